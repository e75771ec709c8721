/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <stdlib.h>
#include <string.h>

#include "compile-command-card.h"
#include "compile-field.h"
#include "compile-game.h"
#include "compile-rules.h"
#include "compile-text.h"
#include "ogc-error.h"
#include "played-game.h"

#define N_GAMES 200

/* Twin: a game and a state of the engine alone that take the same decisions. */
typedef struct {
  CompileGame *game;
  CompileState state;
  CompileEvents *events; /* of the last decision */
  unsigned n_seen;       /* of these, how many the game has emitted */
  unsigned n_decided, n_asked, n_rewound, n_finished;
  gboolean everything;   /* whether everybody sees everything */
  OgcRandom random;
} Twin;

/* "decided" is emitted before anything has changed, and reveals no card to anybody else. */
static void
decided_cb (Twin            *twin,
            CompileDecision *decision,
            unsigned         seat)
{
  const int viewer = compile_game_get_viewer (twin->game);

  twin->n_decided++;
  g_assert_cmpuint (seat, ==, twin->state.ask.side);
  g_assert_cmpint (compile_game_get_asked (twin->game), ==, seat);
  if ((decision->kind == COMPILE_DECISION_CARD || decision->kind == COMPILE_DECISION_PLAY)
      && decision->card != COMPILE_NO_CARD && !twin->everything && viewer != (int) seat)
    g_assert_true (decision->face == COMPILE_FACE_UP
                   || (viewer >= 0 && (twin->state.known[viewer] & COMPILE_CARD_BIT (decision->card)) != 0));
}

static void
event_cb (Twin         *twin,
          CompileEvent *event)
{
  const int viewer = compile_game_get_viewer (twin->game);
  CompileEvent expected = twin->events->items[twin->n_seen++];
  const gboolean shown = twin->everything || expected.seen_by == COMPILE_SEEN_BY_BOTH
                         || (viewer >= 0 && (expected.seen_by & 1u << viewer) != 0);

  if (!shown)
    expected.card = COMPILE_NO_CARD;
  g_assert_cmpmem (event, sizeof *event, &expected, sizeof expected);
}

static void
asked_cb (Twin *twin)
{
  twin->n_asked++;
}

static void
rewound_cb (Twin *twin)
{
  twin->n_rewound++;
}

static void
finished_cb (Twin *twin)
{
  twin->n_finished++;
  g_assert_true (compile_game_get_finished (twin->game));
}

static void
twin_begin (Twin        *twin,
            CompileGame *game,
            guint        number)
{
  const CompileSetup setup = played_game_setup (number);

  memset (twin, 0, sizeof *twin);
  twin->game = game;
  twin->events = g_new0 (CompileEvents, 1);
  ogc_random_seed (&twin->random, 5, number);
  compile_rules_begin (&twin->state, compile_card_set_get_cards (played_game_set (number)), &setup, NULL);
  g_signal_connect_swapped (game, "decided", G_CALLBACK (decided_cb), twin);
  g_signal_connect_swapped (game, "event", G_CALLBACK (event_cb), twin);
  g_signal_connect_swapped (game, "asked", G_CALLBACK (asked_cb), twin);
  g_signal_connect_swapped (game, "rewound", G_CALLBACK (rewound_cb), twin);
  g_signal_connect_swapped (game, "finished", G_CALLBACK (finished_cb), twin);
}

static void
twin_end (Twin *twin)
{
  g_signal_handlers_disconnect_by_data (twin->game, twin);
  g_free (twin->events);
  g_object_unref (twin->game);
}

/* Checks that a card object shows a card that lies there, and no more than the viewer knows. */
static void
check_card (Twin               *twin,
            CompileCommandCard *card,
            unsigned            true_card)
{
  const int viewer = compile_game_get_viewer (twin->game);
  const CompileState *state = &twin->state;
  const CompileCards known = viewer < 0 ? state->known[0] & state->known[1] : state->known[viewer];

  g_assert_true (compile_command_card_get_known (card)
                 == (twin->everything || (known & COMPILE_CARD_BIT (true_card)) != 0));
  if (!compile_command_card_get_known (card))
    {
      g_assert_cmpint (compile_command_card_get_number (card), ==, -1);
      g_assert_cmpint (compile_command_card_get_protocol (card), ==, -1);
      g_assert_cmpint (compile_command_card_get_printed (card), ==, -1);
      g_assert_null (compile_command_card_get_text (card));
      g_assert_cmpuint (compile_command_card_get_plays (card), ==, 0);
      return;
    }
  g_assert_cmpint (compile_command_card_get_number (card), ==, true_card);
  g_assert_true (compile_command_card_get_text (card) == compile_state_text (state, true_card));
  g_assert_cmpint (compile_command_card_get_printed (card), ==, compile_state_text (state, true_card)->value);
}

