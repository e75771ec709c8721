/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "ogc-console-private.h"
#include "ogc-text.h"

/* How many lines of the log are read out without a number. */
#define LOG_LINES 10

static void
read_game (OgcConsole *self)
{
  ogc_console_print ("%s. %s.", ogc_game_get_title (self->game), ogc_game_get_subtitle (self->game));
  ogc_console_tell_setup (self);
}

/* Reads out the score of the named player, or one's own. */
static void
read_score (OgcConsole  *self,
            char       **words)
{
  OgcSeat *seat = words[0] != NULL ? ogc_console_find_seat (self, words) : ogc_console_get_viewer (self);

  if (seat != NULL)
    ogc_console_read_score (self, seat);
  else
    ogc_console_read_seats (self);
}

static void
read_table (OgcConsole  *self,
            char       **words)
{
  const guint named = words[0] != NULL ? ogc_console_find_buildings (words[0]) : 0;
  guint read = 0;

  for (guint id = 0; id < OGC_N_BUILDINGS; id++)
    if ((named & (1u << id)) != 0 && ogc_game_get_building (self->game, id) != NULL)
      {
        ogc_console_read_building (self, ogc_game_get_building (self->game, id));
        read++;
      }
  if (read == 0)
    ogc_console_read_table (self);
}

/* Reads out what @seat has, or what everybody has for %NULL. */
static void
read_seat (OgcConsole *self,
           OgcSeat    *seat)
{
  if (seat != NULL)
    ogc_console_read_seat (self, seat);
  else
    ogc_console_read_seats (self);
}

/* Executes @verb, of @n words, with what was typed after it: @words, or the original text in @line. */
static void
execute_verb (OgcConsole  *self,
              OgcVerb      verb,
              char       **words,
              const char  *line,
              guint        n)
{
  guint64 lines = LOG_LINES;

  switch (verb)
    {
    case OGC_VERB_PLACE:
      ogc_console_place (self, words);
      break;
    case OGC_VERB_REROLL:
      ogc_console_reroll (self, words);
      break;
    case OGC_VERB_TURN:
      ogc_console_turn (self, words);
      break;
    case OGC_VERB_END:
      if (self->session.waiting)
        ogc_console_session_go_on (&self->session);
      else
        ogc_console_end_turn (self);
      break;
    case OGC_VERB_TAKE:
      if (!ogc_console_choose (self, words))
        ogc_console_say (_("Type the number of an answer, or a word of it."));
      break;
    case OGC_VERB_HELP:
      if (words[0] != NULL)
        ogc_console_rules (self, ogc_words_skip (line, n));
      else
        ogc_console_help (self);
      break;
    case OGC_VERB_COMMANDS:
      ogc_console_list_commands (self);
      break;
    case OGC_VERB_TABLE:
      read_table (self, words);
      break;
    case OGC_VERB_ME:
      read_seat (self, ogc_console_get_viewer (self));
      break;
    case OGC_VERB_PLAYERS:
      read_seat (self, words[0] != NULL ? ogc_console_find_seat (self, words) : NULL);
      break;
    case OGC_VERB_SCORE:
      read_score (self, words);
      break;
    case OGC_VERB_LOG:
      if (words[0] != NULL)
        g_ascii_string_to_unsigned (words[0], 10, 1, G_MAXUINT, &lines, NULL);
      ogc_console_tell_log (self, (guint) lines);
      break;
    case OGC_VERB_RULES:
      ogc_console_rules (self, ogc_words_skip (line, n));
      break;
    case OGC_VERB_HINT:
      ogc_console_hint (self);
      break;
    case OGC_VERB_UNDO:
      ogc_console_undo (self);
      break;
    case OGC_VERB_REDO:
      ogc_console_redo (self);
      break;
    case OGC_VERB_SAVE:
      ogc_console_session_save (&self->session, ogc_words_skip (line, n));
      break;
    case OGC_VERB_GAME:
      read_game (self);
      break;
    case OGC_VERB_QUIT:
      ogc_console_session_quit (&self->session);
      break;
    case OGC_VERB_NONE:
    case OGC_N_VERBS:
      g_assert_not_reached ();
    }
}

