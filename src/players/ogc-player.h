/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

#include "ogc-knowledge.h"

/* OgcThought: how one decision is to be thought about. */
typedef struct {
  uint64_t          seed;      /* for what a player leaves to chance: same knowledge, same seed, same work, same decision */
  unsigned          work;      /* how much search a player that searches may do, in its own unit; 0 still decides */
  const atomic_int *cancelled; /* becomes non-zero when nobody wants the answer any more; may be NULL */
} OgcThought;

/*
 * OgcPlayer: a computer player. Constant; has no memory: it decides from what a seat may know, and from nothing else (SEC-4).
 */
typedef struct {
  const char *id; /* as in saves and on the command line: "random", "greedy" */
  /* Writes a legal decision of the seat that knows, which must be the one that is asked. False when cancelled; then
   * nothing is written. */
  bool (*decide) (const OgcKnowledge *knowledge,
                  const OgcThought   *thought,
                  OgcDecision        *decision);
} OgcPlayer;

/* The player with @id, or NULL. */
const OgcPlayer *ogc_player_find (const char *id);
/* Player number @n, weakest first, or NULL when there are fewer. */
const OgcPlayer *ogc_player_nth  (unsigned    n);