/* The number of the first effect of @card among all that are pending, the last one triggered first; 0 for none. Sets
 * @running: it goes on now. */
static unsigned
find_plug (Twin     *twin,
           unsigned  card,
           gboolean *running)
{
  const CompileState *state = &twin->state;
  unsigned number = 0;

  *running = FALSE;
  for (unsigned i = state->n_frames; i > 0; i--)
    {
      const CompileFrame *frame = &state->frames[i - 1];

      if (frame->kind == COMPILE_FRAME_EFFECT && ++number > 0 && frame->card == card)
        {
          *running = number == 1;
          return number;
        }
      for (unsigned effect = 0; frame->kind == COMPILE_FRAME_WAITING && effect < COMPILE_MAX_EFFECTS; effect++)
        for (CompileCards cards = frame->waiting[effect]; cards != 0; cards &= cards - 1)
          if (++number > 0 && compile_cards_first (cards) == card)
            return number;
    }
  return 0;
}

static void
check_stack (Twin        *twin,
             CompileLine *line,
             unsigned     side,
             unsigned     number)
{
  const CompileStack *stack = &twin->state.stacks[side][number];
  GListModel *list = compile_line_get_stack (line);

  g_assert_cmpuint (g_list_model_get_n_items (list), ==, stack->n);
  for (unsigned depth = 0; depth < stack->n; depth++)
    {
      g_autoptr (CompileCommandCard) card = g_list_model_get_item (list, depth);
      const gboolean up = (twin->state.up & COMPILE_CARD_BIT (stack->cards[depth])) != 0;
      gboolean running;

      check_card (twin, card, stack->cards[depth]);
      g_assert_true (compile_command_card_get_face_up (card) == up);
      g_assert_cmpint (compile_command_card_get_value (card), ==,
                       compile_field_value (&twin->state, stack->cards[depth]));
      g_assert_cmpint (compile_command_card_get_side (card), ==, side);
      g_assert_cmpint (compile_command_card_get_line (card), ==, number);
      g_assert_true (compile_command_card_get_free (card) == (depth + 1 == stack->n));
      g_assert_cmpuint (compile_command_card_get_plug (card), ==, find_plug (twin, stack->cards[depth], &running));
      g_assert_true (compile_command_card_get_running (card) == running);
      g_assert_true ((compile_command_card_get_plug (card) > 0) == (compile_command_card_get_box (card) >= 0));
    }
}

/* Checks the cards of a hand or a trash: their number, and which ones are known. */
static void
check_zone (Twin         *twin,
            GListModel   *list,
            CompileCards  cards)
{
  CompileCards shown = 0;
  unsigned n_hidden = 0;

  g_assert_cmpuint (g_list_model_get_n_items (list), ==, compile_cards_count (cards));
  for (unsigned i = 0; i < g_list_model_get_n_items (list); i++)
    {
      g_autoptr (CompileCommandCard) card = g_list_model_get_item (list, i);

      if (compile_command_card_get_known (card))
        shown |= COMPILE_CARD_BIT (compile_command_card_get_number (card));
      else
        n_hidden++;
    }
  g_assert_cmphex (shown & ~cards, ==, 0);
  g_assert_cmpuint (compile_cards_count (cards & ~shown), ==, n_hidden);
  for (CompileCards left = cards & ~shown; left != 0 && !twin->everything; left &= left - 1)
    {
      const int viewer = compile_game_get_viewer (twin->game);
      const CompileCards known = viewer < 0 ? twin->state.known[0] & twin->state.known[1] : twin->state.known[viewer];

      g_assert_cmphex (known & left & -left, ==, 0);
    }
}

