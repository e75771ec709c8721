/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-rulebook-xml.h"

#include <string.h>

#include "ogc-markup.h"

/* The context of titles and headings that have none of their own, as data/its/rulebook.its says to gettext, too. */
#define TITLE_CONTEXT "chapter of the rules"

/* Which element may stand in which. */
static const struct {
  const char *name;
  const char *parent;
} elements[] = {
  { "rulebook", "" },
  { "chapter", "rulebook" },
  { "title", "chapter" },
  { "paragraph", "chapter" },
  { "heading", "paragraph" },
  { "text", "paragraph" },
  { "picture", "paragraph" },
  { "caption", "picture" },
};

/* Where reading stands: the last chapter and its paragraphs, the paragraph and the words that are open. */
typedef struct {
  const OgcName *rules;
  GPtrArray     *chapters;
  GArray        *paragraphs;
  OgcParagraph   paragraph;
  const char    *context; /* of these words; NULL when they have none */
  GString       *words;
  gboolean       takes_words;
} Reader;

static void
chapter_free (gpointer data)
{
  OgcChapter *chapter = data;

  g_free ((gpointer) chapter->paragraphs);
  g_free (chapter);
}

/* Returns FALSE always, so that whoever refuses can return it. */
G_GNUC_PRINTF (2, 3)
static gboolean
refuse (GError    **error,
        const char *format,
        ...)
{
  va_list arguments;

  va_start (arguments, format);
  g_propagate_error (error, g_error_new_valist (G_MARKUP_ERROR, G_MARKUP_ERROR_INVALID_CONTENT, format, arguments));
  va_end (arguments);
  return FALSE;
}

static const OgcChapter *
find_chapter (GPtrArray  *chapters,
              const char *id)
{
  for (guint i = 0; i < chapters->len; i++)
    if (g_str_equal (((const OgcChapter *) chapters->pdata[i])->id, id))
      return chapters->pdata[i];
  return NULL;
}

static OgcChapter *
last_chapter (Reader *reader)
{
  return reader->chapters->pdata[reader->chapters->len - 1];
}

static gboolean
begin_chapter (Reader      *reader,
               const char  *element,
               const char **names,
               const char **values,
               GError     **error)
{
  const char *id, *symbol, *related;
  g_auto (GStrv) others = NULL;
  OgcChapter *chapter;

  if (!g_markup_collect_attributes (element, names, values, error,
                                    G_MARKUP_COLLECT_STRING, "id", &id, G_MARKUP_COLLECT_STRING, "symbol", &symbol,
                                    G_MARKUP_COLLECT_STRING | G_MARKUP_COLLECT_OPTIONAL, "related", &related,
                                    G_MARKUP_COLLECT_INVALID))
    return FALSE;
  if (find_chapter (reader->chapters, id) != NULL)
    return refuse (error, "there is a chapter “%s” already.", id);
  others = ogc_markup_split (related);
  if (g_strv_length (others) >= G_N_ELEMENTS (chapter->related))
    return refuse (error, "a chapter goes on with at most %u others.", (guint) G_N_ELEMENTS (chapter->related) - 1);

  chapter = g_new0 (OgcChapter, 1);
  chapter->id = g_intern_string (id);
  chapter->symbol = g_intern_string (symbol);
  for (guint i = 0; others[i] != NULL; i++)
    chapter->related[i] = g_intern_string (others[i]);
  g_ptr_array_add (reader->chapters, chapter);
  g_array_set_size (reader->paragraphs, 0);
  return TRUE;
}

