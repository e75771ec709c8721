/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "fixture-game.h"
#include "fixture-play.h"
#include "fixture-secrets.h"
#include "ogc-knowledge.h"
#include "ogc-rules.h"

static OgcKnowledge known;

static void
look (unsigned seat)
{
  ogc_knowledge_of (&known, &game, seat);
}

/* SEC-1 */
static void
test_public (void)
{
  begin (4, OGC_FORM_STANDARD, OGC_AUCTION_HOUSE, OGC_ILLUMINATI);
  give (1, OGC_TILE_MAP, ogc_tile_mask_first (game.stack[OGC_TILE_MAP]));
  give (1, OGC_TILE_SPECIALIST, ogc_tile_mask_first (game.stack[OGC_TILE_SPECIALIST]));
  give (2, OGC_TILE_ARTIFACT, 7);
  give_ability (3, OGC_ABILITY_WILL_TO_WIN);
  shorten_stack (OGC_TILE_ARTIFACT, 20);
  lay_group (1, 4, 2);
  lay_line ("12 24");
  lay_run (2, "34");
  game.knowledge[2] = 5;
  turn_of (1, "12345", NULL);
  for (unsigned seat = 0; seat < 4; seat++)
    {
      look (seat);
      g_assert_cmpmem (&known.seen.archives, sizeof known.seen.archives, &game.archives, sizeof game.archives);
      g_assert_cmpmem (&known.seen.university, sizeof known.seen.university, &game.university, sizeof game.university);
      g_assert_cmpmem (&known.seen.illuminati, sizeof known.seen.illuminati, &game.illuminati, sizeof game.illuminati);
      g_assert_cmpmem (known.seen.straights.values, OGC_N_OWNERS, game.straights.values, OGC_N_OWNERS);
      g_assert_cmpmem (known.seen.own, sizeof known.seen.own, game.own, sizeof game.own);
      g_assert_cmpmem (known.seen.knowledge, sizeof known.seen.knowledge, game.knowledge, sizeof game.knowledge);
      g_assert_cmpmem (known.seen.discards, sizeof known.seen.discards, game.discards, sizeof game.discards);
      g_assert_cmpmem (&known.seen.ask, sizeof known.seen.ask, &game.ask, sizeof game.ask);
      for (unsigned other = 0; other < 4; other++)
        for (unsigned kind = 0; kind < OGC_N_TILE_KINDS; kind++)
          if (kind != OGC_TILE_COLLECTION)
            g_assert_cmphex (known.seen.held[other][kind], ==, game.held[other][kind]);
          else if (other != seat)
            g_assert_cmpuint (known.hidden[other][kind], ==, 1);
      g_assert_cmpuint (known.in_stack[OGC_TILE_ARTIFACT], ==, 20);
    }
}

/* SEC-2: each kind of secret, to its holder and to the others */
static void
check_secret (OgcTileKind kind)
{
  const OgcTileMask mine = game.held[0][kind], others = game.held[1][kind];

  g_assert_cmphex (others, !=, 0);
  look (0);
  g_assert_cmphex (known.seen.held[0][kind], ==, mine);
  g_assert_cmphex (known.seen.held[1][kind], ==, 0);
  g_assert_cmpuint (known.hidden[0][kind], ==, 0);
  g_assert_cmpuint (known.hidden[1][kind], ==, ogc_tile_mask_count (others));
  g_assert_cmphex (known.unseen[kind] & others, ==, others);
  g_assert_cmphex (known.unseen[kind] & mine, ==, 0);
  look (OGC_NOBODY);
  g_assert_cmphex (known.seen.held[0][kind] | known.seen.held[1][kind], ==, 0);
  g_assert_cmphex (known.unseen[kind] & (mine | others), ==, mine | others);
}

static void
test_secrets (void)
{
  begin (4, OGC_FORM_STANDARD, OGC_AUCTION_HOUSE, OGC_TEMPLE);
  give (0, OGC_TILE_ITEM, ogc_tile_mask_first (game.stack[OGC_TILE_ITEM]));
  give (1, OGC_TILE_ITEM, ogc_tile_mask_first (game.stack[OGC_TILE_ITEM]));
  check_secret (OGC_TILE_COLLECTION);
  check_secret (OGC_TILE_ITEM);
  begin (4, OGC_FORM_STANDARD, OGC_AUCTION_HOUSE, OGC_TOWER);
  for (unsigned kind = OGC_TILE_BRONZE; kind <= OGC_TILE_GOLD; kind++)
    {
      give (0, kind, 3);
      give (1, kind, 4);
      give (1, kind, 8);
      check_secret (kind);
    }
}

