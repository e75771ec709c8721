/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compile-verbs.h"

#include "compile-choice.h"
#include "compile-field.h"
#include "compile-frames.h"
#include "compile-move.h"
#include "compile-objects.h"
#include "compile-zones.h"

/* How far a verb has come. */
enum {
  STAGE_BEGIN,
  STAGE_GO_ON,
};

typedef CompileStep (*Verb) (CompileRun         *run,
                             CompileFrame       *frame,
                             const CompileRow   *row);

static bool
may_decline (const CompileFrame *frame,
             const CompileRow   *row)
{
  return row->may && !frame->chosen;
}

static CompileStep
step_of (CompileChoice choice)
{
  return choice == COMPILE_CHOICE_ASKED ? COMPILE_STEP_ASKED : COMPILE_STEP_UNDONE;
}

/* Asks whether a verb without a target is carried out. */
static CompileChoice
ask_may (CompileRun         *run,
         const CompileFrame *frame,
         const CompileRow   *row)
{
  if (!may_decline (frame, row))
    return COMPILE_CHOICE_MADE;
  return compile_choice_may (run, frame, compile_objects_actor (frame, row), (CompileVerb) row->verb);
}

/* The owner of the deck that the row names. */
static unsigned
deck_owner (const CompileFrame *frame,
            const CompileRow   *row)
{
  const unsigned actor = compile_objects_actor (frame, row);

  return row->from == COMPILE_FROM_OTHER_DECK ? !actor : actor;
}

static CompileStep
done_if (bool done)
{
  return done ? COMPILE_STEP_DONE : COMPILE_STEP_UNDONE;
}

/* ---- Hand and deck ---- */

static CompileStep
draw_cards (CompileRun       *run,
            CompileFrame     *frame,
            const CompileRow *row)
{
  const CompileState *state = run->state;
  const unsigned actor = compile_objects_actor (frame, row), owner = deck_owner (frame, row);
  const unsigned count = compile_objects_count (state, frame, row);
  unsigned deeds = 0;
  CompileChoice choice;

  frame->drawn = 0;
  if (!compile_permits_draw (state, actor) || (compile_state_deck (state, owner) | state->trash[owner]) == 0)
    return COMPILE_STEP_UNDONE;
  choice = ask_may (run, frame, row);
  if (choice != COMPILE_CHOICE_MADE)
    return step_of (choice);
  frame->drawn = compile_zones_draw (run, actor, owner, count, &deeds);
  compile_frames_happened (run, deeds, 0);
  return done_if (compile_cards_count (frame->drawn) == count);
}

/* The least and the most cards that are discarded. */
static void
find_discard_bounds (const CompileState *state,
                     const CompileFrame *frame,
                     const CompileRow   *row,
                     unsigned           *least,
                     unsigned           *most)
{
  *most = COMPILE_N_CARDS;
  if (row->count == COMPILE_COUNT_ANY)
    *least = 0;
  else if (row->count == COMPILE_COUNT_SOME)
    *least = 1;
  else if (row->count == COMPILE_COUNT_ALL)
    *least = COMPILE_N_CARDS;
  else
    *least = *most = compile_objects_count (state, frame, row);
}

static CompileStep
discard_cards (CompileRun       *run,
               CompileFrame     *frame,
               const CompileRow *row)
{
  CompileState *state = run->state;
  const unsigned actor = compile_objects_actor (frame, row);
  unsigned least, most, n, deeds = 0;

  find_discard_bounds (state, frame, row, &least, &most);
  if (row->at_random)
    state->picked = state->hand[actor] != 0
                    ? COMPILE_CARD_BIT (compile_run_chance_card (run, COMPILE_STREAM_HAND, state->hand[actor])) : 0;
  else if (state->hand[actor] != 0
           && compile_choice_discard (run, frame, actor, least, most, may_decline (frame, row)) == COMPILE_CHOICE_ASKED)
    return COMPILE_STEP_ASKED;
  n = compile_cards_count (state->picked);
  compile_zones_discard (run, actor, state->picked, &deeds);
  state->picked = 0;
  if (row->who == COMPILE_BOTH) /* whole hands, as one step: nobody is asked who goes first (compile-readings.h) */
    {
      n += compile_state_hand_size (state, !actor);
      compile_zones_discard (run, !actor, state->hand[!actor], &deeds);
    }
  frame->count = (uint8_t) n;
  compile_frames_happened (run, deeds, 0);
  return done_if (n > 0 && (least == COMPILE_N_CARDS || n >= least));
}

