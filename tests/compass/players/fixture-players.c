/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fixture-players.h"

#include <string.h>

#include "fixture-secrets.h"
#include "fixture-tiles.h"
#include "ogc-knowledge.h"
#include "ogc-players.h"
#include "ogc-rules.h"

static const OgcBuildingId b_buildings[] = { OGC_AUCTION_HOUSE, OGC_GUILD };
static const OgcBuildingId c_buildings[] = { OGC_TEMPLE, OGC_ILLUMINATI, OGC_GALLEON, OGC_TOWER };

OgcSetup
fixture_setup (guint   n,
               guint64 seed)
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
  g_assert_cmpint (ogc_setup_check (&setup), ==, OGC_RULE_NONE);
  return setup;
}

void
fixture_begin (OgcState       *state,
               const OgcSetup *setup)
{
  g_assert_cmpint (ogc_rules_begin (state, fixture_tiles (), setup, NULL), ==, OGC_RULE_NONE);
}

OgcDecision
fixture_ask (const OgcPlayer *player,
             const OgcState  *state,
             guint64          seed)
{
  const OgcSearchLimits limits = { .seed = seed, .work = FIXTURE_WORK };
  OgcKnowledge knowledge;
  OgcDecision decision;

  ogc_knowledge_of (&knowledge, state, state->ask.seat);
  memset (&decision, 0xff, sizeof decision);
  g_assert_true (player->decide (&knowledge, &limits, &decision));
  return decision;
}

static guint
play (OgcState               *state,
      const OgcPlayer *const  players[OGC_MAX_SEATS],
      FixtureWatch            watch,
      gpointer                data)
{
  guint n = 0;

  for (; state->ask.kind != OGC_ASK_NOTHING; n++)
    {
      const OgcDecision decision = fixture_ask (players[state->ask.seat], state, n);
      OgcRule rule;

      if (watch != NULL)
        watch (state, &decision, data);
      rule = ogc_rules_take (state, &decision, NULL);
      if (rule != OGC_RULE_NONE)
        g_error ("%s: refused (%u): ask %u, kind %u, building %u, dice %x", players[state->ask.seat]->id, rule,
                 state->ask.kind,
                 decision.kind, decision.building, decision.dice);
      g_assert_cmpuint (n, <, 20000);
    }
  return n;
}

guint
fixture_play (OgcState               *state,
              const OgcPlayer *const  players[OGC_MAX_SEATS])
{
  return play (state, players, NULL, NULL);
}

void
fixture_watch (const OgcPlayer *player,
               const OgcSetup  *setup,
               FixtureWatch     watch,
               gpointer         data)
{
  const OgcPlayer *players[OGC_MAX_SEATS] = { player, player, player, player, player };
  OgcState state;

  fixture_begin (&state, setup);
  play (&state, players, watch, data);
}

const OgcPlayer *
fixture_player (const char *id)
{
  const OgcPlayer *found = ogc_players_find (id);

  g_assert_nonnull (found);
  return found;
}

void
fixture_check_legal (const OgcPlayer *player,
                     guint            games,
                     guint            first)
{
  for (guint i = first; i < first + games; i++)
    {
      const OgcPlayer *players[OGC_MAX_SEATS] = { player, player, player, player, player };
      const OgcSetup setup = fixture_setup (i, 1000 + i);
      OgcState state;

      fixture_begin (&state, &setup);
      /* at least a roll and a placement for each round of every seat */
      g_assert_cmpuint (fixture_play (&state, players), >, 2u * setup.seats * ogc_setup_rounds (setup.seats));
    }
}

/* Checks that @candidate decides the same when everything that its seat may not know is dealt again. */
static void
check_reshuffled (const OgcPlayer   *candidate,
                  const OgcState    *state,
                  const OgcDecision *decision,
                  guint              step)
{
  for (guint shuffle = 1; shuffle <= 3; shuffle++)
    {
      OgcState other;
      OgcDecision again;

      fixture_reshuffle (state, state->ask.seat, shuffle * 31 + step, &other);
      again = fixture_ask (candidate, &other, step);
      g_assert_cmpmem (&again, sizeof again, decision, sizeof *decision);
    }
}

void
fixture_check_no_peeking (const OgcPlayer *candidate,
                          const OgcPlayer *others,
                          guint            wanted)
{
  guint positions = 0;

  for (guint i = 0; positions < wanted; i++)
    {
      const OgcSetup setup = fixture_setup (i * 7, 9000 + i);
      OgcState state;

      fixture_begin (&state, &setup);
      for (guint step = 0; state.ask.kind != OGC_ASK_NOTHING && positions < wanted; step++)
        {
          const gboolean looked_at = step % 5 == i % 5 || state.ask.kind == OGC_ASK_TAKE;
          OgcDecision decision = fixture_ask (looked_at ? candidate : others, &state, step);

          if (looked_at)
            {
              check_reshuffled (candidate, &state, &decision, step);
              positions++;
            }
          g_assert_cmpint (ogc_rules_take (&state, &decision, NULL), ==, OGC_RULE_NONE);
        }
    }
  g_test_message ("%s: %u positions", candidate->id, positions);
}

/* Whether @decision is among the legal ones, byte for byte. */
static gboolean
is_listed (const OgcState    *state,
           const OgcDecision *decision)
{
  OgcDecision decisions[OGC_MAX_DECISIONS];
  const guint count = ogc_rules_list (state, decisions);

  for (guint d = 0; d < count; d++)
    if (memcmp (&decisions[d], decision, sizeof *decision) == 0)
      return TRUE;
  return FALSE;
}

void
fixture_check_repeatable (const OgcPlayer *candidate,
                          guint            setups,
                          guint            steps)
{
  for (guint i = 0; i < setups; i++)
    {
      const OgcSetup setup = fixture_setup (i * 5, 4000 + i);
      OgcState state;

      fixture_begin (&state, &setup);
      for (guint step = 0; step < steps && state.ask.kind != OGC_ASK_NOTHING; step++)
        {
          OgcDecision decision = fixture_ask (candidate, &state, step);
          OgcDecision again = fixture_ask (candidate, &state, step);

          g_assert_cmpmem (&again, sizeof again, &decision, sizeof decision);
          g_assert_true (is_listed (&state, &decision));
          ogc_rules_take (&state, &decision, NULL);
        }
    }
}

void
fixture_check_cancelled (const OgcPlayer *candidate)
{
  const OgcSetup setup = fixture_setup (3, 8);
  atomic_int cancelled = 1;
  OgcSearchLimits limits = { .seed = 1, .cancelled = &cancelled };
  OgcState state;
  OgcKnowledge knowledge;
  OgcDecision decision, before;

  fixture_begin (&state, &setup);
  ogc_knowledge_of (&knowledge, &state, state.ask.seat);
  memset (&before, 0xab, sizeof before);
  decision = before;
  g_assert_false (candidate->decide (&knowledge, &limits, &decision));
  g_assert_cmpmem (&decision, sizeof decision, &before, sizeof before);
  atomic_store (&cancelled, 0);
  g_assert_true (candidate->decide (&knowledge, &limits, &decision));
  g_assert_cmpint (ogc_rules_check (&state, &decision), ==, OGC_RULE_NONE);
}
