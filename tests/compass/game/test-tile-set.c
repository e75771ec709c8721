/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "ogc-json-writer.h"
#include "ogc-tile-face.h"
#include "ogc-tile-set.h"

static char *
read_tiles_file (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "data", "tiles.json", NULL);
  g_autoptr (GError) error = NULL;
  char *text;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);

  return text;
}

static OgcTileSet *
parse (const char  *text,
       GError     **error)
{
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));

  return ogc_tile_set_parse ("tiles.json", bytes, error);
}

/* A copy of @text with the @n-th @old replaced by @new. */
static char *
replace (const char *text,
         const char *old,
         guint       n,
         const char *new)
{
  const char *found = strstr (text, old);

  for (; n > 1 && found != NULL; n--)
    found = strstr (found + 1, old);
  g_assert_nonnull (found);

  return g_strdup_printf ("%.*s%s%s", (int) (found - text), text, new, found + strlen (old));
}

static guint
count_where (OgcTileKind kind,
             guint       byte,
             guint       value)
{
  const OgcTiles *tiles = ogc_tile_set_get_tiles (ogc_tile_set_get_default ());
  guint n = 0;

  for (guint tile = 0; tile < ogc_tiles_count (kind); tile++)
    n += ogc_tile_face_get (tiles, kind, tile).bytes[byte] == value;

  return n;
}

/* The faces as printed, row by row. */
static void
test_faces (void)
{
  const OgcTiles *tiles = ogc_tile_set_get_tiles (ogc_tile_set_get_default ());

  for (guint colour = 0; colour < OGC_COLOUR_GREY; colour++)
    {
      g_assert_cmpuint (count_where (OGC_TILE_MAP, 0, colour), ==, 4);
      g_assert_cmpuint (count_where (OGC_TILE_SPECIALIST, 0, colour), ==, 6);
      g_assert_cmpuint (count_where (OGC_TILE_ITEM, 0, colour), ==, 4);
    }
  g_assert_cmpuint (count_where (OGC_TILE_MAP, 0, OGC_COLOUR_GREY), ==, 2); /* SCO-9 */
  for (guint i = 0; i < OGC_N_MAPS; i++)
    {
      static const guint8 low[] = { 0, 0, 1, 1, 2 };

      g_assert_cmpuint (tiles->maps[i].low, ==, low[tiles->maps[i].high]);
    }
  for (guint kind = 0; kind < OGC_N_SPECIALIST_KINDS; kind++)
    g_assert_cmpuint (count_where (OGC_TILE_SPECIALIST, 1, kind), ==, 18);
  for (guint value = 1; value <= 3; value++)
    g_assert_cmpuint (count_where (OGC_TILE_SPECIALIST, 2, value), ==, 12);
  g_assert_cmpuint (count_where (OGC_TILE_ITEM, 2, OGC_BACK_1_6), ==, 12);
  for (guint type = 0; type < OGC_N_ARTIFACT_TYPES; type++)
    {
      g_assert_cmpuint (count_where (OGC_TILE_ARTIFACT, 0, type), ==, 6);
      g_assert_cmpuint (count_where (OGC_TILE_COLLECTION, 0, type), ==, 1);
      g_assert_cmpuint (count_where (OGC_TILE_COLLECTION, 1, type), ==, 1);
    }
  for (guint type = 0; type < OGC_N_ABILITY_TYPES; type++)
    g_assert_cmpuint (count_where (OGC_TILE_ABILITY, 0, type), ==, 5);
  g_assert_cmpuint (count_where (OGC_TILE_CHEST, 0, 1), ==, 8);
  g_assert_cmpuint (count_where (OGC_TILE_CHEST, 0, 2), ==, 14);
  g_assert_cmpuint (count_where (OGC_TILE_CHEST, 0, 3), ==, 8);
  g_assert_cmpuint (count_where (OGC_TILE_BRONZE, 0, 1), ==, 10);
  g_assert_cmpuint (count_where (OGC_TILE_SILVER, 0, 2), ==, 6);
  g_assert_cmpuint (count_where (OGC_TILE_GOLD, 0, 3), ==, 5);
  g_assert_cmpuint (count_where (OGC_TILE_MISSION, 0, OGC_MISSION_DUAL_MAP), ==, 6);
  g_assert_cmpuint (count_where (OGC_TILE_MISSION, 0, OGC_MISSION_SECRET_MAP), ==, 2);
}

static void
test_file_is_default (void)
{
  g_autofree char *text = read_tiles_file ();
  g_autoptr (GError) error = NULL;
  g_autoptr (OgcTileSet) set = parse (text, &error);

  g_assert_no_error (error);
  g_assert_cmpstr (ogc_tile_set_get_digest (set), ==, ogc_tile_set_get_digest (ogc_tile_set_get_default ()));
  g_assert_cmpuint (strlen (ogc_tile_set_get_digest (set)), ==, 64);
}

