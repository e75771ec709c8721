/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-setup-seat.h"

struct _OgcSetupSeat
{
  GObject parent_instance;

  char   *name;
  char   *emblem;
  char   *kind;
};

G_DEFINE_FINAL_TYPE (OgcSetupSeat, ogc_setup_seat, G_TYPE_OBJECT)

enum {
  PROP_NAME = 1,
  PROP_EMBLEM,
  PROP_KIND,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

static void
set_string (OgcSetupSeat  *self,
            char         **field,
            const char    *value,
            int            prop)
{
  if (g_strcmp0 (*field, value) == 0)
    return;
  g_free (*field);
  *field = g_strdup (value);
  g_object_notify_by_pspec (G_OBJECT (self), props[prop]);
}

static void
ogc_setup_seat_get_property (GObject    *object,
                             guint       prop_id,
                             GValue     *value,
                             GParamSpec *pspec)
{
  OgcSetupSeat *self = OGC_SETUP_SEAT (object);

  switch (prop_id)
    {
    case PROP_NAME:
      g_value_set_string (value, self->name);
      break;
    case PROP_EMBLEM:
      g_value_set_string (value, self->emblem);
      break;
    case PROP_KIND:
      g_value_set_string (value, self->kind);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
ogc_setup_seat_set_property (GObject      *object,
                             guint         prop_id,
                             const GValue *value,
                             GParamSpec   *pspec)
{
  OgcSetupSeat *self = OGC_SETUP_SEAT (object);

  switch (prop_id)
    {
    case PROP_NAME:
      ogc_setup_seat_set_name (self, g_value_get_string (value));
      break;
    case PROP_EMBLEM:
      ogc_setup_seat_set_emblem (self, g_value_get_string (value));
      break;
    case PROP_KIND:
      ogc_setup_seat_set_kind (self, g_value_get_string (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
ogc_setup_seat_finalize (GObject *object)
{
  OgcSetupSeat *self = OGC_SETUP_SEAT (object);

  g_free (self->name);
  g_free (self->emblem);
  g_free (self->kind);

  G_OBJECT_CLASS (ogc_setup_seat_parent_class)->finalize (object);
}

static void
ogc_setup_seat_class_init (OgcSetupSeatClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags flags = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->get_property = ogc_setup_seat_get_property;
  object_class->set_property = ogc_setup_seat_set_property;
  object_class->finalize = ogc_setup_seat_finalize;

  props[PROP_NAME] = g_param_spec_string ("name", NULL, NULL, NULL, flags);
  props[PROP_EMBLEM] = g_param_spec_string ("emblem", NULL, NULL, NULL, flags);
  props[PROP_KIND] = g_param_spec_string ("kind", NULL, NULL, NULL, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
ogc_setup_seat_init (OgcSetupSeat *self)
{
}

OgcSetupSeat *
ogc_setup_seat_new (const char *name,
                    const char *emblem,
                    const char *kind)
{
  return g_object_new (OGC_TYPE_SETUP_SEAT, "name", name, "emblem", emblem, "kind", kind, NULL);
}

const char *
ogc_setup_seat_get_name (OgcSetupSeat *self)
{
  g_return_val_if_fail (OGC_IS_SETUP_SEAT (self), NULL);

  return self->name;
}

void
ogc_setup_seat_set_name (OgcSetupSeat *self,
                         const char   *name)
{
  g_return_if_fail (OGC_IS_SETUP_SEAT (self));

  set_string (self, &self->name, name, PROP_NAME);
}

const char *
ogc_setup_seat_get_emblem (OgcSetupSeat *self)
{
  g_return_val_if_fail (OGC_IS_SETUP_SEAT (self), NULL);

  return self->emblem;
}

void
ogc_setup_seat_set_emblem (OgcSetupSeat *self,
                           const char   *emblem)
{
  g_return_if_fail (OGC_IS_SETUP_SEAT (self));

  set_string (self, &self->emblem, emblem, PROP_EMBLEM);
}

const char *
ogc_setup_seat_get_kind (OgcSetupSeat *self)
{
  g_return_val_if_fail (OGC_IS_SETUP_SEAT (self), NULL);

  return self->kind;
}

void
ogc_setup_seat_set_kind (OgcSetupSeat *self,
                         const char   *kind)
{
  g_return_if_fail (OGC_IS_SETUP_SEAT (self));

  set_string (self, &self->kind, kind, PROP_KIND);
}
