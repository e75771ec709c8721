/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#include "ogc-building-id.h"
#include "ogc-dice.h"

G_BEGIN_DECLS

/*
 * What a person types. Case, accents and punctuation do not matter, nor does “ae” for “ä”; words may be abbreviated.
 * Both English words and those of the program's language are accepted.
 */

/**
 * OgcVerb:
 *
 * What a line can begin with. The first ones answer questions; the others can be typed at any time.
 */
typedef enum {
  OGC_VERB_NONE,
  OGC_VERB_PLACE,
  OGC_VERB_REROLL,
  OGC_VERB_TURN,
  OGC_VERB_END,
  OGC_VERB_TAKE,
  OGC_VERB_HELP,
  OGC_VERB_COMMANDS,
  OGC_VERB_TABLE,
  OGC_VERB_ME,
  OGC_VERB_PLAYERS,
  OGC_VERB_SCORE,
  OGC_VERB_LOG,
  OGC_VERB_RULES,
  OGC_VERB_HINT,
  OGC_VERB_UNDO,
  OGC_VERB_REDO,
  OGC_VERB_SAVE,
  OGC_VERB_GAME,
  OGC_VERB_QUIT,
  OGC_N_VERBS
} OgcVerb;

/* The form of @verb in sentences, in the program's language. Owned by the program. */
const char *ogc_verb_word      (OgcVerb       verb);

/**
 * ogc_words_split:
 * @text: valid UTF-8
 *
 * Returns: (transfer full): its words, ready to be compared; numbers are also words
 */
GStrv       ogc_words_split    (const char   *text);

/* The rest of @line after its first @n words, as typed. */
const char *ogc_words_skip     (const char   *line,
                                guint         n);

/**
 * ogc_words_begin:
 * @words: words that were split
 * @list: English words as people read them, separated by commas
 *
 * Returns: how many of @words make up an entry of @list, in English or in the program's language, which may have
 * several words; 0 if none
 */
guint       ogc_words_begin    (char        **words,
                                const char   *list);

/* The form of the first entry of @list in sentences, in the program's language. Owned by the program. */
const char *ogc_words_first    (const char   *list);

/**
 * ogc_words_find:
 * @words: words that were split
 * @lists: (array length=n_lists): words as people read them, marked for translation in the context "typed"; the first
 * one is ignored
 * @n: (out): how many of @words make up the entry
 *
 * Returns: the number of the list with the longest entry that @words begin with, or 0
 */
guint       ogc_words_find     (char              **words,
                                const char * const *lists,
                                guint               n_lists,
                                guint              *n);
/* The lists with an entry that begins with @word: bit n for list n. */
guint       ogc_words_find_begun (const char         *word,
                                  const char * const *lists,
                                  guint               n_lists);

/* Whether each of @words begins a word of @text. */
gboolean    ogc_words_are_in   (char        **words,
                                const char   *text);

/* @text without words that mean little, such as “the”. Returns: (transfer full) */
char       *ogc_words_drop_idle (const char  *text);

/* The verb that @words begin with, unabbreviated, and the number of its words. */
OgcVerb     ogc_verb_find      (char        **words,
                                guint        *n);
/* The verbs that begin with @word: bit n for verb n. */
guint       ogc_verb_find_begun (const char  *word);

/* An answer to "yes or no": 1, 0, or -1 for neither. */
int         ogc_words_yes      (char        **words);

/**
 * OgcDiceRequest:
 * @own: the player's own dice
 * @neutral: neutral dice
 * @to: the dice that they are to become
 * @all: whether all dice are meant
 * @buildings: bit n: building n may be meant; all bits when none is named
 * @named: whether a building is named
 * @unknown: whether a word was not understood
 * @no_die: whether that is a number that no die shows
 *
 * What to do with dice, as typed.
 */
typedef struct {
  OgcDice  own;
  OgcDice  neutral;
  OgcDice  to;
  gboolean all;
  guint    buildings;
  gboolean named;
  gboolean unknown;
  gboolean no_die;
} OgcDiceRequest;

/**
 * ogc_dice_request_read:
 * @words: what was typed after the verb, if there was one
 * @turning: whether dice are turned into others, separated by “to”
 * @request: (out caller-allocates): the request
 */
void        ogc_dice_request_read (char            **words,
                                   gboolean          turning,
                                   OgcDiceRequest   *request);

/* The buildings that @word may name: bit n for building n. */
guint       ogc_words_find_buildings (const char *word);

G_END_DECLS
