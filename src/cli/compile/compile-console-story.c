/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "compile-console-private.h"
#include "compile-log-cause.h"
#include "compile-rules.h"
#include "ogc-seat-kind.h"

/* Whether @event is told, rather than only leading to another one. */
static gboolean
is_told (const CompileEvent *event)
{
  return event->kind != COMPILE_EVENT_PHASE_BEGAN;
}

/* The text of the box whose effect begins with @event. */
static char *
dup_box (const CompileState *state,
         const CompileEvent *event)
{
  g_autofree char *text = compile_console_dup_box (compile_state_text (state, event->other), event->number, TRUE);

  /* TRANSLATORS: what a box says, behind a sentence that names the box and its card */
  return g_strdup_printf (_("It says: %s"), text);
}

/* Tells the outcome of a decision; @reader has the game after it. */
static void
tell_outcome (GPtrArray                 *story,
              const CompileTextGame     *reader,
              const CompileTimelineStep *step,
              gboolean                   with_texts)
{
  g_autofree CompileLogCause *causes = compile_log_causes (step, reader->state);
  const CompileTextCause decision = compile_log_decision (step, reader->state);
  char *forgone = compile_text_cause (reader, &decision);

  if (forgone != NULL)
    g_ptr_array_add (story, forgone);
  for (guint i = 0; i < step->n_events; i++)
    {
      const CompileEvent *event = &step->events[i];
      g_autofree char *text = is_told (event) ? compile_log_tell (reader, step, causes, i) : NULL;

      if (text == NULL)
        continue;
      if (event->kind == COMPILE_EVENT_TURN_BEGAN)
        {
          g_ptr_array_add (story, g_strdup (""));
          g_ptr_array_add (story, g_strdup_printf ("%s.", text));
        }
      else if (event->kind == COMPILE_EVENT_EFFECT_BEGAN && with_texts)
        {
          g_autofree char *box = dup_box (reader->state, event);

          g_ptr_array_add (story, g_strdup_printf ("%s %s", text, box));
        }
      else
        g_ptr_array_add (story, g_steal_pointer (&text));
    }
}

GPtrArray *
compile_console_story (CompileSave           *save,
                       const CompileTextGame *reader,
                       int                    after,
                       gboolean               with_texts)
{
  GPtrArray *story = g_ptr_array_new_with_free_func (g_free);
  g_autofree CompileEvents *events = g_new0 (CompileEvents, 1);
  g_autofree CompileTimelineStep *step = g_new0 (CompileTimelineStep, 1);
  CompileTextGame game;
  CompileState state;

  g_return_val_if_fail (save != NULL && reader != NULL, story);

  game = *reader;
  game.state = &state;
  compile_rules_begin (&state, compile_card_set_get_cards (save->card_set), &save->setup, events);
  step->events = events->items;
  step->n_events = events->n;
  step->before = state;
  if (after < 0)
    tell_outcome (story, &game, step, with_texts);
  for (guint i = 0; i < save->position; i++)
    {
      step->before = state;
      step->decision = g_array_index (save->decisions, CompileDecision, i);
      compile_rules_take (&state, &step->decision, events);
      step->n_events = events->n;
      if ((int) i >= after)
        tell_outcome (story, &game, step, with_texts);
    }
  return story;
}

void
compile_console_tell_news (CompileConsole *self)
{
  const gboolean read = self->session.reader >= 0 || self->persons == 0;
  const guint who = self->session.reader >= 0 ? (guint) self->session.reader : 0;

  if (!read || self->told[who] == (int) compile_game_get_position (self->game))
    return;
  compile_console_look (self);
  {
    g_autoptr (GPtrArray) story = compile_console_story (self->now, &self->text, self->told[who], TRUE);

    for (guint i = 0; i < story->len; i++)
      ogc_console_say (story->pdata[i]);
  }
  self->told[who] = (int) self->now->position;
}

void
compile_console_tell_log (CompileConsole *self,
                          guint           n)
{
  g_autoptr (GPtrArray) story = NULL;

  compile_console_look (self);
  story = compile_console_story (self->now, &self->text, COMPILE_STORY_BEGINNING, FALSE);
  for (guint i = story->len - MIN (story->len, n); i < story->len; i++)
    if (*(const char *) story->pdata[i] != '\0')
      ogc_console_say (story->pdata[i]);
}

void
compile_console_tell_setup (CompileSave *save,
                            gboolean     alone)
{
  g_autofree char *seed = g_strdup_printf ("%" G_GUINT64_FORMAT, save->setup.seed);

  for (guint id = 0; id < COMPILE_N_SETS; id++)
    if (save->card_set == compile_card_set_get (id))
      /* TRANSLATORS: what a set of cards is called, and which protocols it has */
      ogc_console_print (_("Cards: %s. %s."), compile_text_set (id), compile_text_set_description (id));
  if (save->setup.no_control)
    ogc_console_say (_("This game is played without control."));
  ogc_console_print (_("Seed: %s."), seed);
  for (guint side = 0; side < COMPILE_N_SIDES; side++)
    {
      const OgcSeatSpec *seat = &save->seats[side];

      if (!g_str_equal (seat->kind, OGC_SEAT_PERSON))
        /* TRANSLATORS: a name, and the level of a computer player */
        ogc_console_print (_("%s is a computer player: %s."), seat->name, ogc_seat_kind_get_level (seat->kind));
      else if (alone)
        /* TRANSLATORS: the name of the only person who plays */
        ogc_console_print (_("You are %s."), seat->name);
      else
        ogc_console_print (_("%s is a person."), seat->name);
    }
}