static gboolean
begin_paragraph (Reader      *reader,
                 const char  *element,
                 const char **names,
                 const char **values,
                 GError     **error)
{
  const char *rules;
  g_auto (GStrv) rule_names = NULL;
  guint number = 0;

  if (!g_markup_collect_attributes (element, names, values, error,
                                    G_MARKUP_COLLECT_STRING | G_MARKUP_COLLECT_OPTIONAL, "rules", &rules,
                                    G_MARKUP_COLLECT_INVALID))
    return FALSE;
  reader->paragraph = (OgcParagraph) { .text = NULL };

  rule_names = ogc_markup_split (rules);
  if (g_strv_length (rule_names) >= G_N_ELEMENTS (reader->paragraph.rules))
    return refuse (error, "a paragraph has at most %u rules.", (guint) G_N_ELEMENTS (reader->paragraph.rules) - 1);
  for (guint i = 0; rule_names[i] != NULL; i++)
    {
      if (!ogc_name_find (reader->rules, rule_names[i], &number) || number == 0)
        return refuse (error, "there is no rule “%s”.", rule_names[i]);
      if (memchr (reader->paragraph.rules, number, i) != NULL)
        return refuse (error, "the rule %s is listed twice.", rule_names[i]);
      reader->paragraph.rules[i] = number;
    }
  return TRUE;
}

static gboolean
begin_picture (Reader      *reader,
               const char  *element,
               const char **names,
               const char **values,
               GError     **error)
{
  const char *pieces;

  if (reader->paragraph.picture != NULL)
    return refuse (error, "a paragraph has one picture at most.");
  if (!g_markup_collect_attributes (element, names, values, error, G_MARKUP_COLLECT_STRING, "pieces", &pieces,
                                    G_MARKUP_COLLECT_INVALID))
    return FALSE;
  reader->paragraph.picture = g_intern_string (pieces);
  return TRUE;
}

static gboolean
end_chapter (Reader  *reader,
             GError **error)
{
  OgcChapter *chapter = last_chapter (reader);

  if (chapter->title == NULL)
    return refuse (error, "the chapter “%s” has no title.", chapter->id);
  if (reader->paragraphs->len == 0)
    return refuse (error, "the chapter “%s” has no paragraphs.", chapter->id);

  chapter->n_paragraphs = reader->paragraphs->len;
  chapter->paragraphs = g_memdup2 (reader->paragraphs->data, sizeof (OgcParagraph) * chapter->n_paragraphs);
  return TRUE;
}

static gboolean
end_paragraph (Reader  *reader,
               GError **error)
{
  if (reader->paragraph.text == NULL)
    return refuse (error, "a paragraph needs a text.");
  g_array_append_val (reader->paragraphs, reader->paragraph);
  return TRUE;
}

static gboolean
begin_words (Reader      *reader,
             const char  *element,
             const char **names,
             const char **values,
             GError     **error)
{
  const gboolean title = g_str_equal (element, "title") || g_str_equal (element, "heading");
  const char *context = NULL;

  if (!g_markup_collect_attributes (element, names, values, error,
                                    title ? G_MARKUP_COLLECT_STRING | G_MARKUP_COLLECT_OPTIONAL
                                          : G_MARKUP_COLLECT_INVALID, "context", &context, G_MARKUP_COLLECT_INVALID))
    return FALSE;
  reader->context = title ? g_intern_string (context != NULL ? context : TITLE_CONTEXT) : NULL;
  reader->takes_words = TRUE;
  g_string_truncate (reader->words, 0);
  return TRUE;
}

/* Keeps the words of an element at @place. */
static gboolean
end_words (Reader      *reader,
           const char  *element,
           const char **place,
           GError     **error)
{
  const char *words = ogc_markup_words (reader->words->str);

  reader->takes_words = FALSE;
  if (*words == '\0')
    return refuse (error, "<%s> is empty.", element);
  if (*place != NULL)
    return refuse (error, "there is a <%s> already.", element);
  if (reader->context != NULL)
    {
      g_autofree char *title = g_strconcat (reader->context, "\004", words, NULL);

      words = g_intern_string (title);
    }
  *place = words;
  return TRUE;
}

