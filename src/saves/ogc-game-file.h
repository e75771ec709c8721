/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-save-details.h"
#include "ogc-saved-game.h"

G_BEGIN_DECLS

/* Games in files, whichever kind of game it is: each file is read by the kind that it names. */

/* Reads a file's content, and checks everything. Errors call it @source. Thread-safe. Returns: (transfer full)
 * (nullable): %NULL with @error set */
OgcSavedGame   *ogc_game_file_parse               (const char           *source,
                                                   GBytes               *bytes,
                                                   GError              **error);

/* Reads @file; never changes anything on disk, even if the file is damaged. Blocks. Returns: (transfer full)
 * (nullable): %NULL with @error set */
OgcSavedGame   *ogc_game_file_load                (GFile                *file,
                                                   GError              **error);
/* The same in a thread of its own. */
void            ogc_game_file_load_async          (GFile                *file,
                                                   GCancellable         *cancellable,
                                                   GAsyncReadyCallback   callback,
                                                   gpointer              user_data);
/* The same for a game to replay: from a file of records, the one with the number @number, from 1. */
void            ogc_game_file_load_nth_async      (GFile                *file,
                                                   guint                 number,
                                                   GCancellable         *cancellable,
                                                   GAsyncReadyCallback   callback,
                                                   gpointer              user_data);
/* @n_games: (out) (optional): how many games a file of records holds; 0 for a saved game, which can be continued.
 * Returns: (transfer full) (nullable) */
OgcSavedGame   *ogc_game_file_load_finish         (GAsyncResult         *result,
                                                   guint                *n_games,
                                                   GError              **error);

/**
 * ogc_game_file_load_details:
 * @file: a file among the saved games
 *
 * Reads only the head of @file, if it has one, else all of it. Blocks. Even a damaged file has something to show.
 *
 * Returns: (transfer full): what a list shows of @file
 */
OgcSaveDetails *ogc_game_file_load_details        (GFile                *file);
/* The details of @game, which has been loaded from @file. Returns: (transfer full) */
OgcSaveDetails *ogc_game_file_describe            (OgcSavedGame         *game,
                                                   GFile                *file);

/* Does what ogc_saved_game_write() does in a thread of its own. */
void            ogc_game_file_write_async         (OgcSavedGame         *game,
                                                   GFile                *file,
                                                   GAsyncReadyCallback   callback,
                                                   gpointer              user_data);
/* Writes the record of a finished game of a kind that has records, for other programs, in a thread of its own. */
void            ogc_game_file_write_record_async  (OgcSavedGame         *game,
                                                   GFile                *file,
                                                   GAsyncReadyCallback   callback,
                                                   gpointer              user_data);
/* Finishes either of these. */
gboolean        ogc_game_file_write_finish        (OgcSavedGame         *game,
                                                   GAsyncResult         *result,
                                                   GError              **error);

G_END_DECLS
