/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compile-line.h"

#include "compile-field.h"
#include "compile-command-card.h"
#include "ogc-notify.h"
#include "ogc-property.h"

struct _CompileLine
{
  GObject parent_instance;

  unsigned number;
  unsigned side;
  int protocol;
  gboolean compiled;
  unsigned total;
  gboolean ready;
  gboolean choosable;
  GListStore *stack;
};

G_DEFINE_FINAL_TYPE (CompileLine, compile_line, G_TYPE_OBJECT)

enum {
  PROP_0,
  PROP_SIDE,
  PROP_PROTOCOL,
  PROP_COMPILED,
  PROP_TOTAL,
  PROP_READY,
  PROP_CHOOSABLE,
  PROP_STACK,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

static void
compile_line_finalize (GObject *object)
{
  CompileLine *self = COMPILE_LINE (object);

  g_clear_object (&self->stack);
  G_OBJECT_CLASS (compile_line_parent_class)->finalize (object);
}

static void
compile_line_class_init (CompileLineClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = compile_line_finalize;
  object_class->get_property = ogc_property_get;

  props[PROP_SIDE] = ogc_property_new ("side", G_TYPE_UINT, G_STRUCT_OFFSET (CompileLine, side));
  props[PROP_PROTOCOL] = ogc_property_new ("protocol", G_TYPE_INT, G_STRUCT_OFFSET (CompileLine, protocol));
  props[PROP_COMPILED] = ogc_property_new ("compiled", G_TYPE_BOOLEAN, G_STRUCT_OFFSET (CompileLine, compiled));
  props[PROP_TOTAL] = ogc_property_new ("total", G_TYPE_UINT, G_STRUCT_OFFSET (CompileLine, total));
  props[PROP_READY] = ogc_property_new ("ready", G_TYPE_BOOLEAN, G_STRUCT_OFFSET (CompileLine, ready));
  props[PROP_CHOOSABLE] = ogc_property_new ("choosable", G_TYPE_BOOLEAN, G_STRUCT_OFFSET (CompileLine, choosable));
  props[PROP_STACK] = ogc_property_new ("stack", G_TYPE_LIST_MODEL, G_STRUCT_OFFSET (CompileLine, stack));
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
compile_line_init (CompileLine *self)
{
  self->protocol = -1;
  self->stack = g_list_store_new (COMPILE_TYPE_COMMAND_CARD);
}

CompileLine *
compile_line_new (unsigned side,
                  unsigned number)
{
  CompileLine *self = g_object_new (COMPILE_TYPE_LINE, NULL);

  self->side = side;
  self->number = number;
  return self;
}

void
compile_line_update (CompileLine       *self,
                     const CompileView *view)
{
  const CompileState *seen;
  gboolean drafted;
  unsigned slot, total;
  gboolean leads;

  g_return_if_fail (COMPILE_IS_LINE (self) && view != NULL);

  seen = &view->knowledge.seen;
  drafted = seen->turn > 0;
  /* In the draft they already lie where they will stay (COM-3). */
  slot = drafted ? seen->lines[self->side][self->number]
                 : COMPILE_N_LINES * self->side + (self->side == 0 ? self->number : COMPILE_N_LINES - 1 - self->number);
  total = compile_field_total (seen, self->side, self->number);
  leads = compile_field_leads (seen, self->side, self->number);

  ogc_notify_int (self, &self->protocol,
                  seen->protocols[slot] == COMPILE_NOBODY
                    ? -1 : (int) compile_card_set_get_protocol (view->card_set, seen->protocols[slot]),
                  props[PROP_PROTOCOL]);
  ogc_notify_int (self, &self->compiled, (seen->compiled & 1u << slot) != 0, props[PROP_COMPILED]);
  compile_command_card_sync (self->stack, view, seen->stacks[self->side][self->number].cards,
                             seen->stacks[self->side][self->number].n, COMPILE_ZONE_FIELD, self->side,
                             (int) self->number);
  ogc_notify_uint (self, &self->total, total, props[PROP_TOTAL]);
  ogc_notify_int (self, &self->ready, leads && total >= COMPILE_COMPILE_TOTAL && seen->phase != COMPILE_PHASE_OVER,
                  props[PROP_READY]);
  ogc_notify_int (self, &self->choosable, (view->lines & 1u << self->number) != 0, props[PROP_CHOOSABLE]);
}

unsigned
compile_line_get_side (CompileLine *self)
{
  g_return_val_if_fail (COMPILE_IS_LINE (self), 0);
  return self->side;
}

int
compile_line_get_protocol (CompileLine *self)
{
  g_return_val_if_fail (COMPILE_IS_LINE (self), -1);
  return self->protocol;
}

gboolean
compile_line_get_compiled (CompileLine *self)
{
  g_return_val_if_fail (COMPILE_IS_LINE (self), FALSE);
  return self->compiled;
}

unsigned
compile_line_get_total (CompileLine *self)
{
  g_return_val_if_fail (COMPILE_IS_LINE (self), 0);
  return self->total;
}

gboolean
compile_line_get_ready (CompileLine *self)
{
  g_return_val_if_fail (COMPILE_IS_LINE (self), FALSE);
  return self->ready;
}

gboolean
compile_line_get_choosable (CompileLine *self)
{
  g_return_val_if_fail (COMPILE_IS_LINE (self), FALSE);
  return self->choosable;
}

GListModel *
compile_line_get_stack (CompileLine *self)
{
  g_return_val_if_fail (COMPILE_IS_LINE (self), NULL);
  return G_LIST_MODEL (self->stack);
}
