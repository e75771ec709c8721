/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "compile-state.h"
#include "ogc-words.h"

G_BEGIN_DECLS

/**
 * CompileWord:
 *
 * What a line can begin with. The first ones answer questions; the others can be typed at any time.
 */
typedef enum {
  COMPILE_WORD_NONE,
  COMPILE_WORD_PLAY,
  COMPILE_WORD_REFILL,
  COMPILE_WORD_TAKE,
  COMPILE_WORD_HELP,
  COMPILE_WORD_COMMANDS,
  COMPILE_WORD_TABLE,
  COMPILE_WORD_LINE,
  COMPILE_WORD_HAND,
  COMPILE_WORD_CARD,
  COMPILE_WORD_TRASH,
  COMPILE_WORD_LOG,
  COMPILE_WORD_RULES,
  COMPILE_WORD_HINT,
  COMPILE_WORD_UNDO,
  COMPILE_WORD_REDO,
  COMPILE_WORD_SAVE,
  COMPILE_WORD_GAME,
  COMPILE_WORD_QUIT,
  COMPILE_N_WORDS
} CompileWord;

/* The form of @word in sentences, in the program's language. Owned by the program. */
const char *compile_word_get        (CompileWord   word);
/* The word that @words begin with, unabbreviated, and the number of its words. */
CompileWord compile_word_find       (char        **words,
                                     guint        *n);
/* The words that begin with @word: bit n for word n. */
guint       compile_word_find_begun (const char   *word);
/* What sentences call a face, as it is typed. */
const char *compile_word_get_face   (CompileFace   face);

#define COMPILE_REQUEST_ANY G_MAXUINT

/**
 * CompileCardRequest:
 * @choice: the number of a choice, typed first; %COMPILE_REQUEST_ANY for none, as in the members below
 * @protocols: bit n: protocol n of compile_names_protocol may be meant; 0 when none is named
 * @value: the value of a card
 * @face: CompileFace
 * @line: a displayed line number, from 1
 * @side: 0 for one's own, 1 for the opponent's
 * @unknown: whether a word was not understood
 *
 * A card, or its destination, as typed.
 */
typedef struct {
  guint    choice;
  guint    protocols;
  guint    value;
  guint    face;
  guint    line;
  guint    side;
  gboolean unknown;
} CompileCardRequest;

/* Parses @words. Only protocols in @protocols, a bit each, can be meant; @names are those of the two players, one's
 * own first. */
void        compile_card_request_read (char               **words,
                                       guint                protocols,
                                       const char * const  *names,
                                       CompileCardRequest  *request);

G_END_DECLS
