/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compile-record.h"
#include "ogc-file.h"
#include "played-game.h"

/* make-compile-fixtures FOLDER: writes games for tests/fixtures/compile, one in the middle of an effect, and a finished
 * one with its record. */
int
main (int    argc,
      char **argv)
{
  g_autoptr (GFile) folder = g_file_new_for_commandline_arg (argc > 1 ? argv[1] : ".");
  g_autoptr (GFile) middle = g_file_get_child (folder, "save-v2.gildedcompass");
  g_autoptr (GFile) over = g_file_get_child (folder, "save-v2-over.gildedcompass");
  g_autoptr (CompileSave) finished = played_game_save (1, G_MAXUINT, 0);
  g_autoptr (GFile) lines = g_file_get_child (folder, "record-v1.jsonl");
  g_autoptr (GBytes) record = compile_record_from_save (finished);
  g_autoptr (CompileSave) save = NULL;

  for (guint length = 60; save == NULL || save->state.n_frames == 0; length++)
    {
      g_clear_object (&save);
      save = played_game_save (0, length, 2);
    }
  return ogc_saved_game_write (OGC_SAVED_GAME (save), middle, NULL)
         && ogc_saved_game_write (OGC_SAVED_GAME (finished), over, NULL)
         && ogc_file_write (lines, record, NULL) ? 0 : 1;
}
