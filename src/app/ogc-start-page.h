/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ogc-save.h"

G_BEGIN_DECLS

#define OGC_TYPE_START_PAGE (ogc_start_page_get_type ())
/**
 * OgcStartPage:
 *
 * What one sees first: go on with the game that was kept, begin another, open one. Its buttons are the window's
 * actions.
 */
G_DECLARE_FINAL_TYPE (OgcStartPage, ogc_start_page, OGC, START_PAGE, GtkWidget)

/**
 * ogc_start_page_set_kept:
 * @self: the page
 * @kept: (nullable): the game to go on with, or %NULL when there is none
 *
 * Offers to go on with @kept.
 */
void     ogc_start_page_set_kept (OgcStartPage *self,
                                  OgcSave      *kept);

/**
 * ogc_start_page_get_kept:
 * @self: the page
 *
 * Returns: (nullable): the game that is offered
 */
OgcSave *ogc_start_page_get_kept (OgcStartPage *self);

G_END_DECLS
