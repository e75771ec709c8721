/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <stdbool.h>

#include "ogc-knowledge.h"
#include "ogc-search-limits.h"

/*
 * OgcPlayer: a computer player. Constant; has no memory: it decides from what a seat may know, and from nothing else
 * (SEC-4).
 */
typedef struct {
  const char *id; /* as in saves and on the command line: "random", "greedy" */
  /* Writes a legal decision of the seat that knows, which must be the one that is asked. False when cancelled; then
   * nothing is written. */
  bool (*decide) (const OgcKnowledge    *knowledge,
                  const OgcSearchLimits *limits,
                  OgcDecision           *decision);
  /* The same from the @n legal decisions, of a player that looks at nothing else: whoever has them at hand need not
   * find out what the seat may know, which takes as long as half a random game. NULL for all other players. */
  void (*pick)   (const OgcDecision     *legal,
                  unsigned               n,
                  const OgcSearchLimits *limits,
                  OgcDecision           *decision);
} OgcPlayer;

/* The player with @id, or NULL: without a style, one of those that are offered, or the yardstick "flat". */
const OgcPlayer *ogc_player_find  (const char      *id);
/* Player number @n of those that are offered, or NULL when there are fewer: the simple ones, then the levels,
 * weakest first. */
const OgcPlayer *ogc_player_nth   (unsigned         n);
/*
 * A player as files and command lines name it: an id, and of a level that does not play balanced "-" and the id of
 * its style: "expert-spoiler". Returns the player and sets @style, or NULL when there is none; then @style is
 * untouched.
 */
const OgcPlayer *ogc_player_parse (const char      *kind,
                                   OgcPlayStyle    *style);
/* The way back. Only levels have a style that is not balanced. */
const char      *ogc_player_kind  (const OgcPlayer *player,
                                   OgcPlayStyle     style);
