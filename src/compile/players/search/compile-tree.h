/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "compile-player-rng.h"

/* A decision, and what is thought of it. */
typedef struct {
  CompileDecision decision;
  unsigned        visits; /* how often it was looked into */
  double          chance; /* of the side to win */
} CompileCandidate;

/* How the tree is searched. */
typedef struct {
  unsigned rounds; /* games that are sampled and played into the tree */
  bool     whole;  /* all of them, also when the best decision is sure before: to know the others well */
} CompileTreePlan;

/*
 * Searches the tree of what may happen, in games that agree with @knowledge, each sampled anew: an information set tree
 * search (P. I. Cowling, E. J. Powley and D. Whitehouse, 2012), in which decisions are tried first that lead to
 * positions that are judged well, and new positions are worth what they are judged. Both sides do what is best for
 * them. The side that knows must be the one that is asked, and not for a draft. Writes all legal decisions, best first,
 * and returns how many; 0 when cancelled. Where there is not enough memory it does with what there is, and may come
 * back with fewer, or none.
 */
unsigned compile_tree_search (const CompileKnowledge    *knowledge,
                              const CompileSearchLimits *limits,
                              const CompileTreePlan     *plan,
                              CompilePlayerRng          *rng,
                              CompileCandidate           candidates[COMPILE_MAX_DECISIONS]);
