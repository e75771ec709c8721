/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ogc-seat-spec.h"

G_BEGIN_DECLS

#define COMPILE_TYPE_SEAT_ROW (compile_seat_row_get_type ())
/**
 * CompileSeatRow:
 *
 * Who plays a side: the name, whether it is a person or a computer player, and its level.
 *
 * Signals:
 * - "changed": the choice has changed
 */
G_DECLARE_FINAL_TYPE (CompileSeatRow, compile_seat_row, COMPILE, SEAT_ROW, GtkWidget)

/**
 * compile_seat_row_new:
 * @seat: the choice, which the row shows and writes to; it must outlive the row. Strings are owned
 * @side: whose it is
 *
 * Returns: (transfer floating): a row
 */
GtkWidget *compile_seat_row_new   (OgcSeatSpec    *seat,
                                   unsigned        side);
/* Aligns the levels of all rows in @levels. */
void       compile_seat_row_align (CompileSeatRow *self,
                                   GtkSizeGroup   *levels);

G_END_DECLS
