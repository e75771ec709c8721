/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "ogc-history-entry.h"
#include "ogc-json-writer.h"
#include "ogc-saved-game.h"

G_BEGIN_DECLS

/* The most games in a file; adding one more drops the oldest. #OgcJsonReader could not read many more. */
#define OGC_MAX_HISTORY_GAMES 10000

/**
 * OgcHistoryFormat:
 * @file_name: the name of the file
 * @game: (nullable): the identifier of the #OgcGameKind, if the file names it
 * @version: the newest version of the format
 * @create_entry: makes the entry of a finished game. Returns: (transfer full)
 * @write_entry: writes an entry
 * @read_entry: reads that back and checks everything. Returns: (transfer full) (nullable)
 *
 * How the history stores one kind of game. Thread-safe.
 */
typedef struct {
  const char      *file_name;
  const char      *game;
  guint            version;
  OgcHistoryEntry *(*create_entry) (OgcSavedGame    *game);
  void             (*write_entry)  (OgcHistoryEntry *entry,
                                    JsonBuilder     *builder);
  OgcHistoryEntry *(*read_entry)   (OgcJsonReader   *reader);
} OgcHistoryFormat;

/* @entries, oldest first, as a file's content. (element-type OgcHistoryEntry) Returns: (transfer full) */
GBytes    *ogc_history_format_to_bytes   (const OgcHistoryFormat  *self,
                                          GPtrArray               *entries);
/* Reads that back. Errors call it @source. Returns: (transfer full) (nullable): %NULL with @error set */
GPtrArray *ogc_history_format_from_bytes (const OgcHistoryFormat  *self,
                                          const char              *source,
                                          GBytes                  *bytes,
                                          GError                 **error);

#define OGC_TYPE_HISTORY (ogc_history_get_type ())
/**
 * OgcHistory:
 *
 * All finished games of a kind, and the file that records them. Another thread reads and writes the file, one job after
 * the other; each write replaces it atomically. The history belongs to the thread that made it, and is empty until the
 * first job is done.
 *
 * A damaged file is renamed and a new one begun. A file of a newer version of the program is left alone, and every
 * attempt to change it fails.
 *
 * Properties (read-only):
 * - "loaded" (gboolean): whether the entries have been read; until then there are none
 *
 * Signals:
 * - "failed" (GError *error): one sentence that says what could not be done, or that a damaged file was renamed
 */
G_DECLARE_FINAL_TYPE (OgcHistory, ogc_history, OGC, HISTORY, GObject)

/**
 * ogc_history_new:
 * @format: how the games are stored; never freed
 * @file: (nullable): %NULL for the default in gilded-compass under XDG data
 *
 * Returns: (transfer full): a history
 */
OgcHistory *ogc_history_new         (const OgcHistoryFormat *format,
                                     GFile                  *file);

/* Returns: (transfer none): a #GListModel of #OgcHistoryEntry, newest first */
GListModel *ogc_history_get_entries (OgcHistory             *self);
gboolean    ogc_history_get_loaded  (OgcHistory             *self);

/* Reads the file. */
void        ogc_history_load        (OgcHistory             *self);
/* Records @entry, which replaces one of the same game. */
void        ogc_history_add         (OgcHistory             *self,
                                     OgcHistoryEntry        *entry);
/* Records @game, which is over. */
void        ogc_history_remember    (OgcHistory             *self,
                                     OgcSavedGame           *game);
/* Removes all games, until ogc_history_restore(). */
void        ogc_history_clear       (OgcHistory             *self);
/* Undoes the last ogc_history_clear(); games recorded since then stay. */
void        ogc_history_restore     (OgcHistory             *self);
/* Deletes what was cleared permanently. */
void        ogc_history_purge       (OgcHistory             *self);

/* Waits until all jobs are done; their outcome is reported later, by the main loop. Call it before the program ends.
 * Thread-safe. */
void        ogc_history_flush       (OgcHistory             *self);

G_END_DECLS
