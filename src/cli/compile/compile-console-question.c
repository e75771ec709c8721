/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "compile-console-private.h"

/* The number of the answer that does nothing, or refills. */
#define NOTHING 0

/* ---- Answers ---- */

/* The lines into which @card may be played in @face on @side: “1, 3”. */
static char *
list_lines (CompileConsole *self,
            guint           card,
            guint           face,
            guint           side)
{
  GString *list = g_string_new (NULL);

  for (guint number = 1; number <= COMPILE_N_LINES; number++)
    for (guint line = 0; line < COMPILE_N_LINES; line++)
      {
        const CompileDecision play = { .kind = COMPILE_DECISION_PLAY, .card = card, .face = face, .side = side,
                                       .line = line };
        g_autofree char *text = g_strdup_printf ("%u", number);

        if (compile_text_line_number (&self->text, line) == number
            && compile_game_check (self->game, &play) == COMPILE_RULE_NONE)
          ogc_console_list (list, text);
      }
  return g_string_free (list, FALSE);
}

/* Adds how @card may be played onto one side, if it may. */
static void
add_ways (CompileConsole *self,
          guint           card,
          guint           face,
          gboolean        theirs,
          GString        *ways)
{
  const guint viewer = (guint) compile_console_get_viewer (self);
  g_autofree char *lines = list_lines (self, card, face, theirs ? !viewer : viewer);
  g_autofree char *way = NULL;

  if (*lines == '\0')
    return;
  if (face == COMPILE_FACE_UP)
    /* TRANSLATORS: numbers of lines */
    way = theirs ? g_strdup_printf (_("face up on your opponent’s side, line %s"), lines)
                 : g_strdup_printf (_("face up in line %s"), lines);
  else
    way = theirs ? g_strdup_printf (_("face down on your opponent’s side, line %s"), lines)
                 : g_strdup_printf (_("face down in line %s"), lines);
  if (ways->len > 0)
    g_string_append (ways, "; ");
  g_string_append (ways, way);
}

/* Lists the cards that may be played, by their numbers in the hand, and how. */
static void
list_plays (CompileConsole        *self,
            const CompileDecision *decisions,
            unsigned               n)
{
  const CompileState *seen = &self->knowledge.seen;
  CompileCards cards = seen->hand[compile_console_get_viewer (self)], playable = 0;
  guint number = 0;

  for (unsigned i = 0; i < n; i++)
    if (decisions[i].kind == COMPILE_DECISION_PLAY)
      playable |= COMPILE_CARD_BIT (decisions[i].card);
  for (cards |= playable; cards != 0; cards &= cards - 1)
    {
      const guint card = compile_cards_first (cards);
      const CompileDecision play = { .kind = COMPILE_DECISION_PLAY, .card = card };
      g_autoptr (GString) ways = g_string_new (NULL);
      g_autofree char *name = compile_console_name_card (&self->text, card);
      g_autofree char *text = NULL;

      number++;
      for (guint i = 0; i < COMPILE_N_SIDES * 2; i++)
        add_ways (self, card, i % 2 == 0 ? COMPILE_FACE_UP : COMPILE_FACE_DOWN, i >= 2, ways);
      /* TRANSLATORS: a card, and how it may be played: “Fire 1: face up in line 2; face down in line 1, 2” */
      text = g_strdup_printf (C_("ways to play", "%s: %s"), name, ways->str);
      if ((playable & COMPILE_CARD_BIT (card)) != 0)
        compile_console_add_choice (self, number, TRUE, &play, text);
    }
}

/* Adds answers in a single sentence: numbers with names, or values. */
static void
list_briefly (CompileConsole        *self,
              const CompileDecision *decisions,
              unsigned               n)
{
  const gboolean silent = self->silent, values = self->knowledge.seen.ask.kind == COMPILE_ASK_NUMBER;
  g_autoptr (GString) list = g_string_new (NULL);

  self->silent = TRUE;
  for (unsigned i = 0; i < n; i++)
    {
      const guint number = decisions[i].number + !values;
      g_autofree char *text = compile_text_decision (&self->text, &decisions[i]);
      g_autofree char *item = values ? g_strdup_printf ("%u", number)
                                     /* TRANSLATORS: a number that can be typed, and what it stands for: “3 Fire” */
                                     : g_strdup_printf (C_("choice", "%u %s"), number, text);

      compile_console_add_choice (self, number, FALSE, &decisions[i], text);
      ogc_console_list (list, item);
    }
  self->silent = silent;
  if (!silent)
    ogc_console_print ("%s.", list->str);
}

/* Lines are listed under their own numbers. */
static void
add_line (CompileConsole        *self,
          const CompileDecision *decision)
{
  const gboolean silent = self->silent;
  g_autofree char *text = compile_console_dup_line (self, decision->line);

  self->silent = TRUE;
  compile_console_add_choice (self, compile_text_line_number (&self->text, decision->line), FALSE, decision, text);
  self->silent = silent;
  if (!silent)
    ogc_console_print ("%s.", text);
}

