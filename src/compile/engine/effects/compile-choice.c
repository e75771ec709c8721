/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compile-choice.h"

unsigned
compile_choice_named (const CompileState    *state,
                      const CompileDecision *decision)
{
  if (decision->card != COMPILE_NO_CARD)
    return decision->card;
  if (decision->depth >= state->stacks[decision->side][decision->line].n)
    return COMPILE_NO_CARD;
  return state->stacks[decision->side][decision->line].cards[decision->depth];
}

static CompileAsk *
ask_for (CompileRun         *run,
         const CompileFrame *frame,
         CompileAskKind      kind,
         unsigned            side,
         CompileVerb         verb,
         bool                may)
{
  CompileAsk *ask = compile_run_ask (run, kind, side, frame);

  ask->verb = (uint8_t) verb;
  ask->may = may;
  return ask;
}

CompileChoice
compile_choice_card (CompileRun         *run,
                     const CompileFrame *frame,
                     unsigned            side,
                     CompileVerb         verb,
                     CompileCards        cards,
                     bool                may,
                     unsigned           *card)
{
  const CompileDecision *answer = compile_run_answer (run);

  if (answer != NULL)
    {
      if (answer->kind == COMPILE_DECISION_PASS)
        return COMPILE_CHOICE_NONE;
      *card = compile_choice_named (run->state, answer);
      return COMPILE_CHOICE_MADE;
    }
  if (cards == 0)
    return COMPILE_CHOICE_NONE;
  if (!may && compile_cards_count (cards) == 1)
    {
      *card = compile_cards_first (cards);
      return COMPILE_CHOICE_MADE;
    }
  ask_for (run, frame, COMPILE_ASK_CARD, side, verb, may)->cards = cards;
  return COMPILE_CHOICE_ASKED;
}

CompileChoice
compile_choice_line (CompileRun         *run,
                     const CompileFrame *frame,
                     unsigned            side,
                     CompileVerb         verb,
                     unsigned            lines,
                     bool                may,
                     unsigned           *line)
{
  const CompileDecision *answer = compile_run_answer (run);

  if (answer != NULL)
    {
      if (answer->kind == COMPILE_DECISION_PASS)
        return COMPILE_CHOICE_NONE;
      *line = answer->line;
      return COMPILE_CHOICE_MADE;
    }
  if (lines == 0)
    return COMPILE_CHOICE_NONE;
  if (!may && (lines & (lines - 1)) == 0)
    {
      *line = compile_cards_first (lines);
      return COMPILE_CHOICE_MADE;
    }
  ask_for (run, frame, COMPILE_ASK_LINE, side, verb, may)->lines = (uint8_t) lines;
  return COMPILE_CHOICE_ASKED;
}

CompileChoice
compile_choice_number (CompileRun         *run,
                       const CompileFrame *frame,
                       CompileAskKind      kind,
                       unsigned            side,
                       CompileVerb         verb,
                       unsigned            numbers,
                       bool                may,
                       unsigned           *number)
{
  const CompileDecision *answer = compile_run_answer (run);

  if (answer != NULL)
    {
      if (answer->kind == COMPILE_DECISION_PASS)
        return COMPILE_CHOICE_NONE;
      *number = answer->kind == COMPILE_DECISION_REARRANGE ? COMPILE_N_ORDERS * answer->side + answer->number
                                                           : answer->number;
      return COMPILE_CHOICE_MADE;
    }
  if (numbers == 0)
    return COMPILE_CHOICE_NONE;
  if (!may && (numbers & (numbers - 1)) == 0)
    {
      *number = compile_cards_first (numbers);
      return COMPILE_CHOICE_MADE;
    }
  ask_for (run, frame, kind, side, verb, may)->numbers = (uint16_t) numbers;
  return COMPILE_CHOICE_ASKED;
}

CompileChoice
compile_choice_may (CompileRun         *run,
                    const CompileFrame *frame,
                    unsigned            side,
                    CompileVerb         verb)
{
  const CompileDecision *answer = compile_run_answer (run);

  if (answer != NULL)
    return answer->kind == COMPILE_DECISION_YES ? COMPILE_CHOICE_MADE : COMPILE_CHOICE_NONE;
  ask_for (run, frame, COMPILE_ASK_MAY, side, verb, true);
  return COMPILE_CHOICE_ASKED;
}

CompileChoice
compile_choice_play (CompileRun         *run,
                     const CompileFrame *frame,
                     unsigned            side,
                     CompileCards        cards,
                     unsigned            faces,
                     unsigned            lines,
                     bool                may,
                     CompileDecision    *play)
{
  const CompileDecision *answer = compile_run_answer (run);
  CompileCards playable = 0;
  CompileAsk *ask;

  if (answer != NULL)
    {
      if (answer->kind == COMPILE_DECISION_PASS)
        return COMPILE_CHOICE_NONE;
      *play = *answer;
      return COMPILE_CHOICE_MADE;
    }
  for (; cards != 0; cards &= cards - 1)
    {
      const unsigned card = compile_cards_first (cards);

      if (compile_permits_only (compile_permits_plays (run->state, side, card), faces, lines) != 0)
        playable |= COMPILE_CARD_BIT (card);
    }
  if (playable == 0)
    return COMPILE_CHOICE_NONE; /* COM-33 */
  ask = ask_for (run, frame, COMPILE_ASK_PLAY, side, COMPILE_VERB_PLAY, may);
  ask->cards = playable;
  ask->faces = (uint8_t) faces;
  ask->lines = (uint8_t) lines;
  return COMPILE_CHOICE_ASKED;
}

CompileChoice
compile_choice_discard (CompileRun         *run,
                        const CompileFrame *frame,
                        unsigned            side,
                        unsigned            least,
                        unsigned            most,
                        bool                may)
{
  CompileState *state = run->state;
  const CompileDecision *answer = compile_run_answer (run);
  const CompileCards hand = state->hand[side];
  CompileAsk *ask;
  unsigned n;

  if (answer == NULL)
    {
      state->picked = 0;
      if (!may && least >= compile_cards_count (hand))
        state->picked = hand;
    }
  else if (answer->kind == COMPILE_DECISION_PASS)
    return COMPILE_CHOICE_MADE;
  else
    state->picked |= COMPILE_CARD_BIT (answer->card);

  n = compile_cards_count (state->picked);
  if (n >= most || state->picked == hand)
    return COMPILE_CHOICE_MADE;
  ask = ask_for (run, frame, COMPILE_ASK_CARD, side, COMPILE_VERB_DISCARD, n >= least || (may && n == 0));
  ask->cards = hand & ~state->picked;
  return COMPILE_CHOICE_ASKED;
}
