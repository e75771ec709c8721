/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compile-protocol-lines.h"
#include "compile-rules.h"

#define GAMES 12

/* COM-14, COM-15: a question to a side is the same line in every game that agrees with what the side knows, so it
 * reveals nothing hidden, not even by the order of a list. */
static void
assert_hides (const CompileState *state,
              guint               position)
{
  g_autofree CompileKnowledge *knowledge = g_new (CompileKnowledge, 1);
  g_autofree CompileState *other = g_new (CompileState, 1);
  g_autofree char *line = compile_protocol_ask (state, position);

  compile_knowledge_of (knowledge, state, state->ask.side);
  for (guint64 seed = 0; seed < 3; seed++)
    {
      g_autofree char *same = NULL;

      compile_knowledge_sample (knowledge, seed, other);
      same = compile_protocol_ask (other, position);
      g_assert_cmpstr (line, ==, same);
    }
}

static void
test_hidden (gconstpointer set)
{
  CompileDecision legal[COMPILE_MAX_DECISIONS];
  g_autofree CompileState *state = g_new (CompileState, 1);
  guint asked = 0, n;

  for (guint64 seed = 1; seed <= GAMES; seed++)
    {
      const CompileSetup setup = { .seed = seed, .first = COMPILE_RANDOM_SIDE };
      OgcRandom random;

      ogc_random_seed (&random, 1, seed);
      compile_rules_begin (state, compile_card_set_get_cards (compile_card_set_get (GPOINTER_TO_UINT (set))), &setup,
                           NULL);
      for (guint position = 0; (n = compile_rules_list (state, legal)) > 0; position++, asked++)
        {
          assert_hides (state, position);
          compile_rules_take (state, &legal[ogc_random_below (&random, 1, n)], NULL);
        }
    }
  g_assert_cmpuint (asked, >, 100 * GAMES / 2);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_data_func ("/compile-lines/nothing-hidden/mn02", GUINT_TO_POINTER (COMPILE_SET_MN02), test_hidden);
  g_test_add_data_func ("/compile-lines/nothing-hidden/mn01", GUINT_TO_POINTER (COMPILE_SET_MN01), test_hidden);

  return g_test_run ();
}
