/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-snapshot.h"

#include <glib/gi18n.h>

#include "ogc-state-check.h"
#include "ogc-decision-json.h"
#include "ogc-json-types.h"
#include "ogc-snapshot-buildings.h"

#define MAX_OWN (OGC_OWN_DICE + OGC_EXTRA_DICE)
#define MAX_TOKENS 255 /* what a byte holds; no game comes near */
#define MAX_STEP 64

static const OgcName order_names[] = {
  { "university", OGC_UNIVERSITY },
  { "archives", OGC_ARCHIVES },
  { "library", OGC_LIBRARY },
  { "auction-house", OGC_AUCTION_HOUSE },
  { "guild", OGC_GUILD },
  { "temple", OGC_TEMPLE },
  { "illuminati", OGC_ILLUMINATI },
  { "galleon", OGC_GALLEON },
  { "tower", OGC_TOWER },
  { "none", OGC_NO_BUILDING },
  { NULL }
};

/* Tiles of all kinds, as an object with a list a kind. */
static void
read_all_tiles (OgcJsonReader *reader,
                const char    *name,
                OgcTileMask   *tiles)
{
  ogc_json_reader_begin_object (reader, name);
  for (guint kind = 0; kind < OGC_N_TILE_KINDS; kind++)
    tiles[kind] = ogc_json_read_tiles (reader, ogc_name_of (ogc_names_tile_kind, kind), kind);
  ogc_json_reader_end (reader);
}

static void
write_all_tiles (JsonBuilder       *builder,
                 const char        *name,
                 const OgcTileMask *tiles)
{
  ogc_json_begin_object (builder, name);
  for (guint kind = 0; kind < OGC_N_TILE_KINDS; kind++)
    ogc_json_write_tiles (builder, ogc_name_of (ogc_names_tile_kind, kind), tiles[kind]);
  json_builder_end_object (builder);
}

static void
read_order (OgcJsonReader *reader,
            OgcState      *state)
{
  const guint n = ogc_json_reader_begin_array (reader, "order", G_N_ELEMENTS (state->order),
                                               G_N_ELEMENTS (state->order));

  for (guint i = 0; i < n; i++)
    state->order[i] = ogc_json_reader_choice (reader, NULL, order_names);
  ogc_json_reader_end (reader);
}

static void
write_order (JsonBuilder    *builder,
             const OgcState *state)
{
  ogc_json_begin_array (builder, "order");
  for (guint i = 0; i < G_N_ELEMENTS (state->order); i++)
    ogc_json_write_choice (builder, NULL, order_names, state->order[i]);
  json_builder_end_array (builder);
}

/* RND-6: who has got something from the building that resolves. */
static void
read_rewarded (OgcJsonReader *reader,
               OgcState      *state)
{
  const guint n = ogc_json_reader_begin_array (reader, "rewarded", 0, OGC_N_OWNERS);

  for (guint i = 0; i < n; i++)
    {
      const guint owner = ogc_json_read_owner (reader, NULL, OGC_MAX_SEATS);

      if (owner == OGC_NOBODY || (state->rewarded & (1u << owner)) != 0)
        ogc_json_reader_refuse (reader, NULL, OGC_ERROR_CONTENT, _("expected owners, each at most once."));
      else
        state->rewarded |= 1u << owner;
    }
  ogc_json_reader_end (reader);
}

static void
write_rewarded (JsonBuilder    *builder,
                const OgcState *state)
{
  ogc_json_begin_array (builder, "rewarded");
  for (guint owner = 0; owner < OGC_N_OWNERS; owner++)
    if ((state->rewarded & (1u << owner)) != 0)
      ogc_json_write_owner (builder, NULL, owner);
  json_builder_end_array (builder);
}

static void
read_progress (OgcJsonReader *reader,
               OgcState      *state)
{
  const guint last_seat = state->setup.seats - 1;

  read_order (reader, state);
  state->round = ogc_json_reader_uint (reader, "round", 1, OGC_MAX_ROUNDS);
  state->rounds = ogc_json_reader_uint (reader, "rounds", 1, OGC_MAX_ROUNDS);
  state->start_seat = ogc_json_reader_uint (reader, "start_seat", 0, last_seat);
  state->phase = ogc_json_reader_choice (reader, "phase", ogc_names_phase);
  state->turn_seat = ogc_json_reader_uint (reader, "turn_seat", 0, last_seat);
  state->last_lap = ogc_json_reader_boolean (reader, "last_lap");
  state->gift_turn = ogc_json_reader_boolean (reader, "gift_turn");
  state->gifts_asked = ogc_json_reader_uint (reader, "gifts_asked", 0, OGC_MAX_SEATS);
  state->resolving = ogc_json_reader_uint (reader, "resolving", 0, G_N_ELEMENTS (state->order));
  state->step = ogc_json_reader_uint (reader, "step", 0, MAX_STEP);
  state->extra_seat = ogc_json_read_owner (reader, "extra_seat", state->setup.seats);
  state->extra_left = ogc_json_reader_uint (reader, "extra_left", 0, OGC_EXTRA_DICE);
  state->extra_lost = ogc_json_reader_uint (reader, "extra_lost", 0, OGC_EXTRA_DICE);
  read_rewarded (reader, state);
}

