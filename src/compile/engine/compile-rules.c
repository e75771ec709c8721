/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compile-rules.h"

#include <string.h>

#include "compile-choice.h"
#include "compile-field.h"
#include "compile-permits.h"
#include "compile-step.h"
#include "compile-turn.h"

/* ---- Going on ---- */

CompileRule
compile_rules_begin (CompileState       *state,
                     const CompileSet   *set,
                     const CompileSetup *setup,
                     CompileEvents      *events)
{
  const CompileRule rule = compile_setup_check (setup);
  CompileRun run = { .state = state, .events = events };
  unsigned first;

  if (rule != COMPILE_RULE_NONE)
    return rule;
  if (events != NULL)
    events->n = events->lost = 0;

  memset (state, 0, sizeof *state);
  state->set = set;
  state->setup = *setup;
  for (unsigned stream = 0; stream < COMPILE_N_STREAMS; stream++)
    ogc_random_seed (&state->random[stream], stream, setup->seed);
  first = compile_run_chance (&run, COMPILE_STREAM_SETUP, COMPILE_N_SIDES);
  state->first = setup->first == COMPILE_RANDOM_SIDE ? (uint8_t) first : setup->first;
  compile_turn_begin_draft (&run);
  return COMPILE_RULE_NONE;
}

CompileRule
compile_rules_take (CompileState          *state,
                    const CompileDecision *decision,
                    CompileEvents         *events)
{
  const CompileRule rule = compile_rules_check (state, decision);
  CompileRun run = { .state = state, .events = events, .answer = decision };

  if (rule != COMPILE_RULE_NONE)
    return rule;
  if (events != NULL)
    events->n = events->lost = 0;
  memset (&state->ask, 0, sizeof state->ask);
  state->forced = 0;
  state->mark = 0;
  compile_step_until_asked (&run);
  return COMPILE_RULE_NONE;
}

/* ---- What is legal ---- */

CompileDecision
compile_rules_name_card (const CompileState *state,
                         unsigned            card)
{
  CompileDecision decision = { .kind = COMPILE_DECISION_CARD, .card = (uint8_t) card };
  CompileSpot spot;

  if (compile_field_find (state, card, &spot))
    {
      decision.card = COMPILE_NO_CARD;
      decision.side = spot.side;
      decision.line = spot.line;
      decision.depth = spot.depth;
    }
  return decision;
}

static unsigned
list_plays (const CompileState *state,
            CompileDecision    *decisions)
{
  const CompileAsk *ask = &state->ask;
  unsigned n = 0;

  for (CompileCards cards = ask->cards; cards != 0; cards &= cards - 1)
    {
      const unsigned card = compile_cards_first (cards);
      const CompilePlays plays = compile_permits_only (compile_permits_plays (state, ask->side, card), ask->faces,
                                                       ask->lines);

      for (unsigned side = 0; side < COMPILE_N_SIDES; side++)
        for (unsigned line = 0; line < COMPILE_N_LINES; line++)
          for (unsigned face = COMPILE_FACE_UP; face <= COMPILE_FACE_DOWN; face++)
            if ((plays & COMPILE_PLAY_BIT (side, line, face)) != 0)
              decisions[n++] = (CompileDecision) { .kind = COMPILE_DECISION_PLAY, .card = (uint8_t) card,
                                                   .side = (uint8_t) side, .line = (uint8_t) line,
                                                   .face = (uint8_t) face };
    }
  return n;
}

static unsigned
list_cards (const CompileState *state,
            CompileDecision    *decisions)
{
  unsigned n = 0;

  for (CompileCards cards = state->ask.cards; cards != 0; cards &= cards - 1)
    decisions[n++] = compile_rules_name_card (state, compile_cards_first (cards));
  return n;
}

static unsigned
list_lines (const CompileState *state,
            CompileDecision    *decisions)
{
  unsigned n = 0;

  for (unsigned line = 0; line < COMPILE_N_LINES; line++)
    if ((state->ask.lines & 1u << line) != 0)
      decisions[n++] = (CompileDecision) { .kind = COMPILE_DECISION_LINE, .line = (uint8_t) line };
  return n;
}

