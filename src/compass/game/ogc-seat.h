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
 * One seat, as the viewer sees it; the neutral player has one too (#OgcSeat:neutral), last, in a game with it. Owned by
 * its #OgcGame, which keeps it up to date.
 *
 * Properties (read-only):
 * - "index" (guint): the owner of its dice: 0 to 4, or %OGC_NEUTRAL. Also which of the colours it has
 * - "name", "emblem", "kind" (strings): as in #OgcSeatSpec of ogc-save.h; the neutral player: translated name,
 *   "neutral", "neutral"
 * - "person" (gboolean), "neutral" (gboolean)
 * - "own-dice" (guint): own dice in hand, extra dice included; the neutral player: dice not yet placed in all hands
 * - "neutral-dice" (guint): neutral dice in hand
 * - "knowledge" (guint): tokens
 * - "asked" (gboolean): this seat is asked for a decision; "turn" (gboolean): it is its turn; "start" (gboolean): it
 *   has the start marker
 * - "thinking" (gboolean): a computer player is deciding
 * - "mark" (guint): the number of its last turn since the viewer's last move, from 1; 0: it has had none
 * - "viewed" (gboolean): its secrets are shown
 * - "gold" (guint): its score now as far as the viewer may know: the true one for the viewer and at the end, of
 *   others what is public
 * - "gold-exact" (gboolean): nothing secret is missing in "gold"
 * - "expected" (int): the gold that the viewer may guess it to end with (#OgcWinEstimator); -1 when nobody has asked
 * - "place" (guint): at the end 1 for a winner and so on; before that 0
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
 * @spec: (nullable): who plays it; %NULL for the neutral player
 *
 * Returns: (transfer full): a seat that shows nothing yet
 */
OgcSeat    *ogc_seat_new             (unsigned           index,
                                      const OgcSeatSpec *spec);

/**
 * ogc_seat_update:
 * @self: a seat
 * @view: what is to be shown
 *
 * Brings everything that @self shows to what @view says. For the game alone.
 */
void        ogc_seat_update          (OgcSeat           *self,
                                      const OgcView     *view);

/* Sets #OgcSeat:kind. For the game only. */
void        ogc_seat_set_kind        (OgcSeat           *self,
                                      const char        *kind);

/* Sets #OgcSeat:expected, for the #OgcWinEstimator alone. */
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
/* Returns: (transfer full): @gold as it is shown in few pixels: "14" or, where something secret is missing, "≥ 14" */
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
 * Returns: (transfer none): what the seat holds of @kind, in the order of their numbers, hidden ones last
 */
GListModel *ogc_seat_get_tiles       (OgcSeat           *self,
                                      OgcTileKind        kind);
/* The properties "drawn" and "score-lines"; the lists belong to @self. */
GListModel *ogc_seat_get_drawn       (OgcSeat           *self);
GListModel *ogc_seat_get_score_lines (OgcSeat           *self);

G_END_DECLS
