/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compile-tree.h"

#include <math.h>
#include <stdlib.h>

#include "compile-evaluator.h"
#include "compile-rules.h"

enum {
  DEEPEST = 48,        /* decisions on one path */
  FIRST_NODES = 4096,
  MOST_NODES = 1 << 20, /* search ends when the tree would outgrow this */
  ROUNDS_OF_A_CLOCK = 8,
};

#define TRUST 1.0      /* how many visits the first judgement of a position counts as */
#define CURIOSITY 0.2  /* the weight of exploration */
#define SHARPNESS 0.06 /* a decision that seems this much worse than the best has a quarter of its prior */

/* A decision at some moment, in any sampled game that allows it. Node 0 is the root, to which no decision leads. */
typedef struct {
  CompileDecision decision;
  uint32_t        first;  /* of the decisions that may follow; 0: none yet */
  uint32_t        next;   /* decision at the same moment; 0: none */
  uint32_t        visits;
  uint8_t         side;   /* who takes it */
  uint8_t         opened; /* 1: those that follow have been judged */
  float           worth;  /* the chance of that side, as judged when the node was added */
  double          sum;    /* of that side's chances in all visits */
} Node;

typedef struct {
  CompileEvaluator evaluator;
  CompileJudge     judge;
  Node            *nodes;
  uint32_t         n;
  uint32_t         room;
  /* The current round: */
  uint32_t         path[DEEPEST];
  unsigned         depth;
} Tree;

/* ---- Nodes ---- */

static uint32_t
add_node (Tree                  *tree,
          uint32_t               parent,
          const CompileDecision *decision,
          unsigned               side)
{
  Node *node;

  if (tree->n == tree->room)
    {
      Node *more = NULL;

      if (tree->room < MOST_NODES)
        more = realloc (tree->nodes, 2 * (size_t) tree->room * sizeof *more);
      if (more == NULL)
        return 0;
      tree->nodes = more;
      tree->room *= 2;
    }
  node = &tree->nodes[tree->n];
  *node = (Node) { .decision = *decision, .next = tree->nodes[parent].first, .side = (uint8_t) side };
  tree->nodes[parent].first = tree->n;
  return tree->n++;
}

static uint32_t
find_node (const Tree            *tree,
           uint32_t               parent,
           const CompileDecision *decision,
           unsigned               side)
{
  uint32_t at = tree->nodes[parent].first;

  while (at != 0 && (tree->nodes[at].side != side || !compile_decision_equal (&tree->nodes[at].decision, decision)))
    at = tree->nodes[at].next;
  return at;
}

/* Finds or adds the nodes of the legal decisions of @state, and judges the new ones. False when there is no room. */
static bool
open_nodes (Tree                  *tree,
            uint32_t               parent,
            const CompileState    *state,
            const CompileDecision *decisions,
            unsigned               n,
            uint32_t              *nodes)
{
  const unsigned side = state->ask.side;

  for (unsigned i = 0; i < n; i++)
    {
      CompileState after;

      nodes[i] = find_node (tree, parent, &decisions[i], side);
      if (nodes[i] != 0)
        continue;
      nodes[i] = add_node (tree, parent, &decisions[i], side);
      if (nodes[i] == 0)
        return false;
      if (n > 1)
        {
          const int score = compile_policy_try (&tree->judge, state, &decisions[i], side, &after);

          tree->nodes[nodes[i]].worth = (float) compile_evaluator_chance (score);
        }
    }
  return true;
}

/* ---- A round ---- */

static double
chance_of (const Node *node)
{
  return (node->sum + TRUST * (double) node->worth) / (node->visits + TRUST);
}

/* The number of the node to descend into: one that has done well, or that seems good and has few visits. */
static unsigned
select_node (const Tree     *tree,
             const uint32_t *nodes,
             unsigned        n)
{
  float most = 0;
  double priors[COMPILE_MAX_DECISIONS], sum = 0, visits = 1, best_value = -1;
  unsigned best = 0;

  for (unsigned i = 0; i < n; i++)
    if (tree->nodes[nodes[i]].worth > most)
      most = tree->nodes[nodes[i]].worth;
  for (unsigned i = 0; i < n; i++)
    {
      const double behind = 1 + (double) (most - tree->nodes[nodes[i]].worth) / SHARPNESS;

      priors[i] = 1 / (behind * behind);
      sum += priors[i];
      visits += tree->nodes[nodes[i]].visits;
    }
  visits = CURIOSITY * sqrt (visits) / sum;
  for (unsigned i = 0; i < n; i++)
    {
      const Node *node = &tree->nodes[nodes[i]];
      const double value = chance_of (node) + visits * priors[i] / (1 + node->visits);

      if (value > best_value)
        {
          best = i;
          best_value = value;
        }
    }
  return best;
}

