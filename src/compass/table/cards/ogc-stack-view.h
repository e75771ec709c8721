/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ogc-building.h"

G_BEGIN_DECLS

#define OGC_TYPE_STACK_VIEW (ogc_stack_view_get_type ())
/**
 * OgcStackView:
 *
 * The stack of a building with the number of tiles left in it; pressing it shows the discards, which lie face up.
 *
 * Properties:
 * - "building" (OgcBuilding, nullable)
 */
G_DECLARE_FINAL_TYPE (OgcStackView, ogc_stack_view, OGC, STACK_VIEW, GtkWidget)

void         ogc_stack_view_set_building (OgcStackView *self,
                                          OgcBuilding  *building);

G_END_DECLS
