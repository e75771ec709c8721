/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>
#include <locale.h>
#include <string.h>

#include "compile-rulebook.h"
#include "config.h"
#include "ogc-compass-rulebook.h"
#include "ogc-locale.h"

/* Runs the same test again in a process of its own, in which nothing has set a locale yet. Returns TRUE in that
 * process. */
static gboolean
alone (void)
{
  if (g_test_subprocess ())
    return TRUE;
  g_test_trap_subprocess (NULL, 0, 0);
  g_test_trap_assert_passed ();
  return FALSE;
}

static void
test_missing (void)
{
  if (!alone ())
    return;
  g_unsetenv ("LANGUAGE");
  g_setenv ("LC_ALL", "xx_YY.UTF-8", TRUE);
  ogc_locale_init ();
  g_assert_cmpstr (setlocale (LC_CTYPE, NULL), ==, "C.UTF-8");
  g_assert_cmpstr (setlocale (LC_NUMERIC, NULL), ==, "C.UTF-8");
  /* The text is still in the requested language, if there is a translation. */
  g_assert_cmpstr (g_getenv ("LANGUAGE"), ==, "xx_YY.UTF-8");
}

static void
test_missing_with_language (void)
{
  if (!alone ())
    return;
  g_setenv ("LANGUAGE", "de", TRUE);
  g_setenv ("LC_ALL", "xx_YY.UTF-8", TRUE);
  ogc_locale_init ();
  g_assert_cmpstr (g_getenv ("LANGUAGE"), ==, "de");
}

static void
test_there (void)
{
  g_autofree char *bound = NULL;
  g_autofree char *dir = NULL;

  if (!alone ())
    return;
  g_setenv ("LC_ALL", "C.UTF-8", TRUE);
  g_unsetenv ("LANGUAGE");
  ogc_locale_init ();
  g_assert_cmpstr (setlocale (LC_CTYPE, NULL), ==, "C.UTF-8");
  g_assert_null (g_getenv ("LANGUAGE"));
  g_assert_cmpstr (textdomain (NULL), ==, GETTEXT_PACKAGE);
  dir = g_test_build_filename (G_TEST_BUILT, "po", NULL);
  bound = g_canonicalize_filename (bindtextdomain (GETTEXT_PACKAGE, NULL), NULL);
  g_assert_cmpstr (bound, ==, dir);
}

/* The person's choice overrides the environment, and can be undone. */
static void
test_choice (void)
{
  g_autofree char *own = NULL;

  if (!alone ())
    return;
  g_setenv ("LC_ALL", "C.UTF-8", TRUE);
  g_setenv ("LANGUAGE", "en", TRUE);
  ogc_locale_init ();
  ogc_locale_prepare ();
  g_assert_cmpstr (_("Preferences"), ==, "Preferences");
  ogc_locale_choose ("tlh");
  g_assert_cmpstr (ogc_locale_get_chosen (), ==, "");
  ogc_locale_choose ("de");
  g_assert_cmpstr (ogc_locale_get_chosen (), ==, "de");
  g_assert_cmpstr (_("Preferences"), ==, "Einstellungen");
  /* The way templates are translated. */
  g_assert_cmpstr (g_dgettext (GETTEXT_PACKAGE, "Preferences"), ==, "Einstellungen");
  own = ogc_locale_dup_own_name ("en");
  g_assert_cmpstr (own, ==, "English");
  g_assert_cmpstr (_("Preferences"), ==, "Einstellungen");
  ogc_locale_forget ();
  g_assert_cmpstr (g_getenv ("LANGUAGE"), ==, "en");
  g_assert_cmpstr (_("Preferences"), ==, "Preferences");
}

static void
check_translated (const OgcRulebook *rulebook)
{
  const OgcChapter *chapter;

  for (unsigned n = 0; (chapter = ogc_rulebook_nth (rulebook, n)) != NULL; n++)
    {
      g_assert_true (ogc_chapter_get_title (chapter) != strchr (chapter->title, '\004') + 1); /* some names are the same
                                                                                               * in both languages */
      for (const OgcParagraph *i = chapter->paragraphs; i < chapter->paragraphs + chapter->n_paragraphs; i++)
        {
          g_assert_cmpstr (ogc_paragraph_get_text (i), !=, i->text);
          if (i->heading != NULL)
            g_assert_cmpstr (ogc_paragraph_get_heading (i), !=, strchr (i->heading, '\004') + 1);
          if (i->caption != NULL)
            g_assert_cmpstr (ogc_paragraph_get_caption (i), !=, i->caption);
        }
    }
}

