/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "compile-run.h"

/* Begins the draft (COM-2). */
void compile_turn_begin_draft (CompileRun   *run);
/* Continues when nothing is being resolved: begins the next phase, or takes the answer to its question. */
void compile_turn_advance     (CompileRun   *run);
/* Takes a step of a COMPILE_FRAME_LIMIT (COM-30). */
void compile_turn_step_limit  (CompileRun   *run,
                               CompileFrame *frame);
