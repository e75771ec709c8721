/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "ogc-history.h"
#include "ogc-playable.h"
#include "ogc-store.h"

G_BEGIN_DECLS

#define OGC_TYPE_SESSION (ogc_session_get_type ())
/**
 * OgcSession:
 *
 * The game that is being played. So that nothing is lost, it is kept in an #OgcStore after every decision, undo and
 * redo; it is also saved to files when the person asks for it.
 *
 * Properties (read-only):
 * - "game" (OgcPlayable, nullable): the game on the table. A new one is not running, so that a view can connect to it
 *   first
 * - "file" (GFile, nullable): the file that the game was opened from or last saved to
 *
 * Signals:
 * - "failed" (GError *error): the game could not be kept; it continues anyway
 */
G_DECLARE_FINAL_TYPE (OgcSession, ogc_session, OGC, SESSION, GObject)

/**
 * ogc_session_new:
 * @store: (nullable): where games are kept; %NULL: nowhere, for a demonstration
 *
 * Returns: (transfer full): a session without a game
 */
OgcSession     *ogc_session_new          (OgcStore             *store);

/* Returns: (nullable): where games are kept */
OgcStore       *ogc_session_get_store    (OgcSession           *self);

/* Where games of the kind @game that end from now on are recorded; %NULL, the default: nowhere. Returns: (transfer
 * none) (nullable) */
OgcHistory     *ogc_session_get_history  (OgcSession           *self,
                                          const char           *game);
void            ogc_session_set_history  (OgcSession           *self,
                                          const char           *game,
                                          OgcHistory           *history);

/* Whether another game may replace the one on the table without loss: it is kept, and keeping it has not failed. */
gboolean        ogc_session_get_safe     (OgcSession           *self);

/* The title that the person gives the game on the table, at most %OGC_MAX_TITLE_LENGTH characters; %NULL or "":
 * none. */
void            ogc_session_set_title    (OgcSession           *self,
                                          const char           *title);

OgcPlayable    *ogc_session_get_game     (OgcSession           *self);
GFile          *ogc_session_get_file     (OgcSession           *self);
/* Whether decisions were taken since the game began, or since it was opened from or saved to "file". */
gboolean        ogc_session_get_modified (OgcSession           *self);

/**
 * ogc_session_begin:
 * @self: the session
 * @game: a game that has not begun
 * @over: (nullable): a game in the store that it replaces there
 *
 * Begins @game. The previous game stays in the store, if there is one.
 */
void            ogc_session_begin        (OgcSession           *self,
                                          OgcPlayable          *game,
                                          GFile                *over);

/**
 * ogc_session_rematch:
 * @self: a session with a game
 * @error: return location for an #OgcError
 *
 * Begins the same game again with another seed.
 *
 * Returns: whether it began; if not, nothing has changed
 */
gboolean        ogc_session_rematch      (OgcSession           *self,
                                          GError              **error);

/**
 * ogc_session_resume:
 * @self: the session
 * @save: a saved game
 * @file: (nullable): where it came from. A file in the store remains the game's, any other is left alone
 * @error: return location for an #OgcError
 *
 * Continues @save. The previous game stays in the store, if there is one.
 *
 * Returns: whether it continues; if not, nothing has changed
 */
gboolean        ogc_session_resume       (OgcSession           *self,
                                          OgcSavedGame         *save,
                                          GFile                *file,
                                          GError              **error);

/**
 * ogc_session_open_async:
 * @self: the session
 * @file: a saved game
 * @callback: called when it is on the table, or could not be loaded
 * @user_data: for @callback
 *
 * Loads @file, from the store or anywhere else, and continues it. The previous game stays in the store, if there is
 * one.
 */
void            ogc_session_open_async   (OgcSession           *self,
                                          GFile                *file,
                                          GAsyncReadyCallback   callback,
                                          gpointer              user_data);
/* Returns: whether it continues; if not, @error is an #OgcError or %G_IO_ERROR_CANCELLED (something else came in
 * between), and nothing has changed */
gboolean        ogc_session_open_finish  (OgcSession           *self,
                                          GAsyncResult         *result,
                                          GError              **error);

/**
 * ogc_session_save_async:
 * @self: a session with a game
 * @file: where to save it
 * @callback: called when it is written, or could not be
 * @user_data: for @callback
 *
 * Saves the game as it stands now.
 */
void            ogc_session_save_async   (OgcSession           *self,
                                          GFile                *file,
                                          GAsyncReadyCallback   callback,
                                          gpointer              user_data);
gboolean        ogc_session_save_finish  (OgcSession           *self,
                                          GAsyncResult         *result,
                                          GError              **error);

/**
 * ogc_session_find_async:
 * @self: a session
 * @callback: called with the answer
 * @user_data: for @callback
 *
 * Finds the kept game to continue.
 */
void            ogc_session_find_async   (OgcSession           *self,
                                          GAsyncReadyCallback   callback,
                                          gpointer              user_data);
/**
 * ogc_session_find_finish:
 * @self: a session
 * @result: what the callback got
 * @file: (out) (transfer full) (nullable): where it is kept, for ogc_session_resume()
 * @error: return location for an #OgcError
 *
 * Returns: (transfer full) (nullable): the game; %NULL without an error if there is none, and with one if it cannot be
 * loaded
 */
OgcSavedGame   *ogc_session_find_finish  (OgcSession           *self,
                                          GAsyncResult         *result,
                                          GFile               **file,
                                          GError              **error);

/**
 * ogc_session_leave:
 * @self: the session
 *
 * Clears the table. The game is kept, to be continued later, unless it is over.
 */
void            ogc_session_leave        (OgcSession           *self);

/**
 * ogc_session_close_async:
 * @self: the session
 * @callback: called when all is written, or cannot be
 * @user_data: for @callback
 *
 * Waits until what is kept is durably on disk. Until then the game stays on the table; the caller stops it.
 */
void            ogc_session_close_async  (OgcSession           *self,
                                          GAsyncReadyCallback   callback,
                                          gpointer              user_data);
/**
 * ogc_session_close_finish:
 * @self: the session
 * @result: what the callback got
 * @error: return location for an #OgcError
 *
 * Returns: whether all is written and the game has left the table; if not, nothing has changed
 */
gboolean        ogc_session_close_finish (OgcSession           *self,
                                          GAsyncResult         *result,
                                          GError              **error);

G_END_DECLS
