/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-console-session.h"

#include <glib/gi18n.h>
#include <string.h>
#include <unistd.h>

#include "ogc-console-output.h"
#include "ogc-file.h"
#include "ogc-words.h"

/* Whether the game may be written to its file, which it may not in the folder of a window's games while that is open;
 * says why not. */
static gboolean
may_use_folder (OgcConsoleSession *self)
{
  g_autofree char *name = NULL;
  g_autofree char *folder = NULL;
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;

  if (self->store == NULL)
    self->store = ogc_store_new (NULL);
  name = ogc_store_find_name (self->store, self->file);
  if (name == NULL || ogc_store_lock (self->store, &error))
    return TRUE;
  folder = ogc_file_name (ogc_store_get_folder (self->store));
  /* TRANSLATORS: %s is a folder */
  text = g_strdup_printf (_("A window already saves to the folder %s. Save the game elsewhere."), folder);
  ogc_console_say (ogc_store_is_safe (self->store) ? error->message : text);
  return FALSE;
}

/* Writes the game to its file, or says that it failed. */
static gboolean
write_game (OgcConsoleSession *self)
{
  g_autoptr (OgcSavedGame) save = ogc_playable_create_save (self->game);
  g_autoptr (GError) error = NULL;

  self->saved_position = (int) ogc_playable_get_position (self->game); /* otherwise it would be retried each time */
  if (!may_use_folder (self))
    return FALSE;
  if (ogc_saved_game_write (save, self->file, &error))
    {
      self->unsaved = FALSE;
      return TRUE;
    }
  ogc_console_say (error->message);
  return FALSE;
}

void
ogc_console_session_autosave (OgcConsoleSession *self)
{
  if (self->autosave && self->saved_position != (int) ogc_playable_get_position (self->game))
    write_game (self);
}

/* Asks @question. Returns: (transfer full) (nullable): the answer; %NULL if there is none */
static char *
ask_question (OgcConsoleSession *self,
              const char        *question)
{
  char *answer;

  ogc_console_ask (question);
  answer = ogc_cli_is_read () ? ogc_console_input_next (self->input) : NULL;
  return answer != NULL ? g_strstrip (answer) : NULL;
}

/* What @answer means: 1 for yes, 0 for no, -1 for neither. */
static int
read_yes (const char *answer)
{
  g_auto (GStrv) words = ogc_words_split (answer != NULL ? answer : "");

  return ogc_words_yes (words);
}

/* Whether the game may be written to @file; asks before overwriting something else. */
static gboolean
may_write (OgcConsoleSession *self,
           GFile             *file)
{
  g_autofree char *path = ogc_file_name (file);
  g_autofree char *question = NULL;
  g_autofree char *answer = NULL;

  if ((self->file != NULL && g_file_equal (file, self->file)) || !g_file_query_exists (file, NULL))
    return TRUE;
  /* TRANSLATORS: a file */
  question = g_strdup_printf (_("%s exists already. Replace it, yes or no?"), path);
  answer = ask_question (self, question);
  return read_yes (answer) == 1;
}

void
ogc_console_session_save (OgcConsoleSession *self,
                          const char        *name)
{
  g_autofree char *asked = NULL;
  g_autofree char *shown = NULL;
  g_autoptr (GFile) file = NULL;

  if (*name == '\0' && self->file == NULL)
    asked = ask_question (self, _("Save it under which name? Enter alone does not save it."));
  if (asked != NULL)
    name = asked;
  file = *name != '\0' ? ogc_console_file_for_name (name) : self->file != NULL ? g_object_ref (self->file) : NULL;
  if (file == NULL || !may_write (self, file))
    {
      ogc_console_say (_("The game is not saved."));
      return;
    }
  g_set_object (&self->file, file);
  shown = ogc_file_name (self->file);
  if (write_game (self))
    ogc_console_print (_("Saved as “%s”."), shown);
}

/* Says what happens to the game once the input has ended. */
static void
end_session (OgcConsoleSession *self)
{
  g_autofree char *shown = self->file != NULL ? ogc_file_name (self->file) : NULL;

  self->over = TRUE;
  if (!ogc_cli_is_read () || ogc_playable_get_finished (self->game))
    return;
  if (!self->unsaved && shown != NULL)
    {
      ogc_console_print (_("Saved as “%s”."), shown);
      return;
    }
  ogc_cli_say (_("The input ended before the game was over."));
  ogc_cli_say (_("The game is not saved."));
  self->status = OGC_CLI_FAILURE;
}

void
ogc_console_session_quit (OgcConsoleSession *self)
{
  g_autofree char *answer = NULL;

  self->over = TRUE;
  if (!self->unsaved || ogc_playable_get_finished (self->game))
    return;
  answer = ask_question (self,
                         _("The game is not saved. Save it before you leave, yes or no? Enter to go on playing."));
  if (answer == NULL)
    end_session (self);
  else if (read_yes (answer) != 0)
    {
      if (read_yes (answer) == 1)
        ogc_console_session_save (self, "");
      self->over = !self->unsaved;
    }
}

void
ogc_console_session_hang_up (OgcConsoleSession *self)
{
  ogc_console_input_interrupted (self->input);
  ogc_console_session_autosave (self);
  if (isatty (STDIN_FILENO) && self->unsaved)
    {
      ogc_console_pause ();
      ogc_console_session_quit (self);
    }
  else
    end_session (self);
}

