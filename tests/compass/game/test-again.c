/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What others have done since your own last move is marked, and can be shown again. */

#include <string.h>

#include "seated-game.h"

/* More than what happens between two moves of one seat. */
#define MANY 600

typedef struct {
  OgcGame *game;
  GRand *rand;
  GArray *events;    /* of OgcEvent: all since the person's last move */
  GArray *again;     /* of these, the ones that were shown again */
  unsigned decided;
} Fixture;

static void
decided_cb (OgcGame           *game,
            const OgcDecision *decision,
            guint              seat,
            Fixture           *fixture)
{
  const gboolean moves = decision->kind != OGC_DECISION_ROLL && decision->kind != OGC_DECISION_HELP
                         && decision->kind != OGC_DECISION_REROLL && decision->kind != OGC_DECISION_POWER;

  fixture->decided++;
  if (seat == 0 && moves)
    g_array_set_size (fixture->events, 0);
}

static void
event_cb (OgcGame        *game,
          const OgcEvent *event,
          Fixture        *fixture)
{
  g_array_append_val (fixture->events, *event);
}

static void
event_again_cb (OgcGame        *game,
                const OgcEvent *event,
                Fixture        *fixture)
{
  g_array_append_val (fixture->again, *event);
}

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  const OgcSetup setup = { .seed = 5, .seats = 4, .form = OGC_FORM_STANDARD, .b = OGC_AUCTION_HOUSE, .c = OGC_TOWER };

  fixture->game = seated_game_new_with (&setup, 1, "random");
  fixture->rand = g_rand_new_with_seed (5);
  fixture->events = g_array_new (FALSE, FALSE, sizeof (OgcEvent));
  fixture->again = g_array_new (FALSE, FALSE, sizeof (OgcEvent));
  g_signal_connect (fixture->game, "decided", G_CALLBACK (decided_cb), fixture);
  g_signal_connect (fixture->game, "event", G_CALLBACK (event_cb), fixture);
  g_signal_connect (fixture->game, "event-again", G_CALLBACK (event_again_cb), fixture);
  ogc_game_set_running (fixture->game, TRUE);
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  g_signal_handlers_disconnect_by_data (fixture->game, fixture);
  g_object_unref (fixture->game);
  g_rand_free (fixture->rand);
  g_array_unref (fixture->events);
  g_array_unref (fixture->again);
}

/* Lets the others go on until the person is asked for what @kind says, or for anything. */
static gboolean
play_until (Fixture    *fixture,
            OgcAskKind  kind)
{
  while (!ogc_game_get_finished (fixture->game))
    {
      if (!ogc_game_get_answerable (fixture->game))
        g_main_context_iteration (NULL, TRUE);
      else if (kind == OGC_ASK_NOTHING || ogc_game_get_ask_kind (fixture->game) == kind)
        return TRUE;
      else
        g_assert_true (seated_game_step (fixture->game, fixture->rand));
    }
  return FALSE;
}

/* Lists the seats that have placed dice or chosen tiles since then, turn by turn and choice by choice; @numbers gets
 * the number of each event, 0 where it is neither. Returns how many there are. */
static unsigned
list_turns (Fixture  *fixture,
            unsigned *seats,
            unsigned *numbers)
{
  gboolean rolled = FALSE, chosen = FALSE;
  unsigned n = 0;

  for (guint i = 0; i < fixture->events->len; i++)
    {
      const OgcEvent *event = &g_array_index (fixture->events, OgcEvent, i);
      const gboolean takes = event->kind == OGC_EVENT_TOOK && event->number == 0;

      numbers[i] = 0;
      rolled = rolled || event->kind == OGC_EVENT_TURN_BEGAN;
      if ((event->kind != OGC_EVENT_PLACED && !takes) || event->seat == 0)
        continue;
      if (takes ? !chosen || seats[n - 1] != event->seat : rolled)
        seats[n++] = event->seat;
      numbers[i] = n;
      rolled = FALSE;
      chosen = takes;
    }
  return n;
}

