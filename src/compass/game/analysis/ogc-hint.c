/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-hint.h"

#include "ogc-property.h"
#include "ogc-text.h"

struct _OgcHint
{
  GObject parent_instance;

  unsigned number;
  OgcDecision decision;
  OgcPlacement *placement;
  double gold;
  double win;
  char *title;
  char *reason;
  char *expectation;
};

G_DEFINE_FINAL_TYPE (OgcHint, ogc_hint, G_TYPE_OBJECT)

enum {
  PROP_0,
  PROP_NUMBER,
  PROP_TITLE,
  PROP_REASON,
  PROP_GOLD,
  PROP_WIN,
  PROP_EXPECTATION,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

static void
ogc_hint_finalize (GObject *object)
{
  OgcHint *self = OGC_HINT (object);

  g_clear_object (&self->placement);
  g_free (self->title);
  g_free (self->reason);
  g_free (self->expectation);
  G_OBJECT_CLASS (ogc_hint_parent_class)->finalize (object);
}

static void
ogc_hint_class_init (OgcHintClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = ogc_hint_finalize;
  object_class->get_property = ogc_property_get;

  props[PROP_NUMBER] = ogc_property_new ("number", G_TYPE_UINT, G_STRUCT_OFFSET (OgcHint, number));
  props[PROP_TITLE] = ogc_property_new ("title", G_TYPE_STRING, G_STRUCT_OFFSET (OgcHint, title));
  props[PROP_REASON] = ogc_property_new ("reason", G_TYPE_STRING, G_STRUCT_OFFSET (OgcHint, reason));
  props[PROP_GOLD] = ogc_property_new ("gold", G_TYPE_DOUBLE, G_STRUCT_OFFSET (OgcHint, gold));
  props[PROP_WIN] = ogc_property_new ("win", G_TYPE_DOUBLE, G_STRUCT_OFFSET (OgcHint, win));
  props[PROP_EXPECTATION] = ogc_property_new ("expectation", G_TYPE_STRING, G_STRUCT_OFFSET (OgcHint, expectation));
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
ogc_hint_init (OgcHint *self)
{
}

OgcHint *
ogc_hint_new (unsigned           number,
              const OgcDecision *decision,
              OgcPlacement      *placement,
              double             gold,
              double             win,
              char              *title,
              char              *reason)
{
  OgcHint *self = g_object_new (OGC_TYPE_HINT, NULL);

  self->number = number;
  self->decision = *decision;
  g_set_object (&self->placement, placement);
  self->gold = gold;
  self->win = win;
  self->title = title;
  self->reason = reason;
  self->expectation = ogc_text_expected_score (gold, win);
  return self;
}

const OgcDecision *
ogc_hint_get_decision (OgcHint *self)
{
  g_return_val_if_fail (OGC_IS_HINT (self), NULL);
  return &self->decision;
}

unsigned
ogc_hint_get_number (OgcHint *self)
{
  g_return_val_if_fail (OGC_IS_HINT (self), 0);
  return self->number;
}

const char *
ogc_hint_get_title (OgcHint *self)
{
  g_return_val_if_fail (OGC_IS_HINT (self), NULL);
  return self->title;
}

const char *
ogc_hint_get_reason (OgcHint *self)
{
  g_return_val_if_fail (OGC_IS_HINT (self), NULL);
  return self->reason;
}

const char *
ogc_hint_get_expectation (OgcHint *self)
{
  g_return_val_if_fail (OGC_IS_HINT (self), NULL);
  return self->expectation;
}

OgcPlacement *
ogc_hint_get_placement (OgcHint *self)
{
  g_return_val_if_fail (OGC_IS_HINT (self), NULL);
  return self->placement;
}
