/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <locale.h>
#include <stdlib.h>

#include "analysis-fixture.h"
#include "ogc-game-analyser.h"

/* leave-lookback SAVE: writes a hand-made analysis of the game in SAVE, which criticises many decisions, where the
 * program finds it. */

int
main (int    argc,
      char **argv)
{
  g_autoptr (GFile) file = NULL;
  g_autoptr (GFile) folder = ogc_game_analyser_get_folder ();
  g_autoptr (OgcSave) save = NULL;
  g_autoptr (GError) error = NULL;

  setlocale (LC_ALL, "");
  if (argc != 2)
    g_error ("leave-lookback SAVE");
  file = g_file_new_for_commandline_arg (argv[1]);
  save = ogc_save_load (file, &error);
  if (save == NULL)
    g_error ("%s", error->message);
  analysis_fixture_blame (save, folder);
  return EXIT_SUCCESS;
}
