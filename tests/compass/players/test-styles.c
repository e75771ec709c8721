/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "fixture-net.h"
#include "fixture-players.h"
#include "ogc-levels.h"
#include "ogc-players.h"
#include "ogc-rules.h"
#include "../../sanitized.h"

/* ---- Players with a style ---- */

static const OgcPlayer *
expert (void)
{
  return &ogc_levels[OGC_N_LEVELS - 2];
}

static const OgcPlayer *
master (void)
{
  return &ogc_levels[OGC_N_LEVELS - 1];
}

static bool
decide_in (OgcPlayStyle           style,
           const OgcPlayer       *player,
           const OgcKnowledge    *knowledge,
           const OgcSearchLimits *limits,
           OgcDecision           *decision)
{
  OgcSearchLimits styled = *limits;

  styled.style = style;
  return player->decide (knowledge, &styled, decision);
}

#define DEFINE_STYLED(name, level, STYLE) \
  static bool \
  name##_decide (const OgcKnowledge *knowledge, const OgcSearchLimits *limits, OgcDecision *decision) \
  { \
    return decide_in (OGC_PLAY_STYLE_##STYLE, level (), knowledge, limits, decision); \
  } \
  static const OgcPlayer name = { #name, name##_decide };

DEFINE_STYLED (careful_expert, expert, CAREFUL)
DEFINE_STYLED (collecting_expert, expert, COLLECTOR)
DEFINE_STYLED (spoiling_expert, expert, SPOILER)
DEFINE_STYLED (careful_master, master, CAREFUL)
DEFINE_STYLED (spoiling_master, master, SPOILER)

static const OgcPlayer * const styled[] = { &careful_expert, &collecting_expert, &spoiling_expert };

/* ---- Names ---- */

/* Every name leads to a player and a style and back, and no two names are the same. */
static void
test_kinds (void)
{
  for (guint level = 0; level < OGC_N_LEVELS; level++)
    for (OgcPlayStyle style = 0; style < OGC_N_PLAY_STYLES; style++)
      {
        const char *kind = ogc_players_kind (&ogc_levels[level], style);
        OgcPlayStyle found = OGC_N_PLAY_STYLES;

        g_assert_true (ogc_players_parse (kind, &found) == &ogc_levels[level]);
        g_assert_cmpuint (found, ==, style);
        g_assert_true (g_str_has_prefix (kind, ogc_levels[level].id));
        if (style == OGC_PLAY_STYLE_BALANCED)
          g_assert_cmpstr (kind, ==, ogc_levels[level].id);
      }
  g_assert_cmpstr (ogc_players_kind (expert (), OGC_PLAY_STYLE_SPOILER), ==, "expert-spoiler");
}

/* Only levels have a style, and unknown styles are refused. */
static void
test_unknown_kinds (void)
{
  static const char * const unknown[] = {
    "", "-", "-spoiler", "spoiler", "expert-", "expert-balanced", "expert-spoilers", "expert-Spoiler",
    "expert spoiler", "expert-spoiler-careful", "greedy-careful", "random-spoiler", "flat-collector", "person-careful",
    "expertspoiler",
  };
  OgcPlayStyle style = OGC_PLAY_STYLE_CAREFUL;

  for (guint i = 0; i < G_N_ELEMENTS (unknown); i++)
    {
      g_assert_null (ogc_players_parse (unknown[i], &style));
      g_assert_cmpuint (style, ==, OGC_PLAY_STYLE_CAREFUL);
    }
  g_assert_true (ogc_players_parse ("greedy", &style) == fixture_player ("greedy"));
  g_assert_cmpuint (style, ==, OGC_PLAY_STYLE_BALANCED);
  g_assert_cmpstr (ogc_players_kind (fixture_player ("greedy"), OGC_PLAY_STYLE_SPOILER), ==, "greedy");
}

/* ---- Fair play ---- */

static void
test_legal (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (styled); i++)
    fixture_check_legal (styled[i], FEWER (g_test_quick () ? FIXTURE_SETUPS / 2 : 10 * FIXTURE_SETUPS), 5 + 32 * i);
  fixture_check_legal (&spoiling_master, FEWER (2), 9);
}

static void
test_no_peeking (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (styled); i++)
    fixture_check_no_peeking (styled[i], styled[i], FEWER (g_test_quick () ? 300 : 1000));
  fixture_check_no_peeking (&spoiling_master, &spoiling_expert, FEWER (g_test_quick () ? 15 : 200));
}

static void
test_repeatable (void)
{
  fixture_check_repeatable (&spoiling_expert, 13, 60);
  fixture_check_repeatable (&careful_master, 2, 8);
}

static void
test_cancelled (void)
{
  fixture_check_cancelled (&spoiling_expert);
  fixture_check_cancelled (&spoiling_master);
}

/* ---- Effects of a style ---- */

typedef struct {
  guint moments; /* positions with a choice */
  guint others;  /* decided differently from a balanced player */
  guint spends;  /* uses of knowledge tokens and abilities */
} Habits;

