/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "compile-text.h"
#include "compile-timeline.h"

G_BEGIN_DECLS

/* CompileLogCause: what led to an event; @depth: of how many effects, each set off by the one before, it is the
 * outcome. Plain data. */
typedef struct {
  CompileTextCause text;
  unsigned         depth;
} CompileLogCause;

/* What led to each of the events of @step; @after is the game behind it. Free with g_free(). */
CompileLogCause *compile_log_causes   (const CompileTimelineStep *step,
                                       const CompileState        *after);

/* What is to be said of @step besides its events; COMPILE_TEXT_PLAIN for nothing. */
CompileTextCause compile_log_decision (const CompileTimelineStep *step,
                                       const CompileState        *after);

G_END_DECLS