static void
write_progress (JsonBuilder    *builder,
                const OgcState *state)
{
  write_order (builder, state);
  ogc_json_write_uint (builder, "round", state->round);
  ogc_json_write_uint (builder, "rounds", state->rounds);
  ogc_json_write_uint (builder, "start_seat", state->start_seat);
  ogc_json_write_choice (builder, "phase", ogc_names_phase, state->phase);
  ogc_json_write_uint (builder, "turn_seat", state->turn_seat);
  ogc_json_write_boolean (builder, "last_lap", state->last_lap);
  ogc_json_write_boolean (builder, "gift_turn", state->gift_turn);
  ogc_json_write_uint (builder, "gifts_asked", state->gifts_asked);
  ogc_json_write_uint (builder, "resolving", state->resolving);
  ogc_json_write_uint (builder, "step", state->step);
  ogc_json_write_owner (builder, "extra_seat", state->extra_seat);
  ogc_json_write_uint (builder, "extra_left", state->extra_left);
  ogc_json_write_uint (builder, "extra_lost", state->extra_lost);
  write_rewarded (builder, state);
}

static void
read_ask (OgcJsonReader *reader,
          OgcState      *state)
{
  OgcAsk *ask = &state->ask;

  ogc_json_reader_begin_object (reader, "ask");
  ask->kind = ogc_json_reader_choice (reader, "what", ogc_names_ask);
  if (ask->kind != OGC_ASK_NOTHING)
    ask->seat = ogc_json_reader_uint (reader, "seat", 0, state->setup.seats - 1);
  if (ask->kind == OGC_ASK_TAKE)
    {
      ask->building = ogc_json_reader_choice (reader, "building", ogc_names_building);
      ask->tile_kind = ogc_json_reader_choice (reader, "tile_kind", ogc_names_tile_kind);
      ask->offer = ogc_json_read_tiles (reader, "offer", ask->tile_kind);
      ask->remaining = ogc_json_reader_uint (reader, "remaining", 1, OGC_N_SPECIALISTS);
    }
  ogc_json_reader_end (reader);
}

static void
read_generators (OgcJsonReader *reader,
                 OgcState      *state)
{
  const guint n = ogc_json_reader_begin_array (reader, "generators", OGC_N_STREAMS, OGC_N_STREAMS);

  for (guint i = 0; i < n; i++)
    state->random[i] = ogc_json_reader_uint64 (reader, NULL);
  ogc_json_reader_end (reader);
}

static void
write_generators (JsonBuilder    *builder,
                  const OgcState *state)
{
  ogc_json_begin_array (builder, "generators");
  for (guint i = 0; i < OGC_N_STREAMS; i++)
    ogc_json_write_uint64 (builder, NULL, state->random[i]);
  json_builder_end_array (builder);
}

static void
read_seats (OgcJsonReader *reader,
            OgcState      *state)
{
  const guint n = ogc_json_reader_begin_array (reader, "seats", state->setup.seats, state->setup.seats);

  for (guint seat = 0; seat < n; seat++)
    {
      ogc_json_reader_begin_object (reader, NULL);
      state->own[seat] = ogc_json_read_dice (reader, "own", MAX_OWN);
      state->neutral[seat] = ogc_json_read_dice (reader, "neutral", OGC_NEUTRAL_DICE);
      state->knowledge[seat] = ogc_json_reader_uint (reader, "knowledge", 0, MAX_TOKENS);
      read_all_tiles (reader, "held", state->held[seat]);
      ogc_json_reader_end (reader);
    }
  ogc_json_reader_end (reader);
}

