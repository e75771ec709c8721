/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fixture-players.h"
#include "ogc-rules.h"
#include "ogc-tile-values.h"

/* Checks that renewed tile values, which keep parts of another position, are the same as those computed from scratch
 * for @seat in @state. */
static void
check_renewed (OgcTileValues  *renewed,
               OgcKnowledge   *kept,
               const OgcState *state,
               guint           seat)
{
  OgcKnowledge knowledge;
  OgcTileValues anew;

  ogc_knowledge_of (&knowledge, state, seat);
  ogc_tile_values_begin (&anew, &knowledge);
  ogc_tile_values_renew (renewed, kept, &knowledge);
  g_assert_true (renewed->knowledge == kept);
  anew.knowledge = kept;
  g_assert_cmpmem (renewed, sizeof anew, &anew, sizeof anew);
}

/* Renewed values are the same as those computed from scratch, to the last byte, also when the position goes back in a
 * round, and when others hold other tiles than before, as in rollouts. */
static void
test_renewed (void)
{
  for (guint i = 0; i < FIXTURE_SETUPS; i++)
    {
      const OgcSetup setup = fixture_setup (i, 40 + i);
      g_autofree OgcTileValues *renewed = g_new0 (OgcTileValues, OGC_MAX_SEATS);
      g_autofree OgcKnowledge *kept = g_new0 (OgcKnowledge, OGC_MAX_SEATS);
      OgcState state, before;

      fixture_begin (&state, &setup);
      before = state;
      for (guint step = 0; state.ask.kind != OGC_ASK_NOTHING; step++)
        {
          const OgcDecision decision = fixture_ask (fixture_player ("greedy"), &state, step);
          const guint seat = state.ask.seat;
          OgcKnowledge knowledge;
          OgcState sample;

          check_renewed (&renewed[seat], &kept[seat], &state, seat);
          if (step % 3 == 0)
            {
              ogc_knowledge_of (&knowledge, &state, (seat + 1) % setup.seats);
              ogc_knowledge_sample (&knowledge, step, &sample);
              check_renewed (&renewed[seat], &kept[seat], &sample, seat);
              check_renewed (&renewed[seat], &kept[seat], &before, seat);
            }
          if (step % 16 == 0)
            before = state;
          ogc_rules_take (&state, &decision, NULL);
        }
    }
}

/* In the last round nothing is worth more than what it adds to the best score. */
static void
check_gains (const OgcTileValues *values)
{
  const OgcState *seen = &values->knowledge->seen;

  for (guint seat = 0; seat < seen->setup.seats; seat++)
    for (guint kind = 0; kind < OGC_N_TILE_KINDS; kind++)
      for (guint tile = 0; tile < ogc_tiles_count (kind); tile++)
        {
          const OgcHolding *before = &values->holdings[seat];
          OgcHolding with = *before;

          if (kind == OGC_TILE_COLLECTION && before->tiles[kind] != 0)
            continue; /* nobody has two collections */
          with.tiles[kind] |= OGC_TILE_BIT (tile);
          g_assert_cmpint (ogc_tile_values_tile (values, seat, kind, tile), ==,
                           OGC_CENTS_GOLD * (OgcCents) (ogc_score_total (seen->tiles,
                                                                         &with) - ogc_score_total (seen->tiles,
                                                                                                   before)));
        }
}

static void
test_gains (void)
{
  guint checked = 0;

  for (guint i = 0; i < FIXTURE_SETUPS; i += 3)
    {
      const OgcSetup setup = fixture_setup (i, 70 + i);
      OgcState state;

      fixture_begin (&state, &setup);
      for (guint step = 0; state.ask.kind != OGC_ASK_NOTHING; step++)
        {
          const OgcDecision decision = fixture_ask (fixture_player ("greedy"), &state, step);
          OgcKnowledge knowledge;
          OgcTileValues values;

          if (state.round == state.rounds && step % 8 == 0)
            {
              ogc_knowledge_of (&knowledge, &state, state.ask.seat);
              ogc_tile_values_begin (&values, &knowledge);
              check_gains (&values);
              checked++;
            }
          ogc_rules_take (&state, &decision, NULL);
        }
    }
  g_assert_cmpuint (checked, >, 20);
}

/* How much gold the tiles of @kind add to the score of @seat. */
static OgcCents
gold_of (const OgcState *state,
         guint           seat,
         OgcTileKind     kind)
{
  OgcHolding with, without;

  ogc_state_holding (state, seat, &with);
  without = with;
  without.tiles[kind] = 0;
  return OGC_CENTS_GOLD * ((OgcCents) ogc_score_total (state->tiles, &with) - (OgcCents) ogc_score_total (state->tiles,
                                                                                                          &without));
}

