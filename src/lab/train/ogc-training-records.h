/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-training.h"

G_BEGIN_DECLS

/**
 * ogc_training_learn_records:
 * @self: the networks, the tiles, @lambda, @own_rate and @report; nothing is played
 * @paths: (array zero-terminated=1): files of records
 * @only: (nullable): the kind or the name of the seats that are learnt from; %NULL for all
 * @error: return location
 *
 * Trains the networks on recorded games, in the order of the files and their lines: each game teaches the network of
 * its set-up, by steps of the size @own_rate, and counts as one of the network's own. What the networks say of a
 * position is what they say when its game is learnt from. Only one game is held in memory at a time. There is one
 * report, at the end, if all games were good; the result does not depend on how they are divided into files.
 *
 * Returns: %FALSE with @error set for the first game that cannot teach, or if the report failed
 */
gboolean ogc_training_learn_records (const OgcTraining   *self,
                                     char               **paths,
                                     const char          *only,
                                     GError             **error);

G_END_DECLS
