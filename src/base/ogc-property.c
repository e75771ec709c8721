/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-property.h"

#define FLAGS (G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS)

static G_DEFINE_QUARK (ogc-property-offset, offset)

static GParamSpec *
create_pspec (const char *name,
              GType       type)
{
  switch (type)
    {
    case G_TYPE_BOOLEAN:
      return g_param_spec_boolean (name, NULL, NULL, FALSE, FLAGS);
    case G_TYPE_INT:
      return g_param_spec_int (name, NULL, NULL, G_MININT, G_MAXINT, 0, FLAGS);
    case G_TYPE_UINT:
      return g_param_spec_uint (name, NULL, NULL, 0, G_MAXUINT, 0, FLAGS);
    case G_TYPE_DOUBLE:
      return g_param_spec_double (name, NULL, NULL, -G_MAXDOUBLE, G_MAXDOUBLE, 0, FLAGS);
    case G_TYPE_STRING:
      return g_param_spec_string (name, NULL, NULL, NULL, FLAGS);
    default:
      return g_param_spec_object (name, NULL, NULL, type, FLAGS);
    }
}

GParamSpec *
ogc_property_new (const char *name,
                  GType       type,
                  gsize       offset)
{
  GParamSpec *pspec = create_pspec (name, type);

  g_param_spec_set_qdata (pspec, offset_quark (), GSIZE_TO_POINTER (offset));
  return pspec;
}

void
ogc_property_get (GObject    *object,
                  guint       prop_id,
                  GValue     *value,
                  GParamSpec *pspec)
{
  const gsize offset = GPOINTER_TO_SIZE (g_param_spec_get_qdata (pspec, offset_quark ()));

  if (offset == 0)
    {
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
      return;
    }
  switch (pspec->value_type)
    {
    case G_TYPE_BOOLEAN:
      g_value_set_boolean (value, G_STRUCT_MEMBER (gboolean, object, offset));
      break;
    case G_TYPE_INT:
      g_value_set_int (value, G_STRUCT_MEMBER (int, object, offset));
      break;
    case G_TYPE_UINT:
      g_value_set_uint (value, G_STRUCT_MEMBER (unsigned, object, offset));
      break;
    case G_TYPE_DOUBLE:
      g_value_set_double (value, G_STRUCT_MEMBER (double, object, offset));
      break;
    case G_TYPE_STRING:
      g_value_set_string (value, G_STRUCT_MEMBER (const char *, object, offset));
      break;
    default:
      g_value_set_object (value, G_STRUCT_MEMBER (gpointer, object, offset));
    }
}
