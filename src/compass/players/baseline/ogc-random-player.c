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
              OgcChance         *chance)
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

  return things[ogc_chance_below (chance, n_things)];
}

static bool
random_decide (const OgcKnowledge *knowledge,
               const OgcThought   *thought,
               OgcDecision        *decision)
{
  OgcDecision decisions[OGC_MAX_DECISIONS];
  OgcChance chance;

  if (ogc_thought_is_cancelled (thought))
    return false;

  ogc_chance_begin (&chance, knowledge, thought);
  *decision = *ogc_random_choice (decisions, ogc_state_list (&knowledge->seen, decisions), &chance);
  return true;
}

const OgcPlayer ogc_random_player = {
  .id = "random",
  .decide = random_decide,
};

const OgcDecision *
ogc_random_choice (OgcDecision *decisions,
                   unsigned     n,
                   OgcChance   *chance)
{
  const unsigned thing = choose_thing (decisions, n, chance);
  unsigned n_alike = 0;

  for (unsigned i = 0; i < n; i++)
    if (thing_of (&decisions[i]) == thing)
      decisions[n_alike++] = decisions[i];

  return &decisions[ogc_chance_below (chance, n_alike)];
}