static CompileStep
mill_cards (CompileRun       *run,
            CompileFrame     *frame,
            const CompileRow *row)
{
  const unsigned owner = deck_owner (frame, row);
  const unsigned size = compile_state_deck_size (run->state, owner);
  const unsigned count = row->count == COMPILE_COUNT_ALL ? size : compile_objects_count (run->state, frame, row);
  unsigned n, deeds = 0;
  CompileChoice choice;

  frame->that = COMPILE_NO_CARD;
  if (size == 0)
    return COMPILE_STEP_UNDONE;
  choice = ask_may (run, frame, row);
  if (choice != COMPILE_CHOICE_MADE)
    return step_of (choice);
  n = compile_zones_mill (run, owner, count, &frame->that, &deeds);
  compile_frames_happened (run, deeds, 0);
  return done_if (n == count);
}

static CompileStep
seek_card (CompileRun       *run,
           CompileFrame     *frame,
           const CompileRow *row)
{
  const CompileState *state = run->state;
  const unsigned actor = compile_objects_actor (frame, row);
  CompileCards cards = 0;
  unsigned card, deeds = 0;
  CompileChoice choice;

  if (compile_permits_draw (state, actor))
    cards = compile_objects_valued (state, frame, row, compile_state_deck (state, actor));
  choice = compile_choice_card (run, frame, actor, COMPILE_VERB_SEEK, cards, may_decline (frame, row), &card);
  if (choice != COMPILE_CHOICE_MADE)
    return step_of (choice);
  compile_zones_seek (run, actor, card, &deeds);
  frame->that = (uint8_t) card;
  compile_frames_happened (run, deeds, 0);
  return COMPILE_STEP_DONE;
}

static CompileStep
shuffle_deck (CompileRun       *run,
              CompileFrame     *frame,
              const CompileRow *row)
{
  const unsigned actor = compile_objects_actor (frame, row);
  const bool trash = row->from == COMPILE_FROM_TRASH;
  unsigned deeds = 0;
  CompileChoice choice;

  if (trash ? run->state->trash[actor] == 0
            : !COMPILE_READING_SHUFFLES_NOTHING && compile_state_deck_size (run->state, actor) == 0)
    return COMPILE_STEP_UNDONE;
  choice = ask_may (run, frame, row);
  if (choice != COMPILE_CHOICE_MADE)
    return step_of (choice);
  compile_zones_shuffle (run, actor, trash, &deeds);
  compile_frames_happened (run, deeds, 0);
  return COMPILE_STEP_DONE;
}

static CompileStep
refresh_hand (CompileRun       *run,
              CompileFrame     *frame,
              const CompileRow *row)
{
  const unsigned actor = compile_objects_actor (frame, row);

  if (compile_state_hand_size (run->state, actor) >= COMPILE_HAND_LIMIT) /* COM-55 */
    return COMPILE_STEP_UNDONE;
  compile_frames_push (run, COMPILE_FRAME_REFRESH, actor);
  return COMPILE_STEP_DONE;
}

/* ---- Revealing ---- */

/* Reveals the top of the own deck, all of it, or a hand: nothing to choose. */
static CompileStep
reveal_zone (CompileRun       *run,
             unsigned          side,
             const CompileRow *row)
{
  CompileState *state = run->state;
  CompileCards cards = state->hand[side];

  if (row->from == COMPILE_FROM_DECK)
    cards = compile_state_deck (state, side);
  else if (row->from == COMPILE_FROM_DECK_TOP)
    {
      const unsigned card = compile_zones_find_top (run, side);

      cards = 0;
      if (card != COMPILE_NO_CARD)
        {
          compile_zones_take (state, card, COMPILE_SEEN_BY_BOTH);
          compile_zones_put_on_deck (state, side, card);
          cards = COMPILE_CARD_BIT (card);
        }
    }
  compile_zones_reveal (run, side, cards, (CompileFrom) row->from);
  return done_if (cards != 0);
}

