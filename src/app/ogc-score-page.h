/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ogc-game.h"

G_BEGIN_DECLS

#define OGC_TYPE_SCORE_PAGE (ogc_score_page_get_type ())
/**
 * OgcScorePage:
 *
 * The end of a game: who has won and by what, the gold of every seat by where it comes from, and for one seat at a time each piece with
 * its origin (SCO-10 to SCO-12).
 */
G_DECLARE_FINAL_TYPE (OgcScorePage, ogc_score_page, OGC, SCORE_PAGE, GtkWidget)

/**
 * ogc_score_page_set_game:
 * @self: a page
 * @game: (nullable): a finished game, or %NULL to empty the page
 */
void ogc_score_page_set_game (OgcScorePage *self,
                              OgcGame      *game);

G_END_DECLS
