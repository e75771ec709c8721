/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compile-move.h"

#include <assert.h>
#include <string.h>

#include "compile-field.h"
#include "compile-frames.h"
#include "compile-zones.h"

/* ---- Leaving ---- */

/* The sides that may know which card this is. */
static unsigned
seen_by (const CompileState *state,
         unsigned            card)
{
  unsigned sides = 0;

  for (unsigned side = 0; side < COMPILE_N_SIDES; side++)
    if ((state->known[side] & COMPILE_CARD_BIT (card)) != 0)
      sides |= 1u << side;
  return sides;
}

/* Makes @owner the owner of @card while it is in the field. */
static void
set_owner (CompileState *state,
           unsigned      card,
           unsigned      owner)
{
  if (owner == 1)
    state->owned |= COMPILE_CARD_BIT (card);
  else
    state->owned &= ~COMPILE_CARD_BIT (card);
}

/* Puts @card, which has left its place, in transit. */
static void
set_out (CompileState *state,
         unsigned      card,
         unsigned      side,
         unsigned      line)
{
  assert (state->n_transit < COMPILE_N_CARDS);
  state->transit[state->n_transit++] = (CompileTransit) { (uint8_t) card, (uint8_t) side, (uint8_t) line };
}

/* COM-34: the card leaves its zone. Who sees it: face up, both sides; face down from the hand, the side that plays it;
 * face down from the deck, nobody until it has landed (COM-14). */
static void
leave_zone (CompileRun  *run,
            unsigned     side,
            unsigned     card,
            CompileFrom  from,
            unsigned     to_side,
            unsigned     line,
            CompileFace  face)
{
  CompileState *state = run->state;

  compile_zones_take (state, card, face == COMPILE_FACE_UP ? COMPILE_SEEN_BY_BOTH
                                   : from == COMPILE_FROM_HAND ? 1u << side : 0);
  set_owner (state, card, side);
  if (face == COMPILE_FACE_UP)
    state->up |= COMPILE_CARD_BIT (card);
  COMPILE_EMIT (run, COMPILE_EVENT_PLAYED, .side = side, .card = card, .other = to_side, .line = line, .face = face,
                .number = from, .seen_by = seen_by (state, card));
}

void
compile_move_play (CompileRun  *run,
                   unsigned     side,
                   unsigned     card,
                   CompileFrom  from,
                   unsigned     to_side,
                   unsigned     line,
                   CompileFace  face)
{
  CompileFrame *frame;

  leave_zone (run, side, card, from, to_side, line, face);
  set_out (run->state, card, to_side, line);
  frame = compile_frames_push (run, COMPILE_FRAME_MOVE, side);
  frame->moving = COMPILE_CARD_BIT (card);
  frame->fresh = frame->moving;
  frame->line = (uint8_t) line;
  frame->play = 1;
}

/* Emits where @card was in the field, and removes it from there. */
static void
take_away (CompileRun       *run,
           unsigned          card,
           CompileEventKind  kind,
           unsigned          other)
{
  const CompileSpot spot = compile_field_spot (run->state, card);

  COMPILE_EMIT (run, kind, .side = spot.side, .line = spot.line, .depth = spot.depth, .card = card, .other = other,
                .seen_by = kind == COMPILE_EVENT_DELETED ? COMPILE_SEEN_BY_BOTH : seen_by (run->state, card));
  compile_field_remove (run->state, card);
}

/* COM-60: the cards leave, those that become free go live, the cards land. */
void
compile_move_shift (CompileRun   *run,
                    CompileCards  cards,
                    unsigned      line)
{
  CompileState *state = run->state;
  const CompileCards free_before = compile_field_free (state);
  CompileFrame *frame = compile_frames_push (run, COMPILE_FRAME_MOVE, COMPILE_NOBODY);

  frame->moving = cards;
  frame->fresh = cards & ~free_before; /* COM-41, COM-42: cards that were free already do not go live */
  frame->line = (uint8_t) line;
  for (unsigned side = 0; side < COMPILE_N_SIDES; side++)
    for (unsigned from = 0; from < COMPILE_N_LINES; from++)
      for (unsigned depth = 0; depth < state->stacks[side][from].n;)
        {
          const unsigned card = state->stacks[side][from].cards[depth];

          if ((cards & COMPILE_CARD_BIT (card)) == 0)
            {
              depth++;
              continue;
            }
          take_away (run, card, COMPILE_EVENT_LIFTED, side);
          set_out (state, card, side, line);
        }
  compile_frames_go_live (run, compile_field_free (state) & ~free_before);
}

/* ---- Landing ---- */

