/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-knowledge.h"

#include <assert.h>
#include <string.h>

#define STREAM_SAMPLE OGC_N_STREAMS /* a separate sequence for dealing what is unknown */

/* Whether @kind is secret to its holder (SEC-2); chests only while they are drawn. */
static bool
is_secret (OgcTileKind kind)
{
  return kind == OGC_TILE_COLLECTION || kind == OGC_TILE_MISSION || kind == OGC_TILE_ITEM
         || (kind >= OGC_TILE_BRONZE && kind <= OGC_TILE_GOLD);
}

/* --- What a seat may know --- */

static void
hide_stacks (OgcKnowledge   *knowledge,
             const OgcState *state)
{
  for (unsigned kind = 0; kind < OGC_N_TILE_KINDS; kind++)
    {
      knowledge->in_stack[kind] = ogc_tile_mask_count (state->stack[kind]);
      knowledge->under_stack[kind] = ogc_tile_mask_count (state->under[kind]);
      knowledge->unseen[kind] = state->stack[kind] | state->under[kind];
      knowledge->seen.stack[kind] = knowledge->seen.under[kind] = 0;
    }
  for (OgcTileMask items = state->under[OGC_TILE_ITEM]; items != 0; items &= items - 1)
    knowledge->under_backs[state->tiles->items[ogc_tile_mask_first (items)].back]++;
}

static void
hide_holding (OgcKnowledge   *knowledge,
              const OgcState *state,
              unsigned        seat)
{
  for (unsigned kind = 0; kind < OGC_N_TILE_KINDS; kind++)
    {
      if (!is_secret (kind))
        continue;
      knowledge->hidden[seat][kind] = ogc_tile_mask_count (state->held[seat][kind]);
      knowledge->unseen[kind] |= state->held[seat][kind];
      knowledge->seen.held[seat][kind] = 0;
    }
  for (OgcTileMask items = state->held[seat][OGC_TILE_ITEM]; items != 0; items &= items - 1)
    knowledge->hidden_backs[seat][state->tiles->items[ogc_tile_mask_first (items)].back]++;

  knowledge->hidden_chests[seat] = ogc_tile_mask_count (state->galleon.drawn[seat]);
  knowledge->unseen[OGC_TILE_CHEST] |= state->galleon.drawn[seat];
  knowledge->seen.galleon.drawn[seat] = 0;
}

/* SEC-3 */
static void
hide_temple (OgcKnowledge   *knowledge,
             const OgcState *state)
{
  for (unsigned place = 0; place < 4; place++)
    {
      const unsigned tile = state->temple.item[place];

      if (tile == OGC_NO_TILE)
        continue;
      knowledge->temple_items |= 1u << place;
      knowledge->unseen[OGC_TILE_ITEM] |= OGC_TILE_BIT (tile);
      knowledge->seen.temple.item[place] = OGC_NO_TILE;
    }
}

/* GLD-4: hides artifacts and missions that a seat is choosing from, except from that seat and from the one that handed
 * missions on to it. */
static void
hide_drawn (OgcKnowledge   *knowledge,
            const OgcState *state,
            unsigned        seat)
{
  const OgcTileKind kind = state->order[OGC_ORDER_B] == OGC_GUILD ? OGC_TILE_MISSION : OGC_TILE_ARTIFACT;
  const OgcTileMask drawn = state->straights.drawn;
  const OgcAsk *ask = &state->ask;

  if (ask->kind == OGC_ASK_TAKE && ask->seat != seat && ask->tile_kind == OGC_TILE_CHEST)
    knowledge->seen.ask.offer = 0;
  if (drawn == 0 || ask->seat == seat
      || (kind == OGC_TILE_MISSION && seat != OGC_NOBODY && state->deals[state->round - 1].seen[0] == seat))
    return;
  knowledge->hidden_drawn = ogc_tile_mask_count (drawn);
  knowledge->unseen[kind] |= drawn;
  knowledge->seen.straights.drawn = 0;
  knowledge->seen.ask.offer = 0;
}

/* Removes the mission @tile, which the knower has seen leave, from the unseen ones. */
static void
reveal_mission (OgcKnowledge *knowledge,
                unsigned      tile,
                unsigned      holder)
{
  const OgcTileMask bit = OGC_TILE_BIT (tile);

  knowledge->unseen[OGC_TILE_MISSION] &= ~bit;
  if (holder == OGC_NOBODY)
    knowledge->seen.under[OGC_TILE_MISSION] |= bit;
  else if ((knowledge->seen.held[holder][OGC_TILE_MISSION] & bit) == 0)
    {
      knowledge->seen.held[holder][OGC_TILE_MISSION] |= bit;
      knowledge->hidden[holder][OGC_TILE_MISSION]--;
    }
}

