/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ogc-session.h"

G_BEGIN_DECLS

#define OGC_TYPE_GAME_ACTIONS (ogc_game_actions_get_type ())
/**
 * OgcGameActions:
 *
 * The "win." actions on the game on the table as a whole: "open", "save", "save-as", "save-record", "replay-file",
 * "rematch", "leave", "undo", "redo", "show-again"; and the question whether it may be given up. Reading and writing
 * files does not block the window.
 *
 * Signals:
 * - "failed" (GError *error): something could not be done
 * - "saved" (GFile *file): the game, or its record, was written there
 * - "left": the person has left the game for the start page
 * - "replay-wanted" (GFile *file): the games in this file are to be replayed, not continued
 */
G_DECLARE_FINAL_TYPE (OgcGameActions, ogc_game_actions, OGC, GAME_ACTIONS, GObject)

/**
 * ogc_game_actions_new:
 * @session: the session with the game
 * @window: gets the actions, and is the parent of dialogs
 *
 * Returns: (transfer full): the actions, of which only "open" and "replay-file" are enabled
 */
OgcGameActions *ogc_game_actions_new            (OgcSession           *session,
                                                 GtkApplicationWindow *window);

/* Sets whether the game's table is visible: only then can anything be done with it. */
void            ogc_game_actions_set_active     (OgcGameActions       *self,
                                                 gboolean              active);

/* Opens @file, a saved game or a file of records, after asking whether a game under way may be given up. */
void            ogc_game_actions_open           (OgcGameActions       *self,
                                                 GFile                *file);

/**
 * ogc_game_actions_give_up_async:
 * @self: the actions
 * @callback: called with the answer
 * @user_data: for @callback
 *
 * Asks whether another game may replace the one on the table, if anything would be lost and the person has not turned
 * this question off. If the answer is to save the game first, that is done.
 */
void            ogc_game_actions_give_up_async  (OgcGameActions       *self,
                                                 GAsyncReadyCallback   callback,
                                                 gpointer              user_data);
/* Returns: whether it may; %FALSE if this is being asked already, or the window is gone */
gboolean        ogc_game_actions_give_up_finish (OgcGameActions       *self,
                                                 GAsyncResult         *result);

G_END_DECLS
