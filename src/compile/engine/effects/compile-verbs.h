/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "compile-run.h"

typedef enum {
  COMPILE_STEP_ASKED,  /* a question stands */
  COMPILE_STEP_AGAIN,  /* the row goes on when what it has caused is over */
  COMPILE_STEP_DONE,   /* carried out in full */
  COMPILE_STEP_UNDONE, /* not carried out, or not in full */
} CompileStep;

/* Carries out the row that @frame is at, as far as possible (COM-47). */
CompileStep compile_verbs_do  (CompileRun         *run,
                               CompileFrame       *frame,
                               const CompileRow   *row);
/* Whether any of @row can be carried out. */
bool        compile_verbs_can (const CompileState *state,
                               const CompileFrame *frame,
                               const CompileRow   *row);
