/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-hint-provider.h"

#include "ogc-advice.h"
#include "ogc-game-private.h"
#include "ogc-hint-reason.h"
#include "ogc-notify.h"
#include "ogc-property.h"
#include "ogc-thinking.h"

/* The seed is constant, so that the same knowledge leads to the same hints. */
#define SEED 0

/* What a worker thread is asked. */
typedef struct {
  OgcKnowledge knowledge;
  OgcDecision  proposal;
  gboolean     proposed;
} Question;

/* The result of a worker thread. */
typedef struct {
  OgcAdvice items[OGC_MAX_ADVICE];
  unsigned n;
} Answer;

struct _OgcHintProvider
{
  GObject parent_instance;

  OgcGame *game;
  GListStore *hints;
  GCancellable *cancellable; /* while it thinks */
  gboolean thinking;
  gboolean active;
};

G_DEFINE_FINAL_TYPE (OgcHintProvider, ogc_hint_provider, G_TYPE_OBJECT)

enum {
  PROP_0,
  PROP_HINTS,
  PROP_THINKING,
  PROP_ACTIVE,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

static void
update_properties (OgcHintProvider *self)
{
  const gboolean thinking = self->cancellable != NULL;
  const gboolean active = thinking || g_list_model_get_n_items (G_LIST_MODEL (self->hints)) > 0;

  g_object_freeze_notify (G_OBJECT (self));
  ogc_notify_int (self, &self->thinking, thinking, props[PROP_THINKING]);
  ogc_notify_int (self, &self->active, active, props[PROP_ACTIVE]);
  g_object_thaw_notify (G_OBJECT (self));
}

static void
add_hint (OgcHintProvider *self,
          const OgcAdvice *advice)
{
  const OgcView *view = &self->game->view;
  g_autoptr (OgcPlacement) placement = NULL;
  g_autoptr (OgcHint) hint = NULL;

  if (advice->decision.kind == OGC_DECISION_PLACE)
    placement = ogc_building_create_placement (view, &advice->decision);
  hint = ogc_hint_new (g_list_model_get_n_items (G_LIST_MODEL (self->hints)) + 1, &advice->decision, placement,
                       (double) advice->value.gold, (double) advice->value.win,
                       ogc_text_decision (&view->names, &view->knowledge.seen.ask, &advice->decision),
                       ogc_hint_reason (view, &advice->decision, placement));
  g_list_store_append (self->hints, hint);
}

static gpointer
compute_advice (gpointer          data,
                const atomic_int *cancelled)
{
  const OgcSearchLimits limits = { .seed = SEED, .work = OGC_WORK_USUAL, .cancelled = cancelled,
                                   .deadline = g_get_monotonic_time () + OGC_THINKING_LONGEST };
  const Question *question = data;
  g_autofree Answer *answer = g_new0 (Answer, 1);
  OgcAdvice best;

  if (question->proposed
      && ogc_advice_judge (&question->knowledge, &limits, &question->proposal, &best, &answer->items[0]))
    answer->n = 1;
  else
    answer->n = ogc_advice_give (&question->knowledge, &limits, answer->items);
  return answer->n > 0 ? g_steal_pointer (&answer) : NULL;
}

static void
advised_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      user_data)
{
  g_autoptr (OgcHintProvider) self = user_data;
  g_autofree Answer *answer = ogc_thinking_run_finish (result, NULL);

  if (answer == NULL)
    return; /* dismissed, which has updated everything */
  g_clear_object (&self->cancellable);
  for (unsigned i = 0; i < answer->n && i < OGC_N_HINTS; i++)
    add_hint (self, &answer->items[i]);
  update_properties (self);
}

static void
ogc_hint_provider_dispose (GObject *object)
{
  OgcHintProvider *self = OGC_HINT_PROVIDER (object);

  g_clear_object (&self->game);
  g_clear_object (&self->hints);
  G_OBJECT_CLASS (ogc_hint_provider_parent_class)->dispose (object);
}

