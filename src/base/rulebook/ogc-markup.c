/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-markup.h"

#include <string.h>

GStrv
ogc_markup_split (const char *text)
{
  g_auto (GStrv) parts = g_strsplit_set (text != NULL ? text : "", " \t\r\n", -1);
  g_autoptr (GStrvBuilder) words = g_strv_builder_new ();

  for (char **part = parts; *part != NULL; part++)
    if (**part != '\0')
      g_strv_builder_add (words, *part);
  return g_strv_builder_end (words);
}

const char *
ogc_markup_words (const char *text)
{
  g_auto (GStrv) parts = ogc_markup_split (text);
  g_autofree char *words = g_strjoinv (" ", parts);

  return g_intern_string (words);
}

gboolean
ogc_markup_parse (const GMarkupParser  *parser,
                  GBytes               *bytes,
                  gpointer              data,
                  GError              **error)
{
  g_autoptr (GMarkupParseContext) context = NULL;
  gsize size;
  const char *text, *end;

  g_return_val_if_fail (bytes != NULL, FALSE);

  /* GMarkup has counted the next line already when it calls back at the end of one, so each goes in by itself. */
  context = g_markup_parse_context_new (parser, G_MARKUP_DEFAULT_FLAGS, data, NULL);
  text = g_bytes_get_data (bytes, &size);
  for (unsigned line = 1; size > 0; line++, text = end)
    {
      end = memchr (text, '\n', size);
      end = end != NULL ? end + 1 : text + size;
      if (!g_markup_parse_context_parse (context, text, end - text, error))
        {
          g_prefix_error (error, "line %u: ", line);
          return FALSE;
        }
      size -= end - text;
    }
  return g_markup_parse_context_end_parse (context, error);
}
