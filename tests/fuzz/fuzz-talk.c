/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fuzz-talk.h"

#include <json-glib/json-glib.h>
#include <string.h>

#define TYPE "{\"type\":\"" /* how every line begins */
#define MOST_GAMES 2         /* games begun by one input: computer players alone need a second for a few */

/* Heard: what was answered. */
typedef struct {
  guint lines;
  guint errors;
  guint games; /* games begun */
  char *last; /* the type of the last line */
} Heard;

static void
write_cb (const char *line,
          gpointer    data)
{
  Heard *heard = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) node = NULL;

  g_assert_null (strchr (line, '\n'));
  g_assert_true (g_str_has_prefix (line, TYPE));
  g_free (heard->last);
  heard->last = g_strndup (line + strlen (TYPE), strcspn (line + strlen (TYPE), "\""));
  heard->lines++;
  if (!g_str_equal (heard->last, "error"))
    return;
  /* An error may quote the input, but must be valid JSON. */
  heard->errors++;
  node = json_from_string (line, &error);
  g_assert_no_error (error);
  g_assert_true (JSON_NODE_HOLDS_OBJECT (node));
}

/* Sends one line, as the command line does. Each line must be answered, a bad one by exactly one error. */
static void
say (OgcProtocol *protocol,
     Heard       *heard,
     const char  *text,
     gsize        length,
     guint        number)
{
  g_autoptr (GBytes) line = g_bytes_new (text, length);
  const gboolean playing = ogc_protocol_is_playing (protocol);
  const guint lines = heard->lines;
  const guint errors = heard->errors;

  ogc_protocol_take_line (protocol, line, number);
  if (heard->errors > errors)
    {
      g_assert_cmpuint (heard->lines, ==, lines + 1);
      g_assert_cmpint (ogc_protocol_is_playing (protocol), ==, playing);
    }
  else if (!ogc_protocol_is_over (protocol))
    {
      g_assert_true (g_str_equal (heard->last, ogc_protocol_is_playing (protocol) ? "ask" : "end"));
      heard->games += !playing;
    }
}

void
fuzz_talk (FuzzTalkBegin  begin,
           const uint8_t *bytes,
           size_t         size)
{
  Heard heard = { 0 };
  g_autoptr (OgcProtocol) protocol = begin (write_cb, &heard);
  const char *text = (const char *) bytes;
  const char *end = text + size;

  for (guint number = 1; text < end && !ogc_protocol_is_over (protocol) && heard.games < MOST_GAMES; number++)
    {
      const char *stop = memchr (text, '\n', end - text);

      if (stop == NULL)
        stop = end;
      say (protocol, &heard, text, stop - text, number);
      text = MIN (stop + 1, end);
    }
  g_free (heard.last);
}
