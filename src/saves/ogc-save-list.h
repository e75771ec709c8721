/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "ogc-save-info.h"
#include "ogc-store.h"

G_BEGIN_DECLS

#define OGC_TYPE_SAVE_LIST (ogc_save_list_get_type ())
/**
 * OgcSaveList:
 *
 * All games that a store keeps, as a #GListModel of #OgcSaveInfo: the one to go on with first, then the others,
 * newest first; damaged files among them. All are there as soon as the folder has been looked through; then their
 * files are read, one after the other. Files are read and written in another thread. Belongs to the thread that made
 * it.
 *
 * What is removed stays on the disk under another name, out of the list, until ogc_save_list_purge().
 *
 * Properties (read-only):
 * - "loading" (gboolean): the list is not yet as it is on the disk, or files of it have not been read
 *
 * ::read: the folder has been looked through, or some files have been read. Each #OgcSaveInfo that is new to this
 * emits its own signal before.
 */
G_DECLARE_FINAL_TYPE (OgcSaveList, ogc_save_list, OGC, SAVE_LIST, GObject)

/* An empty list. Returns: (transfer full) */
OgcSaveList *ogc_save_list_new           (OgcStore             *store);
gboolean     ogc_save_list_get_loading   (OgcSaveList          *self);

/* Reads what has changed on the disk. A file stays the same object as long as it is there. */
void         ogc_save_list_refresh       (OgcSaveList          *self);
/* What stands for @file. Returns: (transfer none) (nullable) */
OgcSaveInfo *ogc_save_list_find          (OgcSaveList          *self,
                                          GFile                *file);
/* Somebody sees @info: if its file has not been read, it is the next one. */
void         ogc_save_list_prefer        (OgcSaveList          *self,
                                          OgcSaveInfo          *info);

/*
 * What can be done with a game. Each refreshes the list when it is done. ogc_save_list_finish() says how it went.
 */

/* Gives the game the title @title, at most %OGC_MAX_TITLE_LENGTH characters; %NULL or "": none of its own. */
void         ogc_save_list_rename_async  (OgcSaveList          *self,
                                          OgcSaveInfo          *info,
                                          const char           *title,
                                          GAsyncReadyCallback   callback,
                                          gpointer              user_data);
/* Takes the game out of the list. The game to go on with is none any more. */
void         ogc_save_list_remove_async  (OgcSaveList          *self,
                                          OgcSaveInfo          *info,
                                          GAsyncReadyCallback   callback,
                                          gpointer              user_data);
/* Brings back what was removed. */
void         ogc_save_list_restore_async (OgcSaveList          *self,
                                          OgcSaveInfo          *info,
                                          GAsyncReadyCallback   callback,
                                          gpointer              user_data);
/* Copies the game from @file into the store, where it gets a place of its own. */
void         ogc_save_list_import_async  (OgcSaveList          *self,
                                          GFile                *file,
                                          GAsyncReadyCallback   callback,
                                          gpointer              user_data);
/* Copies the game to @file; of a damaged one, the file as it is. */
void         ogc_save_list_export_async  (OgcSaveList          *self,
                                          OgcSaveInfo          *info,
                                          GFile                *file,
                                          GAsyncReadyCallback   callback,
                                          gpointer              user_data);
/* Whether it was done; if not, nothing has changed. */
gboolean     ogc_save_list_finish        (OgcSaveList          *self,
                                          GAsyncResult         *result,
                                          GError              **error);

/* Deletes for good what was removed, by this program or one before it. */
void         ogc_save_list_purge         (OgcSaveList          *self);

G_END_DECLS
