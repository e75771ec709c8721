/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compile-text-row.h"

#include "compile-text-limits.h"

#include <glib/gi18n.h>
#include <string.h>

#define MAX_PATTERN 2

/* Sentences with a number or a value in them; all others are listed with their rows. */
typedef enum {
  PLAIN,
  DRAW,
  DRAW_MAY,
  DRAW_IF_EMPTY,
  DRAW_IF_BEHIND,
  DRAW_IF_COVERING,
  DRAW_OTHER_DECK,
  DRAW_THEY_OTHER_DECK,
  DRAW_THEN_FLIP,
  DISCARD,
  DISCARD_MAY,
  DISCARD_OR_DELETE,
  DISCARD_OR_FLIP,
  DISCARD_THEY,
  DISCARD_THEY_NAMED,
  DISCARD_THEY_IF_DONE,
  DISCARD_THEY_AT_RANDOM,
  DISCARD_THEY_THEN_REVEAL,
  MILL_SEVERAL,
  SEEK_VALUE,
  PLAY_VALUE,
  DELETE_VALUES,
  DELETE_ALL_VALUES,
  DELETE_ALL_OF_LINE,
  RETURN_ALL_VALUE,
} Say;

/* The numbers of sentences. */
typedef struct {
  guint n;
  guint values[2];
} Numbers;

#define ROW(verb_, ...) { .verb = COMPILE_VERB_##verb_, __VA_ARGS__ }
#define IF_DONE .link = COMPILE_LINK_IF_DONE
#define THEN .link = COMPILE_LINK_THEN
#define OR .link = COMPILE_LINK_OR
#define THEY .who = COMPILE_OPPONENT
#define MAY .may = 1
#define MINE .of = COMPILE_OF_MINE
#define THEIRS .of = COMPILE_OF_THEIRS
#define COVERED .reach = COMPILE_REACH_COVERED
#define FREE_OR_COVERED .reach = COMPILE_REACH_BOTH
#define ALL .reach = COMPILE_REACH_ALL
#define UP .face = COMPILE_FACE_UP
#define DOWN .face = COMPILE_FACE_DOWN
#define THIS .ref = COMPILE_REF_THIS
#define THAT .ref = COMPILE_REF_THAT
#define OTHER .ref = COMPILE_REF_OTHER
#define VALUES(n_) .value = COMPILE_VALUE_LISTED, .values = (n_)
#define FROM(from_) .from = COMPILE_FROM_##from_
#define TO(to_) .to = COMPILE_TO_##to_
#define IN(in_) .in = COMPILE_IN_##in_
#define COUNT(count_) .count = COMPILE_COUNT_##count_
#define WHEN(condition_) .condition = COMPILE_IF_##condition_

/*
 * The sentences for rows: each for one row, or for two that say half a sentence each. Rows are compared after
 * simplify_row(): @values is the number of values, and @number only what no sentence can count. “Free”, “covered”,
 * “face up” and the like are terms of the rules.
 */