static void
write_seats (JsonBuilder    *builder,
             const OgcState *state)
{
  ogc_json_begin_array (builder, "seats");
  for (guint seat = 0; seat < state->setup.seats; seat++)
    {
      json_builder_begin_object (builder);
      ogc_json_write_dice (builder, "own", state->own[seat]);
      ogc_json_write_dice (builder, "neutral", state->neutral[seat]);
      ogc_json_write_uint (builder, "knowledge", state->knowledge[seat]);
      write_all_tiles (builder, "held", state->held[seat]);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

/* GLD-4: what became of each round's missions. */
static void
read_deals (OgcJsonReader *reader,
            OgcState      *state)
{
  const guint n = ogc_json_reader_begin_array (reader, "deals", OGC_MAX_ROUNDS, OGC_MAX_ROUNDS);

  for (guint round = 0; round < n; round++)
    {
      OgcGuildDeal *deal = &state->deals[round];

      ogc_json_reader_begin_object (reader, NULL);
      for (guint i = ogc_json_reader_begin_array (reader, "missions", 3, 3), at = 0; at < i; at++)
        deal->tile[at] = ogc_json_read_tile (reader, NULL, OGC_TILE_MISSION);
      ogc_json_reader_end (reader);
      for (guint i = ogc_json_reader_begin_array (reader, "went_to", 3, 3), at = 0; at < i; at++)
        deal->seat[at] = ogc_json_read_owner (reader, NULL, state->setup.seats);
      ogc_json_reader_end (reader);
      for (guint i = ogc_json_reader_begin_array (reader, "seen_by", 2, 2), at = 0; at < i; at++)
        deal->seen[at] = ogc_json_read_owner (reader, NULL, state->setup.seats);
      ogc_json_reader_end (reader);
      ogc_json_reader_end (reader);
    }
  ogc_json_reader_end (reader);
}

static void
write_deals (JsonBuilder    *builder,
             const OgcState *state)
{
  ogc_json_begin_array (builder, "deals");
  for (guint round = 0; round < OGC_MAX_ROUNDS; round++)
    {
      const OgcGuildDeal *deal = &state->deals[round];

      json_builder_begin_object (builder);
      ogc_json_begin_array (builder, "missions");
      for (guint i = 0; i < 3; i++)
        ogc_json_write_tile (builder, NULL, deal->tile[i]);
      json_builder_end_array (builder);
      ogc_json_begin_array (builder, "went_to");
      for (guint i = 0; i < 3; i++)
        ogc_json_write_owner (builder, NULL, deal->seat[i]);
      json_builder_end_array (builder);
      ogc_json_begin_array (builder, "seen_by");
      for (guint i = 0; i < 2; i++)
        ogc_json_write_owner (builder, NULL, deal->seen[i]);
      json_builder_end_array (builder);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

/* Every member is legal: are they together? */
static void
check (OgcJsonReader  *reader,
       const OgcState *state)
{
  unsigned where;

  if (ogc_json_reader_failed (reader))
    return;
  switch (ogc_state_check (state, &where))
    {
    case OGC_CONSERVED:
      break;
    case OGC_STATE_FAULT_SETUP:
      ogc_json_reader_refuse (reader, NULL, OGC_ERROR_CONTENT, _("it does not belong to this set-up."));
      break;
    case OGC_STATE_FAULT_TILES:
      /* TRANSLATORS: the identifier of a kind of tile, such as "map" */
      ogc_json_reader_refuse (reader, NULL, OGC_ERROR_CONTENT,
                              _("a tile of the kind “%s” is missing, or in two places at once."),
                              ogc_name_of (ogc_names_tile_kind, where));
      break;
    case OGC_STATE_FAULT_DICE:
      if (where == OGC_NEUTRAL)
        ogc_json_reader_refuse (reader, NULL, OGC_ERROR_CONTENT, _("the number of neutral dice is wrong."));
      else
        ogc_json_reader_refuse (reader, NULL, OGC_ERROR_CONTENT, _("the number of dice of seat %u is wrong."), where);
      break;
    case OGC_STATE_FAULT_BUILDING:
      /* TRANSLATORS: the identifier of a building, such as "archives" */
      ogc_json_reader_refuse (reader, NULL, OGC_ERROR_CONTENT,
                              _("no game leaves dice as they lie in the building “%s”."),
                              ogc_name_of (ogc_names_building, where));
      break;
    case OGC_STATE_FAULT_PROGRESS:
    default:
      ogc_json_reader_refuse (reader, NULL, OGC_ERROR_CONTENT,
                              _("round, turn and question are at odds with each other."));
      break;
    }
}

void
ogc_snapshot_read (OgcJsonReader  *reader,
                   const char     *name,
                   const OgcTiles *tiles,
                   const OgcSetup *setup,
                   OgcState       *state)
{
  g_return_if_fail (reader != NULL);
  g_return_if_fail (tiles != NULL);
  g_return_if_fail (setup != NULL);
  g_return_if_fail (state != NULL);

  *state = (OgcState) { .tiles = tiles, .setup = *setup };
  ogc_json_reader_begin_object (reader, name);
  read_progress (reader, state);
  read_ask (reader, state);
  read_generators (reader, state);
  read_all_tiles (reader, "stacks", state->stack);
  read_all_tiles (reader, "under", state->under);
  read_all_tiles (reader, "discards", state->discards);
  read_all_tiles (reader, "out", state->out);
  read_seats (reader, state);
  ogc_snapshot_read_buildings (reader, state);
  read_deals (reader, state);
  check (reader, state);
  ogc_json_reader_end (reader);
  if (ogc_json_reader_failed (reader))
    *state = (OgcState) { 0 };
}

void
ogc_snapshot_write (JsonBuilder    *builder,
                    const char     *name,
                    const OgcState *state)
{
  g_return_if_fail (builder != NULL);
  g_return_if_fail (state != NULL);

  ogc_json_begin_object (builder, name);
  write_progress (builder, state);
  ogc_ask_write (builder, "ask", &state->ask);
  write_generators (builder, state);
  write_all_tiles (builder, "stacks", state->stack);
  write_all_tiles (builder, "under", state->under);
  write_all_tiles (builder, "discards", state->discards);
  write_all_tiles (builder, "out", state->out);
  write_seats (builder, state);
  ogc_snapshot_write_buildings (builder, state);
  write_deals (builder, state);
  json_builder_end_object (builder);
}
