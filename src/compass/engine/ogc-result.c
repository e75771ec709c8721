/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-result.h"

#include <string.h>

/* SCO-11, SCO-12: more gold, then more unassigned specialists. */
static bool
is_better (const OgcScore *a,
           const OgcScore *b)
{
  if (a->total != b->total)
    return a->total > b->total;

  return a->unassigned > b->unassigned;
}

void
ogc_result_of (const OgcState *state,
               OgcResult      *result)
{
  const unsigned seats = state->setup.seats;

  memset (result, 0, sizeof *result);
  for (unsigned seat = 0; seat < seats; seat++)
    {
      OgcHolding holding;

      ogc_state_holding (state, seat, &holding);
      ogc_score (state->tiles, &holding, &result->scores[seat]);
    }

  for (unsigned seat = 0; seat < seats; seat++)
    {
      result->place[seat] = 1;
      for (unsigned other = 0; other < seats; other++)
        result->place[seat] += is_better (&result->scores[other], &result->scores[seat]);
      result->winners += result->place[seat] == 1;
    }
}

void
ogc_state_holding (const OgcState *state,
                   unsigned        seat,
                   OgcHolding     *holding)
{
  memcpy (holding->tiles, state->held[seat], sizeof holding->tiles);
  holding->knowledge = state->knowledge[seat];
}
