/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-search.h"

#include <math.h>
#include <string.h>

#include "ogc-result.h"

enum {
  CANDIDATES = 6,
  SAMPLES = 2048,  /* of each candidate at most */
  FIRST_CUT = 8,   /* samples before a candidate is left out */
  CUT_PAUSE = 4,
  PRIOR = 6,       /* samples that the network's own judgement is worth */
};

#define STREAM (OGC_N_STREAMS + 2)
#define HOPELESS 2.5 /* standard errors behind the best */
#define TOO_BAD 0.1f /* behind the network's first choice */

typedef struct {
  const OgcChoice *choice;
  bool             alive;
  float            worth[SAMPLES];
  double           sum;
} Candidate;

typedef struct {
  OgcMind      mind;
  OgcScoreMemo memo;
  OgcKnowledge knowledge;
  unsigned     seat;
  unsigned     samples; /* of each candidate that is alive */
  Candidate    candidates[CANDIDATES];
  unsigned     n;
} Search;

/* ---- Rollouts ---- */

/* What @state, the end of a round or of the game, is worth to the seat. */
static float
worth_of_end (Search         *self,
              const OgcState *state)
{
  OgcResult result;

  if (state->ask.kind != OGC_ASK_NOTHING)
    {
      ogc_knowledge_of (&self->knowledge, state, self->seat);
      return ogc_mind_worth (ogc_mind_value (&self->mind, &self->knowledge));
    }
  ogc_result_of (state, &result);
  return ogc_mind_worth ((OgcValue) {
    .win = result.place[self->seat] == 1 ? 1.f / result.winners : 0,
    .gold = result.scores[self->seat].total,
  });
}

/* Plays the round to its end. False when cancelled. */
static bool
roll_out (Search            *self,
          OgcState          *state,
          const OgcDecision *first,
          float             *worth)
{
  const unsigned round = state->round;
  OgcDecision decision = *first;

  while (true)
    {
      OgcChoice choices[OGC_MAX_CHOICES];

      ogc_state_take (state, &decision, NULL);
      if (state->ask.kind == OGC_ASK_NOTHING || state->round != round)
        break;
      ogc_knowledge_of (&self->knowledge, state, state->ask.seat);
      if (ogc_mind_choose (&self->mind, &self->knowledge, choices) == 0)
        return false;
      decision = choices[0].decision;
    }
  *worth = worth_of_end (self, state);
  return true;
}

/* Plays one game more for every candidate. False when cancelled. */
static bool
add_sample (Search             *self,
            const OgcKnowledge *knowledge,
            uint64_t            seed)
{
  OgcState sample;

  ogc_knowledge_sample (knowledge, seed, &sample);
  for (unsigned i = 0; i < self->n; i++)
    if (self->candidates[i].alive)
      {
        Candidate *candidate = &self->candidates[i];
        OgcState state = sample;

        if (!roll_out (self, &state, &candidate->choice->decision, &candidate->worth[self->samples]))
          return false;
        candidate->sum += candidate->worth[self->samples];
      }
  self->samples++;
  return true;
}

/* ---- Choosing ---- */

/* The mean of the rollouts, and a little of what the network said at once. */
static double
mean_of (const Search    *self,
         const Candidate *candidate)
{
  return (candidate->sum + PRIOR * (double) candidate->choice->worth) / (self->samples + PRIOR);
}

static unsigned
best_of (const Search *self)
{
  unsigned best = 0;

  for (unsigned i = 1; i < self->n; i++)
    if (self->candidates[i].alive
        && (!self->candidates[best].alive || mean_of (self, &self->candidates[i]) > mean_of (self, &self->candidates[best])))
      best = i;
  return best;
}

/* Whether @behind cannot be expected to overtake @best: by what it was behind in the same games. */
static bool
is_hopeless (const Search    *self,
             const Candidate *best,
             const Candidate *behind)
{
  const double n = self->samples;
  double sum = 0;
  double squares = 0;
  double mean, deviation;

  for (unsigned i = 0; i < self->samples; i++)
    {
      const double gap = best->worth[i] - behind->worth[i];

      sum += gap;
      squares += gap * gap;
    }
  mean = sum / n;
  deviation = sqrt ((squares / n - mean * mean) / (n - 1) + 1e-12);

  return mean > HOPELESS * deviation;
}

/* Returns how many candidates are left. */
static unsigned
cut (Search *self)
{
  const Candidate *best = &self->candidates[best_of (self)];
  unsigned left = 0;

  for (unsigned i = 0; i < self->n; i++)
    {
      Candidate *candidate = &self->candidates[i];

      if (candidate->alive && candidate != best && is_hopeless (self, best, candidate))
        candidate->alive = false;
      left += candidate->alive;
    }
  return left;
}

static void
begin (Search             *self,
       const OgcKnowledge *knowledge,
       const OgcChoice    *choices,
       unsigned            n)
{
  self->seat = knowledge->seat;
  self->samples = self->n = 0;
  for (unsigned i = 0; i < n && i < CANDIDATES && choices[i].worth > choices[0].worth - TOO_BAD; i++)
    {
      Candidate *candidate = &self->candidates[self->n++];

      candidate->choice = &choices[i];
      candidate->alive = true;
      candidate->sum = 0;
    }
}

unsigned
ogc_search_best (const OgcKnowledge *knowledge,
                 const OgcNet       *net,
                 const OgcThought   *thought,
                 unsigned            rollouts,
                 const OgcChoice    *choices,
                 unsigned            n)
{
  OgcChance chance;
  Search self;
  unsigned left;

  begin (&self, knowledge, choices, n);
  left = self.n;
  if (left < 2 || rollouts < left)
    return 0;

  ogc_mind_begin (&self.mind, net, 0, thought);
  memset (&self.memo, 0, sizeof self.memo);
  self.mind.memo = &self.memo;
  ogc_chance_begin (&chance, knowledge, thought);
  while (left > 1 && rollouts >= left && self.samples < SAMPLES && !ogc_thought_is_late (thought))
    {
      const uint64_t seed = (uint64_t) ogc_chance_below (&chance, UINT32_MAX) << 32 | ogc_chance_below (&chance, UINT32_MAX);

      if (!add_sample (&self, knowledge, seed))
        return 0;
      rollouts -= left;
      if (self.samples >= FIRST_CUT && self.samples % CUT_PAUSE == 0)
        left = cut (&self);
    }
  return self.samples > 0 ? best_of (&self) : 0;
}
