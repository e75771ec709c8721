/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-locale.h"

#include <glib/gi18n.h>
#include <locale.h>
#include <math.h>
#include <string.h>

#include "config.h"

#ifdef __GLIBC__
/* gettext caches what it finds until this number changes; it is documented in the manual, but declared in no header. */
extern int _nl_msg_cat_cntr;
#endif

/* In the locale "C" gettext translates nothing, and newer versions of the C library treat "C.UTF-8" as the same. This
 * is "C.UTF-8" under a name that they do not recognise: no system has a locale for this country, so all of them use the
 * one without a country. */
#define TRANSLATED "C_XX.UTF-8"

/* What ogc_locale_choose() set, and the LANGUAGE of the environment before. */
static char *chosen;
static char *before;

/* The build directory that the program lies in (src/FLOOR/PROGRAM, tests/FLOOR/ROOM/PROGRAM), or NULL. */
static char *
dup_build_dir (const char *program_dir)
{
  static const char *const ways[] = { "../..", "../../.." };

  for (gsize i = 0; i < G_N_ELEMENTS (ways); i++)
    {
      g_autofree char *root = g_build_filename (program_dir, ways[i], NULL);
      g_autofree char *mark = g_build_filename (root, "meson-info", NULL);

      if (g_file_test (mark, G_FILE_TEST_IS_DIR))
        return g_steal_pointer (&root);
    }
  return NULL;
}

static const char *
first_set (const char * const *variables)
{
  for (; *variables != NULL; variables++)
    {
      const char *value = g_getenv (*variables);

      if (value != NULL && *value != '\0')
        return value;
    }
  return NULL;
}

static void
leave_c_utf_8 (void)
{
  if (g_str_has_prefix (setlocale (LC_MESSAGES, NULL), "C."))
    setlocale (LC_MESSAGES, TRANSLATED);
}

/* The locale is missing, but our translation may exist: gettext finds it by LANGUAGE, in any locale but "C". */
static void
fall_back (void)
{
  const char * const variables[] = { "LC_ALL", "LC_MESSAGES", "LANG", NULL };
  const char *wanted = first_set (variables);

  if (wanted != NULL)
    g_setenv ("LANGUAGE", wanted, FALSE);
  setlocale (LC_ALL, "C.UTF-8");
}

static void
set_language (const char *language)
{
  if (language != NULL)
    g_setenv ("LANGUAGE", language, TRUE);
  else
    g_unsetenv ("LANGUAGE");
#ifdef __GLIBC__
  _nl_msg_cat_cntr++;
#endif
}

void
ogc_locale_init (void)
{
  g_autofree char *dir = ogc_locale_dup_dir (LOCALEDIR, "po", "share/locale");

  if (setlocale (LC_ALL, "") == NULL)
    fall_back ();
  leave_c_utf_8 ();
  bindtextdomain (GETTEXT_PACKAGE, dir);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
}

void
ogc_locale_prepare (void)
{
  g_autofree char *now = g_strdup (g_getenv ("LANGUAGE"));

  for (const char * const *language = ogc_locale_get_languages () + 1; *language != NULL; language++)
    {
      set_language (*language);
      g_dgettext (GETTEXT_PACKAGE, "English");
    }
  set_language (now);
}

const char * const *
ogc_locale_get_languages (void)
{
  static const char * const languages[] = { "en", LANGUAGES NULL };

  return languages;
}

char *
ogc_locale_dup_own_name (const char *language)
{
  g_autofree char *now = g_strdup (g_getenv ("LANGUAGE"));
  g_autofree char *locale = g_strdup (setlocale (LC_MESSAGES, NULL));
  char *name;

  g_return_val_if_fail (language != NULL, NULL);

  setlocale (LC_MESSAGES, "C.UTF-8");
  leave_c_utf_8 ();
  set_language (language);
  /* TRANSLATORS: what your language calls itself, such as "Deutsch" */
  name = g_strdup (C_("this language", "English"));
  setlocale (LC_MESSAGES, locale);
  set_language (now);
  return name;
}

char *
ogc_locale_dup_decimal (double   number,
                        unsigned places,
                        gboolean with_sign)
{
  static const char * const formats[] = { "%.0f", "%.1f", "%.2f", "%.3f", "%.4f" };
  char digits[400]; /* more than the largest number has */
  const char *sign = "";
  char *point;

  g_return_val_if_fail (places < G_N_ELEMENTS (formats), NULL);

  g_ascii_formatd (digits, sizeof digits, formats[places], fabs (number));
  if (digits[strspn (digits, "0.")] != '\0')
    sign = number < 0 ? "\342\210\222" /* U+2212 */ : with_sign ? "+" : "";
  point = strchr (digits, '.');
  if (point == NULL)
    return g_strconcat (sign, digits, NULL);
  *point = '\0';
  /* TRANSLATORS: what stands before the decimals of a number: "." or "," */
  return g_strconcat (sign, digits, C_("decimal separator", "."), point + 1, NULL);
}

void
ogc_locale_choose (const char *language)
{
  g_return_if_fail (language != NULL);

  if (!g_strv_contains (ogc_locale_get_languages (), language))
    return;
  if (chosen == NULL)
    before = g_strdup (g_getenv ("LANGUAGE"));
  g_free (chosen);
  chosen = g_strdup (language);
  /* In the locale "C" gettext translates nothing. */
  if (g_strcmp0 (setlocale (LC_MESSAGES, NULL), "C") == 0)
    setlocale (LC_ALL, "C.UTF-8");
  leave_c_utf_8 ();
  set_language (language);
}

const char *
ogc_locale_get_chosen (void)
{
  return chosen != NULL ? chosen : "";
}

void
ogc_locale_forget (void)
{
  if (chosen == NULL)
    return;
  g_clear_pointer (&chosen, g_free);
  set_language (before);
  g_clear_pointer (&before, g_free);
}

char *
ogc_locale_dup_joined (const char *text)
{
  g_auto (GStrv) syllables = NULL;

  g_return_val_if_fail (text != NULL, NULL);

  syllables = g_strsplit (text, "\u00ad", -1);
  return g_strjoinv (NULL, syllables);
}

char *
ogc_locale_dup_dir (const char *installed,
                    const char *in_build,
                    const char *in_prefix)
{
  g_autofree char *program = g_file_read_link ("/proc/self/exe", NULL);
  g_autofree char *program_dir = NULL;
  g_autofree char *build_dir = NULL;
  g_autofree char *moved = NULL;

  g_return_val_if_fail (installed != NULL, NULL);
  g_return_val_if_fail (in_build != NULL, NULL);
  g_return_val_if_fail (in_prefix != NULL, NULL);

  if (program == NULL)
    return g_strdup (installed);
  program_dir = g_path_get_dirname (program);
  build_dir = dup_build_dir (program_dir);
  if (build_dir != NULL)
    return g_build_filename (build_dir, in_build, NULL);
  moved = g_build_filename (program_dir, "..", in_prefix, NULL);
  return g_file_test (moved, G_FILE_TEST_IS_DIR) ? g_steal_pointer (&moved) : g_strdup (installed);
}
