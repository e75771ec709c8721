/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-puct-player.h"

#include <math.h>
#include <stdlib.h>

#include "ogc-determinize.h"
#include "ogc-exp.h"
#include "ogc-greedy-player.h"
#include "ogc-policy.h"
#include "ogc-result.h"
#include "ogc-rules.h"
#include "ogc-search-tree.h"
#include "ogc-weights.h"

enum { SIMULATIONS = 450 }; /* with the usual amount of work */

#define EXPLORATION 0.1  /* of PUCT, in shares of the win */
#define TEMPERATURE 0.02 /* the difference in shares of the win that makes a decision e times less probable */

typedef struct {
  OgcPolicy     policy;
  OgcKnowledge  knowledge;
  OgcPlayerRng  rng;
  OgcSearchTree tree;
} Search;

/* Computes the prior probability of each of the @n @choices, which are sorted, best first. */
static void
find_priors (const OgcCandidate *choices,
             unsigned            n,
             double              priors[OGC_MAX_CHOICES])
{
  double sum = 0;

  for (unsigned i = 0; i < n; i++)
    sum += priors[i] = ogc_exp ((double) (choices[i].worth - choices[0].worth) / TEMPERATURE);
  for (unsigned i = 0; i < n; i++)
    priors[i] /= sum;
}

/* Chooses the answer of @seat to @parent among the @n @choices. The network's own judgement of a choice counts as one
 * visit. Returns the node, which is added if it is new; 0 if there is no memory. */
static unsigned
choose_answer (Search             *self,
               unsigned            parent,
               unsigned            seat,
               const OgcCandidate *choices,
               unsigned            n)
{
  double priors[OGC_MAX_CHOICES];
  OgcSearchNode nodes[OGC_MAX_CHOICES];
  unsigned numbers[OGC_MAX_CHOICES];
  double best_bound = -INFINITY;
  unsigned visits = 0;
  unsigned best = 0;

  find_priors (choices, n, priors);
  for (unsigned i = 0; i < n; i++)
    {
      numbers[i] = ogc_search_tree_find (&self->tree, parent, seat, &choices[i].decision);
      nodes[i] = numbers[i] != 0 ? self->tree.nodes[numbers[i]] : (OgcSearchNode) { 0 };
      visits += nodes[i].visits;
    }
  for (unsigned i = 0; i < n; i++)
    {
      const double mean = (nodes[i].total + (double) choices[i].value.win) / (nodes[i].visits + 1);
      const double bound = mean + EXPLORATION * priors[i] * sqrt (visits + 1) / (nodes[i].visits + 1);

      if (bound > best_bound)
        {
          best = i;
          best_bound = bound;
        }
    }
  if (numbers[best] != 0)
    return numbers[best];

  return ogc_search_tree_add (&self->tree, parent, seat, &choices[best].decision);
}

/* Computes the share of the win that each seat can expect in @state. */
static void
find_rewards (Search         *self,
              const OgcState *state,
              double          rewards[OGC_MAX_SEATS])
{
  OgcResult result;

  if (state->ask.kind == OGC_ASK_NOTHING)
    ogc_result_of (state, &result);
  for (unsigned seat = 0; seat < state->setup.seats; seat++)
    if (state->ask.kind == OGC_ASK_NOTHING)
      {
        rewards[seat] = result.place[seat] == 1 ? 1.0 / result.winners : 0;
      }
    else
      {
        ogc_knowledge_of (&self->knowledge, state, seat);
        rewards[seat] = (double) ogc_policy_value (&self->policy, &self->knowledge).win;
      }
}

/* Whether the network can judge a position with a question of @kind. It has not learnt to judge a turn that goes on. */
static bool
is_judged (OgcAskKind kind)
{
  return kind == OGC_ASK_ROLL || kind == OGC_ASK_GIFT || kind == OGC_ASK_TAKE;
}

/* Plays one game to a position that is new to the tree. False if there is no memory for it, or when cancelled. */
static bool
run_simulation (Search             *self,
                const OgcKnowledge *knowledge)
{
  OgcState state;
  double rewards[OGC_MAX_SEATS];
  unsigned node = 0;
  bool new = false;

  ogc_determinize_sample (knowledge, &self->rng, &state);
  while (state.ask.kind != OGC_ASK_NOTHING && !(new && is_judged ((OgcAskKind) state.ask.kind)))
    {
      const unsigned seat = state.ask.seat;
      OgcCandidate choices[OGC_MAX_CHOICES];
      unsigned n;

      ogc_knowledge_of (&self->knowledge, &state, seat);
      n = ogc_policy_choose (&self->policy, &self->knowledge, choices);
      if (n == 0)
        return false;
      if (n > 1)
        {
          node = choose_answer (self, node, seat, choices, n);
          if (node == 0)
            return false;
          new = self->tree.nodes[node].visits == 0;
          ogc_rules_take (&state, &self->tree.nodes[node].decision, NULL);
        }
      else
        {
          ogc_rules_take (&state, &choices[0].decision, NULL);
        }
    }
  find_rewards (self, &state, rewards);
  ogc_search_tree_reward (&self->tree, node, rewards);
  return true;
}

/* Allocates a search, which is too large for the stack of a thread. NULL if there is no memory. */
static Search *
create_search (const OgcKnowledge    *knowledge,
               const OgcWeights      *weights,
               const OgcSearchLimits *limits)
{
  Search *self = malloc (sizeof *self);

  if (self == NULL)
    return NULL;
  if (!ogc_search_tree_begin (&self->tree))
    {
      free (self);
      return NULL;
    }
  ogc_policy_begin (&self->policy, weights, 0, limits);
  ogc_player_rng_begin (&self->rng, knowledge, limits);
  return self;
}

static void
free_search (Search *self)
{
  ogc_search_tree_end (&self->tree);
  free (self);
}

/* The best decision for the seat of @knowledge; NULL when cancelled. It belongs to @self or is one of @choices. */
static const OgcDecision *
search_decision (Search                *self,
                 const OgcKnowledge    *knowledge,
                 const OgcSearchLimits *limits,
                 OgcCandidate           choices[OGC_MAX_CHOICES])
{
  const uint64_t simulations = (uint64_t) SIMULATIONS * limits->work / OGC_WORK_USUAL;
  const unsigned n = ogc_policy_choose (&self->policy, knowledge, choices);
  unsigned best;

  for (uint64_t i = 0; n > 1 && i < simulations && !ogc_search_limits_is_late (limits); i++)
    if (!run_simulation (self, knowledge))
      break;
  if (ogc_search_limits_is_cancelled (limits))
    return NULL;

  best = ogc_search_tree_best (&self->tree);
  return best != 0 ? &self->tree.nodes[best].decision : &choices[0].decision;
}

static bool
puct_decide (const OgcKnowledge    *knowledge,
             const OgcSearchLimits *limits,
             OgcDecision           *decision)
{
  const OgcWeights *weights = ogc_weights_for (limits);
  Search *self = weights != NULL ? create_search (knowledge, weights, limits) : NULL;
  OgcCandidate choices[OGC_MAX_CHOICES];
  const OgcDecision *best;

  if (self == NULL)
    return ogc_greedy_player.decide (knowledge, limits, decision);

  best = search_decision (self, knowledge, limits, choices);
  if (best != NULL)
    *decision = *best;
  free_search (self);
  return best != NULL;
}

const OgcPlayer ogc_puct_player = {
  .id = "puct",
  .decide = puct_decide,
};
