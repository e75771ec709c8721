/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define OGC_TYPE_SCORE_LAYOUT (ogc_score_layout_get_type ())
/**
 * OgcScoreLayout:
 *
 * Lays out the end of a game. Its children are, in this order: the picture of an evening behind all others, the medals,
 * who has won, an account of it, all players, and the moves that decided it. A wide space has two columns, with the
 * last two children in the second; or the account and the moves stand below both, across the space. In a narrow space
 * everything is stacked, except for the medals, which stand beside the winner. The sun is behind the medals.
 */
G_DECLARE_FINAL_TYPE (OgcScoreLayout, ogc_score_layout, OGC, SCORE_LAYOUT, GtkLayoutManager)

/* Whether everything is stacked at that @width. */
gboolean ogc_score_layout_is_narrow (int             width);
/* Whether everything fits into the two columns of @widget, which has such a layout. */
gboolean ogc_score_layout_fits      (GtkWidget      *widget,
                                     int             width,
                                     int             height);
/* Sets whether the account and the moves stand below both columns, as they always do if the second one is too narrow
 * for the moves. */
void     ogc_score_layout_set_below (OgcScoreLayout *self,
                                     gboolean        below);

G_END_DECLS