/* SEC-1, SEC-2: the backs of items are public, those held too */
static void
test_backs (void)
{
  begin (4, OGC_FORM_STANDARD, OGC_GUILD, OGC_TEMPLE);
  for (unsigned space = 0; space < 4; space++)
    lay_out (OGC_TILE_ITEM, space, fixture_item (space, OGC_EXCAVATOR, space == 0 ? OGC_BACK_1_6 : OGC_BACK_2_5));
  give (1, OGC_TILE_ITEM, fixture_item (OGC_COLOUR_WHITE, OGC_EXCAVATOR, OGC_BACK_1_6));
  give (1, OGC_TILE_ITEM, fixture_item (OGC_COLOUR_PURPLE, OGC_EXCAVATOR, OGC_BACK_2_5));
  give (1, OGC_TILE_ITEM, fixture_item (OGC_COLOUR_WHITE, OGC_CARTOGRAPHER, OGC_BACK_2_5));
  look (0);
  g_assert_cmpuint (known.hidden_backs[1][OGC_BACK_1_6], ==, 1);
  g_assert_cmpuint (known.hidden_backs[1][OGC_BACK_2_5], ==, 2);
  g_assert_cmpuint (known.hidden_backs[0][OGC_BACK_1_6], ==, 0);
  g_assert_cmpmem (known.seen.temple.back, 4, game.temple.back, 4);
  for (unsigned seed = 0; seed < 50; seed++)
    {
      OgcState other;

      ogc_knowledge_sample (&known, seed, &other);
      for (unsigned space = 0; space < 4; space++)
        g_assert_cmpuint (fixture_tiles ()->items[other.temple.item[space]].back, ==, game.temple.back[space]);
    }
}

/* TMP-3, SEC-1: the back of an item that went under the stack is known, its front is not */
static void
test_item_under (void)
{
  begin (2, OGC_FORM_NEUTRAL, OGC_GUILD, OGC_TEMPLE);
  lay_out (OGC_TILE_ITEM, 0, fixture_item (OGC_COLOUR_RED, OGC_EXCAVATOR, OGC_BACK_2_5));
  lay_on_item (OGC_NEUTRAL, 0);
  finish_laps ();
  expect_round (2);
  look (0);
  g_assert_cmphex (known.seen.under[OGC_TILE_ITEM], ==, 0);
  g_assert_cmpuint (known.under_stack[OGC_TILE_ITEM], ==, 1);
  g_assert_cmpuint (known.under_backs[OGC_BACK_2_5], ==, 1);
  g_assert_cmpuint (known.under_backs[OGC_BACK_1_6], ==, 0);
  for (unsigned seed = 0; seed < 50; seed++)
    {
      OgcState other;

      ogc_knowledge_sample (&known, seed, &other);
      g_assert_cmpuint (ogc_tile_mask_count (other.under[OGC_TILE_ITEM]), ==, 1);
      g_assert_cmpuint (fixture_tiles ()->items[ogc_tile_mask_first (other.under[OGC_TILE_ITEM])].back, ==,
                        OGC_BACK_2_5);
    }
}

/* SEC-2: chests of this round */
static void
test_chests (void)
{
  begin (3, OGC_FORM_STANDARD, OGC_GUILD, OGC_GALLEON);
  lay_hoard (1, "4");
  lay_hoard (0, "66");
  look (0);
  g_assert_cmphex (known.seen.galleon.drawn[0], ==, game.galleon.drawn[0]);
  g_assert_cmphex (known.seen.galleon.drawn[1], ==, 0);
  g_assert_cmpuint (known.hidden_chests[1], ==, 1);
  g_assert_cmpuint (known.hidden_chests[0], ==, 0);
  g_assert_cmphex (known.unseen[OGC_TILE_CHEST] & game.galleon.drawn[1], ==, game.galleon.drawn[1]);
  finish_laps ();
  g_assert_cmpint (game.ask.kind == OGC_ASK_TAKE ? game.ask.building : OGC_NO_BUILDING, ==, OGC_NO_BUILDING);
  g_assert_cmpuint (count_held (0, OGC_TILE_CHEST), ==, 2);
  /* kept ones lie face up (GAL-3) */
  look (1);
  g_assert_cmphex (known.seen.held[0][OGC_TILE_CHEST], ==, game.held[0][OGC_TILE_CHEST]);
}

