/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-thinking.h"

#include <glib/gi18n.h>

#include "ogc-pacer.h"

/* What a worker thread works on; only @cancelled is shared with other threads. */
typedef struct {
  OgcThinkingFunc func;
  gpointer        data;
  GDestroyNotify  free_data;
  GDestroyNotify  free_answer;
  atomic_int      cancelled;
} Thinking;

static void
thinking_free (gpointer data)
{
  Thinking *thinking = data;

  thinking->free_data (thinking->data);
  g_free (thinking);
}

static void
cancelled_cb (GCancellable *cancellable,
              Thinking     *thinking)
{
  atomic_store (&thinking->cancelled, 1);
}

static void
think_thread (GTask        *task,
              gpointer      source,
              gpointer      task_data,
              GCancellable *cancellable)
{
  Thinking *thinking = task_data;
  gulong id = 0;
  gpointer answer;

  if (cancellable != NULL)
    id = g_cancellable_connect (cancellable, G_CALLBACK (cancelled_cb), thinking, NULL);
  answer = thinking->func (thinking->data, &thinking->cancelled);
  if (cancellable != NULL)
    g_cancellable_disconnect (cancellable, id);

  if (answer != NULL)
    g_task_return_pointer (task, answer, thinking->free_answer);
  else
    g_task_return_new_error (task, G_IO_ERROR, G_IO_ERROR_CANCELLED, _("The computer player was stopped."));
}

void
ogc_thinking_run_async (GObject             *source,
                        OgcThinkingFunc      func,
                        gpointer             data,
                        GDestroyNotify       free_data,
                        GDestroyNotify       free_answer,
                        GCancellable        *cancellable,
                        GAsyncReadyCallback  callback,
                        gpointer             user_data)
{
  g_autoptr (GTask) task = NULL;
  Thinking *thinking;

  g_return_if_fail (func != NULL && free_data != NULL && free_answer != NULL);

  thinking = g_new0 (Thinking, 1);
  thinking->func = func;
  thinking->data = data;
  thinking->free_data = free_data;
  thinking->free_answer = free_answer;

  task = g_task_new (source, cancellable, callback, user_data);
  g_task_set_source_tag (task, ogc_thinking_run_async);
  g_task_set_priority (task, OGC_PACER_PRIORITY);
  g_task_set_task_data (task, thinking, thinking_free);
  g_task_run_in_thread (task, think_thread);
}

gpointer
ogc_thinking_run_finish (GAsyncResult  *result,
                         GError       **error)
{
  g_return_val_if_fail (g_async_result_is_tagged (result, ogc_thinking_run_async), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}
