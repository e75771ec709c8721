/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "ogc-json-reader.h"
#include "ogc-tiles.h"

/* From json-glib, which only callers that write need to include. */
typedef struct _JsonBuilder JsonBuilder;

G_BEGIN_DECLS

#define OGC_TYPE_TILE_SET (ogc_tile_set_get_type ())

/**
 * OgcTileSet:
 *
 * The faces of all tiles, from a checked file (data/tiles.schema.json describes it). Constant, so any thread may use
 * it. The state of a game points into its tile set, so an owner of the state must hold a reference to the set.
 */
G_DECLARE_FINAL_TYPE (OgcTileSet, ogc_tile_set, OGC, TILE_SET, GObject)

/* The set that comes with the program. Returns: (transfer none) */
OgcTileSet     *ogc_tile_set_get_default (void);
/* A person's own set, from a file like data/tiles.json. Blocks. Returns: (transfer full) (nullable): %NULL with @error
 * set */
OgcTileSet     *ogc_tile_set_load        (GFile          *file,
                                          GError        **error);
/* The same from memory; errors call it @source. Returns: (transfer full) (nullable) */
OgcTileSet     *ogc_tile_set_parse       (const char     *source,
                                          GBytes         *bytes,
                                          GError        **error);

/* The faces. Returns: (transfer none) */
const OgcTiles *ogc_tile_set_get_tiles   (OgcTileSet     *self);
/* 64 hexadecimal digits that identify the faces: the SHA-256 of what ogc_tile_set_write() writes, as text without
 * blanks. Returns: (transfer none) */
const char     *ogc_tile_set_get_digest  (OgcTileSet     *self);

/* Reads the faces as saves and records contain them: the object @name, without the notes in the tiles file. Returns:
 * (transfer full) (nullable): %NULL after a refusal; the default set itself if the faces are the same. */
OgcTileSet     *ogc_tile_set_read        (OgcJsonReader  *reader,
                                          const char     *name);
/* Writes the faces as one object value. */
void            ogc_tile_set_write       (OgcTileSet     *self,
                                          JsonBuilder    *builder);

G_END_DECLS
