/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <locale.h>

#include "compile-history-entry.h"
#include "compile-record.h"
#include "played-game.h"

/* write-compile-samples FOLDER: writes saves and records of games of all set-ups, from the draft to the end, and a
 * history of each, for test-schemas.py. */

#define N_GAMES 14

/* Writes the history of that game, played to its end. */
static gboolean
write_history (const char *folder,
               guint       number,
               GError    **error)
{
  g_autofree char *name = g_strdup_printf ("history-%u.json", number);
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autoptr (CompileSave) save = played_game_save (number, G_MAXUINT, 0);
  g_autoptr (GPtrArray) entries = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GBytes) bytes = NULL;

  g_ptr_array_add (entries, compile_history_entry_new_from_save (save));
  bytes = ogc_history_format_to_bytes (&compile_history_format, entries);
  return g_file_set_contents (path, g_bytes_get_data (bytes, NULL), (gssize) g_bytes_get_size (bytes), error);
}

int
main (int    argc,
      char **argv)
{
  setlocale (LC_ALL, "");
  for (guint i = 0; i < N_GAMES; i++)
    {
      g_autofree char *name = g_strdup_printf ("save-%u.gildedcompass", i);
      g_autofree char *path = g_build_filename (argv[1], name, NULL);
      g_autoptr (GFile) file = g_file_new_for_path (path);
      g_autoptr (CompileSave) save = played_game_save (i, i == N_GAMES - 1 ? G_MAXUINT : i * 5, i % 3);
      g_autofree char *record_name = g_strdup_printf ("record-%u.jsonl", i);
      g_autofree char *record_path = g_build_filename (argv[1], record_name, NULL);
      g_autoptr (GBytes) record = compile_record_from_save (save);
      g_autoptr (GError) error = NULL;

      if (i % 2 == 1)
        {
          save->label.serial = i;
          save->label.title = g_strdup ("Über Nacht");
          save->label.place = g_strdup ("a-place");
        }
      if (!ogc_saved_game_write (OGC_SAVED_GAME (save), file, &error)
          || !g_file_set_contents (record_path, g_bytes_get_data (record, NULL), g_bytes_get_size (record), &error)
          || !write_history (argv[1], i, &error))
        g_error ("%s", error->message);
    }
  return 0;
}