static void
check_seat (Twin     *twin,
            unsigned  side)
{
  CompileSeat *seat = compile_game_get_seat (twin->game, side);
  const CompileState *state = &twin->state;

  g_assert_cmpuint (compile_seat_get_hand_count (seat), ==, compile_state_hand_size (state, side));
  g_assert_cmpuint (compile_seat_get_deck_count (seat), ==, compile_state_deck_size (state, side));
  g_assert_cmpuint (compile_seat_get_trash_count (seat), ==, compile_cards_count (state->trash[side]));
  g_assert_true (compile_seat_get_control (seat) == (state->control == side));
  g_assert_cmpuint (compile_seat_get_compiled (seat), ==,
                    compile_cards_count (state->compiled >> COMPILE_N_LINES * side & COMPILE_ALL_LINES));
  check_zone (twin, compile_seat_get_hand (seat), state->hand[side]);
  check_zone (twin, compile_seat_get_trash (seat), state->trash[side]);
  for (unsigned number = 0; number < COMPILE_N_LINES; number++)
    {
      CompileLine *line = compile_seat_get_line (seat, number);

      check_stack (twin, line, side, number);
      g_assert_cmpuint (compile_line_get_total (line), ==, compile_field_total (state, side, number));
      g_assert_true (compile_line_get_ready (line)
                     == (state->phase != COMPILE_PHASE_OVER
                         && (compile_field_leads_in (state, side, COMPILE_COMPILE_TOTAL) & 1u << number) != 0));
    }
}

/* COM-43: checks the described pile: every pending effect, the one that is resolved first at the top. */
static void
check_pile (Twin *twin)
{
  const CompileState *state = &twin->state;
  const CompileFrame *top = state->n_frames > 0 ? &state->frames[state->n_frames - 1] : NULL;
  const gboolean running = top != NULL && top->kind == COMPILE_FRAME_EFFECT;
  g_autoptr (GPtrArray) pile = compile_game_describe_pile (twin->game);

  g_assert_cmpuint (compile_game_count_effects (twin->game), ==, pile->len);
  for (unsigned i = 0; i < pile->len; i++)
    g_assert_true (((CompileTextEntry *) pile->pdata[i])->is_running == (running && i == 0));
  if (running)
    g_assert_cmpuint (((CompileTextEntry *) pile->pdata[0])->protocol, ==,
                      compile_card_set_get_protocol (compile_game_get_card_set (twin->game),
                                                     compile_state_protocol (state, top->card)));
}

static int
compare_decisions (const void *a,
                   const void *b)
{
  return memcmp (a, b, sizeof (CompileDecision));
}

/* Checks that the question and each answer have a text, and that different answers have different texts. */
static void
check_sentences (Twin                  *twin,
                 const CompileDecision *listed,
                 unsigned               n)
{
  g_autoptr (GHashTable) texts = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  g_assert_cmpstr (compile_game_get_prompt (twin->game), !=, "");
  for (unsigned i = 0; i < n; i++)
    g_assert_true (g_hash_table_add (texts, compile_game_describe_decision (twin->game, &listed[i])));
}

static void
check_question (Twin *twin)
{
  CompileDecision legal[COMPILE_MAX_DECISIONS], sorted[COMPILE_MAX_DECISIONS];
  const CompileState *state = &twin->state;
  const CompileDecision *listed;
  unsigned n, n_listed;

  g_assert_cmpuint (compile_game_get_ask_kind (twin->game), ==, state->ask.kind);
  g_assert_true (compile_game_find_asking_card (twin->game, NULL, NULL)
                 == (state->ask.kind != COMPILE_ASK_NOTHING && state->ask.card != COMPILE_NO_CARD));
  listed = compile_game_list_decisions (twin->game, &n_listed);
  if (!compile_game_get_answerable (twin->game))
    {
      g_assert_cmpuint (n_listed, ==, 0);
      g_assert_cmpuint (compile_game_get_faces (twin->game), ==, 0);
      g_assert_false (compile_game_get_can_refill (twin->game));
      return;
    }
  n = compile_rules_list (state, legal);
  memcpy (sorted, listed, n_listed * sizeof *listed);
  qsort (legal, n, sizeof *legal, compare_decisions); /* the viewer cannot know the order of hidden cards */
  qsort (sorted, n_listed, sizeof *sorted, compare_decisions);
  g_assert_cmpmem (legal, n * sizeof *legal, sorted, n_listed * sizeof *sorted);
  g_assert_cmpuint (compile_game_get_faces (twin->game), ==, state->ask.faces);
  check_sentences (twin, listed, n_listed);
}

