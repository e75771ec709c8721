/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-save-info.h"

struct _OgcSaveInfo
{
  GObject         parent_instance;

  GFile          *file;
  char           *stamp;
  gint64          written;
  unsigned        month; /* of written */
  gboolean        current;
  gboolean        read;
  OgcSaveDetails *details; /* or NULL */
};

enum {
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (OgcSaveInfo, ogc_save_info, G_TYPE_OBJECT)

static gboolean
knows_time (OgcSaveInfo *self)
{
  return self->details != NULL && self->details->problem == NULL;
}

static void
ogc_save_info_finalize (GObject *object)
{
  OgcSaveInfo *self = OGC_SAVE_INFO (object);

  g_object_unref (self->file);
  g_free (self->stamp);
  g_clear_pointer (&self->details, ogc_save_details_free);

  G_OBJECT_CLASS (ogc_save_info_parent_class)->finalize (object);
}

static void
ogc_save_info_class_init (OgcSaveInfoClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ogc_save_info_finalize;

  signals[CHANGED] = g_signal_new ("changed", OGC_TYPE_SAVE_INFO, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                   0);
}

static void
ogc_save_info_init (OgcSaveInfo *self)
{
}

OgcSaveInfo *
ogc_save_info_new (GFile      *file,
                   const char *stamp,
                   gint64      written)
{
  OgcSaveInfo *self;

  g_return_val_if_fail (G_IS_FILE (file), NULL);
  g_return_val_if_fail (stamp != NULL, NULL);

  self = g_object_new (OGC_TYPE_SAVE_INFO, NULL);
  self->file = g_object_ref (file);
  self->stamp = g_strdup (stamp);
  self->written = written;
  self->month = ogc_save_details_find_month (written);

  return self;
}

void
ogc_save_info_renew (OgcSaveInfo *self,
                     OgcSaveInfo *now)
{
  g_return_if_fail (OGC_IS_SAVE_INFO (self) && OGC_IS_SAVE_INFO (now));
  g_return_if_fail (self != now && g_file_equal (self->file, now->file));

  if (g_str_equal (self->stamp, now->stamp) && self->current == now->current)
    return;
  if (!g_str_equal (self->stamp, now->stamp))
    {
      g_free (self->stamp);
      self->stamp = g_strdup (now->stamp);
      self->written = now->written;
      self->month = now->month;
      self->read = FALSE;
    }
  self->current = now->current;
  if (now->details != NULL)
    ogc_save_info_take_details (self, g_steal_pointer (&now->details));
  else
    g_signal_emit (self, signals[CHANGED], 0);
}

void
ogc_save_info_take_details (OgcSaveInfo    *self,
                            OgcSaveDetails *details)
{
  g_return_if_fail (OGC_IS_SAVE_INFO (self));
  g_return_if_fail (details != NULL);

  g_clear_pointer (&self->details, ogc_save_details_free);
  self->details = details;
  self->read = TRUE;
  g_signal_emit (self, signals[CHANGED], 0);
}

void
ogc_save_info_set_current (OgcSaveInfo *self,
                           gboolean     current)
{
  g_return_if_fail (OGC_IS_SAVE_INFO (self));

  if (self->current == !!current)
    return;
  self->current = !!current;
  g_signal_emit (self, signals[CHANGED], 0);
}

GFile *
ogc_save_info_get_file (OgcSaveInfo *self)
{
  g_return_val_if_fail (OGC_IS_SAVE_INFO (self), NULL);

  return self->file;
}

gboolean
ogc_save_info_get_read (OgcSaveInfo *self)
{
  g_return_val_if_fail (OGC_IS_SAVE_INFO (self), FALSE);

  return self->read;
}

const char *
ogc_save_info_get_title (OgcSaveInfo *self)
{
  g_return_val_if_fail (OGC_IS_SAVE_INFO (self), NULL);

  return self->details != NULL ? self->details->title : "";
}

gboolean
ogc_save_info_get_named (OgcSaveInfo *self)
{
  g_return_val_if_fail (OGC_IS_SAVE_INFO (self), FALSE);

  return self->details != NULL && self->details->named;
}

gboolean
ogc_save_info_get_dated (OgcSaveInfo *self)
{
  g_return_val_if_fail (OGC_IS_SAVE_INFO (self), FALSE);

  return self->details != NULL && self->details->dated;
}

gint64
ogc_save_info_get_changed (OgcSaveInfo *self)
{
  g_return_val_if_fail (OGC_IS_SAVE_INFO (self), 0);

  return knows_time (self) ? self->details->changed : self->written;
}

unsigned
ogc_save_info_get_month (OgcSaveInfo *self)
{
  g_return_val_if_fail (OGC_IS_SAVE_INFO (self), 0);

  return knows_time (self) ? self->details->month : self->month;
}

gboolean
ogc_save_info_get_current (OgcSaveInfo *self)
{
  g_return_val_if_fail (OGC_IS_SAVE_INFO (self), FALSE);

  return self->current;
}

const char *
ogc_save_info_get_problem (OgcSaveInfo *self)
{
  g_return_val_if_fail (OGC_IS_SAVE_INFO (self), NULL);

  return self->details != NULL ? self->details->problem : NULL;
}

const char *
ogc_save_info_get_game (OgcSaveInfo *self)
{
  g_return_val_if_fail (OGC_IS_SAVE_INFO (self), NULL);

  return self->details != NULL ? self->details->game : NULL;
}

gboolean
ogc_save_info_get_finished (OgcSaveInfo *self)
{
  g_return_val_if_fail (OGC_IS_SAVE_INFO (self), FALSE);

  return self->details != NULL ? self->details->finished : FALSE;
}

const char *
ogc_save_info_get_progress (OgcSaveInfo *self)
{
  g_return_val_if_fail (OGC_IS_SAVE_INFO (self), NULL);

  return self->details != NULL ? self->details->progress : NULL;
}

const char *
ogc_save_info_get_outcome (OgcSaveInfo *self)
{
  g_return_val_if_fail (OGC_IS_SAVE_INFO (self), NULL);

  return self->details != NULL ? self->details->outcome : NULL;
}

gconstpointer
ogc_save_info_get_summary (OgcSaveInfo *self)
{
  g_return_val_if_fail (OGC_IS_SAVE_INFO (self), NULL);

  return self->details != NULL ? self->details->summary : NULL;
}

unsigned
ogc_save_info_get_n_seats (OgcSaveInfo *self)
{
  g_return_val_if_fail (OGC_IS_SAVE_INFO (self), 0);

  return self->details != NULL ? self->details->n_seats : 0;
}

const OgcSeatSpec *
ogc_save_info_get_seat (OgcSaveInfo *self,
                        unsigned     seat)
{
  g_return_val_if_fail (OGC_IS_SAVE_INFO (self), NULL);
  g_return_val_if_fail (self->details != NULL && seat < self->details->n_seats, NULL);

  return &self->details->seats[seat];
}

const char *
ogc_save_info_get_key (OgcSaveInfo *self)
{
  g_return_val_if_fail (OGC_IS_SAVE_INFO (self), NULL);

  return self->details != NULL ? self->details->key : "";
}
