/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compile-pending-effect.h"

#include "ogc-list.h"
#include "ogc-notify.h"
#include "ogc-property.h"

struct _CompilePendingEffect
{
  GObject parent_instance;

  unsigned kind;
  gboolean running;
  int side;
  int card;
  int protocol;
  int printed;
  int text_protocol;
  int text_printed;
  int effect;
  unsigned row;
  int box;
};

G_DEFINE_FINAL_TYPE (CompilePendingEffect, compile_pending_effect, G_TYPE_OBJECT)

enum {
  PROP_0,
  PROP_KIND,
  PROP_RUNNING,
  PROP_SIDE,
  PROP_CARD,
  PROP_PROTOCOL,
  PROP_PRINTED,
  PROP_TEXT_PROTOCOL,
  PROP_TEXT_PRINTED,
  PROP_EFFECT,
  PROP_ROW,
  PROP_BOX,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

static void
fill (CompilePendingEffect *self,
      const CompileView    *view,
      const CompilePending *pending,
      gboolean              is_first)
{
  const CompileState *seen = &view->knowledge.seen;
  const gboolean has_card = pending->card != COMPILE_NO_CARD, has_text = pending->text != COMPILE_NO_CARD;

  self->kind = pending->kind;
  self->running = is_first && pending->begun;
  self->side = pending->side;
  self->card = has_card ? pending->card : -1;
  self->protocol = has_card ? (int) compile_view_get_protocol (view, pending->card) : -1;
  self->printed = has_card ? compile_state_text (seen, pending->card)->value : -1;
  self->text_protocol = has_text ? (int) compile_view_get_protocol (view, pending->text) : -1;
  self->text_printed = has_text ? compile_state_text (seen, pending->text)->value : -1;
  self->effect = has_text ? pending->effect : -1;
  self->row = pending->row;
  self->box = pending->box;
}

static gboolean
same_cb (gconstpointer a,
         gconstpointer b)
{
  const CompilePendingEffect *one = a, *other = b;

  return one->card == other->card && one->effect == other->effect && one->side == other->side
         && one->text_protocol == other->text_protocol && one->text_printed == other->text_printed;
}

static void
update_cb (gpointer kept,
           gpointer item)
{
  CompilePendingEffect *self = kept;
  const CompilePendingEffect *wanted = item;

#define NOTIFY(member, type, prop) ogc_notify_##type (self, &self->member, wanted->member, props[prop])
  NOTIFY (kind, uint, PROP_KIND);
  NOTIFY (running, int, PROP_RUNNING);
  NOTIFY (side, int, PROP_SIDE);
  NOTIFY (card, int, PROP_CARD);
  NOTIFY (protocol, int, PROP_PROTOCOL);
  NOTIFY (printed, int, PROP_PRINTED);
  NOTIFY (text_protocol, int, PROP_TEXT_PROTOCOL);
  NOTIFY (text_printed, int, PROP_TEXT_PRINTED);
  NOTIFY (effect, int, PROP_EFFECT);
  NOTIFY (row, uint, PROP_ROW);
  NOTIFY (box, int, PROP_BOX);
#undef NOTIFY
}

static void
compile_pending_effect_class_init (CompilePendingEffectClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = ogc_property_get;

  props[PROP_KIND] = ogc_property_new ("kind", G_TYPE_UINT, G_STRUCT_OFFSET (CompilePendingEffect, kind));
  props[PROP_RUNNING] = ogc_property_new ("running", G_TYPE_BOOLEAN, G_STRUCT_OFFSET (CompilePendingEffect, running));
  props[PROP_SIDE] = ogc_property_new ("side", G_TYPE_INT, G_STRUCT_OFFSET (CompilePendingEffect, side));
  props[PROP_CARD] = ogc_property_new ("card", G_TYPE_INT, G_STRUCT_OFFSET (CompilePendingEffect, card));
  props[PROP_PROTOCOL] = ogc_property_new ("protocol", G_TYPE_INT, G_STRUCT_OFFSET (CompilePendingEffect, protocol));
  props[PROP_PRINTED] = ogc_property_new ("printed", G_TYPE_INT, G_STRUCT_OFFSET (CompilePendingEffect, printed));
  props[PROP_TEXT_PROTOCOL] = ogc_property_new ("text-protocol", G_TYPE_INT,
                                                G_STRUCT_OFFSET (CompilePendingEffect, text_protocol));
  props[PROP_TEXT_PRINTED] = ogc_property_new ("text-printed", G_TYPE_INT,
                                               G_STRUCT_OFFSET (CompilePendingEffect, text_printed));
  props[PROP_EFFECT] = ogc_property_new ("effect", G_TYPE_INT, G_STRUCT_OFFSET (CompilePendingEffect, effect));
  props[PROP_ROW] = ogc_property_new ("row", G_TYPE_UINT, G_STRUCT_OFFSET (CompilePendingEffect, row));
  props[PROP_BOX] = ogc_property_new ("box", G_TYPE_INT, G_STRUCT_OFFSET (CompilePendingEffect, box));
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
compile_pending_effect_init (CompilePendingEffect *self)
{
}

void
compile_pending_effect_sync (GListStore        *store,
                             const CompileView *view)
{
  g_autoptr (GPtrArray) wanted = g_ptr_array_new_with_free_func (g_object_unref);

  g_return_if_fail (G_IS_LIST_STORE (store) && view != NULL);

  for (unsigned i = 0; i < view->n_pending; i++)
    {
      CompilePendingEffect *self;

      if (view->pending[i].box >= COMPILE_N_BOXES)
        continue;
      self = g_object_new (COMPILE_TYPE_PENDING_EFFECT, NULL);
      fill (self, view, &view->pending[i], wanted->len == 0);
      g_ptr_array_add (wanted, self);
    }
  ogc_list_sync (store, wanted, same_cb, update_cb);
}

unsigned
compile_pending_effect_get_kind (CompilePendingEffect *self)
{
  g_return_val_if_fail (COMPILE_IS_PENDING_EFFECT (self), 0);
  return self->kind;
}

gboolean
compile_pending_effect_get_running (CompilePendingEffect *self)
{
  g_return_val_if_fail (COMPILE_IS_PENDING_EFFECT (self), FALSE);
  return self->running;
}

int
compile_pending_effect_get_side (CompilePendingEffect *self)
{
  g_return_val_if_fail (COMPILE_IS_PENDING_EFFECT (self), -1);
  return self->side;
}

int
compile_pending_effect_get_card (CompilePendingEffect *self)
{
  g_return_val_if_fail (COMPILE_IS_PENDING_EFFECT (self), -1);
  return self->card;
}

int
compile_pending_effect_get_protocol (CompilePendingEffect *self)
{
  g_return_val_if_fail (COMPILE_IS_PENDING_EFFECT (self), -1);
  return self->protocol;
}

int
compile_pending_effect_get_printed (CompilePendingEffect *self)
{
  g_return_val_if_fail (COMPILE_IS_PENDING_EFFECT (self), -1);
  return self->printed;
}

int
compile_pending_effect_get_text_protocol (CompilePendingEffect *self)
{
  g_return_val_if_fail (COMPILE_IS_PENDING_EFFECT (self), -1);
  return self->text_protocol;
}

int
compile_pending_effect_get_text_printed (CompilePendingEffect *self)
{
  g_return_val_if_fail (COMPILE_IS_PENDING_EFFECT (self), -1);
  return self->text_printed;
}

int
compile_pending_effect_get_effect (CompilePendingEffect *self)
{
  g_return_val_if_fail (COMPILE_IS_PENDING_EFFECT (self), -1);
  return self->effect;
}

unsigned
compile_pending_effect_get_row (CompilePendingEffect *self)
{
  g_return_val_if_fail (COMPILE_IS_PENDING_EFFECT (self), 0);
  return self->row;
}

int
compile_pending_effect_get_box (CompilePendingEffect *self)
{
  g_return_val_if_fail (COMPILE_IS_PENDING_EFFECT (self), -1);
  return self->box;
}
