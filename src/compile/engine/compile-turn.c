/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The draft, and the phases of a turn, each by its rule. */
#include "compile-turn.h"

#include <string.h>

#include "compile-choice.h"
#include "compile-field.h"
#include "compile-frames.h"
#include "compile-move.h"
#include "compile-permits.h"
#include "compile-zones.h"

/* ---- The draft ---- */

/* Who chooses the next protocol: 1-2-2-1, three each (COM-2). */
static unsigned
drafting_side (const CompileState *state)
{
  static const uint8_t second[COMPILE_N_SLOTS] = { 0, 1, 1, 0, 0, 1 };

  return second[state->drafted] ? !state->first : state->first;
}

static void
ask_draft (CompileRun *run)
{
  CompileState *state = run->state;
  unsigned open = (1u << COMPILE_N_PROTOCOLS) - 1;

  for (unsigned slot = 0; slot < COMPILE_N_SLOTS; slot++)
    if (state->protocols[slot] != COMPILE_NOBODY)
      open &= ~(1u << state->protocols[slot]);
  compile_run_ask (run, COMPILE_ASK_DRAFT, drafting_side (state), NULL)->numbers = (uint16_t) open;
}

/* COM-3: the protocols lie from left to right as each player sees them, so the second player's run the other way.
 * COM-4: each has a deck of 18 and draws 5. */
static void
deal_cards (CompileRun *run)
{
  CompileState *state = run->state;

  for (unsigned line = 0; line < COMPILE_N_LINES; line++)
    {
      state->lines[0][line] = (uint8_t) line;
      state->lines[1][line] = (uint8_t) (COMPILE_N_SLOTS - 1 - line);
    }
  state->sorted[0] = state->sorted[1] = COMPILE_ALL_CARDS; /* drafted protocols are public */
  for (unsigned side = 0; side < COMPILE_N_SIDES; side++)
    {
      unsigned deeds = 0;

      state->deck[side] = (COMPILE_CARD_BIT (COMPILE_CARDS_OF_SIDE) - 1) << COMPILE_CARDS_OF_SIDE * side;
      state->known[side] = state->deck[side];
      compile_zones_draw (run, side, side, COMPILE_HAND_LIMIT, &deeds);
    }
}

static void
begin_turn (CompileRun *run,
            unsigned    side)
{
  CompileState *state = run->state;

  state->turn++;
  state->turn_side = (uint8_t) side;
  state->phase = COMPILE_PHASE_START;
  state->begun = 0;
  state->steps = 0;
  state->has_compiled = 0;
  /* A bar for the next turn becomes one for this turn. */
  state->barred = (uint8_t) ((state->barred & ~(1u << side | 1u << (COMPILE_N_SIDES + side)))
                             | (state->barred >> COMPILE_N_SIDES & 1u << side));
  COMPILE_EMIT (run, COMPILE_EVENT_TURN_BEGAN, .side = side, .number = state->turn);
}

static void
take_draft (CompileRun *run)
{
  CompileState *state = run->state;
  const unsigned protocol = compile_run_answer (run)->number, side = drafting_side (state);
  unsigned slot = COMPILE_N_LINES * side;

  while (state->protocols[slot] != COMPILE_NOBODY)
    slot++;
  state->protocols[slot] = (uint8_t) protocol;
  state->drafted++;
  COMPILE_EMIT (run, COMPILE_EVENT_DRAFTED, .side = side, .number = protocol);
  if (state->drafted < COMPILE_N_SLOTS)
    {
      ask_draft (run);
      return;
    }
  deal_cards (run);
  begin_turn (run, state->first); /* COM-6 */
}

void
compile_turn_begin_draft (CompileRun *run)
{
  CompileState *state = run->state;

  memset (state->protocols, COMPILE_NOBODY, sizeof state->protocols);
  state->control = state->winner = state->compiling = COMPILE_NOBODY; /* COM-5 */
  state->bar_card[0] = state->bar_card[1] = COMPILE_NO_CARD;
  COMPILE_EMIT (run, COMPILE_EVENT_GAME_BEGAN, .side = state->first);
  ask_draft (run);
}

/* ---- The phases ---- */

/* COM-24, COM-31: the effects of the phase that are live now, on the side whose turn it is. */
static void
begin_effects (CompileRun  *run,
               CompileWhen  when)
{
  const CompileState *state = run->state;
  CompileCards cards = 0;

  for (unsigned line = 0; line < COMPILE_N_LINES; line++)
    cards |= compile_field_stack (state, state->turn_side, line);
  compile_frames_wait (run, when, cards);
}

/* COM-25 */
static void
check_control (CompileRun *run)
{
  CompileState *state = run->state;
  const unsigned side = state->turn_side;

  if (state->setup.no_control || state->control == side
      || compile_cards_count (compile_field_leads_in (state, side, 0)) < 2)
    return;
  state->control = (uint8_t) side;
  COMPILE_EMIT (run, COMPILE_EVENT_CONTROL_TAKEN, .side = side);
}

static void
begin_compile (CompileRun *run,
               unsigned    line)
{
  CompileState *state = run->state;

  state->has_compiled = 1;
  state->skipped = 0;
  compile_frames_push (run, COMPILE_FRAME_COMPILE, state->turn_side)->line = (uint8_t) line;
}

