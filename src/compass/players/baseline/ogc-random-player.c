/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-random-player.h"

#include <assert.h>
#include <stddef.h>

#include "ogc-rules.h"

/* What kind of thing a decision is; placements in different buildings are different things. Computed without a branch,
 * because it is done for each of thousands of decisions. */
static unsigned
thing_of (const OgcDecision *decision)
{
  const unsigned placement = OGC_N_DECISION_KINDS - OGC_DECISION_PLACE + decision->building;

  return decision->kind + (decision->kind == OGC_DECISION_PLACE) * placement;
}

/* Chooses one of the set @things, evenly. */
static unsigned
choose_thing (uint64_t      things,
              OgcPlayerRng *rng)
{
  for (unsigned before = ogc_player_rng_below (rng, ogc_tile_mask_count (things)); before > 0; before--)
    things &= things - 1;

  return ogc_tile_mask_first (things);
}

const OgcDecision *
ogc_random_choice (const OgcDecision *decisions,
                   unsigned           n,
                   OgcPlayerRng      *rng)
{
  uint8_t things[OGC_MAX_DECISIONS]; /* of each decision */
  uint64_t all = 0;
  unsigned thing;
  unsigned n_alike = 0;
  unsigned before;
  unsigned i;

  assert (n > 0);
  if (n == 1)
    return decisions;
  for (i = 0; i < n; i++)
    {
      things[i] = (uint8_t) thing_of (&decisions[i]);
      all |= UINT64_C (1) << things[i];
    }
  thing = choose_thing (all, rng);
  for (i = 0; i < n; i++)
    n_alike += things[i] == thing;
  before = ogc_player_rng_below (rng, n_alike);
  for (i = 0; things[i] != thing || before-- > 0; i++)
    assert (i + 1 < n);
  return &decisions[i];
}

static void
random_pick (const OgcDecision     *legal,
             unsigned               n,
             const OgcSearchLimits *limits,
             OgcDecision           *decision)
{
  OgcPlayerRng rng;

  ogc_player_rng_begin (&rng, NULL, limits);
  *decision = *ogc_random_choice (legal, n, &rng);
}

static bool
random_decide (const OgcKnowledge    *knowledge,
               const OgcSearchLimits *limits,
               OgcDecision           *decision)
{
  OgcDecision decisions[OGC_MAX_DECISIONS];

  if (ogc_search_limits_is_cancelled (limits))
    return false;

  random_pick (decisions, ogc_rules_list (&knowledge->seen, decisions), limits, decision);
  return true;
}

const OgcPlayer ogc_random_player = {
  .id = "random",
  .decide = random_decide,
  .pick = random_pick,
};
