/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-round.h"

#include <string.h>

#include "ogc-ability.h"
#include "ogc-building-rules.h"
#include "ogc-turn.h"

/* RND-7: returns all dice to the hands and empties every building. */
static void
clear_buildings (OgcState *state)
{
  memset (&state->straights, 0, sizeof state->straights);
  memset (&state->archives, 0, sizeof state->archives);
  memset (&state->university, 0, sizeof state->university);
  memset (&state->library, 0, sizeof state->library);
  memset (&state->temple, 0, sizeof state->temple);
  memset (&state->illuminati, 0, sizeof state->illuminati);
  memset (&state->galleon, 0, sizeof state->galleon);
  memset (&state->tower, 0, sizeof state->tower);
  memset (state->archives.maps, OGC_NO_TILE, sizeof state->archives.maps);
  memset (state->university.specialists, OGC_NO_TILE, sizeof state->university.specialists);
  memset (state->temple.item, OGC_NO_TILE, sizeof state->temple.item);
  memset (state->temple.owner, OGC_NOBODY, sizeof state->temple.owner);
  memset (state->illuminati.abilities, OGC_NO_TILE, sizeof state->illuminati.abilities);
}

static void
hand_out_dice (OgcState *state)
{
  const bool neutral = state->setup.form == OGC_FORM_NEUTRAL;

  for (unsigned seat = 0; seat < state->setup.seats; seat++)
    {
      state->own[seat] = ogc_dice_of (1, OGC_OWN_DICE);
      state->neutral[seat] = neutral ? ogc_dice_of (1, OGC_NEUTRAL_DICE) : 0; /* NEU-1 */
    }
  state->extra_seat = OGC_NOBODY;
  state->extra_left = state->extra_lost = 0;
}

/* RND-1. The caller has set state->round and state->start_seat. */
void
ogc_round_begin (OgcState  *state,
                 OgcEvents *events)
{
  clear_buildings (state);
  hand_out_dice (state);
  state->phase = OGC_PHASE_LAPS;
  state->last_lap = state->gift_turn = state->gifts_asked = state->resolving = state->step = state->rewarded = 0;
  OGC_EMIT (events, OGC_EVENT_ROUND_BEGAN, .seat = state->start_seat, .number = state->round);
  for (unsigned i = 0; i < OGC_ORDER_LENGTH; i++)
    if (state->order[i] != OGC_NO_BUILDING && ogc_building_rules (state->order[i])->begin_round != NULL)
      ogc_building_rules (state->order[i])->begin_round (state, events);
  ogc_turn_begin (state, state->start_seat, events);
}

/* RND-7, SET-3: begins the next round, or ends the game. */
static void
end_round (OgcState  *state,
           OgcEvents *events)
{
  OGC_EMIT (events, OGC_EVENT_ROUND_ENDED, .number = state->round);
  if (state->round == state->rounds)
    {
      state->phase = OGC_PHASE_OVER;
      state->ask = (OgcAsk) { .kind = OGC_ASK_NOTHING };
      OGC_EMIT (events, OGC_EVENT_GAME_ENDED, .number = 0);
      return;
    }
  state->round++;
  state->start_seat = (state->start_seat + 1) % state->setup.seats;
  ogc_round_begin (state, events);
}

/* RND-4: moves on to building number @index of the order. */
static void
reach_building (OgcState  *state,
                unsigned   index,
                OgcEvents *events)
{
  state->resolving = index;
  state->step = state->rewarded = 0;
  if (index < OGC_ORDER_LENGTH && state->order[index] != OGC_NO_BUILDING)
    OGC_EMIT (events, OGC_EVENT_RESOLVING, .building = state->order[index]);
}

/* Resolves buildings until a seat is asked or the round is over. */
static void
resolve_buildings (OgcState  *state,
                   OgcEvents *events)
{
  while (state->resolving < OGC_ORDER_LENGTH)
    {
      const unsigned building = state->order[state->resolving];

      if (building != OGC_NO_BUILDING && !ogc_building_rules (building)->resolve (state, events))
        return;
      reach_building (state, state->resolving + 1, events);
    }
  end_round (state, events);
}

