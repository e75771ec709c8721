/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ogc-seat.h"

G_BEGIN_DECLS

/**
 * ogc_seat_tiles_fill:
 * @field: an #OgcGroup
 * @seat: a seat
 *
 * Puts small pictures of everything that @seat holds into @field, in place of what was there: maps and missions that are maps together with the
 * specialists assigned to them and the items these bear, then specialists without a map, then the rest, equal ones as one with their
 * number.
 */
void ogc_seat_tiles_fill (GtkWidget *field,
                          OgcSeat   *seat);

G_END_DECLS
