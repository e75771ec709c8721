/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/*
 * What a person types. Case, accents and punctuation do not matter, nor does “ae” for “ä”; words may be abbreviated.
 * Both English words and those of the program's language are accepted.
 */

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

/* Whether @word begins a word of @text, or is inside one and has at least @inner letters. */
gboolean    ogc_words_is_in    (const char   *word,
                                const char   *text,
                                gsize         inner);
/* Whether each of @words begins a word of @text. */
gboolean    ogc_words_are_in   (char        **words,
                                const char   *text);

/* How many of @words make up one that means little, such as “the”; 0 if none. */
guint       ogc_words_begin_idle (char        **words);
/* @text without such words. Returns: (transfer full) */
char       *ogc_words_drop_idle (const char  *text);

/* An answer to "yes or no": 1, 0, or -1 for neither. */
int         ogc_words_yes      (char        **words);

G_END_DECLS
