/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Moving a game from one position to another: by decisions, undo and redo, and in a replay; and showing steps again. */

#include "ogc-playable-private.h"

#include <glib/gi18n.h>

#include "ogc-error.h"
#include "ogc-thinking.h"

/* How many milliseconds a step of a replay is shown even at an instant pace. */
#define LEAST_REST_IN_REPLAY 150
/* And a step that is shown again. */
#define LEAST_REST_AGAIN 600

/* Shows the decision that was just taken: first the signals, while all objects still show the state before it. */
static void
show_step (OgcPlayable *self)
{
  OgcPlayablePrivate *priv = ogc_playable_get_private (self);
  OgcPlayableClass *klass = OGC_PLAYABLE_GET_CLASS (self);
  const unsigned position = ogc_playable_find_position (self);
  gboolean finished;

  priv->scene.busy = TRUE;
  klass->emit_step (self, position, FALSE);
  ogc_playable_show_position (self);
  priv->scene.busy = FALSE;
  finished = priv->finished;
  if (klass->emit_ends != NULL)
    klass->emit_ends (self, position);
  if (finished)
    g_signal_emit_by_name (self, "finished");
}

void
ogc_playable_stop_thinking (OgcPlayable *self)
{
  OgcPlayablePrivate *priv = ogc_playable_get_private (self);

  g_cancellable_cancel (priv->cancellable);
  g_clear_object (&priv->cancellable);
  g_clear_pointer (&priv->answer, g_free);
  ogc_pacer_stop (priv->pacer);
}

static void
announce_news (OgcPlayable *self)
{
  OgcPlayablePrivate *priv = ogc_playable_get_private (self);
  g_autofree char *news = priv->decided ? OGC_PLAYABLE_GET_CLASS (self)->describe_news (self) : g_strdup ("");

  priv->decided = FALSE;
  g_signal_emit_by_name (self, "announced", news);
}

void
ogc_playable_ask (OgcPlayable *self)
{
  OgcPlayablePrivate *priv = ogc_playable_get_private (self);
  const unsigned position = priv->position;
  unsigned kind;
  const int asked = OGC_PLAYABLE_GET_CLASS (self)->get_asked (self, ogc_playable_find_position (self), &kind);

  priv->asked_once = TRUE;
  announce_news (self);
  g_signal_emit_by_name (self, "asked", asked, kind);
  if (position == priv->position) /* unless a handler has already answered */
    ogc_playable_go_on (self);
}

void
ogc_playable_show_anew (OgcPlayable *self)
{
  g_autoptr (OgcPlayable) keep = g_object_ref (self);

  ogc_playable_show_position (self);
  g_signal_emit_by_name (self, "rewound");
  ogc_playable_ask (self);
}

/* Takes a decision of the seat that is asked; FALSE if it is illegal, and nothing has changed. */
static gboolean
take_decision (OgcPlayable   *self,
               gconstpointer  decision)
{
  OgcPlayablePrivate *priv = ogc_playable_get_private (self);
  g_autoptr (OgcPlayable) keep = NULL;
  unsigned position;

  ogc_playable_stop_thinking (self);
  if (!OGC_PLAYABLE_GET_CLASS (self)->take (self, decision))
    return FALSE;
  keep = g_object_ref (self);
  g_array_set_size (priv->marks, 0);
  priv->decided = TRUE;
  position = ogc_playable_find_position (self);
  show_step (self);
  if (position == ogc_playable_find_position (self))
    ogc_playable_ask (self);
  return TRUE;
}

/* The game continues whatever a player answers: an illegal decision is replaced by the first legal one. */
static void
answer_due_cb (gpointer data)
{
  OgcPlayable *self = data;
  g_autofree gpointer answer = g_steal_pointer (&ogc_playable_get_private (self)->answer);
  g_autofree gpointer legal = NULL;

  if (take_decision (self, answer))
    return;
  g_warning ("The computer player of seat %d answered against the rules", ogc_playable_get_scene (self)->thinking);
  legal = OGC_PLAYABLE_GET_CLASS (self)->first_legal (self);
  ogc_playable_decide (self, legal);
}

