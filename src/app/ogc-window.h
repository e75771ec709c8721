/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ogc-session.h"

G_BEGIN_DECLS

#define OGC_TYPE_WINDOW (ogc_window_get_type ())
/**
 * OgcWindow:
 *
 * The program's window: a stack of pages, their title, and "win." actions that lead from one to another. The actions on
 * the game are in #OgcGameActions.
 *
 * Properties:
 * - "narrow" (gboolean; read-only): the window is too narrow for things to be side by side
 *
 * Signals:
 * - "stayed" (): it was about to close, but the person decided to stay
 * - "abandoned" (): it closes although the disk has not answered; waiting for that might never end
 */
G_DECLARE_FINAL_TYPE (OgcWindow, ogc_window, OGC, WINDOW, GtkApplicationWindow)

/**
 * ogc_window_new:
 * @application: the application
 * @session: what to show; with a game in it the table is shown at once
 *
 * Returns: (transfer none): a window
 */
OgcWindow  *ogc_window_new         (GtkApplication *application,
                                    OgcSession     *session);

OgcSession *ogc_window_get_session (OgcWindow      *self);

/**
 * ogc_window_open:
 * @self: the window
 * @file: a saved game, or a file of records
 *
 * Opens @file, after asking whether a game under way may be given up. Records are only replayed, see
 * ogc_window_replay_file(). Errors are shown in the window.
 */
void        ogc_window_open        (OgcWindow      *self,
                                    GFile          *file);

/**
 * ogc_window_replay_file:
 * @self: the window
 * @file: a saved game, or a file of records
 *
 * Replays the game in @file, or the first of its games. A game under way is untouched, and returns when the person
 * leaves the replay. Errors are shown in the window.
 */
void        ogc_window_replay_file  (OgcWindow      *self,
                                     GFile          *file);

/**
 * ogc_window_notify_person:
 * @self: the window
 * @text: a sentence, translated
 *
 * Shows @text until it is dismissed.
 */
void        ogc_window_notify_person (OgcWindow    *self,
                                      const char   *text);

/* Closes the window without a question, even if something is not on disk. */
void        ogc_window_close_now     (OgcWindow      *self);

G_END_DECLS
