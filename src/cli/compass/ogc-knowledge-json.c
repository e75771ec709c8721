/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-knowledge-json.h"

#include "ogc-buildings-json.h"
#include "ogc-json-types.h"

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
  ogc_buildings_write (builder, &knowledge->seen);
  ogc_json_write_uint (builder, "unknown_drawn", knowledge->hidden_drawn);
  write_stacks (builder, knowledge);
  write_pairs (builder, knowledge);
  json_builder_end_object (builder);
}
