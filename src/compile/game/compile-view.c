/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compile-view.h"

#include <string.h>

#include "compile-field.h"
#include "compile-permits.h"
#include "compile-rules.h"

/* Everything is known, except future random events. */
static void
uncover_state (CompileKnowledge   *knowledge,
               const CompileState *state)
{
  knowledge->seen = *state;
  knowledge->hidden = 0;
  knowledge->seen.setup.seed = 0;
  memset (knowledge->seen.random, 0, sizeof knowledge->seen.random);
}

/* ---- What can be decided ---- */

static void
note_decision (CompileView           *view,
               const CompileDecision *decision)
{
  const CompileState *seen = &view->knowledge.seen;

  switch (decision->kind)
    {
    case COMPILE_DECISION_PLAY:
      view->plays[decision->card] |= COMPILE_PLAY_BIT (decision->side, decision->line, decision->face);
      break;
    case COMPILE_DECISION_CARD:
      view->choosable |= COMPILE_CARD_BIT (decision->card != COMPILE_NO_CARD
                                             ? decision->card
                                             : seen->stacks[decision->side][decision->line].cards[decision->depth]);
      break;
    case COMPILE_DECISION_LINE:
      view->lines |= 1u << decision->line;
      break;
    default:
      break;
    }
}

/* ---- What is pending ---- */

static CompilePending *
add_pending (CompileView        *view,
             const CompileFrame *frame,
             unsigned            card)
{
  CompilePending *pending = &view->pending[MIN (view->n_pending, COMPILE_MAX_PENDING - 1)];

  view->n_pending = MIN (view->n_pending + 1, COMPILE_MAX_PENDING);
  *pending = (CompilePending) { .kind = frame->kind, .side = frame->side, .line = frame->line, .text = COMPILE_NO_CARD,
                                .box = COMPILE_N_BOXES,
                                .card = compile_view_knows (view, card) ? card : COMPILE_NO_CARD };
  return pending;
}

/* Adds the effects that wait for their turn (COM-44). */
static void
add_waiting (CompileView        *view,
             const CompileFrame *frame)
{
  const CompileState *seen = &view->knowledge.seen;

  for (unsigned effect = 0; effect < COMPILE_MAX_EFFECTS; effect++)
    for (CompileCards cards = frame->waiting[effect]; cards != 0; cards &= cards - 1)
      {
        const unsigned card = compile_cards_first (cards);
        CompilePending *pending = add_pending (view, frame, card);

        pending->side = compile_field_side (seen, card); /* COM-46; it may be in transit (COM-45) */
        pending->text = card;
        pending->effect = effect;
        pending->box = compile_state_text (seen, card)->effects[effect].box;
      }
}

/* The last one triggered comes first (COM-43). */
static void
find_pending (CompileView *view)
{
  const CompileState *seen = &view->knowledge.seen;

  view->n_pending = 0;
  for (unsigned i = seen->n_frames; i > 0; i--)
    {
      const CompileFrame *frame = &seen->frames[i - 1];
      CompilePending *pending;

      switch (frame->kind)
        {
        case COMPILE_FRAME_WAITING:
          add_waiting (view, frame);
          break;
        case COMPILE_FRAME_EFFECT:
          pending = add_pending (view, frame, frame->card);
          pending->text = frame->text;
          pending->effect = frame->effect;
          pending->row = frame->row;
          pending->box = frame->box;
          pending->begun = 1;
          break;
        case COMPILE_FRAME_MOVE:
          for (CompileCards cards = frame->moving; cards != 0; cards &= cards - 1)
            add_pending (view, frame, compile_cards_first (cards))->begun = 1;
          break;
        default:
          add_pending (view, frame, COMPILE_NO_CARD)->begun = 1;
          break;
        }
    }
}

void
compile_view_look (CompileView        *view,
                   const CompileState *state,
                   int                 viewer,
                   gboolean            open,
                   gboolean            answerable)
{
  g_return_if_fail (view != NULL && state != NULL);

  view->viewer = viewer;
  view->open = open;
  view->answerable = answerable;
  compile_knowledge_of (&view->knowledge, state, viewer < 0 ? COMPILE_NOBODY : (unsigned) viewer);
  if (open)
    uncover_state (&view->knowledge, state);
  find_pending (view);

  memset (view->plays, 0, sizeof view->plays);
  view->choosable = view->lines = 0;
  view->n_decisions = answerable ? compile_rules_list (&view->knowledge.seen, view->decisions) : 0;
  for (unsigned i = 0; i < view->n_decisions; i++)
    note_decision (view, &view->decisions[i]);
}

gboolean
compile_view_knows (const CompileView *view,
                    unsigned           card)
{
  return card < COMPILE_N_CARDS && (view->knowledge.hidden & COMPILE_CARD_BIT (card)) == 0;
}

unsigned
compile_view_count_effects (const CompileView *view)
{
  unsigned n = 0;

  for (unsigned i = 0; i < view->n_pending; i++)
    n += view->pending[i].box < COMPILE_N_BOXES;
  return n;
}

unsigned
compile_view_get_protocol (const CompileView *view,
                           unsigned           card)
{
  return compile_card_set_get_protocol (view->card_set, compile_state_protocol (&view->knowledge.seen, card));
}

/* ---- What others did ---- */

CompileEvent
compile_view_mask (const CompileView  *view,
                   const CompileEvent *event)
{
  CompileEvent masked = *event;

  g_return_val_if_fail (view != NULL, masked);

  /* Whatever the kind, so that an event that leaves seen_by out tells its card to nobody. */
  if (!view->open && event->seen_by != COMPILE_SEEN_BY_BOTH
      && (view->viewer < 0 || (event->seen_by & 1u << view->viewer) == 0))
    masked.card = COMPILE_NO_CARD;
  return masked;
}

CompileDecision
compile_view_mask_decision (const CompileView     *view,
                            const CompileState    *before,
                            const CompileDecision *decision)
{
  CompileDecision masked = *decision;
  gboolean names_card;
  CompileCards known;

  g_return_val_if_fail (view != NULL && before != NULL, masked);

  names_card = decision->kind == COMPILE_DECISION_CARD
               || (decision->kind == COMPILE_DECISION_PLAY && decision->face == COMPILE_FACE_DOWN);
  known = before->known[0] & before->known[1];
  if (!names_card || decision->card == COMPILE_NO_CARD || view->open || view->viewer == before->ask.side)
    return masked;
  if (view->viewer >= 0)
    known = before->known[view->viewer];
  if (decision->kind == COMPILE_DECISION_PLAY || (known & COMPILE_CARD_BIT (decision->card)) == 0)
    masked.card = COMPILE_NO_CARD;
  return masked;
}

gboolean
compile_view_is_secret (const CompileState *state,
                        unsigned            side)
{
  CompileCards cards;

  g_return_val_if_fail (state != NULL && side < COMPILE_N_SIDES, FALSE);

  cards = state->hand[side];
  for (unsigned line = 0; line < COMPILE_N_LINES; line++)
    cards |= compile_field_stack (state, side, line) & ~state->up;
  return (cards & ~state->known[!side]) != 0;
}
