/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compile-pacer.h"

struct _CompilePacer
{
  CompilePace pace;
  unsigned holds;
  CompileAskKind kind;   /* what the present rest is for */
  unsigned least;        /* milliseconds that it takes at any pace */
  gint64 begun;          /* when it began, in microseconds */
  CompilePacerFunc func; /* what comes after it, when that is ready */
  gpointer user_data;
  guint timeout;
};

G_DEFINE_ENUM_TYPE (CompilePace, compile_pace,
                    G_DEFINE_ENUM_VALUE (COMPILE_PACE_INSTANT, "instant"),
                    G_DEFINE_ENUM_VALUE (COMPILE_PACE_QUICK, "quick"),
                    G_DEFINE_ENUM_VALUE (COMPILE_PACE_CALM, "calm"))

static const struct {
  unsigned move;   /* before an action, a compile or a protocol in the draft */
  unsigned choice; /* before a choice that an effect leaves */
} rests[] = {
  [COMPILE_PACE_INSTANT] = { 0, 0 },
  [COMPILE_PACE_QUICK] = { 800, 500 },
  [COMPILE_PACE_CALM] = { 1500, 1000 },
};

static gboolean
due_cb (gpointer data)
{
  CompilePacer *self = data;
  const CompilePacerFunc func = self->func;
  gpointer user_data = self->user_data;

  self->timeout = 0;
  compile_pacer_stop (self);
  func (user_data);
  return G_SOURCE_REMOVE;
}

/* Always from the main loop, even when there is no rest. */
static void
schedule (CompilePacer *self)
{
  const unsigned rest = MAX (self->least, compile_pace_get_rest (self->pace, self->kind));
  gint64 left;

  g_clear_handle_id (&self->timeout, g_source_remove);
  if (self->func == NULL || self->holds > 0)
    return;
  left = self->begun + rest * 1000 - g_get_monotonic_time ();
  self->timeout = g_timeout_add_full (COMPILE_PACER_PRIORITY, left > 0 ? (left + 999) / 1000 : 0, due_cb, self, NULL);
}

unsigned
compile_pace_get_rest (CompilePace    pace,
                       CompileAskKind kind)
{
  g_return_val_if_fail (pace <= COMPILE_PACE_CALM, 0);

  switch (kind)
    {
    case COMPILE_ASK_DRAFT:
    case COMPILE_ASK_ACTION:
    case COMPILE_ASK_COMPILE:
      return rests[pace].move;
    default:
      return rests[pace].choice;
    }
}

CompilePacer *
compile_pacer_new (void)
{
  return g_new0 (CompilePacer, 1);
}

void
compile_pacer_free (CompilePacer *self)
{
  g_return_if_fail (self != NULL);

  compile_pacer_stop (self);
  g_free (self);
}

void
compile_pacer_begin (CompilePacer   *self,
                     CompileAskKind  kind,
                     unsigned        least)
{
  g_return_if_fail (self != NULL);

  compile_pacer_stop (self);
  self->kind = kind;
  self->least = least;
  self->begun = g_get_monotonic_time ();
}

void
compile_pacer_ready (CompilePacer     *self,
                     CompilePacerFunc  func,
                     gpointer          user_data)
{
  g_return_if_fail (self != NULL && func != NULL);

  self->func = func;
  self->user_data = user_data;
  schedule (self);
}

void
compile_pacer_stop (CompilePacer *self)
{
  g_return_if_fail (self != NULL);

  g_clear_handle_id (&self->timeout, g_source_remove);
  self->func = NULL;
}

void
compile_pacer_hurry (CompilePacer *self)
{
  g_return_if_fail (self != NULL);

  self->begun = 0;
  schedule (self);
}

void
compile_pacer_set_pace (CompilePacer *self,
                        CompilePace   pace)
{
  g_return_if_fail (self != NULL && pace <= COMPILE_PACE_CALM);

  self->pace = pace;
  schedule (self);
}

void
compile_pacer_hold (CompilePacer *self)
{
  g_return_if_fail (self != NULL);

  self->holds++;
  schedule (self);
}

void
compile_pacer_release (CompilePacer *self)
{
  g_return_if_fail (self != NULL && self->holds > 0);

  if (--self->holds > 0)
    return;
  self->begun = g_get_monotonic_time ();
  schedule (self);
}

gboolean
compile_pacer_get_held (CompilePacer *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->holds > 0;
}