/* Whether a round has begun since then. */
static gboolean
is_over_round (Fixture *fixture)
{
  for (guint i = 0; i < fixture->events->len; i++)
    if (g_array_index (fixture->events, OgcEvent, i).kind == OGC_EVENT_ROUND_BEGAN)
      return TRUE;
  return FALSE;
}

/* The highest mark on dice; @counts gets how often each mark occurs. */
static unsigned
count_dice_marks (Fixture  *fixture,
                  unsigned *counts)
{
  GListModel *buildings = ogc_game_get_buildings (fixture->game);
  unsigned most = 0;

  for (guint i = 0; i < g_list_model_get_n_items (buildings); i++)
    {
      g_autoptr (OgcBuilding) building = g_list_model_get_item (buildings, i);
      GListModel *sets = ogc_building_get_sets (building);

      for (guint k = 0; k < g_list_model_get_n_items (sets); k++)
        {
          g_autoptr (OgcDiceSet) set = g_list_model_get_item (sets, k);
          const unsigned mark = ogc_dice_set_get_mark (set);

          counts[mark] += 1;
          most = MAX (most, mark);
        }
    }
  return most;
}

static unsigned
count_log_marks (Fixture *fixture)
{
  GListModel *log = ogc_game_get_log (fixture->game);
  unsigned n = 0;

  for (guint i = 0; i < g_list_model_get_n_items (log); i++)
    {
      g_autoptr (OgcLogEntry) entry = g_list_model_get_item (log, i);

      n += ogc_log_entry_get_mark (entry) > 0 ? 1 : 0;
    }
  return n;
}

/* Which number each seat has had last, and 0 once the round of that turn is over. */
static void
find_last (Fixture  *fixture,
           unsigned *numbers,
           unsigned *last)
{
  for (guint i = 0; i < fixture->events->len; i++)
    {
      const OgcEvent *event = &g_array_index (fixture->events, OgcEvent, i);

      if (numbers[i] > 0)
        last[event->seat] = numbers[i];
      else if (event->kind == OGC_EVENT_ROUND_ENDED)
        memset (last, 0, OGC_N_OWNERS * sizeof *last);
    }
}

static void
check_marks (Fixture *fixture)
{
  unsigned expected[MANY], numbers[MANY], seats[MANY], last[OGC_N_OWNERS] = { 0 };
  const unsigned n = list_turns (fixture, expected, numbers);

  g_assert_cmpuint (ogc_game_get_marks (fixture->game, seats), ==, n);
  for (unsigned i = 0; i < n; i++)
    g_assert_cmpuint (seats[i], ==, expected[i]);
  find_last (fixture, numbers, last);
  for (unsigned seat = 1; seat < 4; seat++)
    g_assert_cmpuint (ogc_seat_get_mark (ogc_game_get_seat (fixture->game, seat)), ==, last[seat]);
  g_assert_cmpuint (count_log_marks (fixture), >=, n);
}

/* Each turn and choice of the others has a number on dice, seats and lines until the person moves, whatever rounds
 * begin meanwhile; rolling does not count as a move. */
