/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-game-ui.h"
#include "ogc-session.h"
#include "ogc-window.h"

G_BEGIN_DECLS

/**
 * ogc_demo_begin:
 * @session: where it is played
 * @ui: which game
 * @error: return location for an #OgcError
 *
 * Begins a game of computer players only.
 *
 * Returns: whether it began
 */
gboolean ogc_demo_begin         (OgcSession          *session,
                                 const OgcGameUi     *ui,
                                 GError             **error);

/**
 * ogc_demo_record_async:
 * @window: shows a demonstration
 * @paths: (array zero-terminated=1): where to save a picture during the game, a PNG, and, if there is a second path,
 * one at the end
 * @callback: called when the game ends, or on failure
 * @user_data: for @callback
 *
 * Plays the demonstration as fast as possible, and takes pictures of @window: the first when the table is full.
 */
void     ogc_demo_record_async  (OgcWindow           *window,
                                 const char * const  *paths,
                                 GAsyncReadyCallback  callback,
                                 gpointer             user_data);
gboolean ogc_demo_record_finish (GAsyncResult        *result,
                                 GError             **error);

G_END_DECLS
