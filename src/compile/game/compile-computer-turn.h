/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "compile-player.h"
#include "ogc-pacer.h"

G_BEGIN_DECLS

/**
 * CompileComputerTurn:
 *
 * The turn of a computer player: it thinks in a worker thread, and answers when its pacer says so.
 */
typedef struct _CompileComputerTurn CompileComputerTurn;

/**
 * CompileComputerTurnFunc:
 * @answer: what the computer player decides; not checked
 * @user_data: as given to compile_computer_turn_new()
 *
 * Takes the answer. Only called from the main loop, when the turn has already stopped; it may begin another turn or
 * free this one.
 */
typedef void (*CompileComputerTurnFunc) (const CompileDecision *answer,
                                         gpointer               user_data);

/**
 * compile_computer_turn_new:
 * @pacer: says when answers come; borrowed
 * @func: takes the answers
 * @user_data: for @func
 *
 * Returns: (transfer full): an idle turn
 */
CompileComputerTurn *compile_computer_turn_new   (OgcPacer                 *pacer,
                                                  CompileComputerTurnFunc   func,
                                                  gpointer                  user_data);
void                 compile_computer_turn_free  (CompileComputerTurn      *self);

/**
 * compile_computer_turn_begin:
 * @self: a turn
 * @player: who decides
 * @state: the game, in which the player's side is asked
 * @seed: for the player's random choices
 * @work: how much it may search (#CompileSearchLimits)
 *
 * Lets @player think about what its side may know of @state, in place of any earlier player.
 */
void                 compile_computer_turn_begin (CompileComputerTurn      *self,
                                                  const CompilePlayer      *player,
                                                  const CompileState       *state,
                                                  guint64                   seed,
                                                  unsigned                  work);

/* Milliseconds to pause before an answer to @kind, for ogc_pacer_begin(): longer for an action than for a choice
 * within an effect. */
const unsigned      *compile_computer_turn_get_rests (CompileAskKind        kind);

/* Stops thinking; no answer will come. */
void                 compile_computer_turn_stop  (CompileComputerTurn      *self);

/* The seed for the decision of @side after @position others, in the game with @seed, so that players behave the same
 * in the same game. */
guint64              compile_computer_turn_seed  (guint64                   seed,
                                                  unsigned                  side,
                                                  unsigned                  position);

G_END_DECLS
