/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <time.h>

#include "fixture-net.h"
#include "fixture-players.h"
#include "fixture-secrets.h"
#include "ogc-advice.h"
#include "ogc-greedy-player.h"
#include "ogc-rules.h"
#include "ogc-win-estimate.h"
#include "../../sanitized.h"

#define WORK 3 /* per cent */

/* Calls @check at positions of games that "greedy" plays with the Illuminati, in all forms, and wherever A Timely Gift
 * can be used. */
typedef void (*Check) (const OgcState *state, const OgcKnowledge *knowledge);

static void
at_moments (guint setups,
            guint every,
            Check check)
{
  for (guint i = 0; i < FEWER (setups); i++)
    {
      const OgcSetup setup = fixture_setup (2 + 8 * i + i % 2, 900 + i);
      OgcState state;

      fixture_begin (&state, &setup);
      for (guint step = 0; state.ask.kind != OGC_ASK_NOTHING; step++)
        {
          const OgcDecision next = fixture_ask (&ogc_greedy_player, &state, step);

          if ((step + i) % every == 0 || state.ask.kind == OGC_ASK_GIFT)
            {
              OgcKnowledge knowledge;

              ogc_knowledge_of (&knowledge, &state, state.ask.seat);
              check (&state, &knowledge);
            }
          ogc_rules_take (&state, &next, NULL);
        }
    }
}

static guint kinds; /* a bit for each OgcAskKind met */

static void
check_advice (const OgcState     *state,
              const OgcKnowledge *knowledge)
{
  const OgcSearchLimits limits = { .work = WORK };
  OgcAdvice advice[OGC_MAX_ADVICE];
  const guint n = ogc_advice_give (knowledge, &limits, advice);

  kinds |= 1u << state->ask.kind;
  g_assert_cmpuint (n, >=, 1);
  g_assert_cmpuint (n, <=, OGC_MAX_ADVICE);
  for (guint i = 0; i < n; i++)
    {
      g_assert_cmpint (ogc_rules_check (state, &advice[i].decision), ==, OGC_RULE_NONE);
      g_assert_cmpfloat (advice[i].value.win, >=, 0);
      g_assert_cmpfloat (advice[i].value.win, <=, 1);
      g_assert_cmpfloat (advice[i].value.gold, >, 0);
      g_assert_cmpfloat (advice[i].value.gold, <, 200);
      if (i > 0)
        g_assert_cmpfloat (ogc_play_style_worth (OGC_PLAY_STYLE_BALANCED, advice[i - 1].value), >=,
                           ogc_play_style_worth (OGC_PLAY_STYLE_BALANCED, advice[i].value));
      for (guint j = 0; j < i; j++)
        g_assert_false (ogc_decision_equal (&advice[i].decision, &advice[j].decision));
    }
}

/* Advice is legal, sorted, without duplicates, and given for every kind of question. */
static void
test_advice (void)
{
  kinds = 0;
  at_moments (12, 19, check_advice);
  for (guint kind = OGC_ASK_ROLL; kind <= OGC_ASK_TAKE && !SANITIZED; kind++)
    if (kind != OGC_ASK_OWN) /* asked only of those who place neutral dice first */
      g_assert_cmpuint (kinds & (1u << kind), !=, 0);
}

static void
check_no_peeking (const OgcState     *state,
                  const OgcKnowledge *knowledge)
{
  const OgcSearchLimits limits = { .work = WORK };
  OgcAdvice advice[OGC_MAX_ADVICE], other[OGC_MAX_ADVICE];
  const guint n = ogc_advice_give (knowledge, &limits, advice);
  OgcState shuffled;
  OgcKnowledge same;

  fixture_reshuffle (state, state->ask.seat, 77, &shuffled);
  ogc_knowledge_of (&same, &shuffled, state->ask.seat);
  g_assert_cmpuint (ogc_advice_give (&same, &limits, other), ==, n);
  g_assert_cmpmem (advice, n * sizeof *advice, other, n * sizeof *other);
}

static void
check_agreement (const OgcState     *state,
                 const OgcKnowledge *knowledge)
{
  const OgcSearchLimits limits = { .work = WORK };
  OgcAdvice advice[OGC_MAX_ADVICE], best, taken;

  g_assert_cmpuint (ogc_advice_give (knowledge, &limits, advice), >, 0);
  g_assert_true (ogc_advice_judge (knowledge, &limits, &advice[0].decision, &best, &taken));
  g_assert_true (ogc_decision_equal (&best.decision, &advice[0].decision));
  g_assert_cmpmem (&best, sizeof best, &taken, sizeof taken);
}

/* Whoever follows the first advice has made no mistake. */
static void
test_agreement (void)
{
  at_moments (12, 19, check_agreement);
}

