/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Advice on decisions, and the estimate of a position. */
#include "fixture-scene.h"

#include "compile-advice.h"
#include "compile-card-set.h"
#include "compile-draft.h"
#include "../../sanitized.h"

static unsigned
advise (CompileAdvice advice[COMPILE_MAX_ADVICE])
{
  const CompileSearchLimits limits = { .seed = 1, .work = 10 };
  CompileKnowledge knowledge;

  compile_knowledge_of (&knowledge, &scene, scene.ask.side);
  return compile_advice_give (&knowledge, &limits, advice);
}

/* The advice on playing @card face up. */
static CompileAdvice
advice_of (const char *card)
{
  CompileAdvice advice[COMPILE_MAX_ADVICE];
  const unsigned n = advise (advice);

  for (unsigned i = 0; i < n; i++)
    if (advice[i].decision.kind == COMPILE_DECISION_PLAY && advice[i].decision.card == scene_card (card)
        && advice[i].decision.face == UP)
      return advice[i];
  g_test_message ("%s is not advised", card);
  g_test_fail ();
  return (CompileAdvice) { 0 };
}

/* Advice lists legal decisions, best first, the same each time. */
static void
test_order (void)
{
  for (unsigned game = 0; game < FEWER (3); game++)
    {
      const CompileSetup setup = { .seed = game };
      CompileDecision list[COMPILE_MAX_DECISIONS];

      compile_rules_begin (&scene, compile_card_set_get_cards (compile_card_set_get (game % COMPILE_N_SETS)), &setup,
                           NULL);
      for (unsigned i = 0; compile_rules_list (&scene, list) > 0; i++)
        {
          CompileAdvice advice[COMPILE_MAX_ADVICE], again[COMPILE_MAX_ADVICE];
          unsigned n;

          if (i > 6 && i % 5 > 0)
            {
              compile_rules_take (&scene, &list[0], NULL);
              continue;
            }
          n = advise (advice);
          g_assert_cmpuint (n, >, 0);
          g_assert_cmpuint (advise (again), ==, n);
          for (unsigned k = 0; k < n; k++)
            {
              g_assert_true (compile_decision_equal (&advice[k].decision, &again[k].decision));
              g_assert_cmpint (compile_rules_check (&scene, &advice[k].decision), ==, COMPILE_RULE_NONE);
              g_assert_cmpfloat (advice[k].chance, >=, 0);
              g_assert_cmpfloat (advice[k].chance, <=, 1);
            }
          compile_rules_take (&scene, &advice[0].decision, NULL);
        }
    }
}

/* COM-26: a line that is complete, and one that they will not compile. */
static void
test_lines (void)
{
  CompileAdvice advice;

  scene_begin ("chaos fear war", "courage ice peace");
  scene_put (THEM, 2, "Peace 6", UP);
  scene_put (THEM, 2, "Peace 4", UP);
  scene_hand (ME, "Fear 2, War 3");
  scene_hand (THEM, "Courage 5");
  scene_deck (ME, "Chaos 0");
  scene_action (ME);
  advice = advice_of ("Fear 2");
  g_assert_cmpuint (advice.reasons & COMPILE_REASON_KEEPS, !=, 0);
  g_assert_cmpuint (advice.kept, ==, 1u << 2);
  g_assert_cmpuint (advice.open, ==, 0);
  g_assert_cmpuint (advice.reasons & COMPILE_REASON_RETURNS, !=, 0);
  g_assert_cmpfloat (advice.gain.returned[1], ==, 1);
  g_assert_cmpfloat (advice.gain.totals[1][2], ==, -8); /* Peace 6 goes live, and turns itself face down */

  scene.hand[ME] = scene_cards ("War 3");
  scene_action (ME);
  advice = advice_of ("War 3");
  g_assert_cmpuint (advice.reasons & COMPILE_REASON_KEEPS, ==, 0);
  g_assert_cmpuint (advice.open, ==, 1u << 2);
  g_assert_cmpfloat (advice.gain.drawn[0], ==, 1);
  g_assert_cmpuint (advice.reasons & COMPILE_REASON_TAKES, ==, 0); /* the line that they compile is not taken from
                                                                    * them */

  scene_begin ("chaos fear war", "courage ice peace");
  scene_put (ME, 0, "Chaos 5", UP);
  scene_put (ME, 0, "Chaos 1", UP);
  scene_hand (ME, "Chaos 4, War 4");
  scene_hand (THEM, "Courage 5, Ice 5");
  scene_action (ME);
  advice = advice_of ("Chaos 4");
  g_assert_cmpuint (advice.reasons & COMPILE_REASON_READIES, !=, 0);
  g_assert_cmpuint (advice.ready, ==, 1u << 0);
  g_assert_cmpuint (advice.reasons & COMPILE_REASON_ADDS, !=, 0);
  g_assert_cmpfloat (advice.gain.totals[0][0], ==, 4);
  scene.barred = 1u << (COMPILE_N_SIDES + ME); /* COM-31 */
  scene.bar_card[ME] = scene_card ("Chaos 1");
  g_assert_cmpuint (advice_of ("Chaos 4").reasons & COMPILE_REASON_READIES, ==, 0);
  scene.barred = 0;
  advice = advice_of ("War 4");
  g_assert_cmpuint (advice.reasons & COMPILE_REASON_READIES, ==, 0);
  g_assert_cmpuint (advice.reasons & COMPILE_REASON_ROBS, !=, 0);
  g_assert_cmpfloat (advice.gain.discarded[1], ==, 1);
}

