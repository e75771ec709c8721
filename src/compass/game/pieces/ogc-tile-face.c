/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-tile-face.h"

#include "ogc-names.h"

#include <glib/gi18n.h>
#include <string.h>

/* One member of a face; a number of gold if it has no names. */
typedef struct {
  const char    *name;
  const OgcName *names;
} Field;

static const struct {
  const char *set;
  gsize       offset; /* of the first face in OgcTiles */
  gsize       size;
  Field       fields[3];
} kinds[OGC_N_TILE_KINDS] = {
  [OGC_TILE_MAP] = { "maps", G_STRUCT_OFFSET (OgcTiles, maps), sizeof (OgcMapFace),
                     { { "colour", ogc_names_map_colour }, { "high" }, { "low" } } },
  [OGC_TILE_SPECIALIST] = { "specialists", G_STRUCT_OFFSET (OgcTiles, specialists), sizeof (OgcSpecialistFace),
                            { { "colour", ogc_names_colour }, { "kind", ogc_names_specialist_kind }, { "value" } } },
  [OGC_TILE_ITEM] = { "items", G_STRUCT_OFFSET (OgcTiles, items), sizeof (OgcItemFace),
                      { { "colour", ogc_names_colour }, { "kind", ogc_names_specialist_kind },
                       { "back", ogc_names_back } } },
  [OGC_TILE_ARTIFACT] = { "artifacts", G_STRUCT_OFFSET (OgcTiles, artifacts), 1, { { "type", ogc_names_artifact } } },
  [OGC_TILE_COLLECTION] = { "collections", G_STRUCT_OFFSET (OgcTiles, collections), sizeof (OgcCollectionFace),
                            { { "desired", ogc_names_artifact }, { "preferred", ogc_names_artifact } } },
  [OGC_TILE_ABILITY] = { "abilities", G_STRUCT_OFFSET (OgcTiles, abilities), 1, { { "type", ogc_names_ability } } },
  [OGC_TILE_CHEST] = { "chests", G_STRUCT_OFFSET (OgcTiles, chests), 1, { { "gold" } } },
  [OGC_TILE_BRONZE] = { "bronze", G_STRUCT_OFFSET (OgcTiles, treasures[0]), 1, { { "gold" } } },
  [OGC_TILE_SILVER] = { "silver", G_STRUCT_OFFSET (OgcTiles, treasures[1]), 1, { { "gold" } } },
  [OGC_TILE_GOLD] = { "gold", G_STRUCT_OFFSET (OgcTiles, treasures[2]), 1, { { "gold" } } },
  [OGC_TILE_MISSION] = { "missions", G_STRUCT_OFFSET (OgcTiles, missions), sizeof (OgcMissionFace),
                        { { "type", ogc_names_mission } } },
};

G_STATIC_ASSERT (sizeof (OgcMapFace) == 3 && sizeof (OgcSpecialistFace) == 3 && sizeof (OgcItemFace) == 3);
G_STATIC_ASSERT (sizeof (OgcCollectionFace) == 2 && sizeof (OgcMissionFace) == 3);

/* MIS-1: the two colours of a Dual Map, in the order of their numbers. */
static void
read_colours (OgcJsonReader *reader,
              OgcTileFace   *face)
{
  guint a;
  guint b;

  if (ogc_json_reader_begin_array (reader, "colours", 2, 2) == 0)
    return;
  a = ogc_json_reader_choice (reader, NULL, ogc_names_colour);
  b = ogc_json_reader_choice (reader, NULL, ogc_names_colour);
  if (a == b)
    ogc_json_reader_refuse (reader, NULL, OGC_ERROR_CONTENT, _("the two colours must differ."));
  ogc_json_reader_end (reader);
  face->bytes[1] = MIN (a, b);
  face->bytes[2] = MAX (a, b);
}

static gboolean
is_dual_map (OgcTileKind kind,
             OgcTileFace face)
{
  return kind == OGC_TILE_MISSION && face.bytes[0] == OGC_MISSION_DUAL_MAP;
}

