/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fixture-payout.h"

#include <string.h>

#include "fixture-game.h"
#include "ogc-payout-estimate.h"

Payouts payouts;

/* ---- Before the buildings resolve ---- */

static guint
last_seat (void)
{
  return (game.start_seat + game.setup.seats - 1u) % game.setup.seats;
}

/* RND-5: lays all dice in hands where they would come, in the Library. One is left for the turn that ends the round. */
static void
settle (void)
{
  to_roll (last_seat ());
  for (guint seat = 0; seat < game.setup.seats; seat++)
    hand (seat, seat == last_seat () ? "1" : "", "");
}

void
payout_look (const OgcState *state,
             guint           observer)
{
  ogc_knowledge_of (&payouts.knowledge, state, observer);
  ogc_tile_values_begin (&payouts.values, &payouts.knowledge);
  memset (payouts.expected, 0, sizeof payouts.expected);
  for (guint i = 0; i < 5; i++)
    if (state->order[i] != OGC_NO_BUILDING)
      ogc_payout_estimate_alone (&payouts.values, &payouts.knowledge.seen, state->order[i],
                                 payouts.expected[state->order[i]]);
}

/* The same once the last die is in the Library too (TRN-6). */
static void
expect (guint observer)
{
  OgcState state = game;

  state.own[last_seat ()] = 0;
  state.library.dice[last_seat ()] += dice ("1");
  payout_look (&state, observer);
  g_assert_cmpuint (payouts.values.danger, ==, 0);
}

/* ---- What the engine pays ---- */

static guint
place_of (const uint8_t *tiles,
          guint          tile)
{
  guint place = 0;

  while (tiles[place] != tile)
    place++;
  return place;
}

/* Whether the observer has drawn @chest (GAL-2). */
static gboolean
is_seen (guint chest)
{
  return (payouts.knowledge.seen.galleon.drawn[payouts.values.seat] & OGC_TILE_BIT (chest)) != 0;
}

OgcCents
payout_worth_of (guint       seat,
                 OgcTileKind kind,
                 guint       tile)
{
  const OgcState *seen = &payouts.knowledge.seen;

  switch (kind)
    {
    case OGC_TILE_MAP:
      return payouts.values.maps[seat][place_of (seen->archives.maps, tile)];
    case OGC_TILE_SPECIALIST:
      return payouts.values.specialists[seat][place_of (seen->university.specialists, tile)];
    case OGC_TILE_ITEM:
      return payouts.values.items[seen->tiles->items[tile].back];
    case OGC_TILE_ABILITY:
      return payouts.values.ability;
    case OGC_TILE_CHEST:
      return is_seen (tile) ? OGC_CENTS_GOLD * (OgcCents) seen->tiles->chests[tile] : payouts.values.chest;
    case OGC_TILE_BRONZE:
    case OGC_TILE_SILVER:
    case OGC_TILE_GOLD:
      return payouts.values.treasures[kind - OGC_TILE_BRONZE];
    default:
      return 0;
    }
}

/* How much the seat that is asked wants @tile. */
static OgcCents
wish_for (guint tile)
{
  if (game.ask.tile_kind == OGC_TILE_CHEST)
    return game.tiles->chests[tile];
  if (game.ask.tile_kind == OGC_TILE_ARTIFACT || game.ask.tile_kind == OGC_TILE_MISSION)
    return ogc_tile_values_tile (&payouts.values, payouts.values.seat, game.ask.tile_kind, tile);
  return payout_worth_of (game.ask.seat, game.ask.tile_kind, tile);
}

/* Where @tile lies among those that are offered: of two that are wanted alike the first is taken. */
static guint
order_of (guint tile)
{
  switch (game.ask.tile_kind)
    {
    case OGC_TILE_MAP:
      return place_of (payouts.knowledge.seen.archives.maps, tile);
    case OGC_TILE_SPECIALIST:
      return place_of (payouts.knowledge.seen.university.specialists, tile);
    default:
      return tile;
    }
}

static guint
best_offered (void)
{
  guint best = ogc_tile_mask_first (game.ask.offer);

  for (OgcTileMask rest = game.ask.offer; rest != 0; rest &= rest - 1)
    {
      const guint tile = ogc_tile_mask_first (rest);
      const OgcCents more = wish_for (tile) - wish_for (best);

      if (more > 0 || (more == 0 && order_of (tile) < order_of (best)))
        best = tile;
    }
  return best;
}

