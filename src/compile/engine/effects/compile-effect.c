/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compile-effect.h"

#include "compile-choice.h"
#include "compile-field.h"
#include "compile-frames.h"
#include "compile-objects.h"
#include "compile-verbs.h"

static const CompileEffect *
effect_of (const CompileState *state,
           const CompileFrame *frame)
{
  return &compile_state_text (state, frame->text)->effects[frame->effect];
}

/* Whether the row is to be carried out. */
static bool
is_met (const CompileState *state,
        const CompileFrame *frame,
        const CompileRow   *row)
{
  if (row->link == COMPILE_LINK_IF_DONE && !frame->done)
    return false;
  if (COMPILE_READING_THEN_DEPENDS && row->link == COMPILE_LINK_THEN && !frame->met) /* */
    return false;
  return compile_objects_condition (state, frame, row);
}

/* Goes on to the next row, skipping the alternatives to this one. */
static void
next_row (const CompileEffect *effect,
          CompileFrame        *frame,
          bool                 done)
{
  do
    frame->row++;
  while (frame->row < effect->n_rows && effect->rows[frame->row].link == COMPILE_LINK_OR);
  frame->done = done;
  frame->entered = frame->chosen = 0;
  frame->stage = frame->lines = frame->left = 0;
  frame->listed = 0;
}

/* Chooses which of the alternative rows is carried out. */
static CompileChoice
choose_row (CompileRun          *run,
            CompileFrame        *frame,
            const CompileEffect *effect)
{
  const unsigned first = frame->row;
  unsigned rows = 0, row = first;
  CompileChoice choice;

  do
    {
      if (compile_verbs_can (run->state, frame, &effect->rows[row]))
        rows |= 1u << row;
      row++;
    }
  while (row < effect->n_rows && effect->rows[row].link == COMPILE_LINK_OR);

  choice = compile_choice_number (run, frame, COMPILE_ASK_ROW, compile_objects_actor (frame, &effect->rows[first]),
                                  (CompileVerb) effect->rows[first].verb, rows, effect->rows[first].may, &row);
  if (choice == COMPILE_CHOICE_MADE)
    {
      frame->row = (uint8_t) row;
      frame->chosen = 1;
    }
  return choice;
}

/* Whether an alternative follows the row that @frame is at. */
static bool
has_alternatives (const CompileEffect *effect,
                  const CompileFrame  *frame)
{
  return frame->row + 1u < effect->n_rows && effect->rows[frame->row + 1].link == COMPILE_LINK_OR;
}

void
compile_effect_step (CompileRun   *run,
                     CompileFrame *frame)
{
  const CompileEffect *effect = effect_of (run->state, frame);
  CompileStep step;

  if (!compile_field_is_live (run->state, frame->card, (CompileBox) frame->box))
    {
      frame->lapsed = COMPILE_LAPSE_MUTED;
      return;
    }
  if (!frame->entered)
    {
      compile_frames_count_step (run);
      if (frame->lapsed)
        return;
      frame->met = is_met (run->state, frame, &effect->rows[frame->row]);
      if (!frame->met)
        {
          next_row (effect, frame, false);
          return;
        }
      frame->entered = 1;
    }
  if (!frame->chosen && has_alternatives (effect, frame))
    {
      const CompileChoice choice = choose_row (run, frame, effect);

      if (choice == COMPILE_CHOICE_NONE)
        next_row (effect, frame, false);
      if (choice != COMPILE_CHOICE_MADE)
        return;
    }
  step = compile_verbs_do (run, frame, &effect->rows[frame->row]);
  if (step == COMPILE_STEP_DONE || step == COMPILE_STEP_UNDONE)
    next_row (effect, frame, step == COMPILE_STEP_DONE);
}
