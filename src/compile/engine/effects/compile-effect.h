/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "compile-run.h"

/* Takes a step of a COMPILE_FRAME_EFFECT: a row of it, or a part of one. */
void compile_effect_step (CompileRun   *run,
                          CompileFrame *frame);
