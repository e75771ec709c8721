/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compile-console-files.h"

#include <glib/gi18n.h>

#include "compile-console-private.h"

gboolean
compile_console_check (GFile       *file,
                       const char  *name,
                       GError     **error)
{
  g_autoptr (CompileSave) save = compile_save_load (file, error);

  if (save == NULL || !compile_save_check_seats (save, name, error))
    return FALSE;
  if (save->state.ask.kind == COMPILE_ASK_NOTHING)
    /* TRANSLATORS: a file's name */
    ogc_cli_print (_("%s: a finished saved game, valid."), name);
  else if (save->state.turn == 0)
    /* TRANSLATORS: a file's name */
    ogc_cli_print (_("%s: a saved game in the draft, valid."), name);
  else
    /* TRANSLATORS: a file's name, and the number of the turn */
    ogc_cli_print (_("%s: a saved game in turn %u, valid."), name, save->state.turn);
  ogc_cli_print ("\n");
  return TRUE;
}

void
compile_console_replay (CompileSave *save,
                        guint        viewer)
{
  g_autoptr (GPtrArray) story = NULL;
  g_autofree char *prompt = NULL;
  CompileKnowledge knowledge;
  CompileTextGame game;

  compile_console_tell_setup (save, FALSE);
  compile_knowledge_of (&knowledge, &save->state, viewer < COMPILE_N_SIDES ? viewer : COMPILE_NOBODY);
  game = (CompileTextGame) { .set = save->card_set, .state = &knowledge.seen, .near_side = viewer == 1,
                             .names = { save->seats[0].name, save->seats[1].name },
                             .sees = viewer < COMPILE_N_SIDES ? 1u << viewer : (1u << COMPILE_N_SIDES) - 1 };
  story = compile_console_story (save, &game, COMPILE_STORY_BEGINNING, TRUE);
  for (guint i = 0; i < story->len && ogc_cli_is_read (); i++)
    ogc_cli_print ("%s\n", (const char *) story->pdata[i]);
  prompt = compile_text_prompt (&game, FALSE);
  if (*prompt != '\0')
    ogc_cli_print ("\n%s\n", prompt);
}
