/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compile-console-words.h"

#include <glib/gi18n.h>
#include <string.h>

#include "compile-names.h"
#include "compile-text.h"

/* What a line begins with. */
static const char *const verb_words[COMPILE_N_WORDS] = {
  [COMPILE_WORD_NONE] = "",
  /* TRANSLATORS (all of "typed"): words that a player types, separated by commas. The first one is shown in sentences;
   * the English ones are understood in any language. No two entries may have a word in common. */
  [COMPILE_WORD_PLAY] = NC_("typed", "play,put,p"),
  [COMPILE_WORD_REFILL] = NC_("typed", "refill,refresh,r"),
  [COMPILE_WORD_TAKE] = NC_("typed", "take,choose"),
  [COMPILE_WORD_HELP] = NC_("typed", "help,what"),
  [COMPILE_WORD_COMMANDS] = NC_("typed", "commands"),
  [COMPILE_WORD_TABLE] = NC_("typed", "table,board,look,t"),
  [COMPILE_WORD_LINE] = NC_("typed", "line"),
  [COMPILE_WORD_HAND] = NC_("typed", "hand,me,m"),
  [COMPILE_WORD_CARD] = NC_("typed", "card,read,c"),
  [COMPILE_WORD_TRASH] = NC_("typed", "trash"),
  [COMPILE_WORD_LOG] = NC_("typed", "log,l"),
  [COMPILE_WORD_RULES] = NC_("typed", "rules,rule"),
  [COMPILE_WORD_HINT] = NC_("typed", "hint,tip,h"),
  [COMPILE_WORD_UNDO] = NC_("typed", "undo,back"),
  [COMPILE_WORD_REDO] = NC_("typed", "redo"),
  [COMPILE_WORD_SAVE] = NC_("typed", "save"),
  [COMPILE_WORD_GAME] = NC_("typed", "game,players"),
  [COMPILE_WORD_QUIT] = NC_("typed", "quit,exit,bye,q"),
};

/* Words inside a request. */
static const char *const up_words = NC_("typed", "up,open,u");
static const char *const down_words = NC_("typed", "down,d");
static const char *const line_words = NC_("typed", "line");
static const char *const own_words = NC_("typed", "own,my,mine,me");
static const char *const their_words = NC_("typed", "opponent,opponents,their,theirs");
static const char *const idle_words = NC_("typed", "at,the,in,into,on,onto,with,and,a,an,to,face,card,of,s,side");

const char *
compile_word_get (CompileWord word)
{
  g_return_val_if_fail (word > COMPILE_WORD_NONE && word < COMPILE_N_WORDS, "");

  return ogc_words_first (verb_words[word]);
}

CompileWord
compile_word_find (char  **words,
                   guint  *n)
{
  return (CompileWord) ogc_words_find (words, verb_words, COMPILE_N_WORDS, n);
}

guint
compile_word_find_begun (const char *word)
{
  return ogc_words_find_begun (word, verb_words, COMPILE_N_WORDS);
}

const char *
compile_word_get_face (CompileFace face)
{
  return ogc_words_first (face == COMPILE_FACE_UP ? up_words : down_words);
}

/* The protocols among @protocols whose name @word begins, in English or in the program's language. */
static guint
find_protocols (const char *word,
                guint       protocols)
{
  char *const words[] = { (char *) word, NULL };
  guint found = 0;

  for (guint n = 0; n < COMPILE_N_NAMED_PROTOCOLS; n++)
    if ((protocols & 1u << n) != 0
        && (ogc_words_are_in ((char **) words, compile_text_protocol (n))
            || ogc_words_are_in ((char **) words, ogc_name_of (compile_names_protocol, n))))
      found |= 1u << n;
  return found;
}

/* Whether @word is a number, and which. */
static gboolean
read_number (const char *word,
             guint      *number)
{
  guint64 read;

  if (!g_ascii_string_to_unsigned (word, 10, 0, 1000, &read, NULL))
    return FALSE;
  *number = (guint) read;
  return TRUE;
}

/* Takes @number, which follows @named: a protocol, the word for a line, or neither. */
static void
take_number (CompileCardRequest *request,
             guint               number,
             gboolean            first,
             gboolean            behind_protocol,
             gboolean            behind_line)
{
  if (first)
    request->choice = number;
  else if (behind_protocol && request->value == COMPILE_REQUEST_ANY)
    request->value = number;
  else if (behind_line || request->line == COMPILE_REQUEST_ANY)
    request->line = number;
  else
    request->unknown = TRUE;
}

/* Splits “fire1” into “fire 1”. Returns: (transfer full) */
static GStrv
split_digits (char **words)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  for (; *words != NULL; words++)
    {
      const gsize letters = strcspn (*words, "0123456789"), digits = strspn (*words + letters, "0123456789");

      if (letters > 0 && digits > 0 && (*words)[letters + digits] == '\0')
        {
          g_autofree char *name = g_strndup (*words, letters);

          g_strv_builder_add (builder, name);
          g_strv_builder_add (builder, *words + letters);
        }
      else
        g_strv_builder_add (builder, *words);
    }
  return g_strv_builder_end (builder);
}

/* Takes a word that is not a number. Returns how many words it consists of. */
static guint
take_word (CompileCardRequest  *request,
           char               **words,
           guint                protocols,
           const char * const  *names,
           gboolean            *is_protocol,
           gboolean            *is_line)
{
  char *const word[] = { *words, NULL };
  guint n, found;

  *is_protocol = *is_line = FALSE;
  if ((n = ogc_words_begin (words, up_words)) > 0)
    request->face = COMPILE_FACE_UP;
  else if ((n = ogc_words_begin (words, down_words)) > 0)
    request->face = COMPILE_FACE_DOWN;
  else if ((n = ogc_words_begin (words, line_words)) > 0)
    *is_line = TRUE;
  else if ((n = ogc_words_begin (words, own_words)) > 0)
    request->side = 0;
  else if ((n = ogc_words_begin (words, their_words)) > 0)
    request->side = 1;
  else if ((n = ogc_words_begin (words, idle_words)) > 0)
    ;
  else if ((found = find_protocols (*words, protocols)) != 0)
    {
      request->protocols = request->protocols != 0 ? request->protocols & found : found;
      request->unknown |= request->protocols == 0;
      *is_protocol = TRUE;
      n = 1;
    }
  else if (ogc_words_are_in ((char **) word, names[0]))
    request->side = 0;
  else if (ogc_words_are_in ((char **) word, names[1]))
    request->side = 1;
  else
    request->unknown = TRUE;
  return MAX (n, 1);
}

void
compile_card_request_read (char               **words,
                           guint                protocols,
                           const char * const  *names,
                           CompileCardRequest  *request)
{
  g_auto (GStrv) split = NULL;
  gboolean behind_protocol = FALSE, behind_line = FALSE;
  guint number;

  g_return_if_fail (words != NULL && request != NULL);

  *request = (CompileCardRequest) { .choice = COMPILE_REQUEST_ANY, .value = COMPILE_REQUEST_ANY,
                                    .face = COMPILE_REQUEST_ANY, .line = COMPILE_REQUEST_ANY,
                                    .side = COMPILE_REQUEST_ANY };
  split = split_digits (words);
  for (char **word = split; *word != NULL;)
    if (read_number (*word, &number))
      {
        take_number (request, number, word == split, behind_protocol, behind_line);
        behind_protocol = behind_line = FALSE;
        word++;
      }
    else
      word += take_word (request, word, protocols, names, &behind_protocol, &behind_line);
}
