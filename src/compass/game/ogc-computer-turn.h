/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "ogc-player.h"
#include "ogc-state.h"

G_BEGIN_DECLS

/**
 * OgcPace:
 * @OGC_PACE_INSTANT: computer players decide as fast as they can
 * @OGC_PACE_QUICK: half a second from one decision to the next
 * @OGC_PACE_CALM: one and a half seconds
 *
 * How long a computer player waits, so that people can follow.
 */
typedef enum {
  OGC_PACE_INSTANT,
  OGC_PACE_QUICK,
  OGC_PACE_CALM,
} OgcPace;

#define OGC_TYPE_PACE (ogc_pace_get_type ())
/* The type of #OgcPace, for properties. */
GType            ogc_pace_get_type          (void) G_GNUC_CONST;

/**
 * OgcComputerTurn:
 *
 * A computer player that is asked: it thinks in a worker thread, then waits for its pace and for whoever holds it
 * up, and then answers.
 */
typedef struct _OgcComputerTurn OgcComputerTurn;

/**
 * OgcComputerTurnFunc:
 * @answer: what the computer player decides; not checked
 * @user_data: as given to ogc_computer_turn_new()
 *
 * Takes the answer. Called from the main loop alone, when the turn is stopped already; it may begin another or free it.
 */
typedef void (*OgcComputerTurnFunc) (const OgcDecision *answer,
                                     gpointer           user_data);

/**
 * ogc_computer_turn_new:
 * @func: takes the answers
 * @user_data: for @func
 *
 * Returns: (transfer full): a turn in which nobody thinks yet
 */
OgcComputerTurn *ogc_computer_turn_new      (OgcComputerTurnFunc  func,
                                             gpointer             user_data);
void             ogc_computer_turn_free     (OgcComputerTurn     *self);

/**
 * ogc_computer_turn_begin:
 * @self: a turn
 * @player: who decides
 * @style: how it likes to win
 * @state: the game, in which the player's seat is asked
 * @seed: for what the player leaves to chance
 * @work: how much it may search (#OgcSearchLimits)
 *
 * Lets @player think about what its seat may know of @state, instead of whoever thinks now.
 */
void             ogc_computer_turn_begin    (OgcComputerTurn     *self,
                                             const OgcPlayer     *player,
                                             OgcPlayStyle         style,
                                             const OgcState      *state,
                                             guint64              seed,
                                             unsigned             work);

/* Nobody thinks any more, and no answer comes. */
void             ogc_computer_turn_stop     (OgcComputerTurn     *self);

/* From when on answers come; also the one that is waiting. */
void             ogc_computer_turn_set_pace (OgcComputerTurn     *self,
                                             OgcPace              pace);

/* Holds back answers, also those of later turns, until as many releases have followed. */
void             ogc_computer_turn_hold     (OgcComputerTurn     *self);
void             ogc_computer_turn_release  (OgcComputerTurn     *self);

G_END_DECLS