/* The program normalises line breaks in a rulebook as gettext does; otherwise its texts would not be found in the
 * catalogue. */
static void
test_rulebooks (void)
{
  g_autoptr (GArray) hits = NULL;

  if (!alone ())
    return;
  g_setenv ("LC_ALL", "C.UTF-8", TRUE);
  g_setenv ("LANGUAGE", "de", TRUE);
  ogc_locale_init ();
  ogc_locale_prepare ();
  check_translated (ogc_compass_rulebook_get ());
  check_translated (compile_rulebook_get ());
  hits = ogc_rulebook_search (compile_rulebook_get (), "KOMPILIEREN zug");
  g_assert_cmpuint (hits->len, >, 0);
}

static void
check_decimal (double      number,
               unsigned    places,
               gboolean    with_sign,
               const char *text)
{
  g_autofree char *got = ogc_locale_dup_decimal (number, places, with_sign);

  g_assert_cmpstr (got, ==, text);
}

/* Numbers are written in the style of the program's language, whatever the locale. */
static void
test_decimal (void)
{
  if (!alone ())
    return;
  g_setenv ("LC_ALL", "C.UTF-8", TRUE);
  g_setenv ("LANGUAGE", "en", TRUE);
  ogc_locale_init ();
  ogc_locale_prepare ();
  check_decimal (-8.26, 1, FALSE, "−8.3");
  check_decimal (51.3, 1, TRUE, "+51.3");
  check_decimal (-0.04, 1, TRUE, "0.0");
  check_decimal (-0.0, 1, TRUE, "0.0");
  check_decimal (-3, 0, TRUE, "−3");
  ogc_locale_choose ("de");
  check_decimal (-8.26, 1, FALSE, "−8,3");
  check_decimal (51.3, 2, TRUE, "+51,30");
  check_decimal (7, 0, FALSE, "7");
}

/* A text is whole again without the places where it may be broken. */
static void
test_joined (void)
{
  g_autofree char *broken = ogc_locale_dup_joined ("Über\302\255zeugungs\302\255kraft \302\255");
  g_autofree char *whole = ogc_locale_dup_joined ("Wille");

  g_assert_cmpstr (broken, ==, "Überzeugungskraft ");
  g_assert_cmpstr (whole, ==, "Wille");
}

/* Every language has its own name, and no two have the same. */
static void
test_own_names (void)
{
  const char * const *languages = ogc_locale_get_languages ();
  g_autoptr (GHashTable) names = NULL;

  if (!alone ())
    return;
  g_setenv ("LC_ALL", "C", TRUE);
  ogc_locale_init ();
  names = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_assert_cmpstr (languages[0], ==, "en");
  for (unsigned n = 0; languages[n] != NULL; n++)
    g_assert_true (g_hash_table_add (names, ogc_locale_dup_own_name (languages[n])));
  g_assert_true (g_hash_table_contains (names, "Deutsch"));
}

static void
check_dir (const char *in_build,
           const char *expected)
{
  g_autofree char *dir = ogc_locale_dup_dir ("/installed", in_build, "share/locale");
  g_autofree char *plain = g_canonicalize_filename (dir, NULL);
  g_autofree char *wanted = g_test_build_filename (G_TEST_BUILT, expected, NULL);
  g_autofree char *wanted_plain = g_canonicalize_filename (wanted, NULL);

  g_assert_cmpstr (plain, ==, wanted_plain);
}

/* The test runs from the build directory. */
static void
test_dir (void)
{
  check_dir ("po", "po");
  check_dir ("data", "data");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/locale/missing", test_missing);
  g_test_add_func ("/locale/missing-with-language", test_missing_with_language);
  g_test_add_func ("/locale/there", test_there);
  g_test_add_func ("/locale/choice", test_choice);
  g_test_add_func ("/locale/rulebooks", test_rulebooks);
  g_test_add_func ("/locale/decimal", test_decimal);
  g_test_add_func ("/locale/joined", test_joined);
  g_test_add_func ("/locale/own-names", test_own_names);
  g_test_add_func ("/locale/dir", test_dir);

  return g_test_run ();
}