/* Every change makes a different set with a different digest. */
static void
test_corrected (void)
{
  static const struct {
    const char *old;
    const char *new;
  } cases[] = {
    { "\"high\": 4, \"low\": 2", "\"high\": 5, \"low\": 2" },
    { "\"gold\": 1, \"count\": 8", "\"gold\": 1, \"count\": 7 }, { \"gold\": 4" },
    { "\"desired\": \"desert\", \"preferred\": \"jungle\"", "\"desired\": \"desert\", \"preferred\": \"dark\"" },
    { "\"colours\": [\"red\", \"blue\"]", "\"colours\": [\"red\", \"white\"]" },
  };
  g_autofree char *text = read_tiles_file ();

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *changed = replace (text, cases[i].old, 1, cases[i].new);
      g_autoptr (GError) error = NULL;
      g_autoptr (OgcTileSet) set = parse (changed, &error);

      g_assert_no_error (error);
      g_assert_cmpstr (ogc_tile_set_get_digest (set), !=, ogc_tile_set_get_digest (ogc_tile_set_get_default ()));
    }
}

/* The colours of a Dual Map have no order. */
static void
test_same_digest (void)
{
  g_autofree char *text = read_tiles_file ();
  g_autofree char *turned = replace (text, "[\"red\", \"blue\"]", 1, "[\"blue\", \"red\"]");
  g_autofree char *noted = replace (turned, "\"faces\": \"known\"", 1, "\"faces\": \"chosen\", \"note\": \"Ünsicher\"");
  g_autoptr (GError) error = NULL;
  g_autoptr (OgcTileSet) set = parse (noted, &error);

  g_assert_no_error (error);
  g_assert_cmpstr (ogc_tile_set_get_digest (set), ==, ogc_tile_set_get_digest (ogc_tile_set_get_default ()));
}

static void
test_refusals (void)
{
  static const struct {
    const char *old;
    guint       n;
    const char *new;
    const char *message;
  } cases[] = {
    { "\"gilded-compass-tiles\"", 1, "\"gilded-compass-save\"",
      "tiles.json, at format: expected a file of the kind “gilded-compass-tiles”, but this is “gilded-compass-save”." },
    { "\"colour\": \"red\", \"high\": 1", 1, "\"colour\": \"pink\", \"high\": 1",
      "tiles.json, at maps.tiles[0].colour: expected one of: red, blue, green, yellow, white, purple, grey, but found "
      "“pink”." },
    { "\"high\": 2, \"low\": 1", 2, "\"high\": 10, \"low\": 1",
      "tiles.json, at maps.tiles[5].high: expected a whole number from 0 to 9, but found 10." },
    { "\"high\": 2, \"low\": 1", 2, "\"high\": 2, \"low\": 3",
     "tiles.json, at maps.tiles[5]: “high” must not be less than “low”." },
    { "\"high\": 2, \"low\": 1", 2, "\"high\": 2, \"lower\": 1",
      "tiles.json, at maps.tiles[5].low: expected a whole number from 0 to 9, but found nothing." },
    { "\"high\": 2, \"low\": 1", 2, "\"high\": 2, \"low\": 1, \"mid\": 1",
      "tiles.json, at maps.tiles[5].mid: this name is unknown here." },
    { "\"count\": 2", 1, "\"count\": 3",
      "tiles.json, at maps.tiles[24]: these are more than the 26 tiles of this kind." },
    { ", \"count\": 2", 1, "", "tiles.json, at maps.tiles: expected 26 tiles in all, but found 25." },
    { "\"kind\": \"cartographer\", \"back\": \"2+5\"", 1, "\"kind\": \"cartographer\", \"back\": \"1+6\"",
      "tiles.json, at items.tiles[1]: this tile is already listed above. Tiles that are the same need a “count”." },
    { "\"desired\": \"jungle\", \"preferred\": \"water\"", 1, "\"desired\": \"desert\", \"preferred\": \"jungle\"",
      "tiles.json, at collections.tiles[1]: this tile is already listed above. Tiles that are the same need a "
      "“count”." },
    { "\"desired\": \"jungle\", \"preferred\": \"water\"", 1, "\"desired\": \"jungle\", \"preferred\": \"jungle\"",
      "tiles.json, at collections.tiles[1]: the two types of artifacts must differ." },
    { "[\"red\", \"blue\"]", 1, "[\"red\", \"red\"]",
     "tiles.json, at missions.tiles[0].colours: the two colours must differ." },
    { "[\"red\", \"blue\"]", 1, "[\"red\"]",
     "tiles.json, at missions.tiles[0].colours: expected a list of 2 to 2 entries, but it has 1." },
    { "[\"red\", \"blue\"]", 1, "[\"red\", \"grey\"]",
      "tiles.json, at missions.tiles[0].colours[1]: expected one of: red, blue, green, yellow, white, purple, but "
      "found “grey”." },
    { "\"second-opinion\"", 1, "\"secret-map\"",
      "tiles.json, at missions.tiles[19]: this tile is already listed above. Tiles that are the same need a “count”." },
    { "{ \"type\": \"secret-map\", \"count\": 2 }", 1,
     "{ \"type\": \"secret-map\", \"count\": 1 }, { \"type\": \"dual-map\", \"colours\": [\"red\", \"white\"] }",
      "tiles.json, at missions: expected 6 missions of the type “dual-map”, but found 7." },
    { "\"faces\": \"known\"", 1, "\"faces\": \"guessed\"",
     "tiles.json, at artifacts.faces: expected one of: known, chosen, but found “guessed”." },
    { "\"version\": 1", 1, "\"version\": 1, \"version\": 1",
     "tiles.json, line 3, column 26: this key comes twice in one object." },
  };
  g_autofree char *text = read_tiles_file ();

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *changed = replace (text, cases[i].old, cases[i].n, cases[i].new);
      g_autoptr (GError) error = NULL;
      g_autoptr (OgcTileSet) set = parse (changed, &error);

      g_assert_null (set);
      g_assert_cmpstr (error->message, ==, cases[i].message);
    }
}

