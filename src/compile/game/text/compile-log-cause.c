/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Events say what happened, but not why. The previous question tells who decided, and the effects that have begun
 * tell, by what they can do, to which of them an event belongs. */
#include "compile-log-cause.h"

#include "compile-field.h"

#define BIT(kind) (G_GUINT64_CONSTANT (1) << COMPILE_EVENT_##kind)

/* An effect that is being resolved. */
typedef struct {
  unsigned card;
  unsigned text; /* the card on which it is printed */
  unsigned box;
  unsigned row;  /* of that box: earlier rows are done */
} Link;

/* Effects that are being resolved, each triggered by the one before. */
typedef struct {
  const CompileState *state; /* any state of the game: the protocols do not change */
  unsigned            n;
  Link                links[COMPILE_MAX_FRAMES];
} Chain;

/* ---- What an effect can lead to ---- */

static const guint64 outcomes[COMPILE_N_VERBS] = {
  [COMPILE_VERB_DRAW] = BIT (DREW) | BIT (SHUFFLED),
  [COMPILE_VERB_DISCARD] = BIT (DISCARDED),
  [COMPILE_VERB_MILL] = BIT (MILLED),
  [COMPILE_VERB_FLIP] = BIT (FLIPPED),
  [COMPILE_VERB_SHIFT] = BIT (LIFTED) | BIT (LANDED),
  [COMPILE_VERB_DELETE] = BIT (DELETED),
  [COMPILE_VERB_RETURN] = BIT (RETURNED) | BIT (PUT_ON_DECK),
  [COMPILE_VERB_PLAY] = BIT (PLAYED) | BIT (LANDED),
  [COMPILE_VERB_REVEAL] = BIT (REVEALED),
  [COMPILE_VERB_SEEK] = BIT (SOUGHT),
  [COMPILE_VERB_REFRESH] = BIT (DREW) | BIT (SHUFFLED) | BIT (CONTROL_SPENT) | BIT (REARRANGED),
  [COMPILE_VERB_SHUFFLE] = BIT (SHUFFLED),
  [COMPILE_VERB_REARRANGE] = BIT (REARRANGED),
  [COMPILE_VERB_SWAP_PROTOCOLS] = BIT (REARRANGED),
  [COMPILE_VERB_SWAP_STACKS] = BIT (STACKS_SWAPPED),
  [COMPILE_VERB_NAME_NUMBER] = BIT (NAMED_NUMBER),
  [COMPILE_VERB_NAME_PROTOCOL] = BIT (NAMED_PROTOCOL),
  [COMPILE_VERB_BAR_COMPILE] = BIT (BARRED),
};

/* Row @n of the box of @link, or NULL. */
static const CompileRow *
get_row (const CompileState *state,
         const Link         *link,
         unsigned            n)
{
  const CompileText *text = compile_state_text (state, link->text);

  for (unsigned i = 0; i < text->n_effects; i++)
    {
      const CompileEffect *effect = &text->effects[i];

      if (effect->box == link->box && n < effect->n_rows)
        return &effect->rows[n];
      n -= effect->box == link->box ? effect->n_rows : 0;
    }
  return NULL;
}

/* Whether @row leads to at most one event of its kind. */
static gboolean
acts_once (const CompileRow *row)
{
  return (row->verb == COMPILE_VERB_FLIP || row->verb == COMPILE_VERB_SHIFT || row->verb == COMPILE_VERB_DELETE
          || row->verb == COMPILE_VERB_RETURN)
         && row->reach != COMPILE_REACH_ALL && !row->each_line && !row->each_card;
}

/* Whether @event begins what a card does instead of being flipped (COM-49). */
static gboolean
replaces_flip (const CompileState *state,
               const CompileEvent *event)
{
  unsigned effect;

  if (event->kind != COMPILE_EVENT_EFFECT_BEGAN || event->other != event->card)
    return FALSE;
  effect = compile_field_effect (state, event->card, COMPILE_WHEN_PREFLIP);
  return effect < COMPILE_MAX_EFFECTS && compile_state_text (state, event->card)->effects[effect].box == event->number;
}

