/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-json-lines.h"

#include <glib/gi18n.h>
#include <string.h>

#include "ogc-json-limits.h"

#define CHUNK (64 * 1024)

struct _OgcJsonLines
{
  GInputStream *stream;
  GByteArray   *buffer;
  gsize         start;   /* of the bytes that have not been handed out yet */
  gsize         scanned; /* there is no end of line before this */
  guint         number;
  gboolean      ended;
  gboolean      skipping; /* skip the rest of a line that was refused */
};

/* Reads more. */
static gboolean
fill_buffer (OgcJsonLines  *lines,
             GCancellable  *cancellable,
             GError       **error)
{
  gsize length;
  gssize n;

  if (lines->start > 0)
    g_byte_array_remove_range (lines->buffer, 0, lines->start);
  lines->scanned -= lines->start;
  lines->start = 0;
  length = lines->buffer->len;
  if (lines->skipping)
    length = 0;
  if (length > OGC_JSON_MAX_SIZE)
    {
      lines->skipping = TRUE;
      lines->number++;
      g_set_error (error, OGC_ERROR, OGC_ERROR_TOO_LARGE,
                   _("line %u is longer than 16\302\240MB, so it can’t be from this program."),
                   lines->number);
      return FALSE;
    }
  lines->scanned = length;
  g_byte_array_set_size (lines->buffer, length + CHUNK);
  n = g_input_stream_read (lines->stream, lines->buffer->data + length, CHUNK, cancellable, error);
  g_byte_array_set_size (lines->buffer, length + MAX (n, 0));
  lines->ended = n == 0;

  return n >= 0;
}

/* Hands out the bytes before @end, the position of an end of line or of the stream's end. */
static GBytes *
cut_line (OgcJsonLines *lines,
          gsize         end)
{
  GBytes *line = g_bytes_new (lines->buffer->data + lines->start, end - lines->start);

  lines->start = lines->scanned = MIN (end + 1, lines->buffer->len);
  lines->number++;

  return line;
}

static gboolean
is_blank (GBytes *line)
{
  gsize length;
  const char *text = g_bytes_get_data (line, &length);

  for (gsize i = 0; i < length; i++)
    if (strchr (" \t\r", text[i]) == NULL || text[i] == '\0')
      return FALSE;

  return TRUE;
}

/* The next line, blank or not. */
static GBytes *
next_line (OgcJsonLines  *lines,
           GCancellable  *cancellable,
           GError       **error)
{
  for (;;)
    {
      const guint8 *end = NULL;

      if (lines->buffer->len > lines->scanned)
        end = memchr (lines->buffer->data + lines->scanned, '\n', lines->buffer->len - lines->scanned);
      if (end != NULL && lines->skipping)
        {
          lines->start = lines->scanned = end + 1 - lines->buffer->data;
          lines->skipping = FALSE;
          continue;
        }
      if (end != NULL)
        return cut_line (lines, end - lines->buffer->data);
      lines->scanned = lines->buffer->len;
      if (lines->ended)
        return lines->start < lines->buffer->len && !lines->skipping ? cut_line (lines, lines->buffer->len) : NULL;
      if (!fill_buffer (lines, cancellable, error))
        return NULL;
    }
}

OgcJsonLines *
ogc_json_lines_new (GInputStream *stream)
{
  OgcJsonLines *lines;

  g_return_val_if_fail (G_IS_INPUT_STREAM (stream), NULL);

  lines = g_new0 (OgcJsonLines, 1);
  lines->stream = g_object_ref (stream);
  lines->buffer = g_byte_array_new ();

  return lines;
}

void
ogc_json_lines_free (OgcJsonLines *lines)
{
  if (lines == NULL)
    return;

  g_clear_object (&lines->stream);
  g_clear_pointer (&lines->buffer, g_byte_array_unref);
  g_free (lines);
}

GBytes *
ogc_json_lines_next (OgcJsonLines  *lines,
                     GCancellable  *cancellable,
                     GError       **error)
{
  GBytes *line;

  g_return_val_if_fail (lines != NULL, NULL);

  while ((line = next_line (lines, cancellable, error)) != NULL && is_blank (line))
    g_bytes_unref (line);

  return line;
}

guint
ogc_json_lines_get_number (OgcJsonLines *lines)
{
  g_return_val_if_fail (lines != NULL, 0);

  return lines->number;
}
