/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-rollouts.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "ogc-determinize.h"
#include "ogc-exp.h"
#include "ogc-greedy-player.h"
#include "ogc-result.h"
#include "ogc-rules.h"

enum {
  SAMPLES = 2048, /* of each candidate, at most */
  FIRST_CUT = 8,  /* samples before a candidate may be dropped */
  CUT_PAUSE = 4,
  ROLLOUT = 25,   /* decisions in a rollout; longer ones count for more than one */
};

/* The gain, in shares of the win, that the work as a whole must promise; the remaining part of it in proportion. */
#define WORTHWHILE 0.0005

const OgcRolloutSettings ogc_rollouts_usual = {
  .candidates = OGC_MAX_CHOICES,
  .range = 0.2f,
  .prior = 20,
  .hopeless = 2.3,
};

typedef struct {
  const OgcCandidate *choice;
  bool                alive;
  unsigned            samples;
  OgcValue            values[SAMPLES];
  double              sum;       /* of the worths of its values */
  double              deviation; /* standard error of its mean distance from the best, when last compared */
} Candidate;

typedef struct {
  const OgcRolloutSettings *settings;
  OgcPolicy                 policy;
  OgcKnowledge              knowledge;
  unsigned                  seat;
  unsigned                  greedy;  /* bit n: seat n plays the rest as "greedy" does */
  OgcPlayStyle              style;   /* of the player that thinks; in rollouts everybody plays balanced */
  unsigned                  samples; /* so far, of each candidate that is alive */
  uint64_t                  work;    /* in all, in decisions to play */
  uint64_t                  used;    /* part of @work */
  unsigned                  rollouts;
  Candidate                 candidates[OGC_MAX_CHOICES];
  unsigned                  n;
} Search;

/* ---- Rollouts ---- */

/* Adds the gold that everybody has at the end of a rollout to @value. */
static void
add_gold (const Search   *self,
          unsigned        seats,
          const unsigned *totals,
          OgcValue       *value)
{
  unsigned all = 0;

  for (unsigned seat = 0; seat < seats; seat++)
    all += totals[seat];
  value->own = (float) totals[self->seat];
  value->others = (float) (all - totals[self->seat]) / (float) (seats - 1);
}

/* The value of @state, the end of a round or of the game, for the seat. */
static OgcValue
value_of_end (Search         *self,
              const OgcState *state)
{
  OgcResult result;
  OgcValue value;
  unsigned totals[OGC_MAX_SEATS] = { 0 };

  if (state->ask.kind != OGC_ASK_NOTHING)
    {
      ogc_knowledge_of (&self->knowledge, state, self->seat);
      value = ogc_policy_value (&self->policy, &self->knowledge);
      add_gold (self, state->setup.seats, self->policy.values[self->seat].totals, &value);
      return value;
    }
  ogc_result_of (state, &result);
  for (unsigned seat = 0; seat < state->setup.seats; seat++)
    totals[seat] = result.scores[seat].total;
  value = (OgcValue) { .win = result.place[self->seat] == 1 ? 1.f / result.winners : 0, .gold = totals[self->seat] };
  add_gold (self, state->setup.seats, totals, &value);
  return value;
}

/* Decides for the seat that is asked in @state. False when cancelled. */
static bool
choose_decision (Search         *self,
                 const OgcState *state,
                 OgcDecision    *decision)
{
  const unsigned seat = state->ask.seat;
  OgcCandidate choices[OGC_MAX_CHOICES];

  ogc_knowledge_of (&self->knowledge, state, seat);
  if ((self->greedy & 1u << seat) != 0)
    return ogc_greedy_decide (&self->policy.values[seat], &self->policy.known[seat], &self->knowledge,
                              self->policy.limits, decision);
  if (ogc_policy_choose (&self->policy, &self->knowledge, choices) == 0)
    return false;
  *decision = choices[0].decision;
  return true;
}

/* Plays the round to its end, starting with @first. False when cancelled. */
static bool
roll_out (Search            *self,
          OgcState          *state,
          const OgcDecision *first,
          OgcValue          *value)
{
  const unsigned round = state->round;
  OgcDecision decision = *first;
  unsigned played;

  for (played = 1;; played++)
    {
      ogc_rules_take (state, &decision, NULL);
      if (state->ask.kind == OGC_ASK_NOTHING || state->round != round)
        break;
      if (!choose_decision (self, state, &decision))
        return false;
    }
  *value = value_of_end (self, state);
  self->used += played > ROLLOUT ? played : ROLLOUT;
  self->rollouts++;
  return true;
}

/* What game number @i with @candidate was worth. */
static float
worth_of (const Search    *self,
          const Candidate *candidate,
          unsigned         i)
{
  return ogc_play_style_worth (self->style, candidate->values[i])
         - ogc_play_style_cost (self->style, &candidate->choice->decision);
}

