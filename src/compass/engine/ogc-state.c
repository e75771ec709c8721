/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-state.h"

#include <stddef.h>
#include <string.h>

#include "ogc-building-rules.h"
#include "ogc-emit.h"
#include "ogc-round.h"
#include "ogc-stack.h"
#include "ogc-turn.h"

/* Without padding: see OgcState. */
_Static_assert (sizeof (OgcDecision) == 16, "OgcDecision has padding");
_Static_assert (sizeof (OgcEvent) == 20, "OgcEvent has padding");
_Static_assert (sizeof (OgcAsk) == 16, "OgcAsk has padding");
_Static_assert (offsetof (OgcState, straights) == sizeof (uint64_t) + sizeof (OgcSetup)
                  + sizeof (OgcRandom) * OGC_N_STREAMS
                  + sizeof (OgcTileMask) * OGC_N_TILE_KINDS * (4 + OGC_MAX_SEATS)
                  + sizeof (OgcAsk) + 2 * sizeof (OgcDice) * OGC_MAX_SEATS + 24, "OgcState has padding");
_Static_assert (sizeof (OgcState) - offsetof (OgcState, straights)
                  == sizeof (OgcStraights) + sizeof (OgcArchives) + sizeof (OgcUniversity) + sizeof (OgcLibrary)
                  + sizeof (OgcTemple) + sizeof (OgcIlluminati) + sizeof (OgcGalleon) + sizeof (OgcTower)
                  + sizeof (OgcGuildDeal) * OGC_MAX_ROUNDS, "OgcState has padding");

static unsigned
draw_setup (OgcState *state,
            unsigned  bound)
{
  return ogc_random_below (&state->random[OGC_STREAM_SETUP], OGC_STREAM_SETUP, bound);
}

/* SET-9, by the version of the rules that began the game. */
static void
seed_generators (OgcState *state)
{
  for (unsigned stream = 0; stream < OGC_N_STREAMS; stream++)
    if (ogc_setup_rules (&state->setup) == 1)
      ogc_random_seed_by_number (&state->random[stream], stream, state->setup.seed);
    else
      ogc_random_seed (&state->random[stream], stream, state->setup.seed);
}

/* SET-2, SET-6: what the set-up leaves to chance. Drawn in any case, so that picking one does not change the others. */
static void
draw_random_choices (OgcState *state)
{
  const unsigned b = OGC_AUCTION_HOUSE + draw_setup (state, 2);
  const unsigned c = OGC_TEMPLE + draw_setup (state, 4);
  const unsigned start = draw_setup (state, state->setup.seats);
  const OgcSetup *setup = &state->setup;

  state->order[0] = setup->b == OGC_RANDOM_BUILDING ? b : setup->b;
  state->order[1] = OGC_ARCHIVES;
  state->order[2] = setup->c == OGC_RANDOM_BUILDING ? c : setup->c;
  state->order[3] = OGC_UNIVERSITY;
  state->order[4] = OGC_LIBRARY;
  state->start_seat = setup->start_seat == OGC_RANDOM_SEAT ? start : setup->start_seat;
}

/* Makes the stacks of what this game needs (SET-7, SET-8). */
static void
make_stacks (OgcState *state)
{
  for (unsigned kind = 0; kind < OGC_N_TILE_KINDS; kind++)
    {
      state->out[kind] = ogc_stack_left_out (state, kind);
      state->stack[kind] = ogc_tiles_all (kind) & ~state->out[kind];
    }
}

/* SET-1, SET-7 */
static void
deal (OgcState  *state,
      OgcEvents *events)
{
  for (unsigned seat = 0; seat < state->setup.seats; seat++)
    {
      unsigned tile;

      state->knowledge[seat] = 1;
      tile = ogc_stack_draw (state, OGC_TILE_COLLECTION);
      if (tile == OGC_NO_TILE)
        continue;
      state->held[seat][OGC_TILE_COLLECTION] |= OGC_TILE_BIT (tile);
      OGC_EMIT (events, OGC_EVENT_DEALT, .seat = seat, .owner = seat, .building = OGC_NO_BUILDING,
                .tile_kind = OGC_TILE_COLLECTION, .tile = tile, .seen_by = 1u << seat);
    }
}

