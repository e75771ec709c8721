/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-playable.h"

G_DEFINE_INTERFACE (OgcPlayable, ogc_playable, G_TYPE_OBJECT)

static gboolean
get_boolean (OgcPlayable *self,
             const char  *name)
{
  gboolean value;

  g_return_val_if_fail (OGC_IS_PLAYABLE (self), FALSE);

  g_object_get (self, name, &value, NULL);

  return value;
}

static unsigned
get_uint (OgcPlayable *self,
          const char  *name)
{
  guint value;

  g_return_val_if_fail (OGC_IS_PLAYABLE (self), 0);

  g_object_get (self, name, &value, NULL);

  return value;
}

static char *
dup_string (OgcPlayable *self,
            const char  *name)
{
  char *value;

  g_return_val_if_fail (OGC_IS_PLAYABLE (self), NULL);

  g_object_get (self, name, &value, NULL);

  return value;
}

static void
clear_section (gpointer section)
{
  g_free (((OgcSection *) section)->name);
}

static void
ogc_playable_default_init (OgcPlayableInterface *iface)
{
  static const char * const states[] = { "can-undo", "can-redo", "can-show-again", "finished", "replay" };
  const GParamFlags readable = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;
  const GParamFlags writable = readable | G_PARAM_WRITABLE;

  g_object_interface_install_property (iface, g_param_spec_boolean ("running", NULL, NULL, FALSE, writable));
  g_object_interface_install_property (iface, g_param_spec_boolean ("use-curtain", NULL, NULL, FALSE, writable));
  g_object_interface_install_property (iface, g_param_spec_enum ("pace", NULL, NULL, OGC_TYPE_PACE, OGC_PACE_INSTANT,
                                                                 writable));
  for (unsigned n = 0; n < G_N_ELEMENTS (states); n++)
    g_object_interface_install_property (iface, g_param_spec_boolean (states[n], NULL, NULL, FALSE, readable));
  g_object_interface_install_property (iface, g_param_spec_uint ("position", NULL, NULL, 0, G_MAXUINT, 0, readable));
  g_object_interface_install_property (iface, g_param_spec_uint ("length", NULL, NULL, 0, G_MAXUINT, 0, readable));
  g_object_interface_install_property (iface, g_param_spec_string ("title", NULL, NULL, NULL, readable));
  g_object_interface_install_property (iface, g_param_spec_string ("subtitle", NULL, NULL, NULL, readable));
}

const char *
ogc_playable_get_game (OgcPlayable *self)
{
  g_return_val_if_fail (OGC_IS_PLAYABLE (self), NULL);

  return OGC_PLAYABLE_GET_IFACE (self)->game;
}

gboolean
ogc_playable_get_running (OgcPlayable *self)
{
  return get_boolean (self, "running");
}

void
ogc_playable_set_running (OgcPlayable *self,
                          gboolean     running)
{
  g_return_if_fail (OGC_IS_PLAYABLE (self));

  g_object_set (self, "running", running, NULL);
}

void
ogc_playable_set_pace (OgcPlayable *self,
                       OgcPace      pace)
{
  g_return_if_fail (OGC_IS_PLAYABLE (self));

  g_object_set (self, "pace", pace, NULL);
}

gboolean
ogc_playable_get_can_undo (OgcPlayable *self)
{
  return get_boolean (self, "can-undo");
}

gboolean
ogc_playable_get_can_redo (OgcPlayable *self)
{
  return get_boolean (self, "can-redo");
}

gboolean
ogc_playable_get_can_show_again (OgcPlayable *self)
{
  return get_boolean (self, "can-show-again");
}

gboolean
ogc_playable_get_finished (OgcPlayable *self)
{
  return get_boolean (self, "finished");
}

gboolean
ogc_playable_get_replay (OgcPlayable *self)
{
  return get_boolean (self, "replay");
}

unsigned
ogc_playable_get_position (OgcPlayable *self)
{
  return get_uint (self, "position");
}

unsigned
ogc_playable_get_length (OgcPlayable *self)
{
  return get_uint (self, "length");
}

char *
ogc_playable_dup_title (OgcPlayable *self)
{
  return dup_string (self, "title");
}

char *
ogc_playable_dup_subtitle (OgcPlayable *self)
{
  return dup_string (self, "subtitle");
}

void
ogc_playable_undo (OgcPlayable *self)
{
  g_return_if_fail (OGC_IS_PLAYABLE (self));

  OGC_PLAYABLE_GET_IFACE (self)->undo (self);
}

void
ogc_playable_redo (OgcPlayable *self)
{
  g_return_if_fail (OGC_IS_PLAYABLE (self));

  OGC_PLAYABLE_GET_IFACE (self)->redo (self);
}

void
ogc_playable_show_again (OgcPlayable *self)
{
  g_return_if_fail (OGC_IS_PLAYABLE (self));

  OGC_PLAYABLE_GET_IFACE (self)->show_again (self);
}

void
ogc_playable_hold (OgcPlayable *self)
{
  g_return_if_fail (OGC_IS_PLAYABLE (self));

  OGC_PLAYABLE_GET_IFACE (self)->hold (self);
}

void
ogc_playable_release (OgcPlayable *self)
{
  g_return_if_fail (OGC_IS_PLAYABLE (self));

  OGC_PLAYABLE_GET_IFACE (self)->release (self);
}

OgcSavedGame *
ogc_playable_create_save (OgcPlayable *self)
{
  g_return_val_if_fail (OGC_IS_PLAYABLE (self), NULL);

  return OGC_PLAYABLE_GET_IFACE (self)->create_save (self);
}

void
ogc_playable_seek (OgcPlayable *self,
                   unsigned     position)
{
  g_return_if_fail (OGC_IS_PLAYABLE (self));

  OGC_PLAYABLE_GET_IFACE (self)->seek (self, position);
}

unsigned
ogc_playable_find_stop (OgcPlayable *self,
                        gboolean     forwards)
{
  g_return_val_if_fail (OGC_IS_PLAYABLE (self), 0);

  return OGC_PLAYABLE_GET_IFACE (self)->find_stop (self, forwards);
}

GArray *
ogc_playable_list_sections (OgcPlayable *self)
{
  g_return_val_if_fail (OGC_IS_PLAYABLE (self), NULL);

  return OGC_PLAYABLE_GET_IFACE (self)->list_sections (self);
}

char *
ogc_playable_describe_step (OgcPlayable *self)
{
  g_return_val_if_fail (OGC_IS_PLAYABLE (self), NULL);

  return OGC_PLAYABLE_GET_IFACE (self)->describe_step (self);
}

GArray *
ogc_sections_new (void)
{
  GArray *sections = g_array_new (FALSE, FALSE, sizeof (OgcSection));

  g_array_set_clear_func (sections, clear_section);

  return sections;
}

void
ogc_sections_add (GArray   *sections,
                  char     *name,
                  unsigned  position)
{
  const OgcSection section = { name, position };

  g_return_if_fail (sections != NULL && name != NULL);

  g_array_append_val (sections, section);
}
