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
 * OgcHistory:
 *
 * A game as the list of its decisions, with a position in it: what lies before is taken, what lies behind was
 * undone and can be redone. Plain data of one owner.
 */
typedef struct _OgcHistory OgcHistory;

/* A game that starts at @start; @first (may be NULL) are the events that led there. */
OgcHistory     *ogc_history_new          (const OgcState    *start,
                                          const OgcEvents   *first);
void            ogc_history_free         (OgcHistory        *self);

const OgcState *ogc_history_get_start    (OgcHistory        *self);
/* The game at the position. Valid until the next change. */
const OgcState *ogc_history_get_state    (OgcHistory        *self);
unsigned        ogc_history_get_position (OgcHistory        *self);
/* All decisions, redoable ones included. */
unsigned        ogc_history_get_length   (OgcHistory        *self);
/* Step number @n, from 0, below the length. */
const OgcStep  *ogc_history_get_step     (OgcHistory        *self,
                                          unsigned           n);
/* The events before the first decision. */
const OgcEvent *ogc_history_get_first    (OgcHistory        *self,
                                          unsigned          *n_events);

/* Takes @decision at the position; what could be redone is gone. OGC_RULE_NONE, or the rule that refuses it: then nothing has changed. */
OgcRule         ogc_history_take         (OgcHistory        *self,
                                          const OgcDecision *decision);
/* Goes to @position, at most the length. */
void            ogc_history_seek         (OgcHistory        *self,
                                          unsigned           position);

/**
 * ogc_history_undo_target:
 * @self: a history
 * @persons: bit n: a person plays seat n
 *
 * Where an undo leads: before the last turn or choice of a person, if since then no generator has moved and no person has seen a
 * tile that was hidden from it. A game that is over has shown everything.
 *
 * Returns: a position; the present one if there is nothing to undo
 */
unsigned        ogc_history_undo_target  (OgcHistory        *self,
                                          unsigned           persons);

/* Goes to where an undo leads, and remembers where it came from. */
void            ogc_history_undo         (OgcHistory        *self,
                                          unsigned           persons);
gboolean        ogc_history_can_redo     (OgcHistory        *self);
/* Goes to where the last undo that is not redone came from. */
void            ogc_history_redo         (OgcHistory        *self);

/**
 * ogc_history_count_rolls:
 * @self: a history
 * @seat: a seat
 * @counts: room for 6
 *
 * Returns: how many dice @seat has rolled up to the position; @counts gets them by value
 */
unsigned        ogc_history_count_rolls  (OgcHistory        *self,
                                          unsigned           seat,
                                          unsigned          *counts);
/* The same for the neutral dice among them. */
unsigned        ogc_history_count_neutral_rolls (OgcHistory *self,
                                          unsigned           seat,
                                          unsigned          *counts);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (OgcHistory, ogc_history_free)

G_END_DECLS
