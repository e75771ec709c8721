/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-saved-game.h"

#include "ogc-file.h"

G_DEFINE_INTERFACE (OgcSavedGame, ogc_saved_game, G_TYPE_OBJECT)

static void
ogc_saved_game_default_init (OgcSavedGameInterface *iface)
{
}

void
ogc_save_label_init (OgcSaveLabel *self)
{
  g_return_if_fail (self != NULL);

  *self = (OgcSaveLabel) { 0 };
  self->created = self->changed = g_get_real_time () / G_USEC_PER_SEC;
}

void
ogc_save_label_read (OgcSaveLabel  *self,
                     OgcJsonReader *reader)
{
  g_return_if_fail (self != NULL && reader != NULL);

  self->created = ogc_json_reader_time (reader, "created");
  self->changed = ogc_json_reader_time (reader, "changed");
  if (ogc_json_reader_has (reader, "serial"))
    self->serial = ogc_json_reader_uint64 (reader, "serial");
  if (ogc_json_reader_has (reader, "title"))
    self->title = g_strdup (ogc_json_reader_name (reader, "title", OGC_MAX_TITLE_LENGTH));
  if (ogc_json_reader_has (reader, "place"))
    self->place = g_strdup (ogc_json_reader_id (reader, "place"));
}

void
ogc_save_label_write (const OgcSaveLabel *self,
                      JsonBuilder        *builder)
{
  g_return_if_fail (self != NULL && builder != NULL);

  ogc_json_write_time (builder, "created", self->created);
  ogc_json_write_time (builder, "changed", self->changed);
  if (self->serial > 0)
    ogc_json_write_uint64 (builder, "serial", self->serial);
  if (self->title != NULL)
    ogc_json_write_string (builder, "title", self->title);
  if (self->place != NULL)
    ogc_json_write_string (builder, "place", self->place);
}

void
ogc_save_label_clear (OgcSaveLabel *self)
{
  g_return_if_fail (self != NULL);

  g_free (self->title);
  g_free (self->place);
  *self = (OgcSaveLabel) { 0 };
}

OgcSavedGame *
ogc_saved_game_parse (const char          *source,
                      GBytes              *bytes,
                      OgcSavedGameReader   read,
                      GError             **error)
{
  g_autoptr (OgcJsonReader) reader = NULL;
  g_autoptr (OgcSavedGame) self = NULL;

  g_return_val_if_fail (source != NULL, NULL);
  g_return_val_if_fail (bytes != NULL, NULL);

  reader = ogc_json_reader_new (source, bytes, error);
  if (reader == NULL)
    return NULL;
  self = read (reader);
  if (!ogc_json_reader_close (reader, error))
    return NULL;

  return g_steal_pointer (&self);
}

OgcSavedGame *
ogc_saved_game_load (GFile               *file,
                     OgcSavedGameReader   read,
                     GError             **error)
{
  g_autofree char *name = NULL;
  g_autoptr (GBytes) bytes = ogc_file_read_named (file, &name, error);

  return bytes != NULL ? ogc_saved_game_parse (name, bytes, read, error) : NULL;
}

const char *
ogc_saved_game_get_game (OgcSavedGame *self)
{
  g_return_val_if_fail (OGC_IS_SAVED_GAME (self), NULL);

  return OGC_SAVED_GAME_GET_IFACE (self)->game;
}

const char *
ogc_saved_game_get_title (OgcSavedGame *self)
{
  g_return_val_if_fail (OGC_IS_SAVED_GAME (self), NULL);

  return OGC_SAVED_GAME_GET_IFACE (self)->find_label (self)->title;
}

void
ogc_saved_game_set_title (OgcSavedGame *self,
                          const char   *title)
{
  OgcSaveLabel *label;

  g_return_if_fail (OGC_IS_SAVED_GAME (self));
  g_return_if_fail (title == NULL || g_utf8_strlen (title, -1) <= OGC_MAX_TITLE_LENGTH);

  label = OGC_SAVED_GAME_GET_IFACE (self)->find_label (self);
  g_free (label->title);
  label->title = g_strdup (title);
}

gint64
ogc_saved_game_get_changed (OgcSavedGame *self)
{
  g_return_val_if_fail (OGC_IS_SAVED_GAME (self), 0);

  return OGC_SAVED_GAME_GET_IFACE (self)->find_label (self)->changed;
}

gboolean
ogc_saved_game_get_finished (OgcSavedGame *self)
{
  g_return_val_if_fail (OGC_IS_SAVED_GAME (self), FALSE);

  return OGC_SAVED_GAME_GET_IFACE (self)->get_finished (self);
}

GBytes *
ogc_saved_game_to_bytes (OgcSavedGame *self)
{
  g_return_val_if_fail (OGC_IS_SAVED_GAME (self), NULL);

  return OGC_SAVED_GAME_GET_IFACE (self)->to_bytes (self);
}

gboolean
ogc_saved_game_write (OgcSavedGame  *self,
                      GFile         *file,
                      GError       **error)
{
  g_autoptr (GBytes) bytes = NULL;

  g_return_val_if_fail (OGC_IS_SAVED_GAME (self), FALSE);
  g_return_val_if_fail (G_IS_FILE (file), FALSE);

  bytes = ogc_saved_game_to_bytes (self);

  return ogc_file_write (file, bytes, error);
}
