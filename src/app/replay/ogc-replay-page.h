/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ogc-playable.h"

G_BEGIN_DECLS

#define OGC_TYPE_REPLAY_PAGE (ogc_replay_page_get_type ())
/**
 * OgcReplayPage:
 *
 * A game to replay, on a table of its own with an #OgcReplayBar below: a saved one, the one on the table, or a recorded
 * one. The game itself is never changed.
 *
 * Signals:
 * - "opened": another game is on its table
 * - "failed" (GError *error): a game cannot be shown; the previous one stays
 * - "leave": the person wants to leave the replay
 */
G_DECLARE_FINAL_TYPE (OgcReplayPage, ogc_replay_page, OGC, REPLAY_PAGE, GtkWidget)

/* Returns: (transfer floating): an empty page */
GtkWidget *ogc_replay_page_new       (void);

/**
 * ogc_replay_page_show_save:
 * @self: the page
 * @save: a game
 * @table: (nullable): the game on the table, if @save is a save of that
 *
 * Shows @save from its beginning, as far as the viewer may know it.
 */
void       ogc_replay_page_show_save (OgcReplayPage *self,
                                      OgcSavedGame  *save,
                                      OgcPlayable   *table);

/**
 * ogc_replay_page_show_file:
 * @self: the page
 * @file: a saved game, or a file of records
 *
 * Shows the game in @file, or the first of them, once it is loaded. The bar offers the others.
 */
void       ogc_replay_page_show_file (OgcReplayPage *self,
                                      GFile         *file);

/* Shows the game after that many decisions, or at its end, and what there is to say about the next one, or "". */
void       ogc_replay_page_seek      (OgcReplayPage *self,
                                      unsigned       position,
                                      const char    *comment);

/* Removes the game, if there is one, and stops loading. */
void       ogc_replay_page_clear     (OgcReplayPage *self);

/* Returns: (transfer none) (nullable): the replay */
OgcPlayable *ogc_replay_page_get_game  (OgcReplayPage *self);
/* Returns: (transfer none) (nullable): the whole game of which a replay is shown */
OgcSavedGame *ogc_replay_page_get_save  (OgcReplayPage *self);

G_END_DECLS
