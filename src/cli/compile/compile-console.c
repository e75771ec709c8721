/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compile-console.h"

#include <glib/gi18n.h>

#include "compile-console-private.h"

int
compile_console_get_viewer (CompileConsole *self)
{
  return compile_game_get_viewer (self->game);
}

gboolean
compile_console_is_asking (CompileConsole *self)
{
  return compile_game_get_answerable (self->game) && !self->session.waiting;
}

void
compile_console_look (CompileConsole *self)
{
  const int viewer = compile_console_get_viewer (self);
  const gboolean finished = compile_game_get_finished (self->game);

  g_clear_object (&self->now);
  self->now = compile_game_to_save (self->game);
  compile_knowledge_of (&self->knowledge, &self->now->state, viewer >= 0 ? (unsigned) viewer : COMPILE_NOBODY);
  if (finished) /* everybody may see everything */
    {
      self->knowledge.seen = self->now->state;
      self->knowledge.hidden = 0;
    }
  self->text.state = &self->knowledge.seen;
  self->text.sees = finished ? (1u << COMPILE_N_SIDES) - 1 : viewer >= 0 ? 1u << viewer : 0;
}

/* Tells what has happened to the person who begins to read. */
static void
meet_reader (CompileConsole *self)
{
  if (ogc_console_session_meet (&self->session))
    compile_console_tell_news (self);
}

/* Lets computer players decide until a person is asked. */
static void
run_players (CompileConsole *self)
{
  compile_game_set_running (self->game, TRUE);
  while (ogc_console_session_think (&self->session))
    compile_console_tell_news (self);
}

/* Says the opening words. */
static void
tell_opening (CompileConsole *self)
{
  const int position = (int) compile_game_get_position (self->game);

  ogc_console_print ("%s.", _("Compile Gold"));
  compile_console_tell_setup (self->now, self->persons == 1);
  if (position > 0)
    ogc_console_print ("%s. %s.", compile_game_get_title (self->game), compile_game_get_subtitle (self->game));
  for (guint side = 0; side < COMPILE_N_SIDES; side++)
    self->told[side] = position > 0 ? position : COMPILE_STORY_BEGINNING;
  compile_console_tell_news (self);
}

/* Says the closing words. */
static void
tell_result (CompileConsole *self)
{
  if (compile_game_get_finished (self->game) && !self->ended)
    {
      ogc_console_pause ();
      compile_console_read_result (self);
    }
  self->ended = compile_game_get_finished (self->game);
}

static void
clear_choice (gpointer choice)
{
  g_free (((CompileConsoleChoice *) choice)->text);
}

CompileConsole *
compile_console_new (CompileGame *game,
                     GFile       *file,
                     gboolean     autosave)
{
  CompileConsole *self;

  g_return_val_if_fail (COMPILE_IS_GAME (game), NULL);
  g_return_val_if_fail (file != NULL || !autosave, NULL);

  self = g_new0 (CompileConsole, 1);
  self->game = g_object_ref (game);
  ogc_console_session_init (&self->session, OGC_PLAYABLE (game), file, autosave);
  self->choices = g_array_new (FALSE, FALSE, sizeof (CompileConsoleChoice));
  g_array_set_clear_func (self->choices, clear_choice);
  self->text.set = compile_game_get_card_set (game);
  for (guint side = 0; side < COMPILE_N_SIDES; side++)
    {
      CompileSeat *seat = compile_game_get_seat (game, side);

      self->text.names[side] = compile_seat_get_name (seat);
      self->persons += compile_seat_get_person (seat);
      if (side > 0 && self->persons == 1 && compile_seat_get_person (seat))
        self->text.near_side = side; /* lines are counted from the left of the only reader */
    }
  compile_game_set_pace (game, OGC_PACE_INSTANT);
  compile_console_look (self);
  return self;
}

void
compile_console_free (CompileConsole *self)
{
  if (self == NULL)
    return;

  ogc_console_session_clear (&self->session);
  g_clear_object (&self->now);
  g_clear_object (&self->game);
  g_array_unref (self->choices);
  g_free (self);
}

OgcCliStatus
compile_console_run (CompileConsole *self)
{
  g_return_val_if_fail (self != NULL, OGC_CLI_FAILURE);

  tell_opening (self);
  while (!self->session.over && ogc_cli_is_read ())
    {
      g_autofree char *line = NULL;

      meet_reader (self);
      run_players (self);
      meet_reader (self);
      compile_console_look (self);
      if (self->session.over || !ogc_cli_is_read ())
        continue;
      tell_result (self);
      ogc_console_session_autosave (&self->session);
      compile_console_ask_next (self);
      line = ogc_cli_is_read () ? ogc_console_input_next (self->session.input) : NULL;
      if (line != NULL)
        compile_console_take_line (self, g_strstrip (line));
      else
        ogc_console_session_hang_up (&self->session);
    }
  return ogc_cli_finish (self->session.status);
}
