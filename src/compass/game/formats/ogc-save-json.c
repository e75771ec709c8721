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

static void
read_seats (OgcJsonReader *reader,
            OgcSave       *save)
{
  const guint n = ogc_json_reader_begin_array (reader, "seats", save->setup.seats, save->setup.seats);

  for (guint i = 0; i < n; i++)
    read_seat (reader, &save->seats[i]);
  ogc_json_reader_end (reader);
}

/* The digest and the faces that it is of. */
static void
read_tiles (OgcJsonReader *reader,
            OgcSave       *save)
{
  const char *digest = ogc_json_reader_string (reader, "tile_digest", 64, 64);

  save->tile_set = ogc_tile_set_read (reader, "tiles");
  if (save->tile_set != NULL && !g_str_equal (digest, ogc_tile_set_get_digest (save->tile_set)))
    ogc_json_reader_refuse (reader, "tile_digest", OGC_ERROR_CONTENT,
                            _("it is not the digest of the tiles in this file, which is %s."),
                            ogc_tile_set_get_digest (save->tile_set));
}

void
ogc_save_read_head (OgcJsonReader *reader,
                    OgcSave       *save)
{
  const guint rules = ogc_json_reader_uint (reader, "rules", 1, G_MAXINT32);

  g_return_if_fail (save != NULL);

  if (rules > OGC_RULES_VERSION)
    ogc_json_reader_refuse (reader, "rules", OGC_ERROR_VERSION,
                            _("this game was begun by version %u of the rules; this program plays up to version %u. "
                              "Use a newer version of the program."),
                            rules, OGC_RULES_VERSION);
  read_tiles (reader, save);
  ogc_json_read_setup (reader, "setup", &save->setup);
  save->setup.older = rules < OGC_RULES_VERSION ? rules : 0;
  read_seats (reader, save);
}

void
ogc_save_write_head (JsonBuilder *builder,
                     OgcSave     *save)
{
  g_return_if_fail (builder != NULL);
  g_return_if_fail (save != NULL);

  ogc_json_write_uint (builder, "rules", ogc_setup_rules (&save->setup));
  ogc_json_write_string (builder, "tile_digest", ogc_tile_set_get_digest (save->tile_set));
  json_builder_set_member_name (builder, "tiles");
  ogc_tile_set_write (save->tile_set, builder);
  ogc_json_write_setup (builder, "setup", &save->setup);
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

void
ogc_save_refuse_decision (OgcJsonReader *reader,
                          const char    *name,
                          guint          index,
                          OgcRule        rule)
{
  g_autofree char *place = g_strdup_printf ("%s[%u]", name, index);

  g_return_if_fail (reader != NULL);

  /* TRANSLATORS: a rule's identifier, such as ARC-2 */
  ogc_json_reader_refuse (reader, place, OGC_ERROR_REFUSED, _("this decision is not legal there (rule %s)."),
                          ogc_name_of (ogc_names_rule, rule));
}
