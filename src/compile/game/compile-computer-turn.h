/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "compile-player.h"
#include "ogc-pacer.h"

G_BEGIN_DECLS

/**
 * CompileComputerTurn:
 *
 * A computer player that is asked: it thinks in a worker thread, and answers when its pacer says so.
 */
typedef struct _CompileComputerTurn CompileComputerTurn;

/**
 * CompileComputerTurnFunc:
 * @answer: what the computer player decides; not checked
 * @user_data: as given to compile_computer_turn_new()
 *
 * Takes the answer. Called from the main loop alone, when the turn is stopped already; it may begin another or free it.
 */
typedef void (*CompileComputerTurnFunc) (const CompileDecision *answer,
                                         gpointer               user_data);

/**
 * compile_computer_turn_new:
 * @pacer: says when answers come; borrowed
 * @func: takes the answers
 * @user_data: for @func
 *
 * Returns: (transfer full): a turn in which nobody thinks yet
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
 * @seed: for what the player leaves to chance
 * @work: how much it may search (#CompileSearchLimits)
 *
 * Lets @player think about what its side may know of @state, instead of whoever thinks now.
 */
void                 compile_computer_turn_begin (CompileComputerTurn      *self,
                                                  const CompilePlayer      *player,
                                                  const CompileState       *state,
                                                  guint64                   seed,
                                                  unsigned                  work);

/* Milliseconds of rest before what answers @kind, for ogc_pacer_begin(): longer before an action than before a choice
 * that an effect leaves. */
const unsigned      *compile_computer_turn_get_rests (CompileAskKind        kind);

/* Nobody thinks any more, and no answer comes. */
void                 compile_computer_turn_stop  (CompileComputerTurn      *self);

/* The seed for the decision of @side after @position others, in the game with @seed: the same game asks its players the
 * same. */
guint64              compile_computer_turn_seed  (guint64                   seed,
                                                  unsigned                  side,
                                                  unsigned                  position);

G_END_DECLS
