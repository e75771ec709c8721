/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-state.h"

/* Two missions that the knower has seen go to two places, not knowing which went where (GLD-4). */
typedef struct {
  uint8_t tile[2]; /* the lower number first; OGC_NO_TILE where there is no such pair */
} OgcMissionPair;

/*
 * OgcKnowledge: what one seat may know of a game (SEC). Made from the true state, it holds nothing else:
 * generators, seed, stacks' contents and other seats' secrets are not in it.
 *
 * @seen is the game with everything unknown left out: own secrets are in it; other seats' secret tiles, tiles that
 * lie face down, and drawn tiles that another seat is looking at are not (tile numbers are OGC_NO_TILE, masks lack
 * them); its stacks are empty; its generators, seed are 0. The engine's questions (ogc_rules_list(),
 * ogc_rules_check(), the look-ups) answer on it as on the true state for the seat itself.
 */
typedef struct {
  OgcState    seen;
  OgcTileMask unseen[OGC_N_TILE_KINDS]; /* tiles that may be in a stack, under it, or secret to somebody else */
  uint8_t     hidden[OGC_MAX_SEATS][OGC_N_TILE_KINDS]; /* tiles of another seat that the knower cannot name, a pair's
                                                        * included; drawn chests of the round not included */
  uint8_t     hidden_backs[OGC_MAX_SEATS][OGC_N_BACKS]; /* of @hidden items, by their backs (SEC-1) */
  uint8_t     hidden_chests[OGC_MAX_SEATS];  /* chests drawn in this round by another seat */
  uint8_t     hidden_drawn;                  /* artifacts or missions that another seat is choosing from */
  uint8_t     in_stack[OGC_N_TILE_KINDS];    /* tiles in the stack */
  uint8_t     under_stack[OGC_N_TILE_KINDS]; /* tiles put back under it, whether the knower can name them or not */
  uint8_t     under_backs[OGC_N_BACKS];      /* items under the stack, by back (TMP-3) */
  uint8_t     temple_items;                  /* bit n: an item lies face down on the temple's space n */
  uint8_t     deal_tiles[OGC_MAX_ROUNDS];    /* bit i: there is a tile[i] in seen.deals of the round, known or not */
  OgcMissionPair pairs[OGC_MAX_ROUNDS];      /* of each round: they went to seat[1] and seat[2] of seen.deals */
  uint8_t     seat;                          /* who knows; OGC_NOBODY: an onlooker, who knows what is public */
} OgcKnowledge;

/* What @seat may know of @state; OGC_NOBODY for what everybody knows. */
void ogc_knowledge_of     (OgcKnowledge       *knowledge,
                           const OgcState     *state,
                           unsigned            seat);

/*
 * A full state that agrees with @knowledge: everything unknown is dealt anew, evenly over all that agree with what the
 * seat has seen (GLD-4 included), and new generators are set from @seed.
 */
void ogc_knowledge_sample (const OgcKnowledge *knowledge,
                           uint64_t            seed,
                           OgcState           *state);
