/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compile-text-limits.h"

#include <glib/gi18n.h>

/* The action; a limit says how many cards are drawn or discarded. */
static const char *const verbs[COMPILE_N_VERBS] = {
  [COMPILE_VERB_DRAW] = N_("Draw cards."),
  [COMPILE_VERB_DISCARD] = N_("Discard cards."),
  [COMPILE_VERB_MILL] = N_("Discard from the top of a deck."),
  [COMPILE_VERB_FLIP] = N_("Flip a card."),
  [COMPILE_VERB_SHIFT] = N_("Shift a card."),
  [COMPILE_VERB_DELETE] = N_("Delete a card."),
  [COMPILE_VERB_RETURN] = N_("Return a card to its owner’s hand."),
  [COMPILE_VERB_PLAY] = N_("Play a card."),
  [COMPILE_VERB_REVEAL] = N_("Reveal cards."),
  [COMPILE_VERB_SEEK] = N_("Draw a card of your choice from the revealed deck."),
  [COMPILE_VERB_REFRESH] = N_("Refill your hand."),
  [COMPILE_VERB_SHUFFLE] = N_("Shuffle your deck."),
  [COMPILE_VERB_REARRANGE] = N_("Rearrange the protocols of one player."),
  [COMPILE_VERB_SWAP_PROTOCOLS] = N_("Swap 2 of your protocols."),
  [COMPILE_VERB_SWAP_STACKS] = N_("Swap 2 of your stacks."),
  [COMPILE_VERB_NAME_NUMBER] = N_("Name a value."),
  [COMPILE_VERB_NAME_PROTOCOL] = N_("Name a protocol in play."),
  [COMPILE_VERB_COPY] = N_("Resolve the middle box of a card as if it were on this card."),
  [COMPILE_VERB_BAR_COMPILE] = N_("Your opponent cannot compile in their next turn."),
};

#define CARDS_IN_FIELD (1u << COMPILE_VERB_FLIP | 1u << COMPILE_VERB_SHIFT | 1u << COMPILE_VERB_DELETE \
                        | 1u << COMPILE_VERB_RETURN | 1u << COMPILE_VERB_COPY)
#define EVERY_VERB G_MAXUINT32
#define ONLY(verb_) (1u << COMPILE_VERB_##verb_)
#define FIELD(field_) G_STRUCT_OFFSET (CompileRow, field_)

