/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compile-card-set.h"
#include "compile-rules.h"
#include "fixture-check.h"
#include "fuzz.h"

#include <glib.h>

#define MAX_DECISIONS 600

/* Plays a random game; over all seeds every protocol gets drafted. */
static void
play (const CompileSet *set,
      uint64_t          seed)
{
  const CompileSetup setup = { .seed = seed, .first = COMPILE_RANDOM_SIDE };
  CompileDecision list[COMPILE_MAX_DECISIONS];
  CompileState state;
  OgcRandom random;
  unsigned n;

  ogc_random_seed (&random, 99, seed);
  g_assert_cmpuint (compile_rules_begin (&state, set, &setup, NULL), ==, COMPILE_RULE_NONE);
  for (unsigned i = 0; i < MAX_DECISIONS && (n = compile_rules_list (&state, list)) > 0; i++)
    {
      g_assert_cmpstr (state_fault (&state), ==, NULL);
      g_assert_cmpuint (compile_rules_take (&state, &list[ogc_random_below (&random, 99, n)], NULL), ==,
                        COMPILE_RULE_NONE);
    }
}

/* Games can be played with whatever is accepted as a set of cards. */
int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t         size)
{
  g_autoptr (GBytes) bytes = g_bytes_new (data, size);
  g_autoptr (GError) error = NULL;
  g_autoptr (CompileCardSet) set = compile_card_set_parse ("fuzz", bytes, &error);

  g_assert_true ((set == NULL) == (error != NULL));
  for (unsigned i = 0; set != NULL && i < 8; i++)
    play (compile_card_set_get_cards (set), size + i);

  return 0;
}
