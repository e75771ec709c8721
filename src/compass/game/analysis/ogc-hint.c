/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-hint.h"

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
ogc_hint_get_property (GObject    *object,
                       guint       prop_id,
                       GValue     *value,
                       GParamSpec *pspec)
{
  OgcHint *self = OGC_HINT (object);

  switch (prop_id)
    {
    case PROP_NUMBER:
      g_value_set_uint (value, self->number);
      break;
    case PROP_TITLE:
      g_value_set_string (value, self->title);
      break;
    case PROP_REASON:
      g_value_set_string (value, self->reason);
      break;
    case PROP_GOLD:
      g_value_set_double (value, self->gold);
      break;
    case PROP_WIN:
      g_value_set_double (value, self->win);
      break;
    case PROP_EXPECTATION:
      g_value_set_string (value, self->expectation);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
ogc_hint_class_init (OgcHintClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags readable = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->finalize = ogc_hint_finalize;
  object_class->get_property = ogc_hint_get_property;

  props[PROP_NUMBER] = g_param_spec_uint ("number", NULL, NULL, 1, G_MAXUINT, 1, readable);
  props[PROP_TITLE] = g_param_spec_string ("title", NULL, NULL, NULL, readable);
  props[PROP_REASON] = g_param_spec_string ("reason", NULL, NULL, NULL, readable);
  props[PROP_GOLD] = g_param_spec_double ("gold", NULL, NULL, -G_MAXDOUBLE, G_MAXDOUBLE, 0, readable);
  props[PROP_WIN] = g_param_spec_double ("win", NULL, NULL, -1, 1, 0, readable);
  props[PROP_EXPECTATION] = g_param_spec_string ("expectation", NULL, NULL, NULL, readable);
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
