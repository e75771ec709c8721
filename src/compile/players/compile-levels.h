/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "compile-player.h"

/*
 * The levels of computer players, named as in the first game. All of them search in the same way and by the same
 * weights; the lower ones search less, and misjudge what they find.
 */
enum { COMPILE_N_LEVELS = 6 };

/* The levels, weakest first. */
extern const CompilePlayer compile_levels[COMPILE_N_LEVELS];