static const struct {
  CompileRow  rows[MAX_PATTERN];
  guint       n_rows;
  Say         say;
  const char *sentence;
  gboolean    after_them; /* only right after a mention of the opponent */
} patterns[] = {
  { { ROW (DRAW, FROM (DECK)), ROW (FLIP, OTHER, THEN) }, 2, DRAW_THEN_FLIP },
  { { ROW (DRAW, FROM (DECK)) }, 1, DRAW },
  { { ROW (DRAW, FROM (DECK), MAY) }, 1, DRAW_MAY },
  { { ROW (DRAW, FROM (DECK), WHEN (HAND_EMPTY)) }, 1, DRAW_IF_EMPTY },
  { { ROW (DRAW, FROM (DECK), WHEN (BEHIND)) }, 1, DRAW_IF_BEHIND },
  { { ROW (DRAW, FROM (DECK), WHEN (COVERING)) }, 1, DRAW_IF_COVERING },
  { { ROW (DRAW, FROM (OTHER_DECK)) }, 1, DRAW_OTHER_DECK },
  { { ROW (DRAW, FROM (OTHER_DECK), THEY, THEN) }, 1, DRAW_THEY_OTHER_DECK },
  { { ROW (DRAW, FROM (DECK), COUNT (DISCARDED)) }, 1, PLAIN, N_("Draw as many cards as you discarded.") },
  { { ROW (DRAW, FROM (DECK), COUNT (DISCARDED), .number = 1) }, 1, PLAIN,
    N_("Draw 1 card more than you discarded.") },
  { { ROW (DRAW, FROM (DECK), COUNT (PRINTED_VALUE)) }, 1, PLAIN, N_("Draw cards equal to its printed value.") },
  { { ROW (DRAW, FROM (DECK), COUNT (CURRENT_VALUE)) }, 1, PLAIN, N_("Draw cards equal to its value now.") },

  { { ROW (DISCARD), ROW (DELETE, THIS, OR) }, 2, DISCARD_OR_DELETE },
  { { ROW (DISCARD), ROW (FLIP, THIS, OR) }, 2, DISCARD_OR_FLIP },
  { { ROW (DISCARD, THEY), ROW (REVEAL, FROM (HAND), THEY, THEN) }, 2, DISCARD_THEY_THEN_REVEAL },
  { { ROW (DISCARD, COUNT (ALL), THEY), ROW (DRAW, FROM (DECK), COUNT (DISCARDED), .number = -1, THEY, THEN) }, 2,
    PLAIN, N_("Your opponent discards their hand, then draws 1 card fewer than they discarded.") },
  { { ROW (DISCARD) }, 1, DISCARD },
  { { ROW (DISCARD, MAY) }, 1, DISCARD_MAY },
  { { ROW (DISCARD, THEY) }, 1, DISCARD_THEY_NAMED, NULL, TRUE },
  { { ROW (DISCARD, THEY) }, 1, DISCARD_THEY },
  { { ROW (DISCARD, THEY, IF_DONE) }, 1, DISCARD_THEY_IF_DONE },
  { { ROW (DISCARD, THEY, .at_random = 1) }, 1, DISCARD_THEY_AT_RANDOM },
  { { ROW (DISCARD, THEY, COUNT (DISCARDED), .number = 1) }, 1, PLAIN,
    N_("Your opponent discards 1 card more than you did.") },
  { { ROW (DISCARD, COUNT (ALL)) }, 1, PLAIN, N_("Discard your hand.") },
  { { ROW (DISCARD, COUNT (ALL), THEY) }, 1, PLAIN, N_("They discard their hand."), TRUE },
  { { ROW (DISCARD, COUNT (ALL), THEY) }, 1, PLAIN, N_("Your opponent discards their hand.") },
  { { ROW (DISCARD, COUNT (ALL), .who = COMPILE_BOTH) }, 1, PLAIN, N_("Both players discard their hands.") },
  { { ROW (DISCARD, COUNT (ANY)) }, 1, PLAIN, N_("Discard any number of cards, or none.") },
  { { ROW (DISCARD, COUNT (SOME)) }, 1, PLAIN, N_("Discard 1 or more cards.") },

  { { ROW (REVEAL, FROM (DECK_TOP)), ROW (MILL, FROM (DECK), MAY) }, 2, PLAIN,
    N_("Reveal the top card of your deck. You may discard it.") },
  { { ROW (MILL, FROM (DECK)) }, 1, PLAIN, N_("Discard the top card of your deck.") },
  { { ROW (MILL, FROM (DECK), MAY) }, 1, PLAIN, N_("You may discard the top card of your deck.") },
  { { ROW (MILL, FROM (DECK), .number = 1) }, 1, MILL_SEVERAL },
  { { ROW (MILL, FROM (DECK), COUNT (ALL)) }, 1, PLAIN, N_("Discard your whole deck.") },
  { { ROW (MILL, FROM (OTHER_DECK)) }, 1, PLAIN, N_("Discard the top card of your opponent’s deck.") },

  { { ROW (FLIP), ROW (FLIP) }, 2, PLAIN, N_("Flip 1 free card. Then flip 1 free card once more.") },
  { { ROW (FLIP) }, 1, PLAIN, N_("Flip 1 free card.") },
  { { ROW (FLIP, MAY) }, 1, PLAIN, N_("You may flip 1 free card.") },
  { { ROW (FLIP, IF_DONE) }, 1, PLAIN, N_("If you do, flip 1 free card.") },
  { { ROW (FLIP, OTHER) }, 1, PLAIN, N_("Flip 1 other free card.") },
  { { ROW (FLIP, MINE) }, 1, PLAIN, N_("Flip 1 of your free cards.") },
  { { ROW (FLIP, THEIRS) }, 1, PLAIN, N_("Flip 1 of your opponent’s free cards.") },
  { { ROW (FLIP, THEIRS, IN (LINE_OF_THAT)) }, 1, PLAIN,
    N_("Flip 1 of your opponent’s free cards in the same line.") },
  { { ROW (FLIP, DOWN, MAY) }, 1, PLAIN, N_("You may flip 1 free face-down card.") },
  { { ROW (FLIP, .value = COMPILE_VALUE_OVER_HAND) }, 1, PLAIN,
    N_("Flip 1 free card whose value is higher than the number of cards in your hand.") },
  { { ROW (FLIP, COVERED) }, 1, PLAIN, N_("Flip 1 covered card.") },
  { { ROW (FLIP, COVERED, UP, MAY) }, 1, PLAIN, N_("You may flip 1 covered face-up card.") },
  { { ROW (FLIP, COVERED, IN (HERE), MAY) }, 1, PLAIN, N_("You may flip 1 covered card in this line.") },
  { { ROW (FLIP, COVERED, .each_line = 1) }, 1, PLAIN, N_("In each line, flip 1 covered card.") },
  { { ROW (FLIP, OTHER, UP, .each_card = 1) }, 1, PLAIN, N_("Flip every other free face-up card, one by one.") },
  { { ROW (FLIP, OTHER, FREE_OR_COVERED, UP, IN (STACK)) }, 1, PLAIN,
    N_("Flip 1 other face-up card in this stack, free or covered.") },
  { { ROW (FLIP, THIS) }, 1, PLAIN, N_("Flip this card.") },
  { { ROW (FLIP, THIS, MAY) }, 1, PLAIN, N_("You may flip this card.") },
  { { ROW (FLIP, THIS, IF_DONE) }, 1, PLAIN, N_("If you do, flip this card.") },
  { { ROW (FLIP, THIS, WHEN (BEHIND)) }, 1, PLAIN,
    N_("If your opponent’s total in this line is higher than yours, flip this card.") },
  { { ROW (FLIP, THIS, WHEN (HAND_OVER_ONE)) }, 1, PLAIN,
    N_("If you have more than 1 card in hand, flip this card.") },
  { { ROW (FLIP, THAT) }, 1, PLAIN, N_("Flip it.") },
  { { ROW (FLIP, THAT, .quiet = 1) }, 1, PLAIN, N_("Flip it without resolving its middle box.") },

  { { ROW (SHIFT), ROW (FLIP, OR) }, 2, PLAIN, N_("Shift 1 free card to another line, or flip 1 free card.") },
  { { ROW (SHIFT, THAT, MAY), ROW (FLIP, THAT, OR) }, 2, PLAIN, N_("You may shift it to another line or flip it.") },
  { { ROW (SHIFT) }, 1, PLAIN, N_("Shift 1 free card to another line.") },
  { { ROW (SHIFT, OTHER) }, 1, PLAIN, N_("Shift 1 other free card to another line.") },
  { { ROW (SHIFT, OTHER, MINE) }, 1, PLAIN, N_("Shift 1 of your other free cards to another line.") },
  { { ROW (SHIFT, MINE, MAY) }, 1, PLAIN, N_("You may shift 1 of your free cards to another line.") },
  { { ROW (SHIFT, MINE, COVERED) }, 1, PLAIN, N_("Shift 1 of your covered cards to another line.") },
  { { ROW (SHIFT, THEIRS) }, 1, PLAIN, N_("Shift 1 of your opponent’s free cards to another line.") },
  { { ROW (SHIFT, THEIRS, DOWN) }, 1, PLAIN,
    N_("Shift 1 of your opponent’s free face-down cards to another line.") },
  { { ROW (SHIFT, THEIRS, COVERED) }, 1, PLAIN, N_("Shift 1 of your opponent’s covered cards to another line.") },
  { { ROW (SHIFT, THEIRS, FREE_OR_COVERED, IN (HERE)) }, 1, PLAIN,
    N_("Shift 1 of your opponent’s cards, free or covered, from this line to another.") },
  { { ROW (SHIFT, DOWN) }, 1, PLAIN, N_("Shift 1 free face-down card to another line.") },
  { { ROW (SHIFT, DOWN, TO (HERE)) }, 1, PLAIN, N_("Shift 1 free face-down card to this line.") },
  { { ROW (SHIFT, COVERED, DOWN) }, 1, PLAIN, N_("Shift 1 covered face-down card to another line.") },
  { { ROW (SHIFT, TO (OR_FROM_HERE)) }, 1, PLAIN,
    N_("Shift 1 free card from this line to another, or from another line to this one.") },
  { { ROW (SHIFT, ALL, DOWN, IN (HERE)) }, 1, PLAIN,
    N_("Shift all face-down cards, free and covered, from this line to one other line.") },
  { { ROW (SHIFT, THIS) }, 1, PLAIN, N_("Shift this card to another line.") },
  { { ROW (SHIFT, THIS, MAY) }, 1, PLAIN, N_("You may shift this card to another line.") },
  { { ROW (SHIFT, THIS, MAY, WHEN (COVERED)) }, 1, PLAIN,
    N_("If this card is covered, you may shift it to another line.") },
  { { ROW (SHIFT, THIS, TO (THEIR_HIGHEST), MAY) }, 1, PLAIN,
    N_("You may shift this card to the line where your opponent’s total is highest.") },
  { { ROW (SHIFT, THAT) }, 1, PLAIN, N_("Shift it to another line.") },
  { { ROW (SHIFT, THAT, MAY) }, 1, PLAIN, N_("You may shift it to another line.") },
  { { ROW (SHIFT, THAT, TO (HERE)) }, 1, PLAIN, N_("Shift it to this line.") },

  { { ROW (DELETE, OTHER, IF_DONE), ROW (DELETE, THIS, THEN) }, 2, PLAIN,
    N_("If you do, delete 1 other free card and then this card.") },
  { { ROW (DELETE) }, 1, PLAIN, N_("Delete 1 free card.") },
  { { ROW (DELETE, MAY) }, 1, PLAIN, N_("You may delete 1 free card.") },
  { { ROW (DELETE, IF_DONE) }, 1, PLAIN, N_("If you do, delete 1 free card.") },
  { { ROW (DELETE, WHEN (NAMED)) }, 1, PLAIN, N_("If it belongs to the named protocol, delete 1 free card.") },
  { { ROW (DELETE, DOWN) }, 1, PLAIN, N_("Delete 1 free face-down card.") },
  { { ROW (DELETE, THEIRS, DOWN, THEY) }, 1, PLAIN,
    N_("Your opponent deletes 1 of their free face-down cards.") },
  { { ROW (DELETE, THEIRS, IN (BEHIND_LINES)) }, 1, PLAIN,
    N_("Delete 1 of your opponent’s free cards in a line where their total is higher than yours.") },
  { { ROW (DELETE, FREE_OR_COVERED, .value = COMPILE_VALUE_OF_THAT) }, 1, PLAIN,
    N_("Delete 1 card of the same value, free or covered.") },
  { { ROW (DELETE, VALUES (2)) }, 1, DELETE_VALUES },
  { { ROW (DELETE, IN (OTHER_LINES), .each_line = 1) }, 1, PLAIN, N_("In each other line, delete 1 free card.") },
  { { ROW (DELETE, ALL, IN (ONE_LINE), VALUES (2)) }, 1, DELETE_ALL_VALUES },
  { { ROW (DELETE, ALL, IN (ONE_OTHER_LINE), .number = 1) }, 1, DELETE_ALL_OF_LINE },
  { { ROW (DELETE, THIS) }, 1, PLAIN, N_("Delete this card.") },
  { { ROW (DELETE, THIS, WHEN (COVERED)) }, 1, PLAIN, N_("If this card is covered, delete it.") },

  { { ROW (RETURN) }, 1, PLAIN, N_("Return 1 free card to its owner’s hand.") },
  { { ROW (RETURN, IF_DONE) }, 1, PLAIN, N_("If you do, return 1 free card to its owner’s hand.") },
  { { ROW (RETURN, MINE) }, 1, PLAIN, N_("Return 1 of your free cards to its owner’s hand.") },
  { { ROW (RETURN, THEIRS) }, 1, PLAIN,
    N_("Return 1 of your opponent’s free cards to its owner’s hand.") },
  { { ROW (RETURN, THEIRS, MAY) }, 1, PLAIN,
    N_("You may return 1 of your opponent’s free cards to its owner’s hand.") },
  { { ROW (RETURN, ALL, IN (ONE_LINE), VALUES (1)) }, 1, RETURN_ALL_VALUE },

  { { ROW (PLAY, FROM (HAND), TO (LEGAL_LINE)) }, 1, PLAIN, N_("Play 1 card from your hand face up or face down.") },
  { { ROW (PLAY, FROM (HAND), TO (LEGAL_LINE), VALUES (1)) }, 1, PLAY_VALUE },
  { { ROW (PLAY, FROM (HAND), DOWN, TO (ANY_LINE)) }, 1, PLAIN,
    N_("Play 1 card from your hand face down into any line.") },
  { { ROW (PLAY, FROM (HAND), DOWN, TO (ANY_LINE), MAY) }, 1, PLAIN,
    N_("You may play 1 card from your hand face down into any line.") },
  { { ROW (PLAY, FROM (HAND), DOWN, TO (OTHER_LINE)) }, 1, PLAIN,
    N_("Play 1 card from your hand face down into another line.") },
  { { ROW (PLAY, FROM (HAND), DOWN, TO (FACE_DOWN_LINE)) }, 1, PLAIN,
    N_("Play 1 card from your hand face down into a line with a face-down card.") },
  { { ROW (PLAY, FROM (TRASH), TO (LEGAL_LINE)) }, 1, PLAIN, N_("Play 1 card from your trash face up or face down.") },
  { { ROW (PLAY, FROM (THAT), TO (LEGAL_LINE), MAY) }, 1, PLAIN, N_("You may play it face up or face down.") },
  { { ROW (PLAY, FROM (THAT), DOWN, TO (OTHER_LINE)) }, 1, PLAIN, N_("Play it face down into another line.") },
  { { ROW (PLAY, FROM (DECK), DOWN, TO (ANY_LINE)) }, 1, PLAIN,
    N_("Play the top card of your deck face down into any line.") },
  { { ROW (PLAY, FROM (DECK), DOWN, TO (OTHER_LINE)) }, 1, PLAIN,
    N_("Play the top card of your deck face down into another line.") },
  { { ROW (PLAY, FROM (DECK), DOWN, TO (OTHER_LINE), .each_line = 1) }, 1, PLAIN,
    N_("Into each other line, play the top card of your deck face down.") },
  { { ROW (PLAY, FROM (DECK), DOWN, TO (FACE_DOWN_LINE), .each_line = 1) }, 1, PLAIN,
    N_("Into each line with a face-down card, play the top card of your deck face down.") },
  { { ROW (PLAY, FROM (DECK), DOWN, TO (OWN_LINE), .each_line = 1) }, 1, PLAIN,
    N_("Into each line where you have a card, play the top card of your deck face down.") },
  { { ROW (PLAY, FROM (DECK), DOWN, TO (UNDER_THIS), COUNT (PAIRS_HERE)) }, 1, PLAIN,
    N_("For every 2 cards in this line, play the top card of your deck face down under this card.") },
  { { ROW (PLAY, FROM (DECK), DOWN, TO (HERE), THEY) }, 1, PLAIN,
    N_("Your opponent plays the top card of their deck face down into this line.") },

  { { ROW (REVEAL, FROM (HAND), THEY) }, 1, PLAIN, N_("Your opponent reveals their hand.") },
  { { ROW (REVEAL, FROM (DECK)) }, 1, PLAIN, N_("Reveal your whole deck.") },
  { { ROW (REVEAL, FROM (DECK_TOP)) }, 1, PLAIN, N_("Reveal the top card of your deck.") },
  { { ROW (REVEAL, FROM (TRASH)) }, 1, PLAIN, N_("Reveal 1 card from your trash.") },
  { { ROW (REVEAL, FROM (FIELD), DOWN) }, 1, PLAIN, N_("Reveal 1 free face-down card.") },
  { { ROW (REVEAL, FROM (DRAWN), .value = COMPILE_VALUE_NAMED) }, 1, PLAIN,
    N_("Reveal 1 of them that has this value.") },
  { { ROW (SEEK, VALUES (1)) }, 1, SEEK_VALUE },
  { { ROW (REFRESH) }, 1, PLAIN, N_("Refill your hand.") },
  { { ROW (SHUFFLE, FROM (DECK)) }, 1, PLAIN, N_("Shuffle your deck.") },
  { { ROW (SHUFFLE, FROM (TRASH)) }, 1, PLAIN, N_("Shuffle your trash into your deck.") },
  { { ROW (SHUFFLE, FROM (TRASH), MAY) }, 1, PLAIN, N_("You may shuffle your trash into your deck.") },
  { { ROW (SHUFFLE, FROM (TRASH), MAY, WHEN (TRASH)) }, 1, PLAIN,
    N_("If your trash is not empty, you may shuffle it into your deck.") },
  { { ROW (REARRANGE, MINE) }, 1, PLAIN, N_("Rearrange your protocols.") },
  { { ROW (REARRANGE, THEIRS) }, 1, PLAIN, N_("Rearrange your opponent’s protocols.") },
  { { ROW (SWAP_PROTOCOLS) }, 1, PLAIN, N_("Swap 2 of your protocols.") },
  { { ROW (SWAP_STACKS) }, 1, PLAIN, N_("Swap 2 of your stacks.") },
  { { ROW (NAME_NUMBER) }, 1, PLAIN, N_("Name a value.") },
  { { ROW (NAME_PROTOCOL) }, 1, PLAIN, N_("Name a protocol in play.") },
  { { ROW (COPY, THEIRS, UP, MAY) }, 1, PLAIN,
    N_("You may resolve the middle box of 1 of your opponent’s free face-up cards as if it were on this card.") },
  { { ROW (BAR_COMPILE) }, 1, PLAIN, N_("Your opponent cannot compile in their next turn.") },
};

