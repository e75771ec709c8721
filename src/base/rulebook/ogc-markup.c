/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-markup.h"

#include <string.h>

/* The state of reading: the words of the open element. */
typedef struct {
  const OgcMarkupElement *elements;
  gpointer                data;
  GString                *words;
} Reader;

static const OgcMarkupElement *
find_element (Reader     *reader,
              const char *name)
{
  const OgcMarkupElement *element = reader->elements;

  while (element->name != NULL && !g_str_equal (element->name, name))
    element++;
  return element->name != NULL ? element : NULL;
}

static void
start_element_cb (GMarkupParseContext  *context,
                  const char           *name,
                  const char          **names,
                  const char          **values,
                  gpointer              data,
                  GError              **error)
{
  Reader *reader = data;
  const OgcMarkupElement *element = find_element (reader, name);
  const GSList *parent = g_markup_parse_context_get_element_stack (context)->next;

  g_string_truncate (reader->words, 0);
  if (element == NULL || !g_str_equal (element->parent, parent != NULL ? parent->data : ""))
    ogc_markup_refuse (error, "<%s> has no place here.", name);
  else if (element->begin != NULL)
    element->begin (reader->data, name, names, values, error);
  else
    g_markup_collect_attributes (name, names, values, error, G_MARKUP_COLLECT_INVALID, NULL);
}

static void
end_element_cb (GMarkupParseContext  *context,
                const char           *name,
                gpointer              data,
                GError              **error)
{
  Reader *reader = data;
  const OgcMarkupElement *element = find_element (reader, name);
  g_auto (GStrv) parts = ogc_markup_split (reader->words->str);
  g_autofree char *words = g_strjoinv (" ", parts);

  if (element->end != NULL)
    element->end (reader->data, name, g_intern_string (words), error);
}

static void
text_cb (GMarkupParseContext  *context,
         const char           *text,
         gsize                 length,
         gpointer              data,
         GError              **error)
{
  Reader *reader = data;
  const char *name = g_markup_parse_context_get_element (context);
  g_autofree char *words = g_strndup (text, length);

  if (find_element (reader, name)->has_words)
    g_string_append (reader->words, words);
  else if (*g_strchug (words) != '\0')
    ogc_markup_refuse (error, "words have no place in <%s>.", name);
}

gboolean
ogc_markup_parse (const OgcMarkupElement  *elements,
                  GBytes                  *bytes,
                  gpointer                 data,
                  GError                 **error)
{
  static const GMarkupParser parser = {
    .start_element = start_element_cb,
    .end_element = end_element_cb,
    .text = text_cb,
  };
  g_autoptr (GMarkupParseContext) context = NULL;
  g_autoptr (GString) words = g_string_new (NULL);
  Reader reader = { elements, data, words };
  gsize size;
  const char *text, *end;

  g_return_val_if_fail (elements != NULL && bytes != NULL, FALSE);

  /* GMarkup has already counted the next line when it calls back at the end of one, so lines are passed to it one by
   * one. */
  context = g_markup_parse_context_new (&parser, G_MARKUP_DEFAULT_FLAGS, &reader, NULL);
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

gboolean
ogc_markup_find_name (const OgcName  *names,
                      const char     *name,
                      guint          *number,
                      GError        **error)
{
  return name == NULL || ogc_name_find (names, name, number)
         || ogc_markup_refuse (error, "“%s” is unknown here.", name);
}

gboolean
ogc_markup_find_flags (const OgcName  *names,
                       const char     *text,
                       guint32        *flags,
                       GError        **error)
{
  g_auto (GStrv) words = ogc_markup_split (text);

  *flags = 0;
  for (char **word = words; *word != NULL; word++)
    {
      guint flag = 0;

      if (!ogc_markup_find_name (names, *word, &flag, error))
        return FALSE;
      *flags |= flag;
    }
  return TRUE;
}

gboolean
ogc_markup_refuse (GError     **error,
                   const char  *format,
                   ...)
{
  va_list arguments;

  va_start (arguments, format);
  g_propagate_error (error, g_error_new_valist (G_MARKUP_ERROR, G_MARKUP_ERROR_INVALID_CONTENT, format, arguments));
  va_end (arguments);
  return FALSE;
}
