/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compile-game.h"
#include "compile-levels.h"
#include "compile-rules.h"
#include "played-game.h"

#define LITTLE_WORK 9 /* with which the lowest level searches one round, the highest 108 */

/* Games in which computer players decide, in a thread of their own. */

/* Iterates the main loop until the game is over or a person is asked. */
static void
run_until_asked (CompileGame *game)
{
  while (!compile_game_get_finished (game) && !compile_game_get_answerable (game))
    g_main_context_iteration (NULL, TRUE);
}

/* Answers the viewer's question with the first legal decision. */
static void
answer (CompileGame *game)
{
  g_autoptr (GError) error = NULL;
  unsigned n;
  const CompileDecision *legal = compile_game_list_decisions (game, &n);

  g_assert_cmpuint (n, >, 0);
  compile_game_take (game, &legal[0], &error);
  g_assert_no_error (error);
}

static guint64
digest_of (CompileGame *game)
{
  g_autoptr (CompileSave) save = compile_game_to_save (game);

  return compile_state_digest (&save->state);
}

/* Two computer players play to the end without a viewer, and a second time they play the same game. */
static void
test_two_computers (void)
{
  for (guint number = 0; number < 6; number++)
    {
      g_autoptr (CompileGame) game = played_game_new (number, "random", "random");
      g_autoptr (CompileGame) again = played_game_new (number, "random", "random");

      compile_game_set_running (game, TRUE);
      g_assert_cmpint (compile_game_get_viewer (game), ==, -1);
      g_assert_true (compile_game_get_thinking (game));
      run_until_asked (game);
      compile_game_set_running (again, TRUE);
      run_until_asked (again);
      g_assert_false (compile_game_get_thinking (game));
      g_assert_cmpuint (compile_game_get_position (game), >, 20);
      g_assert_cmpuint (digest_of (game), ==, digest_of (again));
    }
}

static void
forbid_secrets_cb (CompileGame  *game,
                   CompileEvent *event,
                   guint        *n_hidden)
{
  /* Events that are about no card have none to hide. */
  if (event->kind < COMPILE_EVENT_DREW || event->kind > COMPILE_EVENT_PUT_ON_DECK)
    return;
  if (event->card == COMPILE_NO_CARD)
    {
      /* COM-14: of a side's own cards, only those in transit from the deck are unknown to it. */
      if (event->side == 0)
        {
          g_assert_cmpuint (event->kind, ==, COMPILE_EVENT_PLAYED);
          g_assert_cmpuint (event->number, ==, COMPILE_FROM_DECK);
        }
      ++*n_hidden;
    }
  else if (event->seen_by != 0 && !compile_game_get_finished (game))
    g_assert_true ((event->seen_by & 1u << 0) != 0);
}

/* Plays a game to its end, in which the person is always the viewer, without a curtain. */
static void
play_as_person (CompileGame *game)
{
  compile_game_set_running (game, TRUE);
  for (run_until_asked (game); !compile_game_get_finished (game); run_until_asked (game))
    {
      g_assert_cmpint (compile_game_get_viewer (game), ==, 0);
      g_assert_false (compile_game_get_curtain (game));
      answer (game);
    }
}

/* A person against a computer player sees what a person may. */
static void
test_person (void)
{
  guint n_hidden = 0;

  for (guint number = 0; number < 6; number++)
    {
      g_autoptr (CompileGame) game = played_game_new (number, OGC_SEAT_PERSON, "random");

      g_signal_connect (game, "event", G_CALLBACK (forbid_secrets_cb), &n_hidden);
      play_as_person (game);
    }
  g_assert_cmpuint (n_hidden, >, 20);
}

/* Each level plays games against a person to their end, with each set of cards. */
static void
test_level (gconstpointer data)
{
  const CompilePlayer *level = data;
  guint n_hidden = 0;

  for (guint number = 0; number < COMPILE_N_SETS; number++)
    {
      g_autoptr (CompileGame) game = played_game_new (number, OGC_SEAT_PERSON, level->id);
      g_autoptr (CompileSave) save = NULL;

      g_signal_connect (game, "event", G_CALLBACK (forbid_secrets_cb), &n_hidden);
      compile_game_set_work (game, LITTLE_WORK);
      play_as_person (game);
      g_assert_false (compile_game_get_thinking (game));
      g_assert_cmpstr (compile_seat_get_kind (compile_game_get_seat (game, 1)), ==, level->id);
      save = compile_game_to_save (game);
      g_assert_cmpint (save->state.phase, ==, COMPILE_PHASE_OVER);
      g_assert_cmpuint (save->position, ==, save->decisions->len);
    }
  g_assert_cmpuint (n_hidden, >, 2);
}

/* A paused game does not think; if it is paused while a player thinks, the decision is the same later. */
static void
test_pause (void)
{
  g_autoptr (CompileGame) game = played_game_new (1, "random", "random");
  g_autoptr (CompileGame) other = played_game_new (1, "random", "random");

  compile_game_set_running (game, TRUE);
  compile_game_set_running (game, FALSE);
  g_assert_false (compile_game_get_thinking (game));
  while (g_main_context_iteration (NULL, FALSE));
  g_assert_cmpuint (compile_game_get_position (game), ==, 0);
  compile_game_set_running (game, TRUE);
  run_until_asked (game);
  compile_game_set_running (other, TRUE);
  run_until_asked (other);
  g_assert_cmpuint (digest_of (game), ==, digest_of (other));
}

