/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-end-page.h"
#include "ogc-game.h"

G_BEGIN_DECLS

#define OGC_TYPE_SCORE_PAGE (ogc_score_page_get_type ())
/**
 * OgcScorePage:
 *
 * The end of a game: the gold of every seat by source, each piece with its origin, and who won and by how much (SCO-10
 * to SCO-12). The sources are revealed one after the other, once for each game, unless the pace is instant or motion is
 * reduced; any key or click reveals everything.
 */
G_DECLARE_FINAL_TYPE (OgcScorePage, ogc_score_page, OGC, SCORE_PAGE, OgcEndPage)

/**
 * ogc_score_page_set_game:
 * @self: a page
 * @game: (nullable): a finished game, or %NULL to empty the page
 */
void ogc_score_page_set_game (OgcScorePage *self,
                              OgcGame      *game);

G_END_DECLS