static void
test_marks (Fixture      *fixture,
            gconstpointer data)
{
  unsigned seen = 0, over_rounds = 0;

  while (play_until (fixture, OGC_ASK_PLACE))
    {
      unsigned counts[MANY] = { 0 };
      unsigned seats[MANY];

      check_marks (fixture);
      over_rounds += is_over_round (fixture) && count_log_marks (fixture) > 0 ? 1 : 0;
      if (count_dice_marks (fixture, counts) == 3)
        seen++;
      g_assert_cmpuint (ogc_seat_get_mark (ogc_game_get_seat (fixture->game, 0)), ==, 0);
      ogc_game_set_running (fixture->game, FALSE);
      while (ogc_game_get_answerable (fixture->game) && ogc_game_get_ask_kind (fixture->game) == OGC_ASK_PLACE)
        g_assert_true (seated_game_step (fixture->game, fixture->rand));
      memset (counts, 0, sizeof counts);
      if (ogc_game_get_ask_kind (fixture->game) != OGC_ASK_TAKE)
        {
          g_assert_cmpuint (ogc_game_get_marks (fixture->game, seats), ==, 0);
          g_assert_cmpuint (count_dice_marks (fixture, counts), ==, 0);
          g_assert_cmpuint (count_log_marks (fixture), ==, 0);
        }
      ogc_game_set_running (fixture->game, TRUE);
    }
  g_assert_cmpuint (seen, >, 3);
  g_assert_cmpuint (over_rounds, >, 2);
}

/* A turn marks one die of the University's line if it placed any there. */
static void
test_single_dice (Fixture      *fixture,
                  gconstpointer data)
{
  unsigned seen = 0;

  while (play_until (fixture, OGC_ASK_PLACE))
    {
      OgcBuilding *university = ogc_game_get_building (fixture->game, OGC_UNIVERSITY);
      GListModel *sets = ogc_building_get_sets (university);
      unsigned placed[MANY] = { 0 };
      unsigned seats[MANY], numbers[MANY];
      const unsigned n = list_turns (fixture, seats, numbers);

      for (guint i = 0; i < fixture->events->len; i++)
        {
          const OgcEvent *event = &g_array_index (fixture->events, OgcEvent, i);

          if (event->kind == OGC_EVENT_ROUND_BEGAN)
            memset (placed, 0, sizeof placed); /* these dice are no longer there */
          if (event->kind == OGC_EVENT_PLACED && event->building == OGC_UNIVERSITY)
            placed[numbers[i]] = ogc_dice_count (event->dice);
        }
      for (unsigned mark = 1; mark <= n; mark++)
        {
          unsigned marked = 0;

          for (guint i = 0; i < g_list_model_get_n_items (sets); i++)
            {
              g_autoptr (OgcDiceSet) set = g_list_model_get_item (sets, i);

              marked += ogc_dice_set_get_mark (set) == mark ? 1 : 0;
            }
          g_assert_cmpuint (marked, <=, MIN (placed[mark], 1));
          seen += marked;
        }
      g_assert_true (seated_game_step (fixture->game, fixture->rand));
    }
  g_assert_cmpuint (seen, >, 3);
}

/* Waits until everything has been shown again, skipping pauses. */
static void
watch (Fixture *fixture)
{
  while (ogc_game_get_showing_again (fixture->game))
    {
      ogc_game_hurry (fixture->game);
      g_main_context_iteration (NULL, TRUE);
    }
}

static void
check_same (Fixture *fixture,
            guint64  digest,
            guint    lines)
{
  g_assert_cmpuint (seated_game_digest (fixture->game), ==, digest);
  g_assert_cmpuint (g_list_model_get_n_items (ogc_game_get_log (fixture->game)), ==, lines);
  g_assert_true (ogc_game_get_answerable (fixture->game));
  g_assert_true (ogc_game_get_can_show_again (fixture->game));
  check_marks (fixture);
}

