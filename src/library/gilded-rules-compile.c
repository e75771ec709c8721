/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "gilded-rules.h"

#include <string.h>

#include "compile-field.h"
#include "compile-rules.h"
#include "compile-knowledge.h"
#include "gilded-tables.h"

_Static_assert (GILDED_PASS + 1 == (int) COMPILE_N_DECISION_KINDS && (int) GILDED_LINE == COMPILE_DECISION_LINE,
                "the public names are the engine's");
_Static_assert (GILDED_MAX_DECISIONS >= COMPILE_MAX_DECISIONS, "there is room for all games");

/* ---- What is observed ---- */

enum {
  N_PENDING = 8, /* frames: those that continue next */
};

/* A frame as it is observed. */
typedef struct {
  uint8_t kind;
  uint8_t side;
  uint8_t card;
  uint8_t text;
  uint8_t effect;
  uint8_t row;
  uint8_t line;
} Pending;

/* What a side knows, without anything hidden from it, and what follows from that. */
typedef struct {
  CompileKnowledge knowledge;
  CompileCards     shown;                                           /* lying hidden, and both know them */
  uint8_t          hand_unknown[COMPILE_N_SIDES][COMPILE_N_SIDES + 1]; /* by who drafted them: 0, 1, or not known */
  uint8_t          deck_unknown[COMPILE_N_SIDES][COMPILE_N_SIDES + 1];
  uint8_t          totals[COMPILE_N_SIDES][COMPILE_N_LINES];
  Pending          pending[N_PENDING];                              /* the next first */
} Sight;

#define NUMBERS(name, member, n) GILDED_MEMBER (name, Sight, member, NUMBERS, n)
#define SETS(name, member, width, bits, n) GILDED_SETS (name, Sight, member, width, bits, n)
#define CARDS(name, member, n) SETS (name, member, 64, COMPILE_N_CARDS, n)

static const GildedMember members[] = {
  NUMBERS ("seat", knowledge.side, 1),
  NUMBERS ("ask", knowledge.seen.ask.kind, 1), /* CompileAskKind; 0 when the game is over */
  NUMBERS ("ask_seat", knowledge.seen.ask.side, 1),
  SETS ("ask_lines", knowledge.seen.ask.lines, 8, COMPILE_N_LINES, 1),
  NUMBERS ("ask_may", knowledge.seen.ask.may, 1),
  NUMBERS ("ask_verb", knowledge.seen.ask.verb, 1),
  NUMBERS ("ask_by", knowledge.seen.ask.card, 1),
  NUMBERS ("ask_text", knowledge.seen.ask.text, 1),
  NUMBERS ("ask_effect", knowledge.seen.ask.effect, 1),
  NUMBERS ("ask_row", knowledge.seen.ask.row, 1),
  SETS ("ask_numbers", knowledge.seen.ask.numbers, 16, 2 * COMPILE_N_ORDERS, 1),
  CARDS ("ask_cards", knowledge.seen.ask.cards, 1),
  NUMBERS ("first", knowledge.seen.first, 1),
  NUMBERS ("phase", knowledge.seen.phase, 1),
  NUMBERS ("turn", knowledge.seen.turn, 1),
  NUMBERS ("turn_side", knowledge.seen.turn_side, 1),
  NUMBERS ("has_compiled", knowledge.seen.has_compiled, 1),
  NUMBERS ("skipped", knowledge.seen.skipped, 1),
  NUMBERS ("control", knowledge.seen.control, 1),
  NUMBERS ("winner", knowledge.seen.winner, 1),
  SETS ("barred", knowledge.seen.barred, 8, 2 * COMPILE_N_SIDES, 1), /* now by side, then in its next turn */
  NUMBERS ("protocols", knowledge.seen.protocols, COMPILE_N_SLOTS),
  NUMBERS ("lines", knowledge.seen.lines, COMPILE_N_SLOTS), /* by side and line: the slot that lies there */
  SETS ("compiled", knowledge.seen.compiled, 8, COMPILE_N_SLOTS, 1),
  CARDS ("hand", knowledge.seen.hand, COMPILE_N_SIDES),
  NUMBERS ("hand_unknown", hand_unknown, COMPILE_N_SIDES * (COMPILE_N_SIDES + 1)),
  CARDS ("deck", knowledge.seen.deck, COMPILE_N_SIDES),
  NUMBERS ("deck_unknown", deck_unknown, COMPILE_N_SIDES * (COMPILE_N_SIDES + 1)),
  NUMBERS ("top_0", knowledge.seen.top[0], COMPILE_N_CARDS), /* of the deck of side 0, the topmost last */
  NUMBERS ("top_1", knowledge.seen.top[1], COMPILE_N_CARDS),
  NUMBERS ("tops", knowledge.seen.n_top, COMPILE_N_SIDES), /* how many there are */
  CARDS ("trash", knowledge.seen.trash, COMPILE_N_SIDES),
  NUMBERS ("stacks", knowledge.seen.stacks, sizeof (CompileStack) * COMPILE_N_SLOTS), /* size, then cards from below */
  NUMBERS ("totals", totals, COMPILE_N_SLOTS),
  CARDS ("up", knowledge.seen.up, 1),
  CARDS ("owned", knowledge.seen.owned, 1),
  NUMBERS ("transits", knowledge.seen.n_transit, 1),
  NUMBERS ("transit", knowledge.seen.transit, sizeof (CompileTransit) * COMPILE_N_CARDS), /* card, side, line */
  CARDS ("picked", knowledge.seen.picked, 1),
  CARDS ("shown", shown, 1),
  CARDS ("unseen", knowledge.hidden, 1),
  NUMBERS ("pending", pending, sizeof (Pending) * N_PENDING), /* kind, side, card, text, effect, row, line */
  { NULL }
};