/* Chooses which of the others play like "greedy", each of them in three games of eight. Not everybody plays like the
 * network, and a decision that is good against both is better than one that is good only against other networks. */
static unsigned
draw_greedy (const Search *self,
             OgcPlayerRng *rng,
             unsigned      seats)
{
  unsigned greedy = 0;

  for (unsigned seat = 0; seat < seats; seat++)
    if (seat != self->seat && ogc_player_rng_below (rng, 8) < 3)
      greedy |= 1u << seat;
  return greedy;
}

/* Plays another game for every candidate. False when cancelled. */
static bool
add_sample (Search             *self,
            const OgcKnowledge *knowledge,
            OgcPlayerRng       *rng)
{
  OgcState sample;

  ogc_determinize_sample (knowledge, rng, &sample);
  self->greedy = draw_greedy (self, rng, knowledge->seen.setup.seats);
  for (unsigned i = 0; i < self->n; i++)
    if (self->candidates[i].alive)
      {
        Candidate *candidate = &self->candidates[i];
        OgcState state = sample;
        OgcValue *value = &candidate->values[candidate->samples];

        if (!roll_out (self, &state, &candidate->choice->decision, value))
          return false;
        candidate->sum += worth_of (self, candidate, candidate->samples);
        candidate->samples++;
      }
  self->samples++;
  return true;
}

/* ---- Choosing ---- */

/* The mean worth of the rollouts, mixed with a little of the network's first judgement. */
static double
mean_of (const Search    *self,
         const Candidate *candidate)
{
  const unsigned prior = self->settings->prior;

  return (candidate->sum + prior * (double) candidate->choice->worth) / (self->samples + prior);
}

static unsigned
best_of (const Search *self)
{
  unsigned best = 0;

  for (unsigned i = 1; i < self->n; i++)
    if (self->candidates[i].alive
        && (!self->candidates[best].alive
            || mean_of (self, &self->candidates[i]) > mean_of (self, &self->candidates[best])))
      best = i;
  return best;
}

/* Whether @behind cannot be expected to overtake @best, given its distance in the same games. Stores the standard error
 * of that distance. */
static bool
is_hopeless (const Search    *self,
             const Candidate *best,
             Candidate       *behind)
{
  const double n = self->samples;
  double sum = 0;
  double squares = 0;
  double mean;

  for (unsigned i = 0; i < self->samples; i++)
    {
      const double gap = worth_of (self, best, i) - worth_of (self, behind, i);

      sum += gap;
      squares += gap * gap;
    }
  mean = sum / n;
  behind->deviation = sqrt (fmax (squares / n - mean * mean, 0) / (n - 1) + 1e-12);

  return mean > self->settings->hopeless * behind->deviation;
}

/* Drops candidates that cannot be the best, but leaves at least @least. Returns how many are left. */
static unsigned
drop_candidates (Search   *self,
                 unsigned  left,
                 unsigned  least)
{
  const Candidate *best = &self->candidates[best_of (self)];

  for (unsigned i = self->n; i-- > 0 && left > least;)
    {
      Candidate *candidate = &self->candidates[i];

      if (candidate->alive && candidate != best && is_hopeless (self, best, candidate))
        {
          candidate->alive = false;
          left--;
        }
    }
  return left;
}

/*
 * The mean excess of a normally distributed number with @deviation over @threshold, which must not be below 0; numbers
 * below the threshold have no excess. The upper tail of the normal distribution is a rational approximation (M.
 * Abramowitz, I. Stegun, 1964, 26.2.17), accurate to 10^-7.
 */
