/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ogc-setup-draft.h"

G_BEGIN_DECLS

#define OGC_TYPE_SEAT_ROW (ogc_seat_row_get_type ())
/**
 * OgcSeatRow:
 *
 * One seat on the set-up page: its crest, which also moves it, its name, and who plays. Alt+Up and Alt+Down move it.
 *
 * Properties:
 * - "draft" (OgcSetupDraft; construct-only): what the seat belongs to
 * - "seat" (OgcSetupSeat; construct-only): the seat
 */
G_DECLARE_FINAL_TYPE (OgcSeatRow, ogc_seat_row, OGC, SEAT_ROW, GtkWidget)

/**
 * ogc_seat_row_new:
 * @draft: what the seat belongs to
 * @seat: the seat
 *
 * Returns: (transfer floating): a row
 */
GtkWidget *ogc_seat_row_new (OgcSetupDraft *draft,
                             OgcSetupSeat  *seat);

/* Returns: (transfer none): where the name is written */
GtkWidget *ogc_seat_row_get_name (OgcSeatRow  *self);

/**
 * ogc_seat_row_align:
 * @self: a row
 * @levels: of what shows how somebody plays, in all rows
 * @styles: of what shows a computer player's style
 *
 * Makes columns as wide as in the other rows.
 */
void       ogc_seat_row_align    (OgcSeatRow    *self,
                                  GtkSizeGroup  *levels,
                                  GtkSizeGroup  *styles);

G_END_DECLS
