/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-state.h"

#include <stddef.h>
#include <string.h>

#include "ogc-digest.h"

/* There is no padding (see OgcState). */
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

bool
ogc_state_same_rng (const OgcState *a,
                    const OgcState *b)
{
  return memcmp (a->random, b->random, sizeof a->random) == 0;
}

uint64_t
ogc_state_digest (const OgcState *state)
{
  return ogc_digest (&state->setup, sizeof *state - offsetof (OgcState, setup));
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
         & ((building <= OGC_LIBRARY) | (state->order[OGC_ORDER_B] == building)
            | (state->order[OGC_ORDER_C] == building));
}
