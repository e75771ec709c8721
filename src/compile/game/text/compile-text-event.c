/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compile-text.h"

#include <glib/gi18n.h>

#include "compile-text-private.h"

/* Events that are described together: a batch, such as three cards drawn (COM-53). */
typedef struct {
  const CompileTextGame *game;
  const CompileEvent    *events;
  guint                  n;
} Batch;

/* Whether the reader may know the card of @event. */
static gboolean
is_open (const CompileTextGame *game,
         const CompileEvent    *event)
{
  return event->seen_by == COMPILE_SEEN_BY_BOTH || (event->seen_by & game->sees) != 0;
}

static gboolean
is_same_card (const CompileEvent *a,
              const CompileEvent *b)
{
  return a->card == b->card && a->side == b->side;
}

static gboolean
goes_in_batches (guint kind)
{
  return kind == COMPILE_EVENT_DREW || kind == COMPILE_EVENT_DISCARDED || kind == COMPILE_EVENT_MILLED
         || kind == COMPILE_EVENT_DELETED || kind == COMPILE_EVENT_REVEALED;
}

gboolean
compile_text_continues (const CompileEvent *a,
                        const CompileEvent *b)
{
  g_return_val_if_fail (a != NULL && b != NULL, FALSE);

  if (b->kind == COMPILE_EVENT_LANDED)
    return is_same_card (a, b) && (a->kind == COMPILE_EVENT_PLAYED || a->kind == COMPILE_EVENT_LIFTED);
  return a->kind == b->kind && goes_in_batches (a->kind) && a->side == b->side && a->other == b->other
         && a->number == b->number;
}

/* “Fire 1, Water 4”; NULL if the reader may not know all of them. */
static char *
name_batch (const Batch *batch)
{
  GString *names = g_string_new (NULL);

  for (guint i = 0; i < batch->n; i++)
    {
      g_autofree char *name = NULL;

      if (!is_open (batch->game, &batch->events[i]))
        {
          g_string_free (names, TRUE);
          return NULL;
        }
      name = compile_text_game_card (batch->game, batch->events[i].card);
      g_string_append_printf (names, "%s%s", i > 0 ? ", " : "", name);
    }

  return g_string_free (names, FALSE);
}

/* Whether the event is to be described in that way. */
static gboolean
is_told_as (const CompileTextGame *game,
            CompileTextWay         way)
{
  return game->cause != NULL && game->cause->way == way;
}

static char *
tell_drew (const Batch *batch,
           const char  *name)
{
  const CompileEvent *event = batch->events;
  const char *owner = compile_text_name (batch->game, event->other);
  g_autofree char *cards = name_batch (batch);

  if (is_told_as (batch->game, COMPILE_TEXT_REFILL))
    /* TRANSLATORS: a name and one or more cards: “Anna refills their hand: Fire 1, Water 4.” */
    return cards != NULL ? g_strdup_printf (_("%s refills their hand: %s."), name, cards)
                         : g_strdup_printf (ngettext ("%s refills their hand with %u card.",
                                                      "%s refills their hand with %u cards.", batch->n),
                                            name, batch->n);
  if (event->other == event->side)
    /* TRANSLATORS: a name and one or more cards: “Anna draws Fire 1, Water 4.” */
    return cards != NULL ? g_strdup_printf (_("%s draws %s."), name, cards)
                         : g_strdup_printf (ngettext ("%s draws %u card.", "%s draws %u cards.", batch->n), name,
                                            batch->n);
  /* TRANSLATORS: a name, one or more cards, another name: “Anna draws Fire 1 from Ben’s deck.” */
  return cards != NULL ? g_strdup_printf (_("%s draws %s from %s’s deck."), name, cards, owner)
                       : g_strdup_printf (ngettext ("%s draws %u card from %s’s deck.",
                                                    "%s draws %u cards from %s’s deck.", batch->n), name, batch->n,
                                          owner);
}