static unsigned
list_numbers (const CompileState *state,
              CompileDecision    *decisions)
{
  const bool is_order = state->ask.kind == COMPILE_ASK_REARRANGE || state->ask.kind == COMPILE_ASK_STACKS;
  unsigned n = 0;

  for (unsigned numbers = state->ask.numbers; numbers != 0; numbers &= numbers - 1)
    {
      const unsigned number = compile_cards_first (numbers);

      if (is_order)
        decisions[n++] = (CompileDecision) { .kind = COMPILE_DECISION_REARRANGE,
                                             .side = (uint8_t) (number / COMPILE_N_ORDERS),
                                             .number = (uint8_t) (number % COMPILE_N_ORDERS) };
      else
        decisions[n++] = (CompileDecision) { .kind = state->ask.kind == COMPILE_ASK_DRAFT ? COMPILE_DECISION_DRAFT
                                                                                          : COMPILE_DECISION_NUMBER,
                                             .number = (uint8_t) number };
    }
  return n;
}

unsigned
compile_rules_list (const CompileState *state,
                    CompileDecision    *decisions)
{
  const CompileAsk *ask = &state->ask;
  unsigned n = 0;

  switch (ask->kind)
    {
    case COMPILE_ASK_NOTHING:
      return 0;
    case COMPILE_ASK_ACTION:
      n = list_plays (state, decisions);
      if (compile_state_hand_size (state, ask->side) < COMPILE_HAND_LIMIT)
        decisions[n++] = (CompileDecision) { .kind = COMPILE_DECISION_REFRESH };
      break;
    case COMPILE_ASK_PLAY:
      n = list_plays (state, decisions);
      break;
    case COMPILE_ASK_CARD:
    case COMPILE_ASK_ORDER:
      n = list_cards (state, decisions);
      break;
    case COMPILE_ASK_COMPILE:
    case COMPILE_ASK_LINE:
      n = list_lines (state, decisions);
      break;
    case COMPILE_ASK_MAY:
      decisions[n++] = (CompileDecision) { .kind = COMPILE_DECISION_YES };
      break;
    default:
      n = list_numbers (state, decisions);
      break;
    }
  if (ask->may)
    decisions[n++] = (CompileDecision) { .kind = COMPILE_DECISION_PASS };
  return n;
}

/* Whether @decision is in canonical form: members that its kind does not use are 0, and the others are meaningful. */
static bool
is_well_formed (const CompileState    *state,
                const CompileDecision *decision)
{
  CompileDecision used = { .kind = decision->kind };

  switch (decision->kind)
    {
    case COMPILE_DECISION_DRAFT:
    case COMPILE_DECISION_NUMBER:
      used.number = decision->number % COMPILE_N_PROTOCOLS;
      break;
    case COMPILE_DECISION_PLAY:
      used.card = decision->card % COMPILE_N_CARDS;
      used.side = decision->side % COMPILE_N_SIDES;
      used.line = decision->line % COMPILE_N_LINES;
      used.face = decision->face == COMPILE_FACE_UP ? COMPILE_FACE_UP : COMPILE_FACE_DOWN;
      break;
    case COMPILE_DECISION_CARD:
      if (decision->card == COMPILE_NO_CARD)
        {
          used.card = COMPILE_NO_CARD;
          used.side = decision->side % COMPILE_N_SIDES;
          used.line = decision->line % COMPILE_N_LINES;
          used.depth = decision->depth % COMPILE_N_CARDS;
        }
      else
        {
          CompileSpot spot;

          used.card = decision->card % COMPILE_N_CARDS;
          if (compile_field_find (state, used.card, &spot)) /* it has to be named by its place */
            return false;
        }
      break;
    case COMPILE_DECISION_LINE:
      used.line = decision->line % COMPILE_N_LINES;
      break;
    case COMPILE_DECISION_REARRANGE:
      used.side = decision->side % COMPILE_N_SIDES;
      used.number = decision->number % COMPILE_N_ORDERS;
      break;
    case COMPILE_DECISION_REFRESH:
    case COMPILE_DECISION_YES:
    case COMPILE_DECISION_PASS:
      break;
    default:
      return false;
    }
  return memcmp (&used, decision, sizeof used) == 0;
}