/* RND-5: removes extra dice still in hand, leaves neutral ones alone, and moves own ones to the Library. */
static void
put_hands_away (OgcState  *state,
                OgcEvents *events)
{
  for (unsigned seat = 0; seat < state->setup.seats; seat++)
    {
      OgcDice hand = state->own[seat];

      if (state->extra_seat == seat && state->extra_left > 0)
        {
          state->extra_lost = state->extra_left;
          state->extra_left = 0;
          for (unsigned i = 0; i < state->extra_lost; i++)
            hand -= ogc_dice_one (ogc_dice_lowest (hand));
          OGC_EMIT (events, OGC_EVENT_LOST, .owner = seat, .number = state->extra_lost);
        }
      state->own[seat] = 0;
      if (hand == 0)
        continue;
      ogc_library_add (state, seat, hand);
      OGC_EMIT (events, OGC_EVENT_LEFT_OVER, .owner = seat, .dice = hand);
    }
}

static bool
can_use_gift (const OgcState *state,
              unsigned        seat)
{
  return ogc_ability_held (state, seat, OGC_ABILITY_TIMELY_GIFT) != OGC_NO_TILE
         && (state->own[seat] != 0 || ogc_turn_can_help (state, seat));
}

/* ABL-1: asks the next seat that could use A Timely Gift, or begins to resolve the buildings after the last one. */
static void
ask_for_gifts (OgcState  *state,
               OgcEvents *events)
{
  for (; state->gifts_asked < state->setup.seats; state->gifts_asked++)
    {
      const unsigned seat = (state->start_seat + state->gifts_asked) % state->setup.seats;

      if (can_use_gift (state, seat))
        {
          state->turn_seat = seat;
          state->ask = (OgcAsk) { .kind = OGC_ASK_GIFT, .seat = seat };
          return;
        }
    }
  state->phase = OGC_PHASE_RESOLVING;
  put_hands_away (state, events);
  reach_building (state, 0, events);
  resolve_buildings (state, events);
}

void
ogc_round_turn_over (OgcState  *state,
                     OgcEvents *events)
{
  const unsigned seat = state->turn_seat;
  const unsigned next = seat + 1u < state->setup.seats ? seat + 1 : 0;

  OGC_EMIT (events, OGC_EVENT_TURN_ENDED, .seat = seat, .owner = seat);
  if (state->phase == OGC_PHASE_GIFTS)
    {
      state->gift_turn = 0;
      ask_for_gifts (state, events);
      return;
    }

  if (state->own[seat] == 0 && !state->last_lap) /* RND-3, NEU-3 */
    {
      state->last_lap = 1;
      OGC_EMIT (events, OGC_EVENT_LAST_LAP, .seat = seat, .owner = seat);
    }
  if ((next == state->start_seat) & state->last_lap)
    {
      state->phase = OGC_PHASE_GIFTS;
      ask_for_gifts (state, events);
    }
  else
    ogc_turn_begin (state, next, events); /* RND-2 */
}

void
ogc_round_gift (OgcState  *state,
                bool       used,
                OgcEvents *events)
{
  const unsigned seat = state->ask.seat;

  if (used)
    {
      ogc_ability_use (state, seat, OGC_ABILITY_TIMELY_GIFT, events);
      state->gift_turn = 1;
      ogc_turn_begin (state, seat, events);
      return;
    }
  OGC_EMIT (events, OGC_EVENT_PASSED, .seat = seat, .owner = seat);
  state->gifts_asked++;
  ask_for_gifts (state, events);
}

void
ogc_round_tile_taken (OgcState  *state,
                      unsigned   tile,
                      OgcEvents *events)
{
  if (!ogc_offer_taken (state, tile, events))
    return;
  state->step++;
  resolve_buildings (state, events);
}
