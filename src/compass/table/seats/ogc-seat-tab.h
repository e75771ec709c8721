/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ogc-seat.h"

G_BEGIN_DECLS

#define OGC_TYPE_SEAT_TAB (ogc_seat_tab_get_type ())
/**
 * OgcSeatTab:
 *
 * A player in a small space, for windows without room for tableaus: crest, gold, dice in hand. A click opens the
 * tableau. The player whose turn it is has the style class "turn".
 */
G_DECLARE_FINAL_TYPE (OgcSeatTab, ogc_seat_tab, OGC, SEAT_TAB, GtkButton)

/**
 * ogc_seat_tab_new:
 * @seat: a seat
 *
 * Returns: (transfer floating): its tab
 */
GtkWidget *ogc_seat_tab_new       (OgcSeat    *seat);
OgcSeat   *ogc_seat_tab_get_seat  (OgcSeatTab *self);
/* These do what those of OgcSeatView do. */
void       ogc_seat_tab_show_gold (OgcSeatTab *self,
                                   int         gold);
void       ogc_seat_tab_hold      (OgcSeatTab *self,
                                   gboolean    held);

G_END_DECLS
