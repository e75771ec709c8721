/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compile-run.h"

void
compile_run_emit (CompileEvents      *events,
                  const CompileEvent *event)
{
  if (events->n < COMPILE_MAX_EVENTS)
    events->items[events->n++] = *event;
  else
    events->lost++;
}

CompileAsk *
compile_run_ask (CompileRun         *run,
                 CompileAskKind      kind,
                 unsigned            side,
                 const CompileFrame *frame)
{
  CompileAsk *ask = &run->state->ask;

  *ask = (CompileAsk) { .kind = (uint8_t) kind, .side = (uint8_t) side, .card = COMPILE_NO_CARD,
                        .text = COMPILE_NO_CARD };
  if (frame != NULL && frame->kind == COMPILE_FRAME_EFFECT)
    {
      ask->card = frame->card;
      ask->text = frame->text;
      ask->effect = frame->effect;
      ask->row = frame->row;
    }
  return ask;
}

const CompileDecision *
compile_run_answer (CompileRun *run)
{
  const CompileDecision *answer = run->answer;

  run->answer = NULL;
  return answer;
}

unsigned
compile_run_chance (CompileRun *run,
                    unsigned    stream,
                    unsigned    bound)
{
  return ogc_random_below (&run->state->random[stream], stream, bound);
}

unsigned
compile_run_chance_card (CompileRun   *run,
                         unsigned      stream,
                         CompileCards  cards)
{
  for (unsigned n = compile_run_chance (run, stream, compile_cards_count (cards)); n > 0; n--)
    cards &= cards - 1;
  return compile_cards_first (cards);
}