OgcRule
ogc_state_begin (OgcState       *state,
                 const OgcTiles *tiles,
                 const OgcSetup *setup,
                 OgcEvents      *events)
{
  const OgcRule rule = ogc_setup_refuse (setup);

  if (rule != OGC_RULE_NONE)
    return rule;
  if (events != NULL)
    events->n = 0;

  memset (state, 0, sizeof *state);
  state->tiles = tiles;
  state->setup = *setup;
  seed_generators (state);
  memset (state->deals, OGC_NO_TILE, sizeof state->deals); /* and OGC_NOBODY */
  state->rounds = ogc_setup_rounds (setup->seats);
  state->round = 1;
  draw_random_choices (state);
  OGC_EMIT (events, OGC_EVENT_GAME_BEGAN, .seat = state->start_seat, .building = state->order[0],
            .place = state->order[2]);
  make_stacks (state);
  deal (state, events);
  ogc_round_begin (state, events);
  return OGC_RULE_NONE;
}

/* Writes the choices of one tile out of @offer, four at a time: up to four too many. Returns how many there are. */
static unsigned
list_takes (OgcTileMask  offer,
            OgcDecision *decisions)
{
  const unsigned n = ogc_tile_mask_count (offer);

  do
    for (unsigned i = 0; i < 4; i++, offer &= offer - 1)
      ogc_decision_write (decisions++, OGC_HEAD (kind, OGC_DECISION_TAKE)
                                         | OGC_HEAD (tile, ogc_tile_mask_first (offer | OGC_TILE_BIT (63))), 0);
  while (offer != 0);
  return n;
}

unsigned
ogc_state_list (const OgcState *state,
                OgcDecision    *decisions)
{
  unsigned n = 0;

  switch (state->ask.kind)
    {
    case OGC_ASK_NOTHING:
      break;
    case OGC_ASK_GIFT:
      ogc_decision_write (&decisions[n++], OGC_HEAD (kind, OGC_DECISION_GIFT), 0);
      ogc_decision_write (&decisions[n++], OGC_HEAD (kind, OGC_DECISION_PASS), 0);
      break;
    case OGC_ASK_TAKE:
      n = list_takes (state->ask.offer, decisions);
      break;
    default:
      n = ogc_turn_list (state, decisions);
      break;
    }
  return n;
}

/* A decision as two words; see OGC_HEAD. */
typedef struct {
  uint64_t head;
  uint64_t tail;
} Words;

#define ALL_OF(member) OGC_HEAD (member, 0xff)
#define NO_DICE UINT64_C (0)
#define DICE OGC_TAIL (OGC_DICE_COUNTS, 0)
#define BOTH_DICE OGC_TAIL (OGC_DICE_COUNTS, OGC_DICE_COUNTS)

/* The bits that are never set in decisions of each kind: members that a kind does not use are 0. */
static const Words unused_by_kind[OGC_N_DECISION_KINDS] = {
  [OGC_DECISION_ROLL] = { ~ALL_OF (kind), ~NO_DICE },
  [OGC_DECISION_HELP] = { ~ALL_OF (kind), ~NO_DICE },
  [OGC_DECISION_REROLL] = { ~ALL_OF (kind), ~BOTH_DICE },
  [OGC_DECISION_POWER] = { ~ALL_OF (kind), ~BOTH_DICE },
  [OGC_DECISION_PLACE] = { ~(ALL_OF (kind) | ALL_OF (building) | OGC_HEAD (neutral, 1) | OGC_HEAD (will, 1)), ~DICE },
  [OGC_DECISION_END_TURN] = { ~ALL_OF (kind), ~NO_DICE },
  [OGC_DECISION_GIFT] = { ~ALL_OF (kind), ~NO_DICE },
  [OGC_DECISION_PASS] = { ~ALL_OF (kind), ~NO_DICE },
  [OGC_DECISION_TAKE] = { ~(ALL_OF (kind) | ALL_OF (tile)), ~NO_DICE },
};