/* The first of the verbs in @verbs. */
static OgcVerb
first_verb (guint verbs)
{
  OgcVerb verb = OGC_VERB_NONE + 1;

  while ((verbs & (1u << verb)) == 0)
    verb++;
  return verb;
}

/* Adds everything that a word may mean: some of @verbs, of @buildings, and the name of @seat. */
static guint
list_meanings (OgcConsole *self,
               GString    *list,
               guint       verbs,
               guint       buildings,
               OgcSeat    *seat)
{
  guint n = 0;

  for (guint verb = OGC_VERB_NONE + 1; verb < OGC_N_VERBS; verb++)
    if ((verbs & (1u << verb)) != 0 && ++n > 0)
      ogc_console_list (list, ogc_verb_word (verb));
  for (guint id = 0; id < OGC_N_BUILDINGS; id++)
    if ((buildings & (1u << id)) != 0 && ogc_game_get_building (self->game, id) != NULL && ++n > 0)
      ogc_console_list (list, ogc_text_building (id));
  if (seat != NULL && ++n > 0)
    ogc_console_list (list, ogc_seat_get_name (seat));
  return n;
}

/* A line that begins with none of the console's words: dice, buildings, players, or an abbreviation. */
static void
guess_meaning (OgcConsole  *self,
               char       **words,
               const char  *line)
{
  const guint verbs = ogc_verb_find_begun (words[0]);
  OgcSeat *seat = ogc_console_find_seat (self, words);
  g_autoptr (GString) list = g_string_new (NULL);
  OgcDiceRequest request;
  guint n;

  if (ogc_console_choose (self, words))
    return;
  ogc_dice_request_read (words, FALSE, &request);
  n = list_meanings (self, list, verbs, !request.unknown && request.named ? request.buildings : 0, seat);
  if (!request.unknown && (request.own != 0 || request.neutral != 0 || (request.named && verbs == 0 && seat == NULL)))
    ogc_console_place (self, words);
  else if (n > 1)
    /* TRANSLATORS: the beginning of a word that was typed, and all words that begin so */
    ogc_console_print (_("“%s” may be: %s."), line, list->str);
  else if (seat != NULL)
    ogc_console_read_seat (self, seat);
  else if (n == 1)
    execute_verb (self, first_verb (verbs), words + 1, line, 1);
  else if (request.no_die && self->choices->len > 0)
    ogc_console_say (_("Type the number of an answer, or a word of it."));
  else if (request.no_die)
    ogc_console_place (self, words);
  else
    ogc_console_print (_("I don’t understand “%s”. Type ? for help."), line);
}

/* Handles an empty line. */
static void
take_nothing (OgcConsole *self)
{
  if (ogc_console_session_enter (&self->session))
    return;
  if (self->passing)
    ogc_console_clear_choices (self);
  else if (ogc_game_get_ask_kind (self->game) == OGC_ASK_NEUTRAL)
    ogc_console_end_turn (self);
  else
    self->session.repeated = FALSE;
}

void
ogc_console_take_line (OgcConsole *self,
                       const char *line)
{
  g_auto (GStrv) words = ogc_words_split (line);
  OgcVerb verb;
  guint n;

  if (g_str_has_prefix (line, "?"))
    {
      if (words[0] != NULL)
        ogc_console_rules (self, line + 1);
      else
        ogc_console_help (self);
      return;
    }
  if (words[0] == NULL)
    {
      take_nothing (self);
      return;
    }
  if (self->passing && ogc_console_choose (self, words))
    return;
  if (self->passing)
    ogc_console_clear_choices (self);
  verb = ogc_verb_find (words, &n);
  if (verb != OGC_VERB_NONE)
    execute_verb (self, verb, words + n, line, n);
  else
    guess_meaning (self, words, line);
}