static CompileStep
reveal_cards (CompileRun       *run,
              CompileFrame     *frame,
              const CompileRow *row)
{
  const CompileState *state = run->state;
  const unsigned actor = compile_objects_actor (frame, row);
  CompileCards cards;
  CompileSpot spot;
  unsigned card;
  CompileChoice choice;

  if (row->from == COMPILE_FROM_TRASH)
    cards = state->trash[actor];
  else if (row->from == COMPILE_FROM_DRAWN)
    cards = compile_objects_valued (state, frame, row, frame->drawn & state->hand[actor]);
  else if (row->from == COMPILE_FROM_FIELD)
    cards = compile_objects_cards (state, frame, row);
  else
    return reveal_zone (run, actor, row);

  frame->that = COMPILE_NO_CARD;
  choice = compile_choice_card (run, frame, actor, COMPILE_VERB_REVEAL, cards, may_decline (frame, row), &card);
  if (choice != COMPILE_CHOICE_MADE)
    return step_of (choice);
  frame->that = (uint8_t) card;
  compile_zones_reveal (run, compile_field_find (state, card, &spot) ? spot.side : actor, COMPILE_CARD_BIT (card),
                        (CompileFrom) row->from);
  return COMPILE_STEP_DONE;
}

/* ---- In the field ---- */

/* Chooses the next card to which the row applies. An EACH lists its items first, then takes each in turn (COM-62). */
static CompileChoice
choose_target (CompileRun       *run,
               CompileFrame     *frame,
               const CompileRow *row,
               unsigned         *card)
{
  CompileCards cards = compile_objects_cards (run->state, frame, row);
  CompileChoice choice;

  if (frame->stage == STAGE_BEGIN)
    {
      frame->lines = (uint8_t) compile_objects_lines_of (run->state, cards);
      frame->listed = cards;
      frame->stage = STAGE_GO_ON;
    }
  if (row->each_line)
    cards = compile_objects_within (run->state, cards, frame->lines);
  if (row->each_card)
    cards &= frame->listed;
  choice = compile_choice_card (run, frame, compile_objects_actor (frame, row), (CompileVerb) row->verb, cards,
                                may_decline (frame, row), card);
  if (choice == COMPILE_CHOICE_MADE)
    {
      const unsigned lines = compile_objects_lines_of (run->state, COMPILE_CARD_BIT (*card));

      frame->that = (uint8_t) *card;
      frame->at = (uint8_t) compile_cards_first (lines);
      frame->lines &= (uint8_t) ~lines;
      frame->listed &= ~COMPILE_CARD_BIT (*card);
    }
  return choice;
}

static CompileStep
step_of_target (const CompileRow *row)
{
  return row->each_line || row->each_card ? COMPILE_STEP_AGAIN : COMPILE_STEP_DONE;
}

static CompileStep
flip_card (CompileRun       *run,
           CompileFrame     *frame,
           const CompileRow *row)
{
  unsigned card;
  const CompileChoice choice = choose_target (run, frame, row, &card);

  if (choice != COMPILE_CHOICE_MADE)
    return step_of (choice);
  compile_move_flip (run, card, row->quiet);
  return step_of_target (row);
}

/* COM-61: all matches in one line that is chosen. */
static CompileChoice
choose_all (CompileRun       *run,
            CompileFrame     *frame,
            const CompileRow *row,
            CompileCards     *cards)
{
  const CompileCards matches = compile_objects_cards (run->state, frame, row);
  unsigned line;
  const CompileChoice choice = compile_choice_line (run, frame, compile_objects_actor (frame, row),
                                                    (CompileVerb) row->verb,
                                                    compile_objects_lines_of (run->state, matches),
                                                    may_decline (frame, row), &line);

  if (choice == COMPILE_CHOICE_MADE)
    *cards = compile_objects_within (run->state, matches, 1u << line);
  return choice;
}

/* Deletes or returns cards. */
static CompileStep
remove_cards (CompileRun       *run,
              CompileFrame     *frame,
              const CompileRow *row)
{
  CompileCards cards = 0;
  CompileChoice choice;

  if (row->reach == COMPILE_REACH_ALL)
    choice = choose_all (run, frame, row, &cards);
  else
    {
      unsigned card;

      choice = choose_target (run, frame, row, &card);
      if (choice == COMPILE_CHOICE_MADE)
        cards = COMPILE_CARD_BIT (card);
    }
  if (choice != COMPILE_CHOICE_MADE)
    return step_of (choice);
  if (row->verb == COMPILE_VERB_DELETE)
    compile_move_delete (run, cards);
  else
    compile_move_return (run, cards);
  return step_of_target (row);
}

