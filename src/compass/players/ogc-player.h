/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <stdbool.h>

#include "ogc-knowledge.h"
#include "ogc-search-limits.h"

/* OgcPlayer: a computer player. It is constant and has no memory: it decides by what a seat may know and nothing else
 * (SEC-4). */
typedef struct {
  const char *id; /* its name in saves and on the command line, such as "greedy" */
  /* Writes a legal decision of the seat of @knowledge, which must be the one that is asked. False when cancelled, in
   * which case nothing is written. */
  bool (*decide) (const OgcKnowledge    *knowledge,
                  const OgcSearchLimits *limits,
                  OgcDecision           *decision);
  /* Decides by the @n legal decisions alone, which spares the caller from working out what the seat may know; that
   * takes as long as half a random game. NULL for players that need more. */
  void (*pick)   (const OgcDecision     *legal,
                  unsigned               n,
                  const OgcSearchLimits *limits,
                  OgcDecision           *decision);
} OgcPlayer;
