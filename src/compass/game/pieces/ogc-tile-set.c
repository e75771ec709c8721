/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-tile-set.h"

#include <glib/gi18n.h>

#include "ogc-file.h"
#include "ogc-format-version.h"
#include "ogc-game-resources.h"
#include "ogc-json-writer.h"
#include "ogc-names.h"
#include "ogc-tile-face.h"

#define TILES_FORMAT "gilded-compass-tiles"
#define TILES_VERSION 1
#define TILES_RESOURCE "/io/github/gilded_compass/GildedCompass/tiles.json"
#define MAX_NOTE_LENGTH 400

/* Whether the faces of a set are the printed ones or made by this project. Only people read this. */
static const OgcName origin_names[] = {
  { "known", 0 },
  { "chosen", 1 },
  { NULL }
};

struct _OgcTileSet
{
  GObject   parent_instance;

  OgcTiles  tiles;
  char     *digest;
};

G_DEFINE_FINAL_TYPE (OgcTileSet, ogc_tile_set, G_TYPE_OBJECT)

static gboolean
has_face_before (const OgcTiles *tiles,
                 OgcTileKind     kind,
                 guint           tile,
                 OgcTileFace     face)
{
  for (guint i = 0; i < tile; i++)
    if (ogc_tile_face_equal (ogc_tile_face_get (tiles, kind, i), face))
      return TRUE;

  return FALSE;
}

/* Reads an entry: a face, and how many tiles have it. Returns the number of the next tile. */
static guint
read_entry (OgcJsonReader *reader,
            OgcTiles      *tiles,
            OgcTileKind    kind,
            guint          tile)
{
  OgcTileFace face;
  guint count = 1;

  ogc_json_reader_begin_object (reader, NULL);
  face = ogc_tile_face_read (reader, kind);
  if (ogc_json_reader_has (reader, "count"))
    count = ogc_json_reader_uint (reader, "count", 1, ogc_tiles_count (kind));
  if (has_face_before (tiles, kind, tile, face))
    ogc_json_reader_refuse (reader, NULL, OGC_ERROR_CONTENT,
                            _("this tile is already listed above. Tiles that are the same need a “count”."));
  else if (tile + count > ogc_tiles_count (kind))
    ogc_json_reader_refuse (reader, NULL, OGC_ERROR_RANGE, _("these are more than the %u tiles of this kind."),
                            ogc_tiles_count (kind));
  ogc_json_reader_end (reader);
  if (ogc_json_reader_failed (reader))
    return tile;
  for (guint i = 0; i < count; i++)
    ogc_tile_face_set (tiles, kind, tile + i, face);

  return tile + count;
}

static void
read_list (OgcJsonReader *reader,
           const char    *name,
           OgcTiles      *tiles,
           OgcTileKind    kind)
{
  const guint n = ogc_json_reader_begin_array (reader, name, 1, ogc_tiles_count (kind));
  guint tile = 0;

  for (guint i = 0; i < n; i++)
    tile = read_entry (reader, tiles, kind, tile);
  if (tile < ogc_tiles_count (kind))
    ogc_json_reader_refuse (reader, NULL, OGC_ERROR_RANGE, _("expected %u tiles in all, but found %u."),
                            ogc_tiles_count (kind), tile);
  ogc_json_reader_end (reader);
}

/* The same, including what a tile file says about the origin of the faces. */
static void
read_noted_list (OgcJsonReader *reader,
                 OgcTiles      *tiles,
                 OgcTileKind    kind)
{
  ogc_json_reader_begin_object (reader, ogc_tile_face_set_name (kind));
  ogc_json_reader_choice (reader, "faces", origin_names);
  if (ogc_json_reader_has (reader, "note"))
    ogc_json_reader_string (reader, "note", 0, MAX_NOTE_LENGTH);
  read_list (reader, "tiles", tiles, kind);
  ogc_json_reader_end (reader);
}

/* Checks the numbers of missions, which are fixed (MIS), and on which the engine relies: it expects one Second
 * Opinion. */
static void
check_missions (OgcJsonReader  *reader,
                const OgcTiles *tiles)
{
  guint counts[OGC_N_MISSION_TYPES] = { 0 };

  for (guint i = 0; i < OGC_N_MISSIONS; i++)
    counts[tiles->missions[i].type]++;
  for (guint type = 0; type < OGC_N_MISSION_TYPES; type++)
    {
      const guint expected = type == OGC_MISSION_DUAL_MAP ? 6 : type == OGC_MISSION_SECRET_MAP ? 2 : 1;

      if (counts[type] != expected)
        ogc_json_reader_refuse (reader, "missions", OGC_ERROR_CONTENT,
                                _("expected %u missions of the type “%s”, but found %u."), expected,
                                ogc_name_of (ogc_names_mission, type), counts[type]);
    }
}

static OgcTileSet *
make_set (const OgcTiles *tiles)
{
  OgcTileSet *self = g_object_new (OGC_TYPE_TILE_SET, NULL);
  g_autoptr (JsonBuilder) builder = json_builder_new_immutable ();
  g_autoptr (GString) text = NULL;

  self->tiles = *tiles;
  ogc_tile_set_write (self, builder);
  text = ogc_json_to_text (builder);
  self->digest = g_compute_checksum_for_string (G_CHECKSUM_SHA256, text->str, text->len);

  return self;
}

