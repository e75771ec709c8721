/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define OGC_TYPE_SCORE_LAYOUT (ogc_score_layout_get_type ())
/**
 * OgcScoreLayout:
 *
 * Lays out the end of a game, its children in this order: the picture before which all others stand, an evening, the
 * medals, who has won, an account of it, all players, and the moves that decided it. In a wide room
 * there are two columns, the last two in the second, or the last one below both; in a narrow one all stand below each
 * other, but for the medals, which stand beside who has won. The sun is behind the medals.
 */
G_DECLARE_FINAL_TYPE (OgcScoreLayout, ogc_score_layout, OGC, SCORE_LAYOUT, GtkLayoutManager)

/* Whether all stands below each other in a room of that @width. */
gboolean ogc_score_layout_is_narrow (int             width);
/* Whether @widget, which has such a layout, has room for all in its two columns. */
gboolean ogc_score_layout_fits      (GtkWidget      *widget,
                                     int             width,
                                     int             height);
/* Says whether the moves stand below both columns. */
void     ogc_score_layout_set_below (OgcScoreLayout *self,
                                     gboolean        below);

G_END_DECLS
