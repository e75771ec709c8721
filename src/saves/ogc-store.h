/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "ogc-save.h"

G_BEGIN_DECLS

#define OGC_TYPE_STORE (ogc_store_get_type ())

/**
 * OgcStore:
 *
 * Where the program keeps games by itself: one folder (under XDG data) with the autosave of the game under way, the one
 * before it as a backup, and all other games, each a file in its place. When another game becomes the one under way, or
 * none, the one before is written to its place before its autosave goes; a journal (#OgcJournal) covers what happens
 * between. Belongs to the thread that made it; writing happens in another one.
 *
 * ::failed (GError *error): an autosave could not be written. Emitted in the thread that made the store, once a failed
 * write.
 */
G_DECLARE_FINAL_TYPE (OgcStore, ogc_store, OGC, STORE, GObject)

/* @folder: (nullable): %NULL for the usual one, gilded-compass/saves under XDG data. It is made when it is first
 * needed. */
OgcStore     *ogc_store_new                (GFile               *folder);
/* Returns: (transfer none) */
GFile        *ogc_store_get_folder         (OgcStore            *self);

/**
 * ogc_store_autosave:
 *
 * Keeps @save as the game to go on with. A game of another place that was it until now is kept in its place. To be called after every decision, undo and redo. Returns at once: the
 * save is written by another thread, one at a time; of those that come in while it writes, the last is written next.
 * What is on disk is always one whole save, and the one before it.
 */
void          ogc_store_autosave           (OgcStore            *self,
                                            OgcSave             *save);
/* Waits until everything handed to ogc_store_autosave() is on disk for good. For the end of the program. %FALSE with
 * @error set when the last could not be written. */
gboolean      ogc_store_flush              (OgcStore            *self,
                                            GError             **error);
/* Whether there is a game to go on with. */
gboolean      ogc_store_has_autosave       (OgcStore            *self);
/**
 * ogc_store_put_away:
 *
 * There is no game to go on with any more, but nothing is lost: it is written to its place, by the other thread, and only
 * then the autosave goes.
 */
void          ogc_store_put_away           (OgcStore            *self);
/* The game to go on with as it was last handed over, else as it is on disk. Thread-safe; blocks. Returns: (transfer full) (nullable) */
OgcSave      *ogc_store_dup_current        (OgcStore            *self);
/* Whether the last write went well, or none was needed. Thread-safe. */
gboolean      ogc_store_is_safe            (OgcStore            *self);

/* A place for a game that has none, for #OgcSave. Free with g_free(). */
char         *ogc_store_new_place          (OgcStore            *self);
/* The place of which @file is the file, or %NULL when it is none. Free with g_free(). */
char         *ogc_store_find_place         (OgcStore            *self,
                                            GFile               *file);
/* The file of @save's place, whether it is there or not. Returns: (transfer full) */
GFile        *ogc_store_get_place          (OgcStore            *self,
                                            OgcSave             *save);

/* Writes @save to its place. Thread-safe; blocks. */
gboolean      ogc_store_keep               (OgcStore            *self,
                                            OgcSave             *save,
                                            GError             **error);

/**
 * ogc_store_load_autosave_async:
 *
 * Loads the game to go on with, in a thread of its own. A damaged file is set aside under a new name, never
 * overwritten, and the backup is loaded instead.
 */
void          ogc_store_load_autosave_async  (OgcStore           *self,
                                              GCancellable       *cancellable,
                                              GAsyncReadyCallback callback,
                                              gpointer            user_data);
/**
 * ogc_store_load_autosave_finish:
 * @set_aside: (out) (optional) (transfer full): the damaged file's new place, or %NULL when nothing was damaged
 *
 * Returns: (transfer full) (nullable): the game; %NULL without an error when there is none, and with one when neither
 * it nor its
 *   backup can be loaded
 */
OgcSave      *ogc_store_load_autosave_finish (OgcStore           *self,
                                              GAsyncResult       *result,
                                              GFile             **set_aside,
                                              GError            **error);

/* The games in the folder but the autosave and its backup, damaged ones too, newest first, as a #GListModel of #GFile.
 * Thread-safe; blocks briefly. An empty list when there is no folder. Returns: (transfer full) */
GListModel   *ogc_store_list               (OgcStore            *self);
G_END_DECLS
