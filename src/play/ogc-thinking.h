/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>
#include <stdatomic.h>

G_BEGIN_DECLS

/* How long thinking about one decision may take on a slow or busy machine, in microseconds. */
#define OGC_THINKING_LONGEST (2 * G_USEC_PER_SEC)

/**
 * OgcThinkingFunc:
 * @data: what to think about
 * @cancelled: becomes non-zero when it should end soon
 *
 * Thinks in a worker thread.
 *
 * Returns: the answer; %NULL if cancelled
 */
typedef gpointer (*OgcThinkingFunc) (gpointer          data,
                                     const atomic_int *cancelled);

/**
 * ogc_thinking_run_async:
 * @source: (nullable): the source object of the task
 * @func: does the thinking
 * @data: for @func, which owns it until it is freed
 * @free_data: frees @data
 * @free_answer: frees the answer if it is not taken
 * @cancellable: (nullable): cancels it
 * @callback: called in the main context of the caller when there is an answer
 * @user_data: for @callback
 *
 * Lets a computer player or an adviser think in a worker thread.
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