/* COM-40: a line that wins the game. */
static void
test_wins (void)
{
  CompileAdvice advice[COMPILE_MAX_ADVICE];

  scene_begin ("chaos clarity corruption", "courage fear ice");
  scene.compiled = 1u << 0 | 1u << 1;
  scene.setup.no_control = 1; /* otherwise the last protocol might be moved into the other line (COM-37) */
  scene_put (ME, 0, "Clarity 5", UP);
  scene_put (ME, 0, "Chaos 5", UP);
  scene_put (ME, 2, "Corruption 5", UP);
  scene_put (ME, 2, "Corruption 6", UP);
  scene_turn (ME);
  g_assert_cmpuint (advise (advice), ==, 2);
  g_assert_cmpuint (advice[0].decision.line, ==, 2);
  g_assert_cmpuint (advice[0].reasons & (COMPILE_REASON_WINS | COMPILE_REASON_COMPILES), ==,
                    COMPILE_REASON_WINS | COMPILE_REASON_COMPILES);
  g_assert_cmpfloat (advice[0].chance, >, 0.99);
  g_assert_cmpuint (advice[1].reasons & COMPILE_REASON_WINS, ==, 0);
  g_assert_cmpfloat (advice[0].gain.deleted[0], ==, 0);
}

/* Nothing speaks for the only decision but that, and what comes of it. */
static void
test_only (void)
{
  CompileAdvice advice[COMPILE_MAX_ADVICE];

  scene_begin ("chaos fear war", "courage ice peace");
  scene_deck (ME, "Chaos 1, Chaos 2, Chaos 3, Fear 1, Fear 2");
  scene_hand (THEM, "Courage 5");
  scene_action (ME);
  g_assert_cmpuint (advise (advice), ==, 1);
  g_assert_cmpuint (advice[0].decision.kind, ==, COMPILE_DECISION_REFRESH);
  g_assert_cmpuint (advice[0].reasons, ==, COMPILE_REASON_ONLY | COMPILE_REASON_DRAWS);
  g_assert_cmpfloat (advice[0].gain.hand[0], ==, 5);
  g_assert_cmpfloat (advice[0].gain.drawn[0], ==, 5);

  scene_hand (ME, "War 5");
  scene_action (ME);
  g_assert_cmpuint (advise (advice), >, 1);
  g_assert_cmpuint (advice[0].reasons & COMPILE_REASON_ONLY, ==, 0);
}

/* COM-25: a lead in two lines, unless the marker is there already or left out (COM-5). */
static void
test_leads (void)
{
  scene_begin ("chaos fear war", "courage ice peace");
  scene_put (ME, 0, "Chaos 5", UP);
  scene_hand (ME, "Chaos 4, War 3");
  scene_hand (THEM, "Courage 5");
  scene_action (ME);
  g_assert_cmpuint (advice_of ("War 3").reasons & COMPILE_REASON_LEADS, !=, 0);
  g_assert_cmpuint (advice_of ("Chaos 4").reasons & COMPILE_REASON_LEADS, ==, 0);
  scene.control = THEM;
  g_assert_cmpuint (advice_of ("War 3").reasons & COMPILE_REASON_LEADS, !=, 0);
  scene.control = ME;
  g_assert_cmpuint (advice_of ("War 3").reasons & COMPILE_REASON_LEADS, ==, 0);
  scene.control = COMPILE_NOBODY;
  scene_put (ME, 1, "Fear 5", UP); /* two already */
  g_assert_cmpuint (advice_of ("War 3").reasons & COMPILE_REASON_LEADS, ==, 0);
  compile_field_remove (&scene, scene_card ("Fear 5"));
  scene.up &= ~scene_cards ("Fear 5");
  scene.setup.no_control = 1;
  g_assert_cmpuint (advice_of ("War 3").reasons & COMPILE_REASON_LEADS, ==, 0);
}

