/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compile-text.h"

#include <glib/gi18n.h>
#include <string.h>

#include "compile-field.h"
#include "compile-text-private.h"
#include "compile-text-row.h"

/* ---- Questions ---- */

/* How deep the choosable cards lie. */
typedef enum {
  FREE,
  COVERED,
  MIXED,
  N_DEPTHS
} Depth;

/* In the order of Depth. */
static const char *const card_prompts[COMPILE_N_VERBS][N_DEPTHS] = {
  [COMPILE_VERB_FLIP] = { N_("Choose a free card to flip."), N_("Choose a covered card to flip."),
                          N_("Choose a card to flip, free or covered.") },
  [COMPILE_VERB_SHIFT] = { N_("Choose a free card to shift."), N_("Choose a covered card to shift."),
                           N_("Choose a card to shift, free or covered.") },
  [COMPILE_VERB_DELETE] = { N_("Choose a free card to delete."), N_("Choose a covered card to delete."),
                            N_("Choose a card to delete, free or covered.") },
  [COMPILE_VERB_RETURN] = { N_("Choose a free card to return."), N_("Choose a covered card to return."),
                            N_("Choose a card to return, free or covered.") },
  [COMPILE_VERB_REVEAL] = { N_("Choose a free card to reveal."), N_("Choose a covered card to reveal."),
                            N_("Choose a card to reveal, free or covered.") },
  [COMPILE_VERB_COPY] = { N_("Choose a free card whose middle box you copy."),
                          N_("Choose a covered card whose middle box you copy."),
                          N_("Choose a card whose middle box you copy, free or covered.") },
};

static const char *const line_prompts[COMPILE_N_VERBS] = {
  [COMPILE_VERB_SHIFT] = N_("Choose the line to shift the cards to."),
  [COMPILE_VERB_DELETE] = N_("Choose the line in which to delete cards."),
  [COMPILE_VERB_RETURN] = N_("Choose the line from which to return cards."),
  [COMPILE_VERB_PLAY] = N_("Choose the line for the top card of your deck."),
};

/* The row that asks; NULL when the rules do. */
static const CompileRow *
asking_row (const CompileTextGame *game)
{
  const CompileAsk *ask = &game->state->ask;

  if (ask->card == COMPILE_NO_CARD)
    return NULL;
  return &compile_state_text (game->state, ask->text)->effects[ask->effect].rows[ask->row];
}

static const char *
ask_action (const CompileTextGame *game)
{
  const guint hand = compile_state_hand_size (game->state, game->state->ask.side);

  if (hand == 0)
    return _("Refill your hand.");
  return hand < COMPILE_HAND_LIMIT ? _("Play a card or refill your hand.") : _("Play a card.");
}

static const char *
ask_play (const CompileAsk *ask)
{
  switch (ask->faces)
    {
    case COMPILE_FACE_UP:
      return _("Choose a card and a line to play it face up.");
    case COMPILE_FACE_DOWN:
      return _("Choose a card and a line to play it face down.");
    default:
      return _("Choose a card and a line to play it face up or face down.");
    }
}

static char *
ask_discard (const CompileTextGame *game)
{
  const CompileState *state = game->state;
  const CompileAsk *ask = &state->ask;
  guint left;

  if (ask->card != COMPILE_NO_CARD)
    return g_strdup (state->picked != 0 ? _("Choose another card to discard.") : _("Choose a card to discard."));
  left = compile_state_hand_size (state, ask->side) - compile_cards_count (state->picked) - COMPILE_HAND_LIMIT;

  return g_strdup_printf (ngettext ("Hand limit: discard %u more card.", "Hand limit: discard %u more cards.", left),
                          left);
}

static char *
ask_card (const CompileTextGame *game)
{
  const CompileAsk *ask = &game->state->ask;
  const CompileCards covered = ask->cards & ~compile_field_free (game->state);
  CompileSpot spot;

  if (ask->verb == COMPILE_VERB_DISCARD)
    return ask_discard (game);
  if (ask->verb == COMPILE_VERB_SEEK)
    return g_strdup (_("Choose a card to draw from your deck."));
  if (ask->cards != 0 && !compile_field_find (game->state, compile_cards_first (ask->cards), &spot))
    return g_strdup (_("Choose a card to reveal."));
  g_return_val_if_fail (card_prompts[ask->verb][FREE] != NULL, NULL);

  return g_strdup (_(card_prompts[ask->verb][covered == 0 ? FREE : covered == ask->cards ? COVERED : MIXED]));
}