static void
ogc_hint_provider_class_init (OgcHintProviderClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = ogc_hint_provider_dispose;
  object_class->get_property = ogc_property_get;

  props[PROP_HINTS] = ogc_property_new ("hints", G_TYPE_LIST_MODEL, G_STRUCT_OFFSET (OgcHintProvider, hints));
  props[PROP_THINKING] = ogc_property_new ("thinking", G_TYPE_BOOLEAN, G_STRUCT_OFFSET (OgcHintProvider, thinking));
  props[PROP_ACTIVE] = ogc_property_new ("active", G_TYPE_BOOLEAN, G_STRUCT_OFFSET (OgcHintProvider, active));
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
ogc_hint_provider_init (OgcHintProvider *self)
{
  self->hints = g_list_store_new (OGC_TYPE_HINT);
}

OgcHintProvider *
ogc_hint_provider_new (OgcGame *game)
{
  OgcHintProvider *self;

  g_return_val_if_fail (OGC_IS_GAME (game), NULL);

  self = g_object_new (OGC_TYPE_HINT_PROVIDER, NULL);
  self->game = g_object_ref (game);
  g_signal_connect_object (game, "decided", G_CALLBACK (ogc_hint_provider_dismiss), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "rewound", G_CALLBACK (ogc_hint_provider_dismiss), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "notify::answerable", G_CALLBACK (ogc_hint_provider_dismiss), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "notify::viewer", G_CALLBACK (ogc_hint_provider_dismiss), self, G_CONNECT_SWAPPED);
  return self;
}

GListModel *
ogc_hint_provider_get_hints (OgcHintProvider *self)
{
  g_return_val_if_fail (OGC_IS_HINT_PROVIDER (self), NULL);
  return G_LIST_MODEL (self->hints);
}

OgcHint *
ogc_hint_provider_find_equal (OgcHintProvider *self,
                              OgcHint         *hint)
{
  g_return_val_if_fail (OGC_IS_HINT_PROVIDER (self) && OGC_IS_HINT (hint), NULL);

  for (guint i = 0; i + 1 < ogc_hint_get_number (hint); i++)
    {
      g_autoptr (OgcHint) other = g_list_model_get_item (G_LIST_MODEL (self->hints), i);

      if (g_str_equal (ogc_hint_get_expectation (other), ogc_hint_get_expectation (hint)))
        return other; /* which the list holds */
    }
  return NULL;
}

gboolean
ogc_hint_provider_get_thinking (OgcHintProvider *self)
{
  g_return_val_if_fail (OGC_IS_HINT_PROVIDER (self), FALSE);
  return self->thinking;
}

gboolean
ogc_hint_provider_get_active (OgcHintProvider *self)
{
  g_return_val_if_fail (OGC_IS_HINT_PROVIDER (self), FALSE);
  return self->active;
}

void
ogc_hint_provider_ask (OgcHintProvider   *self,
                       const OgcDecision *proposal)
{
  Question *question;

  g_return_if_fail (OGC_IS_HINT_PROVIDER (self));

  if (self->active || !ogc_game_get_answerable (self->game))
    return;
  question = g_new0 (Question, 1);
  question->knowledge = self->game->view.knowledge;
  question->proposed = proposal != NULL;
  if (proposal != NULL)
    question->proposal = *proposal;
  self->cancellable = g_cancellable_new ();
  update_properties (self);
  ogc_thinking_run_async (NULL, compute_advice, question, g_free, g_free, self->cancellable, advised_cb,
                          g_object_ref (self));
}

void
ogc_hint_provider_dismiss (OgcHintProvider *self)
{
  g_return_if_fail (OGC_IS_HINT_PROVIDER (self));

  if (self->cancellable != NULL)
    g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  g_list_store_remove_all (self->hints);
  update_properties (self);
}