/* SEC-4: what the seat may not know changes nothing. */
static void
test_no_peeking (void)
{
  at_moments (5, 31, check_no_peeking);
}

static void
check_estimate (const OgcState     *state,
                const OgcKnowledge *knowledge)
{
  const OgcSearchLimits limits = { .seed = 0 };
  float gold[OGC_MAX_SEATS], same[OGC_MAX_SEATS];
  OgcState shuffled;
  OgcKnowledge other;

  g_assert_true (ogc_win_estimate_all (knowledge, &limits, gold));
  for (guint seat = 0; seat < state->setup.seats; seat++)
    {
      g_assert_cmpfloat (gold[seat], >, 0);
      g_assert_cmpfloat (gold[seat], <, 200);
    }
  fixture_reshuffle (state, knowledge->seat, 78, &shuffled);
  ogc_knowledge_of (&other, &shuffled, knowledge->seat);
  g_assert_true (ogc_win_estimate_all (&other, &limits, same));
  g_assert_cmpmem (gold, state->setup.seats * sizeof *gold, same, state->setup.seats * sizeof *same);
  ogc_knowledge_of (&other, state, OGC_NOBODY);
  g_assert_true (ogc_win_estimate_all (&other, &limits, same));
}

/* SEC-4: what everybody can expect is estimated only from what the seat may know; an onlooker can estimate it too. */
static void
test_estimate (void)
{
  at_moments (6, 23, check_estimate);
}

static void
check_judged (const OgcState     *state,
              const OgcKnowledge *knowledge)
{
  const OgcSearchLimits limits = { .seed = 3, .work = WORK };
  g_autofree OgcDecision *legal = g_new (OgcDecision, OGC_MAX_DECISIONS);
  const guint n = ogc_rules_list (state, legal);
  OgcAdvice best, taken, again, same;

  for (guint i = 0; i < n; i += 1 + n / 3)
    {
      g_assert_true (ogc_advice_judge (knowledge, &limits, &legal[i], &best, &taken));
      g_assert_true (ogc_decision_equal (&taken.decision, &legal[i]));
      g_assert_cmpint (ogc_rules_check (state, &best.decision), ==, OGC_RULE_NONE);
      g_assert_cmpfloat (ogc_play_style_worth (OGC_PLAY_STYLE_BALANCED, best.value), >=,
                         ogc_play_style_worth (OGC_PLAY_STYLE_BALANCED, taken.value));
      g_assert_true (ogc_advice_judge (knowledge, &limits, &legal[i], &again, &same));
      g_assert_cmpmem (&again, sizeof again, &best, sizeof best);
      g_assert_cmpmem (&same, sizeof same, &taken, sizeof taken);
    }
}

/* Every decision can be judged, always with the same result, and is never judged better than the best. */
static void
test_judged (void)
{
  at_moments (4, 43, check_judged);
}

/* Placing a die that earns a token at most is a mistake when a set could win a map. */
static void
test_mistake (void)
{
  const OgcSetup setup = fixture_setup (0, 8);
  const OgcSearchLimits limits = { .work = OGC_WORK_USUAL };
  const OgcDecision roll = { .kind = OGC_DECISION_ROLL };
  OgcDecision library = { .kind = OGC_DECISION_PLACE, .building = OGC_LIBRARY };
  OgcState state;
  OgcKnowledge knowledge;
  OgcAdvice best, taken;

  fixture_begin (&state, &setup);
  ogc_rules_take (&state, &roll, NULL);
  library.dice = ogc_dice_one (ogc_dice_lowest (state.own[state.ask.seat]));
  ogc_knowledge_of (&knowledge, &state, state.ask.seat);
  g_assert_true (ogc_advice_judge (&knowledge, &limits, &library, &best, &taken));
  g_test_message ("%.2f gold and %.3f of the win were given away", (double) (best.value.gold - taken.value.gold),
                  (double) (best.value.win - taken.value.win));
  g_assert_cmpfloat (best.value.win, >, taken.value.win + 0.01f);
}

/* How much of the win the decisions of @player give away in a game for two that it plays against itself. */
static double
given_away (const OgcPlayer *player)
{
  const OgcSearchLimits limits = { .seed = 7, .work = FIXTURE_WORK }; /* the same as the player gets */
  const OgcSetup setup = fixture_setup (0, 5);
  OgcState state;
  double sum = 0;

  fixture_begin (&state, &setup);
  while (state.ask.kind != OGC_ASK_NOTHING)
    {
      const OgcDecision decision = fixture_ask (player, &state, limits.seed);
      OgcKnowledge knowledge;
      OgcAdvice best, taken;

      ogc_knowledge_of (&knowledge, &state, state.ask.seat);
      g_assert_true (ogc_advice_judge (&knowledge, &limits, &decision, &best, &taken));
      sum += (double) (best.value.win - taken.value.win);
      ogc_rules_take (&state, &decision, NULL);
    }
  g_test_message ("%s: %.3f", player->id, sum);
  return sum;
}

