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
 * The rows of a list of saved games, however many these are. GtkListView keeps some two hundred places for rows; to
 * fill all at once would take longer than a frame, so that places are empty until they are nearly seen, and an
 * #OgcSaveRow goes from one to another.
 */
G_DECLARE_FINAL_TYPE (OgcSaveRows, ogc_save_rows, OGC, SAVE_ROWS, GObject)

/**
 * ogc_save_rows_new:
 * @list: shows #OgcSaveInfo of @saves; must live longer than what is returned
 * @session: knows which game is on the table
 * @saves: is told which games are seen
 *
 * Makes the rows of @list from now on.
 *
 * Returns: (transfer full): the rows
 */
OgcSaveRows *ogc_save_rows_new       (GtkListView *list,
                                      OgcSession  *session,
                                      OgcSaveList *saves);
/* Another game is on the table, or none. */
void         ogc_save_rows_update    (OgcSaveRows *self);
/* The row that shows @info, unless it is far from what is seen. Returns: (transfer none) (nullable) */
OgcSaveRow  *ogc_save_rows_find      (OgcSaveRows *self,
                                      OgcSaveInfo *info);
/* The game whose row has the focus, or something in it; and where it is in the list. Returns: (transfer none)
 * (nullable) */
OgcSaveInfo *ogc_save_rows_get_focus (OgcSaveRows *self,
                                      guint       *position);
/* Brings the row at @position into view, and gives it the focus. */
void         ogc_save_rows_set_focus (OgcSaveRows *self,
                                      guint        position);

G_END_DECLS
