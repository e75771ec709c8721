/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "compile-console-private.h"
#include "compile-rulebook.h"
#include "ogc-console-rules.h"

/* What the commands do that can be typed at any time. */
static const char *const summaries[COMPILE_N_WORDS] = {
  [COMPILE_WORD_TABLE] = N_("what lies in the three lines, who has control, how many cards everybody has"),
  [COMPILE_WORD_LINE] = N_("with a number: that line, and what its cards say"),
  [COMPILE_WORD_HAND] = N_("your cards, and what they say"),
  [COMPILE_WORD_CARD] = N_("with a name: what that card says; with a protocol: all of its cards"),
  [COMPILE_WORD_TRASH] = N_("what lies in the trash of each player"),
  [COMPILE_WORD_LOG] = N_("the last moves; with a number, that many"),
  [COMPILE_WORD_RULES] = N_("the chapters of the rules; with a word, what the rules say about it"),
  [COMPILE_WORD_HINT] = N_("what a strong player would do, and why"),
  [COMPILE_WORD_UNDO] = N_("undoes the last choice at this terminal, as long as no card has been shown since"),
  [COMPILE_WORD_REDO] = N_("does again what you have undone"),
  [COMPILE_WORD_SAVE] = N_("saves the game; with a name, in that file"),
  [COMPILE_WORD_GAME] = N_("turn, players, cards and seed"),
  [COMPILE_WORD_QUIT] = N_("leaves the game"),
};

void
compile_console_list_commands (CompileConsole *self)
{
  ogc_console_say (_("You can type at any time:"));
  for (guint word = COMPILE_WORD_NONE + 1; word < COMPILE_N_WORDS; word++)
    if (summaries[word] != NULL && !(word == COMPILE_WORD_HINT && compile_game_get_finished (self->game)))
      /* TRANSLATORS: a command and what it does */
      ogc_console_print (_("%s: %s."), compile_word_get (word), _(summaries[word]));
  ogc_console_say (_("The beginning of a word will do, and case and accents don’t matter."));
  if (!compile_game_get_finished (self->game))
    ogc_console_say (_("Enter alone repeats the question."));
}

/* Says what asks, and why: the rules in a phase, or a card with the text of that box. */
static void
explain_question (CompileConsole *self)
{
  const CompileState *seen = &self->knowledge.seen;
  const CompileAsk *ask = &seen->ask;
  const CompileText *text;
  g_autofree char *name = NULL;
  guint box;

  if (ask->card == COMPILE_NO_CARD)
    {
      /* TRANSLATORS: a phase of a turn, and what happens in it */
      ogc_console_print (C_("phase and its rule", "%s: %s"), compile_text_phase (seen->phase),
                         compile_text_phase_rule (seen->phase));
      return;
    }
  text = compile_state_text (seen, ask->text);
  box = text->effects[ask->effect].box;
  name = compile_console_dup_card (&self->text, ask->text);
  ogc_console_say (name);
  ogc_console_print (C_("box and its rule", "%s: %s"), compile_text_box (box), compile_text_box_rule (box));
}

/* The text of the cards to choose from. */
static void
read_choosable (CompileConsole *self)
{
  CompileCards read = 0;

  for (guint i = 0; i < self->choices->len; i++)
    {
      const CompileDecision *decision = &g_array_index (self->choices, CompileConsoleChoice, i).decision;
      guint card = decision->card;
      g_autofree char *text = NULL;

      if (decision->kind != COMPILE_DECISION_CARD && decision->kind != COMPILE_DECISION_PLAY)
        continue;
      if (card == COMPILE_NO_CARD)
        card = self->knowledge.seen.stacks[decision->side][decision->line].cards[decision->depth];
      if (!compile_console_knows (self, card) || (read & COMPILE_CARD_BIT (card)) != 0)
        continue;
      text = compile_console_dup_card (&self->text, card);
      ogc_console_say (text);
      read |= COMPILE_CARD_BIT (card);
    }
}

