/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ogc-save-list.h"
#include "ogc-save-row.h"
#include "ogc-session.h"

G_BEGIN_DECLS

#define OGC_TYPE_SAVE_ROWS (ogc_save_rows_get_type ())
/**
 * OgcSaveRows:
 *
 * The rows of a list of saved games of any length. GtkListView keeps some two hundred list items; filling all of them
 * at once would take longer than a frame, so items stay empty until they are nearly visible, and a limited number of
 * #OgcSaveRow moves between them.
 */
G_DECLARE_FINAL_TYPE (OgcSaveRows, ogc_save_rows, OGC, SAVE_ROWS, GObject)

/**
 * ogc_save_rows_new:
 * @list: shows #OgcSaveInfo of @saves; must outlive the rows
 * @session: knows which game is on the table
 * @saves: is told which games are visible
 *
 * Creates the rows of @list from now on.
 *
 * Returns: (transfer full): the rows
 */
OgcSaveRows *ogc_save_rows_new         (GtkListView *list,
                                        OgcSession  *session,
                                        OgcSaveList *saves);
/* Call it when another game is on the table, or none. */
void         ogc_save_rows_update      (OgcSaveRows *self);
/* Whether rows take as little height as possible, as in a narrow window. */
void         ogc_save_rows_set_compact (OgcSaveRows *self,
                                        gboolean     compact);
/* The row that shows @info, unless it is far from the visible ones. Returns: (transfer none) (nullable) */
OgcSaveRow  *ogc_save_rows_find        (OgcSaveRows *self,
                                        OgcSaveInfo *info);
/* The game whose row contains the focus, and its position in the list. Returns: (transfer none) (nullable) */
OgcSaveInfo *ogc_save_rows_get_focus   (OgcSaveRows *self,
                                        guint       *position);
/* Scrolls to the row at @position, and focuses it. */
void         ogc_save_rows_set_focus   (OgcSaveRows *self,
                                        guint        position);

G_END_DECLS
