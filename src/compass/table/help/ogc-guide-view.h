/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ogc-board.h"
#include "ogc-guide.h"
#include "ogc-tray-view.h"

G_BEGIN_DECLS

#define OGC_TYPE_GUIDE_VIEW (ogc_guide_view_get_type ())
/**
 * OgcGuideView:
 *
 * The text of a guide, in a strip that never covers what the guide talks about. The view highlights the latter (style
 * class "guided"), and scrolls to it if necessary.
 *
 * Actions: "guide.next", "guide.rule", "guide.leave"
 */
G_DECLARE_FINAL_TYPE (OgcGuideView, ogc_guide_view, OGC, GUIDE_VIEW, GtkWidget)

/**
 * ogc_guide_view_new:
 * @game: a game
 * @board: the board that it talks about
 * @tray: the tray that it talks about
 *
 * Creates the guide of a guided game, unless it has said everything or was dismissed.
 *
 * Returns: (transfer floating) (nullable): its strip; %NULL if the game needs no guide
 */
GtkWidget *ogc_guide_view_new       (OgcGame      *game,
                                     OgcBoard     *board,
                                     OgcTrayView  *tray);
OgcGuide  *ogc_guide_view_get_guide (OgcGuideView *self);
/* The button that tells the guide that its text has been read. */
GtkWidget *ogc_guide_view_get_next  (OgcGuideView *self);
/* Whether the guide's text must be read first, or was being read until now. */
gboolean   ogc_guide_view_takes_focus (OgcGuideView *self);
/* Ends the guide: removes its highlights, and the strip from its box. */
void       ogc_guide_view_end       (OgcGuideView *self);
/* Returns: (transfer none) (nullable): the first die in the tray that the guide proposes; %NULL if it proposes none */
GtkWidget *ogc_guide_view_find_die  (OgcGuideView *self);

G_END_DECLS