/* Adds the decisions that cards in @list stand for. */
static void
add_decisions (GListModel *list,
               GArray     *decisions)
{
  for (unsigned i = 0; i < g_list_model_get_n_items (list); i++)
    {
      g_autoptr (CompileCommandCard) card = g_list_model_get_item (list, i);
      const unsigned plays = compile_command_card_get_plays (card);
      const CompileDecision choice = compile_command_card_choose (card);

      if (compile_command_card_get_choosable (card))
        g_array_append_val (decisions, choice);
      for (unsigned bit = 0; bit < 12; bit++)
        if ((plays & 1u << bit) != 0)
          {
            const CompileDecision play = { .kind = COMPILE_DECISION_PLAY, .card = choice.card, .side = bit / 6,
                                           .line = bit % 6 / 2, .face = bit % 2 + 1 };

            g_array_append_val (decisions, play);
          }
    }
}

/* Checks that the cards stand for all decisions about a card that is not in a deck, and for no others. */
static void
check_choices (Twin *twin)
{
  g_autoptr (GArray) shown = g_array_new (FALSE, FALSE, sizeof (CompileDecision));
  g_autoptr (GArray) listed = g_array_new (FALSE, FALSE, sizeof (CompileDecision));
  unsigned n;
  const CompileDecision *legal = compile_game_list_decisions (twin->game, &n);
  const CompileCards deck = compile_state_deck (&twin->state, twin->state.ask.side);

  for (unsigned i = 0; i < n; i++)
    if ((legal[i].kind == COMPILE_DECISION_CARD || legal[i].kind == COMPILE_DECISION_PLAY)
        && (legal[i].card == COMPILE_NO_CARD || (deck & COMPILE_CARD_BIT (legal[i].card)) == 0))
      g_array_append_val (listed, legal[i]);
  for (unsigned side = 0; side < COMPILE_N_SIDES; side++)
    {
      CompileSeat *seat = compile_game_get_seat (twin->game, side);

      add_decisions (compile_seat_get_hand (seat), shown);
      add_decisions (compile_seat_get_trash (seat), shown);
      for (unsigned number = 0; number < COMPILE_N_LINES; number++)
        add_decisions (compile_line_get_stack (compile_seat_get_line (seat, number)), shown);
    }
  g_array_sort (shown, compare_decisions);
  g_array_sort (listed, compare_decisions);
  g_assert_cmpmem (shown->data, shown->len * sizeof (CompileDecision), listed->data,
                   listed->len * sizeof (CompileDecision));
}

/* Checks that all objects show the state, as far as the viewer may know it. */
static void
check_all (Twin *twin)
{
  twin->everything = twin->everything || twin->state.phase == COMPILE_PHASE_OVER;
  for (unsigned side = 0; side < COMPILE_N_SIDES; side++)
    check_seat (twin, side);
  g_assert_cmpuint (g_list_model_get_n_items (compile_game_get_transit (twin->game)), ==, twin->state.n_transit);
  for (unsigned i = 0; i < twin->state.n_transit; i++)
    {
      g_autoptr (CompileCommandCard) card = g_list_model_get_item (compile_game_get_transit (twin->game), i);

      check_card (twin, card, twin->state.transit[i].card);
      g_assert_cmpint (compile_command_card_get_line (card), ==, twin->state.transit[i].line);
    }
  check_pile (twin);
  check_question (twin);
  check_choices (twin);
  g_assert_cmpuint (compile_game_get_turn (twin->game), ==, twin->state.turn);
  g_assert_cmpint (compile_game_get_phase (twin->game), ==, twin->state.phase);
}

/* Takes a random decision of the viewer in both. FALSE if there is none. */
static gboolean
twin_take (Twin *twin)
{
  const unsigned n_decided = twin->n_decided;
  CompileDecision decision;
  g_autoptr (GError) error = NULL;

  if (!played_game_choose (&twin->state, &twin->random, &decision))
    return FALSE;
  /* The game's events are compared with what is about to happen. */
  {
    CompileState after = twin->state;

    compile_rules_take (&after, &decision, twin->events);
    twin->n_seen = 0;
    compile_game_take (twin->game, &decision, &error);
    g_assert_no_error (error);
    g_assert_cmpuint (twin->n_decided, ==, n_decided + 1);
    g_assert_cmpuint (twin->n_seen, ==, twin->events->n);
    twin->state = after;
  }
  return TRUE;
}