static void
test_load (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "data", "tiles.json", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GFile) folder = g_file_get_parent (file);
  g_autoptr (GFile) missing = g_file_get_child (folder, "no-such-file.json");
  g_autoptr (GError) error = NULL;
  g_autoptr (OgcTileSet) set = ogc_tile_set_load (file, &error);

  g_assert_no_error (error);
  g_assert_nonnull (set);
  g_assert_null (ogc_tile_set_load (missing, &error));
  g_assert_error (error, OGC_ERROR, OGC_ERROR_READ);
  g_assert_nonnull (strstr (error->message, "no-such-file.json can’t be read"));
  g_clear_error (&error);
  g_assert_null (ogc_tile_set_load (folder, &error));
  g_assert_error (error, OGC_ERROR, OGC_ERROR_READ);
}

/* A tile set embedded in a save. */
static void
test_embedded (void)
{
  g_autofree char *text = read_tiles_file ();
  g_autofree char *changed = replace (text, "\"high\": 4, \"low\": 2", 3, "\"high\": 5, \"low\": 2");
  g_autoptr (GError) error = NULL;
  g_autoptr (OgcTileSet) set = parse (changed, &error);

  for (guint i = 0; i < 2; i++)
    {
      OgcTileSet *written = i == 0 ? set : ogc_tile_set_get_default ();
      g_autoptr (JsonBuilder) builder = json_builder_new ();
      g_autoptr (GString) json = NULL;
      g_autoptr (GBytes) bytes = NULL;
      g_autoptr (OgcJsonReader) reader = NULL;
      g_autoptr (OgcTileSet) back = NULL;

      ogc_json_begin_object (builder, NULL);
      json_builder_set_member_name (builder, "tiles");
      ogc_tile_set_write (written, builder);
      json_builder_end_object (builder);
      json = ogc_json_to_text (builder);
      bytes = g_bytes_new (json->str, json->len);
      reader = ogc_json_reader_new ("embedded", bytes, &error);
      g_assert_no_error (error);
      back = ogc_tile_set_read (reader, "tiles");
      g_assert_true (ogc_json_reader_close (reader, &error));
      g_assert_no_error (error);
      g_assert_cmpstr (ogc_tile_set_get_digest (back), ==, ogc_tile_set_get_digest (written));
      g_assert_cmpmem (ogc_tile_set_get_tiles (back), sizeof (OgcTiles), ogc_tile_set_get_tiles (written),
                       sizeof (OgcTiles));
      g_assert_true ((back == ogc_tile_set_get_default ()) == (i == 1));
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/tile-set/faces", test_faces);
  g_test_add_func ("/tile-set/file-is-default", test_file_is_default);
  g_test_add_func ("/tile-set/corrected", test_corrected);
  g_test_add_func ("/tile-set/same-digest", test_same_digest);
  g_test_add_func ("/tile-set/refusals", test_refusals);
  g_test_add_func ("/tile-set/load", test_load);
  g_test_add_func ("/tile-set/embedded", test_embedded);

  return g_test_run ();
}