/* What a value of a row's member means, and for which verbs. */
static const struct {
  gsize       member;
  guint       value;
  guint32     verbs;
  const char *sentence;
} limits[] = {
  { FIELD (link), COMPILE_LINK_IF_DONE, EVERY_VERB, N_("Only if the step before was carried out in full.") },
  { FIELD (link), COMPILE_LINK_THEN, EVERY_VERB, N_("Only if the condition of the step before was met.") },
  { FIELD (link), COMPILE_LINK_OR, EVERY_VERB, N_("Only instead of the step before.") },
  { FIELD (condition), COMPILE_IF_HAND_EMPTY, EVERY_VERB, N_("Only if your hand is empty.") },
  { FIELD (condition), COMPILE_IF_HAND_OVER_ONE, EVERY_VERB, N_("Only if you have more than 1 card in hand.") },
  { FIELD (condition), COMPILE_IF_BEHIND, EVERY_VERB,
    N_("Only if your opponent’s total in this line is higher than yours.") },
  { FIELD (condition), COMPILE_IF_COVERED, EVERY_VERB, N_("Only if this card is covered.") },
  { FIELD (condition), COMPILE_IF_COVERING, EVERY_VERB, N_("Only if this card covers another.") },
  { FIELD (condition), COMPILE_IF_TRASH, EVERY_VERB, N_("Only if your trash is not empty.") },
  { FIELD (condition), COMPILE_IF_NAMED, EVERY_VERB, N_("Only if that card belongs to the named protocol.") },
  { FIELD (may), 1, EVERY_VERB, N_("This may be left out.") },
  { FIELD (who), COMPILE_OPPONENT, EVERY_VERB, N_("Your opponent does this.") },
  { FIELD (who), COMPILE_BOTH, EVERY_VERB, N_("Both players do this.") },
  { FIELD (count), COMPILE_COUNT_ALL, EVERY_VERB, N_("As many as there are.") },
  { FIELD (count), COMPILE_COUNT_ANY, EVERY_VERB, N_("As many as you like, or none.") },
  { FIELD (count), COMPILE_COUNT_SOME, EVERY_VERB, N_("As many as you like, at least 1.") },
  { FIELD (count), COMPILE_COUNT_PRINTED_VALUE, EVERY_VERB, N_("As many as the printed value of that card.") },
  { FIELD (count), COMPILE_COUNT_CURRENT_VALUE, EVERY_VERB, N_("As many as the value of that card now.") },
  { FIELD (count), COMPILE_COUNT_PAIRS_HERE, EVERY_VERB, N_("Once for every 2 cards in this line.") },
  { FIELD (of), COMPILE_OF_MINE, EVERY_VERB, N_("Only on your side.") },
  { FIELD (of), COMPILE_OF_THEIRS, EVERY_VERB, N_("Only on your opponent’s side.") },
  { FIELD (reach), COMPILE_REACH_COVERED, EVERY_VERB, N_("Only a covered card.") },
  { FIELD (reach), COMPILE_REACH_BOTH, EVERY_VERB, N_("Free or covered.") },
  { FIELD (reach), COMPILE_REACH_ALL, EVERY_VERB, N_("All such cards, free and covered.") },
  { FIELD (face), COMPILE_FACE_UP, CARDS_IN_FIELD | ONLY (REVEAL), N_("Only a face-up card.") },
  { FIELD (face), COMPILE_FACE_DOWN, CARDS_IN_FIELD | ONLY (REVEAL), N_("Only a face-down card.") },
  { FIELD (face), COMPILE_FACE_UP, ONLY (PLAY), N_("Only face up.") },
  { FIELD (face), COMPILE_FACE_DOWN, ONLY (PLAY), N_("Only face down.") },
  { FIELD (in), COMPILE_IN_HERE, EVERY_VERB, N_("Only in this line.") },
  { FIELD (in), COMPILE_IN_STACK, EVERY_VERB, N_("Only in this stack.") },
  { FIELD (in), COMPILE_IN_OTHER_LINES, EVERY_VERB, N_("Only in another line.") },
  { FIELD (in), COMPILE_IN_BEHIND_LINES, EVERY_VERB,
    N_("Only in a line where your opponent’s total is higher than yours.") },
  { FIELD (in), COMPILE_IN_LINE_OF_THAT, EVERY_VERB, N_("Only in the line of that card.") },
  { FIELD (in), COMPILE_IN_ONE_LINE, EVERY_VERB, N_("In one line of your choice.") },
  { FIELD (in), COMPILE_IN_ONE_OTHER_LINE, EVERY_VERB, N_("In one other line of your choice.") },
  { FIELD (ref), COMPILE_REF_THIS, EVERY_VERB, N_("It is this card.") },
  { FIELD (ref), COMPILE_REF_THAT, EVERY_VERB, N_("It is that card.") },
  { FIELD (ref), COMPILE_REF_OTHER, EVERY_VERB, N_("Any but this card.") },
  { FIELD (value), COMPILE_VALUE_OVER_HAND, EVERY_VERB,
    N_("Only with a value higher than the number of cards in your hand.") },
  { FIELD (value), COMPILE_VALUE_OF_THAT, EVERY_VERB, N_("Only with the printed value of that card.") },
  { FIELD (value), COMPILE_VALUE_NAMED, EVERY_VERB, N_("Only with the named value.") },
  { FIELD (from), COMPILE_FROM_HAND, ONLY (PLAY) | ONLY (REVEAL), N_("From your hand.") },
  { FIELD (from), COMPILE_FROM_DECK, ONLY (DRAW) | ONLY (MILL) | ONLY (PLAY) | ONLY (REVEAL), N_("From your deck.") },
  { FIELD (from), COMPILE_FROM_OTHER_DECK, ONLY (DRAW) | ONLY (MILL), N_("From your opponent’s deck.") },
  { FIELD (from), COMPILE_FROM_DECK_TOP, ONLY (REVEAL), N_("From the top of your deck.") },
  { FIELD (from), COMPILE_FROM_TRASH, ONLY (PLAY) | ONLY (REVEAL), N_("From your trash.") },
  { FIELD (from), COMPILE_FROM_TRASH, ONLY (SHUFFLE), N_("With your trash.") },
  { FIELD (from), COMPILE_FROM_DRAWN, ONLY (REVEAL), N_("Among the cards just drawn.") },
  { FIELD (from), COMPILE_FROM_FIELD, ONLY (REVEAL), N_("From the field.") },
  { FIELD (from), COMPILE_FROM_THAT, ONLY (PLAY), N_("It is that card.") },
  { FIELD (to), COMPILE_TO_OTHER_LINE, ONLY (SHIFT) | ONLY (PLAY), N_("Into another line.") },
  { FIELD (to), COMPILE_TO_HERE, ONLY (SHIFT) | ONLY (PLAY), N_("Into this line.") },
  { FIELD (to), COMPILE_TO_THEIR_HIGHEST, ONLY (SHIFT), N_("Into the line where your opponent’s total is highest.") },
  { FIELD (to), COMPILE_TO_OR_FROM_HERE, ONLY (SHIFT), N_("Into this line or out of it.") },
  { FIELD (to), COMPILE_TO_ANY_LINE, ONLY (PLAY), N_("Into any line.") },
  { FIELD (to), COMPILE_TO_FACE_DOWN_LINE, ONLY (PLAY), N_("Into a line with a face-down card.") },
  { FIELD (to), COMPILE_TO_OWN_LINE, ONLY (PLAY), N_("Into a line where you have a card.") },
  { FIELD (to), COMPILE_TO_UNDER_THIS, ONLY (PLAY), N_("Under this card.") },
  { FIELD (each_line), 1, EVERY_VERB, N_("Once in each such line.") },
  { FIELD (each_card), 1, EVERY_VERB, N_("Each such card, one by one.") },
  { FIELD (at_random), 1, EVERY_VERB, N_("Chosen at random.") },
  { FIELD (quiet), 1, EVERY_VERB, N_("Its middle box is not resolved.") },
};

