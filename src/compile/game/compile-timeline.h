/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#include "compile-state.h"

G_BEGIN_DECLS

/**
 * CompileTimelineStep:
 * @decision: what was decided
 * @before: the game before it
 * @events: (array length=n_events): what it led to
 * @reveals: whether it showed a card to a side that did not know it, or involved randomness
 *
 * A decision of a game. The side that decided is @before's ask.side.
 */
typedef struct {
  CompileDecision decision;
  CompileState    before;
  CompileEvent   *events;
  unsigned        n_events;
  gboolean        reveals;
} CompileTimelineStep;

/**
 * CompileTimeline:
 *
 * A game as a list of decisions with a position in it: those before it are taken, those after it were undone and can be
 * redone. Plain data with a single owner.
 */
typedef struct _CompileTimeline CompileTimeline;

/* A game that starts at @start; @first are the events that led there. */
CompileTimeline           *compile_timeline_new          (const CompileState    *start,
                                                          const CompileEvents   *first);
void                       compile_timeline_free         (CompileTimeline       *self);

const CompileState        *compile_timeline_get_start    (CompileTimeline       *self);
/* The game at the position. Valid until the next change. */
const CompileState        *compile_timeline_get_state    (CompileTimeline       *self);
unsigned                   compile_timeline_get_position (CompileTimeline       *self);
/* How many decisions there are, redoable ones included. */
unsigned                   compile_timeline_get_length   (CompileTimeline       *self);
/* Step number @n, from 0, below the length. */
const CompileTimelineStep *compile_timeline_get_step     (CompileTimeline       *self,
                                                          unsigned               n);
/* The game at @position, at most the length. Valid until the next change. */
const CompileState        *compile_timeline_get_state_at (CompileTimeline       *self,
                                                          unsigned               position);
/* The events before the first decision. */
const CompileEvent        *compile_timeline_get_first    (CompileTimeline       *self,
                                                          unsigned              *n_events);

/* Takes @decision at the position, and drops redoable ones. Returns COMPILE_RULE_NONE, or the rule that refuses the
 * decision, in which case nothing changes. */
CompileRule                compile_timeline_take         (CompileTimeline       *self,
                                                          const CompileDecision *decision);
/* Goes to @position, at most the length. */
void                       compile_timeline_seek         (CompileTimeline       *self,
                                                          unsigned               position);

/**
 * compile_timeline_undo_target:
 * @self: a timeline
 * @persons: bit n: a person plays side n
 *
 * Where an undo leads: before the last decision of a person, unless somebody has since seen a card that was hidden
 * from them. A finished game has shown everything.
 *
 * Returns: a position; the current one if there is nothing to undo
 */
unsigned                   compile_timeline_undo_target  (CompileTimeline       *self,
                                                          unsigned               persons);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CompileTimeline, compile_timeline_free)

G_END_DECLS