static gboolean
pass_cb (gpointer data)
{
  *(gboolean *) data = TRUE;
  return G_SOURCE_REMOVE;
}

/* Runs the main loop for @milliseconds. */
static void
let_pass (guint milliseconds)
{
  gboolean passed = FALSE;

  g_timeout_add (milliseconds, pass_cb, &passed);
  while (!passed)
    g_main_context_iteration (NULL, TRUE);
}

/* While the game is held nobody decides; a player that waits is not shown as thinking. */
static void
test_hold (void)
{
  g_autoptr (CompileGame) game = played_game_new (2, "random", "random");
  CompileSeat *seats[] = { compile_game_get_seat (game, 0), compile_game_get_seat (game, 1) };

  compile_game_hold (game);
  compile_game_set_running (game, TRUE);
  let_pass (50);
  g_assert_true (compile_game_get_held (game));
  g_assert_true (compile_game_get_thinking (game));
  g_assert_cmpuint (compile_game_get_position (game), ==, 0);
  g_assert_true (compile_seat_get_thinking (seats[0]) || compile_seat_get_thinking (seats[1]));
  compile_game_wait (game);
  g_assert_false (compile_seat_get_thinking (seats[0]) || compile_seat_get_thinking (seats[1]));
  compile_game_release (game);
  let_pass (50);
  g_assert_cmpuint (compile_game_get_position (game), ==, 0);
  compile_game_end_wait (game);
  g_assert_false (compile_game_get_held (game));
  run_until_asked (game);
}

/* The pace leaves a pause, which the viewer can skip. */
static void
test_pace (void)
{
  g_autoptr (CompileGame) game = played_game_new (3, "random", "random");
  const gint64 begun = g_get_monotonic_time ();

  g_assert_cmpuint (compile_game_get_rests (COMPILE_ASK_ACTION)[OGC_PACE_INSTANT], ==, 0);
  g_assert_cmpuint (compile_game_get_rests (COMPILE_ASK_CARD)[OGC_PACE_CALM], <,
                    compile_game_get_rests (COMPILE_ASK_ACTION)[OGC_PACE_CALM]);
  compile_game_set_pace (game, OGC_PACE_QUICK);
  compile_game_set_running (game, TRUE);
  while (compile_game_get_position (game) == 0)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpint (g_get_monotonic_time () - begun, >=,
                   1000 * compile_game_get_rests (COMPILE_ASK_DRAFT)[OGC_PACE_QUICK]);
  compile_game_set_pace (game, OGC_PACE_CALM);
  compile_game_hurry (game);
  while (compile_game_get_position (game) == 1)
    g_main_context_iteration (NULL, TRUE);
  compile_game_set_pace (game, OGC_PACE_INSTANT);
  run_until_asked (game);
}

/* Another player can take over at any moment; undo keeps working. */
static void
test_set_player (void)
{
  g_autoptr (CompileGame) game = played_game_new (4, OGC_SEAT_PERSON, OGC_SEAT_PERSON);
  g_autoptr (GError) error = NULL;
  g_autoptr (CompileSave) save = NULL;

  compile_game_set_running (game, TRUE);
  answer (game);
  g_assert_true (compile_game_set_player (game, 1, "random", &error));
  g_assert_no_error (error);
  g_assert_cmpstr (compile_seat_get_kind (compile_game_get_seat (game, 1)), ==, "random");
  g_assert_false (compile_seat_get_person (compile_game_get_seat (game, 1)));
  run_until_asked (game);
  g_assert_cmpint (compile_game_get_viewer (game), ==, 0);
  g_assert_true (compile_game_set_player (game, 0, "random", &error));
  run_until_asked (game);
  g_assert_true (compile_game_get_finished (game));
  save = compile_game_to_save (game);
  g_assert_cmpstr (save->seats[0].kind, ==, "random");
}

/* In a saved game the strongest level replaces an unknown computer player. */
static void
test_unknown_player (void)
{
  g_autoptr (CompileSave) save = played_game_save (0, 20, 0);
  g_autoptr (GError) error = NULL;
  g_autoptr (CompileGame) game = NULL;
  g_autoptr (CompileSave) again = NULL;

  for (guint side = 0; side < COMPILE_N_SIDES; side++)
    {
      g_free (save->seats[side].kind);
      save->seats[side].kind = g_strdup ("oracle");
    }
  game = compile_game_new_from_save (save, &error);
  g_assert_no_error (error);
  compile_game_set_running (game, TRUE);
  run_until_asked (game);
  g_assert_true (compile_game_get_finished (game));
  again = compile_game_to_save (game);
  g_assert_cmpstr (again->seats[0].kind, ==, "oracle");
}

