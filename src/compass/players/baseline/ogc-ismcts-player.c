/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-ismcts-player.h"

#include <math.h>

#include "ogc-player-rng.h"
#include "ogc-random-player.h"
#include "ogc-random-playout.h"
#include "ogc-rules.h"
#include "ogc-search-tree.h"

enum { ITERATIONS = 5000 }; /* with the usual amount of work */

#define EXPLORATION 20.0 /* of UCB1, in gold */

typedef struct {
  OgcPlayerRng  rng;
  OgcSearchTree tree;
} Search;

/* The bound that ranks decisions: the mean reward, plus a bonus that is larger the less often the decision was chosen
 * when it was available. */
static double
upper_bound (const OgcSearchNode *node)
{
  return node->total / node->visits + EXPLORATION * sqrt (node->log_available / node->visits);
}

/* Draws one of those of the @n @decisions that @parent does not have yet. */
static const OgcDecision *
draw_untried (Search            *self,
              unsigned           parent,
              unsigned           seat,
              const OgcDecision *decisions,
              unsigned           n)
{
  unsigned i = ogc_player_rng_below (&self->rng, n);

  while (ogc_search_tree_find (&self->tree, parent, seat, &decisions[i]) != 0)
    i = (i + 1) % n;
  return &decisions[i];
}

/* Counts that @node was available. The logarithm of that count is summed up as 1/2 + 1/3 + …, which is about half a
 * unit less, but the same on every processor; log() is not. */
static void
count_available (OgcSearchNode *node)
{
  node->available++;
  if (node->available > 1)
    node->log_available += 1.0 / node->available;
}

/* Chooses the answer to @parent in @state, where @decisions are legal: an untried one, which is added, or if there is
 * none, the one with the highest bound. 0 if there is no memory. */
static unsigned
choose_answer (Search            *self,
               unsigned           parent,
               const OgcState    *state,
               const OgcDecision *decisions,
               unsigned           n)
{
  OgcSearchNode *nodes = self->tree.nodes;
  const unsigned seat = state->ask.seat;
  double best_bound = -INFINITY;
  unsigned best = 0;
  unsigned tried = 0;

  for (unsigned node = nodes[parent].first; node != 0; node = nodes[node].next)
    if (nodes[node].seat == seat && ogc_rules_check (state, &nodes[node].decision) == OGC_RULE_NONE)
      {
        count_available (&nodes[node]);
        tried++;
        if (upper_bound (&nodes[node]) > best_bound)
          {
            best = node;
            best_bound = upper_bound (&nodes[node]);
          }
      }
  if (tried == n)
    return best;

  return ogc_search_tree_add (&self->tree, parent, seat, draw_untried (self, parent, seat, decisions, n));
}

/* Plays one game to the end of the round. False if there is no memory for it. */
static bool
run_iteration (Search             *self,
               const OgcKnowledge *knowledge)
{
  const unsigned round = knowledge->seen.round;
  OgcState state;
  double margins[OGC_MAX_SEATS];
  unsigned node = 0;
  bool inside = true; /* the game has not left the tree */

  ogc_knowledge_sample (knowledge, ogc_player_rng_seed (&self->rng), &state);
  while (inside && !ogc_random_playout_is_over (&state, round))
    {
      OgcDecision decisions[OGC_MAX_DECISIONS];
      const unsigned n = ogc_rules_list (&state, decisions);
      OgcDecision decision;

      if (n > 1)
        {
          node = choose_answer (self, node, &state, decisions, n);
          if (node == 0)
            return false;
          inside = self->tree.nodes[node].visits > 0;
          decision = self->tree.nodes[node].decision;
        }
      else
        {
          decision = *ogc_random_choice (decisions, n, &self->rng);
        }
      ogc_rules_take (&state, &decision, NULL);
    }
  ogc_random_playout_run (&state, round, &self->rng, margins);
  ogc_search_tree_reward (&self->tree, node, margins);
  return true;
}

static bool
ismcts_decide (const OgcKnowledge    *knowledge,
               const OgcSearchLimits *limits,
               OgcDecision           *decision)
{
  const uint64_t iterations = (uint64_t) ITERATIONS * limits->work / OGC_WORK_USUAL;
  OgcDecision decisions[OGC_MAX_DECISIONS];
  unsigned best;
  Search self;

  if (ogc_search_limits_is_cancelled (limits))
    return false;
  if (ogc_rules_list (&knowledge->seen, decisions) == 1 || !ogc_search_tree_begin (&self.tree))
    {
      *decision = decisions[0];
      return true;
    }
  ogc_player_rng_begin (&self.rng, knowledge, limits);
  for (uint64_t i = 0; i < iterations && !ogc_search_limits_is_late (limits) && run_iteration (&self, knowledge); i++)
    if (ogc_search_limits_is_cancelled (limits))
      {
        ogc_search_tree_end (&self.tree);
        return false;
      }
  best = ogc_search_tree_best (&self.tree);
  *decision = best != 0 ? self.tree.nodes[best].decision : decisions[0];
  ogc_search_tree_end (&self.tree);
  return true;
}

const OgcPlayer ogc_ismcts_player = {
  .id = "ismcts",
  .decide = ismcts_decide,
};
