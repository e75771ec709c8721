/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ogc-game.h"

G_BEGIN_DECLS

#define OGC_TYPE_SEAT_POPOVER (ogc_seat_popover_get_type ())
/**
 * OgcSeatPopover:
 *
 * Everything that a seat holds, with specialists and items in their current best assignment, and what each tile would
 * earn if the game ended now, as far as the viewer may know. The popover follows the seat. Below that, the person can
 * choose another player for the seat.
 */
G_DECLARE_FINAL_TYPE (OgcSeatPopover, ogc_seat_popover, OGC, SEAT_POPOVER, GtkPopover)

/**
 * ogc_seat_popover_new:
 * @seat: a seat, not the neutral player
 * @game: (nullable): its game; %NULL if the player cannot be changed
 *
 * Returns: (transfer floating): a popover
 */
GtkWidget *ogc_seat_popover_new (OgcSeat *seat,
                                 OgcGame *game);

G_END_DECLS
