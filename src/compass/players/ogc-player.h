/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <stdbool.h>

#include "ogc-knowledge.h"
#include "ogc-search-limits.h"

/* OgcPlayer: a computer player. It is constant and has no memory: it decides by what a seat may know and by nothing
 * else (SEC-4). */
typedef struct {
  const char *id; /* its name in saves and on the command line: "random", "greedy" */
  /* Writes a legal decision of the seat of @knowledge, which must be the one that is asked. False when cancelled; then
   * nothing is written. */
  bool (*decide) (const OgcKnowledge    *knowledge,
                  const OgcSearchLimits *limits,
                  OgcDecision           *decision);
  /* Decides by the @n legal decisions alone, which saves the caller from working out what the seat may know; that takes
   * as long as half a random game. NULL for players that need more. */
  void (*pick)   (const OgcDecision     *legal,
                  unsigned               n,
                  const OgcSearchLimits *limits,
                  OgcDecision           *decision);
} OgcPlayer;

/* The player with @id, which names no style: one of those that are offered, or the yardstick "flat". NULL if there is
 * none. */
const OgcPlayer *ogc_player_find  (const char      *id);
/* Player number @n of those that are offered (the simple ones, then the levels, weakest first), or NULL when there are
 * fewer. */
const OgcPlayer *ogc_player_nth   (unsigned         n);
/*
 * Finds a player by the name that files and command lines use: its id and, for a level with a style other than
 * balanced, "-" and the style's id: "expert-spoiler". Returns the player and sets @style, or returns NULL if there is
 * none and leaves @style untouched.
 */
const OgcPlayer *ogc_player_parse (const char      *kind,
                                   OgcPlayStyle    *style);
/* The name of @player with @style, see ogc_player_parse(). Only levels have a style other than balanced. */
const char      *ogc_player_kind  (const OgcPlayer *player,
                                   OgcPlayStyle     style);
