/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "compile-player.h"

/* "random": chooses uniformly among the legal decisions. */
extern const CompilePlayer compile_random_player;