/* After an undo while a computer player thinks, the person is asked again, and the late answer is ignored. */
static void
test_undo_while_thinking (void)
{
  guint n_undone = 0;

  for (guint number = 0; number < 6; number++)
    {
      g_autoptr (CompileGame) game = played_game_new (number, OGC_SEAT_PERSON, "random");

      compile_game_set_running (game, TRUE);
      run_until_asked (game);
      for (guint i = 0; i < 40 && !compile_game_get_finished (game); i++)
        {
          const guint position = compile_game_get_position (game);
          const guint64 digest = digest_of (game);

          answer (game);
          if (compile_game_get_thinking (game) && compile_game_get_can_undo (game))
            {
              compile_game_undo (game);
              let_pass (1);
              g_assert_cmpuint (compile_game_get_position (game), ==, position);
              g_assert_cmpuint (digest_of (game), ==, digest);
              g_assert_true (compile_game_get_answerable (game));
              compile_game_redo (game);
              n_undone++;
            }
          run_until_asked (game);
        }
    }
  g_assert_cmpuint (n_undone, >, 5);
}

static void
count_cb (guint *n)
{
  ++*n;
}

/* What the other side has done since is shown again, step by step, and the game is as before afterwards. */
static void
test_again (void)
{
  guint n_again = 0, n_events = 0, n_shown = 0;

  for (guint number = 0; number < 4; number++)
    {
      g_autoptr (CompileGame) game = played_game_new (number, OGC_SEAT_PERSON, "random");

      g_signal_connect_swapped (game, "event-again", G_CALLBACK (count_cb), &n_events);
      g_signal_connect_swapped (game, "shown-again", G_CALLBACK (count_cb), &n_shown);
      compile_game_set_running (game, TRUE);
      run_until_asked (game);
      for (guint i = 0; i < 12; i++)
        {
          const guint position = compile_game_get_position (game);
          const unsigned turn = compile_game_get_turn (game);

          if (turn > 2 && n_again < 3 && compile_game_get_can_show_again (game))
            {
              compile_game_show_again (game);
              g_assert_true (compile_game_get_showing_again (game));
              g_assert_false (compile_game_get_answerable (game));
              g_assert_cmpuint (compile_game_get_position (game), ==, position);
              if (n_again == 0)
                compile_game_end_again (game);
              else
                for (; compile_game_get_showing_again (game); compile_game_hurry (game))
                  g_main_context_iteration (NULL, TRUE);
              g_assert_true (compile_game_get_answerable (game));
              g_assert_cmpuint (compile_game_get_turn (game), ==, turn);
              n_again++;
            }
          answer (game);
          run_until_asked (game);
        }
    }
  g_assert_cmpuint (n_again, ==, 3);
  g_assert_cmpuint (n_shown, >=, 2);
  g_assert_cmpuint (n_events, >, n_shown);
}

/* Autoplay runs a replay to its end. */
static void
test_replay_by_itself (void)
{
  g_autoptr (CompileSave) save = played_game_save (0, 9, 0);
  g_autoptr (GError) error = NULL;
  g_autoptr (CompileGame) game = compile_game_new_replay (save, COMPILE_EVERYBODY, &error);

  g_assert_no_error (error);
  compile_game_set_running (game, TRUE);
  while (compile_game_get_running (game))
    {
      compile_game_hurry (game);
      g_main_context_iteration (NULL, TRUE);
    }
  g_assert_cmpuint (compile_game_get_position (game), ==, 9);
}

static void
release_cb (CompileGame **game)
{
  g_clear_object (game);
}

/* A handler of the end may drop the game; a game dropped while a player thinks is freed. */
static void
test_dropped (void)
{
  CompileGame *game = played_game_new (0, "random", "random");
  g_autoptr (CompileGame) thinking = played_game_new (1, "random", "random");

  g_signal_connect_swapped (game, "finished", G_CALLBACK (release_cb), &game);
  compile_game_set_running (game, TRUE);
  while (game != NULL)
    g_main_context_iteration (NULL, TRUE);
  compile_game_set_running (thinking, TRUE);
  g_clear_object (&thinking);
  let_pass (20);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/compile-computer/two-computers", test_two_computers);
  g_test_add_func ("/compile-computer/person", test_person);
  for (guint i = 0; i < COMPILE_N_LEVELS; i++)
    {
      g_autofree char *path = g_strconcat ("/compile-computer/levels/", compile_levels[i].id, NULL);

      g_test_add_data_func (path, &compile_levels[i], test_level);
    }
  g_test_add_func ("/compile-computer/pause", test_pause);
  g_test_add_func ("/compile-computer/hold", test_hold);
  g_test_add_func ("/compile-computer/pace", test_pace);
  g_test_add_func ("/compile-computer/set-player", test_set_player);
  g_test_add_func ("/compile-computer/unknown-player", test_unknown_player);
  g_test_add_func ("/compile-computer/undo-while-thinking", test_undo_while_thinking);
  g_test_add_func ("/compile-computer/again", test_again);
  g_test_add_func ("/compile-computer/replay-by-itself", test_replay_by_itself);
  g_test_add_func ("/compile-computer/dropped", test_dropped);
  return g_test_run ();
}
