/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#include "ogc-tiles.h"

G_BEGIN_DECLS

/**
 * OgcTileLook:
 * @colour: an OgcColour, or %OGC_N_COLOURS
 * @back: an OgcItemBack, or -1
 * @value: gold printed, of a map with a specialist
 * @low_value: a map's gold without
 * @symbol: which picture it has (#OgcTile)
 * @details: symbols that stand on it besides (ogc_tile_get_detail()), or %NULL
 *
 * What is to be seen of a tile, the same way for all kinds.
 */
typedef struct {
  OgcColour   colour;
  int         back;
  unsigned    value;
  unsigned    low_value;
  const char *symbol;
  const char *details[2];
} OgcTileLook;

/* A tile face up. */
OgcTileLook ogc_tile_look        (const OgcTiles *tiles,
                                  OgcTileKind     kind,
                                  unsigned        number);
/* A tile face down; @back of an item, else -1. */
OgcTileLook ogc_tile_look_hidden (OgcTileKind     kind,
                                  int             back);

G_END_DECLS