/* Shifts all matches into one other line. */
static CompileStep
shift_all (CompileRun       *run,
           CompileFrame     *frame,
           const CompileRow *row)
{
  const CompileCards cards = compile_objects_cards (run->state, frame, row);
  unsigned lines = 0, line;
  CompileChoice choice;

  if (cards != 0)
    lines = compile_objects_shifts (run->state, frame, row, compile_cards_first (cards));
  choice = compile_choice_line (run, frame, compile_objects_actor (frame, row), COMPILE_VERB_SHIFT, lines,
                                may_decline (frame, row), &line);
  if (choice != COMPILE_CHOICE_MADE)
    return step_of (choice);
  compile_move_shift (run, cards, line);
  return COMPILE_STEP_DONE;
}

/* Asks which card first, then where to. With only one card, choosing the line also says whether it is shifted. */
static CompileStep
shift_card (CompileRun       *run,
            CompileFrame     *frame,
            const CompileRow *row)
{
  const CompileCards cards = compile_objects_cards (run->state, frame, row);
  const bool only_one = compile_cards_count (cards) == 1;
  const unsigned actor = compile_objects_actor (frame, row);
  unsigned card = 0, line;
  CompileChoice choice;

  if (row->reach == COMPILE_REACH_ALL)
    return shift_all (run, frame, row);
  if (frame->stage == STAGE_BEGIN)
    {
      choice = compile_choice_card (run, frame, actor, COMPILE_VERB_SHIFT, cards, may_decline (frame, row) && !only_one,
                                    &card);
      if (choice != COMPILE_CHOICE_MADE)
        return step_of (choice);
      frame->that = (uint8_t) card;
      frame->at = (uint8_t) compile_cards_first (compile_objects_lines_of (run->state, COMPILE_CARD_BIT (card)));
      frame->stage = STAGE_GO_ON;
    }
  choice = compile_choice_line (run, frame, actor, COMPILE_VERB_SHIFT,
                                compile_objects_shifts (run->state, frame, row, frame->that),
                                may_decline (frame, row) && only_one, &line);
  if (choice != COMPILE_CHOICE_MADE)
    return step_of (choice);
  compile_move_shift (run, COMPILE_CARD_BIT (frame->that), line);
  return COMPILE_STEP_DONE;
}

static CompileStep
copy_effect (CompileRun       *run,
             CompileFrame     *frame,
             const CompileRow *row)
{
  unsigned card;
  const CompileChoice choice = choose_target (run, frame, row, &card);

  if (choice != COMPILE_CHOICE_MADE)
    return step_of (choice);
  compile_frames_copy (run, frame, card);
  return COMPILE_STEP_DONE;
}

/* ---- Playing ---- */

/* Plays a card that the player can see: from the hand, from the trash, or that card. */
static CompileStep
play_seen (CompileRun       *run,
           CompileFrame     *frame,
           const CompileRow *row)
{
  const CompileState *state = run->state;
  const unsigned actor = compile_objects_actor (frame, row);
  const unsigned faces = row->face == COMPILE_FACE_EITHER ? COMPILE_FACE_UP | COMPILE_FACE_DOWN : row->face;
  const bool sought = COMPILE_READING_PLAYS_SOUGHT_CARD && row->value == COMPILE_VALUE_LISTED; /* */
  CompileCards cards = row->from == COMPILE_FROM_TRASH ? state->trash[actor] : state->hand[actor];
  CompileDecision play;
  CompileChoice choice;

  if (row->from == COMPILE_FROM_THAT || sought)
    cards = frame->that == COMPILE_NO_CARD ? 0
            : (state->hand[actor] | state->trash[actor]) & COMPILE_CARD_BIT (frame->that);
  choice = compile_choice_play (run, frame, actor, compile_objects_valued (state, frame, row, cards), faces,
                                compile_objects_lines (state, frame, row), may_decline (frame, row), &play);
  if (choice != COMPILE_CHOICE_MADE)
    return step_of (choice);
  frame->that = play.card;
  compile_move_play (run, actor, play.card,
                     (state->hand[actor] & COMPILE_CARD_BIT (play.card)) != 0 ? COMPILE_FROM_HAND : COMPILE_FROM_TRASH,
                     play.side, play.line, (CompileFace) play.face);
  return COMPILE_STEP_DONE;
}

