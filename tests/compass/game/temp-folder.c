/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "temp-folder.h"

#include <glib/gstdio.h>

TempFolder *
temp_folder_new (void)
{
  g_autoptr (GError) error = NULL;
  char *path = g_dir_make_tmp ("gilded-compass-test-XXXXXX", &error);

  g_assert_no_error (error);
  return path;
}

static void
remove_all (const char *path)
{
  g_autoptr (GDir) dir = g_file_test (path, G_FILE_TEST_IS_SYMLINK) ? NULL : g_dir_open (path, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *child = g_build_filename (path, name, NULL);

      remove_all (child);
    }
  g_assert_no_errno (g_remove (path));
}

void
temp_folder_free (TempFolder *folder)
{
  remove_all (folder);
  g_free (folder);
}
