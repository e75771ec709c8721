/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ogc-save-info.h"

G_BEGIN_DECLS

#define OGC_TYPE_SAVE_ROW (ogc_save_row_get_type ())
/**
 * OgcSaveRow:
 *
 * One game in the list of saved games: its picture, its title, how far it is, who plays, and what can be done with it. What that does are
 * actions of the page that it is in, with the file's URI: "saves.open", "saves.rename", "saves.export", "saves.remove".
 */
G_DECLARE_FINAL_TYPE (OgcSaveRow, ogc_save_row, OGC, SAVE_ROW, GtkListBoxRow)

/* Returns: (transfer floating): a row for @info; @on_table: it is the game on the table, which cannot be removed */
GtkWidget   *ogc_save_row_new      (OgcSaveInfo *info,
                                    gboolean     on_table);
OgcSaveInfo *ogc_save_row_get_info (OgcSaveRow  *self);

G_END_DECLS