/* Plays the top of the deck face down into one line, or into each in turn (COM-62). */
static CompileStep
play_top (CompileRun       *run,
          CompileFrame     *frame,
          const CompileRow *row)
{
  const CompileState *state = run->state;
  const unsigned actor = compile_objects_actor (frame, row);
  unsigned line, lines, card;
  CompileChoice choice;

  if (compile_state_deck_size (state, actor) == 0) /* COM-52 */
    return COMPILE_STEP_UNDONE;
  if (frame->stage == STAGE_BEGIN)
    {
      frame->lines = (uint8_t) compile_objects_lines (state, frame, row);
      frame->stage = STAGE_GO_ON;
    }
  lines = frame->lines & compile_permits_lines (state, actor); /* COM-33 */
  choice = compile_choice_line (run, frame, actor, COMPILE_VERB_PLAY, lines, may_decline (frame, row), &line);
  if (choice != COMPILE_CHOICE_MADE)
    return step_of (choice);
  frame->lines &= (uint8_t) ~(1u << line);
  card = compile_zones_find_top (run, actor);
  frame->that = (uint8_t) card;
  compile_move_play (run, actor, card, COMPILE_FROM_DECK, actor, line, COMPILE_FACE_DOWN);
  return row->each_line ? COMPILE_STEP_AGAIN : COMPILE_STEP_DONE;
}

/* Plays the top of the deck under this card, as often as was counted at the start. */
static CompileStep
play_under (CompileRun       *run,
            CompileFrame     *frame,
            const CompileRow *row)
{
  const CompileState *state = run->state;
  const unsigned actor = compile_objects_actor (frame, row);

  if (frame->stage == STAGE_BEGIN)
    {
      frame->left = (uint8_t) compile_objects_count (state, frame, row);
      frame->stage = STAGE_GO_ON;
    }
  if (frame->left == 0)
    return COMPILE_STEP_DONE;
  if (compile_state_deck_size (state, actor) == 0
      || compile_objects_within (state, COMPILE_CARD_BIT (frame->card), compile_permits_lines (state, actor)) == 0)
    return COMPILE_STEP_UNDONE;
  frame->left--;
  compile_move_play_under (run, actor, compile_zones_find_top (run, actor), frame->card);
  return COMPILE_STEP_AGAIN;
}

static CompileStep
play_card (CompileRun       *run,
           CompileFrame     *frame,
           const CompileRow *row)
{
  if (row->from != COMPILE_FROM_DECK)
    return play_seen (run, frame, row);
  return row->to == COMPILE_TO_UNDER_THIS ? play_under (run, frame, row) : play_top (run, frame, row);
}

/* ---- Protocols and stacks ---- */

/* All orders except the one that changes nothing, or only those that swap two; a bit each (COM-63). */
static unsigned
list_orders (bool swaps)
{
  return (1u << (swaps ? COMPILE_LAST_SWAP + 1 : COMPILE_N_ORDERS)) - 2;
}

static CompileStep
rearrange_protocols (CompileRun       *run,
                     CompileFrame     *frame,
                     const CompileRow *row)
{
  const unsigned side = row->of == COMPILE_OF_THEIRS ? !frame->side : frame->side;
  const unsigned numbers = list_orders (row->verb == COMPILE_VERB_SWAP_PROTOCOLS) << COMPILE_N_ORDERS * side;
  unsigned number;
  const CompileChoice choice = compile_choice_number (run, frame, COMPILE_ASK_REARRANGE,
                                                      compile_objects_actor (frame, row), (CompileVerb) row->verb,
                                                      numbers, may_decline (frame, row), &number);

  if (choice != COMPILE_CHOICE_MADE)
    return step_of (choice);
  compile_move_protocols (run, side, number % COMPILE_N_ORDERS);
  return COMPILE_STEP_DONE;
}

/* The swaps of two stacks of @side in which both have a card; a bit each. */
static unsigned
stack_swaps (const CompileState *state,
             unsigned            side)
{
  unsigned swaps = 0;

  for (unsigned order = 1; order <= COMPILE_LAST_SWAP; order++)
    {
      unsigned moved = 0, empty = 0;

      for (unsigned line = 0; line < COMPILE_N_LINES; line++)
        if (compile_orders[order][line] != line)
          {
            moved += state->stacks[side][line].n;
            empty += state->stacks[side][line].n == 0;
          }
      if (COMPILE_READING_SWAPS_TWO_STACKS ? empty == 0 : moved > 0)
        swaps |= 1u << order;
    }
  return swaps;
}

