/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compile-frames.h"

#include <assert.h>
#include <stddef.h>
#include <string.h>

#include "compile-field.h"
#include "compile-zones.h"
#include "ogc-digest.h"

/* How many forced steps must pass before they are checked for a loop. */
#define PATIENCE 8

CompileFrame *
compile_frames_top (CompileState *state)
{
  return state->n_frames > 0 ? &state->frames[state->n_frames - 1] : NULL;
}

CompileFrame *
compile_frames_push (CompileRun       *run,
                     CompileFrameKind  kind,
                     unsigned          side)
{
  CompileState *state = run->state;
  CompileFrame *frame;

  assert (state->n_frames < COMPILE_MAX_FRAMES);
  frame = &state->frames[state->n_frames++];
  *frame = (CompileFrame) { .kind = (uint8_t) kind, .side = (uint8_t) side, .card = COMPILE_NO_CARD,
                            .text = COMPILE_NO_CARD, .that = COMPILE_NO_CARD };
  return frame;
}

void
compile_frames_pop (CompileState *state)
{
  assert (state->n_frames > 0);
  memset (&state->frames[--state->n_frames], 0, sizeof *state->frames);
}

/* COM-70: nothing of the chain goes on, except that what is in transit lands. */
static void
end_chain (CompileRun *run)
{
  CompileState *state = run->state;

  state->cut = 1;
  for (unsigned i = 0; i < state->n_frames; i++)
    if (state->frames[i].kind == COMPILE_FRAME_EFFECT)
      state->frames[i].lapsed = COMPILE_LAPSE_CHAIN_ENDED;
    else if (state->frames[i].kind == COMPILE_FRAME_WAITING)
      memset (state->frames[i].waiting, 0, sizeof state->frames[i].waiting);
  COMPILE_EMIT (run, COMPILE_EVENT_CHAIN_ENDED, .side = state->turn_side);
}

/* Whether there is room for one more effect; a chain without room ends. */
static bool
may_begin (CompileRun *run)
{
  if (run->state->cut)
    return false;
  if (run->state->n_frames < COMPILE_MAX_FRAMES - COMPILE_READING_FRAMES_KEPT)
    return true;
  end_chain (run);
  return false;
}

static void
begin_effect (CompileRun *run,
              unsigned    card,
              unsigned    text,
              unsigned    effect,
              CompileBox  box)
{
  const unsigned side = compile_field_spot (run->state, card).side; /* COM-46 */
  CompileFrame *frame;

  if (!may_begin (run))
    return;
  frame = compile_frames_push (run, COMPILE_FRAME_EFFECT, side);
  frame->card = (uint8_t) card;
  frame->text = (uint8_t) text;
  frame->effect = (uint8_t) effect;
  frame->box = (uint8_t) box;
  frame->met = 1;
  COMPILE_EMIT (run, COMPILE_EVENT_EFFECT_BEGAN, .side = side, .card = card, .other = text,
                .number = compile_state_text (run->state, text)->effects[effect].box,
                .seen_by = COMPILE_SEEN_BY_BOTH);
}

void
compile_frames_begin (CompileRun *run,
                      unsigned    card,
                      unsigned    effect)
{
  begin_effect (run, card, card, effect, compile_state_text (run->state, card)->effects[effect].box);
}

void
compile_frames_copy (CompileRun         *run,
                     const CompileFrame *frame,
                     unsigned            text)
{
  /* “this” in the copied text is the card that copies. */
  begin_effect (run, frame->card, text, compile_field_effect (run->state, text, COMPILE_WHEN_LIVE), frame->box);
}

/* Those of @waiting whose effects are still live: one may have been muted since it began to wait (COM-24, COM-48). */
static CompileCards
still_live (const CompileState *state,
            CompileCards        waiting,
            unsigned            effect)
{
  CompileCards live = 0;

  for (; waiting != 0; waiting &= waiting - 1)
    {
      const unsigned card = compile_cards_first (waiting);

      if (compile_field_is_live (state, card, compile_state_text (state, card)->effects[effect].box))
        live |= COMPILE_CARD_BIT (card);
    }
  return live;
}

static void
wait_for (CompileRun         *run,
          const CompileCards *waiting)
{
  CompileFrame *frame;

  if ((waiting[0] | waiting[1] | waiting[2]) == 0 || !may_begin (run))
    return;
  frame = compile_frames_push (run, COMPILE_FRAME_WAITING, run->state->turn_side);
  memcpy (frame->waiting, waiting, sizeof frame->waiting);
}

void
compile_frames_wait (CompileRun   *run,
                     CompileWhen   when,
                     CompileCards  cards)
{
  CompileCards waiting[COMPILE_MAX_EFFECTS] = { 0 };

  for (; cards != 0; cards &= cards - 1)
    {
      const unsigned card = compile_cards_first (cards);
      const unsigned effect = compile_field_effect (run->state, card, when);

      if (effect < COMPILE_MAX_EFFECTS
          && compile_field_is_live (run->state, card, compile_state_text (run->state, card)->effects[effect].box))
        waiting[effect] |= COMPILE_CARD_BIT (card);
    }
  wait_for (run, waiting);
}

void
compile_frames_go_live (CompileRun   *run,
                        CompileCards  cards)
{
  const CompileState *state = run->state;

  if (state->compiling != COMPILE_NOBODY) /* COM-36: no text goes live in a line that is being compiled */
    for (unsigned side = 0; side < COMPILE_N_SIDES; side++)
      cards &= ~compile_field_stack (state, side, state->compiling);
  compile_frames_wait (run, COMPILE_WHEN_LIVE, cards & compile_field_free (state) & state->up);
}

