/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-win-estimator.h"

#include <math.h>

#include "ogc-game-private.h"
#include "ogc-thinking.h"
#include "ogc-win-estimate.h"

struct _OgcWinEstimator
{
  GObject parent_instance;

  OgcGame *game;
  gboolean enabled;
  GCancellable *cancellable; /* while it thinks */
};

G_DEFINE_FINAL_TYPE (OgcWinEstimator, ogc_win_estimator, G_TYPE_OBJECT)

enum {
  PROP_0,
  PROP_ENABLED,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

static void
cancel_estimate (OgcWinEstimator *self)
{
  if (self->cancellable != NULL)
    g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
}

/* Sets the expected gold of every seat; NULL if it is unknown. */
static void
set_expected (OgcWinEstimator *self,
              const float     *gold)
{
  for (unsigned seat = 0; seat < self->game->setup.seats; seat++)
    ogc_seat_set_expected (ogc_game_get_seat (self->game, seat),
                           gold != NULL ? MAX ((int) lroundf (gold[seat]), 0) : -1);
}

static gpointer
estimate_gold (gpointer          data,
               const atomic_int *cancelled)
{
  const OgcSearchLimits limits = { .cancelled = cancelled };
  g_autofree float *gold = g_new0 (float, OGC_MAX_SEATS);

  return ogc_win_estimate_all (data, &limits, gold) ? g_steal_pointer (&gold) : NULL;
}

static void
guessed_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      user_data)
{
  g_autoptr (OgcWinEstimator) self = user_data;
  g_autofree float *gold = ogc_thinking_run_finish (result, NULL);

  if (gold == NULL)
    return; /* stopped, or there is no network */
  g_clear_object (&self->cancellable);
  set_expected (self, gold);
}

/* Starts a new estimate. The old one stays until it is done, unless the viewer has changed. */
static void
request_estimate (OgcWinEstimator *self)
{
  const OgcView *view = &self->game->view;

  cancel_estimate (self);
  if (!self->enabled)
    return;
  if (view->open || ogc_game_get_finished (self->game))
    {
      set_expected (self, NULL);
      return;
    }
  self->cancellable = g_cancellable_new ();
  ogc_thinking_run_async (NULL, estimate_gold, g_memdup2 (&view->knowledge, sizeof (OgcKnowledge)), g_free, g_free,
                          self->cancellable, guessed_cb, g_object_ref (self));
}

static void
viewer_changed_cb (OgcWinEstimator *self)
{
  set_expected (self, NULL);
  request_estimate (self);
}

static void
ogc_win_estimator_dispose (GObject *object)
{
  OgcWinEstimator *self = OGC_WIN_ESTIMATOR (object);

  cancel_estimate (self);
  g_clear_object (&self->game);
  G_OBJECT_CLASS (ogc_win_estimator_parent_class)->dispose (object);
}

static void
ogc_win_estimator_get_property (GObject    *object,
                                guint       prop_id,
                                GValue     *value,
                                GParamSpec *pspec)
{
  OgcWinEstimator *self = OGC_WIN_ESTIMATOR (object);

  switch (prop_id)
    {
    case PROP_ENABLED:
      g_value_set_boolean (value, self->enabled);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
ogc_win_estimator_set_property (GObject      *object,
                                guint         prop_id,
                                const GValue *value,
                                GParamSpec   *pspec)
{
  OgcWinEstimator *self = OGC_WIN_ESTIMATOR (object);

  switch (prop_id)
    {
    case PROP_ENABLED:
      ogc_win_estimator_set_enabled (self, g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
ogc_win_estimator_class_init (OgcWinEstimatorClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = ogc_win_estimator_dispose;
  object_class->get_property = ogc_win_estimator_get_property;
  object_class->set_property = ogc_win_estimator_set_property;

  props[PROP_ENABLED] = g_param_spec_boolean ("enabled", NULL, NULL, FALSE,
                                              G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
ogc_win_estimator_init (OgcWinEstimator *self)
{
}

OgcWinEstimator *
ogc_win_estimator_new (OgcGame *game)
{
  OgcWinEstimator *self;

  g_return_val_if_fail (OGC_IS_GAME (game), NULL);

  self = g_object_new (OGC_TYPE_WIN_ESTIMATOR, NULL);
  self->game = g_object_ref (game);
  g_signal_connect_object (game, "asked", G_CALLBACK (request_estimate), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "finished", G_CALLBACK (request_estimate), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "notify::viewer", G_CALLBACK (viewer_changed_cb), self, G_CONNECT_SWAPPED);
  return self;
}

void
ogc_win_estimator_set_enabled (OgcWinEstimator *self,
                               gboolean         enabled)
{
  g_return_if_fail (OGC_IS_WIN_ESTIMATOR (self));

  if (self->enabled == !!enabled)
    return;
  self->enabled = !!enabled;
  if (enabled)
    request_estimate (self);
  else
    viewer_changed_cb (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_ENABLED]);
}