static void
answered_cb (GObject      *source,
             GAsyncResult *result,
             gpointer      data)
{
  OgcPlayable *self = data; /* already freed if it was cancelled */
  gpointer answer = ogc_thinking_run_finish (result, NULL);
  OgcPlayablePrivate *priv;

  if (answer == NULL)
    return;
  priv = ogc_playable_get_private (self);
  g_clear_object (&priv->cancellable);
  priv->answer = answer;
  ogc_pacer_ready (priv->pacer, answer_due_cb, self);
}

/* Takes the next step of a replay that plays automatically. */
static void
replay_due_cb (gpointer data)
{
  OgcPlayable *self = data;
  OgcPlayablePrivate *priv = ogc_playable_get_private (self);

  if (priv->position + 1 >= priv->length)
    ogc_playable_set_running (self, FALSE);
  ogc_playable_seek (self, priv->position + 1);
}

/* Shows the next of the decisions that are shown again. */
static void
again_due_cb (gpointer data)
{
  OgcPlayable *self = data;
  g_autoptr (OgcPlayable) keep = g_object_ref (self);
  OgcPlayablePrivate *priv = ogc_playable_get_private (self);

  priv->scene.busy = TRUE;
  OGC_PLAYABLE_GET_CLASS (self)->emit_step (self, (unsigned) priv->again + 1, TRUE);
  priv->again = priv->again + 1 < priv->again_end ? priv->again + 1 : -1;
  ogc_playable_show_position (self);
  priv->scene.busy = FALSE;
  g_signal_emit_by_name (self, "shown-again");
  ogc_playable_go_on (self);
}

/* Begins the pause before an answer to a question of @kind. */
static void
begin_rest (OgcPlayable *self,
            unsigned     kind,
            unsigned     least)
{
  ogc_pacer_begin (ogc_playable_get_private (self)->pacer, OGC_PLAYABLE_GET_CLASS (self)->get_rests (kind), least);
}

void
ogc_playable_go_on (OgcPlayable *self)
{
  OgcPlayablePrivate *priv = ogc_playable_get_private (self);
  OgcPlayableClass *klass = OGC_PLAYABLE_GET_CLASS (self);
  const int seat = ogc_playable_find_computer (self);
  unsigned kind;

  ogc_playable_stop_thinking (self);
  ogc_playable_set_thinking (self, seat);
  klass->get_asked (self, ogc_playable_find_shown (self), &kind);
  if (seat >= 0)
    {
      begin_rest (self, kind, 0);
      priv->cancellable = g_cancellable_new ();
      klass->think (self, (unsigned) seat, priv->cancellable, answered_cb, self);
    }
  else if (priv->again >= 0)
    {
      begin_rest (self, kind, LEAST_REST_AGAIN);
      ogc_pacer_ready (priv->pacer, again_due_cb, self);
    }
  else if (priv->scene.replay && priv->running)
    {
      begin_rest (self, kind, LEAST_REST_IN_REPLAY);
      ogc_pacer_ready (priv->pacer, replay_due_cb, self);
    }
  else if (klass->go_on != NULL)
    klass->go_on (self);
}

gboolean
ogc_playable_open (OgcPlayable  *self,
                   gint64        created,
                   GArray       *decisions,
                   unsigned      position,
                   gboolean      replay,
                   int           viewer,
                   GError      **error)
{
  OgcPlayablePrivate *priv = ogc_playable_get_private (self);
  OgcPlayableClass *klass = OGC_PLAYABLE_GET_CLASS (self);
  const unsigned n = replay ? position : decisions->len;

  for (unsigned i = 0; i < n; i++)
    if (!klass->take (self, decisions->data + i * g_array_get_element_size (decisions)))
      {
        g_set_error (error, OGC_ERROR, OGC_ERROR_CONTENT,
                     _("Decision %u of this game is against the rules, so it can’t be opened."), i + 1);
        return FALSE;
      }
  klass->seek (self, replay ? 0 : position);
  priv->created = created;
  priv->scene.replay = replay;
  priv->scene.viewing_seat = viewer;
  ogc_playable_show_position (self);
  return TRUE;
}

void
ogc_playable_decide (OgcPlayable   *self,
                     gconstpointer  decision)
{
  if (!take_decision (self, decision))
    g_return_if_reached ();
}

