/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-locale.h"

#include <glib/gi18n.h>
#include <locale.h>

#include "config.h"

/* The folder two levels up when the program lies in a build directory (src/FLOOR/PROGRAM, tests/FLOOR/PROGRAM); or NULL. */
static char *
dup_build_dir (const char *program_dir)
{
  g_autofree char *root = g_build_filename (program_dir, "..", "..", NULL);
  g_autofree char *mark = g_build_filename (root, "meson-info", NULL);

  return g_file_test (mark, G_FILE_TEST_IS_DIR) ? g_steal_pointer (&root) : NULL;
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

/* The locale is not there, but our texts may be: gettext takes them by LANGUAGE, in any locale but "C". */
static void
fall_back (void)
{
  const char * const variables[] = { "LC_ALL", "LC_MESSAGES", "LANG", NULL };
  const char *wanted = first_set (variables);

  if (wanted != NULL)
    g_setenv ("LANGUAGE", wanted, FALSE);
  setlocale (LC_ALL, "C.UTF-8");
}

void
ogc_locale_init (void)
{
  g_autofree char *dir = ogc_locale_dup_dir (LOCALEDIR, "po", "share/locale");

  if (setlocale (LC_ALL, "") == NULL)
    fall_back ();
  bindtextdomain (GETTEXT_PACKAGE, dir);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
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
