/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "ogc-pacer.h"
#include "ogc-player.h"
#include "ogc-state.h"

G_BEGIN_DECLS

/**
 * OgcComputerTurn:
 *
 * The turn of a computer player: it thinks in a worker thread, and answers when its pacer says so.
 */
typedef struct _OgcComputerTurn OgcComputerTurn;

/**
 * OgcComputerTurnFunc:
 * @answer: what the computer player decides; not checked
 * @user_data: as given to ogc_computer_turn_new()
 *
 * Takes the answer. Only called from the main loop, when the turn has already stopped; it may begin another turn or
 * free this one.
 */
typedef void (*OgcComputerTurnFunc) (const OgcDecision *answer,
                                     gpointer           user_data);

/**
 * ogc_computer_turn_new:
 * @pacer: says when answers come; borrowed
 * @func: takes the answers
 * @user_data: for @func
 *
 * Returns: (transfer full): an idle turn
 */
OgcComputerTurn *ogc_computer_turn_new      (OgcPacer            *pacer,
                                             OgcComputerTurnFunc  func,
                                             gpointer             user_data);
void             ogc_computer_turn_free     (OgcComputerTurn     *self);

/**
 * ogc_computer_turn_begin:
 * @self: a turn
 * @player: who decides
 * @style: how it likes to win
 * @state: the game, in which the player's seat is asked
 * @seed: for the player's random choices
 * @work: how much it may search (#OgcSearchLimits)
 *
 * Lets @player think about what its seat may know of @state, in place of any earlier player.
 */
void             ogc_computer_turn_begin    (OgcComputerTurn     *self,
                                             const OgcPlayer     *player,
                                             OgcPlayStyle         style,
                                             const OgcState      *state,
                                             guint64              seed,
                                             unsigned             work);

/* Stops thinking; no answer will come. */
void             ogc_computer_turn_stop     (OgcComputerTurn     *self);

/* For a pacer: milliseconds of rest before what answers @kind, at each #OgcPace. */
const unsigned  *ogc_computer_turn_get_rests (OgcAskKind kind);

G_END_DECLS
