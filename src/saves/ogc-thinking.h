/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>
#include <stdatomic.h>

G_BEGIN_DECLS

/* That thinking about one decision may take on a slow or busy machine, in microseconds. */
#define OGC_THINKING_LONGEST (2 * G_USEC_PER_SEC)

/**
 * OgcThinkingFunc:
 * @data: what about
 * @cancelled: becomes non-zero when it is to end soon
 *
 * Thinks in a worker thread.
 *
 * Returns: the answer; %NULL when cancelled
 */
typedef gpointer (*OgcThinkingFunc) (gpointer          data,
                                     const atomic_int *cancelled);

/**
 * ogc_thinking_run_async:
 * @source: (nullable): the object for which this is done
 * @func: what thinks
 * @data: for @func; until it is freed, nobody else's
 * @free_data: frees @data
 * @free_answer: frees what @func returns when nobody takes it
 * @cancellable: (nullable): to give up
 * @callback: called in the main context of the caller when there is an answer
 * @user_data: for @callback
 *
 * Lets a computer player, or who advises, think in a worker thread.
 */
void     ogc_thinking_run_async  (GObject              *source,
                                  OgcThinkingFunc       func,
                                  gpointer              data,
                                  GDestroyNotify        free_data,
                                  GDestroyNotify        free_answer,
                                  GCancellable         *cancellable,
                                  GAsyncReadyCallback   callback,
                                  gpointer              user_data);

/* Returns: (transfer full): the answer, or %NULL with %G_IO_ERROR_CANCELLED */
gpointer ogc_thinking_run_finish (GAsyncResult         *result,
                                  GError              **error);

G_END_DECLS