/* Two people play without a curtain, every decision goes through the game, and everything shown is true. */
static void
test_games (void)
{
  unsigned n_decisions = 0;

  for (guint number = 0; number < N_GAMES; number += PLAYED_GAME_STEP)
    {
      Twin twin;

      twin_begin (&twin, played_game_new (number, OGC_SEAT_PERSON, OGC_SEAT_PERSON), number);
      compile_game_set_use_curtain (twin.game, FALSE);
      compile_game_set_running (twin.game, TRUE);
      g_assert_cmpuint (twin.n_asked, ==, 1);
      do
        {
          if (number % 4 == 0)
            check_all (&twin);
          n_decisions++;
        }
      while (twin_take (&twin));
      check_all (&twin);
      g_assert_true (compile_game_get_finished (twin.game));
      g_assert_cmpint (compile_game_get_asked (twin.game), ==, -1);
      g_assert_cmpuint (twin.n_finished, ==, 1);
      g_assert_cmpuint (twin.n_asked, ==, twin.n_decided + 1);
      g_assert_cmpuint (compile_game_get_position (twin.game), ==, twin.n_decided);
      g_assert_false (compile_game_get_can_undo (twin.game));
      twin_end (&twin);
    }
  g_test_message ("%u decisions", n_decisions);
  g_assert_cmpuint (n_decisions, >, 10000 / PLAYED_GAME_STEP);
}

static void
note_cb (GObject    *object,
         GParamSpec *pspec,
         GHashTable *noted)
{
  g_hash_table_add (noted, (gpointer) pspec->name);
}

/* Every property about the game is notified at some time. */
static void
test_notify (void)
{
  static const char *const names[] = { "turn", "phase", "asked", "ask-kind", "viewer", "answerable",
                                       "can-undo", "finished", "position", "length", "title", "subtitle", "running" };
  static const char *const seat_names[] = { "turn", "control", "compiled", "hand-count",
                                            "deck-count", "trash-count" };
  static const char *const line_names[] = { "protocol", "compiled", "total", "ready", "choosable" };
  g_autoptr (GHashTable) game_noted = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr (GHashTable) seat_noted = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr (GHashTable) line_noted = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint number = 0; number < 12; number++)
    {
      Twin twin;

      twin_begin (&twin, played_game_new (number, OGC_SEAT_PERSON, OGC_SEAT_PERSON), number);
      compile_game_set_use_curtain (twin.game, FALSE);
      g_signal_connect (twin.game, "notify", G_CALLBACK (note_cb), game_noted);
      for (unsigned side = 0; side < COMPILE_N_SIDES; side++)
        {
          CompileSeat *seat = compile_game_get_seat (twin.game, side);

          g_signal_connect (seat, "notify", G_CALLBACK (note_cb), seat_noted);
          g_signal_connect (compile_seat_get_line (seat, 1), "notify", G_CALLBACK (note_cb), line_noted);
        }
      compile_game_set_running (twin.game, TRUE);
      while (twin_take (&twin));
      twin_end (&twin);
    }
  for (unsigned i = 0; i < G_N_ELEMENTS (names); i++)
    g_assert_true (g_hash_table_contains (game_noted, names[i]));
  for (unsigned i = 0; i < G_N_ELEMENTS (seat_names); i++)
    g_assert_true (g_hash_table_contains (seat_noted, seat_names[i]));
  for (unsigned i = 0; i < G_N_ELEMENTS (line_names); i++)
    g_assert_true (g_hash_table_contains (line_noted, line_names[i]));
}

/* With two people at one machine, the curtain is up whenever the other one is asked and there is something to hide, and
 * then nobody's secrets are shown. */
