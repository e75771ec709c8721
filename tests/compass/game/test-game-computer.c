/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <time.h>

#include "ogc-player-task.h"
#include "ogc-random.h"
#include "ogc-rules.h"
#include "ogc-thinking.h"
#include "ogc-weights-file.h"
#include "seated-game.h"

/* Thinks until it is cancelled. */
static bool
decide_never (const OgcKnowledge    *knowledge,
              const OgcSearchLimits *limits,
              OgcDecision           *decision)
{
  while (!atomic_load (limits->cancelled))
    g_usleep (100);
  return false;
}

/* Answers with the first legal decision, in which it reports the limits that it was given. */
static bool
decide_first (const OgcKnowledge    *knowledge,
              const OgcSearchLimits *limits,
              OgcDecision           *decision)
{
  *decision = (OgcDecision) {
    .kind = OGC_DECISION_ROLL, .place = limits->work, .tile = limits->seed, .rival = limits->style
  };
  return true;
}

static const OgcPlayer never = { "never", decide_never };
static const OgcPlayer first = { "first", decide_first };

typedef struct {
  GMainLoop *loop;
  OgcDecision *decision;
  GError *error;
} Answer;

static void
answer_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      data)
{
  Answer *answer = data;

  answer->decision = ogc_thinking_run_finish (result, &answer->error);
  g_main_loop_quit (answer->loop);
}

static gboolean
cancel_cb (gpointer cancellable)
{
  g_cancellable_cancel (cancellable);
  return G_SOURCE_REMOVE;
}

static OgcKnowledge *
some_knowledge (void)
{
  const OgcSetup setup = { .seed = 1, .seats = 2, .form = OGC_FORM_NEUTRAL, .b = OGC_GUILD, .c = OGC_TOWER };
  OgcKnowledge *knowledge = g_new (OgcKnowledge, 1);
  OgcState state;

  ogc_rules_begin (&state, ogc_tile_set_get_tiles (ogc_tile_set_get_default ()), &setup, NULL);
  ogc_knowledge_of (knowledge, &state, 0);
  return knowledge;
}

static void
test_thinker (void)
{
  g_autoptr (GMainLoop) loop = g_main_loop_new (NULL, FALSE);
  g_autofree OgcKnowledge *knowledge = some_knowledge ();
  g_autofree OgcDecision *decision = NULL;
  Answer answer = { .loop = loop };

  ogc_player_task_decide_async (&first, OGC_PLAY_STYLE_SPOILER, knowledge, 42, 7, NULL, answer_cb, &answer);
  g_main_loop_run (loop);
  decision = answer.decision;
  g_assert_no_error (answer.error);
  g_assert_nonnull (decision);
  g_assert_cmpuint (decision->place, ==, 7);
  g_assert_cmpuint (decision->tile, ==, 42);
  g_assert_cmpuint (decision->rival, ==, OGC_PLAY_STYLE_SPOILER);
}

/* Simulates a window that is so slow that each frame is followed by the next one at once: an answer with a lower
 * priority would never come. */
static gboolean
draw_cb (gpointer data)
{
  g_usleep (100);
  return G_SOURCE_CONTINUE;
}

static void
test_thinker_busy (void)
{
  g_autoptr (GMainLoop) loop = g_main_loop_new (NULL, FALSE);
  g_autofree OgcKnowledge *knowledge = some_knowledge ();
  Answer answer = { .loop = loop };
  guint drawing = g_idle_add_full (G_PRIORITY_HIGH_IDLE + 20, draw_cb, NULL, NULL); /* GDK_PRIORITY_REDRAW */

  ogc_player_task_decide_async (&first, OGC_PLAY_STYLE_BALANCED, knowledge, 42, 7, NULL, answer_cb, &answer);
  g_main_loop_run (loop);
  g_source_remove (drawing);
  g_assert_nonnull (answer.decision);
  g_free (answer.decision);
}

