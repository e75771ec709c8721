/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-pacer.h"

#include <glib/gi18n.h>
#include <string.h>

struct _OgcPacer
{
  OgcPace pace;
  unsigned holds;
  unsigned rests[OGC_N_PACES]; /* milliseconds that the present pause takes at each pace */
  unsigned least;    /* and at any pace */
  gint64 begun;      /* when it began, in microseconds */
  OgcPacerFunc func; /* what comes after it, once it is ready */
  gpointer user_data;
  guint timeout;
};

G_DEFINE_ENUM_TYPE (OgcPace, ogc_pace,
                    G_DEFINE_ENUM_VALUE (OGC_PACE_INSTANT, "instant"),
                    G_DEFINE_ENUM_VALUE (OGC_PACE_QUICK, "quick"),
                    G_DEFINE_ENUM_VALUE (OGC_PACE_CALM, "calm"))

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

/* Always from the main loop, even without a pause. */
static void
schedule_timeout (OgcPacer *self)
{
  gint64 left;

  g_clear_handle_id (&self->timeout, g_source_remove);
  if (self->func == NULL || self->holds > 0)
    return;
  left = self->begun + MAX (self->least, self->rests[self->pace]) * 1000 - g_get_monotonic_time ();
  self->timeout = g_timeout_add_full (OGC_PACER_PRIORITY, left > 0 ? (left + 999) / 1000 : 0, due_cb, self, NULL);
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
    case OGC_PACE_CALM:
      break;
    }
  return C_("pace", "Calm");
}

double
ogc_pace_get_slowness (OgcPace pace)
{
  switch (pace)
    {
    case OGC_PACE_INSTANT:
      return 0;
    case OGC_PACE_QUICK:
      return 1;
    case OGC_PACE_CALM:
      break;
    }
  return 1.5;
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
ogc_pacer_begin (OgcPacer       *self,
                 const unsigned *rests,
                 unsigned        least)
{
  g_return_if_fail (self != NULL && rests != NULL);

  ogc_pacer_stop (self);
  memcpy (self->rests, rests, sizeof self->rests);
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
  schedule_timeout (self);
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
  schedule_timeout (self);
}

void
ogc_pacer_set_pace (OgcPacer *self,
                    OgcPace   pace)
{
  g_return_if_fail (self != NULL && pace <= OGC_PACE_CALM);

  self->pace = pace;
  schedule_timeout (self);
}

void
ogc_pacer_hold (OgcPacer *self)
{
  g_return_if_fail (self != NULL);

  self->holds++;
  schedule_timeout (self);
}

void
ogc_pacer_release (OgcPacer *self)
{
  g_return_if_fail (self != NULL && self->holds > 0);

  if (--self->holds > 0)
    return;
  self->begun = g_get_monotonic_time ();
  schedule_timeout (self);
}

gboolean
ogc_pacer_get_held (OgcPacer *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->holds > 0;
}