static void
test_curtain (void)
{
  unsigned n_curtains = 0;

  for (guint number = 0; number < 20; number += PLAYED_GAME_STEP)
    {
      Twin twin;

      twin_begin (&twin, played_game_new (number, OGC_SEAT_PERSON, OGC_SEAT_PERSON), number);
      compile_game_set_running (twin.game, TRUE);
      do
        {
          if (compile_game_get_curtain (twin.game))
            {
              const CompileDecision refresh = { .kind = COMPILE_DECISION_REFRESH };

              n_curtains++;
              g_assert_cmpint (compile_game_get_viewer (twin.game), ==, -1);
              g_assert_false (compile_game_get_answerable (twin.game));
              g_assert_cmpint (compile_game_get_curtain_seat (twin.game), ==, twin.state.ask.side);
              g_assert_cmpint (compile_game_check (twin.game, &refresh), ==, COMPILE_RULE_NOT_ASKED);
              g_assert_cmpuint (*compile_game_get_prompt (twin.game), !=, '\0');
              check_all (&twin);
              compile_game_lift_curtain (twin.game);
            }
          else if (twin.state.turn == 0)
            g_assert_cmpint (compile_game_get_viewer (twin.game), ==, twin.state.ask.side); /* the draft is open */
          if (twin.state.ask.kind != COMPILE_ASK_NOTHING)
            {
              g_assert_true (compile_game_get_answerable (twin.game));
              g_assert_cmpint (compile_game_get_viewer (twin.game), ==, twin.state.ask.side);
            }
          check_all (&twin);
        }
      while (twin_take (&twin));
      twin_end (&twin);
    }
  g_assert_cmpuint (n_curtains, >, 500 / PLAYED_GAME_STEP);
}

/* A refusal names the rule, and changes nothing. */
static void
test_refusal (void)
{
  const CompileDecision unasked = { .kind = COMPILE_DECISION_REFRESH };
  const CompileDecision taken = { .kind = COMPILE_DECISION_DRAFT, .number = 3 };
  const CompileDecision nonsense = { .kind = 99 };
  g_autoptr (CompileGame) game = played_game_new (0, OGC_SEAT_PERSON, OGC_SEAT_PERSON);
  g_autoptr (GError) error = NULL;

  g_assert_false (compile_game_take (game, &unasked, &error));
  g_assert_error (error, COMPILE_REFUSAL, COMPILE_RULE_NOT_ASKED);
  g_clear_error (&error);
  g_assert_false (compile_game_take (game, &nonsense, &error));
  g_assert_error (error, COMPILE_REFUSAL, COMPILE_RULE_MALFORMED);
  g_clear_error (&error);
  g_assert_true (compile_game_take (game, &taken, &error));
  g_assert_false (compile_game_take (game, &taken, &error));
  g_assert_error (error, COMPILE_REFUSAL, COMPILE_RULE_COM_2);
  g_assert_cmpstr (error->message, ==, compile_text_refusal (COMPILE_RULE_COM_2, &taken));
  g_assert_cmpuint (compile_game_get_position (game), ==, 1);
}

/* An unknown computer player and an illegal set-up are refused. */
static void
test_no_such_player (void)
{
  CompileSetup setup = played_game_setup (0);
  const OgcSeatSpec seats[] = {
    { (char *) "Ada", (char *) "compass", (char *) "person" },
    { (char *) "Björn", (char *) "key", (char *) "oracle" },
  };
  g_autoptr (CompileGame) game = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_null (compile_game_new (played_game_set (0), &setup, seats, &error));
  g_assert_error (error, OGC_ERROR, OGC_ERROR_RANGE);
  g_clear_error (&error);
  setup.first = 7;
  g_assert_null (compile_game_new (played_game_set (0), &setup, seats, &error));
  g_assert_error (error, COMPILE_REFUSAL, COMPILE_RULE_COM_2);
  g_clear_error (&error);
  game = played_game_new (0, OGC_SEAT_PERSON, OGC_SEAT_PERSON);
  g_assert_false (compile_game_set_player (game, 1, "oracle", &error));
  g_assert_error (error, OGC_ERROR, OGC_ERROR_RANGE);
}

/* A digest of everything in a save except its time. */
static guint64
digest_of (CompileGame *game)
{
  g_autoptr (CompileSave) save = compile_game_to_save (game);

  return compile_state_digest (&save->state);
}

