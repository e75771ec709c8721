/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-json-reader.h"
#include "ogc-json-writer.h"
#include "ogc-score.h"
#include "ogc-tile-set.h"

G_BEGIN_DECLS

/*
 * What a seat holds, in JSON: an object with a list of tiles for each kind ("maps", "specialists", "items",
 * "artifacts", "collections", "abilities", "chests", "bronze", "silver", "gold", "missions") and "knowledge", the
 * number of tokens. Every member may be left out. An entry of a list is a tile's number, or a face as in the tile file,
 * with a "count" if there are several. data/holding.schema.json describes the file that `score` takes.
 */

/* Writes the tiles by their numbers. */
void        ogc_holding_write      (JsonBuilder       *builder,
                                    const char        *name,
                                    const OgcHolding  *holding);

/**
 * ogc_holding_file_parse:
 * @source: what errors call the file
 * @bytes: its content
 * @holding: (out): the holding
 * @error: return location
 *
 * Reads the file of a holding, which may include a tile set.
 *
 * Returns: (transfer full) (nullable): the tile set of the holding, or %NULL with @error set
 */
OgcTileSet *ogc_holding_file_parse (const char        *source,
                                    GBytes            *bytes,
                                    OgcHolding        *holding,
                                    GError           **error);

G_END_DECLS
