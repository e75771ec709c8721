/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-words.h"

#include <glib/gi18n.h>
#include <string.h>

/* TRANSLATORS (all of "typed"): words that a player types, separated by commas. */
static const char *const idle_words = NC_("typed", "at,the,in,on,with,and,a,an,die,dice,of,it,for,is,are");
static const char *const yes_words = NC_("typed", "yes,y");
static const char *const no_words = NC_("typed", "no");

static const char *
translate_words (const char *words)
{
  return g_dpgettext2 (NULL, "typed", words);
}

const char *
ogc_words_first (const char *list)
{
  g_auto (GStrv) words = NULL;

  g_return_val_if_fail (list != NULL, "");

  words = g_strsplit (translate_words (list), ",", 2);
  return g_intern_string (words[0]);
}

/* @text without case and accents, and with blanks for anything but letters and digits. */
static char *
fold_text (const char *text)
{
  g_autofree char *cased = g_utf8_casefold (text, -1);
  g_autofree char *apart = g_utf8_normalize (cased, -1, G_NORMALIZE_ALL);
  GString *folded = g_string_new (NULL);

  for (const char *at = apart; at != NULL && *at != '\0'; at = g_utf8_next_char (at))
    {
      const gunichar c = g_utf8_get_char (at);
      const char before = folded->len > 0 ? folded->str[folded->len - 1] : '\0';

      if (g_unichar_ismark (c) || (c == 'e' && before != '\0' && strchr ("aou", before) != NULL)) /* “ae” for “ä” */
        continue;
      if (g_unichar_isalnum (c))
        g_string_append_unichar (folded, c);
      else
        g_string_append_c (folded, ' ');
    }
  return g_string_free (folded, FALSE);
}

GStrv
ogc_words_split (const char *text)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_autofree char *folded = NULL;
  g_auto (GStrv) parts = NULL;

  g_return_val_if_fail (text != NULL && g_utf8_validate (text, -1, NULL), NULL);

  folded = fold_text (text);
  parts = g_strsplit (folded, " ", -1);
  for (char **part = parts; *part != NULL; part++)
    if (**part != '\0')
      g_strv_builder_add (builder, *part);
  return g_strv_builder_end (builder);
}

/* How many of @words make up all of @entry. */
static guint
begin_entry (char       **words,
             const char  *entry)
{
  g_auto (GStrv) wanted = ogc_words_split (entry);
  guint n = 0;

  while (wanted[n] != NULL && words[n] != NULL && g_str_equal (words[n], wanted[n]))
    n++;
  return wanted[n] == NULL ? n : 0;
}

const char *
ogc_words_skip (const char *line,
                guint       n)
{
  g_return_val_if_fail (line != NULL, NULL);

  for (; n > 0; n--)
    {
      line += strspn (line, " \t");
      line += strcspn (line, " \t");
    }
  return line + strspn (line, " \t");
}

static guint
begin_list (char       **words,
            const char  *list)
{
  g_auto (GStrv) entries = g_strsplit (list, ",", -1);
  guint most = 0;

  for (char **entry = entries; *entry != NULL; entry++)
    most = MAX (most, begin_entry (words, *entry));
  return most;
}

guint
ogc_words_begin (char       **words,
                 const char  *list)
{
  g_return_val_if_fail (words != NULL && list != NULL, 0);

  return MAX (begin_list (words, list), begin_list (words, translate_words (list)));
}

gboolean
ogc_words_is_in (const char *word,
                 const char *text,
                 gsize       inner)
{
  g_auto (GStrv) words = NULL;

  g_return_val_if_fail (word != NULL && text != NULL, FALSE);

  words = ogc_words_split (text);
  for (char **other = words; *other != NULL; other++)
    if (g_str_has_prefix (*other, word) || (strlen (word) >= inner && strstr (*other, word) != NULL))
      return TRUE;
  return FALSE;
}

gboolean
ogc_words_are_in (char       **words,
                  const char  *text)
{
  g_return_val_if_fail (words != NULL && text != NULL, FALSE);

  for (char **word = words; *word != NULL; word++)
    if (!ogc_words_is_in (*word, text, G_MAXSIZE))
      return FALSE;
  return words[0] != NULL;
}

guint
ogc_words_begin_idle (char **words)
{
  return ogc_words_begin (words, idle_words);
}

char *
ogc_words_drop_idle (const char *text)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) parts = NULL;
  g_auto (GStrv) kept = NULL;

  g_return_val_if_fail (text != NULL, NULL);

  parts = g_strsplit (text, " ", -1);
  for (char **part = parts; *part != NULL; part++)
    {
      g_auto (GStrv) words = ogc_words_split (*part);

      if (words[0] != NULL && ogc_words_begin_idle (words) == 0)
        g_strv_builder_add (builder, *part);
    }
  kept = g_strv_builder_end (builder);
  return g_strjoinv (" ", kept);
}

guint
ogc_words_find (char              **words,
                const char * const *lists,
                guint               n_lists,
                guint              *n)
{
  guint found = 0;

  g_return_val_if_fail (words != NULL && lists != NULL && n != NULL, 0);

  *n = 0;
  for (guint i = 1; i < n_lists; i++)
    {
      const guint begun = ogc_words_begin (words, lists[i]);

      if (begun > *n)
        {
          *n = begun;
          found = i;
        }
    }
  return found;
}

/* Whether @word begins the first word of an entry of @list. */
static gboolean
begins_entry (const char *word,
              const char *list)
{
  g_auto (GStrv) entries = g_strsplit (list, ",", -1);

  for (char **entry = entries; *entry != NULL; entry++)
    {
      g_auto (GStrv) words = ogc_words_split (*entry);

      if (words[0] != NULL && g_str_has_prefix (words[0], word))
        return TRUE;
    }
  return FALSE;
}

guint
ogc_words_find_begun (const char         *word,
                      const char * const *lists,
                      guint               n_lists)
{
  guint found = 0;

  g_return_val_if_fail (word != NULL && lists != NULL && n_lists <= 32, 0);

  for (guint i = 1; i < n_lists; i++)
    if (begins_entry (word, lists[i]) || begins_entry (word, translate_words (lists[i])))
      found |= 1u << i;
  return found;
}

int
ogc_words_yes (char **words)
{
  g_return_val_if_fail (words != NULL, -1);

  if (words[0] == NULL)
    return -1;
  if (begins_entry (words[0], yes_words) || begins_entry (words[0], translate_words (yes_words)))
    return 1;
  return begins_entry (words[0], no_words) || begins_entry (words[0], translate_words (no_words)) ? 0 : -1;
}