static char *
tell_revealed (const Batch *batch,
               const char  *name)
{
  g_autofree char *cards = name_batch (batch);

  if (cards == NULL)
    return g_strdup_printf (ngettext ("%s reveals %u card.", "%s reveals %u cards.", batch->n), name, batch->n);
  switch (batch->events->number)
    {
    case COMPILE_FROM_DECK:
      return g_strdup_printf (_("%s reveals their whole deck: %s."), name, cards);
    case COMPILE_FROM_DECK_TOP:
      return g_strdup_printf (_("%s reveals %s on top of their deck."), name, cards);
    case COMPILE_FROM_TRASH:
      return g_strdup_printf (_("%s reveals %s from their trash."), name, cards);
    case COMPILE_FROM_FIELD:
      /* TRANSLATORS: whose side it is, and the card: “Anna: The face-down card is Fire 1.” */
      return g_strdup_printf (_("%s: The face-down card is %s."), name, cards);
    default:
      return g_strdup_printf (_("%s reveals %s."), name, cards);
    }
}

static char *
tell_batch (const Batch *batch)
{
  const CompileEvent *event = batch->events;
  const char *name = compile_text_name (batch->game, event->side);
  g_autofree char *cards = name_batch (batch);

  switch (event->kind)
    {
    case COMPILE_EVENT_DREW:
      return tell_drew (batch, name);
    case COMPILE_EVENT_REVEALED:
      return tell_revealed (batch, name);
    case COMPILE_EVENT_DISCARDED:
      if (is_told_as (batch->game, COMPILE_TEXT_LIMIT))
        return g_strdup_printf (_("%s discards %s because of the hand limit."), name, cards);
      return g_strdup_printf (_("%s discards %s."), name, cards);
    case COMPILE_EVENT_MILLED:
      return g_strdup_printf (_("%s discards %s from their deck."), name, cards);
    default:
      /* TRANSLATORS: whose side it is, and one or more cards: “Anna: Fire 1, Water 4 are deleted.” */
      return g_strdup_printf (ngettext ("%s: %s is deleted.", "%s: %s are deleted.", batch->n), name, cards);
    }
}

/* ---- In the field ---- */

static char *
tell_played (const CompileTextGame *game,
             const CompileEvent    *event)
{
  const char *name = compile_text_name (game, event->side);
  const guint line = compile_text_line_number (game, event->line);
  g_autofree char *card = is_open (game, event) ? compile_text_game_card (game, event->card) : NULL;
  const gboolean is_up = event->face == COMPILE_FACE_UP, from_trash = event->number == COMPILE_FROM_TRASH;

  if (event->number == COMPILE_FROM_DECK)
    return g_strdup_printf (_("%s plays the top card of their deck face down into line %u."), name, line);
  if (card == NULL)
    return g_strdup_printf (_("%s plays a card face down into line %u."), name, line);
  if (from_trash)
    return is_up ? g_strdup_printf (_("%s plays %s from their trash face up into line %u."), name, card, line)
                 : g_strdup_printf (_("%s plays %s from their trash face down into line %u."), name, card, line);
  return is_up ? g_strdup_printf (_("%s plays %s face up into line %u."), name, card, line)
               : g_strdup_printf (_("%s plays %s face down into line %u."), name, card, line);
}

/* The same onto the other side, in an additional sentence. */
static char *
tell_played_where (const CompileTextGame *game,
                   const CompileEvent    *event)
{
  g_autofree char *played = tell_played (game, event);

  if (event->other == event->side)
    return g_steal_pointer (&played);
  /* TRANSLATORS: a whole sentence, and the name of whose side it is: “Anna plays Fire 1 face up into line 2. It goes to
   * Ben’s side.” */
  return g_strdup_printf (_("%s It goes to %s’s side."), played, compile_text_name (game, event->other));
}