/* “Yes or no?” needs no list. */
static void
add_yes (CompileConsole        *self,
         const CompileDecision *decision,
         const char            *text)
{
  const gboolean silent = self->silent;

  self->silent = TRUE;
  compile_console_add_choice (self, decision->kind == COMPILE_DECISION_YES ? 1 : NOTHING, FALSE, decision, text);
  self->silent = silent;
}

static void
list_choices (CompileConsole *self)
{
  unsigned n;
  guint number = 0;
  const CompileAskKind kind = compile_game_get_ask_kind (self->game);
  const CompileDecision *decisions = compile_game_list_decisions (self->game, &n);

  if (kind == COMPILE_ASK_ACTION || kind == COMPILE_ASK_PLAY)
    list_plays (self, decisions, n);
  if (kind == COMPILE_ASK_DRAFT || kind == COMPILE_ASK_PROTOCOL || kind == COMPILE_ASK_NUMBER)
    {
      list_briefly (self, decisions, n);
      return;
    }
  for (unsigned i = 0; i < n; i++)
    {
      const CompileDecision *decision = &decisions[i];
      g_autofree char *text = compile_text_decision (&self->text, decision);

      if (decision->kind == COMPILE_DECISION_LINE)
        add_line (self, decision);
      else if (kind == COMPILE_ASK_MAY)
        add_yes (self, decision, text);
      else if (decision->kind == COMPILE_DECISION_PASS || decision->kind == COMPILE_DECISION_REFRESH)
        compile_console_add_choice (self, NOTHING, FALSE, decision, text);
      else if (decision->kind != COMPILE_DECISION_PLAY)
        compile_console_add_choice (self, ++number, FALSE, decision, text);
    }
}

void
compile_console_find_choices (CompileConsole *self)
{
  compile_console_clear_choices (self);
  self->silent = TRUE;
  if (compile_console_is_asking (self))
    list_choices (self);
  self->silent = FALSE;
}

/* ---- Questions ---- */

/* Says what is asked, by what, and all answers. */
static void
introduce_question (CompileConsole *self)
{
  const CompileAsk *ask = &self->knowledge.seen.ask;
  g_autofree char *prompt = compile_text_prompt (&self->text, TRUE);

  if (self->persons > 1)
    ogc_console_print (_("%s, your choice."), self->text.names[ask->side]);
  if (ask->card != COMPILE_NO_CARD && ask->kind != COMPILE_ASK_MAY)
    {
      g_autofree char *name = compile_console_name_card (&self->text, ask->card);

      /* TRANSLATORS: a card, and what its text asks: “Fire 1: Choose a card to discard.” */
      ogc_console_print (C_("question of a card", "%s: %s"), name, prompt);
    }
  else
    ogc_console_say (prompt);
  list_choices (self);
}

/* The prompt for an answer. */
static char *
dup_question (CompileConsole *self)
{
  const int next = compile_game_get_curtain_seat (self->game);
  char *pause;

  if (compile_game_get_finished (self->game))
    return g_strdup_printf (_("Enter leaves the game. You can still type “%s”, “%s” and “%s”, and ? for help."),
                            compile_word_get (COMPILE_WORD_TABLE), compile_word_get (COMPILE_WORD_LOG),
                            compile_word_get (COMPILE_WORD_SAVE));
  pause = ogc_console_session_dup_pause (&self->session, next >= 0 ? self->text.names[next] : NULL,
                                         compile_word_get (COMPILE_WORD_UNDO));
  if (pause != NULL)
    return pause;
  if (self->passing)
    return g_strdup (_("Which number? Enter for none."));
  switch (compile_game_get_ask_kind (self->game))
    {
    case COMPILE_ASK_DRAFT:
    case COMPILE_ASK_PROTOCOL:
      return g_strdup (_("Which protocol?"));
    case COMPILE_ASK_ACTION:
    case COMPILE_ASK_PLAY:
      return g_strdup (_("Which card, and where?"));
    case COMPILE_ASK_COMPILE:
    case COMPILE_ASK_LINE:
      return g_strdup (_("Which line?"));
    case COMPILE_ASK_NUMBER:
      return g_strdup (_("Which value?"));
    case COMPILE_ASK_MAY:
      return g_strdup (_("Yes or no?"));
    default:
      return g_strdup (_("Which number?"));
    }
}

void
compile_console_ask_next (CompileConsole *self)
{
  g_autofree char *question = NULL;

  if (compile_console_is_asking (self) && !self->passing && self->session.repeated)
    compile_console_find_choices (self);
  else if (compile_console_is_asking (self) && !self->passing)
    {
      compile_console_clear_choices (self);
      introduce_question (self);
    }
  question = dup_question (self);
  ogc_console_session_ask (&self->session, question);
}
