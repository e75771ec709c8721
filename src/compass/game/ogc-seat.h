/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "ogc-save.h"
#include "ogc-score-line.h"
#include "ogc-tile.h"
#include "ogc-view.h"

G_BEGIN_DECLS

#define OGC_TYPE_SEAT (ogc_seat_get_type ())
/**
 * OgcSeat:
 *
 * One seat, as the viewer sees it. In a game with the neutral player, this player has one as well (#OgcSeat:neutral),
 * after all others. Owned by its #OgcGame, which keeps it up to date.
 *
 * Properties (read-only):
 * - "index" (guint): the owner of its dice: 0 to 4, or %OGC_NEUTRAL. It also determines the seat's colour
 * - "name", "emblem", "kind" (strings): as in #OgcSeatSpec of ogc-save.h; the neutral player: translated name,
 *   "neutral", "neutral"
 * - "person" (gboolean), "neutral" (gboolean)
 * - "own-dice" (guint): own dice in hand, extra dice included; for the neutral player, neutral dice in all hands
 * - "knowledge" (guint): tokens
 * - "asked" (gboolean): this seat is asked for a decision; "turn" (gboolean): it is its turn; "start" (gboolean): it
 *   has the start marker
 * - "thinking" (gboolean): a computer player is deciding
 * - "mark" (guint): the number of its last turn since the viewer's last move, from 1; 0 if it has had none
 * - "viewed" (gboolean): its secrets are shown
 * - "gold" (guint): its current score as far as the viewer may know: the true score for the viewer and at the end, the
 *   public part of it for others
 * - "gold-exact" (gboolean): nothing secret is missing from "gold"
 * - "expected" (int): its estimated final gold, judged from what the viewer may know (#OgcWinEstimator); -1 if no
 *   estimate is wanted
 * - "place" (guint): at the end, 1 for a winner and so on; 0 before
 * - "status" (string): "5 dice, 2 knowledge tokens", translated
 * - "description" (string): the whole tableau in sentences, for a screen reader
 * - "maps", "specialists", "items", "artifacts", "collections", "abilities", "chests", "bronze", "silver", "golden",
 *   "missions" (GListModels of OgcTile): what it holds, hidden where the viewer may not see it; the same as
 *   ogc_seat_get_tiles()
 * - "drawn" (GListModel of OgcTile): chests drawn in this round and not yet kept (GAL-2)
 * - "score-lines" (GListModel of OgcScoreLine): the account behind "gold", in the order of OgcGoldSource
 */
G_DECLARE_FINAL_TYPE (OgcSeat, ogc_seat, OGC, SEAT, GObject)

/**
 * ogc_seat_new:
 * @index: a seat, or %OGC_NEUTRAL
 * @spec: (nullable): who sits there; %NULL for the neutral player
 *
 * Returns: (transfer full): a seat that shows nothing yet
 */
OgcSeat    *ogc_seat_new             (unsigned           index,
                                      const OgcSeatSpec *spec);

/**
 * ogc_seat_update:
 * @self: a seat
 * @view: what to show
 *
 * Updates everything that @self shows from @view. For the game only.
 */
void        ogc_seat_update          (OgcSeat           *self,
                                      const OgcView     *view);

/* Sets #OgcSeat:kind. For the game only. */
void        ogc_seat_set_kind        (OgcSeat           *self,
                                      const char        *kind);

/* Sets #OgcSeat:expected. For #OgcWinEstimator only. */
void        ogc_seat_set_expected    (OgcSeat           *self,
                                      int                expected);

/* The properties. Strings, objects and lists belong to @self. */
unsigned    ogc_seat_get_index       (OgcSeat           *self);
const char *ogc_seat_get_name        (OgcSeat           *self);
const char *ogc_seat_get_emblem      (OgcSeat           *self);
const char *ogc_seat_get_kind        (OgcSeat           *self);
gboolean    ogc_seat_get_person      (OgcSeat           *self);
gboolean    ogc_seat_get_neutral     (OgcSeat           *self);
unsigned    ogc_seat_get_own_dice    (OgcSeat           *self);
unsigned    ogc_seat_get_knowledge   (OgcSeat           *self);
gboolean    ogc_seat_get_asked       (OgcSeat           *self);
gboolean    ogc_seat_get_turn        (OgcSeat           *self);
gboolean    ogc_seat_get_start       (OgcSeat           *self);
gboolean    ogc_seat_get_thinking    (OgcSeat           *self);
unsigned    ogc_seat_get_mark        (OgcSeat           *self);
gboolean    ogc_seat_get_viewed      (OgcSeat           *self);
unsigned    ogc_seat_get_gold        (OgcSeat           *self);
gboolean    ogc_seat_get_gold_exact  (OgcSeat           *self);
/* Returns: (transfer full): @gold as it is shown where there is little room: "14" or, if something secret is missing,
 * "≥ 14" */
char       *ogc_seat_dup_gold        (OgcSeat           *self,
                                      unsigned           gold);
int         ogc_seat_get_expected    (OgcSeat           *self);
unsigned    ogc_seat_get_place       (OgcSeat           *self);
const char *ogc_seat_get_status      (OgcSeat           *self);
const char *ogc_seat_get_description (OgcSeat           *self);

/**
 * ogc_seat_get_tiles:
 * @self: a seat
 * @kind: a kind of tile
 *
 * Returns: (transfer none): the tiles of @kind that the seat holds, in the order of their numbers, hidden ones last
 */
GListModel *ogc_seat_get_tiles       (OgcSeat           *self,
                                      OgcTileKind        kind);
/* The properties "drawn" and "score-lines"; the lists belong to @self. */
GListModel *ogc_seat_get_drawn       (OgcSeat           *self);
GListModel *ogc_seat_get_score_lines (OgcSeat           *self);

/**
 * ogc_seat_count_gold_of:
 * @self: a seat
 * @faces: the faces of the game's tiles
 * @tiles: (element-type OgcTile): some of what it holds; what the viewer does not know of counts nothing
 * @knowledge: some of its tokens
 *
 * Returns: the gold that the seat would not have without @tiles and @knowledge
 */
unsigned    ogc_seat_count_gold_of   (OgcSeat           *self,
                                      const OgcTiles    *faces,
                                      GPtrArray         *tiles,
                                      unsigned           knowledge);

G_END_DECLS