/* SEC-2: while another seat chooses from its chests, the choice is its own */
static void
test_chests_chosen (void)
{
  begin (3, OGC_FORM_STANDARD, OGC_GUILD, OGC_GALLEON);
  lay_hoard (1, "456");
  finish_laps ();
  g_assert_cmpint (game.ask.seat, ==, 1);
  look (1);
  g_assert_cmphex (known.seen.ask.offer, ==, game.ask.offer);
  look (0);
  g_assert_cmphex (known.seen.ask.offer, ==, 0);
  g_assert_cmpuint (known.hidden_chests[1], ==, 3);
}

/* SEC-2: artifacts are secret while somebody chooses, and public afterwards */
static void
test_artifacts (void)
{
  begin (3, OGC_FORM_STANDARD, OGC_AUCTION_HOUSE, OGC_TOWER);
  lay_run (1, "456");
  finish_laps ();
  look (1);
  g_assert_cmphex (known.seen.straights.drawn, ==, game.straights.drawn);
  look (0);
  g_assert_cmphex (known.seen.straights.drawn | known.seen.ask.offer, ==, 0);
  g_assert_cmpuint (known.hidden_drawn, ==, 3);
  g_assert_cmphex (known.unseen[OGC_TILE_ARTIFACT] & game.straights.drawn, ==, game.straights.drawn);
}

/* SEC-3 */
static void
test_nobody_knows (void)
{
  begin (4, OGC_FORM_STANDARD, OGC_GUILD, OGC_TEMPLE);
  for (unsigned seat = 0; seat < 4; seat++)
    {
      look (seat);
      for (unsigned kind = 0; kind < OGC_N_TILE_KINDS; kind++)
        {
          g_assert_cmphex (known.seen.stack[kind], ==, 0);
          g_assert_cmphex (known.seen.under[kind], ==, 0);
          g_assert_cmpuint (known.in_stack[kind], ==, ogc_tile_mask_count (game.stack[kind]));
        }
      for (unsigned space = 0; space < 4; space++)
        g_assert_cmpuint (known.seen.temple.item[space], ==, OGC_NO_TILE);
      g_assert_cmpuint (known.temple_items, ==, 0xf);
      g_assert_cmpuint (known.seen.setup.seed, ==, 0);
      for (unsigned stream = 0; stream < OGC_N_STREAMS; stream++)
        g_assert_cmpuint (known.seen.random[stream], ==, 0);
    }
}

/* --- GLD-4 --- */

static unsigned deal_first, deal_second, deal_last;

/* Lays runs in the Guild: seat 2 is first, seat 0 second, seat 1 third. */
static void
play_guild (unsigned seats)
{
  begin (seats, OGC_FORM_STANDARD, OGC_GUILD, OGC_TOWER);
  lay_run (2, "3456");
  lay_run (0, "456");
  lay_run (1, "56");
  finish_laps ();
  deal_first = ogc_tile_mask_first (game.ask.offer);
  take (taking (deal_first));
  deal_second = ogc_tile_mask_first (game.ask.offer);
  deal_last = ogc_tile_mask_first (game.ask.offer & ~OGC_TILE_BIT (deal_second));
}

/* GLD-4: while the second chooses, the first has seen what it chooses from */
static void
test_guild_choosing (void)
{
  play_guild (5);
  look (2);
  g_assert_cmphex (known.seen.straights.drawn, ==, game.straights.drawn);
  g_assert_cmpuint (known.hidden_drawn, ==, 0);
  look (0);
  g_assert_cmphex (known.seen.straights.drawn, ==, game.straights.drawn);
  g_assert_cmphex (known.seen.held[2][OGC_TILE_MISSION], ==, 0);
  look (1);
  g_assert_cmphex (known.seen.straights.drawn, ==, 0);
  g_assert_cmpuint (known.hidden_drawn, ==, 2);
}

/* Whether @seat knows that @holder has @tile. */
static bool
knows (unsigned seat,
       unsigned tile,
       unsigned holder)
{
  look (seat);
  return (known.seen.held[holder][OGC_TILE_MISSION] >> tile & 1) != 0;
}

