/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "compile-text.h"
#include "ogc-rulebook-xml.h"

#define MAX_RULES_OF_PARAGRAPH 7

static char *
read_rulebook (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "data", "compile", "rulebook.xml", NULL);
  g_autoptr (GError) error = NULL;
  char *text;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);

  return text;
}

/* How often each rule is told; paragraphs that have no rule are left out. */
static void
count_rules (guint *told)
{
  g_autofree char *text = read_rulebook ();
  g_autoptr (GRegex) list = g_regex_new ("<paragraph rules=\"([^\"]+)\"", 0, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;

  for (g_regex_match (list, text, 0, &match); g_match_info_matches (match); g_match_info_next (match, NULL))
    {
      g_autofree char *rules = g_match_info_fetch (match, 1);
      g_auto (GStrv) names = g_strsplit (rules, " ", -1);

      g_assert_cmpuint (g_strv_length (names), <=, MAX_RULES_OF_PARAGRAPH);
      for (char **name = names; *name != NULL; name++)
        {
          guint rule = COMPILE_RULE_NONE + 1;

          if (g_str_equal (*name, "not-asked") || g_str_equal (*name, "malformed"))
            continue;
          while (rule < COMPILE_N_RULES && !g_str_equal (compile_text_rule_number (rule), *name))
            rule++;
          if (rule == COMPILE_N_RULES)
            g_error ("there is no rule %s", *name);
          told[rule]++;
        }
    }
}

static void
test_rules (void)
{
  guint told[COMPILE_N_RULES] = { 0 };

  count_rules (told);
  for (guint rule = COMPILE_RULE_MALFORMED + 1; rule < COMPILE_N_RULES; rule++)
    if (told[rule] == 0)
      g_error ("%s is told nowhere", compile_text_rule_number (rule));
}

/* It has the form of the first game's rulebook, whose reader knows other rules. */
static void
test_form (void)
{
  g_autofree char *text = read_rulebook ();
  g_autoptr (GRegex) list = g_regex_new (" rules=\"[^\"]+\"", 0, 0, NULL);
  g_autofree char *plain = g_regex_replace_literal (list, text, -1, 0, "", 0, NULL);
  g_autoptr (GBytes) bytes = g_bytes_new (plain, strlen (plain));
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) chapters = ogc_rulebook_parse (bytes, &error);

  g_assert_no_error (error);
  g_assert_cmpuint (chapters->len, >=, 10);
  for (guint i = 0; i < chapters->len; i++)
    {
      const OgcChapter *chapter = chapters->pdata[i];
      g_autofree char *file = g_strdup_printf ("%s.svg", chapter->symbol);
      g_autofree char *symbol = g_test_build_filename (G_TEST_DIST, "ui", "art", "symbols", file, NULL);

      if (!g_file_test (symbol, G_FILE_TEST_EXISTS))
        g_error ("there is no symbol %s", chapter->symbol);
      g_assert_cmpuint (chapter->building, ==, OGC_NO_BUILDING);
      g_assert_nonnull (chapter->related[0]);
      for (guint k = 0; k < chapter->n_paragraphs; k++)
        g_assert_nonnull (chapter->paragraphs[k].text);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/compile-rulebook/every-rule-is-told", test_rules);
  g_test_add_func ("/compile-rulebook/form", test_form);
  return g_test_run ();
}
