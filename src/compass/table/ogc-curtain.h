/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ogc-seat.h"

G_BEGIN_DECLS

#define OGC_TYPE_CURTAIN (ogc_curtain_get_type ())
/**
 * OgcCurtain:
 *
 * The privacy screen between several people at one machine: it covers the table until the next person lifts it
 * ("table.lift-curtain"). Below its edge it says what others have placed since that person's last move.
 */
G_DECLARE_FINAL_TYPE (OgcCurtain, ogc_curtain, OGC, CURTAIN, GtkBox)

/* Sets whose turn it is, and which lines of @log, of OgcLogEntry, describe the last moves. */
void       ogc_curtain_set_seat   (OgcCurtain *self,
                                   OgcSeat    *seat,
                                   GListModel *log);
/* Returns: (transfer none): the button that lifts the curtain */
GtkWidget *ogc_curtain_get_button (OgcCurtain *self);

G_END_DECLS