/* GLD-4: five seats, each with one */
static void
test_guild_three (void)
{
  unsigned swapped = 0;

  play_guild (5);
  take (taking (deal_second));
  expect_round (2);
  g_assert_true (knows (2, deal_first, 2));
  g_assert_false (knows (2, deal_second, 0));
  g_assert_false (knows (2, deal_last, 1));
  g_assert_true (knows (0, deal_second, 0));
  g_assert_true (knows (0, deal_last, 1));
  g_assert_false (knows (0, deal_first, 2));
  g_assert_true (knows (1, deal_last, 1));
  g_assert_false (knows (1, deal_second, 0));
  g_assert_false (knows (1, deal_first, 2));
  g_assert_false (knows (3, deal_first, 2) || knows (3, deal_second, 0) || knows (3, deal_last, 1));

  /* the first knows that the two others have these two, one each */
  for (unsigned seed = 0; seed < 400; seed++)
    {
      OgcState other;

      fixture_reshuffle (&game, 2, seed, &other);
      g_assert_cmphex (other.held[0][OGC_TILE_MISSION] | other.held[1][OGC_TILE_MISSION], ==,
                       OGC_TILE_BIT (deal_second) | OGC_TILE_BIT (deal_last));
      swapped += other.held[0][OGC_TILE_MISSION] == OGC_TILE_BIT (deal_last);
    }
  g_assert_cmpuint (swapped, >, 140);
  g_assert_cmpuint (swapped, <, 260);
}

/* GLD-4: the second knows the last mission under the stack, the first knows that it is one of two */
static void
test_guild_under (void)
{
  OgcState other;

  play_guild (4);
  take (taking (deal_second));
  expect_round (2);
  look (0);
  g_assert_cmphex (known.seen.under[OGC_TILE_MISSION], ==, OGC_TILE_BIT (deal_last));
  look (2);
  g_assert_cmphex (known.seen.under[OGC_TILE_MISSION], ==, 0);
  g_assert_cmphex (known.unseen[OGC_TILE_MISSION] & (OGC_TILE_BIT (deal_second) | OGC_TILE_BIT (deal_last)), ==, 0);
  for (unsigned seed = 0; seed < 40; seed++)
    {
      fixture_reshuffle (&game, 2, seed, &other);
      g_assert_cmphex (other.held[0][OGC_TILE_MISSION] | other.under[OGC_TILE_MISSION], ==,
                       OGC_TILE_BIT (deal_second) | OGC_TILE_BIT (deal_last));
    }
  look (3);
  g_assert_cmphex (known.seen.under[OGC_TILE_MISSION], ==, 0);
  g_assert_cmpuint (known.under_stack[OGC_TILE_MISSION], ==, 1);
}

/* GLD-1, GLD-4: a first without a second knows what it put under the stack */
static void
test_guild_alone (void)
{
  OgcTileMask others;

  begin (3, OGC_FORM_STANDARD, OGC_GUILD, OGC_TOWER);
  lay_run (2, "3456");
  finish_laps ();
  others = game.ask.offer & (game.ask.offer - 1);
  take (taking (ogc_tile_mask_first (game.ask.offer)));
  expect_round (2);
  look (2);
  g_assert_cmphex (known.seen.under[OGC_TILE_MISSION], ==, others);
  look (1);
  g_assert_cmphex (known.seen.under[OGC_TILE_MISSION], ==, 0);
  g_assert_cmphex (known.unseen[OGC_TILE_MISSION] & others, ==, others);
}

/* GLD-4: missions from under the stack that are drawn again are known only to those who draw them then */
static void
test_guild_turned_up (void)
{
  OgcTileMask others;

  begin (3, OGC_FORM_STANDARD, OGC_GUILD, OGC_TOWER);
  lay_run (2, "3456");
  finish_laps ();
  others = game.ask.offer & (game.ask.offer - 1);
  take (taking (ogc_tile_mask_first (game.ask.offer)));
  expect_round (2);
  shorten_stack (OGC_TILE_MISSION, 1);
  lay_run (1, "3456");
  finish_laps ();
  g_assert_cmphex (game.ask.offer & others, ==, others);
  look (2);
  g_assert_cmphex (known.seen.under[OGC_TILE_MISSION] | known.seen.straights.drawn, ==, 0);
  g_assert_cmpuint (known.hidden_drawn, ==, 3);
  g_assert_cmpuint (known.seen.deals[0].seen[0], ==, OGC_NOBODY);
  look (1);
  g_assert_cmphex (known.seen.straights.drawn, ==, game.ask.offer);
}