/* The highest level, by which decisions are judged, gives nothing away; the one below, which decides by the network
 * alone, gives away something. */
static void
test_highest (void)
{
  g_assert_cmpfloat (given_away (fixture_player ("master")), ==, 0);
  g_assert_cmpfloat (given_away (fixture_player ("expert")), >, 0.05);
}

static void
test_cancelled (void)
{
  const OgcSetup setup = fixture_setup (0, 5);
  atomic_int cancelled = 1;
  const OgcSearchLimits limits = { .work = OGC_WORK_USUAL, .cancelled = &cancelled };
  const OgcDecision roll = { .kind = OGC_DECISION_ROLL };
  OgcState state;
  OgcKnowledge knowledge;
  OgcAdvice advice[OGC_MAX_ADVICE], best, taken;

  fixture_begin (&state, &setup);
  ogc_knowledge_of (&knowledge, &state, state.ask.seat);
  g_assert_false (ogc_advice_judge (&knowledge, &limits, &roll, &best, &taken));
  ogc_rules_take (&state, &roll, NULL);
  ogc_knowledge_of (&knowledge, &state, state.ask.seat);
  g_assert_cmpuint (ogc_advice_give (&knowledge, &limits, advice), ==, 0);
}

/* Advice on a first roll names more than one decision; the test reports how long it takes. */
static void
test_first_roll (void)
{
  const OgcSearchLimits limits = { .work = OGC_WORK_USUAL };
  const OgcDecision roll = { .kind = OGC_DECISION_ROLL };

  for (guint i = 0; i < FIXTURE_SETUPS; i += 24)
    {
      const OgcSetup setup = fixture_setup (i, 5);
      const clock_t begun = clock ();
      OgcState state;
      OgcKnowledge knowledge;
      OgcAdvice advice[OGC_MAX_ADVICE];

      fixture_begin (&state, &setup);
      ogc_rules_take (&state, &roll, NULL);
      ogc_knowledge_of (&knowledge, &state, state.ask.seat);
      g_assert_cmpuint (ogc_advice_give (&knowledge, &limits, advice), >, 1);
      g_test_message ("%u seats, form %u: %d ms", setup.seats, setup.form,
                      (int) ((clock () - begun) * 1000 / CLOCKS_PER_SEC));
    }
}

/* Without a network the advice is what "greedy" would do, with the gold that it promises. */
static void
test_no_network (void)
{
  const OgcSearchLimits limits = { .seed = 2, .work = OGC_WORK_USUAL };
  const OgcSetup setup = fixture_setup (3, 8);
  OgcState state;

  ogc_weights_use (NULL);
  fixture_begin (&state, &setup);
  for (guint step = 0; step < 60; step++)
    {
      OgcAdvice advice[OGC_MAX_ADVICE], best, taken;
      OgcDecision wanted;
      OgcKnowledge knowledge;

      ogc_knowledge_of (&knowledge, &state, state.ask.seat);
      g_assert_true (ogc_greedy_player.decide (&knowledge, &limits, &wanted));
      g_assert_cmpuint (ogc_advice_give (&knowledge, &limits, advice), ==, 1);
      g_assert_cmpmem (&advice[0].decision, sizeof wanted, &wanted, sizeof wanted);
      g_assert_cmpfloat (advice[0].value.win, <, 0);
      g_assert_cmpfloat (advice[0].value.gold, >=, 0);
      g_assert_false (ogc_advice_judge (&knowledge, &limits, &wanted, &best, &taken));
      ogc_rules_take (&state, &wanted, NULL);
    }
  ogc_weights_use (fixture_net ());
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ogc_weights_use (fixture_net ());
  g_test_add_func ("/advice/legal", test_advice);
  g_test_add_func ("/advice/agreement", test_agreement);
  g_test_add_func ("/advice/sec-4", test_no_peeking);
  g_test_add_func ("/advice/estimate", test_estimate);
  g_test_add_func ("/advice/judged", test_judged);
  g_test_add_func ("/advice/mistake", test_mistake);
  if (!SANITIZED) /* where it gives away the same */
    g_test_add_func ("/advice/highest", test_highest);
  g_test_add_func ("/advice/cancelled", test_cancelled);
  g_test_add_func ("/advice/first-roll", test_first_roll);
  g_test_add_func ("/advice/no-network", test_no_network);
  return g_test_run ();
}
