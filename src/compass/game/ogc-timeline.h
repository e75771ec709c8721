/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#include "ogc-state.h"

G_BEGIN_DECLS

/**
 * OgcStep:
 * @decision: what was decided
 * @before: the game before it
 * @events: (array length=n_events): what it led to
 *
 * One decision of a game. The seat that decided is @before's ask.seat.
 */
typedef struct {
  OgcDecision decision;
  OgcState    before;
  OgcEvent   *events;
  unsigned    n_events;
} OgcStep;

/**
 * OgcTimeline:
 *
 * A game as a list of decisions with a position in it: those before it are taken, those after it were undone and can be
 * redone. Plain data with a single owner.
 */
typedef struct _OgcTimeline OgcTimeline;

/* A game that starts at @start; @first, which may be NULL, are the events that led there. */
OgcTimeline    *ogc_timeline_new                 (const OgcState    *start,
                                                  const OgcEvents   *first);
void            ogc_timeline_free                (OgcTimeline       *self);

const OgcState *ogc_timeline_get_start           (OgcTimeline       *self);
/* The game at the position. Valid until the next change. */
const OgcState *ogc_timeline_get_state           (OgcTimeline       *self);
unsigned        ogc_timeline_get_position        (OgcTimeline       *self);
/* All decisions, redoable ones included. */
unsigned        ogc_timeline_get_length          (OgcTimeline       *self);
/* Step number @n, from 0, below the length. */
const OgcStep  *ogc_timeline_get_step            (OgcTimeline       *self,
                                                  unsigned           n);
/* The game at @position, at most the length. Valid until the next change. */
const OgcState *ogc_timeline_get_state_at        (OgcTimeline       *self,
                                                  unsigned           position);
/* The events before the first decision. */
const OgcEvent *ogc_timeline_get_first           (OgcTimeline       *self,
                                                  unsigned          *n_events);

/* Takes @decision at the position, after which nothing can be redone. Returns OGC_RULE_NONE, or the rule that refuses
 * the decision, in which case nothing changes. */
OgcRule         ogc_timeline_take                (OgcTimeline       *self,
                                                  const OgcDecision *decision);
/* Goes to @position, at most the length. */
void            ogc_timeline_seek                (OgcTimeline       *self,
                                                  unsigned           position);

/**
 * ogc_timeline_undo_target:
 * @self: a timeline
 * @persons: bit n: a person plays seat n
 *
 * Finds where an undo leads: before the last turn or choice of a person, if no generator has advanced since and no
 * person has seen a tile that was hidden before. A finished game has shown everything.
 *
 * Returns: a position; the current one if there is nothing to undo
 */
unsigned        ogc_timeline_undo_target         (OgcTimeline       *self,
                                                  unsigned           persons);

/**
 * ogc_timeline_count_rolls:
 * @self: a timeline
 * @seat: a seat
 * @counts: room for 6
 *
 * Returns: the number of dice that @seat has rolled up to the position; @counts gets the numbers by value
 */
unsigned        ogc_timeline_count_rolls         (OgcTimeline       *self,
                                                  unsigned           seat,
                                                  unsigned          *counts);
/* The same for the neutral dice only. */
unsigned        ogc_timeline_count_neutral_rolls (OgcTimeline       *self,
                                                  unsigned           seat,
                                                  unsigned          *counts);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (OgcTimeline, ogc_timeline_free)

G_END_DECLS