/* The number of cards. NULL if the row counts none. */
static char *
tell_number (const CompileRow *row)
{
  const guint n = (guint) ABS (row->number);

  if (row->count == COMPILE_COUNT_DISCARDED && row->number == 0)
    return g_strdup (_("As many as were discarded."));
  if (row->count == COMPILE_COUNT_DISCARDED)
    return row->number > 0 ? g_strdup_printf (ngettext ("%u more than were discarded.",
                                                        "%u more than were discarded.", n), n)
                           : g_strdup_printf (ngettext ("%u fewer than were discarded.",
                                                        "%u fewer than were discarded.", n), n);
  if (n == 0)
    return NULL;
  if (row->in == COMPILE_IN_ONE_LINE || row->in == COMPILE_IN_ONE_OTHER_LINE)
    return g_strdup_printf (ngettext ("Only in a line that holds %u card or more.",
                                      "Only in a line that holds %u or more cards.", n), n);
  return g_strdup_printf (ngettext ("It is %u card.", "It is %u cards.", n), n);
}

static char *
tell_values (const CompileRow *row)
{
  g_autoptr (GString) values = g_string_new (NULL);

  if (row->value != COMPILE_VALUE_LISTED)
    return NULL;
  for (guint value = 0; value <= COMPILE_MAX_VALUE; value++)
    if ((row->values & 1u << value) != 0)
      g_string_append_printf (values, "%s%u", values->len > 0 ? ", " : "", value);
  /* TRANSLATORS: one or more values: “Only with one of these values: 0, 1.” */
  return g_strdup_printf (_("Only with one of these values: %s."), values->str);
}

char *
compile_text_limits (const CompileRow *row)
{
  g_autofree char *number = NULL, *values = NULL;
  GString *text;

  g_return_val_if_fail (row != NULL, NULL);
  g_return_val_if_fail (row->verb < COMPILE_N_VERBS, NULL);

  text = g_string_new (_(verbs[row->verb]));
  number = tell_number (row);
  values = tell_values (row);
  if (number != NULL)
    g_string_append_printf (text, " %s", number);
  for (guint i = 0; i < G_N_ELEMENTS (limits); i++)
    if ((limits[i].verbs & 1u << row->verb) != 0
        && ((const guint8 *) row)[limits[i].member] == limits[i].value)
      g_string_append_printf (text, " %s", _(limits[i].sentence));
  if (values != NULL)
    g_string_append_printf (text, " %s", values);

  return g_string_free (text, FALSE);
}
