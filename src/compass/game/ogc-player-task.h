/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "ogc-knowledge.h"
#include "ogc-player.h"

G_BEGIN_DECLS

/**
 * ogc_player_task_decide_async:
 * @player: who decides
 * @style: how it likes to win (#OgcSearchLimits)
 * @knowledge: what its seat may know; copied
 * @seed: for the player's random choices (#OgcSearchLimits)
 * @work: how much search it may do (#OgcSearchLimits)
 * @cancellable: (nullable): cancels the task
 * @callback: called in the main context of the caller when the task is done
 * @user_data: for @callback
 *
 * Lets @player decide in a worker thread, which works on a copy of @knowledge; ogc_thinking_run_finish() returns the
 * decision.
 */
void ogc_player_task_decide_async (const OgcPlayer     *player,
                                   OgcPlayStyle         style,
                                   const OgcKnowledge  *knowledge,
                                   guint64              seed,
                                   unsigned             work,
                                   GCancellable        *cancellable,
                                   GAsyncReadyCallback  callback,
                                   gpointer             user_data);

G_END_DECLS