/* Asks for the destination; names the card if it has been chosen, or was the only one. */
static char *
ask_line (const CompileTextGame *game)
{
  const CompileState *state = game->state;
  const CompileRow *row = asking_row (game);
  CompileSpot spot;

  if (state->ask.verb == COMPILE_VERB_SHIFT && row != NULL && row->reach != COMPILE_REACH_ALL
      && compile_field_find (state, state->frames[state->n_frames - 1].that, &spot))
    {
      g_autofree char *card = compile_text_field_card (game, spot.side, spot.line, spot.depth);

      /* TRANSLATORS: a card and where it lies: “Choose the line to shift Fire 1 (Anna, line 2) to.” */
      return g_strdup_printf (_("Choose the line to shift %s to."), card);
    }
  g_return_val_if_fail (line_prompts[state->ask.verb] != NULL, NULL);

  return g_strdup (_(line_prompts[state->ask.verb]));
}

static const char *
ask_order (const CompileTextGame *game)
{
  const CompileAsk *ask = &game->state->ask;
  const guint own = (1u << COMPILE_N_ORDERS) - 1;
  const gboolean mine = (ask->numbers & own << COMPILE_N_ORDERS * ask->side) != 0;
  const gboolean theirs = (ask->numbers & own << COMPILE_N_ORDERS * !ask->side) != 0;

  if (mine && theirs)
    return _("You had control: you may rearrange one player’s protocols.");
  if (ask->verb == COMPILE_VERB_SWAP_PROTOCOLS)
    return mine ? _("Choose 2 of your protocols to swap.") : _("Choose 2 of your opponent’s protocols to swap.");
  return mine ? _("Choose a new order for your protocols.") : _("Choose a new order for your opponent’s protocols.");
}

/* What a card offers, in its own words. */
static char *
ask_may (const CompileTextGame *game)
{
  const CompileRow *row = asking_row (game);
  g_autofree char *card = compile_text_game_card (game, game->state->ask.card);
  g_autofree char *text = NULL;

  if (row == NULL || row->who != COMPILE_ME)
    return g_strdup_printf (_("%s: Do you want to do what it says?"), card);
  text = compile_text_rows (row, 1, FALSE);

  /* TRANSLATORS: a card and what it says: “Death 1: You may draw 1 card. Do you want to?” */
  return g_strdup_printf (_("%s: %s Do you want to?"), card, text);
}

static char *
ask_viewer (const CompileTextGame *game)
{
  const CompileAsk *ask = &game->state->ask;

  switch (ask->kind)
    {
    case COMPILE_ASK_DRAFT:
      return g_strdup (_("Choose a protocol."));
    case COMPILE_ASK_ACTION:
      return g_strdup (ask_action (game));
    case COMPILE_ASK_COMPILE:
      return g_strdup (_("Choose the line to compile."));
    case COMPILE_ASK_PLAY:
      return g_strdup (ask_play (ask));
    case COMPILE_ASK_CARD:
      return ask_card (game);
    case COMPILE_ASK_LINE:
      return ask_line (game);
    case COMPILE_ASK_NUMBER:
      return g_strdup (_("Name a value."));
    case COMPILE_ASK_PROTOCOL:
      return g_strdup (_("Name a protocol in play."));
    case COMPILE_ASK_ROW:
      return g_strdup (_("Choose what to do."));
    case COMPILE_ASK_REARRANGE:
      return g_strdup (ask_order (game));
    case COMPILE_ASK_STACKS:
      return g_strdup (_("Choose 2 of your stacks to swap."));
    case COMPILE_ASK_MAY:
      return ask_may (game);
    case COMPILE_ASK_ORDER:
      return g_strdup (_("Several effects are due: choose which card comes first."));
    default:
      return g_strdup ("");
    }
}

/* What another player is asked. */
static char *
tell_onlooker (const CompileTextGame *game)
{
  const CompileAsk *ask = &game->state->ask;
  const char *name;

  if (ask->kind == COMPILE_ASK_NOTHING)
    return g_strdup ("");
  name = compile_text_name (game, ask->side);
  switch (ask->kind)
    {
    case COMPILE_ASK_DRAFT:
    case COMPILE_ASK_PROTOCOL:
      return g_strdup_printf (_("%s chooses a protocol."), name);
    case COMPILE_ASK_ACTION:
      return g_strdup_printf (_("%s chooses an action."), name);
    case COMPILE_ASK_COMPILE:
      return g_strdup_printf (_("%s chooses the line to compile."), name);
    case COMPILE_ASK_PLAY:
      return g_strdup_printf (_("%s chooses a card to play."), name);
    case COMPILE_ASK_CARD:
      return g_strdup_printf (_("%s chooses a card."), name);
    case COMPILE_ASK_LINE:
      return g_strdup_printf (_("%s chooses a line."), name);
    case COMPILE_ASK_NUMBER:
      return g_strdup_printf (_("%s names a value."), name);
    case COMPILE_ASK_REARRANGE:
      return g_strdup_printf (_("%s may rearrange protocols."), name);
    case COMPILE_ASK_STACKS:
      return g_strdup_printf (_("%s swaps stacks."), name);
    case COMPILE_ASK_ORDER:
      return g_strdup_printf (_("%s chooses which effect comes first."), name);
    default:
      return g_strdup_printf (_("%s decides about an effect."), name);
    }
}

