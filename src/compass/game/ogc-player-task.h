/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "ogc-knowledge.h"
#include "ogc-player.h"

G_BEGIN_DECLS

/**
 * ogc_player_task_decide_async:
 * @source: (nullable): the source object of the task
 * @player: who decides
 * @style: how it likes to win (#OgcSearchLimits)
 * @knowledge: what its seat may know; copied
 * @seed: for the player's random choices (#OgcSearchLimits)
 * @work: how much search it may do (#OgcSearchLimits)
 * @cancellable: (nullable): cancels the task
 * @callback: called in the main context of the caller when the task is done
 * @user_data: for @callback
 *
 * Lets @player decide in a worker thread, which works on a copy of @knowledge.
 */
void     ogc_player_task_decide_async  (GObject                *source,
                                        const OgcPlayer        *player,
                                        OgcPlayStyle            style,
                                        const OgcKnowledge     *knowledge,
                                        guint64                 seed,
                                        unsigned                work,
                                        GCancellable           *cancellable,
                                        GAsyncReadyCallback     callback,
                                        gpointer                user_data);

/**
 * ogc_player_task_decide_finish:
 * @result: the result passed to the callback
 * @decision: (out caller-allocates): the decision
 * @error: return location for %G_IO_ERROR_CANCELLED
 *
 * Returns: whether @decision is set
 */
gboolean ogc_player_task_decide_finish (GAsyncResult           *result,
                                        OgcDecision            *decision,
                                        GError                **error);

G_END_DECLS
