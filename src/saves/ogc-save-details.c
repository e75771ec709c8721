/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-save-details.h"

#include <glib/gi18n.h>
#include <string.h>

#include "ogc-date.h"
#include "ogc-escape.h"
#include "ogc-file.h"
#include "ogc-game-kind.h"
#include "ogc-store.h"

/* The name of the file without the extension of saves. */
static char *
dup_stem (GFile *file)
{
  g_autofree char *name = g_file_get_basename (file);
  g_autofree char *valid = NULL;
  char *end = strstr (name, OGC_SAVE_EXTENSION);

  if (end != NULL && end != name)
    *end = '\0';

  valid = g_utf8_make_valid (name, -1);

  return ogc_clean_name (valid);
}

/* The default name of a game: when it began, if the program named the file, else the name of the file. */
static char *
dup_otherwise (OgcSaveDetails *self,
               GFile          *file)
{
  g_autofree char *name = g_file_get_basename (file);
  g_autofree char *moment = ogc_date_format (self->created);

  if (!g_str_has_prefix (name, OGC_STORE_NAME_PREFIX))
    return dup_stem (file);
  if (self->guided)
    /* TRANSLATORS: what the first game, which is explained step by step, is called when it is saved; %s is the day
     * and time when it began */
    return g_strdup_printf (_("Guided game of %s"), moment);
  /* TRANSLATORS: what a saved game is called that has no title; %s is the day and time when it began */
  return g_strdup_printf (_("Game of %s"), moment);
}

/* Fills in what searches by text and by date use. */
static void
fill_in_key (OgcSaveDetails *self)
{
  g_autoptr (GString) text = g_string_new (self->title);
  g_autofree char *moment = ogc_date_format (self->changed);

  for (unsigned n = 0; n < self->n_seats; n++)
    g_string_append_printf (text, "\n%s", self->seats[n].name);
  g_string_append_printf (text, "\n%s", moment);
  if (self->words != NULL)
    g_string_append_printf (text, "\n%s", self->words);
  self->key = ogc_save_details_fold (text->str);
  g_clear_pointer (&self->words, g_free);
  self->month = ogc_save_details_find_month (self->changed);
}

/* How many bytes of @text come before the member @behind of its root; 0 if it has none. */
static gsize
find_end (const char *text,
          gsize       length,
          const char *behind)
{
  g_autofree char *quoted_name = g_strdup_printf ("\"%s\"", behind);
  const gsize n = strlen (quoted_name);
  gboolean quoted = FALSE;
  gsize depth = 0;
  gsize comma = 0; /* the last comma between two members of the root */

  for (gsize i = 0; i < length; i++)
    {
      if (quoted)
        {
          if (text[i] == '\\')
            i++;
          else if (text[i] == '"')
            quoted = FALSE;
        }
      else if (text[i] == '"')
        {
          if (comma > 0 && i == comma + 1 && length - i >= n && memcmp (text + i, quoted_name, n) == 0)
            return comma;
          quoted = TRUE;
        }
      else if (text[i] == '{' || text[i] == '[')
        depth++;
      else if ((text[i] == '}' || text[i] == ']') && depth > 0)
        depth--;
      else if (text[i] == ',' && depth == 1)
        comma = i;
    }

  return 0;
}

/* Reads the head of a save, if any kind of game recognises one. */
static OgcSaveDetails *
read_head (GFile  *file,
           GBytes *bytes)
{
  g_autofree char *name = ogc_file_name (file);

  for (unsigned n = 0; ogc_game_kind_nth (n) != NULL; n++)
    {
      g_autoptr (OgcSaveDetails) self = g_new0 (OgcSaveDetails, 1);

      if (!ogc_game_kind_nth (n)->read_details (name, bytes, self))
        continue;
      self->game = ogc_game_kind_nth (n)->id;
      self->named = self->title != NULL;
      if (!self->named)
        self->title = dup_otherwise (self, file);
      fill_in_key (self);
      return g_steal_pointer (&self);
    }

  return NULL;
}