static char *
tell_lifted (const CompileTextGame *game,
             const CompileEvent    *event,
             const CompileEvent    *landed)
{
  const char *name = compile_text_name (game, event->side);
  const guint from = compile_text_line_number (game, event->line);
  g_autofree char *card = is_open (game, event) ? compile_text_game_card (game, event->card) : NULL;

  if (landed == NULL)
    /* TRANSLATORS: whose side it is, and the card: “Anna: Fire 1 leaves line 2.” */
    return card != NULL ? g_strdup_printf (_("%s: %s leaves line %u."), name, card, from)
                        : g_strdup_printf (_("%s: A face-down card leaves line %u."), name, from);
  return card != NULL ? g_strdup_printf (_("%s: %s is shifted from line %u to line %u."), name, card, from,
                                         compile_text_line_number (game, landed->line))
                      : g_strdup_printf (_("%s: A face-down card is shifted from line %u to line %u."), name, from,
                                         compile_text_line_number (game, landed->line));
}

static char *
tell_flipped (const CompileTextGame *game,
              const CompileEvent    *event)
{
  const char *name = compile_text_name (game, event->side);
  const guint line = compile_text_line_number (game, event->line);
  g_autofree char *card = NULL;

  if (!is_open (game, event))
    return g_strdup_printf (_("%s: A card in line %u is flipped face down."), name, line);
  card = compile_text_game_card (game, event->card);
  /* TRANSLATORS: whose side it is, and the card: “Anna: Fire 1 in line 2 is flipped face up.” */
  return event->face == COMPILE_FACE_UP ? g_strdup_printf (_("%s: %s in line %u is flipped face up."), name, card, line)
                                        : g_strdup_printf (_("%s: %s in line %u is flipped face down."), name, card,
                                                           line);
}

/* A card that landed, was taken back, or went onto a deck. */
static char *
tell_moved (const CompileTextGame *game,
            const CompileEvent    *event)
{
  const char *name = compile_text_name (game, event->kind == COMPILE_EVENT_LANDED ? event->side : event->other);
  const guint line = compile_text_line_number (game, event->line);
  g_autofree char *card = is_open (game, event) ? compile_text_game_card (game, event->card) : NULL;

  switch (event->kind)
    {
    case COMPILE_EVENT_LANDED:
      return card != NULL ? g_strdup_printf (_("%s: %s lands in line %u."), name, card, line)
                          : g_strdup_printf (_("%s: A face-down card lands in line %u."), name, line);
    case COMPILE_EVENT_RETURNED:
      return card != NULL ? g_strdup_printf (_("%s takes %s back from line %u."), name, card, line)
                          : g_strdup_printf (_("%s takes a face-down card back from line %u."), name, line);
    default:
      return card != NULL ? g_strdup_printf (_("%s: %s goes from line %u onto the deck."), name, card, line)
                          : g_strdup_printf (_("%s: A face-down card goes from line %u onto the deck."), name, line);
    }
}

/* Says that the rest of the effect of @card lapses, and why. The end of a chain has already been told. */
static char *
tell_lapse (const char   *card,
            CompileLapse  reason)
{
  switch (reason)
    {
    case COMPILE_LAPSE_MUTED:
      return g_strdup_printf (_("The rest of %s lapses: its middle box has no effect now."), card);
    case COMPILE_LAPSE_CHAIN_ENDED:
      return g_strdup_printf (_("The rest of %s lapses."), card);
    default:
      return g_strdup_printf (_("The rest of %s lapses: its text did not stay in view."), card);
    }
}

static char *
tell_box (const CompileTextGame *game,
          const CompileEvent    *event)
{
  const char *name = compile_text_name (game, event->side);
  g_autofree char *card = compile_text_game_card (game, event->card);

  if (event->kind == COMPILE_EVENT_EFFECT_LAPSED)
    return tell_lapse (card, event->reason);
  if (event->other != event->card)
    {
      g_autofree char *printed = compile_text_game_card (game, event->other);

      /* TRANSLATORS: a name, the card that is copied, the card that does it: “Anna copies the middle box of Fire 1 with
       * Mirror 1.” */
      return g_strdup_printf (_("%s copies the middle box of %s with %s."), name, printed, card);
    }
  switch (event->number)
    {
    case COMPILE_TOP:
      return g_strdup_printf (_("%s resolves the top box of %s."), name, card);
    case COMPILE_MIDDLE:
      return g_strdup_printf (_("%s resolves the middle box of %s."), name, card);
    default:
      return g_strdup_printf (_("%s resolves the bottom box of %s."), name, card);
    }
}

