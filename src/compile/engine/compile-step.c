/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compile-step.h"

#include "compile-compiling.h"
#include "compile-effect.h"
#include "compile-frames.h"
#include "compile-move.h"
#include "compile-turn.h"

/* COM-43: what was triggered last continues first. */
static void
step_frame (CompileRun   *run,
            CompileFrame *frame)
{
  switch ((CompileFrameKind) frame->kind)
    {
    case COMPILE_FRAME_EFFECT:
      compile_effect_step (run, frame);
      break;
    case COMPILE_FRAME_WAITING:
      compile_frames_step_waiting (run, frame);
      break;
    case COMPILE_FRAME_MOVE:
      compile_move_step (run, frame);
      break;
    case COMPILE_FRAME_COMPILE:
      compile_compiling_step (run, frame);
      break;
    case COMPILE_FRAME_REFRESH:
      compile_compiling_step_refresh (run, frame);
      break;
    case COMPILE_FRAME_LIMIT:
      compile_turn_step_limit (run, frame);
      break;
    }
}

void
compile_step_until_asked (CompileRun *run)
{
  CompileState *state = run->state;

  while (state->ask.kind == COMPILE_ASK_NOTHING && state->phase != COMPILE_PHASE_OVER)
    {
      compile_frames_clear (run);
      if (state->n_frames > 0 && state->winner == COMPILE_NOBODY) /* COM-40 */
        {
          step_frame (run, compile_frames_top (state));
          continue;
        }
      if (state->cut)
        state->cut = state->steps = 0;
      compile_turn_advance (run);
    }
}
