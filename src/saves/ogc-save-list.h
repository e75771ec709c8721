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
 * All games in a store, as a #GListModel of #OgcSaveInfo: the one to continue first, then the others, newest first,
 * including damaged files. All appear as soon as the folder has been listed; then their files are read one by one.
 * Another thread reads and writes the files. Belongs to the thread that made it.
 *
 * A removed game stays on disk under another name, out of the list, until ogc_save_list_purge().
 *
 * Properties (read-only):
 * - "loading" (gboolean): the folder is being listed, or files are still to be read
 *
 * ::read: the folder has been listed, or some files have been read. Each #OgcSaveInfo that has changed emits its own
 * signal first.
 */
G_DECLARE_FINAL_TYPE (OgcSaveList, ogc_save_list, OGC, SAVE_LIST, GObject)

/* Returns: (transfer full): an empty list */
OgcSaveList *ogc_save_list_new           (OgcStore             *store);
gboolean     ogc_save_list_get_loading   (OgcSaveList          *self);

/* Reads what has changed on disk. A file keeps its object as long as it exists. */
void         ogc_save_list_refresh       (OgcSaveList          *self);
/* The object for @file. Returns: (transfer none) (nullable) */
OgcSaveInfo *ogc_save_list_find          (OgcSaveList          *self,
                                          GFile                *file);
/* Says that @info is visible: if its file has not been read yet, it is read next. */
void         ogc_save_list_prefer        (OgcSaveList          *self,
                                          OgcSaveInfo          *info);

/*
 * What can be done with a game. Each refreshes the list when it is done. ogc_save_list_finish() says how it went.
 */

/* Gives the game the title @title, at most %OGC_MAX_TITLE_LENGTH characters; %NULL or "" removes the title. */
void         ogc_save_list_rename_async  (OgcSaveList          *self,
                                          OgcSaveInfo          *info,
                                          const char           *title,
                                          GAsyncReadyCallback   callback,
                                          gpointer              user_data);
/* Removes the game from the list. If it was the game to continue, there is none afterwards. */
void         ogc_save_list_remove_async  (OgcSaveList          *self,
                                          OgcSaveInfo          *info,
                                          GAsyncReadyCallback   callback,
                                          gpointer              user_data);
/* Brings back what was removed. */
void         ogc_save_list_restore_async (OgcSaveList          *self,
                                          OgcSaveInfo          *info,
                                          GAsyncReadyCallback   callback,
                                          gpointer              user_data);
/* Copies the game from @file into the store, under a name of its own. */
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
/* Whether it succeeded; if not, nothing has changed. */
gboolean     ogc_save_list_finish        (OgcSaveList          *self,
                                          GAsyncResult         *result,
                                          GError              **error);

/* Permanently deletes what was removed, in this run or an earlier one. */
void         ogc_save_list_purge         (OgcSaveList          *self);

G_END_DECLS