/* COM-25: they lead in two lines, but not any more when their turn comes. */
static void
test_keeps_control (void)
{
  scene_begin ("chaos fear war", "courage ice peace");
  scene_put (THEM, 0, "Courage 5", UP);
  scene_put (THEM, 1, "Ice 2", UP);
  scene_hand (ME, "Chaos 4, Fear 3");
  scene_hand (THEM, "Courage 1");
  scene_action (ME);
  g_assert_cmpuint (advice_of ("Fear 3").reasons & COMPILE_REASON_KEEPS_CONTROL, !=, 0);
  g_assert_cmpuint (advice_of ("Chaos 4").reasons & COMPILE_REASON_KEEPS_CONTROL, ==, 0);
  scene.control = ME;
  g_assert_cmpuint (advice_of ("Fear 3").reasons & COMPILE_REASON_KEEPS_CONTROL, !=, 0);
  scene.control = THEM;
  g_assert_cmpuint (advice_of ("Fear 3").reasons & COMPILE_REASON_KEEPS_CONTROL, ==, 0);

  /* They spend it by a compile (COM-36). */
  scene_begin ("chaos fear war", "courage ice peace");
  scene_put (THEM, 0, "Courage 5", UP);
  scene_put (THEM, 0, "Courage 6", UP);
  scene_put (THEM, 1, "Ice 2", UP);
  scene_hand (ME, "Chaos 4");
  scene_hand (THEM, "Courage 1");
  scene.control = THEM;
  scene_action (ME);
  g_assert_cmpuint (advice_of ("Chaos 4").reasons & COMPILE_REASON_KEEPS_CONTROL, ==, 0);
  scene.control = COMPILE_NOBODY; /* they take it first */
  g_assert_cmpuint (advice_of ("Chaos 4").reasons & COMPILE_REASON_KEEPS_CONTROL, ==, 0);
}

/* The advice on a decision of @kind. */
static CompileAdvice
advice_to (CompileDecisionKind kind)
{
  CompileAdvice advice[COMPILE_MAX_ADVICE];
  const unsigned n = advise (advice);

  for (unsigned i = 0; i < n; i++)
    if (advice[i].decision.kind == kind)
      return advice[i];
  g_assert_not_reached ();
}

/* COM-24: decisions in the start phase, before one's own action. Their turn has not come by then, so what counts is
 * what they could still do. */
static void
test_keeps_early (void)
{
  CompileAdvice advice;

  scene_begin ("death fire light", "darkness gravity life");
  scene_put (ME, 0, "Death 1", UP);
  scene_put (THEM, 2, "Life 4", UP);
  scene_put (THEM, 2, "Life 3", UP);
  scene_put (THEM, 2, "Life 5", UP);
  scene_deck (ME, "Fire 3");
  scene_hand (ME, "Fire 4");
  scene_hand (THEM, "Gravity 5");
  scene_turn (ME);
  advice = advice_to (COMPILE_DECISION_YES); /* deletes Life 5 */
  g_assert_cmpuint (advice.reasons & COMPILE_REASON_KEEPS, !=, 0);
  g_assert_cmpuint (advice.kept, ==, 1u << 2);
  advice = advice_to (COMPILE_DECISION_PASS);
  g_assert_cmpuint (advice.reasons & COMPILE_REASON_KEEPS, ==, 0);
  g_assert_cmpuint (advice.kept, ==, 0);

  /* COM-25: they lead in two lines, until a card is deleted in either. */
  scene_begin ("death fire light", "darkness gravity life");
  scene_put (ME, 0, "Death 1", UP);
  scene_put (THEM, 1, "Gravity 5", UP);
  scene_put (THEM, 2, "Life 5", UP);
  scene_deck (ME, "Fire 3");
  scene_hand (ME, "Fire 4");
  scene_hand (THEM, "Gravity 4");
  scene_turn (ME);
  g_assert_cmpuint (advice_to (COMPILE_DECISION_YES).reasons & COMPILE_REASON_KEEPS_CONTROL, !=, 0);
  g_assert_cmpuint (advice_to (COMPILE_DECISION_PASS).reasons & COMPILE_REASON_KEEPS_CONTROL, ==, 0);
}

