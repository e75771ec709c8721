/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-log-entry.h"

#include "ogc-notify.h"
#include "ogc-property.h"

struct _OgcLogEntry
{
  GObject parent_instance;

  char *text;
  char *brief;
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
  PROP_BRIEF,
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
  g_free (self->brief);
  G_OBJECT_CLASS (ogc_log_entry_parent_class)->finalize (object);
}

static void
ogc_log_entry_class_init (OgcLogEntryClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = ogc_log_entry_finalize;
  object_class->get_property = ogc_property_get;

  props[PROP_TEXT] = ogc_property_new ("text", G_TYPE_STRING, G_STRUCT_OFFSET (OgcLogEntry, text));
  props[PROP_BRIEF] = ogc_property_new ("brief", G_TYPE_STRING, G_STRUCT_OFFSET (OgcLogEntry, brief));
  props[PROP_SEAT] = ogc_property_new ("seat", G_TYPE_INT, G_STRUCT_OFFSET (OgcLogEntry, seat));
  props[PROP_BUILDING] = ogc_property_new ("building", G_TYPE_INT, G_STRUCT_OFFSET (OgcLogEntry, building));
  props[PROP_KIND] = ogc_property_new ("kind", G_TYPE_UINT, G_STRUCT_OFFSET (OgcLogEntry, kind));
  props[PROP_ROUND] = ogc_property_new ("round", G_TYPE_UINT, G_STRUCT_OFFSET (OgcLogEntry, round));
  props[PROP_POSITION] = ogc_property_new ("position", G_TYPE_UINT, G_STRUCT_OFFSET (OgcLogEntry, position));
  props[PROP_MARK] = ogc_property_new ("mark", G_TYPE_UINT, G_STRUCT_OFFSET (OgcLogEntry, mark));
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

const char *
ogc_log_entry_get_brief (OgcLogEntry *self)
{
  g_return_val_if_fail (OGC_IS_LOG_ENTRY (self), NULL);
  return self->brief;
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
                        const char  *text,
                        const char  *brief)
{
  g_return_if_fail (OGC_IS_LOG_ENTRY (self));
  ogc_notify_string (self, &self->brief, g_strdup (brief), props[PROP_BRIEF]);
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