/* COM-58: the frame of a card that left earlier for the same stack as one of @frame; NULL if there is none. */
static CompileFrame *
find_earlier (CompileState       *state,
              const CompileFrame *frame)
{
  for (unsigned later = 0; later < state->n_transit; later++)
    {
      if ((frame->moving & COMPILE_CARD_BIT (state->transit[later].card)) == 0)
        continue;
      for (unsigned i = 0; i < later; i++)
        if (state->transit[i].side == state->transit[later].side && state->transit[i].line == state->transit[later].line
            && (frame->moving & COMPILE_CARD_BIT (state->transit[i].card)) == 0)
          for (unsigned f = 0; f < state->n_frames; f++)
            if (state->frames[f].kind == COMPILE_FRAME_MOVE
                && (state->frames[f].moving & COMPILE_CARD_BIT (state->transit[i].card)) != 0)
              return &state->frames[f];
    }
  return NULL;
}

/* COM-49: whether @card reacts when it is about to be covered. One that cannot is not told yet: it may be turned up
 * before it is covered. In the first version of the rules it was told anyway. */
static bool
is_to_be_told (const CompileState *state,
               unsigned            card)
{
  const unsigned effect = compile_field_effect (state, card, COMPILE_WHEN_PRECOVER);

  return compile_setup_rules (&state->setup) < 2
         || (effect < COMPILE_MAX_EFFECTS
             && compile_field_is_live (state, card, compile_state_text (state, card)->effects[effect].box));
}

/* COM-49: the cards that @frame would cover and that have not reacted yet. */
static CompileCards
find_victims (const CompileState *state,
              const CompileFrame *frame)
{
  CompileCards victims = 0;

  for (unsigned i = 0; i < state->n_transit; i++)
    {
      const CompileTransit *transit = &state->transit[i];
      const unsigned top = compile_field_top (state, transit->side, transit->line);

      if ((frame->moving & COMPILE_CARD_BIT (transit->card)) != 0 && top != COMPILE_NO_CARD
          && is_to_be_told (state, top))
        victims |= COMPILE_CARD_BIT (top);
    }
  return victims & ~frame->told;
}

/* Shows a card that has landed in the field to the side on which it lies (COM-14). */
static void
tell_landed (CompileRun *run,
             unsigned    card)
{
  CompileState *state = run->state;
  const bool up = (state->up & COMPILE_CARD_BIT (card)) != 0;
  const CompileSpot spot = compile_field_spot (state, card);

  compile_zones_see (state, up ? COMPILE_SEEN_BY_BOTH : 1u << spot.side, card);
  if (COMPILE_READING_SIDE_OWNS) /* */
    set_owner (state, card, spot.side);
  COMPILE_EMIT (run, COMPILE_EVENT_LANDED, .side = spot.side, .line = spot.line, .depth = spot.depth, .card = card,
                .face = up ? COMPILE_FACE_UP : COMPILE_FACE_DOWN, .seen_by = seen_by (state, card));
}

/* Puts what @frame moves on top of the stacks, in the order in which it left. */
static void
land_cards (CompileRun         *run,
            const CompileFrame *frame)
{
  CompileState *state = run->state;
  unsigned n = 0;

  for (unsigned i = 0; i < state->n_transit; i++)
    {
      const CompileTransit transit = state->transit[i];
      const unsigned top = compile_field_top (state, transit.side, transit.line);

      if ((frame->moving & COMPILE_CARD_BIT (transit.card)) == 0)
        {
          state->transit[n++] = transit;
          continue;
        }
      if (top != COMPILE_NO_CARD)
        compile_frames_lapse (state, top, true);
      compile_field_put (state, transit.side, transit.line, transit.card);
      tell_landed (run, transit.card);
    }
  memset (&state->transit[n], 0, (state->n_transit - n) * sizeof *state->transit);
  state->n_transit = n;
}

void
compile_move_step (CompileRun   *run,
                   CompileFrame *frame)
{
  CompileState *state = run->state;
  CompileFrame *earlier = find_earlier (state, frame);
  CompileCards victims;

  if (earlier != NULL)
    {
      const CompileFrame first = *earlier;

      memmove (earlier, earlier + 1, (size_t) (&state->frames[state->n_frames - 1] - earlier) * sizeof *earlier);
      state->frames[state->n_frames - 1] = first;
      return;
    }
  victims = find_victims (state, frame);
  if (victims != 0)
    {
      frame->told |= victims;
      compile_frames_wait (run, COMPILE_WHEN_PRECOVER, victims);
      return;
    }

  const CompileFrame moved = *frame;

  compile_frames_pop (state);
  land_cards (run, &moved);
  if (moved.play)
    compile_frames_happened (run, COMPILE_DEED_BIT (COMPILE_DEED_PLAY, moved.side), moved.line);
  compile_frames_go_live (run, moved.fresh);
}

