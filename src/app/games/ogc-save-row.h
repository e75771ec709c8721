/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ogc-save-info.h"

G_BEGIN_DECLS

#define OGC_TYPE_SAVE_ROW (ogc_save_row_get_type ())
/**
 * OgcSaveRow:
 *
 * One game in the list of saved games: its picture, its title, how far it is, who plays, and what can be done with
 * it. What that does are actions of the page that it is in, with the file's URI: "saves.open", "saves.rename",
 * "saves.export", "saves.remove"; and "saves.set-title", with what the person typed too.
 */
G_DECLARE_FINAL_TYPE (OgcSaveRow, ogc_save_row, OGC, SAVE_ROW, GtkWidget)

/* Returns: (transfer floating): a row that shows nothing yet */
GtkWidget   *ogc_save_row_new             (void);
/* Shows @info as it is now; @on_table: it is the game on the table, which cannot be removed. */
void         ogc_save_row_set_info        (OgcSaveRow  *self,
                                           OgcSaveInfo *info,
                                           gboolean     on_table);
/* Returns: (transfer none) (nullable): what it shows */
OgcSaveInfo *ogc_save_row_get_info        (OgcSaveRow  *self);
/* Lets the person type another title where the title is. */
void         ogc_save_row_edit_title      (OgcSaveRow  *self);
/* What a screen reader calls the row of @info. Free with g_free(). */
char        *ogc_save_row_describe        (OgcSaveInfo *info,
                                           gboolean     on_table);

G_END_DECLS