/* Holds the game until ogc_console_session_go_on(). */
static void
hold_game (OgcConsoleSession *self)
{
  if (!self->waiting)
    ogc_playable_hold (self->game);
  self->waiting = TRUE;
}

void
ogc_console_session_go_on (OgcConsoleSession *self)
{
  if (self->waiting)
    ogc_playable_release (self->game);
  self->waiting = FALSE;
  self->repeated = FALSE;
  if (!ogc_playable_get_curtain (self->game) || self->reader < 0)
    return;
  ogc_console_clear ();
  self->reader = -1;
}

gboolean
ogc_console_session_meet (OgcConsoleSession *self)
{
  const int before = self->reader;

  if (self->waiting)
    return FALSE;
  if (before >= 0 && ogc_playable_get_curtain_seat (self->game) == before)
    ogc_playable_lift_curtain (self->game);
  if (before >= 0 && ogc_playable_get_curtain (self->game))
    {
      hold_game (self);
      return FALSE;
    }
  self->reader = ogc_playable_get_viewer (self->game);
  return before < 0;
}

gboolean
ogc_console_session_think (OgcConsoleSession *self)
{
  if (self->over || self->waiting || !ogc_playable_get_thinking (self->game) || !ogc_cli_is_read ())
    return FALSE;
  if (ogc_console_input_interrupted (self->input))
    ogc_console_session_hang_up (self);
  else
    g_main_context_iteration (NULL, TRUE);
  return TRUE;
}

void
ogc_console_session_begin_step (OgcConsoleSession *self)
{
  ogc_playable_hold (self->game);
  if (self->waiting)
    ogc_playable_release (self->game);
  self->waiting = FALSE;
}

void
ogc_console_session_finish_step (OgcConsoleSession *self,
                                 gboolean           with_pause)
{
  self->unsaved = TRUE;
  self->repeated = FALSE;
  if (with_pause && ogc_playable_get_can_undo (self->game))
    hold_game (self);
  ogc_playable_release (self->game);
}

gboolean
ogc_console_session_enter (OgcConsoleSession *self)
{
  if (ogc_playable_get_finished (self->game))
    self->over = TRUE;
  else if (self->waiting)
    ogc_console_session_go_on (self);
  else if (ogc_playable_get_curtain (self->game))
    {
      ogc_playable_lift_curtain (self->game);
      self->repeated = FALSE;
    }
  else
    return FALSE;
  return TRUE;
}

void
ogc_console_session_ask (OgcConsoleSession *self,
                         const char        *question)
{
  /* TRANSLATORS: a question; "?" is what can be typed */
  g_autofree char *helped = self->helped ? NULL : g_strdup_printf (_("%s (Type ? for help.)"), question);

  ogc_console_ask (helped != NULL ? helped : question);
  self->helped = TRUE;
  self->repeated = TRUE;
}

char *
ogc_console_session_dup_pause (OgcConsoleSession *self,
                               const char        *next,
                               const char        *undo)
{
  if (!self->waiting)
    return ogc_playable_get_curtain (self->game) ? g_strdup_printf ("%s %s", ogc_playable_get_prompt (self->game),
                                                                    _("Enter continues."))
                                                 : NULL;
  if (next != NULL && ogc_playable_get_can_undo (self->game))
    /* TRANSLATORS: the name of the next person at this terminal; what can be typed, with the word for "undo" */
    return g_strdup_printf (_("Enter clears the screen for %s, “%s” undoes that."), next, undo);
  if (next != NULL)
    /* TRANSLATORS: the name of the next person at this terminal */
    return g_strdup_printf (_("Enter clears the screen for %s."), next);
  /* TRANSLATORS: what can be typed, with the word for "undo" */
  return g_strdup_printf (_("Enter continues, “%s” undoes that."), undo);
}

void
ogc_console_session_init (OgcConsoleSession *self,
                          OgcPlayable       *game,
                          GFile             *file,
                          gboolean           autosave)
{
  g_return_if_fail (self != NULL && OGC_IS_PLAYABLE (game));

  *self = (OgcConsoleSession) { .game = game, .input = ogc_console_input_new (), .autosave = autosave,
                                .saved_position = -1, .reader = -1 };
  g_set_object (&self->file, file);
  if (file != NULL)
    ogc_file_remove_unfinished_beside (file); /* what a killed console has left */
}

void
ogc_console_session_clear (OgcConsoleSession *self)
{
  g_return_if_fail (self != NULL);

  g_clear_object (&self->file);
  g_clear_object (&self->store);
  g_clear_pointer (&self->input, ogc_console_input_free);
}

GFile *
ogc_console_file_for_name (const char *name)
{
  g_autofree char *base = NULL;
  g_autofree char *whole = NULL;

  g_return_val_if_fail (name != NULL, NULL);

  base = g_path_get_basename (name);
  whole = g_strconcat (name, strchr (base, '.') == NULL ? OGC_SAVE_EXTENSION : "", NULL);
  return g_file_new_for_commandline_arg (whole);
}

GFile *
ogc_console_find_file (const char *name)
{
  GFile *file;

  g_return_val_if_fail (name != NULL, NULL);

  file = g_file_new_for_commandline_arg (name);
  if (g_file_query_exists (file, NULL))
    return file;
  g_object_unref (file);
  return ogc_console_file_for_name (name);
}