/* Which side drafted the protocol of a hidden card; COMPILE_N_SIDES if the observer does not know. */
static unsigned
draft_of (const CompileKnowledge *knowledge,
          unsigned                card)
{
  const bool sorted = knowledge->side != COMPILE_NOBODY
                      && (knowledge->seen.sorted[knowledge->side] & COMPILE_CARD_BIT (card)) != 0;

  return sorted ? card / COMPILE_CARDS_OF_SIDE : COMPILE_N_SIDES;
}

/* Removes the hidden cards from @cards, and counts them. */
static void
hide_cards (const CompileKnowledge *knowledge,
            CompileCards           *cards,
            uint8_t                 counts[COMPILE_N_SIDES + 1])
{
  for (CompileCards rest = *cards & knowledge->hidden; rest != 0; rest &= rest - 1)
    counts[draft_of (knowledge, compile_cards_first (rest))]++;
  *cards &= ~knowledge->hidden;
}

/* Replaces a hidden card by what is known of it. */
static void
hide_card (const CompileKnowledge *knowledge,
           uint8_t                *card)
{
  static const uint8_t unknown[] = { 0xfe, 0xfd, COMPILE_NO_CARD };

  if (*card < COMPILE_N_CARDS && (knowledge->hidden & COMPILE_CARD_BIT (*card)) != 0)
    *card = unknown[draft_of (knowledge, *card)];
}

static void
show_pending (Sight *sight)
{
  const CompileState *seen = &sight->knowledge.seen;

  memset (sight->pending, COMPILE_NOBODY, sizeof sight->pending);
  for (unsigned i = 0; i < N_PENDING && i < seen->n_frames; i++)
    {
      const CompileFrame *frame = &seen->frames[seen->n_frames - 1 - i];
      Pending *pending = &sight->pending[i];

      *pending = (Pending) { frame->kind, frame->side, frame->card, frame->text, frame->effect, frame->row,
                             frame->line };
      hide_card (&sight->knowledge, &pending->card);
      hide_card (&sight->knowledge, &pending->text);
    }
}

/* Totals come first, because they need the cards that are removed afterwards. */
static void
observe_state (Sight              *sight,
               const CompileState *state,
               unsigned            side)
{
  CompileKnowledge *knowledge = &sight->knowledge;
  CompileState *seen = &knowledge->seen;

  memset (sight, 0, sizeof *sight);
  compile_knowledge_of (knowledge, state, side);
  sight->shown = seen->turn > 0 ? seen->known[0] & seen->known[1] & ~seen->up & ~seen->trash[0] & ~seen->trash[1] : 0;
  sight->shown &= ~knowledge->hidden;
  show_pending (sight);
  for (unsigned i = 0; i < COMPILE_N_SIDES; i++)
    {
      for (unsigned line = 0; line < COMPILE_N_LINES; line++)
        sight->totals[i][line] = (uint8_t) compile_field_total (seen, i, line);
      hide_cards (knowledge, &seen->hand[i], sight->hand_unknown[i]);
      hide_cards (knowledge, &seen->deck[i], sight->deck_unknown[i]);
      for (unsigned k = 0; k < seen->n_top[i]; k++)
        hide_card (knowledge, &seen->top[i][k]);
    }
  for (unsigned i = 0; i < COMPILE_N_SLOTS; i++)
    for (unsigned depth = 0; depth < seen->stacks[i / COMPILE_N_LINES][i % COMPILE_N_LINES].n; depth++)
      hide_card (knowledge, &seen->stacks[i / COMPILE_N_LINES][i % COMPILE_N_LINES].cards[depth]);
  for (unsigned i = 0; i < seen->n_transit; i++)
    hide_card (knowledge, &seen->transit[i].card);
  hide_card (knowledge, &seen->ask.card);
  hide_card (knowledge, &seen->ask.text);
  seen->ask.cards &= ~knowledge->hidden;
  seen->picked &= ~knowledge->hidden;
  seen->owned &= ~knowledge->hidden;
}