/* GLD-4: the first seat knows which two missions it left, but not which of them the second kept; so the pair is stored
 * in an order that reveals nothing. */
static void
pair_missions (OgcKnowledge   *knowledge,
               OgcMissionPair *pair,
               OgcGuildDeal   *deal)
{
  const unsigned low = deal->tile[1] < deal->tile[2] ? 1 : 2;

  assert (deal->tile[1] != OGC_NO_TILE && deal->tile[2] != OGC_NO_TILE);
  pair->tile[0] = deal->tile[low];
  pair->tile[1] = deal->tile[3 - low];
  knowledge->unseen[OGC_TILE_MISSION] &= ~(OGC_TILE_BIT (pair->tile[0]) | OGC_TILE_BIT (pair->tile[1]));
  deal->tile[1] = deal->tile[2] = OGC_NO_TILE;
}

/* Hides what GLD-4 keeps secret about the three missions of one round. */
static void
hide_deal (OgcKnowledge *knowledge,
           unsigned      round)
{
  OgcGuildDeal *deal = &knowledge->seen.deals[round];
  const unsigned seat = knowledge->seat;
  const bool saw_all = seat != OGC_NOBODY && deal->seen[0] == seat;
  const bool saw_two = seat != OGC_NOBODY && deal->seen[1] == seat;

  for (unsigned i = 0; i < 3; i++)
    if (deal->tile[i] != OGC_NO_TILE)
      knowledge->deal_tiles[round] |= 1u << i;

  if (saw_all && !saw_two && deal->seat[1] != OGC_NOBODY && deal->tile[2] != OGC_NO_TILE)
    pair_missions (knowledge, &knowledge->pairs[round], deal);
  for (unsigned i = 0; i < 3; i++)
    {
      if (deal->tile[i] == OGC_NO_TILE)
        continue;
      if ((seat != OGC_NOBODY && deal->seat[i] == seat) || saw_all || (saw_two && i > 0))
        reveal_mission (knowledge, deal->tile[i], deal->seat[i]);
      else
        deal->tile[i] = OGC_NO_TILE;
    }
}

void
ogc_knowledge_of (OgcKnowledge   *knowledge,
                  const OgcState *state,
                  unsigned        seat)
{
  memset (knowledge, 0, sizeof *knowledge);
  memset (knowledge->pairs, OGC_NO_TILE, sizeof knowledge->pairs);
  knowledge->seat = seat;
  knowledge->seen = *state;
  knowledge->seen.setup.seed = 0;
  memset (knowledge->seen.random, 0, sizeof knowledge->seen.random);

  hide_stacks (knowledge, state);
  for (unsigned other = 0; other < state->setup.seats; other++)
    if (other != seat)
      hide_holding (knowledge, state, other);
  hide_temple (knowledge, state);
  hide_drawn (knowledge, state, seat);
  for (unsigned round = 0; round < OGC_MAX_ROUNDS; round++)
    hide_deal (knowledge, round);
}

/* --- A state that agrees with the knowledge --- */

typedef struct {
  OgcRandom   random;
  OgcTileMask pool[OGC_N_TILE_KINDS]; /* unseen and not dealt yet */
} Dealer;

/* Takes a random tile that is in @among out of the pool of @kind. */
static OgcTileMask
deal_among (Dealer      *dealer,
            OgcTileKind  kind,
            OgcTileMask  among)
{
  OgcTileMask tiles = dealer->pool[kind] & among;
  unsigned n = ogc_random_below (&dealer->random, STREAM_SAMPLE, ogc_tile_mask_count (tiles));

  while (n-- > 0)
    tiles &= tiles - 1;
  tiles &= -tiles;
  dealer->pool[kind] &= ~tiles;
  return tiles;
}

static OgcTileMask
deal_number (Dealer      *dealer,
             OgcTileKind  kind,
             OgcTileMask  among,
             unsigned     number)
{
  OgcTileMask tiles = 0;

  while (number-- > 0)
    tiles |= deal_among (dealer, kind, among);
  return tiles;
}

/* All items with @back. */
static OgcTileMask
items_with_back (const OgcTiles *tiles,
                 unsigned        back)
{
  OgcTileMask items = 0;

  for (unsigned tile = 0; tile < OGC_N_ITEMS; tile++)
    if (tiles->items[tile].back == back)
      items |= OGC_TILE_BIT (tile);
  return items;
}

