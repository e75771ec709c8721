/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "ogc-save.h"

G_BEGIN_DECLS

/* The newest version of the records' format, and the only one so far. */
#define OGC_RECORD_VERSION 1

/*
 * Records: complete games for other programs, one JSON object per line (data/record.schema.json): set-up, tile set,
 * every decision with everything that it led to, and finally what every seat holds and how it scores. Everything in a
 * record except the names follows from its set-up and decisions; reading one replays the game and compares every
 * number.
 */

/**
 * ogc_record_from_save:
 * @save: a game; undone decisions are not part of the record
 *
 * Returns: (transfer full): the record as one line, with the line break
 */
GBytes  *ogc_record_from_save    (OgcSave              *save);
/**
 * ogc_record_to_save:
 * @source: what errors call the record
 * @bytes: one line of a record file
 * @error: return location
 *
 * Reads a record and checks all of it.
 *
 * Returns: (transfer full) (nullable): the game at its end, or %NULL with @error set, which names the first place that
 *   cannot be right
 */
OgcSave *ogc_record_to_save      (const char           *source,
                                  GBytes               *bytes,
                                  GError              **error);
/* Checks all records in @file up to the first bad one, and whether this program knows their players. Blocks. @n_games
 * (out) (optional): how many are good. */
gboolean ogc_record_check_file   (GFile                *file,
                                  guint                *n_games,
                                  GError              **error);
/* Whether @file looks like records rather than a save. Blocks. */
gboolean ogc_record_recognise    (GFile                *file);

G_END_DECLS
