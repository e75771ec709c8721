/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Random games of both sets in turn, saved and walked through at every decision, also in the middle of effects. The
 * check takes a few; for more: test-compile-kept-games --games 1000 [--saved 1] [--first 0]. One in as many games as
 * --saved says is saved, the others are only walked through, back to the start: saving takes almost all of the time.
 * With --first the games can be shared among several processes.
 */
#include "compile-game.h"
#include "compile-rules.h"
#include "played-game.h"
#include "../../arguments.h"

#define BOTH 3

static unsigned first_game = 0;
static unsigned n_games = PLAYED_GAME_STEP > 1 ? 2 : 6;
static unsigned saved = 1;

static guint n_in_effects, n_undone, n_decisions;

/* The state at @position when the game was played. */
static const CompileState *
state_at (CompileTimeline *timeline,
          guint            position)
{
  compile_timeline_seek (timeline, position);
  return compile_timeline_get_state (timeline);
}

/* A save of the game at @position, with the following decisions up to @length undone. */
static CompileSave *
keep (CompileTimeline *timeline,
      CompileSave     *whole,
      guint            position,
      guint            length)
{
  CompileSave *save = compile_save_new (whole->card_set, &whole->setup, whole->seats);

  compile_save_set_decisions (save, (gpointer) whole->decisions->data, length, position,
                              state_at (timeline, position));
  return save;
}

/* Checks that the game is the same after writing and reading it as JSON: it asks the same, and the next decision has
 * the same result. */
static void
check_save (CompileTimeline *timeline,
            CompileSave     *whole,
            guint            position,
            guint            length)
{
  g_autoptr (CompileSave) save = keep (timeline, whole, position, length);
  g_autoptr (GBytes) bytes = compile_save_to_bytes (save);
  g_autoptr (GError) error = NULL;
  g_autoptr (CompileSave) back = compile_save_from_bytes ("kept", bytes, &error);
  const CompileState *state = compile_timeline_get_state (timeline);

  g_assert_no_error (error);
  g_assert_cmpuint (back->position, ==, position);
  g_assert_cmpuint (back->decisions->len, ==, length);
  g_assert_cmphex (compile_state_digest (&back->state), ==, compile_state_digest (state));
  g_assert_cmpmem (&back->state.ask, sizeof back->state.ask, &state->ask, sizeof state->ask);
  g_assert_cmpmem (&back->state, sizeof back->state, state, sizeof *state);
  n_in_effects += state->n_frames > 0;
  if (position == whole->decisions->len)
    return;
  g_assert_cmpint (compile_rules_take (&back->state,
                                       &g_array_index (whole->decisions, CompileDecision, position), NULL), ==,
                   COMPILE_RULE_NONE);
  g_assert_cmphex (compile_state_digest (&back->state), ==, compile_state_digest (state_at (timeline, position + 1)));
}

/* Checks that an undo leads back to an earlier state, and the redo to where it came from. */
static void
check_undo (CompileTimeline *timeline,
            guint            position)
{
  const guint64 digest = compile_state_digest (state_at (timeline, position));
  const guint target = compile_timeline_undo_target (timeline, BOTH);

  if (target == position)
    return;
  compile_timeline_seek (timeline, target);
  g_assert_cmpuint (compile_timeline_get_position (timeline), ==, target);
  g_assert_cmphex (compile_state_digest (compile_timeline_get_state (timeline)), ==,
                   compile_state_digest (&compile_timeline_get_step (timeline, target)->before));
  compile_timeline_seek (timeline, position);
  g_assert_cmpuint (compile_timeline_get_position (timeline), ==, position);
  g_assert_cmphex (compile_state_digest (compile_timeline_get_state (timeline)), ==, digest);
  n_undone++;
}

/* Goes to @position of a replay, and checks that the game is the one that was played. */
static void
check_sought (CompileGame     *replay,
              CompileTimeline *timeline,
              guint            position)
{
  const CompileState *state = state_at (timeline, position);
  g_autoptr (CompileSave) save = NULL;

  compile_game_seek (replay, position);
  save = compile_game_to_save (replay);
  g_assert_cmpuint (save->position, ==, position);
  g_assert_cmphex (compile_state_digest (&save->state), ==, compile_state_digest (state));
  g_assert_cmpuint (compile_game_get_ask_kind (replay), ==, state->ask.kind);
}

static void
test_saves (void)
{
  guint n = 0;

  for (guint i = 0; i < n_games; i += MAX (saved, 1))
    {
      g_autoptr (CompileTimeline) timeline = played_game_timeline (first_game + i, G_MAXUINT);
      g_autoptr (CompileSave) whole = played_game_save (first_game + i, G_MAXUINT, 0);
      const guint length = compile_timeline_get_length (timeline);

      for (guint position = 0; position <= length; position++)
        check_save (timeline, whole, position, position % 2 == 0 ? position : length);
      n_decisions += length;
      n++;
    }
  g_test_message ("%u games with %u decisions, %u of them in the middle of an effect", n, n_decisions, n_in_effects);
  g_assert_cmpuint (n_in_effects, >, n);
}

static void
test_back_and_forth (void)
{
  for (guint i = 0; i < n_games; i++)
    {
      g_autoptr (CompileTimeline) timeline = played_game_timeline (first_game + i, G_MAXUINT);
      g_autoptr (CompileSave) whole = played_game_save (first_game + i, G_MAXUINT, 0);
      g_autoptr (GError) error = NULL;
      g_autoptr (CompileGame) replay = compile_game_new_replay (whole, COMPILE_EVERYBODY, &error);
      const guint length = compile_timeline_get_length (timeline);

      g_assert_no_error (error);
      compile_game_seek (replay, length);
      for (guint position = length + 1; position-- > 0;)
        {
          check_sought (replay, timeline, position);
          check_undo (timeline, position);
        }
      for (guint position = 0; position <= length; position++)
        check_sought (replay, timeline, position);
      g_assert_cmphex (compile_state_digest (compile_timeline_get_state (timeline)), ==,
                       compile_state_digest (&whole->state));
    }
  g_assert_cmpuint (n_undone, >, n_games);
}

int
main (int    argc,
      char **argv)
{
  static const GOptionEntry options[] = {
    { "games", 0, 0, G_OPTION_ARG_INT, &n_games, "How many to play", "N" },
    { "saved", 0, 0, G_OPTION_ARG_INT, &saved, "One in so many is saved", "N" },
    { "first", 0, 0, G_OPTION_ARG_INT, &first_game, "The number of the first one", "N" },
    { NULL }
  };

  arguments_read (&argc, &argv, options);
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/compile-kept-games/saves", test_saves);
  g_test_add_func ("/compile-kept-games/back-and-forth", test_back_and_forth);
  return g_test_run ();
}
