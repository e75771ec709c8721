/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "ogc-error.h"
#include "ogc-weights.h"

G_BEGIN_DECLS

/**
 * ogc_weights_file_load:
 * @file: made by ogc_weights_file_save()
 * @error: return location for an #OGC_ERROR
 *
 * Reads a trained network. Blocks.
 *
 * Returns: (transfer full) (nullable): the weights, to be freed with g_free(); %NULL with @error set
 */
OgcWeights *ogc_weights_file_load        (GFile             *file,
                                          GError           **error);

/* Writes @weights in one step. Blocks. Returns whether that went well. */
gboolean    ogc_weights_file_save        (GFile             *file,
                                          const OgcWeights  *weights,
                                          GError           **error);

/**
 * ogc_weights_file_use_default:
 * @error: return location for an #OGC_ERROR
 *
 * Makes computer players use the network that comes with the program, unless they use one already. Without it the ones
 * that need it do as "greedy" does.
 *
 * Returns: whether players have a network to use now
 */
gboolean    ogc_weights_file_use_default (GError           **error);

/**
 * ogc_weights_file_use:
 * @file: a trained network
 * @error: return location for an #OGC_ERROR
 *
 * Makes computer players use this network. Do not call it while one of them decides.
 *
 * Returns: whether they do
 */
gboolean    ogc_weights_file_use         (GFile             *file,
                                          GError           **error);

G_END_DECLS
