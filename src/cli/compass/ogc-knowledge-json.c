/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-knowledge-json.h"

#include "ogc-json-types.h"

#define MAX_DICE (OGC_OWN_DICE + OGC_EXTRA_DICE) /* of one owner */
#define FLOORS 3

/* ---- Buildings ---- */

/* Dice by owner: seats 0 to 4, then the neutral player. */
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

/* ARC: each group with its owner, value and number of dice. */
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
write_illuminati (JsonBuilder    *builder,
                  const OgcState *state)
{
  ogc_json_begin_object (builder, "illuminati");
  write_owners_dice (builder, "sets", state->illuminati.sets);
  write_places (builder, "abilities", state->illuminati.abilities, G_N_ELEMENTS (state->illuminati.abilities));
  json_builder_end_object (builder);
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

/* What lies in the buildings of @state: the object "buildings". */
static void
write_buildings (JsonBuilder    *builder,
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

/* ---- All that a seat may know ---- */

/* Sets of tiles of all kinds; empty ones are left out. */
static void
write_all_tiles (JsonBuilder       *builder,
                 const char        *name,
                 const OgcTileMask *tiles)
{
  ogc_json_begin_object (builder, name);
  for (guint kind = 0; kind < OGC_N_TILE_KINDS; kind++)
    if (tiles[kind] != 0)
      ogc_json_write_tiles (builder, ogc_name_of (ogc_names_tile_kind, kind), tiles[kind]);
  json_builder_end_object (builder);
}

/* Numbers of tiles of all kinds; zeros are left out. */
static void
write_all_counts (JsonBuilder  *builder,
                  const char   *name,
                  const guint8 *counts)
{
  ogc_json_begin_object (builder, name);
  for (guint kind = 0; kind < OGC_N_TILE_KINDS; kind++)
    if (counts[kind] != 0)
      ogc_json_write_uint (builder, ogc_name_of (ogc_names_tile_kind, kind), counts[kind]);
  json_builder_end_object (builder);
}

/* Items that cannot be named are known by their backs (SEC-1). */
static void
write_backs (JsonBuilder  *builder,
             const char   *name,
             const guint8 *counts)
{
  ogc_json_begin_object (builder, name);
  for (guint back = 0; back < OGC_N_BACKS; back++)
    if (counts[back] != 0)
      ogc_json_write_uint (builder, ogc_name_of (ogc_names_back, back), counts[back]);
  json_builder_end_object (builder);
}

static void
write_progress (JsonBuilder    *builder,
                const OgcState *state)
{
  ogc_json_write_choice (builder, "b", ogc_names_b, state->order[OGC_ORDER_B]);
  ogc_json_write_choice (builder, "c", ogc_names_c, state->order[OGC_ORDER_C]);
  ogc_json_write_uint (builder, "round", state->round);
  ogc_json_write_uint (builder, "rounds", state->rounds);
  ogc_json_write_uint (builder, "start", state->start_seat);
  ogc_json_write_choice (builder, "phase", ogc_names_phase, state->phase);
  ogc_json_write_uint (builder, "turn", state->turn_seat);
  ogc_json_write_boolean (builder, "last_lap", state->last_lap);
  ogc_json_write_boolean (builder, "gift_turn", state->gift_turn);
  ogc_json_write_owner (builder, "extra_seat", state->extra_seat);
  ogc_json_write_uint (builder, "extra_left", state->extra_left);
}

static void
write_seat (JsonBuilder        *builder,
            const OgcKnowledge *knowledge,
            guint               seat)
{
  const OgcState *seen = &knowledge->seen;

  json_builder_begin_object (builder);
  ogc_json_write_dice (builder, "dice", seen->own[seat]);
  ogc_json_write_dice (builder, "neutral_dice", seen->neutral[seat]);
  ogc_json_write_uint (builder, "tokens", seen->knowledge[seat]);
  write_all_tiles (builder, "tiles", seen->held[seat]);
  write_all_counts (builder, "unknown", knowledge->hidden[seat]);
  write_backs (builder, "unknown_backs", knowledge->hidden_backs[seat]);
  ogc_json_write_uint (builder, "unknown_chests", knowledge->hidden_chests[seat]);
  json_builder_end_object (builder);
}

static void
write_stacks (JsonBuilder        *builder,
              const OgcKnowledge *knowledge)
{
  ogc_json_begin_object (builder, "stacks");
  write_all_counts (builder, "stack", knowledge->in_stack);
  write_all_counts (builder, "under", knowledge->under_stack);
  write_all_tiles (builder, "under_known", knowledge->seen.under);
  write_backs (builder, "under_backs", knowledge->under_backs);
  write_all_tiles (builder, "discards", knowledge->seen.discards);
  write_all_tiles (builder, "out", knowledge->seen.out);
  write_all_tiles (builder, "unseen", knowledge->unseen);
  json_builder_end_object (builder);
}

/* GLD-4: two missions of which the seat knows where both went, but not which went where. */
static void
write_pairs (JsonBuilder        *builder,
             const OgcKnowledge *knowledge)
{
  ogc_json_begin_array (builder, "mission_pairs");
  for (guint round = 0; round < OGC_MAX_ROUNDS; round++)
    {
      const OgcMissionPair *pair = &knowledge->pairs[round];

      if (pair->tile[0] == OGC_NO_TILE)
        continue;
      json_builder_begin_object (builder);
      ogc_json_begin_array (builder, "tiles");
      for (guint i = 0; i < 2; i++)
        ogc_json_write_tile (builder, NULL, pair->tile[i]);
      json_builder_end_array (builder);
      ogc_json_begin_array (builder, "went_to");
      for (guint i = 1; i < 3; i++)
        ogc_json_write_owner (builder, NULL, knowledge->seen.deals[round].seat[i]);
      json_builder_end_array (builder);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

void
ogc_knowledge_write (JsonBuilder        *builder,
                     const char         *name,
                     const OgcKnowledge *knowledge)
{
  g_return_if_fail (builder != NULL);
  g_return_if_fail (knowledge != NULL);

  ogc_json_begin_object (builder, name);
  ogc_json_write_owner (builder, "seat", knowledge->seat);
  write_progress (builder, &knowledge->seen);
  ogc_json_begin_array (builder, "seats");
  for (guint seat = 0; seat < knowledge->seen.setup.seats; seat++)
    write_seat (builder, knowledge, seat);
  json_builder_end_array (builder);
  write_buildings (builder, &knowledge->seen);
  ogc_json_write_uint (builder, "unknown_drawn", knowledge->hidden_drawn);
  write_stacks (builder, knowledge);
  write_pairs (builder, knowledge);
  json_builder_end_object (builder);
}
