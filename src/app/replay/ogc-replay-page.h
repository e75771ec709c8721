/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ogc-playable.h"

G_BEGIN_DECLS

#define OGC_TYPE_REPLAY_PAGE (ogc_replay_page_get_type ())
/**
 * OgcReplayPage:
 *
 * A game to walk through, on a table of its own with an #OgcReplayBar below: one that is saved, on the table or
 * recorded. Nothing of it is changed.
 *
 * Signals:
 * - "opened": another game lies on the table
 * - "failed" (GError *error): a game cannot be shown; what was shown before still is
 * - "leave": the person has seen enough
 */
G_DECLARE_FINAL_TYPE (OgcReplayPage, ogc_replay_page, OGC, REPLAY_PAGE, GtkWidget)

/* Returns: (transfer floating): an empty page */
GtkWidget *ogc_replay_page_new       (void);

/**
 * ogc_replay_page_show_save:
 * @self: the page
 * @save: a game
 * @table: (nullable): the game on the table that was saved, if it is that
 *
 * Shows @save from its beginning, as far as whoever looks may know it.
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

/* Shows the game after so many decisions, or at its end. */
void       ogc_replay_page_seek      (OgcReplayPage *self,
                                      unsigned       position);

/* Puts the game away, if there is one, and loads none any more. */
void       ogc_replay_page_clear     (OgcReplayPage *self);

/* Returns: (transfer none) (nullable): the replay */
OgcPlayable *ogc_replay_page_get_game  (OgcReplayPage *self);
/* Returns: (transfer none) (nullable): the whole game that is shown */
OgcSavedGame *ogc_replay_page_get_save  (OgcReplayPage *self);

G_END_DECLS
