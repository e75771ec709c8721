/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-record-reader.h"

#include <glib/gi18n.h>

#include "ogc-file.h"
#include "ogc-json-compare.h"
#include "ogc-json-lines.h"

#define HEAD_LENGTH 256 /* a record says within this many bytes that it is one, and of which game */

/* What errors call the game in the line that @lines has read last, of the file called @name. Free with g_free(). */
static char *
dup_source (const char   *name,
            OgcJsonLines *lines)
{
  /* TRANSLATORS: a file's name and the number of a line in it */
  return g_strdup_printf (_("%s, game in line %u"), name, ogc_json_lines_get_number (lines));
}

/* Turns @local into an error of ours about the file called @name. */
static void
propagate_error (const char  *name,
                 GError      *local,
                 GError     **error)
{
  if (local->domain == OGC_ERROR)
    {
      g_propagate_error (error, local);
      return;
    }
  g_set_error (error, OGC_ERROR, OGC_ERROR_READ, _("%s can’t be read: %s"), name, local->message);
  g_error_free (local);
}

OgcSavedGame *
ogc_record_reader_parse (const char          *source,
                         GBytes              *line,
                         OgcSavedGameReader   read,
                         JsonBuilder        *(*build) (OgcSavedGame *game),
                         GError             **error)
{
  g_autoptr (OgcJsonReader) reader = NULL;
  g_autoptr (OgcSavedGame) game = NULL;
  g_autoptr (JsonBuilder) builder = NULL;
  g_autoptr (JsonNode) expected = NULL;

  g_return_val_if_fail (source != NULL && line != NULL, NULL);

  reader = ogc_json_reader_new (source, line, error);
  if (reader == NULL)
    return NULL;
  game = read (reader);
  if (!ogc_json_reader_close (reader, error))
    return NULL;

  builder = build (game);
  expected = json_builder_get_root (builder);

  return ogc_json_compare (source, ogc_json_reader_get_root (reader), expected, error) ? g_steal_pointer (&game) : NULL;
}

OgcSavedGame *
ogc_record_reader_load (GFile              *file,
                        OgcRecordReadFunc   read,
                        guint               number,
                        guint              *n_games,
                        GError            **error)
{
  g_autofree char *name = NULL;
  g_autoptr (GInputStream) stream = NULL;
  g_autoptr (OgcJsonLines) lines = NULL;
  g_autoptr (OgcSavedGame) save = NULL;
  GError *local = NULL;
  GBytes *line;

  g_return_val_if_fail (G_IS_FILE (file) && read != NULL && number > 0 && n_games != NULL, NULL);

  *n_games = 0;
  name = ogc_file_name (file);
  stream = ogc_file_open (file, error);
  if (stream == NULL)
    return NULL;
  lines = ogc_json_lines_new (stream);
  while (local == NULL && (line = ogc_json_lines_next (lines, NULL, &local)) != NULL)
    {
      if (++*n_games == number)
        {
          g_autofree char *source = dup_source (name, lines);

          save = read (source, line, &local);
        }
      g_bytes_unref (line);
    }
  if (local == NULL && save == NULL)
    g_set_error (&local, OGC_ERROR, OGC_ERROR_RANGE, _("%s has no game number %u. Choose another one."), name, number);
  if (local == NULL)
    return g_steal_pointer (&save);
  propagate_error (name, local, error);

  return NULL;
}

/* Reads the record in @line and lets @take have it. */
static gboolean
take_line (const char         *name,
           OgcJsonLines       *lines,
           GBytes             *line,
           OgcRecordReadFunc   read,
           OgcRecordTakeFunc   take,
           gpointer            data,
           GError            **error)
{
  g_autofree char *source = dup_source (name, lines);
  g_autoptr (OgcSavedGame) save = read (source, line, error);

  return save != NULL && (take == NULL || take (save, source, data, error));
}

gboolean
ogc_record_reader_each (GFile              *file,
                        OgcRecordReadFunc   read,
                        OgcRecordTakeFunc   take,
                        gpointer            data,
                        guint              *n_games,
                        GError            **error)
{
  g_autofree char *name = NULL;
  g_autoptr (GInputStream) stream = NULL;
  g_autoptr (OgcJsonLines) lines = NULL;
  GError *local = NULL;
  guint good = 0;

  g_return_val_if_fail (G_IS_FILE (file) && read != NULL, FALSE);

  name = ogc_file_name (file);
  stream = ogc_file_open (file, error);
  if (stream == NULL)
    return FALSE;
  lines = ogc_json_lines_new (stream);
  for (;;)
    {
      g_autoptr (GBytes) line = ogc_json_lines_next (lines, NULL, &local);

      if (line == NULL || !take_line (name, lines, line, read, take, data, &local))
        break;
      good++;
    }
  if (local == NULL && good == 0)
    g_set_error (&local, OGC_ERROR, OGC_ERROR_SYNTAX, _("%s: the file is empty."), name);
  if (n_games != NULL)
    *n_games = good;
  if (local == NULL)
    return TRUE;
  propagate_error (name, local, error);

  return FALSE;
}

gboolean
ogc_record_reader_check (GFile              *file,
                         OgcRecordReadFunc   read,
                         guint              *n_games,
                         GError            **error)
{
  return ogc_record_reader_each (file, read, NULL, NULL, n_games, error);
}

gboolean
ogc_record_reader_recognise (GFile      *file,
                             const char *game)
{
  g_autoptr (GInputStream) stream = NULL;
  g_autofree char *named = game != NULL ? g_strdup_printf ("\"%s\"", game) : NULL;
  char head[HEAD_LENGTH];
  gsize length = 0;

  g_return_val_if_fail (G_IS_FILE (file), FALSE);

  stream = ogc_file_open (file, NULL);

  return stream != NULL && g_input_stream_read_all (stream, head, sizeof head, &length, NULL, NULL)
         && g_strstr_len (head, (gssize) length, "\"" OGC_RECORD_FORMAT "\"") != NULL
         && (named != NULL ? g_strstr_len (head, (gssize) length, named) != NULL
                           : g_strstr_len (head, (gssize) length, "\"game\"") == NULL);
}