/* Checks a play, as the action or because of an effect. */
static CompileRule
check_play (const CompileState    *state,
            const CompileDecision *play)
{
  const CompileAsk *ask = &state->ask;
  const CompileCards bit = COMPILE_CARD_BIT (play->card);

  if (ask->kind == COMPILE_ASK_ACTION && (state->hand[ask->side] & bit) == 0)
    return COMPILE_RULE_COM_28;
  if (ask->kind == COMPILE_ASK_PLAY
      && ((ask->cards & bit) == 0 || (ask->faces & play->face) == 0 || (ask->lines & 1u << play->line) == 0))
    return COMPILE_RULE_COM_57;
  return compile_permits_check (state, ask->side, play);
}

/* The kind of decision that answers a question. */
static CompileDecisionKind
kind_of_answer (CompileAskKind kind)
{
  switch (kind)
    {
    case COMPILE_ASK_DRAFT:
      return COMPILE_DECISION_DRAFT;
    case COMPILE_ASK_ACTION:
    case COMPILE_ASK_PLAY:
      return COMPILE_DECISION_PLAY;
    case COMPILE_ASK_CARD:
    case COMPILE_ASK_ORDER:
      return COMPILE_DECISION_CARD;
    case COMPILE_ASK_COMPILE:
    case COMPILE_ASK_LINE:
      return COMPILE_DECISION_LINE;
    case COMPILE_ASK_REARRANGE:
    case COMPILE_ASK_STACKS:
      return COMPILE_DECISION_REARRANGE;
    case COMPILE_ASK_MAY:
      return COMPILE_DECISION_YES;
    default:
      return COMPILE_DECISION_NUMBER;
    }
}

/* Whether @decision chooses one of the options of the question. */
static bool
is_candidate (const CompileState    *state,
              const CompileDecision *decision)
{
  const CompileAsk *ask = &state->ask;
  unsigned card;

  switch (decision->kind)
    {
    case COMPILE_DECISION_CARD:
      card = compile_choice_named (state, decision);
      return card != COMPILE_NO_CARD && (ask->cards & COMPILE_CARD_BIT (card)) != 0;
    case COMPILE_DECISION_LINE:
      return (ask->lines & 1u << decision->line) != 0;
    case COMPILE_DECISION_REARRANGE:
      return (ask->numbers & 1u << (COMPILE_N_ORDERS * decision->side + decision->number)) != 0;
    case COMPILE_DECISION_YES:
      return true;
    default:
      return (ask->numbers & 1u << decision->number) != 0;
    }
}

/* The rule that says which answers a question has. */
static CompileRule
rule_of_candidates (const CompileAsk *ask)
{
  switch (ask->kind)
    {
    case COMPILE_ASK_DRAFT:
      return COMPILE_RULE_COM_2;
    case COMPILE_ASK_COMPILE:
      return COMPILE_RULE_COM_26;
    case COMPILE_ASK_REARRANGE:
    case COMPILE_ASK_STACKS:
      return COMPILE_RULE_COM_63;
    case COMPILE_ASK_ORDER:
      return COMPILE_RULE_COM_44;
    default:
      if (ask->verb == COMPILE_VERB_DISCARD && ask->card == COMPILE_NO_CARD)
        return COMPILE_RULE_COM_30;
      return ask->kind == COMPILE_ASK_LINE && ask->verb == COMPILE_VERB_SHIFT ? COMPILE_RULE_COM_60
                                                                              : COMPILE_RULE_COM_57;
    }
}

CompileRule
compile_rules_check (const CompileState    *state,
                     const CompileDecision *decision)
{
  const CompileAsk *ask = &state->ask;

  if (!is_well_formed (state, decision))
    return COMPILE_RULE_MALFORMED;
  if (ask->kind == COMPILE_ASK_NOTHING)
    return COMPILE_RULE_NOT_ASKED;
  if (ask->kind == COMPILE_ASK_ACTION && decision->kind == COMPILE_DECISION_REFRESH)
    return compile_state_hand_size (state, ask->side) < COMPILE_HAND_LIMIT ? COMPILE_RULE_NONE : COMPILE_RULE_COM_28;
  if (decision->kind == COMPILE_DECISION_PASS)
    return ask->may ? COMPILE_RULE_NONE : COMPILE_RULE_COM_47;
  if (decision->kind != kind_of_answer ((CompileAskKind) ask->kind))
    return COMPILE_RULE_NOT_ASKED;
  if (decision->kind == COMPILE_DECISION_PLAY)
    return check_play (state, decision);
  return is_candidate (state, decision) ? COMPILE_RULE_NONE : rule_of_candidates (ask);
}
