/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ogc-tile-painter.h"

G_BEGIN_DECLS

#define OGC_TYPE_TILE_VIEW (ogc_tile_view_get_type ())
/**
 * OgcTileView:
 *
 * A tile, as the viewer sees it.
 *
 * Properties:
 * - "tile" (OgcTile, nullable)
 * - "chip" (gboolean): whether it is drawn as small as it can be recognised
 */
G_DECLARE_FINAL_TYPE (OgcTileView, ogc_tile_view, OGC, TILE_VIEW, GtkWidget)

/**
 * ogc_tile_view_new:
 * @tile: (nullable): a tile
 * @form: how much of it is shown
 *
 * Returns: (transfer floating): its view
 */
GtkWidget *ogc_tile_view_new      (OgcTile     *tile,
                                   OgcTileForm  form);
OgcTile   *ogc_tile_view_get_tile (OgcTileView *self);
void       ogc_tile_view_set_tile (OgcTileView *self,
                                   OgcTile     *tile);
gboolean   ogc_tile_view_get_chip (OgcTileView *self);
void       ogc_tile_view_set_chip (OgcTileView *self,
                                   gboolean     chip);

G_END_DECLS
