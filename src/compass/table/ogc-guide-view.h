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
 * What a guide says, in a strip that has room of its own, so that it covers nothing of what it talks about. That lights
 * up (style class "guided"), and is scrolled to where it does not fit on the screen.
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
 * A game that is meant to be learnt by has a guide beside the person, until it has said everything or is sent away.
 *
 * Returns: (transfer floating) (nullable): its strip; %NULL when the game needs none
 */
GtkWidget *ogc_guide_view_new       (OgcGame      *game,
                                     OgcBoard     *board,
                                     OgcTrayView  *tray);
OgcGuide  *ogc_guide_view_get_guide (OgcGuideView *self);
/* The button that tells the guide that its text is read. */
GtkWidget *ogc_guide_view_get_next  (OgcGuideView *self);
/* Whether what the guide says is to be read first, or was being read until now. */
gboolean   ogc_guide_view_takes_focus (OgcGuideView *self);
/* The guide says nothing any more, nothing is lit up, and the strip leaves its box. */
void       ogc_guide_view_end       (OgcGuideView *self);

G_END_DECLS