/* Items are dealt by their backs, which everybody has seen (SEC-1). */
static void
deal_items (Dealer             *dealer,
            const OgcKnowledge *knowledge,
            OgcState           *state)
{
  for (unsigned place = 0; place < 4; place++)
    if (knowledge->temple_items & (1u << place))
      {
        const OgcTileMask among = items_with_back (state->tiles, state->temple.back[place]);

        state->temple.item[place] = ogc_tile_mask_first (deal_among (dealer, OGC_TILE_ITEM, among));
      }
  for (unsigned back = 0; back < OGC_N_BACKS; back++)
    {
      const OgcTileMask among = items_with_back (state->tiles, back);

      for (unsigned seat = 0; seat < OGC_MAX_SEATS; seat++)
        state->held[seat][OGC_TILE_ITEM] |= deal_number (dealer, OGC_TILE_ITEM, among,
                                                         knowledge->hidden_backs[seat][back]);
      state->under[OGC_TILE_ITEM] |= deal_number (dealer, OGC_TILE_ITEM, among, knowledge->under_backs[back]);
    }
}

static void
put_mission (OgcState     *state,
             OgcGuildDeal *deal,
             unsigned      i,
             OgcTileMask   tile)
{
  deal->tile[i] = ogc_tile_mask_first (tile);
  if (deal->seat[i] == OGC_NOBODY)
    state->under[OGC_TILE_MISSION] |= tile;
  else
    state->held[deal->seat[i]][OGC_TILE_MISSION] |= tile;
}

static void
deal_missions (Dealer             *dealer,
               const OgcKnowledge *knowledge,
               OgcState           *state)
{
  for (unsigned round = 0; round < OGC_MAX_ROUNDS; round++)
    {
      OgcGuildDeal *deal = &state->deals[round];
      const OgcMissionPair *pair = &knowledge->pairs[round];

      if (pair->tile[0] != OGC_NO_TILE)
        {
          const unsigned first = ogc_random_below (&dealer->random, STREAM_SAMPLE, 2);

          put_mission (state, deal, 1, OGC_TILE_BIT (pair->tile[first]));
          put_mission (state, deal, 2, OGC_TILE_BIT (pair->tile[1 - first]));
        }
      for (unsigned i = 0; i < 3; i++)
        if (deal->tile[i] == OGC_NO_TILE && (knowledge->deal_tiles[round] & (1u << i)) != 0)
          put_mission (state, deal, i, deal_among (dealer, OGC_TILE_MISSION, ~(OgcTileMask) 0));
    }
}

/* Deals the tiles that another seat is choosing from. */
static void
deal_offers (Dealer             *dealer,
             const OgcKnowledge *knowledge,
             OgcState           *state)
{
  const OgcTileKind kind = state->order[OGC_ORDER_B] == OGC_GUILD ? OGC_TILE_MISSION : OGC_TILE_ARTIFACT;

  for (unsigned seat = 0; seat < OGC_MAX_SEATS; seat++)
    state->galleon.drawn[seat] |= deal_number (dealer, OGC_TILE_CHEST, ~(OgcTileMask) 0,
                                               knowledge->hidden_chests[seat]);
  if (knowledge->hidden_drawn > 0)
    state->straights.drawn = deal_number (dealer, kind, ~(OgcTileMask) 0, knowledge->hidden_drawn);
  if (state->ask.kind == OGC_ASK_TAKE && state->ask.offer == 0)
    state->ask.offer = state->ask.tile_kind == OGC_TILE_CHEST ? state->galleon.drawn[state->ask.seat]
                                                              : state->straights.drawn;
}

OgcEvent
ogc_knowledge_mask (const OgcEvent *event,
                    unsigned        seat)
{
  OgcEvent masked = *event;

  if (event->seen_by != OGC_SEEN_BY_ALL && (seat >= OGC_MAX_SEATS || (event->seen_by & (1u << seat)) == 0))
    masked.tile = OGC_NO_TILE;
  return masked;
}

void
ogc_knowledge_sample (const OgcKnowledge *knowledge,
                      uint64_t            seed,
                      OgcState           *state)
{
  Dealer dealer;

  *state = knowledge->seen;
  state->setup.seed = seed;
  for (unsigned stream = 0; stream < OGC_N_STREAMS; stream++)
    ogc_random_seed (&state->random[stream], stream, seed);
  ogc_random_seed (&dealer.random, STREAM_SAMPLE, seed);
  memcpy (dealer.pool, knowledge->unseen, sizeof dealer.pool);

  deal_items (&dealer, knowledge, state);
  deal_missions (&dealer, knowledge, state);
  deal_offers (&dealer, knowledge, state);
  for (unsigned kind = 0; kind < OGC_N_TILE_KINDS; kind++)
    {
      if (is_secret (kind) && kind != OGC_TILE_ITEM && kind != OGC_TILE_MISSION)
        for (unsigned seat = 0; seat < OGC_MAX_SEATS; seat++)
          state->held[seat][kind] |= deal_number (&dealer, kind, ~(OgcTileMask) 0, knowledge->hidden[seat][kind]);
      state->stack[kind] = dealer.pool[kind];
    }
}
