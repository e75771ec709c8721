/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ogc-session.h"

G_BEGIN_DECLS

#define OGC_TYPE_START_PAGE (ogc_start_page_get_type ())
/**
 * OgcStartPage:
 *
 * What one sees first: go on with the game that was kept, begin another, open one. Its buttons are the window's
 * actions.
 *
 * Signals:
 * - "looked" (GError *error, nullable): it is known now whether there is a game to go on with
 */
G_DECLARE_FINAL_TYPE (OgcStartPage, ogc_start_page, OGC, START_PAGE, GtkWidget)

/* Looks which game of @session was kept, and offers it once that is found out. */
void     ogc_start_page_look           (OgcStartPage  *self,
                                        OgcSession    *session);

gboolean ogc_start_page_get_can_resume (OgcStartPage  *self);
/* Goes on with the game that is offered. Returns: whether that could be done */
gboolean ogc_start_page_resume         (OgcStartPage  *self,
                                        GError       **error);

G_END_DECLS
