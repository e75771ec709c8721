/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "compile-run.h"

/* Takes a step of a COMPILE_FRAME_COMPILE (COM-36). */
void compile_compiling_step         (CompileRun   *run,
                                     CompileFrame *frame);
/* Takes a step of a COMPILE_FRAME_REFRESH (COM-55). */
void compile_compiling_step_refresh (CompileRun   *run,
                                     CompileFrame *frame);
