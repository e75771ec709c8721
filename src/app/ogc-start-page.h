/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ogc-session.h"

G_BEGIN_DECLS

#define OGC_TYPE_START_PAGE (ogc_start_page_get_type ())
/**
 * OgcStartPage:
 *
 * The first page: continue the kept game, begin another, or open one. Its buttons are the window's actions.
 *
 * Signals:
 * - "searched" (GError *error, nullable): it is now known whether there is a game to continue
 */
G_DECLARE_FINAL_TYPE (OgcStartPage, ogc_start_page, OGC, START_PAGE, GtkWidget)

/* Finds out which game of @session was kept, and offers it once that is known. */
void     ogc_start_page_find           (OgcStartPage  *self,
                                        OgcSession    *session);

gboolean ogc_start_page_get_can_resume (OgcStartPage  *self);
/* Continues the game that is offered. Returns: whether that was possible */
gboolean ogc_start_page_resume         (OgcStartPage  *self,
                                        GError       **error);

G_END_DECLS