/* ---- Numbers ---- */

static char *
tell_draw (Say   say,
           guint n)
{
  switch (say)
    {
    case DRAW:
      return g_strdup_printf (ngettext ("Draw %u card.", "Draw %u cards.", n), n);
    case DRAW_MAY:
      return g_strdup_printf (ngettext ("You may draw %u card.", "You may draw %u cards.", n), n);
    case DRAW_IF_EMPTY:
      return g_strdup_printf (ngettext ("If your hand is empty, draw %u card.",
                                        "If your hand is empty, draw %u cards.", n), n);
    case DRAW_IF_BEHIND:
      return g_strdup_printf (ngettext ("If your opponent’s total in this line is higher than yours, draw %u card.",
                                        "If your opponent’s total in this line is higher than yours, draw %u cards.",
                                        n), n);
    case DRAW_IF_COVERING:
      return g_strdup_printf (ngettext ("If this card covers another, draw %u card.",
                                        "If this card covers another, draw %u cards.", n), n);
    case DRAW_OTHER_DECK:
      return g_strdup_printf (ngettext ("Draw %u card from your opponent’s deck.",
                                        "Draw %u cards from your opponent’s deck.", n), n);
    case DRAW_THEY_OTHER_DECK:
      /* TRANSLATORS: the sentence before is “Draw 1 card from your opponent’s deck.” */
      return g_strdup_printf (ngettext ("They draw %u card from yours.", "They draw %u cards from yours.", n), n);
    case DRAW_THEN_FLIP:
      return g_strdup_printf (ngettext ("Draw %u card, then flip 1 other free card.",
                                        "Draw %u cards, then flip 1 other free card.", n), n);
    default:
      return NULL;
    }
}

