/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-random-playout.h"

#include "ogc-random-player.h"
#include "ogc-result.h"
#include "ogc-rules.h"
#include "ogc-score-cache.h"

static void
find_margins (const OgcState *state,
              double          margins[OGC_MAX_SEATS])
{
  int totals[OGC_MAX_SEATS];

  for (unsigned seat = 0; seat < state->setup.seats; seat++)
    {
      OgcHolding holding;

      ogc_state_holding (state, seat, &holding);
      totals[seat] = (int) ogc_score_cache_total (state->tiles, &holding);
    }
  for (unsigned seat = 0; seat < state->setup.seats; seat++)
    {
      int best = 0;

      for (unsigned other = 0; other < state->setup.seats; other++)
        if (other != seat && totals[other] > best)
          best = totals[other];
      margins[seat] = totals[seat] - best;
    }
}

bool
ogc_random_playout_is_over (const OgcState *state,
                            unsigned        round)
{
  return state->ask.kind == OGC_ASK_NOTHING || state->round != round;
}

void
ogc_random_playout_run (OgcState     *state,
                        unsigned      round,
                        OgcPlayerRng *rng,
                        double        margins[OGC_MAX_SEATS])
{
  while (!ogc_random_playout_is_over (state, round))
    {
      OgcDecision decisions[OGC_MAX_DECISIONS];
      const unsigned n = ogc_rules_list (state, decisions);

      ogc_rules_take (state, ogc_random_choice (decisions, n, rng), NULL);
    }
  find_margins (state, margins);
}