/* Whether @link may lead to @event; if so, advances it to the row that does. */
static gboolean
leads_to (const CompileState *state,
          Link               *link,
          const CompileEvent *event)
{
  CompileEventKind kind = event->kind;
  const CompileRow *row;

  if (replaces_flip (state, event))
    kind = COMPILE_EVENT_FLIPPED;
  else if (kind == COMPILE_EVENT_EFFECT_BEGAN || kind == COMPILE_EVENT_EFFECT_LAPSED)
    return event->card == link->card; /* what it copies, or its own end */
  for (unsigned n = kind == COMPILE_EVENT_LANDED ? 0 : link->row; (row = get_row (state, link, n)) != NULL; n++)
    if ((outcomes[row->verb] & G_GUINT64_CONSTANT (1) << kind) != 0)
      {
        if (kind != COMPILE_EVENT_LANDED)
          link->row = n + (acts_once (row) ? 1 : 0);
        return TRUE;
      }
  return FALSE;
}

static Link
link_of (const CompileEvent *begun)
{
  return (Link) { .card = begun->card, .text = begun->other, .box = begun->number };
}

/* ---- Chains ---- */

static void
push_link (Chain *chain,
           Link   link)
{
  if (chain->n < G_N_ELEMENTS (chain->links))
    chain->links[chain->n++] = link;
}

/* Fills in the effects that are being resolved in @state, and the depth of each that is waiting. */
static void
begin_chain (Chain              *chain,
             const CompileState *state,
             unsigned           *waiting)
{
  chain->state = state;
  chain->n = 0;
  for (unsigned i = 0; i < state->n_frames; i++)
    {
      const CompileFrame *frame = &state->frames[i];

      if (frame->kind == COMPILE_FRAME_EFFECT)
        push_link (chain, (Link) { .card = frame->card, .text = frame->text, .row = frame->row,
                                   .box = compile_state_text (state, frame->text)->effects[frame->effect].box });
      else if (frame->kind == COMPILE_FRAME_WAITING)
        for (unsigned effect = 0; effect < COMPILE_MAX_EFFECTS; effect++)
          for (CompileCards cards = frame->waiting[effect]; cards != 0; cards &= cards - 1)
            waiting[compile_cards_first (cards)] = chain->n;
    }
}

/* Returns the depth of @event; effects that are over by then leave the chain. @idle: the previous effect did
 * nothing. */
static unsigned
follow_event (Chain              *chain,
              const CompileEvent *event,
              gboolean            idle,
              unsigned           *waiting)
{
  unsigned depth;

  if (event->kind != COMPILE_EVENT_EFFECT_BEGAN)
    {
      while (chain->n > 0 && !leads_to (chain->state, &chain->links[chain->n - 1], event))
        chain->n--;
      return event->kind == COMPILE_EVENT_EFFECT_LAPSED && chain->n > 0 ? chain->n - 1 : chain->n;
    }
  if (waiting[event->card] != G_MAXUINT)
    chain->n = MIN (chain->n, waiting[event->card]);
  else if (idle && chain->n > 0)
    chain->n--;
  waiting[event->card] = G_MAXUINT;
  depth = chain->n;
  push_link (chain, link_of (event));
  return depth;
}

/* ---- Causes ---- */

static gboolean
has_frame (const CompileState *state,
           CompileFrameKind    kind,
           unsigned            card)
{
  for (unsigned i = 0; i < state->n_frames; i++)
    if (state->frames[i].kind == kind && (kind != COMPILE_FRAME_EFFECT || state->frames[i].card == card))
      return TRUE;
  return FALSE;
}

/* Whether the effect that began with event @i did nothing. */
static gboolean
is_in_vain (const CompileTimelineStep *step,
            const CompileState        *after,
            unsigned                   i)
{
  Link begun = link_of (&step->events[i]);

  if (i + 1 < step->n_events)
    return !leads_to (&step->before, &begun, &step->events[i + 1]);
  return !has_frame (after, COMPILE_FRAME_EFFECT, begun.card); /* else it asks */
}

/* Whether the side that decided @step refills its hand with it (COM-28), or continues to (COM-55). */
static gboolean
is_refill (const CompileTimelineStep *step)
{
  return step->decision.kind == COMPILE_DECISION_REFRESH || has_frame (&step->before, COMPILE_FRAME_REFRESH, 0);
}

/* Updates @hands, the number of cards in each hand, for @event. */
static void
count_hands (unsigned            hands[COMPILE_N_SIDES],
             const CompileEvent *event)
{
  switch (event->kind)
    {
    case COMPILE_EVENT_DREW:
    case COMPILE_EVENT_SOUGHT:
      hands[event->side]++;
      break;
    case COMPILE_EVENT_RETURNED:
      hands[event->other]++;
      break;
    case COMPILE_EVENT_DISCARDED:
      hands[event->side]--;
      break;
    case COMPILE_EVENT_PLAYED:
      hands[event->side] -= event->number == COMPILE_FROM_HAND;
      break;
    default:
      break;
    }
}