static double
mean_excess (double deviation,
             double threshold)
{
  const double z = threshold / deviation;
  const double t = 1 / (1 + .2316419 * z);
  const double tail = t * (.319381530 + t * (-.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  const double density = ogc_exp (-z * z / 2) * (M_2_SQRTPI * M_SQRT1_2 / 2);

  return density * (deviation - threshold * tail);
}

/* The expected gain from @more samples of every candidate that is alive, because one may turn out to be better than the
 * current best. Must be called after drop_candidates(), which updates the deviations. */
static double
expected_gain (const Search *self,
               double        more)
{
  const Candidate *best = &self->candidates[best_of (self)];
  double gain = 0;

  for (unsigned i = 0; i < self->n; i++)
    {
      const Candidate *candidate = &self->candidates[i];

      if (candidate->alive && candidate != best)
        gain += mean_excess (candidate->deviation * sqrt (more / (self->samples + more)),
                             mean_of (self, best) - mean_of (self, candidate));
    }
  return gain;
}

/* Allocates a search, which is too large for the stack of a thread. NULL if there is no memory. */
static Search *
create_search (const OgcKnowledge       *knowledge,
               const OgcRolloutSettings *settings,
               OgcPlayStyle              style)
{
  Search *self = malloc (sizeof *self);

  if (self == NULL)
    return NULL;
  self->settings = settings;
  self->seat = knowledge->seat;
  self->style = style;
  self->samples = self->n = self->rollouts = 0;
  self->used = 0;
  return self;
}

static void
add_candidate (Search             *self,
               const OgcCandidate *choice)
{
  Candidate *candidate = &self->candidates[self->n++];

  candidate->choice = choice;
  candidate->alive = true;
  candidate->samples = 0;
  candidate->sum = 0;
}

/* Whether the remaining work promises enough gain, with @left candidates, to be worth doing. */
static bool
is_worthwhile (const Search *self,
               unsigned      left)
{
  const double rest = (double) (self->work - self->used);
  const double cost = (double) self->used / self->rollouts;

  return expected_gain (self, rest / (cost * left)) > WORTHWHILE * rest / (double) self->work;
}

/* Plays games until the work or the time is used up, or only one candidate is left. If @least is 1, it also stops once
 * more games promise too little gain. False when cancelled. */
static bool
run_rollouts (Search                *self,
              const OgcKnowledge    *knowledge,
              const OgcWeights      *weights,
              const OgcSearchLimits *limits,
              unsigned               rollouts,
              unsigned               least)
{
  OgcPlayerRng rng;
  unsigned left = self->n;

  self->work = (uint64_t) rollouts * ROLLOUT;
  ogc_policy_begin (&self->policy, weights, 0, limits);
  ogc_player_rng_begin (&rng, knowledge, limits);
  while (left > 1 && self->used + left * ROLLOUT <= self->work && self->samples < SAMPLES
         && !ogc_search_limits_is_late (limits))
    {
      if (!add_sample (self, knowledge, &rng))
        return false;
      if (self->samples < FIRST_CUT || self->samples % CUT_PAUSE != 0 || self->used >= self->work)
        continue;
      left = drop_candidates (self, left, least);
      if (least == 1 && left > 1 && !is_worthwhile (self, left))
        break;
    }
  return true;
}

/* The mean of the first @samples games with @candidate. */
static OgcValue
mean_value (const Candidate *candidate,
            unsigned         samples)
{
  double win = 0;
  double gold = 0;

  for (unsigned i = 0; i < samples; i++)
    {
      win += candidate->values[i].win;
      gold += candidate->values[i].gold;
    }
  return (OgcValue) { .win = (float) (win / samples), .gold = (float) (gold / samples) };
}

/* The value of a candidate. One that was dropped stays as far behind the best as it was in the games that both
 * played. */
static OgcValue
value_of (const Search    *self,
          const Candidate *candidate)
{
  const Candidate *best = &self->candidates[best_of (self)];
  OgcValue value, then, now;

  if (candidate->samples == 0)
    return candidate->choice->value;
  value = mean_value (candidate, candidate->samples);
  if (candidate->alive)
    return value;
  then = mean_value (best, candidate->samples);
  now = mean_value (best, best->samples);
  return (OgcValue) { .win = value.win + now.win - then.win, .gold = value.gold + now.gold - then.gold };
}

unsigned
ogc_rollouts_best (const OgcKnowledge       *knowledge,
                   const OgcWeights         *weights,
                   const OgcSearchLimits    *limits,
                   const OgcRolloutSettings *settings,
                   unsigned                  rollouts,
                   const OgcCandidate       *choices,
                   unsigned                  n)
{
  Search *self = create_search (knowledge, settings, limits->style);
  unsigned best = 0;

  if (self == NULL)
    return 0;
  for (unsigned i = 0; i < n && i < settings->candidates && choices[i].worth > choices[0].worth - settings->range; i++)
    add_candidate (self, &choices[i]);
  if (self->n >= 2 && rollouts >= self->n && run_rollouts (self, knowledge, weights, limits, rollouts, 1)
      && self->samples > 0)
    best = best_of (self);
  free (self);
  return best;
}

bool
ogc_rollouts_evaluate (const OgcKnowledge    *knowledge,
                       const OgcWeights      *weights,
                       const OgcSearchLimits *limits,
                       unsigned               rollouts,
                       unsigned               least,
                       OgcCandidate          *choices,
                       unsigned               n)
{
  Search *self = create_search (knowledge, &ogc_rollouts_usual, OGC_PLAY_STYLE_BALANCED);
  OgcValue values[OGC_MAX_CHOICES];
  bool done;

  if (self == NULL)
    return true;
  for (unsigned i = 0; i < n; i++)
    add_candidate (self, &choices[i]);
  done = run_rollouts (self, knowledge, weights, limits, rollouts, least);
  for (unsigned i = 0; done && i < n; i++)
    values[i] = value_of (self, &self->candidates[i]);
  for (unsigned i = 0; done && i < n; i++)
    choices[i].value = values[i];
  free (self);
  return done;
}