/* --- Samples --- */

/* SEC-4: every collection that another seat may have comes up equally often */
static void
test_even (void)
{
  unsigned counts[OGC_N_COLLECTIONS] = { 0 };
  const unsigned n = 10000;
  double chi_square = 0;

  begin (5, OGC_FORM_STANDARD, OGC_AUCTION_HOUSE, OGC_TOWER);
  look (0);
  for (unsigned seed = 0; seed < n; seed++)
    {
      OgcState other;

      ogc_knowledge_sample (&known, seed, &other);
      counts[ogc_tile_mask_first (other.held[3][OGC_TILE_COLLECTION])]++;
      g_assert_cmphex (other.held[0][OGC_TILE_COLLECTION], ==, game.held[0][OGC_TILE_COLLECTION]);
    }
  for (unsigned i = 0; i < OGC_N_COLLECTIONS; i++)
    if (OGC_TILE_BIT (i) == game.held[0][OGC_TILE_COLLECTION])
      g_assert_cmpuint (counts[i], ==, 0);
    else
      chi_square += (counts[i] - n / 5.0) * (counts[i] - n / 5.0) / (n / 5.0);
  g_assert_cmpfloat (chi_square, <, 18.5); /* 4 degrees of freedom, one in a thousand */
}

/* SEC-4: samples differ in their stacks and their future dice */
static void
test_differ (void)
{
  OgcState a, b;

  begin (4, OGC_FORM_STANDARD, OGC_AUCTION_HOUSE, OGC_GALLEON);
  fixture_reshuffle (&game, 0, 1, &a);
  fixture_reshuffle (&game, 0, 2, &b);
  g_assert_cmpuint (a.setup.seed, ==, 1);
  g_assert_false (ogc_state_same_rng (&a, &b));
  g_assert_false (ogc_state_same_rng (&a, &game));
  fixture_reshuffle (&game, 0, 2, &a);
  g_assert_cmpmem (&a, sizeof a, &b, sizeof b);
}

/* The tiles that events have revealed to each seat. */
static OgcTileMask told[OGC_MAX_SEATS][OGC_N_TILE_KINDS];

static void
listen (const OgcEvents *events)
{
  for (unsigned i = 0; i < events->n; i++)
    for (unsigned seat = 0; seat < OGC_MAX_SEATS; seat++)
      if (events->items[i].seen_by >> seat & 1)
        told[seat][events->items[i].tile_kind] |= OGC_TILE_BIT (events->items[i].tile);
}

/* Checks that a seat can name only tiles that it holds or that events have revealed to it. */
static void
check_told (unsigned seat)
{
  for (unsigned other = 0; other < game.setup.seats; other++)
    for (unsigned kind = 0; kind < OGC_N_TILE_KINDS; kind++)
      g_assert_cmphex (known.seen.held[other][kind] & ~told[seat][kind], ==, 0);
  for (unsigned kind = 0; kind < OGC_N_TILE_KINDS; kind++)
    g_assert_cmphex (known.seen.under[kind] & ~told[seat][kind], ==, 0);
  g_assert_cmphex (known.seen.straights.drawn
                   & ~told[seat][game.order[OGC_ORDER_B] == OGC_GUILD ? OGC_TILE_MISSION : OGC_TILE_ARTIFACT], ==, 0);
}

/* Checks that a sample is legal and agrees with what the seat knows, and that the knowledge answers the seat's
 * questions as the true state does. */
static void
check_sample (unsigned seat,
              uint64_t seed)
{
  static OgcDecision list[OGC_MAX_DECISIONS], again[OGC_MAX_DECISIONS];
  OgcKnowledge of_sample;
  OgcState sample;
  unsigned n;

  look (seat);
  if (seat != OGC_NOBODY)
    check_told (seat);
  ogc_knowledge_sample (&known, seed, &sample);
  g_assert_cmpint (ogc_state_check (&sample, NULL), ==, OGC_CONSERVED);
  ogc_knowledge_of (&of_sample, &sample, seat);
  g_assert_cmpmem (&of_sample, sizeof of_sample, &known, sizeof known);
  if (seat != game.ask.seat)
    return;
  n = ogc_rules_list (&game, list);
  g_assert_cmpuint (ogc_rules_list (&known.seen, again), ==, n);
  g_assert_cmpmem (again, n * sizeof *again, list, n * sizeof *list);
  g_assert_cmpuint (ogc_rules_list (&sample, again), ==, n);
  g_assert_cmpmem (again, n * sizeof *again, list, n * sizeof *list);
}

