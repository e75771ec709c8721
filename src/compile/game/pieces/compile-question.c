/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compile-question.h"

#include "compile-command-card.h"
#include "ogc-notify.h"
#include "ogc-property.h"

struct _CompileQuestion
{
  GObject parent_instance;

  unsigned kind;
  gboolean active;
  gboolean may;
  int card;
  int protocol;
  int printed;
  unsigned cards;
  GListStore *offer;
  unsigned faces;
  unsigned numbers;
  gboolean can_refresh;
};

G_DEFINE_FINAL_TYPE (CompileQuestion, compile_question, G_TYPE_OBJECT)

enum {
  PROP_0,
  PROP_KIND,
  PROP_ACTIVE,
  PROP_MAY,
  PROP_CARD,
  PROP_PROTOCOL,
  PROP_PRINTED,
  PROP_CARDS,
  PROP_OFFER,
  PROP_FACES,
  PROP_NUMBERS,
  PROP_CAN_REFRESH,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

/* The cards in a deck that can be chosen. */
static void
update_offer (CompileQuestion   *self,
              const CompileView *view)
{
  const CompileState *seen = &view->knowledge.seen;
  const unsigned side = seen->ask.side;
  guint8 numbers[COMPILE_N_CARDS];
  unsigned n = 0;

  for (CompileCards cards = view->choosable & compile_state_deck (seen, side); cards != 0; cards &= cards - 1)
    numbers[n++] = compile_cards_first (cards);
  compile_command_card_sync (self->offer, view, numbers, n, COMPILE_ZONE_DECK, side, -1);
}

/* Sets what the answers have in common, only for the side that is asked. */
static void
update_answers (CompileQuestion   *self,
                const CompileView *view)
{
  const CompileState *seen = &view->knowledge.seen;
  const CompileAsk *ask = &seen->ask;
  const gboolean active = view->answerable;
  gboolean can_refresh = FALSE;

  for (unsigned i = 0; i < view->n_decisions; i++)
    can_refresh |= view->decisions[i].kind == COMPILE_DECISION_REFRESH;
  ogc_notify_int (self, &self->active, active, props[PROP_ACTIVE]);
  ogc_notify_int (self, &self->may, active && ask->may, props[PROP_MAY]);
  ogc_notify_uint (self, &self->cards, active ? compile_cards_count (ask->cards) : 0, props[PROP_CARDS]);
  ogc_notify_uint (self, &self->faces, active ? ask->faces : 0, props[PROP_FACES]);
  ogc_notify_uint (self, &self->numbers, active ? ask->numbers : 0, props[PROP_NUMBERS]);
  ogc_notify_int (self, &self->can_refresh, can_refresh, props[PROP_CAN_REFRESH]);
}

static void
compile_question_finalize (GObject *object)
{
  CompileQuestion *self = COMPILE_QUESTION (object);

  g_clear_object (&self->offer);
  G_OBJECT_CLASS (compile_question_parent_class)->finalize (object);
}

static void
compile_question_class_init (CompileQuestionClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = compile_question_finalize;
  object_class->get_property = ogc_property_get;

  props[PROP_KIND] = ogc_property_new ("kind", G_TYPE_UINT, G_STRUCT_OFFSET (CompileQuestion, kind));
  props[PROP_ACTIVE] = ogc_property_new ("active", G_TYPE_BOOLEAN, G_STRUCT_OFFSET (CompileQuestion, active));
  props[PROP_MAY] = ogc_property_new ("may", G_TYPE_BOOLEAN, G_STRUCT_OFFSET (CompileQuestion, may));
  props[PROP_CARD] = ogc_property_new ("card", G_TYPE_INT, G_STRUCT_OFFSET (CompileQuestion, card));
  props[PROP_PROTOCOL] = ogc_property_new ("protocol", G_TYPE_INT, G_STRUCT_OFFSET (CompileQuestion, protocol));
  props[PROP_PRINTED] = ogc_property_new ("printed", G_TYPE_INT, G_STRUCT_OFFSET (CompileQuestion, printed));
  props[PROP_CARDS] = ogc_property_new ("cards", G_TYPE_UINT, G_STRUCT_OFFSET (CompileQuestion, cards));
  props[PROP_OFFER] = ogc_property_new ("offer", G_TYPE_LIST_MODEL, G_STRUCT_OFFSET (CompileQuestion, offer));
  props[PROP_FACES] = ogc_property_new ("faces", G_TYPE_UINT, G_STRUCT_OFFSET (CompileQuestion, faces));
  props[PROP_NUMBERS] = ogc_property_new ("numbers", G_TYPE_UINT, G_STRUCT_OFFSET (CompileQuestion, numbers));
  props[PROP_CAN_REFRESH] = ogc_property_new ("can-refresh", G_TYPE_BOOLEAN,
                                              G_STRUCT_OFFSET (CompileQuestion, can_refresh));
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
compile_question_init (CompileQuestion *self)
{
  self->offer = g_list_store_new (COMPILE_TYPE_COMMAND_CARD);
  self->card = self->protocol = self->printed = -1;
}

void
compile_question_update (CompileQuestion   *self,
                         const CompileView *view)
{
  const CompileState *seen;
  const CompileAsk *ask;
  gboolean asked, by_card;

  g_return_if_fail (COMPILE_IS_QUESTION (self) && view != NULL);

  seen = &view->knowledge.seen;
  ask = &seen->ask;
  asked = ask->kind != COMPILE_ASK_NOTHING;
  by_card = asked && ask->card != COMPILE_NO_CARD;
  ogc_notify_uint (self, &self->kind, ask->kind, props[PROP_KIND]);
  ogc_notify_int (self, &self->card, by_card ? ask->card : -1, props[PROP_CARD]);
  ogc_notify_int (self, &self->protocol, by_card ? (int) compile_view_get_protocol (view, ask->text) : -1,
                  props[PROP_PROTOCOL]);
  ogc_notify_int (self, &self->printed, by_card ? compile_state_text (seen, ask->text)->value : -1,
                  props[PROP_PRINTED]);
  update_answers (self, view);
  update_offer (self, view);
}

unsigned
compile_question_get_kind (CompileQuestion *self)
{
  g_return_val_if_fail (COMPILE_IS_QUESTION (self), 0);
  return self->kind;
}

gboolean
compile_question_get_active (CompileQuestion *self)
{
  g_return_val_if_fail (COMPILE_IS_QUESTION (self), FALSE);
  return self->active;
}

gboolean
compile_question_get_may (CompileQuestion *self)
{
  g_return_val_if_fail (COMPILE_IS_QUESTION (self), FALSE);
  return self->may;
}

int
compile_question_get_card (CompileQuestion *self)
{
  g_return_val_if_fail (COMPILE_IS_QUESTION (self), -1);
  return self->card;
}

int
compile_question_get_protocol (CompileQuestion *self)
{
  g_return_val_if_fail (COMPILE_IS_QUESTION (self), -1);
  return self->protocol;
}

int
compile_question_get_printed (CompileQuestion *self)
{
  g_return_val_if_fail (COMPILE_IS_QUESTION (self), -1);
  return self->printed;
}

unsigned
compile_question_get_cards (CompileQuestion *self)
{
  g_return_val_if_fail (COMPILE_IS_QUESTION (self), 0);
  return self->cards;
}

GListModel *
compile_question_get_offer (CompileQuestion *self)
{
  g_return_val_if_fail (COMPILE_IS_QUESTION (self), NULL);
  return G_LIST_MODEL (self->offer);
}

unsigned
compile_question_get_faces (CompileQuestion *self)
{
  g_return_val_if_fail (COMPILE_IS_QUESTION (self), 0);
  return self->faces;
}

unsigned
compile_question_get_numbers (CompileQuestion *self)
{
  g_return_val_if_fail (COMPILE_IS_QUESTION (self), 0);
  return self->numbers;
}

gboolean
compile_question_get_can_refresh (CompileQuestion *self)
{
  g_return_val_if_fail (COMPILE_IS_QUESTION (self), FALSE);
  return self->can_refresh;
}