char *
compile_text_prompt (const CompileTextGame *game,
                     gboolean               to_viewer)
{
  g_return_val_if_fail (game != NULL, NULL);

  return to_viewer ? ask_viewer (game) : tell_onlooker (game);
}

/* ---- Decisions ---- */

static char *
name_play (const CompileTextGame *game,
           const CompileDecision *play)
{
  const gboolean is_up = play->face == COMPILE_FACE_UP;
  const guint line = compile_text_line_number (game, play->line);
  g_autofree char *card = compile_text_game_card (game, play->card);

  if (play->side == game->state->ask.side)
    return is_up ? g_strdup_printf (_("Play %s face up into line %u"), card, line)
                 : g_strdup_printf (_("Play %s face down into line %u"), card, line);
  return is_up ? g_strdup_printf (_("Play %s face up into line %u, on your opponent’s side"), card, line)
               : g_strdup_printf (_("Play %s face down into line %u, on your opponent’s side"), card, line);
}

/* What would lie in the lines, in the order on the screen. */
static char *
name_order (const CompileTextGame *game,
            const CompileDecision *decision)
{
  const CompileState *state = game->state;
  const char *protocols[COMPILE_N_LINES];

  if (state->ask.kind == COMPILE_ASK_STACKS)
    {
      guint lines[2] = { 0, 0 };

      compile_text_swapped_lines (game, decision->number, lines);
      return g_strdup_printf (_("Swap the stacks in lines %u and %u"), lines[0], lines[1]);
    }
  for (guint line = 0; line < COMPILE_N_LINES; line++)
    {
      const guint slot = state->lines[decision->side][compile_orders[decision->number][line]];

      protocols[compile_text_line_number (game, line) - 1] = compile_text_game_protocol (game, state->protocols[slot]);
    }
  /* TRANSLATORS: a player, and three protocols from left to right: “Anna: Fire, Ice, War” */
  return g_strdup_printf (_("%s: %s, %s, %s"), compile_text_name (game, decision->side), protocols[0], protocols[1],
                          protocols[2]);
}

/* What @row says, without the final full stop. */
static char *
name_row (const CompileRow *row)
{
  char *text = compile_text_row (row);

  if (g_str_has_suffix (text, "."))
    text[strlen (text) - 1] = '\0';
  return text;
}

static char *
name_number (const CompileTextGame *game,
             const CompileDecision *decision)
{
  const CompileAsk *ask = &game->state->ask;

  switch (ask->kind)
    {
    case COMPILE_ASK_PROTOCOL:
      return g_strdup (compile_text_game_protocol (game, decision->number));
    case COMPILE_ASK_ROW:
      return name_row (&compile_state_text (game->state, ask->text)->effects[ask->effect].rows[decision->number]);
    default:
      return g_strdup_printf (_("Value %u"), decision->number);
    }
}

static const char *
name_pass (const CompileTextGame *game)
{
  const CompileAsk *ask = &game->state->ask;

  if (ask->kind == COMPILE_ASK_MAY)
    return C_("decision", "No");
  if (ask->verb == COMPILE_VERB_DISCARD && game->state->picked != 0)
    return C_("decision", "That is all");
  if (ask->kind == COMPILE_ASK_REARRANGE)
    return C_("decision", "Leave as they are");
  return C_("decision", "Skip");
}

char *
compile_text_decision (const CompileTextGame *game,
                       const CompileDecision *decision)
{
  g_return_val_if_fail (game != NULL, NULL);
  g_return_val_if_fail (decision != NULL, NULL);

  switch ((CompileDecisionKind) decision->kind)
    {
    case COMPILE_DECISION_DRAFT:
      return g_strdup (compile_text_game_protocol (game, decision->number));
    case COMPILE_DECISION_PLAY:
      return name_play (game, decision);
    case COMPILE_DECISION_REFRESH:
      return g_strdup (C_("decision", "Refill hand"));
    case COMPILE_DECISION_CARD:
      return decision->card != COMPILE_NO_CARD
               ? compile_text_game_card (game, decision->card)
               : compile_text_field_card (game, decision->side, decision->line, decision->depth);
    case COMPILE_DECISION_LINE:
      return g_strdup_printf (_("Line %u"), compile_text_line_number (game, decision->line));
    case COMPILE_DECISION_NUMBER:
      return name_number (game, decision);
    case COMPILE_DECISION_REARRANGE:
      return name_order (game, decision);
    case COMPILE_DECISION_YES:
      return g_strdup (C_("decision", "Yes"));
    case COMPILE_DECISION_PASS:
      return g_strdup (name_pass (game));
    case COMPILE_N_DECISION_KINDS:
      break;
    }
  g_return_val_if_reached (NULL);
}
