/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compile-log.h"

#include "compile-log-entry.h"

struct _CompileLog
{
  GListStore *entries;
  unsigned position;
  gboolean begun;
  int viewer;
  gboolean open;
};

/* Whether an event gets a line; events that only report progress do not. */
static gboolean
is_logged (const CompileEvent *event)
{
  return event->kind != COMPILE_EVENT_PHASE_BEGAN;
}

/* Adds the lines about the result of a decision; @after is the game after it. */
static void
add_events (CompileLog                *self,
            const CompileView         *view,
            const CompileTimelineStep *step,
            const CompileState        *after,
            unsigned                   position)
{
  g_autoptr (GPtrArray) entries = g_ptr_array_new_with_free_func (g_object_unref);
  g_autofree CompileLogCause *causes = compile_log_causes (step, after);
  const CompileLogCause decision = { .text = compile_log_decision (step, after) };
  const CompileEvent *events = step->events;
  unsigned turn = step->before.turn;

  if (decision.text.way != COMPILE_TEXT_PLAIN)
    g_ptr_array_add (entries, compile_log_entry_new (NULL, &decision, turn, position));
  for (unsigned i = 0; i < step->n_events; i++)
    {
      if (events[i].kind == COMPILE_EVENT_TURN_BEGAN)
        turn = events[i].number;
      if (!is_logged (&events[i]))
        continue;
      if (i > 0 && causes[i].text.way == causes[i - 1].text.way && compile_text_continues (&events[i - 1], &events[i]))
        compile_log_entry_add (g_ptr_array_index (entries, entries->len - 1), &events[i]);
      else
        g_ptr_array_add (entries, compile_log_entry_new (&events[i], &causes[i], turn, position));
    }
  for (unsigned i = 0; i < entries->len; i++)
    compile_log_entry_update (g_ptr_array_index (entries, i), view);
  g_list_store_splice (self->entries, g_list_model_get_n_items (G_LIST_MODEL (self->entries)), 0, entries->pdata,
                       entries->len);
}

/* Adds the lines about the beginning of the game, before any decision. */
static void
add_first (CompileLog        *self,
           const CompileView *view,
           CompileTimeline   *timeline)
{
  CompileTimelineStep step = { .before = *compile_timeline_get_start (timeline) };

  step.events = (CompileEvent *) compile_timeline_get_first (timeline, &step.n_events);
  add_events (self, view, &step, &step.before, 0);
}

/* Removes the lines about what has been undone. */
static void
remove_undone (CompileLog *self,
               unsigned    position)
{
  const unsigned n = g_list_model_get_n_items (G_LIST_MODEL (self->entries));
  const unsigned kept = compile_log_find_step (G_LIST_MODEL (self->entries), position + 1);

  g_list_store_splice (self->entries, kept, n - kept, NULL, 0);
  self->position = MIN (self->position, position);
}

/* Rewrites all lines for another reader. */
static void
tell_anew (CompileLog        *self,
           const CompileView *view)
{
  for (unsigned i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->entries)); i++)
    {
      g_autoptr (CompileLogEntry) entry = g_list_model_get_item (G_LIST_MODEL (self->entries), i);

      compile_log_entry_update (entry, view);
    }
}

CompileLog *
compile_log_new (void)
{
  CompileLog *self = g_new0 (CompileLog, 1);

  self->entries = g_list_store_new (COMPILE_TYPE_LOG_ENTRY);
  return self;
}

void
compile_log_free (CompileLog *self)
{
  g_return_if_fail (self != NULL);

  g_object_unref (self->entries);
  g_free (self);
}

void
compile_log_update (CompileLog        *self,
                    CompileTimeline   *timeline,
                    const CompileView *view)
{
  const unsigned position = compile_timeline_get_position (timeline);
  g_return_if_fail (self != NULL && view != NULL);

  remove_undone (self, position);
  if (self->viewer != view->viewer || self->open != view->open)
    tell_anew (self, view);
  self->viewer = view->viewer;
  self->open = view->open;

  if (!self->begun)
    add_first (self, view, timeline);
  self->begun = TRUE;
  for (; self->position < position; self->position++)
    {
      const CompileState *after = compile_timeline_get_state_at (timeline, self->position + 1);

      add_events (self, view, compile_timeline_get_step (timeline, self->position), after, self->position + 1);
    }
}

GListModel *
compile_log_get_list (CompileLog *self)
{
  g_return_val_if_fail (self != NULL, NULL);
  return G_LIST_MODEL (self->entries);
}

guint
compile_log_find_step (GListModel *lines,
                       unsigned    position)
{
  guint first;

  g_return_val_if_fail (G_IS_LIST_MODEL (lines), 0);

  for (first = g_list_model_get_n_items (lines); first > 0; first--)
    {
      g_autoptr (CompileLogEntry) entry = g_list_model_get_item (lines, first - 1);

      if (compile_log_entry_get_position (entry) < position)
        break;
    }
  return first;
}

char *
compile_log_dup_step (CompileLog *self,
                      unsigned    position)
{
  g_autoptr (GString) text = g_string_new (NULL);
  GListModel *lines;

  g_return_val_if_fail (self != NULL, NULL);

  lines = G_LIST_MODEL (self->entries);
  for (guint i = compile_log_find_step (lines, position); i < g_list_model_get_n_items (lines); i++)
    {
      g_autoptr (CompileLogEntry) entry = g_list_model_get_item (lines, i);

      if (text->len > 0)
        g_string_append_c (text, ' ');
      g_string_append (text, compile_log_entry_get_text (entry));
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}
