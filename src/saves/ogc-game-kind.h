/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-json-reader.h"
#include "ogc-save-details.h"
#include "ogc-saved-game.h"

G_BEGIN_DECLS

/* A game in play, OgcPlayable, belongs to the floor above and is only named here. */
struct _OgcPlayable;

/**
 * OgcGameKind:
 * @id: which game it is, in files
 * @read_save: reads a saved game of this kind, including its head; errors are set on the reader. Thread-safe. Returns:
 *   (transfer full) (nullable)
 * @read_details: fills in what a list shows, from only the first %OGC_SAVE_HEAD_LENGTH bytes of a file, or all of a
 *   shorter one; any bytes are safe. Thread-safe. Returns: whether they are a head of this kind
 * @resume: continues a saved game. Returns: (transfer full) (nullable): a game, not running
 * @rematch: the same set-up again with another seed, for the same players. Returns: (transfer full) (nullable)
 * @replay: a saved game to replay, as far as the viewer may know it: the person in front of @table, the game that was
 *   saved, unless that is %NULL. Returns: (transfer full) (nullable)
 * @prepare: (nullable): loads what computer players need. Returns: whether it succeeded; if not, they play without
 * @is_record: (nullable): whether a file looks like records of this kind. Thread-safe; blocks
 * @read_record: (nullable): an #OgcRecordReadFunc for such a record
 * @create_record: (nullable): the record of a finished game, as a file's content. Thread-safe. Returns: (transfer
 *   full)
 * @adopt: (nullable): writes a game that an earlier version of the program kept elsewhere to a file of its own in
 *   @folder, and its name to @current_file, which names the game to continue. Blocks. Returns: whether nothing is left
 *   to adopt
 *
 * One of the program's games, apart from its window: what has to be known before there is an object to ask.
 */
typedef struct {
  const char          *id;
  OgcSavedGameReader   read_save;
  gboolean             (*read_details)  (const char           *source,
                                         GBytes               *head,
                                         OgcSaveDetails       *details);
  struct _OgcPlayable *(*resume)        (OgcSavedGame         *save,
                                         GError              **error);
  struct _OgcPlayable *(*rematch)       (struct _OgcPlayable  *game,
                                         GError              **error);
  struct _OgcPlayable *(*replay)        (OgcSavedGame         *save,
                                         struct _OgcPlayable  *table,
                                         GError              **error);
  gboolean             (*prepare)       (GError              **error);
  gboolean             (*is_record)     (GFile                *file);
  OgcSavedGame        *(*read_record)   (const char           *source,
                                         GBytes               *line,
                                         GError              **error);
  GBytes              *(*create_record) (OgcSavedGame         *save);
  gboolean             (*adopt)         (GFile                *folder,
                                         GFile                *current_file,
                                         GError              **error);
} OgcGameKind;

/**
 * ogc_game_kind_register:
 * @kind: (transfer none): a kind of game, never freed
 *
 * Registers @kind. Call it when the program starts, before any thread does. A file that does not name its game belongs
 * to the first kind.
 */
void               ogc_game_kind_register  (const OgcGameKind *kind);
/* Returns: (nullable): the kind with that number, from 0, in the order of registration */
const OgcGameKind *ogc_game_kind_nth       (unsigned           n);
/* Returns: (nullable): the kind with that identifier */
const OgcGameKind *ogc_game_kind_find      (const char        *id);
/* Returns: (nullable): the kind whose records @file seems to hold. Thread-safe; blocks */
const OgcGameKind *ogc_game_kind_of_record (GFile             *file);
/* Finds out which kind of game the saved game in @reader is. Returns: (nullable): %NULL, with the error in @reader,
 * if this program does not know it */
const OgcGameKind *ogc_game_kind_choose    (OgcJsonReader     *reader);

G_END_DECLS
