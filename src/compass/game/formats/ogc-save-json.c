/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-save-json.h"

#include <glib/gi18n.h>

#include "ogc-json-types.h"

void
ogc_save_read_setup (OgcJsonReader *reader,
                     OgcSetup      *setup,
                     OgcSeatSpec   *seats)
{
  const guint older = ogc_save_read_rules (&ogc_save_rules, reader);

  g_return_if_fail (setup != NULL);
  g_return_if_fail (seats != NULL);

  ogc_json_read_setup (reader, "setup", TRUE, setup);
  setup->older = older;
  ogc_seats_read (reader, setup->seats, seats);
}

void
ogc_save_write_setup (JsonBuilder *builder,
                      OgcSave     *save)
{
  g_return_if_fail (builder != NULL);
  g_return_if_fail (save != NULL);

  ogc_json_write_setup (builder, "setup", TRUE, &save->setup);
  ogc_seats_write (builder, save->setup.seats, save->seats);
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
