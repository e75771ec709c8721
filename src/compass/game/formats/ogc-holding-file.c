/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-holding-file.h"

#include <glib/gi18n.h>

#include "ogc-format-version.h"
#include "ogc-json-types.h"
#include "ogc-tile-face.h"

#define HOLDING_FORMAT "gilded-compass-holding"
#define HOLDING_VERSION 1
#define MAX_TOKENS 255

/* The first tile of @kind with @face that is not in @held. */
static guint
find_tile (const OgcTiles *tiles,
           OgcTileKind     kind,
           OgcTileFace     face,
           OgcTileMask     held)
{
  for (guint tile = 0; tile < ogc_tiles_count (kind); tile++)
    if ((held & OGC_TILE_BIT (tile)) == 0 && ogc_tile_face_equal (ogc_tile_face_get (tiles, kind, tile), face))
      return tile;

  return OGC_NO_TILE;
}

static OgcTileMask
read_faces (OgcJsonReader  *reader,
            const OgcTiles *tiles,
            OgcTileKind     kind,
            OgcTileMask     held)
{
  OgcTileFace face;
  guint count = 1;

  ogc_json_reader_begin_object (reader, NULL);
  face = ogc_tile_face_read (reader, kind);
  if (ogc_json_reader_has (reader, "count"))
    count = ogc_json_reader_uint (reader, "count", 1, ogc_tiles_count (kind));
  while (count-- > 0 && !ogc_json_reader_failed (reader))
    {
      const guint tile = find_tile (tiles, kind, face, held);

      if (tile == OGC_NO_TILE)
        ogc_json_reader_refuse (reader, NULL, OGC_ERROR_CONTENT, _("there are not that many tiles with this face."));
      else
        held |= OGC_TILE_BIT (tile);
    }
  ogc_json_reader_end (reader);

  return held;
}

static OgcTileMask
read_number (OgcJsonReader *reader,
             OgcTileKind    kind,
             OgcTileMask    held)
{
  const guint tile = ogc_json_reader_uint (reader, NULL, 0, ogc_tiles_count (kind) - 1);

  if ((held & OGC_TILE_BIT (tile)) != 0)
    ogc_json_reader_refuse (reader, NULL, OGC_ERROR_CONTENT, _("tile number %u comes twice."), tile);

  return held | OGC_TILE_BIT (tile);
}

static OgcTileMask
read_kind (OgcJsonReader  *reader,
           const OgcTiles *tiles,
           OgcTileKind     kind)
{
  OgcTileMask held = 0;
  guint n;

  if (!ogc_json_reader_has (reader, ogc_tile_face_set_name (kind)))
    return 0;
  n = ogc_json_reader_begin_array (reader, ogc_tile_face_set_name (kind), 0, ogc_tiles_count (kind));
  for (guint i = 0; i < n; i++)
    held = ogc_json_reader_is_number (reader, NULL) ? read_number (reader, kind, held)
                                                    : read_faces (reader, tiles, kind, held);
  ogc_json_reader_end (reader);

  return held;
}

/* Reads the members of the open object. */
static void
read_holding (OgcJsonReader  *reader,
              const OgcTiles *tiles,
              OgcHolding     *holding)
{
  *holding = (OgcHolding) { 0 };
  for (guint kind = 0; kind < OGC_N_TILE_KINDS; kind++)
    holding->tiles[kind] = read_kind (reader, tiles, kind);
  if (ogc_json_reader_has (reader, "knowledge"))
    holding->knowledge = ogc_json_reader_uint (reader, "knowledge", 0, MAX_TOKENS);
}

void
ogc_holding_write (JsonBuilder      *builder,
                   const char       *name,
                   const OgcHolding *holding)
{
  g_return_if_fail (builder != NULL);
  g_return_if_fail (holding != NULL);

  ogc_json_begin_object (builder, name);
  for (guint kind = 0; kind < OGC_N_TILE_KINDS; kind++)
    if (holding->tiles[kind] != 0)
      ogc_json_write_tiles (builder, ogc_tile_face_set_name (kind), holding->tiles[kind]);
  ogc_json_write_uint (builder, "knowledge", holding->knowledge);
  json_builder_end_object (builder);
}

OgcTileSet *
ogc_holding_file_parse (const char  *source,
                        GBytes      *bytes,
                        OgcHolding  *holding,
                        GError     **error)
{
  g_autoptr (OgcJsonReader) reader = NULL;
  g_autoptr (OgcTileSet) tile_set = NULL;

  g_return_val_if_fail (source != NULL, NULL);
  g_return_val_if_fail (bytes != NULL, NULL);
  g_return_val_if_fail (holding != NULL, NULL);

  reader = ogc_json_reader_new (source, bytes, error);
  if (reader == NULL)
    return NULL;
  ogc_format_version_check (reader, HOLDING_FORMAT, HOLDING_VERSION);
  if (ogc_json_reader_has (reader, "tiles"))
    tile_set = ogc_tile_set_read (reader, "tiles");
  else
    tile_set = g_object_ref (ogc_tile_set_get_default ());
  if (tile_set != NULL)
    read_holding (reader, ogc_tile_set_get_tiles (tile_set), holding);
  if (!ogc_json_reader_close (reader, error))
    return NULL;

  return g_steal_pointer (&tile_set);
}
