/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "compile-player.h"

G_BEGIN_DECLS

/**
 * compile_player_task_decide_async:
 * @player: who decides
 * @state: the game, in which the player's side is asked
 * @seed: for the player's random choices
 * @work: how much it may search (#CompileSearchLimits)
 * @cancellable: (nullable): cancels it
 * @callback: called in the caller's main context with the decision
 * @user_data: for @callback
 *
 * Lets @player decide in a worker thread, from what its side may know of @state; ogc_thinking_run_finish() returns
 * the decision.
 */
void compile_player_task_decide_async (const CompilePlayer *player,
                                       const CompileState  *state,
                                       guint64              seed,
                                       unsigned             work,
                                       GCancellable        *cancellable,
                                       GAsyncReadyCallback  callback,
                                       gpointer             user_data);

G_END_DECLS