static char *
tell_discard (Say   say,
              guint n)
{
  switch (say)
    {
    case DISCARD:
      return g_strdup_printf (ngettext ("Discard %u card.", "Discard %u cards.", n), n);
    case DISCARD_MAY:
      return g_strdup_printf (ngettext ("You may discard %u card.", "You may discard %u cards.", n), n);
    case DISCARD_OR_DELETE:
      return g_strdup_printf (ngettext ("Discard %u card or delete this card.",
                                        "Discard %u cards or delete this card.", n), n);
    case DISCARD_OR_FLIP:
      return g_strdup_printf (ngettext ("Discard %u card or flip this card.",
                                        "Discard %u cards or flip this card.", n), n);
    case DISCARD_THEY:
      return g_strdup_printf (ngettext ("Your opponent discards %u card.", "Your opponent discards %u cards.", n), n);
    case DISCARD_THEY_NAMED:
      /* TRANSLATORS: the opponent, of whom the words before speak: “After your opponent plays into this line: They
       * discard 1 card.” */
      return g_strdup_printf (ngettext ("They discard %u card.", "They discard %u cards.", n), n);
    case DISCARD_THEY_IF_DONE:
      return g_strdup_printf (ngettext ("If you do, your opponent discards %u card.",
                                        "If you do, your opponent discards %u cards.", n), n);
    case DISCARD_THEY_AT_RANDOM:
      return g_strdup_printf (ngettext ("Your opponent discards %u card at random.",
                                        "Your opponent discards %u cards at random.", n), n);
    case DISCARD_THEY_THEN_REVEAL:
      return g_strdup_printf (ngettext ("Your opponent discards %u card, then reveals their hand.",
                                        "Your opponent discards %u cards, then reveals their hand.", n), n);
    case MILL_SEVERAL:
      return g_strdup_printf (ngettext ("Discard the top %u card of your deck.",
                                        "Discard the top %u cards of your deck.", n), n);
    default:
      return NULL;
    }
}