/* Chapters may go on with later ones, so only the end knows whether all of them are there. */
static gboolean
end_rulebook (Reader  *reader,
              GError **error)
{
  for (guint i = 0; i < reader->chapters->len; i++)
    {
      const OgcChapter *chapter = reader->chapters->pdata[i];

      for (const char *const *id = chapter->related; *id != NULL; id++)
        if (*id == chapter->id || find_chapter (reader->chapters, *id) == NULL)
          return refuse (error, "the chapter “%s” goes on with “%s”, which is no other chapter.", chapter->id, *id);
    }
  return TRUE;
}

static gboolean
may_stand (const char *element,
           const char *parent)
{
  for (guint i = 0; i < G_N_ELEMENTS (elements); i++)
    if (g_str_equal (elements[i].name, element) && g_str_equal (elements[i].parent, parent))
      return TRUE;
  return FALSE;
}

static void
start_element_cb (GMarkupParseContext  *context,
                  const char           *element,
                  const char          **names,
                  const char          **values,
                  gpointer              data,
                  GError              **error)
{
  const GSList *parent = g_markup_parse_context_get_element_stack (context)->next;
  Reader *reader = data;

  if (!may_stand (element, parent != NULL ? parent->data : ""))
    refuse (error, "<%s> has no place here.", element);
  else if (g_str_equal (element, "chapter"))
    begin_chapter (reader, element, names, values, error);
  else if (g_str_equal (element, "paragraph"))
    begin_paragraph (reader, element, names, values, error);
  else if (g_str_equal (element, "picture"))
    begin_picture (reader, element, names, values, error);
  else if (g_str_equal (element, "rulebook"))
    g_markup_collect_attributes (element, names, values, error, G_MARKUP_COLLECT_INVALID, NULL);
  else
    begin_words (reader, element, names, values, error);
}

static void
end_element_cb (GMarkupParseContext  *context,
                const char           *element,
                gpointer              data,
                GError              **error)
{
  Reader *reader = data;

  if (g_str_equal (element, "rulebook"))
    end_rulebook (reader, error);
  else if (g_str_equal (element, "chapter"))
    end_chapter (reader, error);
  else if (g_str_equal (element, "paragraph"))
    end_paragraph (reader, error);
  else if (g_str_equal (element, "title"))
    end_words (reader, element, &last_chapter (reader)->title, error);
  else if (g_str_equal (element, "heading"))
    end_words (reader, element, &reader->paragraph.heading, error);
  else if (g_str_equal (element, "text"))
    end_words (reader, element, &reader->paragraph.text, error);
  else if (g_str_equal (element, "caption"))
    end_words (reader, element, &reader->paragraph.caption, error);
}

static void
text_cb (GMarkupParseContext  *context,
         const char           *text,
         gsize                 length,
         gpointer              data,
         GError              **error)
{
  Reader *reader = data;

  g_autofree char *words = g_strndup (text, length);

  if (reader->takes_words)
    g_string_append (reader->words, words);
  else if (*g_strchug (words) != '\0')
    refuse (error, "words have no place in <%s>.", g_markup_parse_context_get_element (context));
}

GPtrArray *
ogc_rulebook_parse (GBytes         *bytes,
                    const OgcName  *rules,
                    GError        **error)
{
  static const GMarkupParser parser = {
    .start_element = start_element_cb,
    .end_element = end_element_cb,
    .text = text_cb,
  };
  g_autoptr (GPtrArray) chapters = g_ptr_array_new_with_free_func (chapter_free);
  g_autoptr (GArray) paragraphs = g_array_new (FALSE, FALSE, sizeof (OgcParagraph));
  g_autoptr (GString) words = g_string_new (NULL);
  Reader reader = { .rules = rules, .chapters = chapters, .paragraphs = paragraphs, .words = words };

  g_return_val_if_fail (bytes != NULL && rules != NULL, NULL);

  return ogc_markup_parse (&parser, bytes, &reader, error) ? g_steal_pointer (&chapters) : NULL;
}
