/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <gio/gio.h>
#include <glib/gi18n.h>

#include "compile-console-private.h"
#include "compile-game-resources.h"
#include "ogc-markup.h"

#define RULEBOOK "/io/github/gilded_compass/GildedCompass/compile/rulebook.xml"
/* So many paragraphs of the rulebook are read at once. */
#define MAX_FOUND 6

/* A title or a paragraph of data/compile/rulebook.xml, not yet translated. */
typedef struct {
  gboolean    is_title;
  const char *text;
  char      **rules; /* that a paragraph tells: “COM-40” */
} Passage;

typedef struct {
  GArray  *passages;
  GString *words;
  char   **rules;
} Reader;

static void
start_element (GMarkupParseContext  *context,
               const char           *element,
               const char          **names,
               const char          **values,
               gpointer              data,
               GError              **error)
{
  Reader *reader = data;

  g_string_truncate (reader->words, 0);
  if (!g_str_equal (element, "paragraph"))
    return;
  reader->rules = NULL;
  for (guint i = 0; names[i] != NULL; i++)
    if (g_str_equal (names[i], "rules"))
      reader->rules = ogc_markup_split (values[i]);
}

static void
end_element (GMarkupParseContext  *context,
             const char           *element,
             gpointer              data,
             GError              **error)
{
  Reader *reader = data;
  const Passage passage = { g_str_equal (element, "title"), ogc_markup_words (reader->words->str), reader->rules };

  if (passage.is_title || g_str_equal (element, "text"))
    g_array_append_val (reader->passages, passage);
}

static void
text (GMarkupParseContext  *context,
      const char           *words,
      gsize                 length,
      gpointer              data,
      GError              **error)
{
  g_string_append_len (((Reader *) data)->words, words, (gssize) length);
}

static gpointer
load (gpointer data)
{
  static const GMarkupParser parser = { start_element, end_element, text, NULL, NULL };
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = g_resource_lookup_data (compile_game_get_resource (), RULEBOOK,
                                                     G_RESOURCE_LOOKUP_FLAGS_NONE, &error);
  g_autoptr (GString) words = g_string_new (NULL);
  Reader reader = { g_array_new (FALSE, FALSE, sizeof (Passage)), words, NULL };

  if (bytes == NULL || !ogc_markup_parse (&parser, bytes, &reader, &error))
    g_error ("the rulebook that the program brings along is broken: %s", error->message);
  return reader.passages;
}

static GArray *
get_passages (void)
{
  static GOnce once = G_ONCE_INIT;

  return g_once (&once, load, NULL);
}

static const char *
translate (const Passage *passage)
{
  return passage->is_title ? g_dpgettext2 (NULL, "chapter of the rules", passage->text) : _(passage->text);
}

static void
list_chapters (void)
{
  GArray *passages = get_passages ();
  g_autoptr (GString) list = g_string_new (NULL);

  for (guint i = 0; i < passages->len; i++)
    if (g_array_index (passages, Passage, i).is_title)
      ogc_console_list (list, translate (&g_array_index (passages, Passage, i)));
  /* TRANSLATORS: all chapters of the rules */
  ogc_console_print (_("Chapters: %s."), list->str);
  /* TRANSLATORS: what can be typed, with the word for "rules" */
  ogc_console_print (_("Type “%s” and a word of a chapter’s name to read it, or any other word to search for it."),
                     compile_word_get (COMPILE_WORD_RULES));
}

/* Reads the chapters with @words in their titles. Returns: how many */
static guint
read_chapters (char **words)
{
  GArray *passages = get_passages ();
  gboolean reading = FALSE;
  guint read = 0;

  for (guint i = 0; i < passages->len; i++)
    {
      const Passage *passage = &g_array_index (passages, Passage, i);

      if (passage->is_title)
        {
          reading = ogc_words_are_in (words, translate (passage)) || ogc_words_are_in (words, passage->text);
          read += reading;
        }
      if (reading && passage->is_title)
        ogc_console_print ("%s.", translate (passage));
      else if (reading)
        ogc_console_say (translate (passage));
    }
  return read;
}

/* Reads the paragraphs that have all of @words in them. */
static void
search (char       **words,
        const char  *typed)
{
  GArray *passages = get_passages ();
  guint found = 0;

  for (guint i = 0; i < passages->len; i++)
    {
      const Passage *passage = &g_array_index (passages, Passage, i);

      if (!passage->is_title && ogc_words_are_in (words, translate (passage)) && ++found <= MAX_FOUND)
        ogc_console_say (translate (passage));
    }
  if (found > MAX_FOUND)
    ogc_console_print (ngettext ("%u more paragraph has this, too. Add a word to find less.",
                                 "%u more paragraphs have this, too. Add a word to find less.", found - MAX_FOUND),
                       found - MAX_FOUND);
  if (found == 0)
    /* TRANSLATORS: words that were searched for in the rules */
    ogc_console_print (_("The rules say nothing about “%s”."), typed);
}

void
compile_console_rules (const char *typed)
{
  g_autofree char *kept = ogc_words_drop_idle (typed);
  g_auto (GStrv) words = ogc_words_split (kept);

  if (words[0] == NULL)
    list_chapters ();
  else if (read_chapters (words) == 0)
    search (words, kept);
}

const char *
compile_console_get_rule (CompileRule rule)
{
  GArray *passages = get_passages ();
  const char *number = compile_text_rule_number (rule);

  for (guint i = 0; i < passages->len; i++)
    {
      const Passage *passage = &g_array_index (passages, Passage, i);

      if (!passage->is_title && passage->rules != NULL
          && g_strv_contains ((const char *const *) passage->rules, number))
        return translate (passage);
    }
  return NULL;
}
