/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "ogc-console-private.h"
#include "ogc-text.h"

void
ogc_console_clear_choices (OgcConsole *self)
{
  g_array_set_size (self->choices, 0);
  self->passing = FALSE;
}

void
ogc_console_add_choice (OgcConsole        *self,
                        const OgcDecision *decision,
                        const char        *text)
{
  const OgcConsoleChoice choice = { *decision, g_strdup (text) };

  g_array_append_val (self->choices, choice);
  ogc_console_print ("%u. %s", self->choices->len, text);
}

/* Called after something was done while the game was held: lets it continue, unless that can still be taken back,
 * which is impossible once another player rolls. */
static void
finish_step (OgcConsole *self,
             gboolean    with_pause)
{
  ogc_console_clear_choices (self);
  ogc_console_session_finish_step (&self->session, with_pause);
}

gboolean
ogc_console_take (OgcConsole        *self,
                  const OgcDecision *decision)
{
  const OgcDecision taken = *decision; /* it may be one of the choices that are cleared now */
  const int asked = ogc_game_get_asked (self->game);
  g_autoptr (GError) error = NULL;

  ogc_game_hold (self->game);
  if (!ogc_game_take (self->game, &taken, &error))
    {
      ogc_game_release (self->game);
      ogc_console_say (self->choices->len > 0 ? _("Type the number of an answer, or a word of it.") : error->message);
      return FALSE;
    }
  ogc_console_tell_news (self);
  finish_step (self, taken.kind == OGC_DECISION_PLACE && ogc_game_get_asked (self->game) != asked);
  return TRUE;
}

void
ogc_console_end_turn (OgcConsole *self)
{
  ogc_console_take (self, &(OgcDecision) { .kind = OGC_DECISION_END_TURN });
}

/* The number in @words, or 0. */
static guint64
read_number (char **words)
{
  guint64 number = 0;

  if (words[0] != NULL && words[1] == NULL)
    g_ascii_string_to_unsigned (words[0], 10, 1, G_MAXUINT, &number, NULL);
  return number;
}

gboolean
ogc_console_choose (OgcConsole  *self,
                    char       **words)
{
  const guint64 number = read_number (words);
  const OgcConsoleChoice *found = NULL;

  if (number > 0 && number <= self->choices->len)
    found = &g_array_index (self->choices, OgcConsoleChoice, number - 1);
  for (guint i = 0; number == 0 && !self->passing && i < self->choices->len; i++)
    if (ogc_words_are_in (words, g_array_index (self->choices, OgcConsoleChoice, i).text))
      {
        if (found != NULL)
          return FALSE; /* ambiguous */
        found = &g_array_index (self->choices, OgcConsoleChoice, i);
      }
  return found != NULL && ogc_console_take (self, &found->decision);
}

void
ogc_console_hint (OgcConsole *self)
{
  GListModel *hints = ogc_hint_provider_get_hints (self->hints);

  ogc_hint_provider_ask (self->hints, NULL);
  while (ogc_hint_provider_get_thinking (self->hints))
    g_main_context_iteration (NULL, TRUE);
  if (g_list_model_get_n_items (hints) == 0)
    {
      ogc_console_say (_("There is nothing for you to decide right now."));
      return;
    }
  ogc_console_clear_choices (self);
  for (guint i = 0; i < g_list_model_get_n_items (hints); i++)
    {
      g_autoptr (OgcHint) hint = g_list_model_get_item (hints, i);
      OgcHint *equal = ogc_hint_provider_find_equal (self->hints, hint);
      g_autofree char *digits = equal != NULL ? g_strdup_printf ("%u", ogc_hint_get_number (equal)) : NULL;
      /* TRANSLATORS: gold, and the chance to win: "At the end: 17.3 gold, 42% to win." */
      g_autofree char *expected = g_strdup_printf (_("At the end: %s"), ogc_hint_get_expectation (hint));
      g_autofree char *as_good = digits != NULL ? g_strdup_printf (_("As good as hint %s"), digits) : NULL;
      g_autoptr (GString) text = g_string_new (NULL);

      ogc_console_append (text, ogc_hint_get_title (hint));
      ogc_console_append (text, ogc_hint_get_reason (hint));
      ogc_console_append (text, expected);
      if (as_good != NULL)
        ogc_console_append (text, as_good);
      ogc_console_add_choice (self, ogc_hint_get_decision (hint), text->str);
    }
  self->passing = TRUE;
  ogc_hint_provider_dismiss (self->hints);
}

void
ogc_console_undo (OgcConsole *self)
{
  GListModel *log = ogc_game_get_log (self->game);
  g_autoptr (GPtrArray) before = g_ptr_array_new_with_free_func (g_free);

  if (!ogc_game_get_can_undo (self->game))
    {
      ogc_console_say (_("Nothing can be undone: dice or hidden tiles have been revealed since."));
      return;
    }
  for (guint i = 0; i < g_list_model_get_n_items (log); i++)
    {
      g_autoptr (OgcLogEntry) entry = g_list_model_get_item (log, i);

      g_ptr_array_add (before, g_strdup (ogc_log_entry_get_text (entry)));
    }
  ogc_console_session_begin_step (&self->session);
  ogc_game_undo (self->game);
  for (guint seat = 0; seat < OGC_MAX_SEATS; seat++)
    self->told[seat] = MIN (self->told[seat], (int) ogc_game_get_position (self->game));
  for (guint i = g_list_model_get_n_items (log); i < before->len; i++)
    /* TRANSLATORS: a sentence that is no longer true */
    ogc_console_print (_("Undone: %s"), (const char *) g_ptr_array_index (before, i));
  finish_step (self, FALSE);
}

void
ogc_console_redo (OgcConsole *self)
{
  const int position = (int) ogc_game_get_position (self->game);
  const int asked = ogc_game_get_asked (self->game);

  if (!ogc_game_get_can_redo (self->game))
    {
      ogc_console_say (_("There is nothing to redo."));
      return;
    }
  ogc_console_session_begin_step (&self->session);
  ogc_game_redo (self->game);
  ogc_console_tell_since (self, position);
  finish_step (self, ogc_game_get_asked (self->game) != asked);
}
