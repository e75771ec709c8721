/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "ogc-game-history-entry.h"
#include "ogc-history.h"

G_BEGIN_DECLS

#define OGC_TYPE_GAME_HISTORY (ogc_game_history_get_type ())
/**
 * OgcGameHistory:
 *
 * All finished games, and the file that records them. Another thread reads and writes the file, one job after the
 * other; each write replaces the file atomically. Belongs to the thread that made it. It is empty until the first job
 * is done.
 *
 * A damaged file is renamed and a new one begun; a file of a newer version of the program is left alone, and every
 * attempt to change it fails.
 *
 * Properties (read-only):
 * - "loaded" (gboolean): the entries are those of the file; before, there are none
 *
 * Signals:
 * - "failed" (GError *error): one sentence that says what could not be done, or that a damaged file was renamed
 */
G_DECLARE_FINAL_TYPE (OgcGameHistory, ogc_game_history, OGC, GAME_HISTORY, GObject)

/* @file: (nullable): %NULL for the usual one, gilded-compass/history.json under XDG data. Returns: (transfer full) */
OgcGameHistory *ogc_game_history_new         (GFile               *file);

/* Returns: (transfer none): a #GListModel of #OgcGameHistoryEntry, newest first */
GListModel     *ogc_game_history_get_entries (OgcGameHistory      *self);
gboolean        ogc_game_history_get_loaded  (OgcGameHistory      *self);

/* Reads the file. */
void            ogc_game_history_load        (OgcGameHistory      *self);
/* Records @entry. It replaces an entry of the same game. */
void            ogc_game_history_add         (OgcGameHistory      *self,
                                              OgcGameHistoryEntry *entry);
/* Removes all games, until ogc_game_history_restore(). */
void            ogc_game_history_clear       (OgcGameHistory      *self);
/* Undoes the last ogc_game_history_clear(); games recorded since then stay. */
void            ogc_game_history_restore     (OgcGameHistory      *self);
/* Deletes what was cleared permanently. */
void            ogc_game_history_purge       (OgcGameHistory      *self);

/* Waits until all jobs are done; their outcome is reported later, by the main loop. Call it before the program ends. */
void            ogc_game_history_flush       (OgcGameHistory      *self);

G_END_DECLS
