/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "ogc-error.h"
#include "ogc-weights.h"

G_BEGIN_DECLS

/**
 * ogc_weights_file_load:
 * @file: a file written by ogc_weights_file_save()
 * @error: return location for an #OGC_ERROR
 *
 * Reads a trained network. Blocks.
 *
 * Returns: (transfer full) (nullable): the weights, to be freed with g_free(); %NULL with @error set
 */
OgcWeights *ogc_weights_file_load        (GFile             *file,
                                          GError           **error);

/* Writes @weights atomically. Blocks. Returns whether that succeeded. */
gboolean    ogc_weights_file_save        (GFile             *file,
                                          const OgcWeights  *weights,
                                          GError           **error);

/**
 * ogc_weights_file_use_default:
 * @error: return location for an #OGC_ERROR
 *
 * Makes computer players use the network that comes with the program, unless they already use one. Without it the
 * players that need one decide like "greedy".
 *
 * Returns: whether players now have a network to use
 */
gboolean    ogc_weights_file_use_default (GError           **error);

/**
 * ogc_weights_file_use:
 * @file: a trained network
 * @error: return location for an #OGC_ERROR
 *
 * Makes computer players use this network. Must not be called while one of them decides.
 *
 * Returns: whether they use it
 */
gboolean    ogc_weights_file_use         (GFile             *file,
                                          GError           **error);

G_END_DECLS
