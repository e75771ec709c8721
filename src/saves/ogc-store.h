/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "ogc-saved-game.h"

G_BEGIN_DECLS

#define OGC_TYPE_STORE (ogc_store_get_type ())

/**
 * OgcStore:
 *
 * Where the program saves games automatically: one folder (under XDG data) with one file per game, under any name that
 * ends in %OGC_SAVE_EXTENSION, and one small file that names the game to continue. Another thread writes the files,
 * each atomically and durably. The folder is locked while a program has it open: a second one can read it but saves
 * nothing. Belongs to the thread that made it.
 *
 * Signals, in the thread that made the store:
 * - "failed" (GError *error): a game could not be written; emitted once per failed write, but only once if nothing can
 *   be written because another program has the folder
 */
G_DECLARE_FINAL_TYPE (OgcStore, ogc_store, OGC, STORE, GObject)

/* @folder: (nullable): %NULL for the default, gilded-compass/saves under XDG data. It is created on the first write. */
OgcStore     *ogc_store_new              (GFile                *folder);
/* Returns: (transfer none) */
GFile        *ogc_store_get_folder       (OgcStore             *self);

/* An unused file name for a game. Free with g_free(). */
char         *ogc_store_new_name         (OgcStore             *self);
/* The name of @file in the folder, or %NULL if it could not be a game there. Does not touch the disk. Free with
 * g_free(). */
char         *ogc_store_find_name        (OgcStore             *self,
                                          GFile                *file);
/* The file name of the game to continue, or %NULL. Thread-safe; blocks. Free with g_free(). */
char         *ogc_store_dup_current_name (OgcStore             *self);
/* Makes @name the file name of the game to continue, or says with %NULL that there is none. Deletes no game. Returns
 * at once. */
void          ogc_store_set_current      (OgcStore             *self,
                                          const char           *name);

/**
 * ogc_store_autosave:
 * @self: the store
 * @name: a file name
 * @save: a game, which must no longer change
 *
 * Saves @save under @name, as the game to continue. Call it after every decision, undo and redo. Returns at once:
 * another thread writes the saves, one at a time; of several with the same name that come in meanwhile, only the last
 * is written. What could not be written is tried again with the next save.
 */
void          ogc_store_autosave         (OgcStore             *self,
                                          const char           *name,
                                          OgcSavedGame         *save);
/* Waits until everything passed to ogc_store_autosave() is safely on disk, retrying what has failed. Thread-safe;
 * blocks. Returns %FALSE with @error set if a game is not. */
gboolean      ogc_store_flush            (OgcStore             *self,
                                          GError              **error);
/* Whether the game @name, as it was last passed to ogc_store_autosave(), still waits to be written. Thread-safe. */
gboolean      ogc_store_is_pending       (OgcStore             *self,
                                          const char           *name);
/* No longer waits to write the game @name, because the person has saved it elsewhere. Thread-safe. */
void          ogc_store_forget           (OgcStore             *self,
                                          const char           *name);
/* Whether the last write, if any was needed, succeeded, and the folder is ours. Thread-safe. */
gboolean      ogc_store_is_safe          (OgcStore             *self);

/* Locks the folder, if it is not locked yet, for changes to its files in other ways. Thread-safe; blocks. Returns
 * %FALSE with @error set if another program has the lock, or the folder cannot be made. */
gboolean      ogc_store_lock             (OgcStore             *self,
                                          GError              **error);
/* Writes @bytes to the file @name at once. Thread-safe; blocks. */
gboolean      ogc_store_write            (OgcStore             *self,
                                          const char           *name,
                                          GBytes               *bytes,
                                          GError              **error);

/* Loads the game @name, or the one to continue if @name is %NULL, in a thread of its own: as it was last passed to
 * ogc_store_autosave(), or else as it is on disk. */
void          ogc_store_load_async       (OgcStore             *self,
                                          const char           *name,
                                          GCancellable         *cancellable,
                                          GAsyncReadyCallback   callback,
                                          gpointer              user_data);
/**
 * ogc_store_load_finish:
 * @name: (out) (optional) (nullable) (transfer full): its file name
 *
 * Returns: (transfer full) (nullable): the game; %NULL without an error if there is none to continue, and with one if
 *   it cannot be loaded
 */
OgcSavedGame *ogc_store_load_finish      (OgcStore             *self,
                                          GAsyncResult         *result,
                                          char                **name,
                                          GError              **error);

/* The games in the folder, including damaged ones, newest first, as a #GListModel of #GFile. Empty if there is no
 * folder. Thread-safe; blocks briefly. Returns: (transfer full) */
GListModel   *ogc_store_list             (OgcStore             *self);

G_END_DECLS
