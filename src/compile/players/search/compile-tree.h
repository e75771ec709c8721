/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "compile-player-rng.h"

/* A decision and its evaluation. */
typedef struct {
  CompileDecision decision;
  unsigned        visits; /* how often the search went through it */
  double          chance; /* that the side wins */
} CompileCandidate;

/* How the tree is searched. */
typedef struct {
  unsigned rounds; /* games that are sampled and played through the tree */
  bool     whole;  /* all of them, even once the best decision is certain: to judge the others well */
} CompileTreePlan;

/*
 * Runs an information set tree search (P. I. Cowling, E. J. Powley and D. Whitehouse, 2012): each round samples a new
 * game that agrees with @knowledge. Decisions that lead to well-judged positions are tried first, and a new leaf is
 * valued by the evaluator, without a playout. Both sides do what is best for them. The side of @knowledge must be the
 * one that is asked, and not for a draft. Writes all legal decisions, best first, and returns how many; 0 when
 * cancelled. With too little memory it searches less, and may return fewer or none.
 */
unsigned compile_tree_search (const CompileKnowledge    *knowledge,
                              const CompileSearchLimits *limits,
                              const CompileTreePlan     *plan,
                              CompilePlayerRng          *rng,
                              CompileCandidate           candidates[COMPILE_MAX_DECISIONS]);
