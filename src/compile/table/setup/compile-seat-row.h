/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ogc-seat-spec.h"

G_BEGIN_DECLS

#define COMPILE_TYPE_SEAT_ROW (compile_seat_row_get_type ())
/**
 * CompileSeatRow:
 *
 * Who plays on a side: a name, a person or a computer player, and its level.
 *
 * Signals:
 * - "changed": something else was chosen
 */
G_DECLARE_FINAL_TYPE (CompileSeatRow, compile_seat_row, COMPILE, SEAT_ROW, GtkWidget)

/**
 * compile_seat_row_new:
 * @seat: what is chosen, which the row shows and writes to; it must live longer. Strings are owned
 * @side: whose it is
 *
 * Returns: (transfer floating): a row
 */
GtkWidget *compile_seat_row_new   (OgcSeatSpec    *seat,
                                   unsigned        side);
/* Lets the levels of all rows in @levels begin at the same place. */
void       compile_seat_row_align (CompileSeatRow *self,
                                   GtkSizeGroup   *levels);

G_END_DECLS