static void
compile_observe (const void *state,
                 unsigned    seat,
                 int16_t    *numbers)
{
  Sight sight;

  observe_state (&sight, state, seat);
  gilded_members_write (members, &sight, numbers);
}

static void
compile_sample (void       *to,
                const void *from,
                unsigned    seat,
                uint64_t    seed)
{
  CompileKnowledge knowledge;

  compile_knowledge_of (&knowledge, from, seat);
  compile_knowledge_sample (&knowledge, seed, to);
}

/* ---- Playing ---- */

static void
compile_setup_usual (GildedSetup *setup)
{
  setup->start = GILDED_RANDOM;
  setup->control = 1;
}

static bool
compile_begin (void              *state,
               const GildedSetup *setup)
{
  const CompileSetup own = { .seed = setup->seed, .first = setup->start, .no_control = setup->control == 0 };

  return setup->seats == COMPILE_N_SIDES && setup->form == 0 && setup->b == 0 && setup->c == 0
         && setup->cards <= GILDED_CARDS_MN01 && setup->control <= 1
         && compile_rules_begin (state, &gilded_cards[setup->cards], &own, NULL) == COMPILE_RULE_NONE;
}

static void
compile_again (void     *state,
               uint64_t  seed)
{
  const CompileState *own = state;
  CompileSetup setup = own->setup;

  setup.seed = seed;
  compile_rules_begin (state, own->set, &setup, NULL);
}

static unsigned
compile_seats (const void *state)
{
  return COMPILE_N_SIDES;
}

static int
compile_seat (const void *state)
{
  const CompileAsk *ask = &((const CompileState *) state)->ask;

  return ask->kind == COMPILE_ASK_NOTHING ? -1 : ask->side;
}

/*
 * The engine lists face-down cards in the order of their numbers, which the side that is asked may not know. So
 * decisions are sorted by their members, which is by where the cards lie; all others are in this order already.
 */
static unsigned
list_sorted (const CompileState *state,
             CompileDecision    *list)
{
  const unsigned n = compile_rules_list (state, list);

  for (unsigned i = 1; i < n && list[0].kind == COMPILE_DECISION_CARD; i++)
    {
      const CompileDecision decision = list[i];
      unsigned at = i;

      for (; at > 0 && memcmp (&list[at - 1], &decision, sizeof decision) > 0; at--)
        list[at] = list[at - 1];
      list[at] = decision;
    }
  return n;
}

static unsigned
compile_list (const void     *state,
              GildedDecision *decisions)
{
  CompileDecision list[COMPILE_MAX_DECISIONS];
  const unsigned n = decisions != NULL ? list_sorted (state, list) : compile_rules_list (state, list);

  for (unsigned i = 0; decisions != NULL && i < n; i++)
    decisions[i] = (GildedDecision) { .kind = list[i].kind, .card = list[i].card, .side = list[i].side,
                                      .line = list[i].line, .depth = list[i].depth, .face = list[i].face,
                                      .number = list[i].number };
  return n;
}

static bool
compile_take (void     *state,
              unsigned  choice)
{
  CompileDecision list[COMPILE_MAX_DECISIONS];

  return choice < list_sorted (state, list) && compile_rules_take (state, &list[choice], NULL) == COMPILE_RULE_NONE;
}

static uint64_t
compile_run (void     *state,
             uint64_t  steps,
             uint64_t *random)
{
  CompileDecision list[COMPILE_MAX_DECISIONS];
  uint64_t taken = 0;
  unsigned n;

  for (; taken < steps && (n = list_sorted (state, list)) > 0; taken++)
    compile_rules_take (state, &list[gilded_choose (random, n)], NULL);
  return taken;
}

static uint64_t
compile_digest (const void *state)
{
  return compile_state_digest (state);
}

static void
compile_result (const void   *state,
                GildedResult *result)
{
  const CompileState *own = state;

  for (unsigned side = 0; side < COMPILE_N_SIDES; side++)
    {
      result->scores[side] = __builtin_popcount (own->compiled >> COMPILE_N_LINES * side & COMPILE_ALL_LINES);
      result->places[side] = own->winner == side ? 1 : 2;
    }
}

const GildedRules gilded_rules_compile = {
  .size = sizeof (CompileState),
  .version = COMPILE_RULES_VERSION,
  .members = members,
  .setup_usual = compile_setup_usual,
  .begin = compile_begin,
  .again = compile_again,
  .seats = compile_seats,
  .seat = compile_seat,
  .list = compile_list,
  .take = compile_take,
  .run = compile_run,
  .digest = compile_digest,
  .result = compile_result,
  .observe = compile_observe,
  .sample = compile_sample,
};
