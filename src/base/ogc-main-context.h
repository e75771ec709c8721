/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * ogc_main_context_invoke:
 * @context: (nullable): a main context; %NULL for the default one
 * @func: what to call; returns %G_SOURCE_REMOVE
 * @data: for @func
 * @destroy: frees @data
 *
 * Has @func called by the thread that iterates @context, after earlier calls. Thread-safe. Unlike
 * g_main_context_invoke() this never calls it directly: if no thread happens to iterate the context, that would run it
 * in the calling thread, concurrently with the one that owns the context.
 */
void ogc_main_context_invoke (GMainContext   *context,
                              GSourceFunc     func,
                              gpointer        data,
                              GDestroyNotify  destroy);

G_END_DECLS
