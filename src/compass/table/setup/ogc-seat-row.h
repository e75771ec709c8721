/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ogc-setup-draft.h"

G_BEGIN_DECLS

#define OGC_TYPE_SEAT_ROW (ogc_seat_row_get_type ())
/**
 * OgcSeatRow:
 *
 * One seat on the set-up page: its place, emblem, name and kind, and what can be done with it. Alt+Up and Alt+Down
 * move it.
 *
 * Properties:
 * - "draft" (OgcSetupDraft; construct-only): what the seat belongs to
 * - "seat" (OgcSetupSeat; construct-only): the seat
 * - "narrow" (gboolean): takes two lines
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
/* Returns: (transfer none): what shows who plays, as wide in all rows */
GtkWidget *ogc_seat_row_get_kind (OgcSeatRow  *self);

G_END_DECLS
