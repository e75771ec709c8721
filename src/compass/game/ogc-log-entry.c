/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-log-entry.h"

#include "ogc-notify.h"

struct _OgcLogEntry
{
  GObject parent_instance;

  char *text;
  int seat;
  int building;
  unsigned kind;
  unsigned round;
  unsigned position;
  unsigned mark;
};

G_DEFINE_FINAL_TYPE (OgcLogEntry, ogc_log_entry, G_TYPE_OBJECT)

enum {
  PROP_0,
  PROP_TEXT,
  PROP_SEAT,
  PROP_BUILDING,
  PROP_KIND,
  PROP_ROUND,
  PROP_POSITION,
  PROP_MARK,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

static void
ogc_log_entry_finalize (GObject *object)
{
  OgcLogEntry *self = OGC_LOG_ENTRY (object);

  g_free (self->text);
  G_OBJECT_CLASS (ogc_log_entry_parent_class)->finalize (object);
}

static void
ogc_log_entry_get_property (GObject    *object,
                            guint       prop_id,
                            GValue     *value,
                            GParamSpec *pspec)
{
  OgcLogEntry *self = OGC_LOG_ENTRY (object);

  switch (prop_id)
    {
    case PROP_TEXT:
      g_value_set_string (value, self->text);
      break;
    case PROP_SEAT:
      g_value_set_int (value, self->seat);
      break;
    case PROP_BUILDING:
      g_value_set_int (value, self->building);
      break;
    case PROP_KIND:
      g_value_set_uint (value, self->kind);
      break;
    case PROP_ROUND:
      g_value_set_uint (value, self->round);
      break;
    case PROP_POSITION:
      g_value_set_uint (value, self->position);
      break;
    case PROP_MARK:
      g_value_set_uint (value, self->mark);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
ogc_log_entry_class_init (OgcLogEntryClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags readable = G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->finalize = ogc_log_entry_finalize;
  object_class->get_property = ogc_log_entry_get_property;

  props[PROP_TEXT] = g_param_spec_string ("text", NULL, NULL, NULL, readable);
  props[PROP_SEAT] = g_param_spec_int ("seat", NULL, NULL, -1, G_MAXINT, -1, readable);
  props[PROP_BUILDING] = g_param_spec_int ("building", NULL, NULL, -1, G_MAXINT, -1, readable);
  props[PROP_KIND] = g_param_spec_uint ("kind", NULL, NULL, 0, G_MAXUINT, 0, readable);
  props[PROP_ROUND] = g_param_spec_uint ("round", NULL, NULL, 0, G_MAXUINT, 0, readable);
  props[PROP_POSITION] = g_param_spec_uint ("position", NULL, NULL, 0, G_MAXUINT, 0, readable);
  props[PROP_MARK] = g_param_spec_uint ("mark", NULL, NULL, 0, G_MAXUINT, 0, readable);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
ogc_log_entry_init (OgcLogEntry *self)
{
  self->seat = self->building = -1;
}

OgcLogEntry *
ogc_log_entry_new (unsigned kind,
                   int      seat,
                   int      building,
                   unsigned round,
                   unsigned position)
{
  OgcLogEntry *self = g_object_new (OGC_TYPE_LOG_ENTRY, NULL);

  self->kind = kind;
  self->seat = seat;
  self->building = building;
  self->round = round;
  self->position = position;
  return self;
}

const char *
ogc_log_entry_get_text (OgcLogEntry *self)
{
  g_return_val_if_fail (OGC_IS_LOG_ENTRY (self), NULL);
  return self->text;
}

int
ogc_log_entry_get_seat (OgcLogEntry *self)
{
  g_return_val_if_fail (OGC_IS_LOG_ENTRY (self), -1);
  return self->seat;
}

int
ogc_log_entry_get_building (OgcLogEntry *self)
{
  g_return_val_if_fail (OGC_IS_LOG_ENTRY (self), -1);
  return self->building;
}

unsigned
ogc_log_entry_get_kind (OgcLogEntry *self)
{
  g_return_val_if_fail (OGC_IS_LOG_ENTRY (self), 0);
  return self->kind;
}

unsigned
ogc_log_entry_get_position (OgcLogEntry *self)
{
  g_return_val_if_fail (OGC_IS_LOG_ENTRY (self), 0);
  return self->position;
}

void
ogc_log_entry_set_text (OgcLogEntry *self,
                        const char  *text)
{
  g_return_if_fail (OGC_IS_LOG_ENTRY (self));
  ogc_notify_string (self, &self->text, g_strdup (text), props[PROP_TEXT]);
}

unsigned
ogc_log_entry_get_mark (OgcLogEntry *self)
{
  g_return_val_if_fail (OGC_IS_LOG_ENTRY (self), 0);
  return self->mark;
}

void
ogc_log_entry_set_mark (OgcLogEntry *self,
                        unsigned     mark)
{
  g_return_if_fail (OGC_IS_LOG_ENTRY (self));
  ogc_notify_uint (self, &self->mark, mark, props[PROP_MARK]);
}
