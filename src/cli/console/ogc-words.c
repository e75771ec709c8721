/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-words.h"

#include <glib/gi18n.h>
#include <string.h>

#include "ogc-names.h"
#include "ogc-text.h"

/* The most dice that anybody may have, own and neutral ones. */
#define MAX_DICE 12
/* A word of at least this many letters may be inside a building's name, like “turm” in “Schatzturm”. */
#define MIN_INNER 3

/* What a line begins with. */
static const char *const verb_words[OGC_N_VERBS] = {
  /* TRANSLATORS (all of "typed"): words that a player types, separated by commas. The first one is shown in sentences;
   * the English ones are understood in any language. No two entries may have a word in common. */
  [OGC_VERB_PLACE] = NC_("typed", "place,put,p"),
  [OGC_VERB_REROLL] = NC_("typed", "reroll,r"),
  [OGC_VERB_TURN] = NC_("typed", "turn"),
  [OGC_VERB_END] = NC_("typed", "end,done"),
  [OGC_VERB_TAKE] = NC_("typed", "take,keep,choose"),
  [OGC_VERB_HELP] = NC_("typed", "help,what"),
  [OGC_VERB_COMMANDS] = NC_("typed", "commands"),
  [OGC_VERB_TABLE] = NC_("typed", "table,board,look,t"),
  [OGC_VERB_ME] = NC_("typed", "me,mine,m"),
  [OGC_VERB_PLAYERS] = NC_("typed", "players,others"),
  [OGC_VERB_SCORE] = NC_("typed", "score,gold,s"),
  [OGC_VERB_LOG] = NC_("typed", "log,l"),
  [OGC_VERB_RULES] = NC_("typed", "rules,rule"),
  [OGC_VERB_HINT] = NC_("typed", "hint,tip,h"),
  [OGC_VERB_UNDO] = NC_("typed", "undo,back"),
  [OGC_VERB_REDO] = NC_("typed", "redo"),
  [OGC_VERB_SAVE] = NC_("typed", "save"),
  [OGC_VERB_GAME] = NC_("typed", "game"),
  [OGC_VERB_QUIT] = NC_("typed", "quit,exit,bye,q"),
};

/* Words inside a request. */
static const char *const neutral_words = NC_("typed", "neutral,n");
static const char *const own_words = NC_("typed", "own,my");
static const char *const to_words = NC_("typed", "to,into,becomes");
static const char *const all_words = NC_("typed", "all,everything");
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

/* Whether @word begins a word of @text, or is inside one and has at least @inner letters. */
static gboolean
is_in (const char *word,
       const char *text,
       gsize       inner)
{
  g_auto (GStrv) words = ogc_words_split (text);

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
    if (!is_in (*word, text, G_MAXSIZE))
      return FALSE;
  return words[0] != NULL;
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

      if (words[0] != NULL && ogc_words_begin (words, idle_words) == 0)
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

const char *
ogc_verb_word (OgcVerb verb)
{
  g_return_val_if_fail (verb > OGC_VERB_NONE && verb < OGC_N_VERBS, "");

  return ogc_words_first (verb_words[verb]);
}

OgcVerb
ogc_verb_find (char  **words,
               guint  *n)
{
  return (OgcVerb) ogc_words_find (words, verb_words, OGC_N_VERBS, n);
}

guint
ogc_verb_find_begun (const char *word)
{
  return ogc_words_find_begun (word, verb_words, OGC_N_VERBS);
}

guint
ogc_words_find_buildings (const char *word)
{
  guint found = 0;

  g_return_val_if_fail (word != NULL, 0);

  for (guint id = 0; id < OGC_N_BUILDINGS; id++)
    if (is_in (word, ogc_text_building (id), MIN_INNER)
        || is_in (word, ogc_name_of (ogc_names_building, id), MIN_INNER))
      found |= 1u << id;
  return found;
}

/* Adds the dice that @word names, at most @left: “233” names three. False if it names none. */
static gboolean
read_dice (const char *word,
           OgcDice    *dice,
           gsize      *left)
{
  const gsize n = strlen (word);

  if (strspn (word, "123456") != n || n > *left)
    return FALSE;
  *left -= n;
  for (; *word != '\0'; word++)
    *dice += ogc_dice_one (*word - '0');
  return TRUE;
}

void
ogc_dice_request_read (char           **words,
                       gboolean         turning,
                       OgcDiceRequest  *request)
{
  gsize left = MAX_DICE;
  OgcDice *dice;
  guint n;

  g_return_if_fail (words != NULL && request != NULL);

  *request = (OgcDiceRequest) { .buildings = (1u << OGC_N_BUILDINGS) - 1 };
  dice = &request->own;
  for (; *words != NULL; words += MAX (n, 1))
    {
      n = 0;
      if (read_dice (*words, dice, &left))
        continue;
      if ((n = ogc_words_begin (words, neutral_words)) > 0)
        dice = &request->neutral;
      else if ((n = ogc_words_begin (words, own_words)) > 0)
        dice = &request->own;
      else if ((n = ogc_words_begin (words, to_words)) > 0)
        dice = turning ? &request->to : dice;
      else if ((n = ogc_words_begin (words, all_words)) > 0)
        request->all = TRUE;
      else if ((n = ogc_words_begin (words, idle_words)) == 0)
        {
          const guint meant = request->buildings & ogc_words_find_buildings (*words);

          request->named |= meant != 0;
          request->unknown |= meant == 0;
          request->no_die |= strspn (*words, "0123456789") == strlen (*words) && strpbrk (*words, "0789") != NULL;
          if (meant != 0)
            request->buildings = meant;
        }
    }
}