static char *
tell_value (Say            say,
            const Numbers *numbers)
{
  switch (say)
    {
    case SEEK_VALUE:
      /* TRANSLATORS: from the deck that was revealed. */
      return g_strdup_printf (_("Draw 1 card of value %u from it."), numbers->values[0]);
    case PLAY_VALUE:
      return g_strdup_printf (_("Play 1 card of value %u from your hand face up or face down."), numbers->values[0]);
    case DELETE_VALUES:
      return g_strdup_printf (_("Delete 1 free card of value %u or %u."), numbers->values[0], numbers->values[1]);
    case DELETE_ALL_VALUES:
      return g_strdup_printf (_("In one line, delete all cards of value %u or %u, free and covered."),
                              numbers->values[0], numbers->values[1]);
    case RETURN_ALL_VALUE:
      return g_strdup_printf (_("In one line, return all cards of value %u, free and covered, to their owners’ hands."),
                              numbers->values[0]);
    case DELETE_ALL_OF_LINE:
      return g_strdup_printf (ngettext ("Delete all cards in one other line that holds %u card or more.",
                                        "Delete all cards in one other line that holds %u or more cards.",
                                        numbers->n), numbers->n);
    default:
      return NULL;
    }
}

/* ---- Rows ---- */

/* Strips @row of its numbers, so that it can be compared with patterns. */
static CompileRow
simplify_row (const CompileRow *row)
{
  CompileRow simple = *row;

  if (row->verb == COMPILE_VERB_MILL && row->count == COMPILE_COUNT_FIXED)
    simple.number = row->number > 1;
  else if (row->verb == COMPILE_VERB_DELETE || row->verb == COMPILE_VERB_RETURN)
    simple.number = row->number > 0;
  else if (row->count == COMPILE_COUNT_FIXED)
    simple.number = 0;
  simple.values = (guint8) __builtin_popcount (row->values);

  return simple;
}