/* How to answer. */
static void
explain_answers (CompileConsole *self)
{
  const char *card = compile_word_get (COMPILE_WORD_CARD);

  switch (compile_game_get_ask_kind (self->game))
    {
    case COMPILE_ASK_ACTION:
    case COMPILE_ASK_PLAY:
      if (self->choices->len > 0 && g_array_index (self->choices, CompileConsoleChoice, 0).is_card)
        {
          const CompileConsoleChoice *first = &g_array_index (self->choices, CompileConsoleChoice, 0);
          g_autofree char *name = compile_console_name_card (&self->text, first->decision.card);

          /* TRANSLATORS: examples of what can be typed: a card, the words for "up" and "down", a number */
          ogc_console_print (_("Type a card, “%s” or “%s”, and a line: “%s %s 2”. A card’s number can stand for its "
                               "name: “%u %s 2”. You are asked for what you leave out."),
                             compile_word_get_face (COMPILE_FACE_UP), compile_word_get_face (COMPILE_FACE_DOWN), name,
                             compile_word_get_face (COMPILE_FACE_DOWN), first->number,
                             compile_word_get_face (COMPILE_FACE_DOWN));
        }
      if (compile_game_get_can_refill (self->game))
        /* TRANSLATORS: what can be typed, with the word for "refill" */
        ogc_console_print (_("“%s” or 0 refills your hand to 5 cards."), compile_word_get (COMPILE_WORD_REFILL));
      break;
    case COMPILE_ASK_DRAFT:
    case COMPILE_ASK_PROTOCOL:
      /* TRANSLATORS: what can be typed, with the word for "card" and a protocol */
      ogc_console_print (_("Type the number of a protocol, or its name. “%s %s” reads the cards of a protocol."), card,
                         compile_text_protocol (compile_card_set_get_protocol (self->text.set, 0)));
      break;
    case COMPILE_ASK_LINE:
    case COMPILE_ASK_COMPILE:
      /* TRANSLATORS: what can be typed, with the word for "table" */
      ogc_console_print (_("Type the number of a line. “%s” reads what lies in all of them."),
                         compile_word_get (COMPILE_WORD_TABLE));
      break;
    case COMPILE_ASK_NUMBER:
      ogc_console_say (_("Type the value that you name."));
      break;
    case COMPILE_ASK_MAY:
      ogc_console_say (_("Type yes or no."));
      break;
    case COMPILE_ASK_CARD:
    case COMPILE_ASK_ORDER:
      ogc_console_say (_("Type the number of a card, or its name."));
      break;
    default:
      ogc_console_say (_("Type the number of an answer, or a word of it."));
    }
}

/* What can be typed once the game is over. */
static void
help_after_game (CompileConsole *self)
{
  ogc_console_print ("%s.", compile_game_get_prompt (self->game));
  /* TRANSLATORS: what can be typed, with the words for "table", "line", "trash", "log" and "save" */
  ogc_console_print (_("“%s” tells what lies in the lines, “%s 2” what the cards of one line say, “%s” what lies in "
                       "the trashes, and “%s 50” the last 50 moves. “%s” and a name saves the game. Enter leaves it."),
                     compile_word_get (COMPILE_WORD_TABLE), compile_word_get (COMPILE_WORD_LINE),
                     compile_word_get (COMPILE_WORD_TRASH), compile_word_get (COMPILE_WORD_LOG),
                     compile_word_get (COMPILE_WORD_SAVE));
}

void
compile_console_help (CompileConsole *self)
{
  OgcRulebookPlace place;

  self->session.helped = TRUE;
  if (compile_game_get_finished (self->game))
    help_after_game (self);
  else if (self->session.waiting)
    ogc_console_print (_("Done. Enter continues the game, “%s” undoes it."),
                       compile_word_get (COMPILE_WORD_UNDO));
  else if (compile_console_is_asking (self))
    {
      if (self->passing)
        compile_console_find_choices (self);
      if (*compile_text_rule_number (self->refused) != '\0'
          && ogc_rulebook_find_rule (compile_rulebook_get (), self->refused, NULL, &place))
        /* TRANSLATORS: a paragraph of the rules that explains why something was refused */
        ogc_console_print (_("The rules: %s"),
                           ogc_paragraph_get_text (&place.chapter->paragraphs[place.paragraph]));
      explain_question (self);
      explain_answers (self);
      read_choosable (self);
      self->session.repeated = FALSE;
    }
  else if (*compile_game_get_prompt (self->game) != '\0')
    ogc_console_say (compile_game_get_prompt (self->game));
  self->refused = COMPILE_RULE_NONE;
  /* TRANSLATORS: what can be typed for more, with the words for "commands" and "rules" */
  ogc_console_print (_("“%s” lists all that you can type, “%s” the chapters of the rules. “? word” says what a word "
                       "means."),
                     compile_word_get (COMPILE_WORD_COMMANDS), compile_word_get (COMPILE_WORD_RULES));
}

void
compile_console_rules (const char *text)
{
  ogc_console_read_rules (compile_rulebook_get (), text, compile_word_get (COMPILE_WORD_RULES));
}
