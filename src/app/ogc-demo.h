/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-game-ui.h"
#include "ogc-session.h"
#include "ogc-window.h"

G_BEGIN_DECLS

/**
 * ogc_demo_begin:
 * @session: where to
 * @ui: which game
 * @error: return location for an #OgcError
 *
 * Begins a game of computer players alone.
 *
 * Returns: whether it began
 */
gboolean ogc_demo_begin         (OgcSession          *session,
                                 const OgcGameUi     *ui,
                                 GError             **error);

/**
 * ogc_demo_record_async:
 * @window: shows a demonstration
 * @paths: (array zero-terminated=1): where to leave a picture on the way, a PNG, and, if there is a second path, one
 * of the end
 * @callback: called at the end of the game, or when it failed
 * @user_data: for @callback
 *
 * Lets the demonstration play as fast as it can, and takes pictures of @window: the first when the table is
 * full.
 */
void     ogc_demo_record_async  (OgcWindow           *window,
                                 const char * const  *paths,
                                 GAsyncReadyCallback  callback,
                                 gpointer             user_data);
gboolean ogc_demo_record_finish (GAsyncResult        *result,
                                 GError             **error);

G_END_DECLS
