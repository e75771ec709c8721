/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "compile-text.h"
#include "compile-timeline.h"

G_BEGIN_DECLS

/* CompileLogCause: what led to an event; @depth is how many effects led to it, each triggered by the one before.
 * Plain data. */
typedef struct {
  CompileTextCause text;
  unsigned         depth;
} CompileLogCause;

/* The causes of the events of @step; @after is the game after it. Free with g_free(). */
CompileLogCause *compile_log_causes   (const CompileTimelineStep *step,
                                       const CompileState        *after);

/* Returns: (transfer full) (nullable): a sentence about event @i of @step, which has these @causes; %NULL if the
 * previous event's covers it. Cards drawn to refill the hand are reported apart from those that an effect then
 * draws. */
char            *compile_log_tell     (const CompileTextGame     *game,
                                       const CompileTimelineStep *step,
                                       const CompileLogCause     *causes,
                                       unsigned                   i);

/* What to say about @step in addition to its events; COMPILE_TEXT_PLAIN for nothing. */
CompileTextCause compile_log_decision (const CompileTimelineStep *step,
                                       const CompileState        *after);

G_END_DECLS