/* The same for an effect that has nothing to do, in an additional sentence. */
static char *
tell_effect (const CompileTextGame *game,
             const CompileEvent    *event)
{
  g_autofree char *box = tell_box (game, event);

  if (!is_told_as (game, COMPILE_TEXT_IN_VAIN))
    return g_steal_pointer (&box);
  /* TRANSLATORS: a whole sentence: “Anna resolves the middle box of Fire 1. Nothing happens.” */
  return g_strdup_printf (_("%s Nothing happens."), box);
}

/* ---- Protocols, players, the game ---- */

static char *
tell_rearranged (const CompileTextGame *game,
                 const CompileEvent    *event)
{
  const char *name = compile_text_name (game, event->side);

  if (game->cause == NULL)
    return g_strdup_printf (_("%s’s protocols are rearranged."), name);
  if (game->cause->by == event->side)
    return g_strdup_printf (_("%s rearranges their own protocols."), name);
  /* TRANSLATORS: two names: “Anna rearranges Ben’s protocols.” */
  return g_strdup_printf (_("%s rearranges %s’s protocols."), compile_text_name (game, game->cause->by), name);
}

static char *
tell_swapped (const CompileTextGame *game,
              const CompileEvent    *event)
{
  guint lines[2] = { 0, 0 };

  compile_text_swapped_lines (game, event->number, lines);

  return g_strdup_printf (_("%s swaps the stacks in lines %u and %u."), compile_text_name (game, event->side), lines[0],
                          lines[1]);
}

static char *
tell_protocol (const CompileTextGame *game,
               const CompileEvent    *event)
{
  const char *name = compile_text_name (game, event->side);
  const char *protocol = compile_text_game_protocol (game, event->number);

  switch (event->kind)
    {
    case COMPILE_EVENT_DRAFTED:
      return g_strdup_printf (_("%s chooses %s."), name, protocol);
    case COMPILE_EVENT_NAMED_PROTOCOL:
      /* TRANSLATORS: says its name aloud: “Anna names Fire.” */
      return g_strdup_printf (_("%s names %s."), name, protocol);
    case COMPILE_EVENT_COMPILED:
      return g_strdup_printf (_("%s: %s is compiled."), name, protocol);
    default:
      return g_strdup_printf (_("%s: %s is compiled again."), name, protocol);
    }
}

static char *
tell_ended (const CompileTextGame *game,
            const CompileEvent    *event)
{
  if (event->side == COMPILE_NOBODY)
    return g_strdup (_("The game is a draw."));
  return g_strdup_printf (_("%s has compiled all three protocols and wins."), compile_text_name (game, event->side));
}

