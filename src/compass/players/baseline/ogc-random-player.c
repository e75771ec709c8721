/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-random-player.h"

/* What kind of thing a decision is: placements in different buildings are different things. */
static unsigned
thing_of (const OgcDecision *decision)
{
  return decision->kind == OGC_DECISION_PLACE ? OGC_N_DECISION_KINDS + decision->building : decision->kind;
}

/* One of the things among the @n decisions. */
static unsigned
choose_thing (const OgcDecision *decisions,
              unsigned           n,
              OgcPlayerRng      *rng)
{
  unsigned things[OGC_N_DECISION_KINDS + OGC_N_BUILDINGS];
  uint32_t seen = 0;
  unsigned n_things = 0;

  for (unsigned i = 0; i < n; i++)
    if (!(seen & 1u << thing_of (&decisions[i])))
      {
        seen |= 1u << thing_of (&decisions[i]);
        things[n_things++] = thing_of (&decisions[i]);
      }

  return things[ogc_player_rng_below (rng, n_things)];
}

static bool
random_decide (const OgcKnowledge    *knowledge,
               const OgcSearchLimits *limits,
               OgcDecision           *decision)
{
  OgcDecision decisions[OGC_MAX_DECISIONS];
  OgcPlayerRng rng;

  if (ogc_search_limits_is_cancelled (limits))
    return false;

  ogc_player_rng_begin (&rng, knowledge, limits);
  *decision = *ogc_random_choice (decisions, ogc_state_list (&knowledge->seen, decisions), &rng);
  return true;
}

const OgcPlayer ogc_random_player = {
  .id = "random",
  .decide = random_decide,
};

const OgcDecision *
ogc_random_choice (OgcDecision  *decisions,
                   unsigned      n,
                   OgcPlayerRng *rng)
{
  const unsigned thing = choose_thing (decisions, n, rng);
  unsigned n_alike = 0;

  for (unsigned i = 0; i < n; i++)
    if (thing_of (&decisions[i]) == thing)
      decisions[n_alike++] = decisions[i];

  return &decisions[ogc_player_rng_below (rng, n_alike)];
}
