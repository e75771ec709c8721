/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-event.h"
#include "ogc-state.h"

/* OgcMissionPair: two missions that the knower has seen and that went to two places, the knower not knowing which went
 * where (GLD-4). */
typedef struct {
  uint8_t tile[2]; /* the lower number first; OGC_NO_TILE if there is no such pair */
} OgcMissionPair;

/*
 * OgcKnowledge: what one seat, the knower, may know of a game (SEC). It is made from the true state and holds nothing
 * else: no generators, no seed, no contents of stacks, no secrets of other seats.
 *
 * @seen is the game with everything unknown left out. It contains the knower's own secrets, but not other seats' secret
 * tiles, tiles that lie face down, or drawn tiles that another seat is looking at (tile numbers are OGC_NO_TILE, masks
 * lack them); its stacks are empty; its generators and seed are 0. For the knower, ogc_rules_list(), ogc_rules_check()
 * and the look-ups answer as they do on the true state.
 */
typedef struct {
  OgcState    seen;
  OgcTileMask unseen[OGC_N_TILE_KINDS]; /* tiles that may be in a stack, under it, or another seat's secret */
  uint8_t     hidden[OGC_MAX_SEATS][OGC_N_TILE_KINDS]; /* another seat's tiles that the knower cannot name, those of a
                                                        * pair included, chests drawn in this round excluded */
  uint8_t     hidden_backs[OGC_MAX_SEATS][OGC_N_BACKS]; /* of @hidden items, by their backs (SEC-1) */
  uint8_t     hidden_chests[OGC_MAX_SEATS];  /* chests drawn in this round by another seat */
  uint8_t     hidden_drawn;                  /* artifacts or missions that another seat is choosing from */
  uint8_t     in_stack[OGC_N_TILE_KINDS];    /* tiles in the stack */
  uint8_t     under_stack[OGC_N_TILE_KINDS]; /* tiles returned under it, whether or not the knower can name them */
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
 * What @seat (OGC_NOBODY: an onlooker) may know of @event: without its tile unless seen_by has that seat (SEC-2). The
 * kind does not matter, so an event that leaves seen_by out tells its tile to nobody.
 */
OgcEvent ogc_knowledge_mask (const OgcEvent     *event,
                             unsigned            seat);

/*
 * Samples a full state that agrees with @knowledge: deals everything unknown at random, uniformly over all deals that
 * agree with what the knower has seen (GLD-4 included), and seeds the generators from @seed.
 */
void ogc_knowledge_sample (const OgcKnowledge *knowledge,
                           uint64_t            seed,
                           OgcState           *state);