/* Whether an effect refills the hand. */
static gboolean
is_ordered_refill (const Chain *chain)
{
  const CompileRow *row = chain->n > 0 ? get_row (chain->state, &chain->links[chain->n - 1],
                                                  chain->links[chain->n - 1].row) : NULL;

  return row != NULL && row->verb == COMPILE_VERB_REFRESH;
}

CompileLogCause *
compile_log_causes (const CompileTimelineStep *step,
                    const CompileState        *after)
{
  CompileLogCause *causes = g_new0 (CompileLogCause, step->n_events);
  unsigned waiting[COMPILE_N_CARDS];
  unsigned hands[COMPILE_N_SIDES] = { compile_state_hand_size (&step->before, 0),
                                      compile_state_hand_size (&step->before, 1) };
  gboolean idle = FALSE, refill = is_refill (step), limit = has_frame (&step->before, COMPILE_FRAME_LIMIT, 0);
  Chain chain;

  for (unsigned card = 0; card < COMPILE_N_CARDS; card++)
    waiting[card] = G_MAXUINT;
  begin_chain (&chain, &step->before, waiting);
  if (step->before.protocols[COMPILE_N_SLOTS - 1] == COMPILE_NOBODY)
    chain.state = after; /* the draft ends here */
  for (unsigned i = 0; i < step->n_events; i++)
    {
      const CompileEvent *event = &step->events[i];
      CompileTextCause *text = &causes[i].text;

      causes[i].depth = follow_event (&chain, event, idle, waiting);
      text->by = step->before.ask.side;
      idle = event->kind == COMPILE_EVENT_EFFECT_BEGAN && is_in_vain (step, after, i);
      if (idle)
        text->way = COMPILE_TEXT_IN_VAIN;
      else if (event->kind == COMPILE_EVENT_DREW && event->side == event->other
               && hands[event->side] < COMPILE_HAND_LIMIT && (refill || is_ordered_refill (&chain)))
        text->way = COMPILE_TEXT_REFILL;
      else if (event->kind == COMPILE_EVENT_DISCARDED && limit)
        text->way = COMPILE_TEXT_LIMIT;
      if (event->kind == COMPILE_EVENT_EFFECT_BEGAN)
        refill = limit = FALSE; /* later draws and discards are caused by it */
      count_hands (hands, event);
    }
  return causes;
}

char *
compile_log_tell (const CompileTextGame     *game,
                  const CompileTimelineStep *step,
                  const CompileLogCause     *causes,
                  unsigned                   i)
{
  CompileTextGame told = *game;
  unsigned begin = i, end = i + 1;

  while (begin > 0 && causes[begin - 1].text.way == causes[i].text.way)
    begin--;
  while (end < step->n_events && causes[end].text.way == causes[i].text.way)
    end++;
  told.cause = &causes[i].text;
  return compile_text_event (&told, &step->events[begin], end - begin, i - begin);
}

/* Whether a refill drew no card. */
static gboolean
has_drawn_nothing (const CompileTimelineStep *step,
                   const CompileState        *after)
{
  if (!is_refill (step) || has_frame (after, COMPILE_FRAME_REFRESH, 0))
    return FALSE;
  for (unsigned i = 0; i < step->n_events; i++)
    if (step->events[i].kind == COMPILE_EVENT_DREW)
      return FALSE;
  return TRUE;
}

/* Whether a pass skips all that the asking effect does: nothing came before, and what follows depends on it. */
static gboolean
forgoes_all (const CompileState *before)
{
  const CompileAsk *ask = &before->ask;
  const CompileEffect *effect = &compile_state_text (before, ask->text)->effects[ask->effect];

  for (unsigned row = ask->row + 1u; row < effect->n_rows; row++)
    if (effect->rows[row].link == COMPILE_LINK_NONE)
      return FALSE;
  return ask->row == 0;
}

CompileTextCause
compile_log_decision (const CompileTimelineStep *step,
                      const CompileState        *after)
{
  const CompileAsk *ask = &step->before.ask;
  CompileTextCause cause = { .by = ask->side, .card = ask->card };

  if (has_drawn_nothing (step, after))
    cause.way = COMPILE_TEXT_NOTHING_DRAWN;
  else if (step->decision.kind == COMPILE_DECISION_PASS && step->before.picked == 0)
    cause.way = ask->card == COMPILE_NO_CARD ? COMPILE_TEXT_KEPT_PROTOCOLS
                : forgoes_all (&step->before)  ? COMPILE_TEXT_FORGONE
                                               : COMPILE_TEXT_FORGONE_PART;
  return cause;
}
