/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <stdbool.h>

#include "compile-knowledge.h"
#include "compile-search-limits.h"

/* CompilePlayer: a computer player. Constant; has no memory: it decides from what a side may know, and from nothing
 * else (COM-15). */
typedef struct {
  const char *id; /* as in saves and on the command line: "random", "greedy" */
  /* Writes a legal decision of the side that knows, which must be the one that is asked. False when cancelled; then
   * nothing is written. */
  bool (*decide) (const CompileKnowledge    *knowledge,
                  const CompileSearchLimits *limits,
                  CompileDecision           *decision);
  /* The same from the @n legal decisions, of a player that looks at nothing else: whoever has them at hand need not
   * find out what the side may know. NULL for all other players. */
  void (*pick)   (const CompileDecision     *legal,
                  unsigned                   n,
                  const CompileSearchLimits *limits,
                  CompileDecision           *decision);
} CompilePlayer;
