/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-console.h"

#include <glib/gi18n.h>

#include "ogc-console-private.h"

/* Tells what has happened to the person who begins to read. */
static void
meet_reader (OgcConsole *self)
{
  if (ogc_console_session_meet (&self->session) && self->session.reader >= 0)
    ogc_console_tell_since (self, self->told[self->session.reader]);
}

/* Lets computer players decide until a person is asked. */
static void
run_players (OgcConsole *self)
{
  ogc_game_set_running (self->game, TRUE);
  while (ogc_console_session_think (&self->session))
    ogc_console_tell_news (self);
}

/* Rolls for a person who has nothing else to decide. */
static gboolean
roll_dice (OgcConsole *self)
{
  const gboolean unsaved = self->session.unsaved;
  unsigned n;
  const OgcDecision *decisions = ogc_game_list_decisions (self->game, &n);

  if (self->session.waiting || n != 1 || decisions->kind != OGC_DECISION_ROLL || !ogc_console_take (self, decisions))
    return FALSE;
  self->session.unsaved &= unsaved; /* this was not a person's decision */
  return TRUE;
}

/* Says the opening words. */
static void
tell_opening (OgcConsole *self)
{
  const int position = (int) ogc_game_get_position (self->game);

  ogc_console_print ("%s.", _("Order of the Gilded Compass"));
  ogc_console_tell_setup (self);
  if (position > 0)
    ogc_console_print ("%s. %s.", ogc_game_get_title (self->game), ogc_game_get_subtitle (self->game));
  for (guint seat = 0; seat < OGC_MAX_SEATS; seat++)
    self->told[seat] = position > 0 ? position : -1;
  if (self->persons == 0)
    ogc_console_tell_since (self, position > 0 ? position : -1);
}

/* Says the closing words. */
static void
tell_result (OgcConsole *self)
{
  if (ogc_game_get_finished (self->game) && !self->ended)
    {
      ogc_console_pause ();
      ogc_console_read_result (self);
    }
  self->ended = ogc_game_get_finished (self->game);
}

static void
clear_choice (gpointer choice)
{
  g_free (((OgcConsoleChoice *) choice)->text);
}

OgcConsole *
ogc_console_new (OgcGame  *game,
                 GFile    *file,
                 gboolean  autosave)
{
  OgcConsole *self;

  g_return_val_if_fail (OGC_IS_GAME (game), NULL);
  g_return_val_if_fail (file != NULL || !autosave, NULL);

  self = g_new0 (OgcConsole, 1);
  self->game = g_object_ref (game);
  self->hints = ogc_hint_provider_new (game);
  ogc_console_session_init (&self->session, OGC_PLAYABLE (game), file, autosave);
  self->news = g_ptr_array_new_with_free_func (g_free);
  self->choices = g_array_new (FALSE, FALSE, sizeof (OgcConsoleChoice));
  g_array_set_clear_func (self->choices, clear_choice);
  for (guint seat = 0; seat < ogc_game_get_setup (game)->seats; seat++)
    self->persons += ogc_seat_get_person (ogc_game_get_seat (game, seat));
  ogc_console_follow (self);
  return self;
}

void
ogc_console_free (OgcConsole *self)
{
  if (self == NULL)
    return;

  g_signal_handlers_disconnect_by_data (self->game, self);
  g_clear_object (&self->hints);
  ogc_console_session_clear (&self->session);
  g_clear_object (&self->game);
  g_ptr_array_unref (self->news);
  g_array_unref (self->choices);
  g_free (self);
}

OgcCliStatus
ogc_console_run (OgcConsole *self)
{
  g_return_val_if_fail (self != NULL, OGC_CLI_FAILURE);

  tell_opening (self);
  while (!self->session.over && ogc_cli_is_read ())
    {
      g_autofree char *line = NULL;

      meet_reader (self);
      run_players (self);
      meet_reader (self);
      if (self->session.over || !ogc_cli_is_read () || roll_dice (self))
        continue;
      tell_result (self);
      ogc_console_session_autosave (&self->session);
      ogc_console_ask_next (self);
      line = ogc_cli_is_read () ? ogc_console_input_next (self->session.input) : NULL;
      if (line != NULL)
        ogc_console_take_line (self, g_strstrip (line));
      else
        ogc_console_session_hang_up (&self->session);
    }
  return ogc_cli_finish (self->session.status);
}
