/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-json-reader.h"
#include "ogc-playable.h"
#include "ogc-save-details.h"
#include "ogc-saved-game.h"

G_BEGIN_DECLS

/**
 * OgcGameKind:
 * @id: which game it is, in files
 * @read_save: reads a saved game of this kind, head and all; what is wrong is refused by the reader. Thread-safe.
 *   Returns: (transfer full) (nullable)
 * @read_details: fills in what a list shows from the first %OGC_SAVE_HEAD_LENGTH bytes of a file, or all of a shorter
 *   one, without a look at the rest; any bytes do no harm. Thread-safe. Returns: whether they are a head of this kind
 * @resume: goes on with a saved game. Returns: (transfer full) (nullable): a game, not running
 * @rematch: the same again with other chances, for the same players. Returns: (transfer full) (nullable)
 * @replay: a saved game to walk through, as far as whoever looks may know it: the person before the screen of @table,
 *   the game that was saved, if it is not %NULL. Returns: (transfer full) (nullable)
 * @prepare: (nullable): fetches what computer players need. Returns: whether it is there; they do without
 * @is_record: (nullable): whether a file looks like one of games for strangers' programs. Thread-safe; blocks
 * @read_record: (nullable): an #OgcRecordReader for one of these games
 * @adopt: (nullable): writes a game that an earlier version of the program kept otherwise to a file of its own in
 *   @folder and its name to @current_file, the file that holds the file name of the game to go on with. Blocks.
 *   Returns: whether there is nothing of that kind now
 *
 * One of the program's games below its window: what cannot be asked of an object, since there is none yet.
 */
typedef struct {
  const char   *id;
  OgcSavedGame *(*read_save)    (OgcJsonReader  *reader);
  gboolean      (*read_details) (const char     *source,
                                 GBytes         *head,
                                 OgcSaveDetails *details);
  OgcPlayable  *(*resume)       (OgcSavedGame   *save,
                                 GError        **error);
  OgcPlayable  *(*rematch)      (OgcPlayable    *game,
                                 GError        **error);
  OgcPlayable  *(*replay)       (OgcSavedGame   *save,
                                 OgcPlayable    *table,
                                 GError        **error);
  gboolean      (*prepare)      (GError        **error);
  gboolean      (*is_record)    (GFile          *file);
  OgcSavedGame *(*read_record)  (const char     *source,
                                 GBytes         *line,
                                 GError        **error);
  gboolean      (*adopt)        (GFile          *folder,
                                 GFile          *current_file,
                                 GError        **error);
} OgcGameKind;

/**
 * ogc_game_kind_register:
 * @kind: (transfer none): a game, for ever
 *
 * Lets the program know @kind. Call it when the program starts, before any thread. A file that does not say of which
 * game it is, is of the first one.
 */
void               ogc_game_kind_register  (const OgcGameKind *kind);
/* Returns: (nullable): the one with that number, from 0, in the order in which they were registered */
const OgcGameKind *ogc_game_kind_nth       (unsigned           n);
/* Returns: (nullable): the one with that identifier */
const OgcGameKind *ogc_game_kind_find      (const char        *id);
/* Returns: (nullable): the one whose games for strangers' programs @file seems to have. Thread-safe; blocks */
const OgcGameKind *ogc_game_kind_of_record (GFile             *file);
/* Looks in the saved game that @reader has open which game it is of. Returns: (nullable): %NULL, which @reader has
 * refused, if this program does not know it */
const OgcGameKind *ogc_game_kind_choose    (OgcJsonReader     *reader);

G_END_DECLS