/* Lets the engine resolve all buildings; every seat takes what is worth most to it. */
static void
resolve (void)
{
  forget ();
  finish_laps ();
  while (game.ask.kind == OGC_ASK_GIFT)
    take (deciding (OGC_DECISION_PASS));
  while (game.ask.kind == OGC_ASK_TAKE)
    take (taking (best_offered ()));
}

/* How many events of @kind gave @seat something to look at in the B building. */
static guint
count_shown (OgcEventKind kind,
             guint        seat)
{
  guint count = 0;

  for (guint i = 0; i < count_events (kind); i++)
    count += event_of_kind (kind, i)->owner == seat && event_of_kind (kind, i)->building == game.order[OGC_ORDER_B];
  return count;
}

/* How many artifacts or missions @seat has had to choose from. */
static guint
count_offered (guint seat)
{
  return count_shown (OGC_EVENT_DREW, seat) + count_shown (OGC_EVENT_HANDED, seat);
}

/* Adds up what the events say. AUC-1, GLD-1: the first rank chooses from three, the second from two. */
static void
count_paid (void)
{
  memset (payouts.paid, 0, sizeof payouts.paid);
  for (guint seat = 0; seat < game.setup.seats; seat++)
    if (count_offered (seat) > 0)
      payouts.paid[game.order[OGC_ORDER_B]][seat] = payouts.values.prizes[3 - count_offered (seat)];
  for (guint i = 0; i < count_events (OGC_EVENT_TOOK); i++)
    {
      const OgcEvent *took = event_of_kind (OGC_EVENT_TOOK, i);

      payouts.paid[took->building][took->owner] += payout_worth_of (took->owner, took->tile_kind, took->tile);
    }
  for (guint i = 0; i < count_events (OGC_EVENT_UNREWARDED); i++)
    {
      const OgcEvent *left = event_of_kind (OGC_EVENT_UNREWARDED, i);
      const OgcCents tokens = OGC_CENTS_TOKEN * (OgcCents) ogc_dice_count (left->dice);

      if (left->owner == OGC_NEUTRAL)
        continue;
      payouts.paid[left->building][left->owner] += tokens;
      payouts.paid[OGC_LIBRARY][left->owner] -= tokens; /* where these dice were not when it was estimated */
    }
  for (guint i = 0; i < count_events (OGC_EVENT_KNOWLEDGE_GAINED); i++)
    {
      const OgcEvent *gained = event_of_kind (OGC_EVENT_KNOWLEDGE_GAINED, i);

      payouts.paid[OGC_LIBRARY][gained->owner] += OGC_CENTS_TOKEN * (OgcCents) gained->number;
    }
}

OgcCents
payout_worth_taken (guint building)
{
  OgcCents sum = 0;

  for (guint i = 0; i < count_events (OGC_EVENT_TOOK); i++)
    {
      const OgcEvent *took = event_of_kind (OGC_EVENT_TOOK, i);

      if (took->owner == payouts.values.seat && took->building == building)
        sum += ogc_tile_values_tile (&payouts.values, took->owner, took->tile_kind, took->tile);
    }
  return sum;
}

/* ---- Comparing ---- */

/* Compares what @observer expects of @building with what it paid, and that what it expects of building and Library
 * together is the sum (LIB-1). */
static void
compare_building (guint observer,
                  guint building)
{
  const OgcCents *library = payouts.expected[OGC_LIBRARY];
  OgcCents both[OGC_MAX_SEATS];

  ogc_payout_estimate (&payouts.values, &payouts.knowledge.seen, building, both);
  for (guint seat = 0; seat < OGC_MAX_SEATS; seat++)
    {
      const OgcCents expected = payouts.expected[building][seat];

      if (expected != payouts.paid[building][seat])
        g_error ("building %u, seat %u: seat %u expects %d, paid are %d", building, seat, observer, expected,
                 payouts.paid[building][seat]);
      g_assert_cmpint (both[seat], ==, building == OGC_LIBRARY ? expected : expected + library[seat]);
    }
}

void
payout_compare (guint observer)
{
  settle ();
  expect (observer);
  resolve ();
  count_paid ();
  for (guint i = 0; i < 5; i++)
    if (game.order[i] != OGC_NO_BUILDING)
      compare_building (observer, game.order[i]);
}

void
payout_compare_all (void)
{
  const OgcState state = game;

  for (guint observer = game.setup.seats; observer-- > 0; game = state)
    payout_compare (observer);
}

void
payout_check (guint    building,
              guint    seat,
              OgcCents gold,
              guint    unrewarded)
{
  g_assert_cmpint (payouts.paid[building][seat], ==, gold + OGC_CENTS_TOKEN * (OgcCents) unrewarded);
}