/* The bits that may be set besides, where there are several places and with The Will to Win. */
static uint64_t
used_in_placement (const OgcDecision *decision)
{
  const bool has_place = decision->building == OGC_ARCHIVES || decision->building == OGC_TEMPLE;

  return (has_place ? ALL_OF (place) : 0) | (decision->will ? ALL_OF (rival) | ALL_OF (picked) : 0);
}

static bool
is_well_formed (const OgcDecision *decision)
{
  Words set;

  if (decision->kind >= OGC_N_DECISION_KINDS)
    return false;
  memcpy (&set, decision, sizeof set);
  set.head &= unused_by_kind[decision->kind].head;
  set.tail &= unused_by_kind[decision->kind].tail;
  if (set.head != 0)
    set.head &= ~used_in_placement (decision);
  return (set.head | set.tail) == 0;
}

OgcRule
ogc_state_refuse (const OgcState    *state,
                  const OgcDecision *decision)
{
  const OgcAsk *ask = &state->ask;

  if (!is_well_formed (decision))
    return OGC_RULE_MALFORMED;

  switch (ask->kind)
    {
    case OGC_ASK_NOTHING:
      return OGC_RULE_NOT_ASKED;
    case OGC_ASK_GIFT:
      return decision->kind == OGC_DECISION_GIFT || decision->kind == OGC_DECISION_PASS ? OGC_RULE_NONE
                                                                                       : OGC_RULE_ABL_1;
    case OGC_ASK_TAKE:
      if (decision->kind != OGC_DECISION_TAKE)
        return OGC_RULE_RND_4;
      return decision->tile < 64 && (ask->offer & OGC_TILE_BIT (decision->tile)) != 0
             ? OGC_RULE_NONE : ogc_building_rules (ask->building)->choice_rule;
    default:
      return ogc_turn_refuse (state, decision);
    }
}

OgcRule
ogc_state_take (OgcState          *state,
                const OgcDecision *decision,
                OgcEvents         *events)
{
  const OgcRule rule = ogc_state_refuse (state, decision);

  if (rule != OGC_RULE_NONE)
    return rule;
  if (events != NULL)
    events->n = 0;

  if (state->ask.kind == OGC_ASK_GIFT)
    ogc_round_gift (state, decision->kind == OGC_DECISION_GIFT, events);
  else if (state->ask.kind == OGC_ASK_TAKE)
    ogc_round_tile_taken (state, decision->tile, events);
  else if (ogc_turn_take (state, decision, events))
    ogc_round_turn_over (state, events);
  return OGC_RULE_NONE;
}

bool
ogc_state_same_rng (const OgcState *a,
                    const OgcState *b)
{
  return memcmp (a->random, b->random, sizeof a->random) == 0;
}

uint64_t
ogc_state_digest (const OgcState *state)
{
  const uint8_t *bytes = (const uint8_t *) state;
  uint64_t digest = UINT64_C (0xcbf29ce484222325);

  for (size_t i = offsetof (OgcState, setup); i < sizeof *state; i++)
    digest = (digest ^ bytes[i]) * UINT64_C (0x100000001b3);
  return digest;
}

unsigned
ogc_state_own_in_hand (const OgcState *state,
                       unsigned        seat)
{
  return ogc_dice_count (state->own[seat]);
}

unsigned
ogc_state_neutral_in_hand (const OgcState *state,
                           unsigned        seat)
{
  return ogc_dice_count (state->neutral[seat]);
}

unsigned
ogc_state_entrances (const OgcState *state)
{
  return ogc_setup_entrances (state->setup.seats);
}

bool
ogc_state_has_building (const OgcState *state,
                        OgcBuildingId   building)
{
  return (building < OGC_N_BUILDINGS)
         & ((building <= OGC_LIBRARY) | (state->order[0] == building) | (state->order[2] == building));
}

OgcDice
ogc_state_dice_at (const OgcState *state,
                   OgcBuildingId   building,
                   unsigned        owner)
{
  return ogc_building_rules (building)->dice (state, owner);
}
