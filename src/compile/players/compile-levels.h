/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "compile-player.h"

/*
 * The levels of computer players, by the names of the first game's: all search in the same way and by the same weights;
 * the lower ones less far, and misjudge what they find.
 */
enum { COMPILE_N_LEVELS = 6 };

/* Weakest first. */
extern const CompilePlayer compile_levels[COMPILE_N_LEVELS];