/* More cards in hand than before; a card that replaces itself brings none. */
static void
test_draws (void)
{
  CompileAdvice advice;

  scene_begin ("chaos fear war", "courage ice peace");
  scene_hand (ME, "Fear 1, War 3");
  scene_deck (ME, "Chaos 1, Chaos 2, Chaos 3");
  scene_hand (THEM, "Courage 1");
  scene_action (ME);
  advice = advice_of ("Fear 1");
  g_assert_cmpuint (advice.reasons & COMPILE_REASON_DRAWS, !=, 0);
  g_assert_cmpfloat (advice.gain.hand[0], ==, 1);
  g_assert_cmpfloat (advice.gain.drawn[0], ==, 2);
  advice = advice_of ("War 3");
  g_assert_cmpuint (advice.reasons & COMPILE_REASON_DRAWS, ==, 0);
  g_assert_cmpfloat (advice.gain.drawn[0], ==, 1);
}

/* More of their cards than of mine. */
static void
test_deletes (void)
{
  CompileAdvice advice;

  scene_begin ("courage fear ice", "chaos clarity corruption");
  scene_put (THEM, 0, "Chaos 5", UP);
  scene_hand (ME, "Courage 1, Ice 4");
  scene_hand (THEM, "Clarity 4");
  scene_action (ME);
  advice = advice_of ("Courage 1");
  g_assert_cmpuint (advice.reasons & COMPILE_REASON_DELETES, !=, 0);
  g_assert_cmpfloat (advice.gain.deleted[1], ==, 1);
  advice = advice_of ("Ice 4");
  g_assert_cmpuint (advice.reasons & COMPILE_REASON_DELETES, ==, 0);
  g_assert_cmpfloat (advice.gain.deleted[1], ==, 0);

  /* One of each side. */
  scene_begin ("death fire light", "darkness gravity life");
  scene_put (ME, 1, "Fire 5", UP);
  scene_put (THEM, 2, "Life 5", UP);
  scene_hand (ME, "Death 0");
  scene_hand (THEM, "Life 4");
  scene_action (ME);
  advice = advice_of ("Death 0");
  g_assert_cmpfloat (advice.gain.deleted[0], ==, 1);
  g_assert_cmpfloat (advice.gain.deleted[1], ==, 1);
  g_assert_cmpuint (advice.reasons & COMPILE_REASON_DELETES, ==, 0);
}

/* In the draft, protocols that win often, and nothing else; there are such at first, and not only such at last. */
static void
test_rated (void)
{
  for (unsigned id = 0; id < COMPILE_N_SETS; id++)
    {
      const CompileSet *set = compile_card_set_get_cards (compile_card_set_get (id));
      const CompileSetup setup = { .seed = 1 };
      CompileAdvice advice[COMPILE_MAX_ADVICE];
      bool all_rated = true;

      compile_rules_begin (&scene, set, &setup, NULL);
      while (scene.ask.kind == COMPILE_ASK_DRAFT)
        {
          g_assert_cmpuint (advise (advice), ==, COMPILE_MAX_ADVICE);
          g_assert_true (scene.drafted > 0 || advice[0].reasons == COMPILE_REASON_RATED);
          all_rated = true;
          for (unsigned i = 0; i < COMPILE_MAX_ADVICE; i++)
            {
              const bool rated = compile_draft_rating (set, advice[i].decision.number) > 0;

              g_assert_cmpuint (advice[i].reasons, ==, rated ? COMPILE_REASON_RATED : 0);
              all_rated = all_rated && rated;
            }
          compile_rules_take (&scene, &advice[0].decision, NULL);
        }
      g_assert_false (all_rated);
    }
}

/* A cancelled request gets no advice. */
static void
test_cancelled (void)
{
  const atomic_int cancelled = 1;
  const CompileSearchLimits limits = { .work = 100, .cancelled = &cancelled };
  CompileAdvice advice[COMPILE_MAX_ADVICE];
  CompileKnowledge knowledge;

  scene_begin ("chaos fear war", "courage ice peace");
  scene_hand (ME, "Fear 5, War 5");
  scene_action (ME);
  compile_knowledge_of (&knowledge, &scene, ME);
  g_assert_cmpuint (compile_advice_give (&knowledge, &limits, advice), ==, 0);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/advice/order", test_order);
  g_test_add_func ("/advice/lines/com-26", test_lines);
  g_test_add_func ("/advice/wins/com-40", test_wins);
  g_test_add_func ("/advice/only", test_only);
  g_test_add_func ("/advice/leads/com-25", test_leads);
  g_test_add_func ("/advice/keeps-control/com-25", test_keeps_control);
  g_test_add_func ("/advice/keeps-early/com-24", test_keeps_early);
  g_test_add_func ("/advice/draws", test_draws);
  g_test_add_func ("/advice/deletes", test_deletes);
  g_test_add_func ("/advice/rated", test_rated);
  g_test_add_func ("/advice/cancelled", test_cancelled);
  return g_test_run ();
}
