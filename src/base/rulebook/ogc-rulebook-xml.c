/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-rulebook-xml.h"

#include <string.h>

#include "ogc-markup.h"

/* The context of titles and headings that have none of their own, as data/its/rulebook.its also tells gettext. */
#define TITLE_CONTEXT "chapter of the rules"

/* The state of reading: the last chapter and its paragraphs, the paragraph and the words that are open. */
typedef struct {
  const OgcName *rules;
  GPtrArray     *chapters;
  GArray        *paragraphs;
  OgcParagraph   paragraph;
  const char    *context; /* of these words; NULL when they have none */
} Reader;

static void
chapter_free (gpointer data)
{
  OgcChapter *chapter = data;

  g_free ((gpointer) chapter->paragraphs);
  g_free (chapter);
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
begin_chapter (gpointer     data,
               const char  *element,
               const char **names,
               const char **values,
               GError     **error)
{
  Reader *reader = data;
  const char *id, *symbol, *related;
  g_auto (GStrv) others = NULL;
  OgcChapter *chapter;

  if (!g_markup_collect_attributes (element, names, values, error,
                                    G_MARKUP_COLLECT_STRING, "id", &id, G_MARKUP_COLLECT_STRING, "symbol", &symbol,
                                    G_MARKUP_COLLECT_STRING | G_MARKUP_COLLECT_OPTIONAL, "related", &related,
                                    G_MARKUP_COLLECT_INVALID))
    return FALSE;
  if (find_chapter (reader->chapters, id) != NULL)
    return ogc_markup_refuse (error, "there is a chapter “%s” already.", id);
  others = ogc_markup_split (related);
  if (g_strv_length (others) >= G_N_ELEMENTS (chapter->related))
    return ogc_markup_refuse (error, "a chapter goes on with at most %u others.",
                              (guint) G_N_ELEMENTS (chapter->related) - 1);

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
begin_paragraph (gpointer     data,
                 const char  *element,
                 const char **names,
                 const char **values,
                 GError     **error)
{
  Reader *reader = data;
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
    return ogc_markup_refuse (error, "a paragraph has at most %u rules.",
                              (guint) G_N_ELEMENTS (reader->paragraph.rules) - 1);
  for (guint i = 0; rule_names[i] != NULL; i++)
    {
      if (!ogc_name_find (reader->rules, rule_names[i], &number) || number == 0)
        return ogc_markup_refuse (error, "there is no rule “%s”.", rule_names[i]);
      if (memchr (reader->paragraph.rules, number, i) != NULL)
        return ogc_markup_refuse (error, "the rule %s is listed twice.", rule_names[i]);
      reader->paragraph.rules[i] = number;
    }
  return TRUE;
}

static gboolean
begin_picture (gpointer     data,
               const char  *element,
               const char **names,
               const char **values,
               GError     **error)
{
  Reader *reader = data;
  const char *pieces;

  if (reader->paragraph.picture != NULL)
    return ogc_markup_refuse (error, "a paragraph has one picture at most.");
  if (!g_markup_collect_attributes (element, names, values, error, G_MARKUP_COLLECT_STRING, "pieces", &pieces,
                                    G_MARKUP_COLLECT_INVALID))
    return FALSE;
  reader->paragraph.picture = g_intern_string (pieces);
  return TRUE;
}

static gboolean
end_chapter (gpointer     data,
             const char  *element,
             const char  *words,
             GError     **error)
{
  Reader *reader = data;
  OgcChapter *chapter = last_chapter (reader);

  if (chapter->title == NULL)
    return ogc_markup_refuse (error, "the chapter “%s” has no title.", chapter->id);
  if (reader->paragraphs->len == 0)
    return ogc_markup_refuse (error, "the chapter “%s” has no paragraphs.", chapter->id);

  chapter->n_paragraphs = reader->paragraphs->len;
  chapter->paragraphs = g_memdup2 (reader->paragraphs->data, sizeof (OgcParagraph) * chapter->n_paragraphs);
  return TRUE;
}

static gboolean
end_paragraph (gpointer     data,
               const char  *element,
               const char  *words,
               GError     **error)
{
  Reader *reader = data;

  if (reader->paragraph.text == NULL)
    return ogc_markup_refuse (error, "a paragraph needs a text.");
  g_array_append_val (reader->paragraphs, reader->paragraph);
  return TRUE;
}

static gboolean
begin_words (gpointer     data,
             const char  *element,
             const char **names,
             const char **values,
             GError     **error)
{
  Reader *reader = data;
  const gboolean title = g_str_equal (element, "title") || g_str_equal (element, "heading");
  const char *context = NULL;

  if (!g_markup_collect_attributes (element, names, values, error,
                                    title ? G_MARKUP_COLLECT_STRING | G_MARKUP_COLLECT_OPTIONAL
                                          : G_MARKUP_COLLECT_INVALID, "context", &context, G_MARKUP_COLLECT_INVALID))
    return FALSE;
  reader->context = title ? g_intern_string (context != NULL ? context : TITLE_CONTEXT) : NULL;
  return TRUE;
}

/* Where to store the words of @element. */
static const char **
find_place (Reader     *reader,
            const char *element)
{
  if (g_str_equal (element, "title"))
    return &last_chapter (reader)->title;
  if (g_str_equal (element, "heading"))
    return &reader->paragraph.heading;
  return g_str_equal (element, "text") ? &reader->paragraph.text : &reader->paragraph.caption;
}

static gboolean
end_words (gpointer     data,
           const char  *element,
           const char  *words,
           GError     **error)
{
  Reader *reader = data;
  const char **place = find_place (reader, element);

  if (*words == '\0')
    return ogc_markup_refuse (error, "<%s> is empty.", element);
  if (*place != NULL)
    return ogc_markup_refuse (error, "there is a <%s> already.", element);
  if (reader->context != NULL)
    {
      g_autofree char *title = g_strconcat (reader->context, "\004", words, NULL);

      words = g_intern_string (title);
    }
  *place = words;
  return TRUE;
}

/* Chapters may refer to later ones, so this can only be checked at the end. */
static gboolean
end_rulebook (gpointer     data,
              const char  *element,
              const char  *words,
              GError     **error)
{
  Reader *reader = data;

  for (guint i = 0; i < reader->chapters->len; i++)
    {
      const OgcChapter *chapter = reader->chapters->pdata[i];

      for (const char *const *id = chapter->related; *id != NULL; id++)
        if (*id == chapter->id || find_chapter (reader->chapters, *id) == NULL)
          return ogc_markup_refuse (error, "the chapter “%s” goes on with “%s”, which is no other chapter.",
                                    chapter->id, *id);
    }
  return TRUE;
}

static const OgcMarkupElement elements[] = {
  { "rulebook", "", .end = end_rulebook },
  { "chapter", "rulebook", .begin = begin_chapter, .end = end_chapter },
  { "title", "chapter", TRUE, begin_words, end_words },
  { "paragraph", "chapter", .begin = begin_paragraph, .end = end_paragraph },
  { "heading", "paragraph", TRUE, begin_words, end_words },
  { "text", "paragraph", TRUE, begin_words, end_words },
  { "picture", "paragraph", .begin = begin_picture },
  { "caption", "picture", TRUE, begin_words, end_words },
  { NULL },
};

GPtrArray *
ogc_rulebook_parse (GBytes         *bytes,
                    const OgcName  *rules,
                    GError        **error)
{
  g_autoptr (GPtrArray) chapters = g_ptr_array_new_with_free_func (chapter_free);
  g_autoptr (GArray) paragraphs = g_array_new (FALSE, FALSE, sizeof (OgcParagraph));
  Reader reader = { .rules = rules, .chapters = chapters, .paragraphs = paragraphs };

  g_return_val_if_fail (bytes != NULL && rules != NULL, NULL);

  return ogc_markup_parse (elements, bytes, &reader, error) ? g_steal_pointer (&chapters) : NULL;
}

OgcRulebook *
ogc_rulebook_load (GResource     *resource,
                   const char    *path,
                   const OgcName *rules)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = g_resource_lookup_data (resource, path, G_RESOURCE_LOOKUP_FLAGS_NONE, &error);
  OgcRulebook *self = g_new (OgcRulebook, 1);

  self->chapters = bytes != NULL ? ogc_rulebook_parse (bytes, rules, &error) : NULL;
  if (self->chapters == NULL)
    g_error ("the rulebook that the program brings along is broken: %s, %s", path, error->message);

  return self;
}
