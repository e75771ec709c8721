/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compile-text-private.h"

#include <glib/gi18n.h>

#include "compile-permits.h"

static const char *const numbers[COMPILE_N_RULES] = {
#define NUMBER(group, number) [COMPILE_RULE_##group##_##number] = #group "-" #number,
  COMPILE_RULES (NUMBER)
#undef NUMBER
};

/* Variants of refusals, for rules that need several sentences. */
typedef enum {
  ALWAYS,
  REFILLING,
  PLAYING_UP,
  CHOOSING_LINE,
  CHOOSING_OTHER, /* neither a card nor a line */
} When;

/* Finds the first matching variant of a rule. */
static const struct {
  CompileRule rule;
  When        when;
  const char *sentence;
} sentences[] = {
  { COMPILE_RULE_NOT_ASKED, ALWAYS, N_("You can’t do that now.") },
  { COMPILE_RULE_MALFORMED, ALWAYS, N_("That is not a move in this game.") },
  { COMPILE_RULE_COM_2, ALWAYS, N_("Choose one of the protocols that are still there.") },
  { COMPILE_RULE_COM_5, ALWAYS, N_("Play with or without control.") },
  { COMPILE_RULE_COM_26, ALWAYS, N_("You compile a line where you have 10 or more, and more than your opponent.") },
  { COMPILE_RULE_COM_28, REFILLING, N_("You refill your hand only when you have fewer than 5 cards.") },
  { COMPILE_RULE_COM_28, ALWAYS, N_("Play a card from your hand.") },
  { COMPILE_RULE_COM_30, ALWAYS, N_("Discard one of the cards in your hand.") },
  { COMPILE_RULE_COM_32, PLAYING_UP, N_("A card is played face up only into a line of its protocol, on your side.") },
  { COMPILE_RULE_COM_32, ALWAYS, N_("You play your cards onto your own side.") },
  { COMPILE_RULE_COM_33, ALWAYS, N_("A card of your opponent does not allow you to play there like that.") },
  { COMPILE_RULE_COM_44, ALWAYS, N_("Choose one of the cards whose effects are due.") },
  { COMPILE_RULE_COM_47, ALWAYS, N_("You have to do this, as the card does not say “may”.") },
  { COMPILE_RULE_COM_57, CHOOSING_LINE, N_("Choose one of the lines on offer.") },
  { COMPILE_RULE_COM_57, CHOOSING_OTHER, N_("Choose something that the card allows.") },
  { COMPILE_RULE_COM_57, ALWAYS, N_("The card’s text does not reach that card. Choose another one.") },
  { COMPILE_RULE_COM_60, ALWAYS, N_("A card is shifted to another line. Choose one of those on offer.") },
  { COMPILE_RULE_COM_63, ALWAYS, N_("The new order has to differ from the old one.") },
};

static gboolean
matches_decision (When                   when,
                  const CompileDecision *decision)
{
  switch (when)
    {
    case REFILLING:
      return decision != NULL && decision->kind == COMPILE_DECISION_REFRESH;
    case PLAYING_UP:
      return decision != NULL && decision->kind == COMPILE_DECISION_PLAY && decision->face == COMPILE_FACE_UP;
    case CHOOSING_LINE:
      return decision != NULL && decision->kind == COMPILE_DECISION_LINE;
    case CHOOSING_OTHER:
      return decision != NULL && decision->kind != COMPILE_DECISION_CARD;
    case ALWAYS:
    default:
      return TRUE;
    }
}

const char *
compile_text_refusal (CompileRule            rule,
                      const CompileDecision *decision)
{
  if (rule == COMPILE_RULE_NONE)
    return "";
  for (guint i = 0; i < G_N_ELEMENTS (sentences); i++)
    if (sentences[i].rule == rule && matches_decision (sentences[i].when, decision))
      return _(sentences[i].sentence);

  return _("The rules do not allow that.");
}

char *
compile_text_game_refusal (const CompileTextGame *game,
                           CompileRule            rule,
                           const CompileDecision *decision)
{
  const guint ban = rule == COMPILE_RULE_COM_33 ? compile_permits_ban (game->state, game->state->ask.side, decision)
                                                : COMPILE_NO_CARD;
  g_autofree char *name = NULL;

  if (ban == COMPILE_NO_CARD)
    return g_strdup (compile_text_refusal (rule, decision));
  name = compile_text_game_card (game, ban);
  /* TRANSLATORS: a card of the opponent. */
  return g_strdup_printf (_("%s does not allow you to play there like that."), name);
}

const char *
compile_text_rule_number (CompileRule rule)
{
  g_return_val_if_fail (rule < COMPILE_N_RULES, "");

  return numbers[rule] != NULL ? numbers[rule] : "";
}
