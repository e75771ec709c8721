/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-console-words.h"

#include <glib/gi18n.h>
#include <string.h>

#include "ogc-names.h"
#include "ogc-text.h"
#include "ogc-words.h"

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
ogc_console_find_buildings (const char *word)
{
  guint found = 0;

  g_return_val_if_fail (word != NULL, 0);

  for (guint id = 0; id < OGC_N_BUILDINGS; id++)
    if (ogc_words_is_in (word, ogc_text_building (id), MIN_INNER)
        || ogc_words_is_in (word, ogc_name_of (ogc_names_building, id), MIN_INNER))
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
      else if ((n = ogc_words_begin_idle (words)) == 0)
        {
          const guint meant = request->buildings & ogc_console_find_buildings (*words);

          request->named |= meant != 0;
          request->unknown |= meant == 0;
          request->no_die |= strspn (*words, "0123456789") == strlen (*words) && strpbrk (*words, "0789") != NULL;
          if (meant != 0)
            request->buildings = meant;
        }
    }
}
