/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "compile-console-private.h"

/* How many hints are given. */
#define MAX_HINTS 3

void
compile_console_clear_choices (CompileConsole *self)
{
  g_array_set_size (self->choices, 0);
  self->passing = FALSE;
}

void
compile_console_add_choice (CompileConsole        *self,
                            guint                  number,
                            gboolean               is_card,
                            const CompileDecision *decision,
                            const char            *text)
{
  const CompileConsoleChoice choice = { number, is_card, *decision, g_strdup (text) };

  g_array_append_val (self->choices, choice);
  if (!self->silent)
    ogc_console_print ("%u. %s.", number, text);
}

/* Called after something was done while the game was held: lets it continue, unless that can still be taken back. */
static void
finish_step (CompileConsole *self,
             gboolean        with_pause)
{
  compile_console_clear_choices (self);
  self->refused = COMPILE_RULE_NONE;
  ogc_console_session_finish_step (&self->session, with_pause && !compile_game_get_finished (self->game));
}

void
compile_console_refuse (CompileConsole        *self,
                        const CompileDecision *decision)
{
  g_autofree char *why = NULL;

  self->refused = compile_game_check (self->game, decision);
  why = compile_text_game_refusal (&self->text, self->refused, decision);
  ogc_console_say (why);
}

void
compile_console_take (CompileConsole        *self,
                      const CompileDecision *decision)
{
  const CompileDecision taken = *decision; /* it may be one of the choices that are cleared now */
  const int asked = compile_game_get_asked (self->game);

  if (compile_game_check (self->game, &taken) != COMPILE_RULE_NONE)
    {
      compile_console_refuse (self, &taken);
      return;
    }
  compile_game_hold (self->game);
  compile_game_take (self->game, &taken, NULL);
  compile_console_tell_news (self);
  finish_step (self, compile_game_get_asked (self->game) != asked);
}

/* The number in @words, or -1. */
static int
read_number (char **words)
{
  guint64 number;

  if (words[0] == NULL || words[1] != NULL || !g_ascii_string_to_unsigned (words[0], 10, 0, G_MAXINT, &number, NULL))
    return -1;
  return (int) number;
}

/* The choice that @words mean: its number, “yes” or “no”, or words that occur in no other choice. */
static const CompileConsoleChoice *
find_choice (CompileConsole  *self,
             char           **words)
{
  const int number = read_number (words), yes = ogc_words_yes (words);
  const CompileConsoleChoice *found = NULL;

  for (guint i = 0; i < self->choices->len; i++)
    {
      const CompileConsoleChoice *choice = &g_array_index (self->choices, CompileConsoleChoice, i);

      if ((number >= 0 && choice->number == (guint) number)
          || (yes == 1 && choice->decision.kind == COMPILE_DECISION_YES)
          || (yes == 0 && choice->decision.kind == COMPILE_DECISION_PASS))
        return choice;
    }
  for (guint i = 0; number < 0 && !self->passing && i < self->choices->len; i++)
    {
      const CompileConsoleChoice *choice = &g_array_index (self->choices, CompileConsoleChoice, i);

      if (choice->is_card || !ogc_words_are_in (words, choice->text))
        continue;
      if (found != NULL)
        return NULL; /* ambiguous */
      found = choice;
    }
  return found;
}

gboolean
compile_console_choose (CompileConsole  *self,
                        char           **words)
{
  const CompileConsoleChoice *choice = find_choice (self, words);

  if (choice == NULL || choice->is_card)
    return FALSE;
  compile_console_take (self, &choice->decision);
  return TRUE;
}

void
compile_console_refill (CompileConsole *self)
{
  compile_console_take (self, &(CompileDecision) { .kind = COMPILE_DECISION_REFRESH });
}

/* The whole story so far. */
static GPtrArray *
look_back (CompileConsole *self)
{
  compile_console_look (self);
  return compile_console_story (self->now, &self->text, COMPILE_STORY_BEGINNING, FALSE);
}

void
compile_console_undo (CompileConsole *self)
{
  g_autoptr (GPtrArray) before = NULL;
  g_autoptr (GPtrArray) after = NULL;

  if (!compile_game_get_can_undo (self->game))
    {
      ogc_console_say (_("Nothing can be undone: cards have been shown since."));
      return;
    }
  before = look_back (self);
  ogc_console_session_begin_step (&self->session);
  compile_game_undo (self->game);
  after = look_back (self);
  for (guint side = 0; side < COMPILE_N_SIDES; side++)
    self->told[side] = MIN (self->told[side], (int) compile_game_get_position (self->game));
  for (guint i = after->len; i < before->len; i++)
    if (*(const char *) before->pdata[i] != '\0')
      /* TRANSLATORS: a sentence that is no longer true */
      ogc_console_print (_("Undone: %s"), (const char *) before->pdata[i]);
  finish_step (self, FALSE);
}

void
compile_console_redo (CompileConsole *self)
{
  const int asked = compile_game_get_asked (self->game);

  if (!compile_game_get_can_redo (self->game))
    {
      ogc_console_say (_("There is nothing to redo."));
      return;
    }
  ogc_console_session_begin_step (&self->session);
  compile_game_redo (self->game);
  compile_console_tell_news (self);
  finish_step (self, compile_game_get_asked (self->game) != asked);
}

void
compile_console_hint (CompileConsole *self)
{
  const CompileSearchLimits limits = { .seed = 1, .work = COMPILE_WORK_USUAL };
  CompileAdvice advice[COMPILE_MAX_ADVICE];
  unsigned n;

  if (!compile_console_is_asking (self))
    {
      ogc_console_say (_("There is nothing for you to decide right now."));
      return;
    }
  n = compile_advice_give (&self->knowledge, &limits, advice);
  compile_console_clear_choices (self);
  for (unsigned i = 0; i < MIN (n, MAX_HINTS); i++)
    {
      g_autofree char *text = compile_text_advice (&self->text, &advice[i]);

      compile_console_add_choice (self, i + 1, FALSE, &advice[i].decision, text);
    }
  self->passing = TRUE;
}