static CompileStep
swap_stacks (CompileRun       *run,
             CompileFrame     *frame,
             const CompileRow *row)
{
  const unsigned numbers = stack_swaps (run->state, frame->side) << COMPILE_N_ORDERS * frame->side;
  unsigned number;
  const CompileChoice choice = compile_choice_number (run, frame, COMPILE_ASK_STACKS,
                                                      compile_objects_actor (frame, row), COMPILE_VERB_SWAP_STACKS,
                                                      numbers, may_decline (frame, row), &number);

  if (choice != COMPILE_CHOICE_MADE)
    return step_of (choice);
  compile_move_stacks (run, frame->side, number % COMPILE_N_ORDERS);
  return COMPILE_STEP_DONE;
}

/* ---- Names and bans ---- */

static CompileStep
name_value (CompileRun       *run,
            CompileFrame     *frame,
            const CompileRow *row)
{
  const CompileState *state = run->state;
  const bool number = row->verb == COMPILE_VERB_NAME_NUMBER;
  const unsigned actor = compile_objects_actor (frame, row);
  unsigned numbers = (1u << (COMPILE_MAX_VALUE + 1)) - 1, named;
  CompileChoice choice;

  if (!number)
    numbers = COMPILE_READING_NAMES_IN_PLAY ? 0 : (1u << COMPILE_N_PROTOCOLS) - 1; /* */
  for (unsigned slot = 0; !number && slot < COMPILE_N_SLOTS; slot++)
    numbers |= 1u << state->protocols[slot];
  choice = compile_choice_number (run, frame, number ? COMPILE_ASK_NUMBER : COMPILE_ASK_PROTOCOL, actor,
                                  (CompileVerb) row->verb, numbers, may_decline (frame, row), &named);
  if (choice != COMPILE_CHOICE_MADE)
    return step_of (choice);
  frame->named = (uint8_t) named;
  COMPILE_EMIT (run, number ? COMPILE_EVENT_NAMED_NUMBER : COMPILE_EVENT_NAMED_PROTOCOL, .side = actor,
                .number = named);
  return COMPILE_STEP_DONE;
}

static CompileStep
bar_compile (CompileRun       *run,
             CompileFrame     *frame,
             const CompileRow *row)
{
  const unsigned barred = !compile_objects_actor (frame, row);

  run->state->barred |= (uint8_t) (1u << (COMPILE_N_SIDES + barred));
  run->state->bar_card[barred] = frame->card;
  COMPILE_EMIT (run, COMPILE_EVENT_BARRED, .side = barred);
  return COMPILE_STEP_DONE;
}

static const Verb verbs[COMPILE_N_VERBS] = {
  [COMPILE_VERB_DRAW] = draw_cards,
  [COMPILE_VERB_DISCARD] = discard_cards,
  [COMPILE_VERB_MILL] = mill_cards,
  [COMPILE_VERB_FLIP] = flip_card,
  [COMPILE_VERB_SHIFT] = shift_card,
  [COMPILE_VERB_DELETE] = remove_cards,
  [COMPILE_VERB_RETURN] = remove_cards,
  [COMPILE_VERB_PLAY] = play_card,
  [COMPILE_VERB_REVEAL] = reveal_cards,
  [COMPILE_VERB_SEEK] = seek_card,
  [COMPILE_VERB_REFRESH] = refresh_hand,
  [COMPILE_VERB_SHUFFLE] = shuffle_deck,
  [COMPILE_VERB_REARRANGE] = rearrange_protocols,
  [COMPILE_VERB_SWAP_PROTOCOLS] = rearrange_protocols,
  [COMPILE_VERB_SWAP_STACKS] = swap_stacks,
  [COMPILE_VERB_NAME_NUMBER] = name_value,
  [COMPILE_VERB_NAME_PROTOCOL] = name_value,
  [COMPILE_VERB_COPY] = copy_effect,
  [COMPILE_VERB_BAR_COMPILE] = bar_compile,
};

CompileStep
compile_verbs_do (CompileRun       *run,
                  CompileFrame     *frame,
                  const CompileRow *row)
{
  return verbs[row->verb] (run, frame, row);
}

bool
compile_verbs_can (const CompileState *state,
                   const CompileFrame *frame,
                   const CompileRow   *row)
{
  switch (row->verb)
    {
    case COMPILE_VERB_DISCARD:
      return state->hand[compile_objects_actor (frame, row)] != 0;
    case COMPILE_VERB_FLIP:
    case COMPILE_VERB_SHIFT:
    case COMPILE_VERB_DELETE:
    case COMPILE_VERB_RETURN:
      return compile_objects_cards (state, frame, row) != 0;
    default:
      return true;
    }
}
