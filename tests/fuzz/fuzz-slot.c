/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "fuzz.h"
#include "ogc-old-autosave.h"
#include "temp-folder.h"

static void
put (GFile      *folder,
     const char *name,
     const char *content,
     gsize       length)
{
  g_autoptr (GFile) file = g_file_get_child (folder, name);

  g_assert_true (g_file_set_contents (g_file_peek_path (file), content, (gssize) length, NULL));
}

/* Whatever an earlier version left in its slot, a saved game and after a blank line the journal, the slot is empty
 * afterwards, and the game to continue can be read. */
int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t         size)
{
  TempFolder *path = temp_folder_new ();
  g_autoptr (GFile) folder = g_file_new_for_path (path);
  g_autoptr (GFile) current = g_file_get_child (folder, "current");
  g_autofree char *content = g_strndup ((const char *) data, size);
  const gsize length = strlen (content);
  const char *blank = strstr (content, "\n\n");
  const gsize first = blank != NULL ? (gsize) (blank - content) : length;
  g_autofree char *name = NULL;
  g_autoptr (GError) error = NULL;

  put (folder, "autosave.gildedcompass", content, first);
  if (blank != NULL)
    put (folder, "autosave.journal", blank + 2, length - first - 2);
  g_assert_true (ogc_old_autosave_adopt (folder, current, &error));
  g_assert_no_error (error);
  if (g_file_get_contents (g_file_peek_path (current), &name, NULL, NULL))
    {
      g_autoptr (GFile) file = g_file_get_child (folder, name);
      g_autoptr (OgcSave) save G_GNUC_UNUSED = ogc_save_load (file, &error);

      g_assert_no_error (error);
    }
  temp_folder_free (path);

  return 0;
}