static void
keep_last (const OgcState    *state,
           const OgcDecision *decision,
           gpointer           data)
{
  OgcState *last = data;

  *last = *state;
}

/* At the end of games, the secret missions and collections of all seats are worth about as much, in sum, as the others
 * believed. */
static void
check_sums (OgcBuildingId b,
            OgcTileKind   kind)
{
  gint64 truth = 0, believed = 0;

  for (guint game = 0; game < 60; game++)
    {
      const OgcSetup setup = { .seed = 900 + game, .seats = 3, .form = OGC_FORM_STANDARD, .b = b, .c = OGC_GALLEON };
      OgcState last;

      fixture_watch (fixture_player ("greedy"), &setup, keep_last, &last);
      for (guint seat = 0; seat < setup.seats; seat++)
        {
          OgcKnowledge knowledge;
          OgcTileValues values;

          ogc_knowledge_of (&knowledge, &last, (seat + 1) % setup.seats);
          ogc_tile_values_begin (&values, &knowledge);
          truth += gold_of (&last, seat, kind);
          believed += values.believed[seat];
          g_assert_cmpint (values.believed[values.seat], ==, 0);
        }
    }
  g_test_message ("truth %" G_GINT64_FORMAT ", believed %" G_GINT64_FORMAT " cents", truth, believed);
  g_assert_cmpint (truth, >, 0);
  g_assert_cmpint (ABS (believed - truth) * 4, <, truth);
}

static void
test_believed (void)
{
  check_sums (OGC_AUCTION_HOUSE, OGC_TILE_COLLECTION);
  check_sums (OGC_GUILD, OGC_TILE_MISSION);
}

/* SCO-6: a seat that keeps three artifacts of one type is believed to desire them, and one that has none is believed to
 * gain nothing. */
static void
test_artifacts (void)
{
  const OgcSetup setup = { .seed = 3, .seats = 2, .form = OGC_FORM_STANDARD, .b = OGC_AUCTION_HOUSE, .c = OGC_TEMPLE };
  OgcState state;
  OgcKnowledge knowledge;
  OgcTileValues values;
  guint type, tiles = 0;

  fixture_begin (&state, &setup);
  ogc_knowledge_of (&knowledge, &state, 0);
  ogc_tile_values_begin (&values, &knowledge);
  g_assert_cmpint (values.believed[1], ==, 0);

  /* A type that the other seat's collection may desire. */
  type = state.tiles->collections[ogc_tile_mask_first (knowledge.unseen[OGC_TILE_COLLECTION])].desired;
  for (guint tile = 0; tile < OGC_N_ARTIFACTS && tiles < 3; tile++)
    if (state.tiles->artifacts[tile] == type)
      {
        knowledge.seen.held[1][OGC_TILE_ARTIFACT] |= OGC_TILE_BIT (tile);
        tiles++;
      }
  g_assert_cmpuint (tiles, ==, 3);
  ogc_tile_values_begin (&values, &knowledge);
  g_assert_cmpint (values.believed[1], >, 3 * 2 * OGC_CENTS_GOLD); /* with equal odds for five collections it would be
                                                                    * less than 3 */
  g_assert_cmpint (values.believed[1], <, 3 * 3 * OGC_CENTS_GOLD);
}

/* GLD-4: if all missions were seen, the other seat's one is among those that went to one of two places. */
static void
test_pairs (void)
{
  const OgcSetup setup = { .seed = 3, .seats = 2, .form = OGC_FORM_STANDARD, .b = OGC_GUILD, .c = OGC_TEMPLE };
  OgcState state;
  OgcKnowledge knowledge;
  OgcTileValues values;

  fixture_begin (&state, &setup);
  ogc_knowledge_of (&knowledge, &state, 0);
  knowledge.seen.round = knowledge.seen.rounds;
  knowledge.unseen[OGC_TILE_MISSION] = 0;
  knowledge.hidden[1][OGC_TILE_MISSION] = 1;
  knowledge.pairs[0] = (OgcMissionPair) { { 0, 1 } };
  ogc_tile_values_begin (&values, &knowledge);
  g_assert_cmpint (values.believed[1], ==, 0); /* they are worth nothing without maps, and no round is left */
  knowledge.seen.round = knowledge.seen.rounds - 1;
  ogc_tile_values_begin (&values, &knowledge);
  g_assert_cmpint (values.believed[1], >, 0);
  g_assert_cmpint (values.believed[1], <, OGC_CENTS_GOLD);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/tile-values/renewed", test_renewed);
  g_test_add_func ("/tile-values/gains", test_gains);
  g_test_add_func ("/tile-values/believed", test_believed);
  g_test_add_func ("/tile-values/artifacts", test_artifacts);
  g_test_add_func ("/tile-values/pairs", test_pairs);
  return g_test_run ();
}
