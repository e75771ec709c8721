/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-rulebook-private.h"

#include <glib/gi18n.h>

#include "ogc-text.h"

/* In the order in which they are read. */
static const OgcChapter *const chapters[] = {
  &ogc_chapter_about,      &ogc_chapter_round,   &ogc_chapter_turn,       &ogc_chapter_auction_house,
  &ogc_chapter_guild,      &ogc_chapter_archives, &ogc_chapter_temple,    &ogc_chapter_illuminati,
  &ogc_chapter_galleon,    &ogc_chapter_tower,   &ogc_chapter_university, &ogc_chapter_library,
  &ogc_chapter_neutral,    &ogc_chapter_forms,   &ogc_chapter_abilities,  &ogc_chapter_missions,
  &ogc_chapter_scoring,    &ogc_chapter_tie,     &ogc_chapter_secrets,
};

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
  return n < G_N_ELEMENTS (chapters) ? chapters[n] : NULL;
}

const OgcChapter *
ogc_rulebook_find_chapter (const char *id)
{
  for (unsigned n = 0; n < G_N_ELEMENTS (chapters); n++)
    if (g_strcmp0 (chapters[n]->id, id) == 0)
      return chapters[n];
  return NULL;
}

const OgcChapter *
ogc_rulebook_find_building (OgcBuildingId building)
{
  g_return_val_if_fail (building < OGC_N_BUILDINGS, NULL);

  for (unsigned n = 0; n < G_N_ELEMENTS (chapters); n++)
    if (chapters[n]->building == building)
      return chapters[n];
  g_return_val_if_reached (NULL);
}

gboolean
ogc_rulebook_find_rule (OgcRule           rule,
                        OgcBuildingId     building,
                        OgcRulebookPlace *place)
{
  g_return_val_if_fail (rule < OGC_N_RULES, FALSE);
  g_return_val_if_fail (place != NULL, FALSE);

  if (building < OGC_N_BUILDINGS && find_in_chapter (ogc_rulebook_find_building (building), rule, place))
    return TRUE;
  for (unsigned n = 0; n < G_N_ELEMENTS (chapters); n++)
    if (find_in_chapter (chapters[n], rule, place))
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

  g_return_val_if_fail (text != NULL && g_utf8_validate (text, -1, NULL), found);

  patterns = ogc_rulebook_split (text);
  for (unsigned n = 0; patterns->len > 0 && n < G_N_ELEMENTS (chapters); n++)
    for (unsigned i = 0; i < chapters[n]->n_paragraphs; i++)
      {
        g_autofree char *readable = dup_readable (chapters[n], i);
        OgcRulebookPlace place = { chapters[n], i };

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
