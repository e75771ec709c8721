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
 * Has @func called by whoever iterates @context, after what it was told before. Thread-safe. Unlike
 * g_main_context_invoke() this never calls it at once: where nobody iterates the context for a moment, that would be
 * in the calling thread, beside the one that the context belongs to.
 */
void ogc_main_context_invoke (GMainContext   *context,
                              GSourceFunc     func,
                              gpointer        data,
                              GDestroyNotify  destroy);

G_END_DECLS
