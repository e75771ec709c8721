/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ogc-seat.h"

G_BEGIN_DECLS

#define OGC_TYPE_SEAT_VIEW (ogc_seat_view_get_type ())
/**
 * OgcSeatView:
 *
 * The tableau of a seat: its player, dice left, knowledge, gold so far, maps with the specialists that would now be
 * assigned to them, and everything else as small counted stacks.
 *
 * Properties:
 * - "seat" (OgcSeat, construct-only)
 * - "low" (gboolean): whether dice and knowledge are beside the crest rather than below it
 */
G_DECLARE_FINAL_TYPE (OgcSeatView, ogc_seat_view, OGC, SEAT_VIEW, GtkWidget)

/**
 * ogc_seat_view_new:
 * @seat: a seat
 *
 * Returns: (transfer floating): its tableau
 */
GtkWidget *ogc_seat_view_new      (OgcSeat     *seat);
OgcSeat   *ogc_seat_view_get_seat (OgcSeatView *self);

/**
 * ogc_seat_view_show_gold:
 * @self: a seat's view
 * @gold: gold; a negative number stands for what the seat really has
 *
 * Shows @gold, for gold that counts up.
 */
void       ogc_seat_view_show_gold (OgcSeatView *self,
                                    int          gold);

/**
 * ogc_seat_view_hold:
 * @self: a seat's view
 * @held: whether it keeps showing what it shows
 *
 * While it is told what the seat gets, the view shows how it was: the turn, dice, knowledge and gold. Tiles, and what
 * screen readers hear, change at once.
 */
void       ogc_seat_view_hold      (OgcSeatView *self,
                                    gboolean     held);
/* Shows the seat's tiles as they are now, which otherwise happens some time before the next frame. */
void       ogc_seat_view_update_tiles (OgcSeatView *self);
/* Returns: (transfer none): the part that shows the tiles */
GtkWidget *ogc_seat_view_get_tiles (OgcSeatView *self);

G_END_DECLS
