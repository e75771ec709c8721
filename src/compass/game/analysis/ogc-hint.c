/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-hint.h"

#include "ogc-text.h"

struct _OgcHint
{
  GObject parent_instance;

  unsigned number;
  OgcDecision decision;
  OgcPlacement *placement;
  char *title;
  char *reason;
  char *expectation;
};

G_DEFINE_FINAL_TYPE (OgcHint, ogc_hint, G_TYPE_OBJECT)

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
  G_OBJECT_CLASS (klass)->finalize = ogc_hint_finalize;
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
