/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-save-json.h"

#include <glib/gi18n.h>

#include "ogc-json-types.h"

static void
read_seat (OgcJsonReader *reader,
           OgcSeatSpec   *seat)
{
  ogc_json_reader_begin_object (reader, NULL);
  seat->name = g_strdup (ogc_json_reader_name (reader, "name", OGC_MAX_NAME_LENGTH));
  seat->emblem = g_strdup (ogc_json_reader_id (reader, "emblem"));
  seat->kind = g_strdup (ogc_json_reader_id (reader, "kind"));
  ogc_json_reader_end (reader);
}

void
ogc_save_read_setup (OgcJsonReader *reader,
                     OgcSetup      *setup,
                     OgcSeatSpec   *seats)
{
  const guint rules = ogc_json_reader_uint (reader, "rules", 1, G_MAXINT32);
  guint n;

  g_return_if_fail (setup != NULL);
  g_return_if_fail (seats != NULL);

  if (rules > OGC_RULES_VERSION)
    ogc_json_reader_refuse (reader, "rules", OGC_ERROR_VERSION,
                            _("this game was started with version %u of the rules, but this program knows them only "
                              "up to version %u. Update the program to open it."),
                            rules, OGC_RULES_VERSION);
  ogc_json_read_setup (reader, "setup", TRUE, setup);
  setup->older = rules < OGC_RULES_VERSION ? rules : 0;
  n = ogc_json_reader_begin_array (reader, "seats", setup->seats, setup->seats);
  for (guint i = 0; i < n; i++)
    read_seat (reader, &seats[i]);
  ogc_json_reader_end (reader);
}

void
ogc_save_write_setup (JsonBuilder *builder,
                      OgcSave     *save)
{
  g_return_if_fail (builder != NULL);
  g_return_if_fail (save != NULL);

  ogc_json_write_setup (builder, "setup", TRUE, &save->setup);
  ogc_json_begin_array (builder, "seats");
  for (guint i = 0; i < save->setup.seats; i++)
    {
      json_builder_begin_object (builder);
      ogc_json_write_string (builder, "name", save->seats[i].name);
      ogc_json_write_string (builder, "emblem", save->seats[i].emblem);
      ogc_json_write_string (builder, "kind", save->seats[i].kind);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

OgcTileSet *
ogc_save_read_tiles (OgcJsonReader *reader)
{
  const char *digest = ogc_json_reader_string (reader, "tile_digest", 64, 64);
  OgcTileSet *tile_set = ogc_tile_set_read (reader, "tiles");

  if (tile_set != NULL && !g_str_equal (digest, ogc_tile_set_get_digest (tile_set)))
    ogc_json_reader_refuse (reader, "tile_digest", OGC_ERROR_CONTENT,
                            _("the digest does not match the tiles in this file, which give %s."),
                            ogc_tile_set_get_digest (tile_set));

  return tile_set;
}

void
ogc_save_write_tiles (JsonBuilder *builder,
                      OgcTileSet  *tile_set)
{
  g_return_if_fail (builder != NULL);
  g_return_if_fail (OGC_IS_TILE_SET (tile_set));

  ogc_json_write_string (builder, "tile_digest", ogc_tile_set_get_digest (tile_set));
  json_builder_set_member_name (builder, "tiles");
  ogc_tile_set_write (tile_set, builder);
}