static Numbers
numbers_of (const CompileRow *row)
{
  Numbers numbers = { .n = (guint) ABS (row->number) };
  guint n = 0;

  for (guint value = 0; value <= COMPILE_MAX_VALUE && n < G_N_ELEMENTS (numbers.values); value++)
    if ((row->values & 1u << value) != 0)
      numbers.values[n++] = value;

  return numbers;
}

/* Finds the longest pattern that matches the first rows. Returns its number of rows; 0 for none. */
static guint
find_pattern (const CompileRow *rows,
              guint             n_rows,
              gboolean          after_them,
              guint            *pattern)
{
  CompileRow simple[MAX_PATTERN];

  for (guint i = 0; i < MIN (n_rows, MAX_PATTERN); i++)
    simple[i] = simplify_row (&rows[i]);
  for (guint n = MIN (n_rows, MAX_PATTERN); n > 0; n--)
    for (*pattern = 0; *pattern < G_N_ELEMENTS (patterns); ++*pattern)
      if (patterns[*pattern].n_rows == n && (after_them || !patterns[*pattern].after_them)
          && memcmp (patterns[*pattern].rows, simple, n * sizeof *simple) == 0)
        return n;

  return 0;
}

static char *
tell_pattern (guint             pattern,
              const CompileRow *row)
{
  const Numbers numbers = numbers_of (row);
  const Say say = patterns[pattern].say;

  if (say == PLAIN)
    return g_strdup (_(patterns[pattern].sentence));
  if (say >= SEEK_VALUE)
    return tell_value (say, &numbers);
  return say >= DISCARD ? tell_discard (say, numbers.n) : tell_draw (say, numbers.n);
}

