/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-json-writer.h"
#include "ogc-saved-game.h"

G_BEGIN_DECLS

/* The format name of files of records, which hold one game a line for other programs, whichever kind of game it is. */
#define OGC_RECORD_FORMAT "gilded-compass-record"

/* Reads the record @line, which errors call @source. @read reads the game and ignores what follows from its decisions;
 * then all of @line is compared with the record that @build makes of that game. Returns: (transfer full) (nullable):
 * the game at its end, or %NULL with @error set, which names the first place that cannot be right */
OgcSavedGame *ogc_record_reader_parse          (const char          *source,
                                                GBytes              *line,
                                                OgcSavedGameReader   read,
                                                JsonBuilder        *(*build) (OgcSavedGame *game),
                                                GError             **error);

/* Reads and checks the record @line, which errors call @source. Thread-safe. Returns: (transfer full) (nullable): the
 * game at its end, or %NULL with @error set */
typedef OgcSavedGame *(*OgcRecordReadFunc) (const char  *source,
                                            GBytes      *line,
                                            GError     **error);

/**
 * ogc_record_reader_load:
 * @file: a file of records
 * @read: reads one record
 * @number: which game to read, from 1
 * @n_games: (out): how many lines with games it has; only the one that is read is checked
 * @error: return location
 *
 * Reads and checks one game from a file. Blocks.
 *
 * Returns: (transfer full) (nullable): the game at its end, or %NULL with @error set
 */
OgcSavedGame *ogc_record_reader_load      (GFile              *file,
                                           OgcRecordReadFunc   read,
                                           guint               number,
                                           guint              *n_games,
                                           GError            **error);
/* Takes @game, which errors call @source. Returns: %FALSE with @error set if it is not wanted */
typedef gboolean (*OgcRecordTakeFunc) (OgcSavedGame  *game,
                                       const char    *source,
                                       gpointer       data,
                                       GError       **error);

/**
 * ogc_record_reader_each:
 * @file: a file of records
 * @read: reads one record
 * @take: (nullable): gets each game in turn; only one is held in memory at a time
 * @data: for @take
 * @n_games: (out) (optional): how many were read and taken
 * @error: return location
 *
 * Reads and checks all games in a file, up to the first invalid one. Blocks.
 *
 * Returns: whether all are valid and were taken; otherwise @error is set
 */
gboolean      ogc_record_reader_each      (GFile              *file,
                                           OgcRecordReadFunc   read,
                                           OgcRecordTakeFunc   take,
                                           gpointer            data,
                                           guint              *n_games,
                                           GError            **error);
/* Checks all records in @file, up to the first invalid one. Blocks. @n_games (out) (optional): how many are valid. */
gboolean      ogc_record_reader_check     (GFile              *file,
                                           OgcRecordReadFunc   read,
                                           guint              *n_games,
                                           GError            **error);
/* Whether @file looks like records of the game with the identifier @game, or, for %NULL, of the game whose records
 * do not name it. Blocks. */
gboolean      ogc_record_reader_recognise (GFile            *file,
                                           const char       *game);

G_END_DECLS
