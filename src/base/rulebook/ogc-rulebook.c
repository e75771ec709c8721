/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-rulebook.h"

#include <glib/gi18n.h>
#include <string.h>

static gboolean
find_in_chapter (const OgcChapter *chapter,
                 guint             rule,
                 OgcRulebookPlace *place)
{
  for (unsigned i = 0; i < chapter->n_paragraphs; i++)
    if (ogc_paragraph_tells (&chapter->paragraphs[i], rule))
      {
        *place = (OgcRulebookPlace) { chapter, i };
        return TRUE;
      }
  return FALSE;
}

static gboolean
has_words (const char *text,
           GPtrArray  *patterns)
{
  for (guint i = 0; i < patterns->len; i++)
    if (!g_regex_match (patterns->pdata[i], text, 0, NULL))
      return FALSE;
  return TRUE;
}

/* The heading of a chapter counts with its first paragraph. */
static char *
dup_headings (const OgcChapter *chapter,
              unsigned          n)
{
  return g_strjoin ("\n", n == 0 ? ogc_chapter_get_title (chapter) : "",
                    ogc_paragraph_get_heading (&chapter->paragraphs[n]), NULL);
}

/* Everything that a reader sees of a paragraph: @headings, and what is below them. */
static char *
dup_readable (const OgcParagraph *paragraph,
              const char         *headings)
{
  return g_strjoin ("\n", headings, ogc_paragraph_get_text (paragraph), ogc_paragraph_get_caption (paragraph), NULL);
}

/* Translates a title or heading, which is stored with its context. */
static const char *
translate_title (const char *title)
{
  return g_dpgettext (NULL, title, (gsize) (strchr (title, '\004') + 1 - title));
}

const OgcChapter *
ogc_rulebook_nth (const OgcRulebook *self,
                  unsigned           n)
{
  g_return_val_if_fail (self != NULL, NULL);

  return n < self->chapters->len ? self->chapters->pdata[n] : NULL;
}

const OgcChapter *
ogc_rulebook_find_chapter (const OgcRulebook *self,
                           const char        *id)
{
  const OgcChapter *chapter;

  for (unsigned n = 0; (chapter = ogc_rulebook_nth (self, n)) != NULL; n++)
    if (g_strcmp0 (chapter->id, id) == 0)
      return chapter;
  return NULL;
}

gboolean
ogc_rulebook_find_rule (const OgcRulebook *self,
                        guint              rule,
                        const char        *first,
                        OgcRulebookPlace  *place)
{
  const OgcChapter *chapter = ogc_rulebook_find_chapter (self, first);

  g_return_val_if_fail (place != NULL, FALSE);

  if (chapter != NULL && find_in_chapter (chapter, rule, place))
    return TRUE;
  for (unsigned n = 0; (chapter = ogc_rulebook_nth (self, n)) != NULL; n++)
    if (find_in_chapter (chapter, rule, place))
      return TRUE;
  return FALSE;
}

GPtrArray *
ogc_rulebook_split (const char *text)
{
  g_auto (GStrv) words = g_strsplit_set (text, " \t\n", -1);
  GPtrArray *patterns = g_ptr_array_new_with_free_func ((GDestroyNotify) g_regex_unref);

  for (char **word = words; *word != NULL; word++)
    {
      g_autofree char *escaped = g_regex_escape_string (*word, -1);
      g_autofree char *pattern = g_strconcat ("(?<![\\p{L}\\p{N}])", escaped, NULL);

      if (**word != '\0')
        g_ptr_array_add (patterns, g_regex_new (pattern, G_REGEX_CASELESS, 0, NULL));
    }
  return patterns;
}

GArray *
ogc_rulebook_search (const OgcRulebook *self,
                     const char        *text)
{
  GArray *found = g_array_new (FALSE, FALSE, sizeof (OgcRulebookPlace));
  g_autoptr (GPtrArray) patterns = NULL;
  const OgcChapter *chapter;
  guint n_headed = 0;

  g_return_val_if_fail (text != NULL && g_utf8_validate (text, -1, NULL), found);

  patterns = ogc_rulebook_split (text);
  for (unsigned n = 0; patterns->len > 0 && (chapter = ogc_rulebook_nth (self, n)) != NULL; n++)
    for (unsigned i = 0; i < chapter->n_paragraphs; i++)
      {
        g_autofree char *headings = dup_headings (chapter, i);
        g_autofree char *readable = dup_readable (&chapter->paragraphs[i], headings);
        OgcRulebookPlace place = { chapter, i };

        if (has_words (headings, patterns))
          g_array_insert_val (found, n_headed++, place);
        else if (has_words (readable, patterns))
          g_array_append_val (found, place);
      }
  return found;
}

const char *
ogc_chapter_get_title (const OgcChapter *chapter)
{
  g_return_val_if_fail (chapter != NULL, "");

  return translate_title (chapter->title);
}

const char *
ogc_paragraph_get_heading (const OgcParagraph *paragraph)
{
  g_return_val_if_fail (paragraph != NULL, "");

  return paragraph->heading != NULL ? translate_title (paragraph->heading) : "";
}

const char *
ogc_paragraph_get_text (const OgcParagraph *paragraph)
{
  g_return_val_if_fail (paragraph != NULL, "");

  return _(paragraph->text);
}

const char *
ogc_paragraph_get_caption (const OgcParagraph *paragraph)
{
  g_return_val_if_fail (paragraph != NULL, "");

  return paragraph->caption != NULL ? _(paragraph->caption) : "";
}

gboolean
ogc_paragraph_tells (const OgcParagraph *paragraph,
                     guint               rule)
{
  g_return_val_if_fail (paragraph != NULL, FALSE);

  return rule != 0 && memchr (paragraph->rules, (int) rule, sizeof paragraph->rules) != NULL;
}