/* Checks what the ranges of single members do not cover. */
static void
check_face (OgcJsonReader *reader,
            OgcTileKind    kind,
            OgcTileFace    face)
{
  if (kind == OGC_TILE_MAP && face.bytes[1] < face.bytes[2])
    ogc_json_reader_refuse (reader, NULL, OGC_ERROR_CONTENT, _("“high” must not be less than “low”."));
  if (kind == OGC_TILE_COLLECTION && face.bytes[0] == face.bytes[1])
    ogc_json_reader_refuse (reader, NULL, OGC_ERROR_CONTENT, _("the two types of artifacts must differ."));
}

const char *
ogc_tile_face_set_name (OgcTileKind kind)
{
  g_return_val_if_fail (kind < OGC_N_TILE_KINDS, NULL);

  return kinds[kind].set;
}

OgcTileFace
ogc_tile_face_get (const OgcTiles *tiles,
                   OgcTileKind     kind,
                   guint           tile)
{
  OgcTileFace face = { { 0 } };

  g_return_val_if_fail (tiles != NULL, face);
  g_return_val_if_fail (kind < OGC_N_TILE_KINDS && tile < ogc_tiles_count (kind), face);

  memcpy (face.bytes, (const guint8 *) tiles + kinds[kind].offset + tile * kinds[kind].size, kinds[kind].size);

  return face;
}

void
ogc_tile_face_set (OgcTiles    *tiles,
                   OgcTileKind  kind,
                   guint        tile,
                   OgcTileFace  face)
{
  g_return_if_fail (tiles != NULL);
  g_return_if_fail (kind < OGC_N_TILE_KINDS && tile < ogc_tiles_count (kind));

  memcpy ((guint8 *) tiles + kinds[kind].offset + tile * kinds[kind].size, face.bytes, kinds[kind].size);
}

gboolean
ogc_tile_face_equal (OgcTileFace a,
                     OgcTileFace b)
{
  return memcmp (&a, &b, sizeof a) == 0;
}

OgcTileFace
ogc_tile_face_read (OgcJsonReader *reader,
                    OgcTileKind    kind)
{
  OgcTileFace face = { { 0 } };

  g_return_val_if_fail (reader != NULL, face);
  g_return_val_if_fail (kind < OGC_N_TILE_KINDS, face);

  for (guint i = 0; i < G_N_ELEMENTS (face.bytes) && kinds[kind].fields[i].name != NULL; i++)
    {
      const Field *field = &kinds[kind].fields[i];

      face.bytes[i] = field->names != NULL ? ogc_json_reader_choice (reader, field->name, field->names)
                                           : ogc_json_reader_uint (reader, field->name, 0, OGC_MAX_FACE_GOLD);
    }
  if (is_dual_map (kind, face))
    read_colours (reader, &face);
  check_face (reader, kind, face);

  return face;
}

void
ogc_tile_face_write (JsonBuilder *builder,
                     OgcTileKind  kind,
                     OgcTileFace  face)
{
  g_return_if_fail (builder != NULL);
  g_return_if_fail (kind < OGC_N_TILE_KINDS);

  for (guint i = 0; i < G_N_ELEMENTS (face.bytes) && kinds[kind].fields[i].name != NULL; i++)
    {
      const Field *field = &kinds[kind].fields[i];

      if (field->names != NULL)
        ogc_json_write_choice (builder, field->name, field->names, face.bytes[i]);
      else
        ogc_json_write_uint (builder, field->name, face.bytes[i]);
    }
  if (!is_dual_map (kind, face))
    return;
  ogc_json_begin_array (builder, "colours");
  ogc_json_write_choice (builder, NULL, ogc_names_colour, face.bytes[1]);
  ogc_json_write_choice (builder, NULL, ogc_names_colour, face.bytes[2]);
  json_builder_end_array (builder);
}
