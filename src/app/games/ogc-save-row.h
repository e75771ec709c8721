/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ogc-save-info.h"

G_BEGIN_DECLS

#define OGC_TYPE_SAVE_ROW (ogc_save_row_get_type ())
/**
 * OgcSaveRow:
 *
 * A game in the list of saved games: its picture, its title, its progress, who plays, and what can be done with it. The
 * buttons activate actions of the page, with the file's URI: "saves.open", "saves.rename", "saves.export",
 * "saves.remove"; and "saves.set-title", also with the text that was typed.
 */
G_DECLARE_FINAL_TYPE (OgcSaveRow, ogc_save_row, OGC, SAVE_ROW, GtkWidget)

/* Returns: (transfer floating): an empty row */
GtkWidget   *ogc_save_row_new             (void);
/* Shows the present state of @info; @on_table marks the game on the table, which cannot be removed. */
void         ogc_save_row_set_info        (OgcSaveRow  *self,
                                           OgcSaveInfo *info,
                                           gboolean     on_table);
/* Lets the row take as little height as a narrow window needs to show several: only the names of who plays, and no
 * button for what pressing the row does. Holds from the next ogc_save_row_set_info() on. */
void         ogc_save_row_set_compact     (OgcSaveRow  *self,
                                           gboolean     compact);
/* Returns: (transfer none) (nullable): the game that it shows */
OgcSaveInfo *ogc_save_row_get_info        (OgcSaveRow  *self);
/* Lets the person edit the title in place. */
void         ogc_save_row_edit_title      (OgcSaveRow  *self);
/* What a screen reader calls the row of @info. Free with g_free(). */
char        *ogc_save_row_describe        (OgcSaveInfo *info,
                                           gboolean     on_table);

G_END_DECLS
