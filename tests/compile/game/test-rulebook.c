/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compile-rulebook.h"
#include "compile-text.h"

static void
test_rules (void)
{
  OgcRulebookPlace place;

  for (guint rule = COMPILE_RULE_NONE + 1; rule < COMPILE_N_RULES; rule++)
    if (!ogc_rulebook_find_rule (compile_rulebook_get (), rule, NULL, &place))
      g_error ("%s (%u) is told nowhere", compile_text_rule_number (rule), rule);
  g_assert_true (ogc_rulebook_find_rule (compile_rulebook_get (), COMPILE_RULE_COM_40, NULL, &place));
  g_assert_cmpstr (place.chapter->id, ==, "about");
}

static void
test_chapters (void)
{
  const OgcChapter *chapter;
  unsigned n = 0;

  for (; (chapter = ogc_rulebook_nth (compile_rulebook_get (), n)) != NULL; n++)
    {
      g_autofree char *file = g_strdup_printf ("%s.svg", chapter->symbol);
      g_autofree char *symbol = g_test_build_filename (G_TEST_DIST, "ui", "art", "symbols", file, NULL);

      if (!g_file_test (symbol, G_FILE_TEST_EXISTS))
        g_error ("there is no symbol %s", chapter->symbol);
      g_assert_nonnull (chapter->related[0]);
    }
  g_assert_cmpuint (n, >=, 10);
}

static void
test_search (void)
{
  g_autoptr (GArray) hits = ogc_rulebook_search (compile_rulebook_get (), "COMPILE at once");

  g_assert_cmpuint (hits->len, >, 0);
  g_assert_cmpstr (g_array_index (hits, OgcRulebookPlace, 0).chapter->id, ==, "about");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/compile-rulebook/every-rule-is-told", test_rules);
  g_test_add_func ("/compile-rulebook/chapters", test_chapters);
  g_test_add_func ("/compile-rulebook/search", test_search);
  return g_test_run ();
}
