/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ogc-setup-draft.h"

G_BEGIN_DECLS

#define OGC_TYPE_SEAT_ROW (ogc_seat_row_get_type ())
/**
 * OgcSeatRow:
 *
 * A seat on the set-up page: its crest, which also moves it, its name, and who plays. Alt+Up and Alt+Down move it.
 *
 * Properties:
 * - "draft" (OgcSetupDraft; construct-only): the draft of the seat
 * - "seat" (OgcSetupSeat; construct-only): the seat
 */
G_DECLARE_FINAL_TYPE (OgcSeatRow, ogc_seat_row, OGC, SEAT_ROW, GtkWidget)

/**
 * ogc_seat_row_new:
 * @draft: the draft of the seat
 * @seat: the seat
 *
 * Returns: (transfer floating): a row
 */
GtkWidget *ogc_seat_row_new (OgcSetupDraft *draft,
                             OgcSetupSeat  *seat);

/* Returns: (transfer none): the entry of the name */
GtkWidget *ogc_seat_row_get_name (OgcSeatRow  *self);

/**
 * ogc_seat_row_align:
 * @self: a row
 * @levels: size group for the levels in all rows
 * @styles: size group for the styles
 *
 * Aligns the columns with those of the other rows.
 */
void       ogc_seat_row_align    (OgcSeatRow    *self,
                                  GtkSizeGroup  *levels,
                                  GtkSizeGroup  *styles);

G_END_DECLS