void
compile_move_play_under (CompileRun *run,
                         unsigned    side,
                         unsigned    card,
                         unsigned    over)
{
  const CompileSpot spot = compile_field_spot (run->state, over);

  leave_zone (run, side, card, COMPILE_FROM_DECK, spot.side, spot.line, COMPILE_FACE_DOWN);
  compile_field_put_under (run->state, spot.side, spot.line, spot.depth, card);
  tell_landed (run, card);
  compile_frames_happened (run, COMPILE_DEED_BIT (COMPILE_DEED_PLAY, side), spot.line);
}

/* ---- In the field ---- */

void
compile_move_flip (CompileRun *run,
                   unsigned    card,
                   bool        quiet)
{
  CompileState *state = run->state;
  const unsigned before = compile_field_effect (state, card, COMPILE_WHEN_PREFLIP);
  const CompileSpot spot = compile_field_spot (state, card);

  if (before < COMPILE_MAX_EFFECTS
      && compile_field_is_live (state, card, compile_state_text (state, card)->effects[before].box))
    {
      compile_frames_begin (run, card, before); /* COM-49: in place of the flip, which then does not happen */
      return;
    }
  state->up ^= COMPILE_CARD_BIT (card);
  if ((state->up & COMPILE_CARD_BIT (card)) != 0)
    compile_zones_see (state, COMPILE_SEEN_BY_BOTH, card);
  else
    compile_frames_lapse (state, card, false);
  COMPILE_EMIT (run, COMPILE_EVENT_FLIPPED, .side = spot.side, .line = spot.line, .depth = spot.depth, .card = card,
                .face = (state->up & COMPILE_CARD_BIT (card)) != 0 ? COMPILE_FACE_UP : COMPILE_FACE_DOWN,
                .seen_by = seen_by (state, card));
  if (!quiet)
    compile_frames_go_live (run, COMPILE_CARD_BIT (card));
}

void
compile_move_delete (CompileRun   *run,
                     CompileCards  cards)
{
  CompileState *state = run->state;
  const CompileCards free_before = compile_field_free (state);

  for (; cards != 0; cards &= cards - 1)
    {
      const unsigned card = compile_cards_first (cards);
      const unsigned owner = compile_state_owner (state, card);

      take_away (run, card, COMPILE_EVENT_DELETED, owner);
      compile_frames_lapse (state, card, false);
      compile_zones_put_in_trash (state, owner, card);
      state->up &= ~COMPILE_CARD_BIT (card);
      state->owned &= ~COMPILE_CARD_BIT (card);
    }
  compile_frames_go_live (run, compile_field_free (state) & ~free_before); /* COM-59, COM-61 */
}

void
compile_move_return (CompileRun   *run,
                     CompileCards  cards)
{
  CompileState *state = run->state;
  const CompileCards free_before = compile_field_free (state);
  bool redirected[COMPILE_N_SIDES];

  for (unsigned side = 0; side < COMPILE_N_SIDES; side++)
    redirected[side] = compile_field_change_of_side (state, !side, COMPILE_CHANGE_RETURN_TO_DECK) > 0;
  for (; cards != 0; cards &= cards - 1)
    {
      const unsigned card = compile_cards_first (cards);
      const unsigned owner = compile_state_owner (state, card);
      const bool to_deck = redirected[owner];

      take_away (run, card, to_deck ? COMPILE_EVENT_PUT_ON_DECK : COMPILE_EVENT_RETURNED, owner);
      compile_frames_lapse (state, card, false);
      if (to_deck)
        compile_zones_put_on_deck (state, owner, card);
      else
        compile_zones_put_in_hand (state, owner, card);
      state->up &= ~COMPILE_CARD_BIT (card);
      state->owned &= ~COMPILE_CARD_BIT (card);
    }
  compile_frames_go_live (run, compile_field_free (state) & ~free_before);
}

void
compile_move_protocols (CompileRun *run,
                        unsigned    side,
                        unsigned    order)
{
  CompileState *state = run->state;
  uint8_t before[COMPILE_N_LINES];

  memcpy (before, state->lines[side], sizeof before);
  for (unsigned line = 0; line < COMPILE_N_LINES; line++)
    state->lines[side][line] = before[compile_orders[order][line]];
  COMPILE_EMIT (run, COMPILE_EVENT_REARRANGED, .side = side, .number = order);
}

void
compile_move_stacks (CompileRun *run,
                     unsigned    side,
                     unsigned    order)
{
  CompileState *state = run->state;
  CompileStack before[COMPILE_N_LINES];

  memcpy (before, state->stacks[side], sizeof before);
  for (unsigned line = 0; line < COMPILE_N_LINES; line++)
    state->stacks[side][line] = before[compile_orders[order][line]];
  COMPILE_EMIT (run, COMPILE_EVENT_STACKS_SWAPPED, .side = side, .number = order);
}