static OgcSaveDetails *
load_head (GFile *file)
{
  g_autoptr (GInputStream) stream = ogc_file_open (file, NULL);
  g_autoptr (GBytes) bytes = NULL;
  char data[OGC_SAVE_HEAD_LENGTH];
  gsize length;

  if (stream == NULL || !g_input_stream_read_all (stream, data, sizeof data, &length, NULL, NULL))
    return NULL;
  bytes = g_bytes_new (data, length);

  return read_head (file, bytes);
}

static OgcSaveDetails *
create_problem (GFile        *file,
                const GError *problem)
{
  OgcSaveDetails *self = g_new0 (OgcSaveDetails, 1);

  self->title = dup_stem (file);
  self->problem = g_strdup (problem->message);
  self->key = ogc_save_details_fold (self->title);

  return self;
}

OgcSaveDetails *
ogc_save_details_load (GFile *file)
{
  g_autoptr (OgcSavedGame) game = NULL;
  g_autoptr (GError) error = NULL;
  OgcSaveDetails *self;

  g_return_val_if_fail (G_IS_FILE (file), NULL);

  self = load_head (file);
  if (self != NULL)
    return self;
  /* An older version, or not a save at all: the whole file has to be read. */
  game = ogc_saved_game_load (file, &error);

  return game != NULL ? ogc_save_details_new_from_game (game, file) : create_problem (file, error);
}

OgcSaveDetails *
ogc_save_details_new_from_game (OgcSavedGame *game,
                                GFile        *file)
{
  g_autoptr (GBytes) bytes = NULL;

  g_return_val_if_fail (OGC_IS_SAVED_GAME (game), NULL);
  g_return_val_if_fail (G_IS_FILE (file), NULL);

  bytes = ogc_saved_game_to_bytes (game);

  return read_head (file, bytes);
}

void
ogc_save_details_free (OgcSaveDetails *self)
{
  g_return_if_fail (self != NULL);

  for (unsigned n = 0; n < self->n_seats; n++)
    {
      g_ref_string_release (self->seats[n].name);
      g_ref_string_release (self->seats[n].emblem);
      g_ref_string_release (self->seats[n].kind);
    }
  g_free (self->title);
  g_free (self->progress);
  g_free (self->outcome);
  g_free (self->words);
  g_free (self->summary);
  g_free (self->problem);
  g_free (self->key);
  g_free (self);
}

void
ogc_save_details_add_seat (OgcSaveDetails    *self,
                           const OgcSeatSpec *spec)
{
  g_return_if_fail (self != NULL && self->n_seats < OGC_MAX_PLAYERS);
  g_return_if_fail (spec != NULL);

  self->seats[self->n_seats++] = (OgcSeatSpec) {
    g_ref_string_new_intern (spec->name), g_ref_string_new_intern (spec->emblem), g_ref_string_new_intern (spec->kind)
  };
}

GBytes *
ogc_save_details_cut_head (GBytes     *bytes,
                           const char *behind)
{
  g_autoptr (GString) text = NULL;
  const char *data;
  gsize length;

  g_return_val_if_fail (bytes != NULL, NULL);
  g_return_val_if_fail (behind != NULL, NULL);

  data = g_bytes_get_data (bytes, &length);
  text = g_string_new_len (data, (gssize) find_end (data, MIN (length, OGC_SAVE_HEAD_LENGTH), behind));
  g_string_append_c (text, '}');

  return g_string_free_to_bytes (g_steal_pointer (&text));
}

unsigned
ogc_save_details_find_month (gint64 seconds)
{
  g_autoptr (GDateTime) moment = g_date_time_new_from_unix_local (seconds);

  return moment != NULL ? (unsigned) (g_date_time_get_year (moment) * 12 + g_date_time_get_month (moment) - 1) : 0;
}

char *
ogc_save_details_fold (const char *text)
{
  g_autofree char *normal = NULL;
  char *folded;

  g_return_val_if_fail (text != NULL, NULL);

  normal = g_utf8_normalize (text, -1, G_NORMALIZE_ALL);
  folded = g_utf8_casefold (normal != NULL ? normal : "", -1);

  return folded;
}
