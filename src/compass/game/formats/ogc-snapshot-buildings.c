/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-snapshot-buildings.h"

#include <glib/gi18n.h>

#include "ogc-json-types.h"

#define MAX_DICE (OGC_OWN_DICE + OGC_EXTRA_DICE) /* of one owner */
#define FLOORS 3

/* Dice by owner: seats 0 to 4, then the neutral player. */
static void
read_owners_dice (OgcJsonReader *reader,
                  const char    *name,
                  OgcDice       *dice)
{
  const guint n = ogc_json_reader_begin_array (reader, name, OGC_N_OWNERS, OGC_N_OWNERS);

  for (guint owner = 0; owner < n; owner++)
    dice[owner] = ogc_json_read_dice (reader, NULL, MAX_DICE);
  ogc_json_reader_end (reader);
}

static void
write_owners_dice (JsonBuilder   *builder,
                   const char    *name,
                   const OgcDice *dice)
{
  ogc_json_begin_array (builder, name);
  for (guint owner = 0; owner < OGC_N_OWNERS; owner++)
    ogc_json_write_dice (builder, NULL, dice[owner]);
  json_builder_end_array (builder);
}

static void
read_places (OgcJsonReader *reader,
             const char    *name,
             OgcTileKind    kind,
             guint8        *places,
             guint          n_places)
{
  const guint n = ogc_json_reader_begin_array (reader, name, n_places, n_places);

  for (guint place = 0; place < n; place++)
    places[place] = ogc_json_read_tile (reader, NULL, kind);
  ogc_json_reader_end (reader);
}

static void
write_places (JsonBuilder  *builder,
              const char   *name,
              const guint8 *places,
              guint         n_places)
{
  ogc_json_begin_array (builder, name);
  for (guint place = 0; place < n_places; place++)
    ogc_json_write_tile (builder, NULL, places[place]);
  json_builder_end_array (builder);
}

/* RUN: what was drawn, and each owner's run as dice. */
static void
read_straights (OgcJsonReader *reader,
                OgcState      *state)
{
  OgcDice dice[OGC_N_OWNERS] = { 0 };

  ogc_json_reader_begin_object (reader, "straights");
  state->straights.drawn = ogc_json_read_tiles (reader, "drawn",
                                                state->order[0] == OGC_GUILD ? OGC_TILE_MISSION : OGC_TILE_ARTIFACT);
  read_owners_dice (reader, "runs", dice);
  for (guint owner = 0; owner < OGC_N_OWNERS; owner++)
    {
      state->straights.values[owner] = ogc_dice_values (dice[owner]);
      if (ogc_dice_from_values (ogc_dice_values (dice[owner])) != dice[owner])
        ogc_json_reader_refuse (reader, "runs", OGC_ERROR_CONTENT, _("a run holds every value at most once."));
    }
  ogc_json_reader_end (reader);
}

static void
write_straights (JsonBuilder    *builder,
                 const OgcState *state)
{
  ogc_json_begin_object (builder, "straights");
  ogc_json_write_tiles (builder, "drawn", state->straights.drawn);
  ogc_json_begin_array (builder, "runs");
  for (guint owner = 0; owner < OGC_N_OWNERS; owner++)
    ogc_json_write_dice (builder, NULL, ogc_dice_from_values (state->straights.values[owner]));
  json_builder_end_array (builder);
  json_builder_end_object (builder);
}

/* ARC: a group with its owner, value and number of dice. */
static void
read_group (OgcJsonReader *reader,
            OgcState      *state)
{
  guint owner;
  guint value;
  guint dice;

  ogc_json_reader_begin_object (reader, NULL);
  owner = ogc_json_read_owner (reader, "owner", OGC_MAX_SEATS);
  value = ogc_json_reader_uint (reader, "value", 1, OGC_MAX_VALUE);
  dice = ogc_json_reader_uint (reader, "dice", 1, MAX_DICE);
  if (owner == OGC_NOBODY)
    ogc_json_reader_refuse (reader, "owner", OGC_ERROR_CONTENT, _("dice must have an owner."));
  else if ((state->archives.groups[owner][value - 1] & (1u << dice)) != 0)
    ogc_json_reader_refuse (reader, NULL, OGC_ERROR_CONTENT, _("this group is already listed above."));
  else
    state->archives.groups[owner][value - 1] |= 1u << dice;
  ogc_json_reader_end (reader);
}

