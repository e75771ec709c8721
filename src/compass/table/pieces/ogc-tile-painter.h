/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ogc-tile.h"

G_BEGIN_DECLS

/**
 * OgcTileForm:
 * @OGC_TILE_CARD: as in a building
 * @OGC_TILE_CHIP: as small as it can be recognised, for tableaus
 */
typedef enum {
  OGC_TILE_CARD,
  OGC_TILE_CHIP,
  OGC_N_TILE_FORMS
} OgcTileForm;

/**
 * ogc_tile_painter:
 * @widget: the widget whose style and font are used
 * @snapshot: the snapshot to draw on
 * @rect: the area to fill
 * @tile: which tile
 * @form: how much of it is shown
 *
 * Draws a tile as its viewer sees it, face up or face down.
 */
void  ogc_tile_painter        (GtkWidget             *widget,
                               GtkSnapshot           *snapshot,
                               const graphene_rect_t *rect,
                               OgcTile               *tile,
                               OgcTileForm            form);

/**
 * ogc_tile_painter_aspect:
 * @tile: a tile
 * @form: how much of it is shown
 *
 * Returns: its width for a height of 1
 */
float ogc_tile_painter_aspect (OgcTile               *tile,
                               OgcTileForm            form);

G_END_DECLS
