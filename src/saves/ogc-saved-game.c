/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-saved-game.h"

#include "ogc-file.h"

G_DEFINE_INTERFACE (OgcSavedGame, ogc_saved_game, G_TYPE_OBJECT)

static void
ogc_saved_game_default_init (OgcSavedGameInterface *iface)
{
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

  return *OGC_SAVED_GAME_GET_IFACE (self)->find_title (self);
}

void
ogc_saved_game_set_title (OgcSavedGame *self,
                          const char   *title)
{
  char **place;

  g_return_if_fail (OGC_IS_SAVED_GAME (self));
  g_return_if_fail (title == NULL || g_utf8_strlen (title, -1) <= OGC_MAX_TITLE_LENGTH);

  place = OGC_SAVED_GAME_GET_IFACE (self)->find_title (self);
  g_free (*place);
  *place = g_strdup (title);
}

gint64
ogc_saved_game_get_changed (OgcSavedGame *self)
{
  g_return_val_if_fail (OGC_IS_SAVED_GAME (self), 0);

  return OGC_SAVED_GAME_GET_IFACE (self)->get_changed (self);
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