/* Everything that happened is shown again, across ends of rounds too, and nothing has changed. */
static void
test_shown (Fixture      *fixture,
            gconstpointer data)
{
  unsigned rounds = 0;

  for (unsigned n = 0; n < 12 && play_until (fixture, OGC_ASK_ROLL); n++)
    {
      const guint64 digest = seated_game_digest (fixture->game);
      const guint lines = g_list_model_get_n_items (ogc_game_get_log (fixture->game));
      const unsigned decided = fixture->decided;
      g_autofree char *before = seated_game_dump (fixture->game);
      g_autofree char *after = NULL;
      guint skipped = 0;

      g_assert_true (ogc_game_get_can_show_again (fixture->game) || n == 0);
      if (!ogc_game_get_can_show_again (fixture->game))
        {
          g_assert_true (seated_game_step (fixture->game, fixture->rand));
          continue;
        }
      g_array_set_size (fixture->again, 0);
      ogc_game_show_again (fixture->game);
      g_assert_true (ogc_game_get_showing_again (fixture->game));
      g_assert_false (ogc_game_get_answerable (fixture->game));
      watch (fixture);
      g_assert_cmpuint (fixture->decided, ==, decided);
      check_same (fixture, digest, lines);
      after = seated_game_dump (fixture->game);
      seated_game_assert_same_dump (before, after);
      /* The first events are those of the person's own move. */
      skipped = fixture->events->len - fixture->again->len;
      for (guint i = 0; i < fixture->again->len; i++)
        {
          const OgcEvent *event = &g_array_index (fixture->again, OgcEvent, i);

          g_assert_cmpmem (event, sizeof *event,
                           &g_array_index (fixture->events, OgcEvent, skipped + i), sizeof *event);
          rounds += event->kind == OGC_EVENT_ROUND_BEGAN ? 1 : 0;
        }
      g_assert_cmpuint (fixture->again->len, >, 0);
      g_assert_true (seated_game_step (fixture->game, fixture->rand));
    }
  g_assert_cmpuint (rounds, >, 0);
}

/* Showing again can be ended at once by a decision; undo applies to the present game. */
static void
test_ended (Fixture      *fixture,
            gconstpointer data)
{
  guint64 digest;
  guint lines;

  while (play_until (fixture, OGC_ASK_PLACE) && !ogc_game_get_can_show_again (fixture->game))
    g_assert_true (seated_game_step (fixture->game, fixture->rand));
  digest = seated_game_digest (fixture->game);
  lines = g_list_model_get_n_items (ogc_game_get_log (fixture->game));
  ogc_game_show_again (fixture->game);
  ogc_game_hurry (fixture->game);
  while (fixture->again->len == 0)
    g_main_context_iteration (NULL, TRUE);
  g_assert_false (seated_game_step (fixture->game, fixture->rand));
  ogc_game_end_again (fixture->game);
  check_same (fixture, digest, lines);
  ogc_game_show_again (fixture->game);
  ogc_game_set_running (fixture->game, FALSE); /* the page is left */
  g_assert_false (ogc_game_get_showing_again (fixture->game));
  check_same (fixture, digest, lines);
  ogc_game_show_again (fixture->game);
  ogc_game_undo (fixture->game);
  g_assert_false (ogc_game_get_showing_again (fixture->game) && ogc_game_get_can_undo (fixture->game));
}

/* Without a person, and in a replay, there is no own move. */
static void
test_nobody (void)
{
  g_autoptr (OgcGame) game = seated_game_new (3, 9, 0, "random");
  g_autoptr (OgcSave) save = NULL;
  g_autoptr (OgcGame) replay = NULL;
  unsigned seats[MANY];

  ogc_game_set_running (game, TRUE);
  while (ogc_game_get_position (game) < 20)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (ogc_game_get_marks (game, seats), ==, 0);
  g_assert_false (ogc_game_get_can_show_again (game));
  save = ogc_game_to_save (game);
  replay = ogc_game_new_replay (save, 0, NULL);
  ogc_game_seek (replay, 20);
  g_assert_cmpuint (ogc_game_get_marks (replay, seats), ==, 0);
  g_assert_false (ogc_game_get_can_show_again (replay));
}

static void
add (const char *path,
     void      (*test) (Fixture *, gconstpointer))
{
  g_test_add (path, Fixture, NULL, set_up, test, tear_down);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  add ("/again/marks", test_marks);
  add ("/again/single-dice", test_single_dice);
  add ("/again/shown", test_shown);
  add ("/again/ended", test_ended);
  g_test_add_func ("/again/nobody", test_nobody);
  return g_test_run ();
}
