/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-saved-game.h"

G_BEGIN_DECLS

/* Files of records: games for strangers' programs, one a line, which say so by this name whichever game they are of. */
#define OGC_RECORD_FORMAT "gilded-compass-record"

/* Reads and checks the record @line, which errors call @source. Thread-safe. Returns: (transfer full) (nullable): the
 * game at its end, or %NULL with @error set */
typedef OgcSavedGame *(*OgcRecordReader) (const char  *source,
                                          GBytes      *line,
                                          GError     **error);

/**
 * ogc_record_file_load:
 * @file: a file of records
 * @read: reads one of its game
 * @number: which of its games, from 1
 * @n_games: (out): how many lines with games it has, of which only the one that is loaded was checked
 * @error: return location
 *
 * Reads and checks one game of a file. Blocks.
 *
 * Returns: (transfer full) (nullable): the game at its end, or %NULL with @error set
 */
OgcSavedGame *ogc_record_file_load      (GFile            *file,
                                         OgcRecordReader   read,
                                         guint             number,
                                         guint            *n_games,
                                         GError          **error);
/* Checks all records in @file, up to the first bad one. Blocks. @n_games (out) (optional): how many are good. */
gboolean      ogc_record_file_check     (GFile            *file,
                                         OgcRecordReader   read,
                                         guint            *n_games,
                                         GError          **error);
/* Whether @file looks like records of the game with the identifier @game; %NULL: of the one that did not name itself.
 * Blocks. */
gboolean      ogc_record_file_recognise (GFile            *file,
                                         const char       *game);

G_END_DECLS