static gboolean
is_spending (const OgcDecision *decision)
{
  return decision->kind == OGC_DECISION_REROLL || decision->kind == OGC_DECISION_POWER
         || decision->kind == OGC_DECISION_GIFT
         || decision->kind == OGC_DECISION_HELP || decision->will;
}

/* Counts what players with a style would do in positions of games between balanced ones. */
static void
observe (Habits habits[OGC_N_PLAY_STYLES],
         guint  games)
{
  for (guint i = 0; i < games; i++)
    {
      const OgcSetup setup = fixture_setup (i * 3, 300 + i);
      OgcState state;

      fixture_begin (&state, &setup);
      for (guint step = 0; state.ask.kind != OGC_ASK_NOTHING; step++)
        {
          const OgcSearchLimits limits = { .seed = step };
          const OgcDecision usual = fixture_ask (expert (), &state, step);
          OgcKnowledge knowledge;

          ogc_knowledge_of (&knowledge, &state, state.ask.seat);
          for (OgcPlayStyle style = 0; style < OGC_N_PLAY_STYLES; style++)
            {
              OgcDecision decision;

              g_assert_true (decide_in (style, expert (), &knowledge, &limits, &decision));
              habits[style].moments += decision.kind != OGC_DECISION_ROLL;
              habits[style].others += memcmp (&decision, &usual, sizeof usual) != 0;
              habits[style].spends += is_spending (&decision);
            }
          ogc_rules_take (&state, &usual, NULL);
        }
    }
}

/* Styles differ in a good share of positions, but not in most, and the careful one keeps what it has. */
static void
test_differ (void)
{
  Habits habits[OGC_N_PLAY_STYLES] = { 0 };

  observe (habits, 22);
  for (OgcPlayStyle style = 0; style < OGC_N_PLAY_STYLES; style++)
    g_test_message ("%s: %u moments, %u others, %u spends", ogc_players_kind (expert (), style), habits[style].moments,
                    habits[style].others, habits[style].spends);
  g_assert_cmpuint (habits[OGC_PLAY_STYLE_BALANCED].others, ==, 0);
  for (OgcPlayStyle style = OGC_PLAY_STYLE_BALANCED + 1; style < OGC_N_PLAY_STYLES; style++)
    {
      g_assert_cmpuint (habits[style].others, >, habits[style].moments / 20);
      g_assert_cmpuint (habits[style].others, <, habits[style].moments / 2);
    }
  g_assert_cmpuint (habits[OGC_PLAY_STYLE_CAREFUL].spends, <, habits[OGC_PLAY_STYLE_BALANCED].spends);
}

/* Each style weighs each component of a value as it should, tested by changing one at a time. */
static void
test_tastes (void)
{
  const OgcValue value = { .win = 0.5f, .gold = 40 };
  const OgcValue richer = { .win = 0.499f, .gold = 40.5f };
  const OgcValue kinder = { .win = 0.499f, .gold = 40, .others = 1 };
  const OgcValue safer = { .win = 0.499f, .gold = 40, .own = 2 };
  const OgcValue nastier = { .win = 0.499f, .gold = 40, .others = -2 };
  const OgcDecision reroll = { .kind = OGC_DECISION_REROLL };
  const OgcDecision will = { .kind = OGC_DECISION_PLACE, .will = 1 };
  const OgcDecision place = { .kind = OGC_DECISION_PLACE };

  for (OgcPlayStyle style = 0; style < OGC_N_PLAY_STYLES; style++)
    {
      const float worth = ogc_play_style_worth (style, value);

      g_assert_cmpint (ogc_play_style_worth (style, richer) > worth, ==, style == OGC_PLAY_STYLE_COLLECTOR);
      g_assert_cmpint (ogc_play_style_worth (style, safer) > worth, ==,
                       style == OGC_PLAY_STYLE_CAREFUL || style == OGC_PLAY_STYLE_COLLECTOR);
      g_assert_cmpint (ogc_play_style_worth (style, kinder) > worth, ==, style == OGC_PLAY_STYLE_COLLECTOR);
      g_assert_cmpint (ogc_play_style_worth (style, nastier) > worth, ==, style == OGC_PLAY_STYLE_SPOILER);
      g_assert_cmpint (ogc_play_style_cost (style, &reroll) > 0, ==, style == OGC_PLAY_STYLE_CAREFUL);
      g_assert_cmpint (ogc_play_style_cost (style, &will) > 0, ==, style == OGC_PLAY_STYLE_CAREFUL);
      g_assert_cmpfloat (ogc_play_style_cost (style, &place), ==, 0);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ogc_weights_use (fixture_net ());
  g_test_add_func ("/styles/kinds", test_kinds);
  g_test_add_func ("/styles/unknown-kinds", test_unknown_kinds);
  g_test_add_func ("/styles/tastes", test_tastes);
  g_test_add_func ("/styles/legal", test_legal);
  g_test_add_func ("/styles/no-peeking", test_no_peeking);
  g_test_add_func ("/styles/repeatable", test_repeatable);
  g_test_add_func ("/styles/cancelled", test_cancelled);
  if (!SANITIZED) /* where they differ as much */
    g_test_add_func ("/styles/differ", test_differ);
  return g_test_run ();
}
