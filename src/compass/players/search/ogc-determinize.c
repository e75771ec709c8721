/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-determinize.h"

#include "ogc-exp.h"
#include "ogc-result.h"
#include "ogc-score-cache.h"

enum { DEALS = 24 }; /* one of them is chosen */

/* How much likelier each gold piece makes it that another seat holds something, as a logarithm. These values fit the
 * network's games best. */
#define BELIEF_COLLECTION 0.3f
#define BELIEF_MISSION 0.5f

/* Whether another seat holds anything unknown that it chose, or that guided its other choices. */
static bool
is_anything_hidden (const OgcKnowledge *knowledge)
{
  for (unsigned seat = 0; seat < knowledge->seen.setup.seats; seat++)
    if (knowledge->hidden[seat][OGC_TILE_COLLECTION] + knowledge->hidden[seat][OGC_TILE_MISSION]
        + knowledge->hidden[seat][OGC_TILE_ITEM] > 0)
      return true;
  return false;
}

/* Draws one of @n, with probabilities in proportion to the weights. */
static unsigned
draw_weighted_index (OgcPlayerRng *rng,
                     const float  *weights,
                     unsigned      n)
{
  float sum = 0;
  float left;
  unsigned drawn = 0;

  for (unsigned i = 0; i < n; i++)
    sum += weights[i];
  left = sum * (float) ogc_player_rng_below (rng, 1 << 24) / (float) (1 << 24);
  while (drawn < n - 1 && left >= weights[drawn])
    left -= weights[drawn++];

  return drawn;
}

unsigned
ogc_determinize_gold (const OgcState *state,
                      unsigned        knower)
{
  unsigned gold = 0;

  for (unsigned seat = 0; seat < state->setup.seats; seat++)
    if (seat != knower)
      {
        OgcHolding holding;

        ogc_state_holding (state, seat, &holding);
        holding.knowledge = 0;
        holding.tiles[OGC_TILE_CHEST] = 0;
        for (OgcTileKind kind = OGC_TILE_BRONZE; kind <= OGC_TILE_GOLD; kind++)
          holding.tiles[kind] = 0;
        gold += ogc_score_cache_total (state->tiles, &holding);
      }
  return gold;
}

/* How much likelier one gold piece makes a holding, as a logarithm. */
static float
belief_in_gold (const OgcState *seen)
{
  return seen->order[OGC_ORDER_B] == OGC_GUILD ? BELIEF_MISSION : BELIEF_COLLECTION;
}

float
ogc_determinize_weight (const OgcState *seen,
                        unsigned        gold)
{
  return (float) ogc_exp (belief_in_gold (seen) * (float) gold);
}

void
ogc_determinize_sample (const OgcKnowledge *knowledge,
                        OgcPlayerRng       *rng,
                        OgcState           *state)
{
  const float belief = belief_in_gold (&knowledge->seen);
  uint64_t seeds[DEALS];
  unsigned gold[DEALS];
  float weights[DEALS];
  unsigned most = 0;

  if (!is_anything_hidden (knowledge))
    {
      ogc_knowledge_sample (knowledge, ogc_player_rng_seed (rng), state);
      return;
    }
  for (unsigned i = 0; i < DEALS; i++)
    {
      seeds[i] = ogc_player_rng_seed (rng);
      ogc_knowledge_sample (knowledge, seeds[i], state);
      gold[i] = ogc_determinize_gold (state, knowledge->seat);
      if (gold[i] > most)
        most = gold[i];
    }
  for (unsigned i = 0; i < DEALS; i++)
    weights[i] = (float) ogc_exp (belief * ((float) gold[i] - (float) most));
  ogc_knowledge_sample (knowledge, seeds[draw_weighted_index (rng, weights, DEALS)], state);
}