void
ogc_playable_continue_after (OgcPlayable  *self,
                             unsigned      kind,
                             OgcPacerFunc  func)
{
  begin_rest (self, kind, 0);
  ogc_pacer_ready (ogc_playable_get_private (self)->pacer, func, self);
}

void
ogc_playable_reconsider (OgcPlayable *self)
{
  OgcPlayablePrivate *priv = ogc_playable_get_private (self);

  if (priv->asked_once && !priv->scene.busy)
    ogc_playable_go_on (self);
}

void
ogc_playable_undo (OgcPlayable *self)
{
  OgcPlayablePrivate *priv = ogc_playable_get_private (self);
  unsigned mark;

  g_return_if_fail (OGC_IS_PLAYABLE (self));

  if (!priv->can_undo || priv->scene.busy)
    return;
  ogc_playable_end_again (self);
  ogc_playable_stop_thinking (self);
  mark = ogc_playable_find_position (self);
  g_array_append_val (priv->marks, mark);
  OGC_PLAYABLE_GET_CLASS (self)->seek (self, OGC_PLAYABLE_GET_CLASS (self)->find_undo (self));
  ogc_playable_show_anew (self);
}

void
ogc_playable_redo (OgcPlayable *self)
{
  OgcPlayablePrivate *priv = ogc_playable_get_private (self);
  unsigned target;

  g_return_if_fail (OGC_IS_PLAYABLE (self));

  if (!priv->can_redo || priv->scene.busy)
    return;
  ogc_playable_end_again (self);
  ogc_playable_stop_thinking (self);
  OGC_PLAYABLE_GET_CLASS (self)->get_position (self, &target);
  if (priv->marks->len > 0)
    {
      target = g_array_index (priv->marks, unsigned, priv->marks->len - 1);
      g_array_set_size (priv->marks, priv->marks->len - 1);
    }
  OGC_PLAYABLE_GET_CLASS (self)->seek (self, target);
  ogc_playable_show_anew (self);
}

void
ogc_playable_show_again (OgcPlayable *self)
{
  OgcPlayablePrivate *priv = ogc_playable_get_private (self);
  unsigned end;

  g_return_if_fail (OGC_IS_PLAYABLE (self));

  if (priv->scene.busy || priv->again >= 0 || !priv->can_show_again)
    return;
  g_signal_emit_by_name (self, "show-again");
  priv->again = (int) OGC_PLAYABLE_GET_CLASS (self)->find_others (self, &end);
  priv->again_end = (int) end;
  ogc_playable_show_position (self);
  ogc_playable_go_on (self);
}

void
ogc_playable_end_again (OgcPlayable *self)
{
  OgcPlayablePrivate *priv = ogc_playable_get_private (self);

  g_return_if_fail (OGC_IS_PLAYABLE (self));

  if (priv->again < 0 || priv->scene.busy)
    return;
  priv->again = -1;
  ogc_playable_show_position (self);
  ogc_playable_go_on (self);
}

void
ogc_playable_seek (OgcPlayable *self,
                   unsigned     position)
{
  g_autoptr (OgcPlayable) keep = NULL;
  unsigned before, length;

  g_return_if_fail (OGC_IS_PLAYABLE (self));
  g_return_if_fail (ogc_playable_get_replay (self));

  before = OGC_PLAYABLE_GET_CLASS (self)->get_position (self, &length);
  g_return_if_fail (position <= length);
  if (position == before || ogc_playable_get_private (self)->scene.busy)
    return;
  keep = g_object_ref (self);
  OGC_PLAYABLE_GET_CLASS (self)->seek (self, position);
  if (position != before + 1)
    {
      ogc_playable_show_anew (self);
      return;
    }
  show_step (self);
  ogc_playable_ask (self);
}

unsigned
ogc_playable_find_stop (OgcPlayable *self,
                        gboolean     forwards)
{
  unsigned position, length;

  g_return_val_if_fail (OGC_IS_PLAYABLE (self), 0);

  position = OGC_PLAYABLE_GET_CLASS (self)->get_position (self, &length);
  if (position == (forwards ? length : 0))
    return position;
  do
    position = forwards ? position + 1 : position - 1;
  while (position > 0 && position < length && !OGC_PLAYABLE_GET_CLASS (self)->is_stop (self, position));
  return position;
}
