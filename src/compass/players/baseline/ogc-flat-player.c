/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-flat-player.h"

#include "ogc-player-rng.h"
#include "ogc-random-playout.h"
#include "ogc-rules.h"

enum { PLAYOUTS = 30000 }; /* with the usual amount of work */

typedef struct {
  const OgcKnowledge    *knowledge;
  const OgcSearchLimits *limits;
  OgcPlayerRng           rng;
  OgcDecision            decisions[OGC_MAX_DECISIONS]; /* all that are legal now */
  int64_t                sums[OGC_MAX_DECISIONS];      /* of the margins that each led to */
  unsigned               n;
} OgcFlat;

/* Plays the round to its end after @first. Returns the margin of the seat. */
static int
play_out (OgcFlat           *self,
          OgcState          *state,
          const OgcDecision *first)
{
  const unsigned round = state->round;
  double margins[OGC_MAX_SEATS];

  ogc_rules_take (state, first, NULL);
  ogc_random_playout_run (state, round, &self->rng, margins);
  return (int) margins[self->knowledge->seat];
}

/* Plays another game with every decision. False when cancelled. */
static bool
add_sample (OgcFlat *self)
{
  OgcState sample;

  ogc_knowledge_sample (self->knowledge, ogc_player_rng_seed (&self->rng), &sample);
  for (unsigned i = 0; i < self->n; i++)
    {
      OgcState state = sample;

      if (ogc_search_limits_is_cancelled (self->limits))
        return false;
      self->sums[i] += play_out (self, &state, &self->decisions[i]);
    }
  return true;
}

static unsigned
best_of (const OgcFlat *self)
{
  unsigned best = 0;

  for (unsigned i = 1; i < self->n; i++)
    if (self->sums[i] > self->sums[best])
      best = i;
  return best;
}

static bool
flat_decide (const OgcKnowledge    *knowledge,
             const OgcSearchLimits *limits,
             OgcDecision           *decision)
{
  const uint64_t playouts = (uint64_t) PLAYOUTS * limits->work / OGC_WORK_USUAL;
  OgcFlat self = { .knowledge = knowledge, .limits = limits };

  if (ogc_search_limits_is_cancelled (limits))
    return false;
  ogc_player_rng_begin (&self.rng, knowledge, limits);
  self.n = ogc_rules_list (&knowledge->seen, self.decisions);
  for (uint64_t done = 0; self.n > 1 && done < playouts && !ogc_search_limits_is_late (limits); done += self.n)
    if (!add_sample (&self))
      return false;

  *decision = self.decisions[best_of (&self)];
  return true;
}

const OgcPlayer ogc_flat_player = {
  .id = "flat",
  .decide = flat_decide,
};
