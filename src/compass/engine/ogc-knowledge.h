/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-state.h"

/* OgcMissionPair: two missions that the knower has seen go to two places, without knowing which went where (GLD-4). */
typedef struct {
  uint8_t tile[2]; /* the lower number first; OGC_NO_TILE if there is no such pair */
} OgcMissionPair;

/*
 * OgcKnowledge: what one seat may know of a game (SEC). It is made from the true state and holds nothing else: no
 * generators, no seed, no contents of stacks, no secrets of other seats.
 *
 * @seen is the game with everything unknown left out: own secrets are in it; other seats' secret tiles, tiles that lie
 * face down, and drawn tiles that another seat is looking at are not (tile numbers are OGC_NO_TILE, masks lack them);
 * its stacks are empty; its generators and seed are 0. For the seat itself, ogc_rules_list(), ogc_rules_check() and the
 * look-ups answer as they do on the true state.
 */
typedef struct {
  OgcState    seen;
  OgcTileMask unseen[OGC_N_TILE_KINDS]; /* tiles that may be in a stack, under it, or another seat's secret */
  uint8_t     hidden[OGC_MAX_SEATS][OGC_N_TILE_KINDS]; /* tiles of another seat that the knower cannot name, a pair's
                                                        * included; drawn chests of the round not included */
  uint8_t     hidden_backs[OGC_MAX_SEATS][OGC_N_BACKS]; /* of @hidden items, by their backs (SEC-1) */
  uint8_t     hidden_chests[OGC_MAX_SEATS];  /* chests drawn in this round by another seat */
  uint8_t     hidden_drawn;                  /* artifacts or missions that another seat is choosing from */
  uint8_t     in_stack[OGC_N_TILE_KINDS];    /* tiles in the stack */
  uint8_t     under_stack[OGC_N_TILE_KINDS]; /* tiles put back under it, whether or not the knower can name them */
  uint8_t     under_backs[OGC_N_BACKS];      /* items under the stack, by back (TMP-3) */
  uint8_t     temple_items;                  /* bit n: an item lies face down on the temple's space n */
  uint8_t     deal_tiles[OGC_MAX_ROUNDS];    /* bit i: seen.deals has a tile[i] for the round, known or not */
  OgcMissionPair pairs[OGC_MAX_ROUNDS];      /* of each round: the missions that went to seat[1] and seat[2] of
                                              * seen.deals */
  uint8_t     seat;                          /* the knower; OGC_NOBODY: an onlooker, who knows what is public */
} OgcKnowledge;

/* What @seat may know of @state; OGC_NOBODY for what everybody knows. */
void ogc_knowledge_of     (OgcKnowledge       *knowledge,
                           const OgcState     *state,
                           unsigned            seat);

/*
 * Samples a full state that agrees with @knowledge: everything unknown is dealt at random, uniformly over all deals
 * that agree with what the seat has seen (GLD-4 included), and the generators are started from @seed.
 */
void ogc_knowledge_sample (const OgcKnowledge *knowledge,
                           uint64_t            seed,
                           OgcState           *state);
