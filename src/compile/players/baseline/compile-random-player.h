/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "compile-player.h"

/* Takes any legal decision. */
extern const CompilePlayer compile_random_player;
