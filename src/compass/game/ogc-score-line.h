/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-score.h"
#include "ogc-tile.h"

G_BEGIN_DECLS

#define OGC_TYPE_SCORE_LINE (ogc_score_line_get_type ())
/**
 * OgcScoreLine:
 *
 * One line of a seat's account: some gold and where it comes from (SCO-10). Constant. The lines of a seat add up to its
 * gold.
 *
 * It has
 * - a source: the heading under which it stands
 * - gold: a tile that earns nothing has a line too, which says why
 * - a text: what earns it, "Jungle Ruins 4/2 with a cartographer and an excavator, doubled by their items: 8"
 * - a tile that earns it, %NULL for knowledge tokens
 */
G_DECLARE_FINAL_TYPE (OgcScoreLine, ogc_score_line, OGC, SCORE_LINE, GObject)

/**
 * ogc_score_line_new:
 * @source: the heading
 * @gold: gold pieces
 * @text: what earns it
 * @tile: (nullable): the tile that earns it
 *
 * Returns: (transfer full): a line
 */
OgcScoreLine *ogc_score_line_new        (OgcGoldSource  source,
                                         unsigned       gold,
                                         const char    *text,
                                         OgcTile       *tile);
/* Strings and objects belong to @self. */
OgcGoldSource ogc_score_line_get_source (OgcScoreLine  *self);
unsigned      ogc_score_line_get_gold   (OgcScoreLine  *self);
const char   *ogc_score_line_get_text   (OgcScoreLine  *self);
OgcTile      *ogc_score_line_get_tile   (OgcScoreLine  *self);

G_END_DECLS
