/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <stdbool.h>

#include "compile-knowledge.h"
#include "compile-search-limits.h"

/* CompilePlayer: a computer player. It is constant and has no memory: it decides by what a side may know and by nothing
 * else (COM-15). */
typedef struct {
  const char *id; /* its name in saves and on the command line: "random", "greedy" */
  /* Writes a legal decision of the side of @knowledge, which must be the one that is asked. False when cancelled; then
   * nothing is written. */
  bool (*decide) (const CompileKnowledge    *knowledge,
                  const CompileSearchLimits *limits,
                  CompileDecision           *decision);
  /* Decides by the @n legal decisions alone, which saves the caller from working out what the side may know. NULL for
   * players that need more. */
  void (*pick)   (const CompileDecision     *legal,
                  unsigned                   n,
                  const CompileSearchLimits *limits,
                  CompileDecision           *decision);
} CompilePlayer;
