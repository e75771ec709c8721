/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-random-player.h"

#include <assert.h>
#include <stddef.h>

#include "ogc-rules.h"

/* Consecutive decisions that are alike: of one kind and, if they are placements, in one building. */
typedef struct {
  unsigned kind;
  unsigned first;
  unsigned n;
} Block;

/* Own and neutral placements in up to five buildings each, and each other kind once. */
#define MAX_BLOCKS (2 * 5 + OGC_N_DECISION_KINDS)

/* The kind of a decision; here placements in different buildings are of different kinds. */
static unsigned
kind_of (const OgcDecision *decision)
{
  return decision->kind == OGC_DECISION_PLACE ? OGC_N_DECISION_KINDS + decision->building : decision->kind;
}

static bool
are_alike (const OgcDecision *a,
           const OgcDecision *b)
{
  return (a->kind == b->kind) & (a->building == b->building);
}

/* Finds the blocks of @decisions, and the set of their kinds. Returns how many blocks there are. */
static unsigned
find_blocks (const OgcDecision *decisions,
             unsigned           n,
             Block             *blocks,
             uint64_t          *kinds)
{
  unsigned first[MAX_BLOCKS + 1] = { 0 };
  unsigned n_blocks = 1;

  /* The loop has no branch, because a processor could not predict one for each of the many decisions. */
  for (unsigned i = 1; i < n; i++)
    {
      first[n_blocks] = i;
      n_blocks += !are_alike (&decisions[i], &decisions[i - 1]);
    }
  assert (n_blocks <= MAX_BLOCKS);
  first[n_blocks] = n;

  *kinds = 0;
  for (unsigned i = 0; i < n_blocks; i++)
    {
      blocks[i] = (Block) { kind_of (&decisions[first[i]]), first[i], first[i + 1] - first[i] };
      *kinds |= UINT64_C (1) << blocks[i].kind;
    }
  return n_blocks;
}

/* Chooses one of @kinds, each with the same probability. */
static unsigned
choose_kind (uint64_t      kinds,
             OgcPlayerRng *rng)
{
  for (unsigned before = ogc_player_rng_below (rng, ogc_tile_mask_count (kinds)); before > 0; before--)
    kinds &= kinds - 1;
  return ogc_tile_mask_first (kinds);
}

const OgcDecision *
ogc_random_choice (const OgcDecision *decisions,
                   unsigned           n,
                   OgcPlayerRng      *rng)
{
  Block blocks[MAX_BLOCKS];
  uint64_t kinds;
  unsigned n_blocks, kind, before;
  unsigned n_alike = 0;

  assert (n > 0);
  if (n == 1)
    return decisions;

  n_blocks = find_blocks (decisions, n, blocks, &kinds);
  kind = choose_kind (kinds, rng);
  for (unsigned i = 0; i < n_blocks; i++)
    n_alike += blocks[i].kind == kind ? blocks[i].n : 0;
  before = ogc_player_rng_below (rng, n_alike);
  for (unsigned i = 0;; i++)
    if (blocks[i].kind == kind)
      {
        if (before < blocks[i].n)
          return &decisions[blocks[i].first + before];
        before -= blocks[i].n;
      }
}

static void
random_pick (const OgcDecision     *legal,
             unsigned               n,
             const OgcSearchLimits *limits,
             OgcDecision           *decision)
{
  OgcPlayerRng rng;

  ogc_player_rng_begin (&rng, NULL, limits);
  *decision = *ogc_random_choice (legal, n, &rng);
}

static bool
random_decide (const OgcKnowledge    *knowledge,
               const OgcSearchLimits *limits,
               OgcDecision           *decision)
{
  OgcDecision decisions[OGC_MAX_DECISIONS];

  if (ogc_search_limits_is_cancelled (limits))
    return false;

  random_pick (decisions, ogc_rules_list (&knowledge->seen, decisions), limits, decision);
  return true;
}

const OgcPlayer ogc_random_player = {
  .id = "random",
  .decide = random_decide,
  .pick = random_pick,
};
