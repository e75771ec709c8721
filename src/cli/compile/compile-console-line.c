/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "compile-console-private.h"

/* How many lines of the log are read out without a number. */
#define LOG_LINES 10

static void
read_game (CompileConsole *self)
{
  ogc_console_print ("%s. %s.", compile_game_get_title (self->game), compile_game_get_subtitle (self->game));
  compile_console_look (self);
  compile_console_tell_setup (self->now, self->persons == 1);
}

/* Reads out a line, or the whole table without a valid number. */
static void
read_line (CompileConsole  *self,
           char           **words)
{
  guint64 number;

  if (compile_console_is_asking (self) && words[0] != NULL
      && (self->knowledge.seen.ask.kind == COMPILE_ASK_LINE || self->knowledge.seen.ask.kind == COMPILE_ASK_COMPILE)
      && compile_console_choose (self, words))
    return;
  if (words[0] != NULL && g_ascii_string_to_unsigned (words[0], 10, 1, COMPILE_N_LINES, &number, NULL))
    compile_console_read_line (self, (guint) number);
  else
    compile_console_read_table (self);
}

static void
dont_understand (const char *line)
{
  ogc_console_print (_("I don’t understand “%s”. Type ? for help."), line);
}

/* Answers with @words, or says that they are not understood. */
static void
take_answer (CompileConsole  *self,
             char           **words,
             const char      *line)
{
  if (!compile_console_is_asking (self) || words[0] == NULL
      || (!compile_console_choose (self, words) && !compile_console_play (self, words)))
    dont_understand (line);
}

/* Executes @word, of @n words, with what was typed after it: @words, or the original text in @line. */
static void
execute_word (CompileConsole  *self,
              CompileWord      word,
              char           **words,
              const char      *line,
              guint            n)
{
  guint64 lines = LOG_LINES;

  switch (word)
    {
    case COMPILE_WORD_PLAY:
    case COMPILE_WORD_TAKE:
      take_answer (self, words, line);
      break;
    case COMPILE_WORD_REFILL:
      compile_console_refill (self);
      break;
    case COMPILE_WORD_HELP:
      if (words[0] != NULL)
        compile_console_rules (ogc_words_skip (line, n));
      else
        compile_console_help (self);
      break;
    case COMPILE_WORD_COMMANDS:
      compile_console_list_commands (self);
      break;
    case COMPILE_WORD_TABLE:
      compile_console_read_table (self);
      break;
    case COMPILE_WORD_LINE:
      read_line (self, words);
      break;
    case COMPILE_WORD_HAND:
      compile_console_read_hand (self);
      break;
    case COMPILE_WORD_CARD:
      compile_console_read_card (self, words);
      break;
    case COMPILE_WORD_TRASH:
      compile_console_read_trash (self);
      break;
    case COMPILE_WORD_LOG:
      if (words[0] != NULL)
        g_ascii_string_to_unsigned (words[0], 10, 1, G_MAXUINT, &lines, NULL);
      compile_console_tell_log (self, (guint) lines);
      break;
    case COMPILE_WORD_RULES:
      compile_console_rules (ogc_words_skip (line, n));
      break;
    case COMPILE_WORD_HINT:
      compile_console_hint (self);
      break;
    case COMPILE_WORD_UNDO:
      compile_console_undo (self);
      break;
    case COMPILE_WORD_REDO:
      compile_console_redo (self);
      break;
    case COMPILE_WORD_SAVE:
      ogc_console_session_save (&self->session, ogc_words_skip (line, n));
      break;
    case COMPILE_WORD_GAME:
      read_game (self);
      break;
    case COMPILE_WORD_QUIT:
      ogc_console_session_quit (&self->session);
      break;
    case COMPILE_WORD_NONE:
    case COMPILE_N_WORDS:
      g_assert_not_reached ();
    }
}

/* A line that begins with none of the console's words: an answer, or an abbreviation. */
static void
guess_meaning (CompileConsole  *self,
               char           **words,
               const char      *line)
{
  const guint begun = compile_word_find_begun (words[0]);
  g_autoptr (GString) list = g_string_new (NULL);
  guint n = 0, last = COMPILE_WORD_NONE;

  if (compile_console_is_asking (self)
      && (compile_console_choose (self, words) || compile_console_play (self, words)))
    return;
  for (guint word = COMPILE_WORD_NONE + 1; word < COMPILE_N_WORDS; word++)
    if ((begun & 1u << word) != 0)
      {
        ogc_console_list (list, compile_word_get (word));
        last = word;
        n++;
      }
  if (n > 1)
    /* TRANSLATORS: the beginning of a word that was typed, and all words that begin so */
    ogc_console_print (_("“%s” may be: %s."), line, list->str);
  else if (n == 1)
    execute_word (self, last, words + 1, line, 1);
  else
    dont_understand (line);
}

/* Handles an empty line. */
static void
take_nothing (CompileConsole *self)
{
  if (ogc_console_session_enter (&self->session))
    return;
  if (self->passing)
    compile_console_clear_choices (self);
  else
    self->session.repeated = FALSE;
}

void
compile_console_take_line (CompileConsole *self,
                           const char     *line)
{
  g_auto (GStrv) words = ogc_words_split (line);
  CompileWord word;
  guint n;

  if (g_str_has_prefix (line, "?"))
    {
      if (words[0] != NULL)
        compile_console_rules (line + 1);
      else
        compile_console_help (self);
      return;
    }
  if (words[0] == NULL)
    {
      take_nothing (self);
      return;
    }
  if (self->passing && compile_console_choose (self, words))
    return;
  if (self->passing)
    compile_console_find_choices (self);
  word = compile_word_find (words, &n);
  if (word != COMPILE_WORD_NONE)
    execute_word (self, word, words + n, line, n);
  else
    guess_meaning (self, words, line);
}
