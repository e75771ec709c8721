/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-save-details-queue.h"

#include "ogc-game-file.h"

/* Milliseconds between two batches: few enough to seem immediate, enough for hundreds of files. */
#define PERIOD 50

/* Shared by the thread that made it and the one that reads. */
struct _OgcSaveDetailsQueue
{
  GMainContext           *context;
  OgcSaveDetailsQueueFunc func; /* used by the thread that made it; NULL once freed */
  gpointer                user_data;

  GMutex                  lock;
  GQueue                  waiting; /* of OgcSaveInfo, in the order of reading */
  GQueue                  done;    /* of Result */
  gboolean                reading; /* whether the thread is running */
  gboolean                handing; /* whether hand_over_cb is scheduled */
};

typedef struct {
  OgcSaveInfo    *info;
  OgcSaveDetails *details;
} Result;

static void
free_result (gpointer data)
{
  Result *result = data;

  g_object_unref (result->info);
  g_clear_pointer (&result->details, ogc_save_details_free);
  g_free (result);
}

static void
clear_queue (gpointer data)
{
  OgcSaveDetailsQueue *self = data;

  g_queue_clear_full (&self->waiting, g_object_unref);
  g_queue_clear_full (&self->done, free_result);
  g_main_context_unref (self->context);
  g_mutex_clear (&self->lock);
}

static void
unref_queue (gpointer data)
{
  g_atomic_rc_box_release_full (data, clear_queue);
}

static gboolean
hand_over_cb (gpointer data)
{
  OgcSaveDetailsQueue *self = data;
  GQueue done;
  unsigned left;

  g_mutex_lock (&self->lock);
  done = self->done;
  g_queue_init (&self->done);
  self->handing = FALSE;
  left = self->waiting.length + self->reading;
  g_mutex_unlock (&self->lock);
  for (GList *l = done.head; l != NULL && self->func != NULL; l = l->next)
    {
      Result *result = l->data;

      ogc_save_info_take_details (result->info, g_steal_pointer (&result->details));
    }
  g_queue_clear_full (&done, free_result);
  if (self->func != NULL)
    self->func (left, self->user_data);

  return G_SOURCE_REMOVE;
}

/* Schedules handing over what is done. Call it with the lock held. */
static void
plan_handing_over (OgcSaveDetailsQueue *self)
{
  g_autoptr (GSource) source = NULL;

  if (self->handing)
    return;
  self->handing = TRUE;
  source = g_timeout_source_new (PERIOD);
  g_source_set_static_name (source, "ogc_save_details_queue");
  g_source_set_callback (source, hand_over_cb, g_atomic_rc_box_acquire (self), unref_queue);
  g_source_attach (source, self->context);
}

static void
read_thread (GTask        *task,
             gpointer      source,
             gpointer      data,
             GCancellable *cancellable)
{
  OgcSaveDetailsQueue *self = data;
  OgcSaveInfo *info;

  g_mutex_lock (&self->lock);
  while ((info = g_queue_pop_head (&self->waiting)) != NULL)
    {
      Result *result = g_new0 (Result, 1);

      g_mutex_unlock (&self->lock);
      result->info = info;
      result->details = ogc_game_file_load_details (ogc_save_info_get_file (info));
      g_mutex_lock (&self->lock);
      g_queue_push_tail (&self->done, result);
      self->reading = self->waiting.length > 0;
      plan_handing_over (self);
    }
  g_mutex_unlock (&self->lock);
}

OgcSaveDetailsQueue *
ogc_save_details_queue_new (OgcSaveDetailsQueueFunc func,
                            gpointer                user_data)
{
  OgcSaveDetailsQueue *self;

  g_return_val_if_fail (func != NULL, NULL);

  self = g_atomic_rc_box_new0 (OgcSaveDetailsQueue);
  self->context = g_main_context_ref_thread_default ();
  self->func = func;
  self->user_data = user_data;
  g_mutex_init (&self->lock);
  g_queue_init (&self->waiting);
  g_queue_init (&self->done);

  return self;
}

void
ogc_save_details_queue_free (OgcSaveDetailsQueue *self)
{
  g_return_if_fail (self != NULL);

  self->func = NULL;
  ogc_save_details_queue_clear (self);
  unref_queue (self);
}

void
ogc_save_details_queue_add (OgcSaveDetailsQueue *self,
                            OgcSaveInfo         *info)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (OGC_IS_SAVE_INFO (info));

  g_mutex_lock (&self->lock);
  g_queue_push_tail (&self->waiting, g_object_ref (info));
  if (!self->reading)
    {
      g_autoptr (GTask) task = g_task_new (NULL, NULL, NULL, NULL);

      self->reading = TRUE;
      g_task_set_task_data (task, g_atomic_rc_box_acquire (self), unref_queue);
      g_task_run_in_thread (task, read_thread);
    }
  g_mutex_unlock (&self->lock);
}

void
ogc_save_details_queue_prefer (OgcSaveDetailsQueue *self,
                               OgcSaveInfo         *info)
{
  GList *link;

  g_return_if_fail (self != NULL);
  g_return_if_fail (OGC_IS_SAVE_INFO (info));

  g_mutex_lock (&self->lock);
  link = g_queue_find (&self->waiting, info);
  if (link != NULL)
    {
      g_queue_unlink (&self->waiting, link);
      g_queue_push_head_link (&self->waiting, link);
    }
  g_mutex_unlock (&self->lock);
}

void
ogc_save_details_queue_clear (OgcSaveDetailsQueue *self)
{
  g_return_if_fail (self != NULL);

  g_mutex_lock (&self->lock);
  g_queue_clear_full (&self->waiting, g_object_unref);
  g_mutex_unlock (&self->lock);
}