static char *
tell_player (const CompileTextGame *game,
             const CompileEvent    *event)
{
  const char *name = compile_text_name (game, event->side);
  const guint n = event->number;

  switch (event->kind)
    {
    case COMPILE_EVENT_GAME_BEGAN:
      return g_strdup_printf (_("%s chooses first."), name);
    case COMPILE_EVENT_TURN_BEGAN:
      /* TRANSLATORS: which turn of the game it is, and whose. */
      return g_strdup_printf (_("Turn %u: %s"), n, name);
    case COMPILE_EVENT_PHASE_BEGAN:
      /* TRANSLATORS: a name and a phase: “Anna: Check control” */
      return g_strdup_printf (C_("phase", "%s: %s"), name, compile_text_phase ((CompilePhase) n));
    case COMPILE_EVENT_CONTROL_TAKEN:
      return g_strdup_printf (_("%s takes control."), name);
    case COMPILE_EVENT_CONTROL_SPENT:
      return g_strdup_printf (_("%s puts the control card back in the middle."), name);
    case COMPILE_EVENT_CHAIN_ENDED:
      return g_strdup (_("These effects would go on forever, so what is left of them lapses."));
    case COMPILE_EVENT_SHUFFLED:
      return n == 0 ? g_strdup_printf (_("%s shuffles their deck."), name)
                    : g_strdup_printf (ngettext ("%s shuffles %u card from their trash into their deck.",
                                                 "%s shuffles %u cards from their trash into their deck.", n), name, n);
    case COMPILE_EVENT_REARRANGED:
      return tell_rearranged (game, event);
    case COMPILE_EVENT_NAMED_NUMBER:
      /* TRANSLATORS: says it aloud: “Anna names the value 3.” */
      return g_strdup_printf (_("%s names the value %u."), name, n);
    case COMPILE_EVENT_BARRED:
      return g_strdup_printf (_("%s cannot compile in the next turn."), name);
    case COMPILE_EVENT_COMPILING:
      return g_strdup_printf (_("%s compiles line %u."), name, compile_text_line_number (game, event->line));
    case COMPILE_EVENT_ACTION_SKIPPED:
      return g_strdup_printf (_("%s can neither play nor refill, so the action is skipped."), name);
    default:
      g_return_val_if_reached (NULL);
    }
}

static char *
tell_single (const CompileTextGame *game,
             const CompileEvent    *event)
{
  switch (event->kind)
    {
    case COMPILE_EVENT_EFFECT_BEGAN:
    case COMPILE_EVENT_EFFECT_LAPSED:
      return tell_effect (game, event);
    case COMPILE_EVENT_SOUGHT:
      {
        g_autofree char *card = compile_text_game_card (game, event->card);

        return g_strdup_printf (_("%s takes %s out of their deck."), compile_text_name (game, event->side), card);
      }
    case COMPILE_EVENT_PLAYED:
      return tell_played_where (game, event);
    case COMPILE_EVENT_LANDED:
    case COMPILE_EVENT_RETURNED:
    case COMPILE_EVENT_PUT_ON_DECK:
      return tell_moved (game, event);
    case COMPILE_EVENT_FLIPPED:
      return tell_flipped (game, event);
    case COMPILE_EVENT_STACKS_SWAPPED:
      return tell_swapped (game, event);
    case COMPILE_EVENT_DRAFTED:
    case COMPILE_EVENT_NAMED_PROTOCOL:
    case COMPILE_EVENT_COMPILED:
    case COMPILE_EVENT_RECOMPILED:
      return tell_protocol (game, event);
    case COMPILE_EVENT_GAME_ENDED:
      return tell_ended (game, event);
    default:
      return tell_player (game, event);
    }
}

char *
compile_text_event (const CompileTextGame *game,
                    const CompileEvent    *events,
                    guint                  n_events,
                    guint                  number)
{
  Batch batch = { .game = game, .n = 1 };

  g_return_val_if_fail (game != NULL, NULL);
  g_return_val_if_fail (events != NULL, NULL);
  g_return_val_if_fail (number < n_events, NULL);

  batch.events = &events[number];
  if (number > 0 && compile_text_continues (batch.events - 1, batch.events))
    return NULL;
  while (number + batch.n < n_events && compile_text_continues (&batch.events[batch.n - 1], &batch.events[batch.n]))
    batch.n++;
  if (goes_in_batches (batch.events->kind))
    return tell_batch (&batch);
  if (batch.events->kind == COMPILE_EVENT_LIFTED)
    return tell_lifted (game, batch.events, batch.n > 1 ? &batch.events[1] : NULL);
  return tell_single (game, batch.events);
}