/* Undo to every point to which it leads, and redo: everything shown is the same as before. */
static void
test_undo (void)
{
  unsigned n_undone = 0;

  for (guint number = 0; number < 30; number += PLAYED_GAME_STEP)
    {
      g_autofree CompileState *states = g_new (CompileState, 1000);
      Twin twin;
      unsigned n = 0;

      twin_begin (&twin, played_game_new (number, OGC_SEAT_PERSON, OGC_SEAT_PERSON), number);
      compile_game_set_use_curtain (twin.game, FALSE);
      compile_game_set_running (twin.game, TRUE);
      do
        {
          const unsigned lines = g_list_model_get_n_items (compile_game_get_log (twin.game));
          const unsigned position = compile_game_get_position (twin.game);
          const guint64 digest = digest_of (twin.game);
          unsigned back = 0;

          states[n] = twin.state;
          while (compile_game_get_can_undo (twin.game))
            {
              compile_game_undo (twin.game);
              back++;
              twin.state = states[n - back];
              check_all (&twin);
              g_assert_cmpuint (digest_of (twin.game), ==, compile_state_digest (&twin.state));
              g_assert_true (compile_game_get_can_redo (twin.game));
            }
          n_undone += back;
          for (unsigned i = 0; i < back; i++)
            compile_game_redo (twin.game);
          twin.state = states[n];
          check_all (&twin);
          g_assert_cmpuint (compile_game_get_position (twin.game), ==, position);
          g_assert_cmpuint (digest_of (twin.game), ==, digest);
          g_assert_false (compile_game_get_can_redo (twin.game));
          g_assert_cmpuint (g_list_model_get_n_items (compile_game_get_log (twin.game)), ==, lines);
          n++;
        }
      while (n < 60 && twin_take (&twin));
      g_assert_cmpuint (twin.n_rewound, >, 0);
      twin_end (&twin);
    }
  g_assert_cmpuint (n_undone, >, 200 / PLAYED_GAME_STEP);
}

/* A game can be saved at every decision, also in the middle of an effect, and continued from there. */
static void
test_save (void)
{
  unsigned n_in_effects = 0;

  for (guint number = 0; number < 8; number++)
    {
      Twin twin;

      twin_begin (&twin, played_game_new (number, OGC_SEAT_PERSON, OGC_SEAT_PERSON), number);
      compile_game_set_use_curtain (twin.game, FALSE);
      compile_game_set_running (twin.game, TRUE);
      do
        {
          g_autoptr (CompileSave) save = NULL;
          g_autoptr (GBytes) bytes = NULL;
          g_autoptr (GError) error = NULL;
          g_autoptr (CompileSave) back = NULL;
          g_autoptr (CompileGame) loaded = NULL;
          Twin other;

          if (compile_game_get_position (twin.game) % PLAYED_GAME_STEP != 0)
            continue;
          save = compile_game_to_save (twin.game);
          bytes = compile_save_to_bytes (save);
          back = compile_save_from_bytes ("game", bytes, &error);
          g_assert_no_error (error);
          loaded = compile_game_new_from_save (back, &error);
          g_assert_no_error (error);
          compile_game_set_use_curtain (loaded, FALSE);
          other = twin;
          other.game = loaded;
          check_all (&other);
          n_in_effects += twin.state.n_frames > 0;
        }
      while (twin_take (&twin));
      twin_end (&twin);
    }
  g_assert_cmpuint (n_in_effects, >, 5);
}

/* Undone decisions are in the save, and can be redone. */
static void
test_save_undone (void)
{
  g_autoptr (CompileSave) save = played_game_save (0, 4, 2);
  g_autoptr (GError) error = NULL;
  g_autoptr (CompileGame) game = compile_game_new_from_save (save, &error);
  g_autoptr (CompileSave) again = NULL;

  g_assert_no_error (error);
  g_assert_cmpuint (compile_game_get_position (game), ==, 2);
  g_assert_cmpuint (compile_game_get_length (game), ==, 4);
  g_assert_true (compile_game_get_can_redo (game));
  again = compile_game_to_save (game);
  g_assert_cmpuint (again->position, ==, 2);
  g_assert_cmpuint (again->decisions->len, ==, 4);
  g_assert_cmpint (again->label.created, ==, save->label.created);
  compile_game_redo (game);
  g_assert_cmpuint (compile_game_get_position (game), ==, 4);
}

