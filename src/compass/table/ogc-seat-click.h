/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ogc-seat.h"

G_BEGIN_DECLS

/**
 * ogc_seat_click_add:
 * @view: what shows a seat, focusable
 * @seat: the seat
 *
 * A click on @view, and Return or Space while it has the focus, open the whole tableau: "table.show-tableau". The neutral player has none.
 */
void ogc_seat_click_add (GtkWidget *view,
                         OgcSeat   *seat);

G_END_DECLS
