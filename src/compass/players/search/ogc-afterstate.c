/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-afterstate.h"

#include <stddef.h>

#include "ogc-ability.h"
#include "ogc-building-rules.h"

/* RND-2, RND-3: ends the turn. After it the next seat is about to roll, or all laps are over. */
static void
end_turn (OgcState *state)
{
  const unsigned seat = state->ask.seat;
  const unsigned next = (seat + 1) % state->setup.seats;

  state->gift_turn = 0;
  if (state->phase != OGC_PHASE_LAPS)
    return;
  if (state->own[seat] == 0)
    state->last_lap = 1;
  if (next == state->start_seat && state->last_lap)
    state->phase = OGC_PHASE_GIFTS;
  else
    state->turn_seat = (uint8_t) next;
}

/* ABL-3: counts the first dice placed as the extra ones. */
static void
count_extra (OgcState *state,
             unsigned  placed)
{
  if (state->extra_seat == state->ask.seat)
    state->extra_left -= placed < state->extra_left ? placed : state->extra_left;
}

void
ogc_after_dice (const OgcState    *state,
                const OgcDecision *decision,
                OgcState          *after)
{
  const unsigned seat = state->ask.seat;

  *after = *state;
  after->discards[OGC_TILE_CHEST] = 0; /* so that no chest is drawn here (GAL-5) */
  if (decision->will)
    ogc_ability_use (after, seat, OGC_ABILITY_WILL_TO_WIN, NULL);
  if (decision->neutral)
    after->neutral[seat] -= decision->dice;
  else
    {
      after->own[seat] -= decision->dice;
      count_extra (after, ogc_dice_count (decision->dice));
    }
  ogc_building_rules (decision->building)->place (after, decision->neutral ? OGC_NEUTRAL : seat, decision, NULL);
}

void
ogc_after_placement (const OgcState    *state,
                     const OgcDecision *decision,
                     OgcState          *after)
{
  ogc_after_dice (state, decision, after);
  end_turn (after);
}

void
ogc_after_turn (const OgcState *state,
                OgcState       *after)
{
  *after = *state;
  end_turn (after);
}

void
ogc_after_token (const OgcState *state,
                 OgcState       *after)
{
  *after = *state;
  after->knowledge[state->ask.seat]--;
}

void
ogc_after_ability (const OgcState *state,
                   OgcAbilityType  type,
                   OgcState       *after)
{
  *after = *state;
  if (type == OGC_ABILITY_LITTLE_HELP)
    ogc_ability_use_help (after, state->ask.seat, NULL);
  else
    ogc_ability_use (after, state->ask.seat, type, NULL);
  if (type == OGC_ABILITY_TIMELY_GIFT)
    after->gift_turn = 1;
}

void
ogc_after_take (const OgcKnowledge *knowledge,
                unsigned            tile,
                OgcKnowledge       *after)
{
  const OgcAsk *ask = &knowledge->seen.ask;

  *after = *knowledge;
  ogc_building_rules (ask->building)->take (&after->seen, ask->seat, tile, 0, NULL);
}