char *
compile_text_cause (const CompileTextGame  *game,
                    const CompileTextCause *cause)
{
  const char *name;
  g_autofree char *card = NULL;

  g_return_val_if_fail (game != NULL && cause != NULL, NULL);

  name = compile_text_name (game, cause->by);
  switch (cause->way)
    {
    case COMPILE_TEXT_NOTHING_DRAWN:
      return g_strdup_printf (_("%s refills, but there is nothing to draw."), name);
    case COMPILE_TEXT_KEPT_PROTOCOLS:
      return g_strdup_printf (_("%s leaves all protocols where they are."), name);
    case COMPILE_TEXT_FORGONE:
      card = compile_text_game_card (game, cause->card);
      /* TRANSLATORS: a name and a card that allows something: “Anna skips Fire 1.” */
      return g_strdup_printf (_("%s skips %s."), name, card);
    case COMPILE_TEXT_FORGONE_PART:
      card = compile_text_game_card (game, cause->card);
      /* TRANSLATORS: a name and a card, the rest of which is carried out: “Anna skips part of Fire 1.” */
      return g_strdup_printf (_("%s skips part of %s."), name, card);
    default:
      return NULL;
    }
}

/* ---- What waits ---- */

static void
entry_free (gpointer data)
{
  CompileTextEntry *entry = data;

  g_free (entry->text);
  g_free (entry);
}

static void
add_entry (GPtrArray             *entries,
           const CompileTextGame *game,
           guint                  card,
           gboolean               is_running,
           char                  *text)
{
  CompileTextEntry *entry = g_new (CompileTextEntry, 1);

  *entry = (CompileTextEntry) { .protocol = compile_card_set_get_protocol (game->set,
                                                                           compile_state_protocol (game->state, card)),
                                .is_running = is_running, .text = text };
  g_ptr_array_add (entries, entry);
}

/* The state of an effect on the stack: it is running, has lapsed, or waits, either for @running above it or for the
 * choice of which one above it comes next (@ordering). */
static void
add_effect (GPtrArray             *entries,
            const CompileTextGame *game,
            const CompileFrame    *frame,
            guint                  running,
            gboolean               ordering)
{
  g_autofree char *card = compile_text_game_card (game, frame->card);

  if (frame->lapsed)
    add_entry (entries, game, frame->card, FALSE, tell_lapse (card, frame->lapsed));
  else if (running == COMPILE_NO_CARD && !ordering)
    add_entry (entries, game, frame->card, TRUE, g_strdup_printf (_("%s is being resolved."), card));
  else if (running == frame->card || running == COMPILE_NO_CARD)
    add_entry (entries, game, frame->card, FALSE, g_strdup_printf (_("%s goes on afterwards."), card));
  else
    {
      g_autofree char *above = compile_text_game_card (game, running);

      /* TRANSLATORS: two cards: “Fire 1 waits for Water 4.” */
      add_entry (entries, game, frame->card, FALSE, g_strdup_printf (_("%s waits for %s."), card, above));
    }
}

GPtrArray *
compile_text_pile (const CompileTextGame *game)
{
  GPtrArray *entries = g_ptr_array_new_with_free_func (entry_free);
  guint running = COMPILE_NO_CARD;
  gboolean ordering = FALSE;

  g_return_val_if_fail (game != NULL, entries);

  for (guint i = game->state->n_frames; i-- > 0;)
    {
      const CompileFrame *frame = &game->state->frames[i];

      if (frame->kind == COMPILE_FRAME_EFFECT)
        {
          add_effect (entries, game, frame, running, ordering);
          if (!frame->lapsed)
            running = frame->card;
        }
      else if (frame->kind == COMPILE_FRAME_WAITING)
        for (guint effect = 0; effect < COMPILE_MAX_EFFECTS; effect++)
          for (CompileCards cards = frame->waiting[effect]; cards != 0; cards &= cards - 1)
            {
              const guint card = compile_cards_first (cards);
              g_autofree char *name = compile_text_game_card (game, card);

              add_entry (entries, game, card, FALSE, g_strdup_printf (_("%s is still to come."), name));
              ordering = TRUE;
            }
    }

  return entries;
}
