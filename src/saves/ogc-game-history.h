/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "ogc-game-history-entry.h"

G_BEGIN_DECLS

#define OGC_TYPE_GAME_HISTORY (ogc_game_history_get_type ())
/**
 * OgcGameHistory:
 *
 * All games that were played to their end, as a #GListModel of #OgcGameHistoryEntry, newest first, and the file that
 * remembers them. The file is read and written by another thread, one thing after the other; each write replaces it
 * by a whole one. Belongs to the thread that made it. It is empty until something is asked of it.
 *
 * A damaged file is set aside under a new name, and a new one begins; one of a newer version of the program is left
 * alone, and everything that would change it fails.
 *
 * Properties (read-only):
 * - "loaded" (gboolean): the list is what the file says; before, it is empty
 *
 * Signals:
 * - "failed" (GError *error): one sentence that says what could not be done, or that a damaged file was set aside
 */
G_DECLARE_FINAL_TYPE (OgcGameHistory, ogc_game_history, OGC, GAME_HISTORY, GObject)

/* @file: (nullable): %NULL for the usual one, gilded-compass/history.json under XDG data. Returns: (transfer full) */
OgcGameHistory *ogc_game_history_new        (GFile               *file);

gboolean        ogc_game_history_get_loaded (OgcGameHistory      *self);

/* Reads the file. */
void            ogc_game_history_load       (OgcGameHistory      *self);
/* Remembers @entry. A game that is there already is replaced, so each is there once. */
void            ogc_game_history_add        (OgcGameHistory      *self,
                                             OgcGameHistoryEntry *entry);
/* Forgets all games, until ogc_game_history_restore(). */
void            ogc_game_history_clear      (OgcGameHistory      *self);
/* Takes back the last ogc_game_history_clear(); games that ended since then stay. */
void            ogc_game_history_restore    (OgcGameHistory      *self);
/* Deletes for good what was cleared. */
void            ogc_game_history_purge      (OgcGameHistory      *self);

/* Waits until all that was asked is done. What it came to is told later, by the main loop. For the end of the
 * program. */
void            ogc_game_history_flush      (OgcGameHistory      *self);

G_END_DECLS
