/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib.h>
#include <string.h>

#include "fixture-tiles.h"
#include "ogc-knowledge.h"
#include "ogc-player.h"
#include "ogc-result.h"

static const OgcBuildingId b_buildings[] = { OGC_AUCTION_HOUSE, OGC_GUILD };
static const OgcBuildingId c_buildings[] = { OGC_TEMPLE, OGC_ILLUMINATI, OGC_GALLEON, OGC_TOWER };

/* Set-up number @n of all that there are, over and over. */
static OgcSetup
nth_setup (guint n, guint64 seed)
{
  OgcSetup setup = { .seed = seed, .start_seat = OGC_RANDOM_SEAT };

  setup.b = b_buildings[n % 2];
  setup.c = c_buildings[n / 2 % 4];
  switch (n / 8 % 8)
    {
    case 0: setup.seats = 2; setup.form = OGC_FORM_NEUTRAL; break;
    case 1: setup.seats = 2; setup.form = OGC_FORM_FEWER; setup.c = OGC_NO_BUILDING; break;
    case 2: setup.seats = 2; setup.form = OGC_FORM_STANDARD; break;
    case 3: setup.seats = 3; setup.form = OGC_FORM_NEUTRAL; break;
    case 4: setup.seats = 3; setup.form = OGC_FORM_FEWER; setup.c = OGC_NO_BUILDING; break;
    case 5: setup.seats = 3; setup.form = OGC_FORM_STANDARD; break;
    case 6: setup.seats = 4; setup.form = OGC_FORM_STANDARD; break;
    default: setup.seats = 5; setup.form = OGC_FORM_STANDARD; break;
    }
  g_assert_cmpint (ogc_setup_refuse (&setup), ==, OGC_RULE_NONE);
  return setup;
}

enum { N_SETUPS = 64 };

static void
begin (OgcState *state, const OgcSetup *setup)
{
  g_assert_cmpint (ogc_state_begin (state, fixture_tiles (), setup, NULL), ==, OGC_RULE_NONE);
}

static OgcDecision
ask (const OgcPlayer *player, const OgcState *state, guint64 seed)
{
  const OgcThought thought = { .seed = seed };
  OgcKnowledge knowledge;
  OgcDecision decision;

  ogc_knowledge_of (&knowledge, state, state->ask.seat);
  memset (&decision, 0xff, sizeof decision);
  g_assert_true (player->decide (&knowledge, &thought, &decision));
  return decision;
}

/* Lets seat n play as players[n] to the end. Returns how many decisions that took. */
static guint
play (OgcState *state, const OgcPlayer *const players[OGC_MAX_SEATS])
{
  guint n = 0;

  for (; state->ask.kind != OGC_ASK_NOTHING; n++)
    {
      OgcDecision decision = ask (players[state->ask.seat], state, n);
      OgcRule rule = ogc_state_take (state, &decision, NULL);

      if (rule != OGC_RULE_NONE)
        g_error ("%s: refused (%u): ask %u, kind %u, building %u, dice %x", players[state->ask.seat]->id, rule, state->ask.kind,
                 decision.kind, decision.building, decision.dice);
      g_assert_cmpuint (n, <, 20000);
    }
  return n;
}

static const OgcPlayer *
player (const char *id)
{
  const OgcPlayer *found = ogc_player_find (id);

  g_assert_nonnull (found);
  return found;
}

static void
test_table (void)
{
  guint n = 0;

  for (const OgcPlayer *p; (p = ogc_player_nth (n)) != NULL; n++)
    g_assert_true (ogc_player_find (p->id) == p);
  g_assert_cmpuint (n, >=, 2);
  g_assert_null (ogc_player_nth (n + 1000));
  g_assert_null (ogc_player_find ("nobody"));
  g_assert_null (ogc_player_find (""));
}