static void
test_thinker_cancel (void)
{
  g_autoptr (GMainLoop) loop = g_main_loop_new (NULL, FALSE);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autofree OgcKnowledge *knowledge = some_knowledge ();
  Answer answer = { .loop = loop };

  ogc_player_task_decide_async (&never, OGC_PLAY_STYLE_BALANCED, knowledge, 1, 0, cancellable, answer_cb, &answer);
  g_timeout_add (5, cancel_cb, cancellable);
  g_main_loop_run (loop);
  g_assert_error (answer.error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_assert_null (answer.decision);
  g_clear_error (&answer.error);

  /* The task is cancelled before it begins. */
  ogc_player_task_decide_async (&never, OGC_PLAY_STYLE_BALANCED, knowledge, 1, 0, cancellable, answer_cb, &answer);
  g_main_loop_run (loop);
  g_assert_error (answer.error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_clear_error (&answer.error);
}

static void
test_thinker_seed (void)
{
  g_autoptr (GHashTable) seeds = g_hash_table_new (g_direct_hash, g_direct_equal);

  for (unsigned seed = 0; seed < 10; seed++)
    for (unsigned seat = 0; seat < OGC_MAX_SEATS; seat++)
      for (unsigned position = 0; position < 200; position++)
        {
          const guint64 mixed = ogc_random_decision_seed (seed, seat, position);

          g_assert_cmpuint (mixed, ==, ogc_random_decision_seed (seed, seat, position));
          g_hash_table_add (seeds, GSIZE_TO_POINTER ((gsize) mixed));
        }
  g_assert_cmpuint (g_hash_table_size (seeds), ==, 10 * OGC_MAX_SEATS * 200);
}

static void
finished_cb (OgcGame  *game,
             unsigned *finished)
{
  ++*finished;
}

/* Plays a game of computer players to its end. */
static OgcGame *
play_demo (unsigned n,
           guint64  seed)
{
  OgcGame *game = seated_game_new (n, seed, 0, n % 2 == 0 ? "greedy" : "random");
  unsigned finished = 0;

  g_signal_connect (game, "finished", G_CALLBACK (finished_cb), &finished);
  g_assert_false (ogc_game_get_thinking (game));
  ogc_game_set_running (game, TRUE);
  g_assert_true (ogc_game_get_thinking (game));
  while (!ogc_game_get_finished (game))
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (finished, ==, 1);
  g_assert_false (ogc_game_get_thinking (game));
  g_assert_cmpint (ogc_game_get_asked (game), ==, -1);
  g_assert_nonnull (ogc_game_get_result (game));
  g_signal_handlers_disconnect_by_data (game, &finished);
  return game;
}

/* SET-9: the same set-up with the same players leads to the same game. */
static void
test_demo (void)
{
  for (unsigned n = 0; n < 8; n++)
    {
      g_autoptr (OgcGame) game = play_demo (n, 50 + n);
      g_autoptr (OgcGame) again = play_demo (n, 50 + n);

      g_assert_cmpuint (seated_game_digest (game), ==, seated_game_digest (again));
      g_assert_cmpuint (ogc_game_get_length (game), ==, ogc_game_get_length (again));
    }
}

/* Computer players wait for the only person among them, who waits for nobody. */
static void
test_mixed (void)
{
  g_autoptr (OgcGame) game = seated_game_new (6, 3, 1u << 1, "random");
  g_autoptr (GRand) rand = g_rand_new_with_seed (3);
  unsigned asked = 0;

  ogc_game_set_running (game, TRUE);
  while (!ogc_game_get_finished (game))
    {
      g_assert_false (ogc_game_get_curtain (game));
      if (ogc_game_get_answerable (game))
        {
          g_assert_false (ogc_game_get_thinking (game));
          g_assert_cmpint (ogc_game_get_asked (game), ==, 1);
          g_assert_true (seated_game_step (game, rand));
          asked++;
        }
      else
        g_main_context_iteration (NULL, TRUE);
    }
  g_assert_cmpuint (asked, >, 10);
}

/* Dice roll automatically for people too if they want it, but not if something else could be decided, nor before a
 * curtain is lifted. */
static void
test_auto_roll (void)
{
  const OgcSetup setup = { .seed = 4, .seats = 3, .form = OGC_FORM_STANDARD, .b = OGC_AUCTION_HOUSE,
                           .c = OGC_ILLUMINATI };
  g_autoptr (OgcGame) game = seated_game_new_with (&setup, 3, "random");
  g_autoptr (GRand) rand = g_rand_new_with_seed (3);
  unsigned rolled = 0, helped = 0;

  ogc_game_set_auto_roll (game, TRUE);
  g_assert_false (ogc_game_rolls (game));
  ogc_game_set_running (game, TRUE);
  while (!ogc_game_get_finished (game))
    {
      unsigned n;

      if (ogc_game_get_curtain (game))
        {
          g_assert_false (ogc_game_rolls (game));
          ogc_game_lift_curtain (game);
        }
      else if (ogc_game_get_answerable (game) && ogc_game_get_ask_kind (game) == OGC_ASK_ROLL
               && ogc_game_list_decisions (game, &n)->kind == OGC_DECISION_ROLL && n == 1)
        {
          const unsigned position = ogc_game_get_position (game);

          g_assert_true (ogc_game_rolls (game));
          while (ogc_game_get_position (game) == position)
            g_main_context_iteration (NULL, TRUE);
          rolled++;
        }
      else if (ogc_game_get_answerable (game))
        {
          helped += ogc_game_get_ask_kind (game) == OGC_ASK_ROLL ? 1 : 0;
          g_assert_false (ogc_game_rolls (game));
          g_assert_true (seated_game_step (game, rand));
        }
      else
        g_main_context_iteration (NULL, TRUE);
    }
  g_assert_cmpuint (rolled, >, 20);
  g_assert_cmpuint (helped, >, 0);
}

/* After an undo while a computer player thinks, the person is asked again, and the late answer is ignored. */
static void
test_undo_while_thinking (void)
{
  const OgcSetup setup = { .seed = 4, .seats = 2, .form = OGC_FORM_STANDARD, .b = OGC_GUILD, .c = OGC_TOWER };
  g_autoptr (OgcGame) game = seated_game_new_with (&setup, 1u << 0, "random");
  OgcTray *tray = ogc_game_get_tray (game);
  const OgcDecision *decisions;
  OgcDecision decision;
  guint64 rolled;
  unsigned n;

  ogc_game_set_pace (game, OGC_PACE_CALM);
  ogc_game_set_running (game, TRUE);
  g_assert_true (ogc_tray_decide (tray, OGC_DECISION_ROLL, NULL));
  rolled = seated_game_digest (game);
  decisions = ogc_game_list_decisions (game, &n);
  decision = decisions[0];
  g_assert_true (ogc_game_take (game, &decision, NULL));
  g_assert_true (ogc_game_get_thinking (game));
  ogc_game_hold (game); /* the pace is calm, but a busy machine may be even slower */
  for (unsigned i = 0; i < 20; i++)
    {
      g_main_context_iteration (NULL, FALSE);
      g_usleep (1000);
    }
  g_assert_true (ogc_game_get_thinking (game));
  ogc_game_undo (game);
  ogc_game_release (game);
  g_assert_false (ogc_game_get_thinking (game));
  g_assert_true (ogc_game_get_answerable (game));
  g_assert_cmpuint (seated_game_digest (game), ==, rolled);
  for (unsigned i = 0; i < 20; i++)
    {
      g_main_context_iteration (NULL, FALSE);
      g_usleep (1000);
    }
  g_assert_cmpuint (seated_game_digest (game), ==, rolled);

  ogc_game_redo (game);
  g_assert_true (ogc_game_get_thinking (game));
  ogc_game_set_pace (game, OGC_PACE_INSTANT);
  while (ogc_game_get_thinking (game))
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (ogc_game_get_answerable (game));
  g_assert_false (ogc_game_get_can_undo (game)); /* the computer player has rolled */
}

/* Computer players do not go on while a view still shows something. */
static void
test_hold (void)
{
  g_autoptr (OgcGame) game = seated_game_new (2, 8, 0, "random");

  ogc_game_hold (game);
  ogc_game_hold (game);
  ogc_game_set_running (game, TRUE);
  for (unsigned i = 0; i < 20; i++)
    {
      g_main_context_iteration (NULL, FALSE);
      g_usleep (1000);
    }
  ogc_game_release (game);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_cmpuint (ogc_game_get_position (game), ==, 0);
  ogc_game_release (game);
  while (ogc_game_get_position (game) == 0)
    g_main_context_iteration (NULL, TRUE);
}

static void
release_cb (OgcGame   *game,
            gpointer   data,
            OgcGame  **owned)
{
  g_clear_object (owned);
}

static void
test_dispose (void)
{
  for (unsigned n = 0; n < 60; n++)
    {
      OgcGame *game = seated_game_new (n, n, 0, "random");
      OgcTray *tray = g_object_ref (ogc_game_get_tray (game));
      OgcDie *die;

      g_object_add_weak_pointer (G_OBJECT (game), (gpointer *) &game);
      ogc_game_set_pace (game, n % 3);
      ogc_game_set_running (game, TRUE);
      for (unsigned i = 0; i < n % 7; i++)
        g_main_context_iteration (NULL, FALSE);
      die = g_list_model_get_item (ogc_tray_get_own (tray), 0);
      if (n % 2 == 0)
        g_object_unref (game);
      else
        {
          /* The game is dropped while it is reporting what happened. */
          OgcGame *owned = game;

          ogc_game_set_pace (game, OGC_PACE_INSTANT);
          g_signal_connect (game, "event", G_CALLBACK (release_cb), &owned);
          while (owned != NULL)
            g_main_context_iteration (NULL, TRUE);
        }
      g_assert_null (game);
      if (die != NULL)
        ogc_die_set_picked (die, TRUE);
      g_assert_false (ogc_tray_decide (tray, OGC_DECISION_ROLL, NULL));
      g_clear_object (&die);
      g_object_unref (tray);
      g_main_context_iteration (NULL, FALSE);
    }
  /* The answers of threads that still think are ignored. */
  for (unsigned i = 0; i < 50; i++)
    {
      g_main_context_iteration (NULL, FALSE);
      g_usleep (1000);
    }
}

/* Runs the main loop for @ms milliseconds. Returns the processor time of all threads meanwhile, in seconds. */
static double
worked_for (guint ms)
{
  const gint64 end = g_get_monotonic_time () + ms * 1000;
  const clock_t before = clock ();

  while (g_get_monotonic_time () < end)
    {
      g_main_context_iteration (NULL, FALSE);
      g_usleep (2000);
    }
  return (double) (clock () - before) / CLOCKS_PER_SEC;
}

/* A player that thinks for seconds stops when the game is paused or closed; then no thread works any more. */
static void
test_closed (void)
{
  OgcGame *game = seated_game_new (1, 5, 0, "master");

  g_assert_true (ogc_weights_file_use_default (NULL));
  ogc_game_set_pace (game, OGC_PACE_INSTANT);
  ogc_game_set_work (game, 1000 * OGC_WORK_USUAL);
  for (guint n = 0; n < 2; n++)
    {
      double worked;

      ogc_game_set_running (game, TRUE);
      while (worked_for (200) < 0.03)
        g_assert_true (ogc_game_get_thinking (game));
      if (n == 0)
        ogc_game_set_running (game, FALSE);
      else
        g_clear_object (&game);
      worked = worked_for (500);
      g_test_message ("%.3f s", worked);
      g_assert_cmpfloat (worked, <, 0.1);
    }
  ogc_weights_use (NULL);
}

/* A seat's player is kept with its style; an unknown player is refused when a game begins, and replaced by another when
 * it is continued. */
static void
test_styles (void)
{
  const OgcSetup setup = game_fixture_setup (3, 77);
  OgcSeatSpec seats[OGC_MAX_SEATS];
  g_autoptr (OgcGame) game = seated_game_new_with (&setup, 1, "beginner-spoiler");
  g_autoptr (OgcGame) loaded = NULL;
  g_autoptr (OgcGame) refused = NULL;
  g_autoptr (OgcSave) save = ogc_game_to_save (game);
  g_autoptr (OgcSave) read = NULL;
  g_autoptr (GBytes) bytes = ogc_save_to_bytes (save);
  g_autoptr (GError) error = NULL;

  read = ogc_save_from_bytes ("here", bytes, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (read->seats[1].kind, ==, "beginner-spoiler");
  loaded = ogc_game_new_from_save (read, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (seated_game_digest (loaded), ==, seated_game_digest (game));
  g_clear_object (&loaded);

  for (unsigned i = 0; i < OGC_MAX_SEATS; i++)
    seats[i] = (OgcSeatSpec) { read->seats[i].name, read->seats[i].emblem, (char *) "beginner-unheard-of" };
  refused = ogc_game_new (ogc_tile_set_get_default (), &setup, seats, &error);
  g_assert_null (refused);
  g_assert_error (error, OGC_ERROR, OGC_ERROR_RANGE);
  g_assert_cmpstr (error->message, ==, "There is no computer player called “beginner-unheard-of”. Choose another one.");
  g_clear_error (&error);
  g_free (read->seats[1].kind);
  read->seats[1].kind = g_strdup ("beginner-unheard-of");
  loaded = ogc_game_new_from_save (read, &error);
  g_assert_no_error (error);
}

/* Another player takes over a seat: earlier decisions stay, undo and redo work as before, and saves have the new
 * player. */
static void
test_exchange (void)
{
  g_autoptr (OgcGame) game = seated_game_new (3, 8, 31, "");
  g_autoptr (GRand) rand = g_rand_new_with_seed (8);
  g_autoptr (OgcGame) loaded = NULL;
  g_autoptr (OgcSave) save = NULL;
  g_autoptr (GError) error = NULL;
  unsigned position, seat;

  ogc_game_set_running (game, TRUE);
  for (unsigned i = 0; i < 12 || !ogc_game_get_can_undo (game); i++)
    g_assert_true (seated_game_step (game, rand));
  ogc_game_undo (game);
  position = ogc_game_get_position (game);
  g_assert_true (ogc_game_get_can_redo (game));
  g_assert_false (ogc_game_set_player (game, 1, "nobody-knows", &error));
  g_assert_error (error, OGC_ERROR, OGC_ERROR_RANGE);
  seat = (unsigned) ogc_game_get_asked (game);
  g_assert_true (ogc_game_set_player (game, seat, "random", NULL));
  g_assert_false (ogc_seat_get_person (ogc_game_get_seat (game, seat)));
  g_assert_false (ogc_game_get_answerable (game));
  g_assert_true (ogc_game_get_thinking (game));
  g_assert_cmpuint (ogc_game_get_position (game), ==, position);
  g_assert_true (ogc_game_get_can_redo (game));
  save = ogc_game_to_save (game);
  g_assert_cmpstr (save->seats[seat].kind, ==, "random");
  loaded = ogc_game_new_from_save (save, NULL);
  g_assert_true (ogc_game_set_player (game, seat, OGC_SEAT_PERSON, NULL));
  ogc_game_lift_curtain (game);
  g_assert_true (ogc_game_get_answerable (game));
  ogc_game_redo (game);
  g_assert_cmpuint (ogc_game_get_position (game), >, position);
  g_assert_cmpstr (ogc_seat_get_kind (ogc_game_get_seat (loaded, seat)), ==, "random");
  ogc_game_set_running (loaded, TRUE);
  while (ogc_game_get_position (loaded) == position) /* the computer player takes its decision */
    g_main_context_iteration (NULL, TRUE);
}

/* The calm pace leaves more time than the quick one, the instant pace none; most time is for reading rolled dice. */
static void
test_rests (void)
{
  const unsigned *longest = ogc_game_get_rests (OGC_ASK_PLACE);

  for (OgcAskKind kind = OGC_ASK_ROLL; kind <= OGC_ASK_TAKE; kind++)
    {
      const unsigned *rests = ogc_game_get_rests (kind);

      g_assert_cmpuint (rests[OGC_PACE_INSTANT], ==, 0);
      g_assert_cmpuint (rests[OGC_PACE_QUICK], >, 0);
      g_assert_cmpuint (rests[OGC_PACE_CALM], >, rests[OGC_PACE_QUICK]);
      for (OgcPace pace = OGC_PACE_QUICK; pace <= OGC_PACE_CALM && kind != OGC_ASK_PLACE; pace++)
        g_assert_cmpuint (rests[pace], <, longest[pace]);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/game-computer/thinker", test_thinker);
  g_test_add_func ("/game-computer/thinker-busy", test_thinker_busy);
  g_test_add_func ("/game-computer/thinker-cancel", test_thinker_cancel);
  g_test_add_func ("/game-computer/thinker-seed", test_thinker_seed);
  g_test_add_func ("/game-computer/styles", test_styles);
  g_test_add_func ("/game-computer/demo", test_demo);
  g_test_add_func ("/game-computer/mixed", test_mixed);
  g_test_add_func ("/game-computer/undo-while-thinking", test_undo_while_thinking);
  g_test_add_func ("/game-computer/auto-roll", test_auto_roll);
  g_test_add_func ("/game-computer/hold", test_hold);
  g_test_add_func ("/game-computer/exchange", test_exchange);
  g_test_add_func ("/game-computer/dispose", test_dispose);
  g_test_add_func ("/game-computer/closed", test_closed);
  g_test_add_func ("/game-computer/rests", test_rests);
  return g_test_run ();
}
