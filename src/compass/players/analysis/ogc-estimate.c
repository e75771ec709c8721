/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-estimate.h"

#include "ogc-belief.h"
#include "ogc-luck.h"
#include "ogc-weights.h"

enum { SAMPLES = 12 }; /* games as they may be */

/* Adds what all but the one who knows may expect in a game as it may be. */
static void
add_sample (const OgcKnowledge *knowledge,
            OgcChance          *chance,
            float               gold[OGC_MAX_SEATS])
{
  OgcKnowledge other;
  OgcState sample;
  OgcValue value;

  ogc_belief_sample (knowledge, chance, &sample);
  for (unsigned seat = 0; seat < sample.setup.seats; seat++)
    {
      if (seat == knowledge->seat)
        continue;
      ogc_knowledge_of (&other, &sample, seat);
      if (ogc_luck_expect (&other, &value))
        gold[seat] += value.gold / SAMPLES;
    }
}

bool
ogc_estimate (const OgcKnowledge *knowledge,
              const OgcThought   *thought,
              float               gold[OGC_MAX_SEATS])
{
  OgcChance chance;
  OgcValue own = { 0, 0 };

  if (ogc_weights_used () == NULL)
    return false;
  if (knowledge->seat != OGC_NOBODY)
    ogc_luck_expect (knowledge, &own);
  for (unsigned seat = 0; seat < OGC_MAX_SEATS; seat++)
    gold[seat] = seat == knowledge->seat ? own.gold : 0;
  ogc_chance_begin (&chance, knowledge, thought);
  for (unsigned i = 0; i < SAMPLES && !ogc_thought_is_cancelled (thought); i++)
    add_sample (knowledge, &chance, gold);

  return !ogc_thought_is_cancelled (thought);
}