/* Whole games over all set-ups: nothing is refused, and they end. */
static void
test_legal (gconstpointer data)
{
  const char *id = data;
  const guint n = g_test_quick () ? 2 * N_SETUPS : 20 * N_SETUPS;

  for (guint i = 0; i < n; i++)
    {
      const OgcPlayer *players[OGC_MAX_SEATS] = { player (id), player (id), player (id), player (id), player (id) };
      const OgcSetup setup = nth_setup (i, 1000 + i);
      OgcState state;

      begin (&state, &setup);
      /* at least a roll and a placement for each round of every seat */
      g_assert_cmpuint (play (&state, players), >, 2u * setup.seats * ogc_setup_rounds (setup.seats));
    }
}

/* Every legal decision is chosen sooner or later, and the kinds of things evenly. */
static void
test_random_is_fair (void)
{
  const OgcSetup setup = nth_setup (0, 5);
  guint rerolls = 0, placements = 0, buildings = 0, things;
  OgcState state;
  OgcDecision roll = { .kind = OGC_DECISION_ROLL };
  OgcDecision decisions[OGC_MAX_DECISIONS];
  g_autofree guint *chosen = NULL;
  guint n;

  begin (&state, &setup);
  g_assert_cmpint (ogc_state_take (&state, &roll, NULL), ==, OGC_RULE_NONE);
  n = ogc_state_list (&state, decisions);
  chosen = g_new0 (guint, n);

  for (guint i = 0; i < 40000; i++)
    {
      OgcDecision decision = ask (player ("random"), &state, i);

      rerolls += decision.kind == OGC_DECISION_REROLL;
      placements += decision.kind == OGC_DECISION_PLACE;
      for (guint d = 0; d < n; d++)
        chosen[d] += ogc_decision_equal (&decisions[d], &decision);
    }

  g_assert_cmpuint (rerolls + placements, ==, 40000);
  /* each building that takes dice is one thing, and rerolls are one more: within 5 standard deviations */
  for (guint d = 0; d < n; d++)
    if (decisions[d].kind == OGC_DECISION_PLACE)
      buildings |= 1u << decisions[d].building;
  things = 1 + (guint) __builtin_popcount (buildings);
  g_assert_cmpuint (rerolls, >, 40000 / things - 5 * 80);
  g_assert_cmpuint (rerolls, <, 40000 / things + 5 * 80);
  for (guint d = 0; d < n; d++)
    g_assert_cmpuint (chosen[d], >, 0);
}

static void
compare (guint seats, guint games, double least)
{
  double wins = 0;
  int margin = 0;

  for (guint i = 0; i < games; i++)
    {
      const OgcPlayer *players[OGC_MAX_SEATS];
      const guint greedy = i % seats;
      OgcSetup setup;
      OgcState state;
      OgcResult result;
      guint n = i;

      do
        setup = nth_setup (n++, 77000 + i);
      while (setup.seats != seats);
      for (guint seat = 0; seat < OGC_MAX_SEATS; seat++)
        players[seat] = player (seat == greedy ? "greedy" : "random");
      begin (&state, &setup);
      play (&state, players);
      ogc_result_of (&state, &result);
      if (result.place[greedy] == 1)
        wins += 1.0 / result.winners;
      for (guint seat = 0; seat < seats; seat++)
        if (seat != greedy)
          margin += (int) result.scores[greedy].total - (int) result.scores[seat].total;
    }
  g_test_message ("%u seats: greedy wins %.1f of %u, %+.1f gold", seats, wins, games, (double) margin / games / (seats - 1));
  g_assert_cmpfloat (wins, >=, least * games);
}

/* Greedy is recognisably better than chance, whatever the table. */
static void
test_greedy_beats_random (void)
{
  const guint games = g_test_quick () ? 200 : 2000;

  compare (2, games, 0.95);
  compare (4, games / 2, 0.80);
}

