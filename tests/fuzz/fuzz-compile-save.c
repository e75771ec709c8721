/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compile-rules.h"
#include "compile-save-head.h"
#include "fixture-check.h"
#include "fuzz.h"

#define MAX_DECISIONS 300

/* Plays on at random. */
static void
play (CompileState *state,
      uint64_t      seed)
{
  CompileDecision list[COMPILE_MAX_DECISIONS];
  OgcRandom random;
  unsigned n;

  ogc_random_seed (&random, 99, seed);
  for (unsigned i = 0; i < MAX_DECISIONS && (n = compile_rules_list (state, list)) > 0; i++)
    {
      g_assert_cmpstr (state_fault (state), ==, NULL);
      g_assert_cmpuint (compile_rules_take (state, &list[ogc_random_below (&random, 99, n)], NULL), ==,
                        COMPILE_RULE_NONE);
    }
}

/* Whatever is accepted as a save is written back as the same game with an equal head, and can be played to its end.
 * Reading the head must cope with any bytes. */
int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t         size)
{
  g_autoptr (GBytes) bytes = g_bytes_new (data, size);
  g_autoptr (GError) error = NULL;
  g_autoptr (CompileSave) save = compile_save_from_bytes ("fuzz", bytes, &error);
  g_autoptr (GBytes) written = NULL;
  g_autoptr (CompileSave) back = NULL;
  g_autoptr (GError) no_head = NULL;
  g_autoptr (CompileSaveHead) raw = compile_save_head_read ("fuzz", bytes, &no_head);
  g_autoptr (CompileSaveHead) head = NULL;
  CompileSaveSummary summary;
  CompileState state;

  g_assert_true ((raw == NULL) == (no_head != NULL));
  g_assert_true ((save == NULL) == (error != NULL));
  if (save == NULL)
    return 0;

  written = compile_save_to_bytes (save);
  back = compile_save_from_bytes ("written", written, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (back->position, ==, save->position);
  head = compile_save_head_read ("written", written, &error);
  g_assert_no_error (error);
  compile_save_summary_init (&summary, save->card_set, &save->state);
  g_assert_cmpmem (&head->summary, sizeof head->summary, &summary, sizeof summary);
  state = back->state;
  play (&state, size);

  return 0;
}