static void
read_archives (OgcJsonReader *reader,
               OgcState      *state)
{
  guint n;

  ogc_json_reader_begin_object (reader, "archives");
  read_places (reader, "maps", OGC_TILE_MAP, state->archives.maps, 4);
  n = ogc_json_reader_begin_array (reader, "groups", 0, OGC_N_OWNERS * OGC_MAX_VALUE * MAX_DICE);
  for (guint i = 0; i < n; i++)
    read_group (reader, state);
  ogc_json_reader_end (reader);
  ogc_json_reader_end (reader);
}

static void
write_archives (JsonBuilder    *builder,
                const OgcState *state)
{
  ogc_json_begin_object (builder, "archives");
  write_places (builder, "maps", state->archives.maps, 4);
  ogc_json_begin_array (builder, "groups");
  for (guint owner = 0; owner < OGC_N_OWNERS; owner++)
    for (guint value = 1; value <= OGC_MAX_VALUE; value++)
      for (guint dice = 1; dice <= MAX_DICE; dice++)
        {
          if ((state->archives.groups[owner][value - 1] & (1u << dice)) == 0)
            continue;
          json_builder_begin_object (builder);
          ogc_json_write_owner (builder, "owner", owner);
          ogc_json_write_uint (builder, "value", value);
          ogc_json_write_uint (builder, "dice", dice);
          json_builder_end_object (builder);
        }
  json_builder_end_array (builder);
  json_builder_end_object (builder);
}

static void
read_university (OgcJsonReader *reader,
                 OgcState      *state)
{
  OgcUniversity *university = &state->university;

  ogc_json_reader_begin_object (reader, "university");
  university->n = ogc_json_reader_begin_array (reader, "line", 0, G_N_ELEMENTS (university->value));
  for (guint i = 0; i < university->n; i++)
    {
      ogc_json_reader_begin_object (reader, NULL);
      university->owner[i] = ogc_json_read_owner (reader, "owner", OGC_MAX_SEATS);
      university->value[i] = ogc_json_reader_uint (reader, "value", 1, OGC_MAX_VALUE);
      ogc_json_reader_end (reader);
    }
  ogc_json_reader_end (reader);
  read_places (reader, "specialists", OGC_TILE_SPECIALIST, university->specialists,
               G_N_ELEMENTS (university->specialists));
  ogc_json_reader_end (reader);
}