/* COM-26: one line of those that qualify. A player who is barred skips the phase (COM-31). */
static void
check_compile (CompileRun *run)
{
  CompileState *state = run->state;
  const unsigned side = state->turn_side;
  unsigned lines = 0;

  if (compile_permits_compile (state, side, false))
    lines = compile_field_leads_in (state, side, COMPILE_COMPILE_TOTAL);
  if (lines == 0)
    return;
  if ((lines & (lines - 1)) == 0)
    begin_compile (run, compile_cards_first (lines));
  else
    compile_run_ask (run, COMPILE_ASK_COMPILE, side, NULL)->lines = (uint8_t) lines;
}

/* COM-28: the cards that can be played somewhere. */
static CompileCards
playable_cards (const CompileState *state,
                unsigned            side)
{
  CompileCards cards = 0;

  for (CompileCards hand = state->hand[side]; hand != 0; hand &= hand - 1)
    if (compile_permits_plays (state, side, compile_cards_first (hand)) != 0)
      cards |= hand & -hand;
  return cards;
}

static void
take_action (CompileRun *run)
{
  CompileState *state = run->state;
  const CompileDecision *answer = compile_run_answer (run);
  const unsigned side = state->turn_side;

  state->skipped = 0;
  if (answer->kind == COMPILE_DECISION_REFRESH)
    compile_frames_push (run, COMPILE_FRAME_REFRESH, side);
  else
    compile_move_play (run, side, answer->card, COMPILE_FROM_HAND, answer->side, answer->line,
                       (CompileFace) answer->face);
}

static void
begin_action (CompileRun *run)
{
  CompileState *state = run->state;
  const unsigned side = state->turn_side;
  const CompileCards cards = playable_cards (state, side);
  CompileAsk *ask;

  if (cards == 0 && compile_state_hand_size (state, side) >= COMPILE_HAND_LIMIT) /* COM-29 */
    {
      state->skipped++;
      COMPILE_EMIT (run, COMPILE_EVENT_ACTION_SKIPPED, .side = side);
      return;
    }
  ask = compile_run_ask (run, COMPILE_ASK_ACTION, side, NULL);
  ask->cards = cards;
  ask->faces = COMPILE_FACE_UP | COMPILE_FACE_DOWN;
  ask->lines = COMPILE_ALL_LINES;
}

/* COM-30, unless the whole phase is skipped (COM-31). */
static void
begin_limit (CompileRun *run)
{
  CompileState *state = run->state;
  const unsigned side = state->turn_side;

  if (compile_state_hand_size (state, side) > COMPILE_HAND_LIMIT
      && compile_field_change_of_side (state, side, COMPILE_CHANGE_NO_LIMIT) == 0)
    compile_frames_push (run, COMPILE_FRAME_LIMIT, side);
}

void
compile_turn_step_limit (CompileRun   *run,
                         CompileFrame *frame)
{
  CompileState *state = run->state;
  const unsigned side = frame->side, surplus = compile_state_hand_size (state, side) - COMPILE_HAND_LIMIT;
  unsigned deeds = COMPILE_DEED_BIT (COMPILE_DEED_CLEAR, side);

  if (compile_choice_discard (run, frame, side, surplus, surplus, false) == COMPILE_CHOICE_ASKED)
    return;
  compile_zones_discard (run, side, state->picked, &deeds);
  state->picked = 0;
  compile_frames_pop (state);
  compile_frames_happened (run, deeds, 0);
}

static void
begin_phase (CompileRun *run)
{
  CompileState *state = run->state;

  state->begun = 1;
  COMPILE_EMIT (run, COMPILE_EVENT_PHASE_BEGAN, .side = state->turn_side, .number = state->phase);
  switch (state->phase)
    {
    case COMPILE_PHASE_START:
      begin_effects (run, COMPILE_WHEN_START);
      break;
    case COMPILE_PHASE_CONTROL:
      check_control (run);
      break;
    case COMPILE_PHASE_COMPILE:
      check_compile (run);
      break;
    case COMPILE_PHASE_ACTION:
      begin_action (run);
      break;
    case COMPILE_PHASE_LIMIT:
      begin_limit (run);
      break;
    default:
      begin_effects (run, COMPILE_WHEN_END);
      break;
    }
}

static void
end_game (CompileRun *run)
{
  CompileState *state = run->state;

  while (state->n_frames > 0)
    compile_frames_pop (state);
  state->phase = COMPILE_PHASE_OVER;
  COMPILE_EMIT (run, COMPILE_EVENT_GAME_ENDED, .side = state->winner);
}

/* COM-23: the phases follow each other; COM-6: turns alternate; COM-71: up to a limit. */
static void
end_phase (CompileRun *run)
{
  CompileState *state = run->state;

  state->begun = 0;
  if (state->phase == COMPILE_PHASE_COMPILE && state->has_compiled)
    state->phase = COMPILE_PHASE_LIMIT; /* COM-27 */
  else if (state->phase != COMPILE_PHASE_END)
    state->phase++;
  else if (state->turn == COMPILE_MAX_TURNS || state->skipped >= COMPILE_MAX_SKIPPED)
    end_game (run);
  else
    begin_turn (run, !state->turn_side);
}

void
compile_turn_advance (CompileRun *run)
{
  CompileState *state = run->state;

  if (run->answer != NULL && state->phase == COMPILE_PHASE_DRAFT)
    take_draft (run);
  else if (run->answer != NULL && state->phase == COMPILE_PHASE_COMPILE)
    begin_compile (run, compile_run_answer (run)->line);
  else if (run->answer != NULL)
    take_action (run);
  else if (state->winner != COMPILE_NOBODY)
    end_game (run);
  else if (state->begun)
    end_phase (run);
  else
    begin_phase (run);
}