/* The highest worth of @nodes, for the side that is asked. */
static double
best_worth (const Tree     *tree,
            const uint32_t *nodes,
            unsigned        n)
{
  float best = 0;

  for (unsigned i = 0; i < n; i++)
    if (tree->nodes[nodes[i]].worth > best)
      best = tree->nodes[nodes[i]].worth;
  return (double) best;
}

/* Descends the tree to a new leaf, playing in @state. Returns the chance of side 0 there; less than 0 when there is no
 * room. */
static double
descend_tree (Tree         *tree,
              CompileState *state)
{
  uint32_t at = 0;

  for (tree->depth = 0;; tree->depth++)
    {
      CompileDecision decisions[COMPILE_MAX_DECISIONS];
      uint32_t nodes[COMPILE_MAX_DECISIONS];
      const unsigned n = compile_rules_list (state, decisions), side = state->ask.side;
      unsigned selected = 0;

      if (n == 0 || tree->depth == DEEPEST)
        return compile_evaluator_chance (compile_policy_score (&tree->judge, state, 0));
      if (!open_nodes (tree, at, state, decisions, n, nodes))
        return -1;
      if (n > 1 && !tree->nodes[at].opened)
        {
          const double worth = best_worth (tree, nodes, n);

          tree->nodes[at].opened = 1;
          return side == 0 ? worth : 1 - worth;
        }
      if (n > 1)
        selected = select_node (tree, nodes, n);
      at = tree->path[tree->depth] = nodes[selected];
      compile_rules_take (state, &decisions[selected], NULL);
    }
}

static void
propagate_chance (Tree   *tree,
                  double  chance)
{
  for (unsigned i = 0; i < tree->depth; i++)
    {
      Node *node = &tree->nodes[tree->path[i]];

      node->visits++;
      node->sum += node->side == 0 ? chance : 1 - chance;
    }
}

/* Whether no decision can still reach the visits of the most visited one in the rounds that are @left. */
static bool
is_sure (const Tree *tree,
         unsigned    left)
{
  uint32_t most = 0, second = 0;

  for (uint32_t at = tree->nodes[0].first; at != 0; at = tree->nodes[at].next)
    {
      const uint32_t visits = tree->nodes[at].visits;

      if (visits > most)
        {
          second = most;
          most = visits;
        }
      else if (visits > second)
        second = visits;
    }
  return most > second + left;
}

/* ---- The search ---- */

static void
insert_candidate (CompileCandidate       *candidates,
                  unsigned                n,
                  const CompileCandidate *candidate)
{
  unsigned i = n;

  for (; i > 0 && (candidates[i - 1].visits < candidate->visits
                   || (candidates[i - 1].visits == candidate->visits && candidates[i - 1].chance < candidate->chance));
       i--)
    candidates[i] = candidates[i - 1];
  candidates[i] = *candidate;
}

/* Lists all decisions at the root, best first. */
static unsigned
list_candidates (const Tree       *tree,
                 CompileCandidate *candidates)
{
  unsigned n = 0;

  for (uint32_t at = tree->nodes[0].first; at != 0; at = tree->nodes[at].next)
    {
      const Node *node = &tree->nodes[at];
      const CompileCandidate candidate = { .decision = node->decision, .visits = node->visits,
                                           .chance = chance_of (node) };

      insert_candidate (candidates, n++, &candidate);
    }
  return n;
}

static bool
search_tree (Tree                      *tree,
             const CompileKnowledge    *knowledge,
             const CompileSearchLimits *limits,
             const CompileTreePlan     *plan,
             CompilePlayerRng          *rng)
{
  for (unsigned round = 0; round <= plan->rounds; round++) /* the first one only judges the decisions at the root */
    {
      CompileState state;
      double chance;

      if (compile_search_limits_is_cancelled (limits))
        return false;
      if (round > 0 && round % ROUNDS_OF_A_CLOCK == 0
          && (compile_search_limits_is_late (limits) || (!plan->whole && is_sure (tree, plan->rounds - round))))
        break;
      compile_knowledge_sample (knowledge, compile_player_rng_seed (rng), &state);
      chance = descend_tree (tree, &state);
      if (chance < 0)
        break;
      propagate_chance (tree, chance);
    }
  return true;
}

unsigned
compile_tree_search (const CompileKnowledge    *knowledge,
                     const CompileSearchLimits *limits,
                     const CompileTreePlan     *plan,
                     CompilePlayerRng          *rng,
                     CompileCandidate           candidates[COMPILE_MAX_DECISIONS])
{
  Tree tree = { .nodes = malloc (FIRST_NODES * sizeof *tree.nodes), .n = 1, .room = FIRST_NODES };
  unsigned n = 0;

  if (tree.nodes == NULL)
    return 0;
  tree.nodes[0] = (Node) { .side = knowledge->side };
  compile_evaluator_begin (&tree.evaluator, &compile_weights, &knowledge->seen);
  tree.judge = compile_evaluator_judge (&tree.evaluator);
  if (search_tree (&tree, knowledge, limits, plan, rng))
    n = list_candidates (&tree, candidates);
  free (tree.nodes);
  return n;
}
