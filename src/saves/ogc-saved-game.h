/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-json-reader.h"
#include "ogc-json-writer.h"

G_BEGIN_DECLS

#define OGC_SAVE_FORMAT "gilded-compass-save"
#define OGC_SAVE_EXTENSION ".gildedcompass"
#define OGC_SAVE_NAME_PREFIX "game-" /* of the names that the store gives to files */
#define OGC_RECORD_EXTENSION ".jsonl" /* of files of records */
#define OGC_MAX_TITLE_LENGTH 60 /* characters of a title */

/**
 * OgcSaveLabel:
 * @created: when the game began, seconds since 1970
 * @changed: when it was saved last, seconds since 1970
 * @serial: its number among the autosaves of an earlier version of the program; 0 for other saves
 * @title: (nullable): the title that a person gave the game, 1 to %OGC_MAX_TITLE_LENGTH characters
 * @place: (nullable): an identifier: where an earlier version kept the game when it made room for another; two saves
 *   with the same place are the same game at different times. %NULL for a default
 *
 * What a save says first of any game, whatever its kind.
 */
typedef struct {
  gint64  created;
  gint64  changed;
  guint64 serial;
  char   *title;
  char   *place;
} OgcSaveLabel;

/* Sets both times to now, and leaves everything else empty. */
void ogc_save_label_init  (OgcSaveLabel       *self);
/* Reads the members of the open object; @self is empty before. */
void ogc_save_label_read  (OgcSaveLabel       *self,
                           OgcJsonReader      *reader);
void ogc_save_label_write (const OgcSaveLabel *self,
                           JsonBuilder        *builder);
/* Frees the texts, and leaves @self empty. */
void ogc_save_label_clear (OgcSaveLabel       *self);

#define OGC_TYPE_SAVED_GAME (ogc_saved_game_get_type ())
/**
 * OgcSavedGame:
 *
 * A game on its way between a file and the program, of any kind, as the store, the list of saved games and the window
 * see it. Constant once it is shared, so that another thread can write it.
 */
G_DECLARE_INTERFACE (OgcSavedGame, ogc_saved_game, OGC, SAVED_GAME, GObject)

/**
 * OgcSavedGameInterface:
 * @game: the identifier of its #OgcGameKind
 * @to_bytes: the game as a file's content. Thread-safe
 * @find_label: what it says of any game, which belongs to it
 * @get_finished: whether it is over
 *
 * What a kind of game implements for its saved games.
 */
struct _OgcSavedGameInterface
{
  GTypeInterface parent_iface;

  const char   *game;

  GBytes       *(*to_bytes)     (OgcSavedGame *self);
  OgcSaveLabel *(*find_label)   (OgcSavedGame *self);
  gboolean      (*get_finished) (OgcSavedGame *self);
};

/* Reads a saved game; errors are set on @reader. Thread-safe. Returns: (transfer full) (nullable) */
typedef OgcSavedGame *(*OgcSavedGameReader) (OgcJsonReader *reader);

/* Reads a file's content by @read. Errors call it @source. Thread-safe. Returns: (transfer full) (nullable): %NULL
 * with @error set */
OgcSavedGame *ogc_saved_game_parse        (const char           *source,
                                           GBytes               *bytes,
                                           OgcSavedGameReader    read,
                                           GError              **error);
/* The same of @file; never changes anything on disk, even if the file is damaged. Blocks. */
OgcSavedGame *ogc_saved_game_load         (GFile                *file,
                                           OgcSavedGameReader    read,
                                           GError              **error);

/* The identifier of its #OgcGameKind. */
const char   *ogc_saved_game_get_game     (OgcSavedGame         *self);
/* What the person calls it, or %NULL. */
const char   *ogc_saved_game_get_title    (OgcSavedGame         *self);
/* Call it before the game is shared; at most %OGC_MAX_TITLE_LENGTH characters, or %NULL for none. */
void          ogc_saved_game_set_title    (OgcSavedGame         *self,
                                           const char           *title);
/* When it was saved last, seconds since 1970. */
gint64        ogc_saved_game_get_changed  (OgcSavedGame         *self);
gboolean      ogc_saved_game_get_finished (OgcSavedGame         *self);

/* The game as a file's content. Thread-safe. Returns: (transfer full) */
GBytes       *ogc_saved_game_to_bytes     (OgcSavedGame         *self);

/* Writes @file so that it holds the old or the new game at any moment, and durably the new one when this returns.
 * Blocks. */
gboolean      ogc_saved_game_write        (OgcSavedGame         *self,
                                           GFile                *file,
                                           GError              **error);

G_END_DECLS
