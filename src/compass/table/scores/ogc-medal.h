/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ogc-seat.h"

G_BEGIN_DECLS

#define OGC_TYPE_MEDAL (ogc_medal_get_type ())
/**
 * OgcMedal:
 *
 * The crest of somebody who has won, on a disc of the same colour in a wreath of rays. As large as its room.
 */
G_DECLARE_FINAL_TYPE (OgcMedal, ogc_medal, OGC, MEDAL, GtkWidget)

/* Returns: (transfer floating): the medal of @seat */
GtkWidget *ogc_medal_new (OgcSeat *seat);

G_END_DECLS