/* Whether @effect of a card of @side in @card_line answers one of @deeds; a play among them was in @line. */
static bool
answers_deed (const CompileState  *state,
              const CompileEffect *effect,
              unsigned             side,
              unsigned             card_line,
              unsigned             deeds,
              unsigned             line)
{
  return effect->when == COMPILE_WHEN_AFTER
         && (deeds & COMPILE_DEED_BIT (effect->deed, effect->who == COMPILE_ME ? side : !side)) != 0
         && (!effect->here || card_line == line)
         && (!effect->abroad || state->turn_side != side);
}

void
compile_frames_happened (CompileRun *run,
                         unsigned    deeds,
                         unsigned    line)
{
  const CompileState *state = run->state;
  CompileCards waiting[COMPILE_MAX_EFFECTS] = { 0 };

  for (unsigned side = 0; deeds != 0 && side < COMPILE_N_SIDES; side++)
    for (unsigned card_line = 0; card_line < COMPILE_N_LINES; card_line++)
      for (unsigned depth = 0; depth < state->stacks[side][card_line].n; depth++)
        {
          const unsigned card = state->stacks[side][card_line].cards[depth];
          const CompileText *text = compile_state_text (state, card);

          for (unsigned i = 0; i < text->n_effects; i++)
            if (answers_deed (state, &text->effects[i], side, card_line, deeds, line)
                && compile_field_is_live (state, card, text->effects[i].box))
              waiting[i] |= COMPILE_CARD_BIT (card);
        }
  wait_for (run, waiting); /* above the effect that has caused it, so before its next sentence */
}

/* The card whose effect comes next; COMPILE_NO_CARD while the side whose turn it is has yet to choose (COM-44). */
static unsigned
choose_next (CompileRun   *run,
             CompileFrame *frame,
             CompileCards  cards)
{
  const CompileDecision *answer = compile_run_answer (run);

  if (answer != NULL)
    return run->state->stacks[answer->side][answer->line].cards[answer->depth];
  if (compile_cards_count (cards) == 1)
    return compile_cards_first (cards);
  compile_run_ask (run, COMPILE_ASK_ORDER, run->state->turn_side, frame)->cards = cards;
  return COMPILE_NO_CARD;
}

void
compile_frames_step_waiting (CompileRun   *run,
                             CompileFrame *frame)
{
  CompileCards cards = 0;
  unsigned card, effect = 0;

  for (unsigned i = 0; i < COMPILE_MAX_EFFECTS; i++)
    cards |= frame->waiting[i] = still_live (run->state, frame->waiting[i], i);
  if (cards == 0)
    {
      compile_frames_pop (run->state);
      return;
    }
  card = choose_next (run, frame, cards);
  if (card == COMPILE_NO_CARD)
    return;
  while ((frame->waiting[effect] & COMPILE_CARD_BIT (card)) == 0)
    effect++;
  frame->waiting[effect] &= ~COMPILE_CARD_BIT (card);
  if ((frame->waiting[0] | frame->waiting[1] | frame->waiting[2]) == 0)
    compile_frames_pop (run->state);
  compile_frames_begin (run, card, effect);
}

void
compile_frames_lapse (CompileState *state,
                      unsigned      card,
                      bool          covered)
{
  const CompileText *text = compile_state_text (state, card);

  for (unsigned i = 0; i < state->n_frames; i++)
    if (state->frames[i].kind == COMPILE_FRAME_EFFECT && state->frames[i].card == card
        && (!covered || state->frames[i].box != COMPILE_TOP))
      state->frames[i].lapsed = COMPILE_LAPSE_OUT_OF_VIEW;
    else if (state->frames[i].kind == COMPILE_FRAME_WAITING)
      for (unsigned effect = 0; effect < text->n_effects; effect++) /* it would have to begin anew */
        if (!covered || text->effects[effect].box != COMPILE_TOP)
          state->frames[i].waiting[effect] &= ~COMPILE_CARD_BIT (card);
}

/* Whether nothing of an effect is left to do. */
static bool
is_over (const CompileState *state,
         const CompileFrame *frame)
{
  return frame->row >= compile_state_text (state, frame->text)->effects[frame->effect].n_rows;
}

void
compile_frames_clear (CompileRun *run)
{
  CompileState *state = run->state;
  unsigned n = 0;

  for (unsigned i = 0; i < state->n_frames; i++)
    {
      const CompileFrame *frame = &state->frames[i];

      if (frame->kind != COMPILE_FRAME_EFFECT || (!frame->lapsed && !is_over (state, frame)))
        state->frames[n++] = *frame;
      else if (!is_over (state, frame))
        COMPILE_EMIT (run, COMPILE_EVENT_EFFECT_LAPSED, .side = frame->side, .card = frame->card, .other = frame->text,
                      .number = frame->box, .seen_by = COMPILE_SEEN_BY_BOTH, .reason = frame->lapsed);
    }
  while (state->n_frames > n)
    compile_frames_pop (state);
}

void
compile_frames_count_step (CompileRun *run)
{
  CompileState *state = run->state;
  uint64_t digest;

  state->steps++;
  state->forced++;
  if (state->steps > COMPILE_MAX_STEPS)
    {
      end_chain (run);
      return;
    }
  if (state->forced < PATIENCE)
    return;
  digest = ogc_digest (&state->setup, offsetof (CompileState, mark) - offsetof (CompileState, setup));
  if (state->forced > PATIENCE && digest == state->mark)
    end_chain (run);
  else if ((state->forced & (state->forced - 1)) == 0) /* Brent's cycle detection: the mark moves at powers of two */
    state->mark = digest;
}