/* A replay walks through the same game to the same end, and takes no decisions. */
static void
test_replay (void)
{
  static const int viewers[] = { -1, 0, 1, COMPILE_EVERYBODY };

  for (guint i = 0; i < G_N_ELEMENTS (viewers); i++)
    {
      const CompileDecision refresh = { .kind = COMPILE_DECISION_REFRESH };
      g_autoptr (CompileSave) save = played_game_save (i, G_MAXUINT, 3);
      g_autoptr (GError) error = NULL;
      Twin twin;

      twin_begin (&twin, compile_game_new_replay (save, viewers[i], &error), i);
      g_assert_no_error (error);
      twin.everything = viewers[i] == COMPILE_EVERYBODY;
      g_assert_true (compile_game_get_replay (twin.game));
      g_assert_cmpuint (compile_game_get_position (twin.game), ==, 0);
      g_assert_cmpuint (compile_game_get_length (twin.game), ==, save->position);
      g_assert_cmpint (compile_game_check (twin.game, &refresh), ==, COMPILE_RULE_NOT_ASKED);
      for (guint position = 0; position < save->position; position++)
        {
          CompileState after = twin.state;

          compile_rules_take (&after, &g_array_index (save->decisions, CompileDecision, position), twin.events);
          twin.n_seen = 0;
          compile_game_seek (twin.game, position + 1);
          g_assert_cmpuint (twin.n_seen, ==, twin.events->n);
          twin.state = after;
          check_all (&twin);
        }
      g_assert_cmpuint (compile_state_digest (&twin.state), ==, compile_state_digest (&save->state));
      g_assert_cmpuint (twin.n_rewound, ==, 0);
      compile_game_seek (twin.game, 10);
      g_assert_cmpuint (twin.n_rewound, ==, 1);
      g_assert_cmpuint (compile_game_get_position (twin.game), ==, 10);
      twin_end (&twin);
    }
}

/* The log has each event once, in order, and reveals no more than its reader may know. */
static void
test_log (void)
{
  Twin twin;
  unsigned n_hidden = 0, last = 0;
  GListModel *log;

  twin_begin (&twin, played_game_new (0, OGC_SEAT_PERSON, OGC_SEAT_PERSON), 0);
  compile_game_set_use_curtain (twin.game, FALSE);
  compile_game_set_running (twin.game, TRUE);
  for (unsigned i = 0; i < 60; i++)
    twin_take (&twin);
  log = compile_game_get_log (twin.game);
  g_assert_cmpuint (g_list_model_get_n_items (log), >, 60);
  for (unsigned i = 0; i < g_list_model_get_n_items (log); i++)
    {
      g_autoptr (CompileLogEntry) entry = g_list_model_get_item (log, i);
      unsigned n;
      const CompileEvent *events = compile_log_entry_get_events (entry, &n);

      g_assert_cmpstr (compile_log_entry_get_text (entry), !=, "");
      g_assert_cmpuint (compile_log_entry_get_position (entry), >=, last);
      last = compile_log_entry_get_position (entry);
      g_assert_true ((n == 0) == (compile_log_entry_get_kind (entry) == COMPILE_N_EVENT_KINDS));
      for (unsigned k = 0; k < n; k++)
        {
          g_assert_true (events[k].kind == compile_log_entry_get_kind (entry)
                         || events[k].kind == COMPILE_EVENT_LANDED);
          if (events[k].kind == COMPILE_EVENT_DREW)
            {
              const gboolean mine = events[k].side == (unsigned) compile_game_get_viewer (twin.game);

              g_assert_true ((events[k].card == COMPILE_NO_CARD) == !mine);
              n_hidden += !mine;
            }
        }
    }
  g_assert_cmpuint (last, ==, compile_game_get_position (twin.game));
  g_assert_cmpuint (n_hidden, >, 0);
  twin_end (&twin);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/compile-game/games", test_games);
  g_test_add_func ("/compile-game/notify", test_notify);
  g_test_add_func ("/compile-game/curtain", test_curtain);
  g_test_add_func ("/compile-game/refusal", test_refusal);
  g_test_add_func ("/compile-game/no-such-player", test_no_such_player);
  g_test_add_func ("/compile-game/undo", test_undo);
  g_test_add_func ("/compile-game/save", test_save);
  g_test_add_func ("/compile-game/save-undone", test_save_undone);
  g_test_add_func ("/compile-game/replay", test_replay);
  g_test_add_func ("/compile-game/log", test_log);
  return g_test_run ();
}
