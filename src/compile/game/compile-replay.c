/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compile-replay.h"

#include <glib/gi18n.h>

#include "compile-game-private.h"

int
compile_replay_choose_viewer (CompileSave *save)
{
  g_return_val_if_fail (COMPILE_IS_SAVE (save), -1);

  return save->state.phase == COMPILE_PHASE_OVER ? COMPILE_EVERYBODY
                                                 : ogc_seat_find_only_person (save->seats, COMPILE_N_SIDES);
}

gboolean
compile_replay_is_stop (OgcPlayable *replay,
                        unsigned     position)
{
  const CompileTimelineStep *step;

  g_return_val_if_fail (COMPILE_IS_GAME (replay) && position > 0, FALSE);

  step = compile_timeline_get_step (COMPILE_GAME (replay)->timeline, position - 1);
  for (unsigned i = 0; i < step->n_events; i++)
    if (step->events[i].kind == COMPILE_EVENT_TURN_BEGAN)
      return TRUE;
  return FALSE;
}

unsigned
compile_replay_find_turn_number (CompileGame *replay,
                                 unsigned     turn)
{
  g_return_val_if_fail (COMPILE_IS_GAME (replay) && turn > 0, 0);

  for (unsigned n = 0; n < compile_timeline_get_length (replay->timeline); n++)
    {
      const CompileTimelineStep *step = compile_timeline_get_step (replay->timeline, n);

      for (unsigned i = 0; i < step->n_events; i++)
        if (step->events[i].kind == COMPILE_EVENT_TURN_BEGAN && step->events[i].number == turn)
          return n + 1;
    }
  return 0;
}

/* The line that begins a turn is a heading in the log; here it becomes a sentence. */
static char *
dup_sentence (CompileLogEntry *entry)
{
  const char *text = compile_log_entry_get_text (entry);

  return compile_log_entry_get_kind (entry) == COMPILE_EVENT_TURN_BEGAN ? g_strdup_printf (C_("sentence", "%s."), text)
                                                                        : g_strdup (text);
}

char *
compile_replay_dup_step (CompileGame *replay)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (CompileLogEntry) first = NULL;
  GListModel *log;
  guint begin;

  g_return_val_if_fail (COMPILE_IS_GAME (replay), NULL);

  log = compile_game_get_log (replay);
  begin = compile_log_find_step (log, compile_game_get_position (replay));
  first = g_list_model_get_item (log, begin);
  for (guint i = begin; i < g_list_model_get_n_items (log); i++)
    {
      g_autoptr (CompileLogEntry) entry = g_list_model_get_item (log, i);
      g_autofree char *sentence = dup_sentence (entry);

      if (text->len > 0)
        g_string_append_c (text, ' ');
      g_string_append (text, sentence);
    }
  if (first == NULL || compile_log_entry_get_turn (first) == 0
      || compile_log_entry_get_kind (first) == COMPILE_EVENT_TURN_BEGAN)
    return g_string_free (g_steal_pointer (&text), FALSE);
  /* TRANSLATORS: the number of a turn, and what happened in it in one or more sentences */
  return g_strdup_printf (C_("replay", "Turn %u: %s"), compile_log_entry_get_turn (first), text->str);
}