/* SEC-1 to SEC-4, GLD-4: at any moment of any game, for each seat and for an onlooker */
static void
test_random_games (void)
{
  for (unsigned i = 0; i < 300; i++)
    {
      Luck luck = luck_of_game (42, i);
      const OgcSetup setup = play_setup (&luck);
      OgcEvents events;

      memset (told, 0, sizeof told);
      g_assert_cmpint (ogc_rules_begin (&game, fixture_tiles (), &setup, &events), ==, OGC_RULE_NONE);
      while (game.phase != OGC_PHASE_OVER)
        {
          static OgcDecision list[OGC_MAX_DECISIONS];
          const unsigned n = ogc_rules_list (&game, list);
          const OgcDecision decision = play_choose (list, n, &luck);

          listen (&events);
          for (unsigned seat = 0; seat <= game.setup.seats; seat++)
            check_sample (seat < game.setup.seats ? seat : OGC_NOBODY, i + n);
          g_assert_cmpint (ogc_rules_take (&game, &decision, &events), ==, OGC_RULE_NONE);
        }
      listen (&events);
      for (unsigned seat = 0; seat < game.setup.seats; seat++)
        check_sample (seat, i);
    }
}

/* The tile of an event of any kind, also of one that is still to come, is told only to the seats that it names. */
static void
test_events (void)
{
  for (unsigned kind = 0; kind < OGC_N_EVENT_KINDS; kind++)
    {
      const OgcEvent event = { .kind = (uint8_t) kind, .tile = 3, .seen_by = 1u << 1 };
      const OgcEvent silent = { .kind = (uint8_t) kind, .tile = 3 };
      const OgcEvent open = { .kind = (uint8_t) kind, .tile = 3, .seen_by = OGC_SEEN_BY_ALL };

      g_assert_cmpuint (ogc_knowledge_mask (&event, 1).tile, ==, 3);
      g_assert_cmpuint (ogc_knowledge_mask (&event, 0).tile, ==, OGC_NO_TILE);
      g_assert_cmpuint (ogc_knowledge_mask (&event, OGC_NOBODY).tile, ==, OGC_NO_TILE);
      g_assert_cmpuint (ogc_knowledge_mask (&silent, 0).tile, ==, OGC_NO_TILE);
      g_assert_cmpuint (ogc_knowledge_mask (&open, OGC_NOBODY).tile, ==, 3);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/knowledge/SEC-1/public", test_public);
  g_test_add_func ("/knowledge/SEC-1/backs", test_backs);
  g_test_add_func ("/knowledge/SEC-1/item-under", test_item_under);
  g_test_add_func ("/knowledge/SEC-2/secrets", test_secrets);
  g_test_add_func ("/knowledge/SEC-2/chests", test_chests);
  g_test_add_func ("/knowledge/SEC-2/chests-chosen", test_chests_chosen);
  g_test_add_func ("/knowledge/SEC-2/artifacts", test_artifacts);
  g_test_add_func ("/knowledge/SEC-2/events", test_events);
  g_test_add_func ("/knowledge/SEC-3/nobody-knows", test_nobody_knows);
  g_test_add_func ("/knowledge/GLD-4/choosing", test_guild_choosing);
  g_test_add_func ("/knowledge/GLD-4/three", test_guild_three);
  g_test_add_func ("/knowledge/GLD-4/under", test_guild_under);
  g_test_add_func ("/knowledge/GLD-4/alone", test_guild_alone);
  g_test_add_func ("/knowledge/GLD-4/turned-up", test_guild_turned_up);
  g_test_add_func ("/knowledge/SEC-4/even", test_even);
  g_test_add_func ("/knowledge/SEC-4/differ", test_differ);
  g_test_add_func ("/knowledge/SEC-4/random-games", test_random_games);
  return g_test_run ();
}