char *
compile_text_rows (const CompileRow *rows,
                   guint             n_rows,
                   gboolean          after_them)
{
  GString *text;

  g_return_val_if_fail (rows != NULL || n_rows == 0, NULL);

  text = g_string_new (NULL);
  for (guint i = 0; i < n_rows;)
    {
      guint pattern;
      const guint n = find_pattern (&rows[i], n_rows - i, after_them && i == 0, &pattern);
      g_autofree char *sentence = n > 0 ? tell_pattern (pattern, &rows[i]) : compile_text_limits (&rows[i]);

      if (text->len > 0)
        g_string_append_c (text, ' ');
      g_string_append (text, sentence);
      i += MAX (n, 1);
    }

  return g_string_free (text, FALSE);
}

char *
compile_text_row (const CompileRow *row)
{
  CompileRow alone;

  g_return_val_if_fail (row != NULL, NULL);

  alone = *row;
  alone.may = 0;
  alone.link = COMPILE_LINK_NONE;
  alone.condition = COMPILE_IF_ALWAYS;

  return compile_text_rows (&alone, 1, FALSE);
}

gboolean
compile_text_knows_rows (const CompileRow *rows,
                         guint             n_rows)
{
  guint pattern, n;

  for (guint i = 0; i < n_rows; i += n)
    {
      n = find_pattern (&rows[i], n_rows - i, FALSE, &pattern);
      if (n == 0)
        return FALSE;
    }

  return TRUE;
}
