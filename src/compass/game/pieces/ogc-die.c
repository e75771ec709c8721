/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-die.h"

#include <glib/gi18n.h>

#include "ogc-dice.h"
#include "ogc-property.h"
#include "ogc-setup.h"

struct _OgcDie
{
  GObject parent_instance;

  unsigned value;
  unsigned owner;
  gboolean picked;
  gboolean pickable;
  char *description;
};

G_DEFINE_FINAL_TYPE (OgcDie, ogc_die, G_TYPE_OBJECT)

enum {
  PROP_0,
  PROP_VALUE,
  PROP_OWNER,
  PROP_PICKED,
  PROP_PICKABLE,
  PROP_DESCRIPTION,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

static char *
describe_die (unsigned value,
              gboolean neutral)
{
  if (value == 0)
    return g_strdup (neutral ? _("Neutral die, not yet rolled") : _("Own die, not yet rolled"));
  /* TRANSLATORS: %u is the value that a die shows. */
  return neutral ? g_strdup_printf (_("Neutral die: %u"), value) : g_strdup_printf (_("Own die: %u"), value);
}

static void
ogc_die_finalize (GObject *object)
{
  OgcDie *self = OGC_DIE (object);

  g_free (self->description);
  G_OBJECT_CLASS (ogc_die_parent_class)->finalize (object);
}

static void
ogc_die_set_property (GObject      *object,
                      guint         prop_id,
                      const GValue *value,
                      GParamSpec   *pspec)
{
  OgcDie *self = OGC_DIE (object);

  switch (prop_id)
    {
    case PROP_PICKED:
      ogc_die_set_picked (self, g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
ogc_die_class_init (OgcDieClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = ogc_die_finalize;
  object_class->get_property = ogc_property_get;
  object_class->set_property = ogc_die_set_property;

  props[PROP_VALUE] = ogc_property_new ("value", G_TYPE_UINT, G_STRUCT_OFFSET (OgcDie, value));
  props[PROP_OWNER] = ogc_property_new ("owner", G_TYPE_UINT, G_STRUCT_OFFSET (OgcDie, owner));
  props[PROP_PICKED] = ogc_property_new ("picked", G_TYPE_BOOLEAN, G_STRUCT_OFFSET (OgcDie, picked));
  props[PROP_PICKED]->flags |= G_PARAM_WRITABLE;
  props[PROP_PICKABLE] = ogc_property_new ("pickable", G_TYPE_BOOLEAN, G_STRUCT_OFFSET (OgcDie, pickable));
  props[PROP_DESCRIPTION] = ogc_property_new ("description", G_TYPE_STRING, G_STRUCT_OFFSET (OgcDie, description));
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
ogc_die_init (OgcDie *self)
{
}

OgcDie *
ogc_die_new (unsigned value,
             unsigned owner)
{
  OgcDie *self;

  g_return_val_if_fail (value <= OGC_MAX_VALUE && owner < OGC_N_OWNERS, NULL);

  self = g_object_new (OGC_TYPE_DIE, NULL);
  self->value = value;
  self->owner = owner;
  self->description = describe_die (value, owner == OGC_NEUTRAL);
  return self;
}

unsigned
ogc_die_get_value (OgcDie *self)
{
  g_return_val_if_fail (OGC_IS_DIE (self), 0);
  return self->value;
}

unsigned
ogc_die_get_owner (OgcDie *self)
{
  g_return_val_if_fail (OGC_IS_DIE (self), 0);
  return self->owner;
}

gboolean
ogc_die_get_picked (OgcDie *self)
{
  g_return_val_if_fail (OGC_IS_DIE (self), FALSE);
  return self->picked;
}

void
ogc_die_set_picked (OgcDie   *self,
                    gboolean  picked)
{
  g_return_if_fail (OGC_IS_DIE (self));

  picked = picked && self->pickable;
  if (self->picked == picked)
    return;
  self->picked = picked;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_PICKED]);
}

gboolean
ogc_die_get_pickable (OgcDie *self)
{
  g_return_val_if_fail (OGC_IS_DIE (self), FALSE);
  return self->pickable;
}

void
ogc_die_set_pickable (OgcDie   *self,
                      gboolean  pickable)
{
  g_return_if_fail (OGC_IS_DIE (self));

  pickable = !!pickable;
  if (self->pickable == pickable)
    return;
  self->pickable = pickable;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_PICKABLE]);
  if (!pickable)
    ogc_die_set_picked (self, FALSE);
}

const char *
ogc_die_get_description (OgcDie *self)
{
  g_return_val_if_fail (OGC_IS_DIE (self), NULL);
  return self->description;
}