/* SEC-4: what a seat may not know changes nothing, byte for byte. */
static void
test_no_peeking (void)
{
  const guint wanted = 1000;

  for (guint n = 0; ogc_player_nth (n) != NULL; n++)
    {
      const OgcPlayer *candidate = ogc_player_nth (n);
      guint positions = 0;

      for (guint i = 0; positions < wanted; i++)
        {
          const OgcSetup setup = nth_setup (i * 7, 9000 + i);
          OgcState state;

          begin (&state, &setup);
          for (guint step = 0; state.ask.kind != OGC_ASK_NOTHING; step++)
            {
              OgcDecision decision = ask (candidate, &state, step);

              if (step % 11 == i % 11 || state.ask.kind == OGC_ASK_TAKE)
                {
                  for (guint shuffle = 1; shuffle <= 3; shuffle++)
                    {
                      OgcState other;
                      OgcDecision again;

                      ogc_state_reshuffle (&state, state.ask.seat, shuffle * 31 + step, &other);
                      again = ask (candidate, &other, step);
                      g_assert_cmpmem (&again, sizeof again, &decision, sizeof decision);
                    }
                  positions++;
                }
              g_assert_cmpint (ogc_state_take (&state, &decision, NULL), ==, OGC_RULE_NONE);
            }
        }
      g_test_message ("%s: %u positions", candidate->id, positions);
    }
}

/* The same knowledge and seed, the same decision, and bytes that no decision uses are 0. */
static void
test_repeatable (void)
{
  for (guint n = 0; ogc_player_nth (n) != NULL; n++)
    for (guint i = 0; i < N_SETUPS; i += 5)
      {
        const OgcSetup setup = nth_setup (i, 4000 + i);
        OgcState state;

        begin (&state, &setup);
        for (guint step = 0; step < 60 && state.ask.kind != OGC_ASK_NOTHING; step++)
          {
            OgcDecision decision = ask (ogc_player_nth (n), &state, step);
            OgcDecision again = ask (ogc_player_nth (n), &state, step);
            OgcDecision decisions[OGC_MAX_DECISIONS];
            guint count = ogc_state_list (&state, decisions);
            gboolean listed = FALSE;

            g_assert_cmpmem (&again, sizeof again, &decision, sizeof decision);
            for (guint d = 0; d < count; d++)
              listed = listed || memcmp (&decisions[d], &decision, sizeof decision) == 0;
            g_assert_true (listed);
            ogc_state_take (&state, &decision, NULL);
          }
      }
}

static void
test_cancelled (void)
{
  const OgcSetup setup = nth_setup (3, 8);
  OgcState state;
  OgcKnowledge knowledge;

  begin (&state, &setup);
  ogc_knowledge_of (&knowledge, &state, state.ask.seat);
  for (guint n = 0; ogc_player_nth (n) != NULL; n++)
    {
      atomic_int cancelled = 1;
      OgcThought thought = { .seed = 1, .cancelled = &cancelled };
      OgcDecision decision, before;

      memset (&before, 0xab, sizeof before);
      decision = before;
      g_assert_false (ogc_player_nth (n)->decide (&knowledge, &thought, &decision));
      g_assert_cmpmem (&decision, sizeof decision, &before, sizeof before);
      atomic_store (&cancelled, 0);
      g_assert_true (ogc_player_nth (n)->decide (&knowledge, &thought, &decision));
      g_assert_cmpint (ogc_state_refuse (&state, &decision), ==, OGC_RULE_NONE);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/players/table", test_table);
  g_test_add_data_func ("/players/legal/random", "random", test_legal);
  g_test_add_data_func ("/players/legal/greedy", "greedy", test_legal);
  g_test_add_func ("/players/random-is-fair", test_random_is_fair);
  g_test_add_func ("/players/greedy-beats-random", test_greedy_beats_random);
  g_test_add_func ("/players/no-peeking", test_no_peeking);
  g_test_add_func ("/players/repeatable", test_repeatable);
  g_test_add_func ("/players/cancelled", test_cancelled);
  return g_test_run ();
}
