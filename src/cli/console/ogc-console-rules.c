/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-console-rules.h"

#include <glib/gi18n.h>

#include "compile-rule.h"
#include "ogc-console-output.h"
#include "ogc-rule.h"
#include "ogc-words.h"

/* How many paragraphs are read out at once. */
#define MAX_FOUND 6

G_STATIC_ASSERT ((int) OGC_RULE_NOT_ASKED == (int) COMPILE_RULE_NOT_ASKED);

static void
read_paragraph (const OgcParagraph *paragraph)
{
  const char *heading = ogc_paragraph_get_heading (paragraph);

  /* It is about the window, which the console lacks. */
  if (ogc_paragraph_tells (paragraph, OGC_RULE_NOT_ASKED))
    return;
  ogc_console_print ("%s%s%s", heading, *heading != '\0' ? ": " : "", ogc_paragraph_get_text (paragraph));
}

static void
list_chapters (const OgcRulebook *rulebook,
               const char        *verb)
{
  g_autoptr (GString) list = g_string_new (NULL);
  const OgcChapter *chapter;

  for (unsigned n = 0; (chapter = ogc_rulebook_nth (rulebook, n)) != NULL; n++)
    ogc_console_list (list, ogc_chapter_get_title (chapter));
  /* TRANSLATORS: all chapters of the rules */
  ogc_console_print (_("Chapters: %s."), list->str);
  /* TRANSLATORS: what can be typed, with the word for "rules" */
  ogc_console_print (_("Type “%s” and a word of a chapter’s name to read it, or any other word to search for it."),
                     verb);
}

/* Reads the chapters that @words name by their titles or ids. Returns: whether there are any */
static gboolean
read_chapters (const OgcRulebook *rulebook,
               char             **words)
{
  const OgcChapter *chapter;
  gboolean found = FALSE;

  for (unsigned n = 0; (chapter = ogc_rulebook_nth (rulebook, n)) != NULL; n++)
    if (ogc_words_are_in (words, ogc_chapter_get_title (chapter)) || ogc_words_are_in (words, chapter->id))
      {
        found = TRUE;
        ogc_console_print ("%s.", ogc_chapter_get_title (chapter));
        for (unsigned i = 0; i < chapter->n_paragraphs; i++)
          read_paragraph (&chapter->paragraphs[i]);
      }
  return found;
}

/* Reads the paragraphs that contain @words. */
static void
search_rules (const OgcRulebook *rulebook,
              const char        *words)
{
  g_autoptr (GArray) found = ogc_rulebook_search (rulebook, words);

  for (guint i = 0; i < found->len && i < MAX_FOUND; i++)
    {
      const OgcRulebookPlace *place = &g_array_index (found, OgcRulebookPlace, i);

      if (i == 0 || place->chapter != g_array_index (found, OgcRulebookPlace, i - 1).chapter)
        ogc_console_print ("%s.", ogc_chapter_get_title (place->chapter));
      read_paragraph (&place->chapter->paragraphs[place->paragraph]);
    }
  if (found->len > MAX_FOUND)
    ogc_console_print (ngettext ("%u more paragraph has this, too. Add a word to find less.",
                                 "%u more paragraphs have this, too. Add a word to find less.", found->len - MAX_FOUND),
                       found->len - MAX_FOUND);
  if (found->len == 0)
    /* TRANSLATORS: words that were searched for in the rules */
    ogc_console_print (_("The rules say nothing about “%s”."), words);
}

void
ogc_console_read_rules (const OgcRulebook *rulebook,
                        const char        *text,
                        const char        *verb)
{
  g_autofree char *kept = ogc_words_drop_idle (text);
  g_auto (GStrv) words = ogc_words_split (kept);

  if (words[0] == NULL)
    list_chapters (rulebook, verb);
  else if (!read_chapters (rulebook, words))
    search_rules (rulebook, kept);
}