static void
write_university (JsonBuilder    *builder,
                  const OgcState *state)
{
  const OgcUniversity *university = &state->university;

  ogc_json_begin_object (builder, "university");
  ogc_json_begin_array (builder, "line");
  for (guint i = 0; i < university->n; i++)
    {
      json_builder_begin_object (builder);
      ogc_json_write_owner (builder, "owner", university->owner[i]);
      ogc_json_write_uint (builder, "value", university->value[i]);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
  write_places (builder, "specialists", university->specialists, G_N_ELEMENTS (university->specialists));
  json_builder_end_object (builder);
}

static void
read_temple (OgcJsonReader *reader,
             OgcState      *state)
{
  OgcTemple *temple = &state->temple;

  temple->n = ogc_json_reader_begin_array (reader, "temple", 0, G_N_ELEMENTS (temple->item));
  for (guint i = 0; i < G_N_ELEMENTS (temple->item); i++)
    {
      temple->item[i] = OGC_NO_TILE;
      temple->owner[i] = OGC_NOBODY;
    }
  for (guint i = 0; i < temple->n; i++)
    {
      ogc_json_reader_begin_object (reader, NULL);
      temple->item[i] = ogc_json_read_tile (reader, "item", OGC_TILE_ITEM);
      temple->back[i] = ogc_json_reader_choice (reader, "back", ogc_names_back);
      temple->owner[i] = ogc_json_read_owner (reader, "owner", OGC_MAX_SEATS);
      ogc_json_reader_end (reader);
    }
  ogc_json_reader_end (reader);
}

static void
write_temple (JsonBuilder    *builder,
              const OgcState *state)
{
  const OgcTemple *temple = &state->temple;

  ogc_json_begin_array (builder, "temple");
  for (guint i = 0; i < temple->n; i++)
    {
      json_builder_begin_object (builder);
      ogc_json_write_tile (builder, "item", temple->item[i]);
      ogc_json_write_choice (builder, "back", ogc_names_back, temple->back[i]);
      ogc_json_write_owner (builder, "owner", temple->owner[i]);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

static void
read_illuminati (OgcJsonReader *reader,
                 OgcState      *state)
{
  ogc_json_reader_begin_object (reader, "illuminati");
  read_owners_dice (reader, "sets", state->illuminati.sets);
  read_places (reader, "abilities", OGC_TILE_ABILITY, state->illuminati.abilities,
               G_N_ELEMENTS (state->illuminati.abilities));
  ogc_json_reader_end (reader);
}

static void
write_illuminati (JsonBuilder    *builder,
                  const OgcState *state)
{
  ogc_json_begin_object (builder, "illuminati");
  write_owners_dice (builder, "sets", state->illuminati.sets);
  write_places (builder, "abilities", state->illuminati.abilities, G_N_ELEMENTS (state->illuminati.abilities));
  json_builder_end_object (builder);
}

static void
read_galleon (OgcJsonReader *reader,
              OgcState      *state)
{
  guint n;

  ogc_json_reader_begin_object (reader, "galleon");
  read_owners_dice (reader, "groups", state->galleon.groups);
  n = ogc_json_reader_begin_array (reader, "drawn", OGC_MAX_SEATS, OGC_MAX_SEATS);
  for (guint seat = 0; seat < n; seat++)
    state->galleon.drawn[seat] = ogc_json_read_tiles (reader, NULL, OGC_TILE_CHEST);
  ogc_json_reader_end (reader);
  ogc_json_reader_end (reader);
}

static void
write_galleon (JsonBuilder    *builder,
               const OgcState *state)
{
  ogc_json_begin_object (builder, "galleon");
  write_owners_dice (builder, "groups", state->galleon.groups);
  ogc_json_begin_array (builder, "drawn");
  for (guint seat = 0; seat < OGC_MAX_SEATS; seat++)
    ogc_json_write_tiles (builder, NULL, state->galleon.drawn[seat]);
  json_builder_end_array (builder);
  json_builder_end_object (builder);
}

/* TOW: six floors, the left half first, each from the first floor up; null where there is no die. */
static void
read_tower (OgcJsonReader *reader,
            OgcState      *state)
{
  const guint n = ogc_json_reader_begin_array (reader, "tower", 2 * FLOORS, 2 * FLOORS);

  for (guint i = 0; i < n; i++)
    {
      if (ogc_json_reader_is_null (reader, NULL))
        {
          ogc_json_reader_null (reader, NULL);
          continue;
        }
      ogc_json_reader_begin_object (reader, NULL);
      state->tower.owner[i / FLOORS][i % FLOORS] = ogc_json_read_owner (reader, "owner", OGC_MAX_SEATS);
      state->tower.value[i / FLOORS][i % FLOORS] = ogc_json_reader_uint (reader, "value", 1, OGC_MAX_VALUE);
      ogc_json_reader_end (reader);
    }
  ogc_json_reader_end (reader);
}

static void
write_tower (JsonBuilder    *builder,
             const OgcState *state)
{
  ogc_json_begin_array (builder, "tower");
  for (guint i = 0; i < 2 * FLOORS; i++)
    {
      const guint value = state->tower.value[i / FLOORS][i % FLOORS];

      if (value == 0)
        {
          ogc_json_write_null (builder, NULL);
          continue;
        }
      json_builder_begin_object (builder);
      ogc_json_write_owner (builder, "owner", state->tower.owner[i / FLOORS][i % FLOORS]);
      ogc_json_write_uint (builder, "value", value);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

void
ogc_snapshot_read_buildings (OgcJsonReader *reader,
                             OgcState      *state)
{
  g_return_if_fail (reader != NULL);
  g_return_if_fail (state != NULL);

  ogc_json_reader_begin_object (reader, "buildings");
  read_straights (reader, state);
  read_archives (reader, state);
  read_university (reader, state);
  read_owners_dice (reader, "library", state->library.dice);
  read_temple (reader, state);
  read_illuminati (reader, state);
  read_galleon (reader, state);
  read_tower (reader, state);
  ogc_json_reader_end (reader);
}

void
ogc_snapshot_write_buildings (JsonBuilder    *builder,
                              const OgcState *state)
{
  g_return_if_fail (builder != NULL);
  g_return_if_fail (state != NULL);

  ogc_json_begin_object (builder, "buildings");
  write_straights (builder, state);
  write_archives (builder, state);
  write_university (builder, state);
  write_owners_dice (builder, "library", state->library.dice);
  write_temple (builder, state);
  write_illuminati (builder, state);
  write_galleon (builder, state);
  write_tower (builder, state);
  json_builder_end_object (builder);
}
