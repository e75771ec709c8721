/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-json-reader.h"
#include "ogc-json-writer.h"
#include "ogc-tiles.h"

G_BEGIN_DECLS

#define OGC_MAX_FACE_GOLD 9 /* the most gold that a tile file may print on a tile */

/**
 * OgcTileFace:
 *
 * What is printed on one tile of any kind: the members of its face in #OgcTiles, one byte each, followed by zeros.
 */
typedef struct {
  guint8 bytes[3];
} OgcTileFace;

/* The name of the tiles of @kind in files, such as "maps" or "bronze". */
const char *ogc_tile_face_set_name (OgcTileKind     kind);
OgcTileFace ogc_tile_face_get      (const OgcTiles *tiles,
                                    OgcTileKind     kind,
                                    guint           tile);
void        ogc_tile_face_set      (OgcTiles       *tiles,
                                    OgcTileKind     kind,
                                    guint           tile,
                                    OgcTileFace     face);
gboolean    ogc_tile_face_equal    (OgcTileFace     a,
                                    OgcTileFace     b);

/* Reads the members of the face from the open object, and checks their ranges. */
OgcTileFace ogc_tile_face_read     (OgcJsonReader  *reader,
                                    OgcTileKind     kind);
/* Writes the members of the face to the open object. */
void        ogc_tile_face_write    (JsonBuilder    *builder,
                                    OgcTileKind     kind,
                                    OgcTileFace     face);

G_END_DECLS
