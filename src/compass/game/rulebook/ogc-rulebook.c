/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-rulebook.h"

#include <glib/gi18n.h>

#include "ogc-game-resources.h"
#include "ogc-rulebook-xml.h"
#include "ogc-text.h"

#define RULEBOOK_RESOURCE "/io/github/gilded_compass/GildedCompass/rulebook.xml"

static gpointer
load (gpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = g_resource_lookup_data (ogc_game_get_resource (), RULEBOOK_RESOURCE,
                                                     G_RESOURCE_LOOKUP_FLAGS_NONE, &error);
  GPtrArray *chapters = bytes != NULL ? ogc_rulebook_parse (bytes, &error) : NULL;

  if (chapters == NULL)
    g_error ("the rulebook that the program brings along is broken: rulebook.xml, %s", error->message);

  return chapters;
}

static gboolean
find_in_chapter (const OgcChapter *chapter,
                 OgcRule           rule,
                 OgcRulebookPlace *place)
{
  for (unsigned i = 0; i < chapter->n_paragraphs; i++)
    for (const guint8 *told = chapter->paragraphs[i].rules; *told != OGC_RULE_NONE; told++)
      if (*told == rule)
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

/* Everything that can be read of a paragraph; the heading of the chapter belongs to the first. */
static char *
dup_readable (const OgcChapter *chapter,
              unsigned          n)
{
  const OgcParagraph *paragraph = &chapter->paragraphs[n];
  const char *heading = ogc_paragraph_get_heading (paragraph);

  return g_strjoin ("\n", n == 0 ? ogc_chapter_get_title (chapter) : "", heading != NULL ? heading : "",
                    ogc_paragraph_get_text (paragraph), ogc_paragraph_get_caption (paragraph), NULL);
}

const OgcChapter *
ogc_rulebook_nth (unsigned n)
{
  static GOnce once = G_ONCE_INIT;
  const GPtrArray *chapters = g_once (&once, load, NULL);

  return n < chapters->len ? chapters->pdata[n] : NULL;
}

const OgcChapter *
ogc_rulebook_find_chapter (const char *id)
{
  const OgcChapter *chapter;

  for (unsigned n = 0; (chapter = ogc_rulebook_nth (n)) != NULL; n++)
    if (g_strcmp0 (chapter->id, id) == 0)
      return chapter;
  return NULL;
}

const OgcChapter *
ogc_rulebook_find_building (OgcBuildingId building)
{
  const OgcChapter *chapter;

  g_return_val_if_fail (building < OGC_N_BUILDINGS, NULL);

  for (unsigned n = 0; (chapter = ogc_rulebook_nth (n)) != NULL; n++)
    if (chapter->building == building)
      return chapter;
  g_return_val_if_reached (NULL);
}

gboolean
ogc_rulebook_find_rule (OgcRule           rule,
                        OgcBuildingId     building,
                        OgcRulebookPlace *place)
{
  const OgcChapter *chapter;

  g_return_val_if_fail (rule < OGC_N_RULES, FALSE);
  g_return_val_if_fail (place != NULL, FALSE);

  if (building < OGC_N_BUILDINGS && find_in_chapter (ogc_rulebook_find_building (building), rule, place))
    return TRUE;
  for (unsigned n = 0; (chapter = ogc_rulebook_nth (n)) != NULL; n++)
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

      if (**word != '\0')
        g_ptr_array_add (patterns, g_regex_new (escaped, G_REGEX_CASELESS, 0, NULL));
    }
  return patterns;
}

GArray *
ogc_rulebook_search (const char *text)
{
  GArray *found = g_array_new (FALSE, FALSE, sizeof (OgcRulebookPlace));
  g_autoptr (GPtrArray) patterns = NULL;
  const OgcChapter *chapter;

  g_return_val_if_fail (text != NULL && g_utf8_validate (text, -1, NULL), found);

  patterns = ogc_rulebook_split (text);
  for (unsigned n = 0; patterns->len > 0 && (chapter = ogc_rulebook_nth (n)) != NULL; n++)
    for (unsigned i = 0; i < chapter->n_paragraphs; i++)
      {
        g_autofree char *readable = dup_readable (chapter, i);
        OgcRulebookPlace place = { chapter, i };

        if (has_words (readable, patterns))
          g_array_append_val (found, place);
      }
  return found;
}

const char *
ogc_chapter_get_title (const OgcChapter *chapter)
{
  g_return_val_if_fail (chapter != NULL, "");

  if (chapter->title == NULL)
    return ogc_text_building (chapter->building);
  return g_dpgettext2 (NULL, "chapter of the rules", chapter->title);
}

const char *
ogc_paragraph_get_text (const OgcParagraph *paragraph)
{
  g_return_val_if_fail (paragraph != NULL, "");

  return paragraph->text != NULL ? _(paragraph->text) : ogc_text_mission_rule (paragraph->mission);
}

const char *
ogc_paragraph_get_caption (const OgcParagraph *paragraph)
{
  g_return_val_if_fail (paragraph != NULL, "");

  return paragraph->caption != NULL ? _(paragraph->caption) : "";
}

const char *
ogc_paragraph_get_heading (const OgcParagraph *paragraph)
{
  g_return_val_if_fail (paragraph != NULL, NULL);

  return paragraph->text == NULL ? ogc_text_mission (paragraph->mission) : NULL;
}
