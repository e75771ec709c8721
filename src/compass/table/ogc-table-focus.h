/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * OgcTableFocus:
 *
 * Moves the focus of a table to what answers the next question, not before that can have it: before the next frame is
 * drawn, or else in the second frame, when layout is complete and GTK has moved the focus away from a removed widget.
 * Only once, because a key may move it on before that frame.
 */
typedef struct _OgcTableFocus OgcTableFocus;

/* Moves the focus in @table. Returns: whether what is to have it could have it */
typedef gboolean (*OgcTableFocusFunc) (GtkWidget *table);

/* @table must outlive the result. Returns: (transfer full) */
OgcTableFocus *ogc_table_focus_new       (GtkWidget         *table,
                                          OgcTableFocusFunc  move);
void           ogc_table_focus_free      (OgcTableFocus     *self);
/* Moves the focus soon, however often it is asked to until then. */
void           ogc_table_focus_move_soon (OgcTableFocus     *self);

G_END_DECLS
