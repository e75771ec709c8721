/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "compile-run.h"

/* Continues step by step until a side is asked or the game is over. */
void compile_step_until_asked (CompileRun *run);
