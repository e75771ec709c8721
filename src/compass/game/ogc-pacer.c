/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-pacer.h"

#include <glib/gi18n.h>

#include "ogc-player-task.h"

struct _OgcPacer
{
  OgcPace pace;
  unsigned holds;
  OgcAskKind kind;   /* what the present rest is for */
  unsigned least;    /* milliseconds that it takes at any pace */
  gint64 begun;      /* when it began, in microseconds */
  OgcPacerFunc func; /* what comes after it, when that is ready */
  gpointer user_data;
  guint timeout;
};

G_DEFINE_ENUM_TYPE (OgcPace, ogc_pace,
                    G_DEFINE_ENUM_VALUE (OGC_PACE_INSTANT, "instant"),
                    G_DEFINE_ENUM_VALUE (OGC_PACE_QUICK, "quick"),
                    G_DEFINE_ENUM_VALUE (OGC_PACE_CALM, "calm"))

static const unsigned rests[][OGC_ASK_TAKE + 1] = {
  [OGC_PACE_INSTANT] = { 0 },
  [OGC_PACE_QUICK] = {
    [OGC_ASK_ROLL] = 250, [OGC_ASK_PLACE] = 800, [OGC_ASK_OWN] = 500, [OGC_ASK_NEUTRAL] = 500, [OGC_ASK_GIFT] = 400,
    [OGC_ASK_TAKE] = 350,
  },
  [OGC_PACE_CALM] = {
    [OGC_ASK_ROLL] = 600, [OGC_ASK_PLACE] = 1500, [OGC_ASK_OWN] = 1000, [OGC_ASK_NEUTRAL] = 1000, [OGC_ASK_GIFT] = 900,
    [OGC_ASK_TAKE] = 700,
  },
};

static gboolean
due_cb (gpointer data)
{
  OgcPacer *self = data;
  const OgcPacerFunc func = self->func;
  gpointer user_data = self->user_data;

  self->timeout = 0;
  ogc_pacer_stop (self);
  func (user_data);
  return G_SOURCE_REMOVE;
}

/* Always from the main loop, even when there is no rest. */
static void
schedule (OgcPacer *self)
{
  gint64 left;

  g_clear_handle_id (&self->timeout, g_source_remove);
  if (self->func == NULL || self->holds > 0)
    return;
  left = self->begun + MAX (self->least, rests[self->pace][self->kind]) * 1000 - g_get_monotonic_time ();
  self->timeout = g_timeout_add_full (OGC_PLAYER_TASK_PRIORITY, left > 0 ? (left + 999) / 1000 : 0, due_cb, self, NULL);
}

const char *
ogc_pace_get_label (OgcPace pace)
{
  switch (pace)
    {
    case OGC_PACE_INSTANT:
      return C_("pace", "Instant");
    case OGC_PACE_QUICK:
      return C_("pace", "Quick");
    default:
      return C_("pace", "Calm");
    }
}

unsigned
ogc_pace_get_rest (OgcPace    pace,
                   OgcAskKind kind)
{
  g_return_val_if_fail (pace <= OGC_PACE_CALM && kind <= OGC_ASK_TAKE, 0);
  return rests[pace][kind];
}

OgcPacer *
ogc_pacer_new (void)
{
  return g_new0 (OgcPacer, 1);
}

void
ogc_pacer_free (OgcPacer *self)
{
  g_return_if_fail (self != NULL);

  ogc_pacer_stop (self);
  g_free (self);
}

void
ogc_pacer_begin (OgcPacer   *self,
                 OgcAskKind  kind,
                 unsigned    least)
{
  g_return_if_fail (self != NULL && kind <= OGC_ASK_TAKE);

  ogc_pacer_stop (self);
  self->kind = kind;
  self->least = least;
  self->begun = g_get_monotonic_time ();
}

void
ogc_pacer_ready (OgcPacer     *self,
                 OgcPacerFunc  func,
                 gpointer      user_data)
{
  g_return_if_fail (self != NULL && func != NULL);

  self->func = func;
  self->user_data = user_data;
  schedule (self);
}

void
ogc_pacer_stop (OgcPacer *self)
{
  g_return_if_fail (self != NULL);

  g_clear_handle_id (&self->timeout, g_source_remove);
  self->func = NULL;
}

void
ogc_pacer_hurry (OgcPacer *self)
{
  g_return_if_fail (self != NULL);

  self->begun = 0;
  schedule (self);
}

void
ogc_pacer_set_pace (OgcPacer *self,
                    OgcPace   pace)
{
  g_return_if_fail (self != NULL && pace <= OGC_PACE_CALM);

  self->pace = pace;
  schedule (self);
}

void
ogc_pacer_hold (OgcPacer *self)
{
  g_return_if_fail (self != NULL);

  self->holds++;
  schedule (self);
}

void
ogc_pacer_release (OgcPacer *self)
{
  g_return_if_fail (self != NULL && self->holds > 0);

  if (--self->holds > 0)
    return;
  self->begun = g_get_monotonic_time ();
  schedule (self);
}

gboolean
ogc_pacer_get_held (OgcPacer *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->holds > 0;
}
