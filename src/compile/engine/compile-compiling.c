/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the control marker can be spent on: compiling a line, and refilling the hand. */
#include "compile-compiling.h"

#include "compile-choice.h"
#include "compile-field.h"
#include "compile-frames.h"
#include "compile-move.h"
#include "compile-zones.h"

/* The progress of a compile or a refresh. */
enum {
  STAGE_CONTROL,   /* the marker goes back */
  STAGE_REARRANGE, /* in return for which protocols may be rearranged */
  STAGE_PRECOMPILE,
  STAGE_DELETE,
};

/* COM-36 (a), COM-55: the holder of the marker puts it back, and may rearrange one player's protocols. False while
 * that is being asked. */
static bool
spend_control (CompileRun   *run,
               CompileFrame *frame)
{
  CompileState *state = run->state;
  const unsigned orders = (1u << COMPILE_N_ORDERS) - 2;
  unsigned number;
  CompileChoice choice;

  if (frame->stage == STAGE_CONTROL)
    {
      frame->stage = state->control == frame->side ? STAGE_REARRANGE : STAGE_PRECOMPILE;
      if (frame->stage == STAGE_REARRANGE)
        {
          state->control = COMPILE_NOBODY;
          COMPILE_EMIT (run, COMPILE_EVENT_CONTROL_SPENT, .side = frame->side);
        }
    }
  if (frame->stage != STAGE_REARRANGE)
    return true;
  choice = compile_choice_number (run, frame, COMPILE_ASK_REARRANGE, frame->side, COMPILE_VERB_REARRANGE,
                                  orders | orders << COMPILE_N_ORDERS, true, &number);
  if (choice == COMPILE_CHOICE_ASKED)
    return false;
  if (choice == COMPILE_CHOICE_MADE)
    compile_move_protocols (run, number / COMPILE_N_ORDERS, number % COMPILE_N_ORDERS);
  frame->stage = STAGE_PRECOMPILE;
  return true;
}

/* COM-36 (c): the protocol that is in the line now turns, even if it has only just been moved there (COM-37). One that
 * has already turned gives a card from the opponent's deck (COM-38). */
static unsigned
turn_protocol (CompileRun *run,
               unsigned    side,
               unsigned    line)
{
  CompileState *state = run->state;
  const unsigned slot = state->lines[side][line];
  const unsigned own = (1u << COMPILE_N_LINES) - 1;
  unsigned deeds = COMPILE_DEED_BIT (COMPILE_DEED_COMPILE, side);

  if ((state->compiled & 1u << slot) != 0)
    {
      COMPILE_EMIT (run, COMPILE_EVENT_RECOMPILED, .side = side, .line = line, .number = state->protocols[slot]);
      compile_zones_draw (run, side, !side, 1, &deeds);
      return deeds;
    }
  state->compiled |= (uint8_t) (1u << slot);
  COMPILE_EMIT (run, COMPILE_EVENT_COMPILED, .side = side, .line = line, .number = state->protocols[slot]);
  if ((state->compiled >> COMPILE_N_LINES * side & own) == own) /* COM-40 */
    state->winner = (uint8_t) side;
  return deeds;
}

void
compile_compiling_step (CompileRun   *run,
                        CompileFrame *frame)
{
  CompileState *state = run->state;
  const unsigned side = frame->side, line = frame->line;
  unsigned deeds;

  if (frame->stage == STAGE_CONTROL)
    COMPILE_EMIT (run, COMPILE_EVENT_COMPILING, .side = side, .line = line);
  if (!spend_control (run, frame))
    return;
  if (frame->stage == STAGE_PRECOMPILE)
    {
      frame->stage = STAGE_DELETE;
      state->compiling = (uint8_t) line;
      compile_frames_wait (run, COMPILE_WHEN_PRECOMPILE,
                           compile_field_stack (state, 0, line) | compile_field_stack (state, 1, line));
      return;
    }
  compile_frames_pop (state);
  compile_move_delete (run, compile_field_stack (state, 0, line) | compile_field_stack (state, 1, line));
  state->compiling = COMPILE_NOBODY;
  deeds = turn_protocol (run, side, line);
  compile_frames_happened (run, deeds, line); /* COM-39 */
}

void
compile_compiling_step_refresh (CompileRun   *run,
                                CompileFrame *frame)
{
  const CompileState *state = run->state;
  const unsigned side = frame->side;
  unsigned deeds = COMPILE_DEED_BIT (COMPILE_DEED_REFRESH, side);

  if (!spend_control (run, frame))
    return;
  compile_frames_pop (run->state);
  compile_zones_draw (run, side, side, COMPILE_HAND_LIMIT - compile_state_hand_size (state, side), &deeds);
  compile_frames_happened (run, deeds, 0);
}
