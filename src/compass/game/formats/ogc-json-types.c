/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-json-types.h"

#include <glib/gi18n.h>

static const OgcName neutral_names[] = {
  { "neutral", OGC_NEUTRAL },
  { NULL }
};

static const OgcName random_seat_names[] = {
  { "random", OGC_RANDOM_SEAT },
  { NULL }
};

OgcDice
ogc_json_read_dice (OgcJsonReader *reader,
                    const char    *name,
                    guint          max)
{
  const guint n = ogc_json_reader_begin_array (reader, name, 0, max);
  OgcDice dice = 0;

  for (guint i = 0; i < n; i++)
    dice += ogc_dice_one (ogc_json_reader_uint (reader, NULL, 1, OGC_MAX_VALUE));
  ogc_json_reader_end (reader);

  return ogc_json_reader_failed (reader) ? 0 : dice;
}

void
ogc_json_write_dice (JsonBuilder *builder,
                     const char  *name,
                     OgcDice      dice)
{
  ogc_json_begin_array (builder, name);
  for (guint value = 1; value <= OGC_MAX_VALUE; value++)
    for (guint i = ogc_dice_count_of (dice, value); i > 0; i--)
      json_builder_add_int_value (builder, value);
  json_builder_end_array (builder);
}

guint
ogc_json_read_owner (OgcJsonReader *reader,
                     const char    *name,
                     guint          seats)
{
  if (ogc_json_reader_is_null (reader, name))
    {
      ogc_json_reader_null (reader, name);
      return OGC_NOBODY;
    }
  if (ogc_json_reader_is_string (reader, name))
    return ogc_json_reader_choice (reader, name, neutral_names);

  return ogc_json_reader_uint (reader, name, 0, seats - 1);
}

void
ogc_json_write_owner (JsonBuilder *builder,
                      const char  *name,
                      guint        owner)
{
  if (owner == OGC_NOBODY)
    ogc_json_write_null (builder, name);
  else if (owner == OGC_NEUTRAL)
    ogc_json_write_string (builder, name, "neutral");
  else
    ogc_json_write_uint (builder, name, owner);
}

void
ogc_json_write_tile (JsonBuilder *builder,
                     const char  *name,
                     guint        tile)
{
  if (tile == OGC_NO_TILE)
    ogc_json_write_null (builder, name);
  else
    ogc_json_write_uint (builder, name, tile);
}

void
ogc_json_write_tiles (JsonBuilder *builder,
                      const char  *name,
                      OgcTileMask  tiles)
{
  ogc_json_begin_array (builder, name);
  for (; tiles != 0; tiles &= tiles - 1)
    json_builder_add_int_value (builder, ogc_tile_mask_first (tiles));
  json_builder_end_array (builder);
}

void
ogc_json_read_setup (OgcJsonReader *reader,
                     const char    *name,
                     gboolean       with_seed,
                     OgcSetup      *setup)
{
  OgcRule rule;

  *setup = (OgcSetup) { 0 };
  ogc_json_reader_begin_object (reader, name);
  setup->seats = ogc_json_reader_uint (reader, "seats", OGC_MIN_SEATS, OGC_MAX_SEATS);
  setup->form = ogc_json_reader_choice (reader, "form", ogc_names_form);
  setup->b = ogc_json_reader_choice (reader, "b", ogc_names_b);
  setup->c = ogc_json_reader_choice (reader, "c", ogc_names_c);
  setup->start_seat = ogc_json_reader_is_string (reader, "start")
                        ? ogc_json_reader_choice (reader, "start", random_seat_names)
                        : ogc_json_reader_uint (reader, "start", 0, setup->seats - 1);
  if (with_seed)
    setup->seed = ogc_json_reader_uint64 (reader, "seed");
  rule = ogc_setup_check (setup);
  if (!ogc_json_reader_failed (reader) && rule != OGC_RULE_NONE)
    /* TRANSLATORS: a rule's number, such as SET-5 */
    ogc_json_reader_refuse (reader, NULL, OGC_ERROR_REFUSED, _("rule %s does not allow this set-up."),
                            ogc_name_of (ogc_names_rule, rule));
  ogc_json_reader_end (reader);
}

void
ogc_json_write_setup (JsonBuilder    *builder,
                      const char     *name,
                      gboolean        with_seed,
                      const OgcSetup *setup)
{
  ogc_json_begin_object (builder, name);
  ogc_json_write_uint (builder, "seats", setup->seats);
  ogc_json_write_choice (builder, "form", ogc_names_form, setup->form);
  ogc_json_write_choice (builder, "b", ogc_names_b, setup->b);
  ogc_json_write_choice (builder, "c", ogc_names_c, setup->c);
  if (setup->start_seat == OGC_RANDOM_SEAT)
    ogc_json_write_string (builder, "start", "random");
  else
    ogc_json_write_uint (builder, "start", setup->start_seat);
  if (with_seed)
    ogc_json_write_uint64 (builder, "seed", setup->seed);
  json_builder_end_object (builder);
}
