/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-rules.h"

#include <string.h>

#include "ogc-building-rules.h"
#include "ogc-round.h"
#include "ogc-stack.h"
#include "ogc-turn.h"

/* ---- Setting up ---- */

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

/* SET-2, SET-6: draws what the set-up leaves to chance. Every draw is always made, so that choosing one thing does not
 * change the others. */
static void
draw_random_choices (OgcState *state)
{
  const unsigned b = OGC_AUCTION_HOUSE + draw_setup (state, 2);
  const unsigned c = OGC_TEMPLE + draw_setup (state, 4);
  const unsigned start = draw_setup (state, state->setup.seats);
  const OgcSetup *setup = &state->setup;

  state->order[OGC_ORDER_B] = setup->b == OGC_RANDOM_BUILDING ? b : setup->b;
  state->order[OGC_ORDER_ARCHIVES] = OGC_ARCHIVES;
  state->order[OGC_ORDER_C] = setup->c == OGC_RANDOM_BUILDING ? c : setup->c;
  state->order[OGC_ORDER_UNIVERSITY] = OGC_UNIVERSITY;
  state->order[OGC_ORDER_LIBRARY] = OGC_LIBRARY;
  state->start_seat = setup->start_seat == OGC_RANDOM_SEAT ? start : setup->start_seat;
}

/* Makes the stacks of the tiles that this game needs (SET-7, SET-8). */
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
deal_collections (OgcState  *state,
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
ogc_rules_begin (OgcState       *state,
                 const OgcTiles *tiles,
                 const OgcSetup *setup,
                 OgcEvents      *events)
{
  const OgcRule rule = ogc_setup_check (setup);

  if (rule != OGC_RULE_NONE)
    return rule;
  if (events != NULL)
    events->n = 0;

  memset (state, 0, sizeof *state);
  state->tiles = tiles;
  state->setup = *setup;
  seed_generators (state);
  memset (state->deals, OGC_NO_TILE, sizeof state->deals); /* OGC_NOBODY is the same byte */
  state->rounds = ogc_setup_rounds (setup->seats);
  state->round = 1;
  draw_random_choices (state);
  OGC_EMIT (events, OGC_EVENT_GAME_BEGAN, .seat = state->start_seat, .building = state->order[OGC_ORDER_B],
            .place = state->order[OGC_ORDER_C]);
  make_stacks (state);
  deal_collections (state, events);
  ogc_round_begin (state, events);
  return OGC_RULE_NONE;
}

static unsigned
list_takes (OgcTileMask  offer,
            OgcDecision *decisions)
{
  unsigned n = 0;

  for (; offer != 0; offer &= offer - 1)
    decisions[n++] = (OgcDecision) { .kind = OGC_DECISION_TAKE, .tile = (uint8_t) ogc_tile_mask_first (offer) };
  return n;
}

unsigned
ogc_rules_list (const OgcState *state,
                OgcDecision    *decisions)
{
  unsigned n = 0;

  switch (state->ask.kind)
    {
    case OGC_ASK_NOTHING:
      break;
    case OGC_ASK_GIFT:
      decisions[n++] = (OgcDecision) { .kind = OGC_DECISION_GIFT };
      decisions[n++] = (OgcDecision) { .kind = OGC_DECISION_PASS };
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

/* The members that each kind of decision uses, as masks of their bits. */
static const OgcDecision used_by[OGC_N_DECISION_KINDS] = {
  [OGC_DECISION_ROLL] = { .kind = 0xff },
  [OGC_DECISION_HELP] = { .kind = 0xff },
  [OGC_DECISION_REROLL] = { .kind = 0xff, .dice = OGC_DICE_COUNTS, .other = OGC_DICE_COUNTS },
  [OGC_DECISION_POWER] = { .kind = 0xff, .dice = OGC_DICE_COUNTS, .other = OGC_DICE_COUNTS },
  [OGC_DECISION_PLACE] = { .kind = 0xff, .building = 0xff, .place = 0xff, .neutral = 1, .will = 1, .rival = 0xff,
                           .picked = 0xff, .dice = OGC_DICE_COUNTS },
  [OGC_DECISION_END_TURN] = { .kind = 0xff },
  [OGC_DECISION_GIFT] = { .kind = 0xff },
  [OGC_DECISION_PASS] = { .kind = 0xff },
  [OGC_DECISION_TAKE] = { .kind = 0xff, .tile = 0xff },
};

/* Whether @decision is in canonical form: members that its kind does not use are 0, and its dice are valid. */
static bool
is_well_formed (const OgcDecision *decision)
{
  const OgcDecision *used;

  if (decision->kind >= OGC_N_DECISION_KINDS)
    return false;

  used = &used_by[decision->kind];
  if ((decision->head & ~used->head) != 0 || (decision->both & ~used->both) != 0)
    return false;
  if (decision->place != 0 && decision->building != OGC_ARCHIVES && decision->building != OGC_TEMPLE)
    return false;
  return decision->will || (decision->rival == 0 && decision->picked == 0);
}

OgcRule
ogc_rules_check (const OgcState    *state,
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
      return ogc_turn_check (state, decision);
    }
}

OgcRule
ogc_rules_take (OgcState          *state,
                const OgcDecision *decision,
                OgcEvents         *events)
{
  const OgcRule rule = ogc_rules_check (state, decision);

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

OgcDice
ogc_rules_dice_at (const OgcState *state,
                   OgcBuildingId   building,
                   unsigned        owner)
{
  return ogc_building_rules (building)->dice (state, owner);
}