/* Writes all tiles of one kind; consecutive tiles with the same face become one entry, as in tile files. */
static void
write_list (JsonBuilder    *builder,
            const OgcTiles *tiles,
            OgcTileKind     kind)
{
  guint count;

  ogc_json_begin_array (builder, ogc_tile_face_set_name (kind));
  for (guint tile = 0; tile < ogc_tiles_count (kind); tile += count)
    {
      const OgcTileFace face = ogc_tile_face_get (tiles, kind, tile);

      for (count = 1; tile + count < ogc_tiles_count (kind); count++)
        if (!ogc_tile_face_equal (face, ogc_tile_face_get (tiles, kind, tile + count)))
          break;
      json_builder_begin_object (builder);
      ogc_tile_face_write (builder, kind, face);
      if (count > 1)
        ogc_json_write_uint (builder, "count", count);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

static gpointer
load_default (gpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = g_resource_lookup_data (ogc_game_get_resource (), TILES_RESOURCE,
                                                     G_RESOURCE_LOOKUP_FLAGS_NONE, &error);
  OgcTileSet *self = bytes != NULL ? ogc_tile_set_parse ("tiles.json", bytes, &error) : NULL;

  if (self == NULL)
    g_error ("the tiles that the program brings along are broken: %s", error->message);

  return self;
}

static void
ogc_tile_set_finalize (GObject *object)
{
  OgcTileSet *self = OGC_TILE_SET (object);

  g_free (self->digest);

  G_OBJECT_CLASS (ogc_tile_set_parent_class)->finalize (object);
}

static void
ogc_tile_set_class_init (OgcTileSetClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ogc_tile_set_finalize;
}

static void
ogc_tile_set_init (OgcTileSet *self)
{
}

OgcTileSet *
ogc_tile_set_get_default (void)
{
  static GOnce once = G_ONCE_INIT;

  return g_once (&once, load_default, NULL);
}

OgcTileSet *
ogc_tile_set_load (GFile   *file,
                   GError **error)
{
  g_autofree char *name = NULL;
  g_autoptr (GBytes) bytes = ogc_file_read_named (file, &name, error);

  return bytes != NULL ? ogc_tile_set_parse (name, bytes, error) : NULL;
}

OgcTileSet *
ogc_tile_set_parse (const char  *source,
                    GBytes      *bytes,
                    GError     **error)
{
  g_autoptr (OgcJsonReader) reader = NULL;
  OgcTiles tiles = { 0 };

  g_return_val_if_fail (source != NULL, NULL);
  g_return_val_if_fail (bytes != NULL, NULL);

  reader = ogc_json_reader_new (source, bytes, error);
  if (reader == NULL)
    return NULL;
  ogc_format_version_check (reader, TILES_FORMAT, TILES_VERSION);
  if (ogc_json_reader_has (reader, "note"))
    ogc_json_reader_string (reader, "note", 0, MAX_NOTE_LENGTH);
  for (guint kind = 0; kind < OGC_N_TILE_KINDS; kind++)
    read_noted_list (reader, &tiles, kind);
  check_missions (reader, &tiles);
  if (!ogc_json_reader_close (reader, error))
    return NULL;

  return make_set (&tiles);
}

const OgcTiles *
ogc_tile_set_get_tiles (OgcTileSet *self)
{
  g_return_val_if_fail (OGC_IS_TILE_SET (self), NULL);

  return &self->tiles;
}

const char *
ogc_tile_set_get_digest (OgcTileSet *self)
{
  g_return_val_if_fail (OGC_IS_TILE_SET (self), NULL);

  return self->digest;
}

OgcTileSet *
ogc_tile_set_read (OgcJsonReader *reader,
                   const char    *name)
{
  OgcTileSet *usual = ogc_tile_set_get_default ();
  g_autoptr (OgcTileSet) self = NULL;
  OgcTiles tiles = { 0 };

  g_return_val_if_fail (reader != NULL, NULL);

  ogc_json_reader_begin_object (reader, name);
  for (guint kind = 0; kind < OGC_N_TILE_KINDS; kind++)
    read_list (reader, ogc_tile_face_set_name (kind), &tiles, kind);
  check_missions (reader, &tiles);
  ogc_json_reader_end (reader);
  if (ogc_json_reader_failed (reader))
    return NULL;

  self = make_set (&tiles);
  if (g_str_equal (self->digest, usual->digest))
    return g_object_ref (usual);

  return g_steal_pointer (&self);
}

void
ogc_tile_set_write (OgcTileSet  *self,
                    JsonBuilder *builder)
{
  g_return_if_fail (OGC_IS_TILE_SET (self));
  g_return_if_fail (builder != NULL);

  json_builder_begin_object (builder);
  for (guint kind = 0; kind < OGC_N_TILE_KINDS; kind++)
    write_list (builder, &self->tiles, kind);
  json_builder_end_object (builder);
}
