/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The guided game of Compile Gold: it is recognised, and explains what comes up, once each and in the right order. */

#include <string.h>

#include "compile-guide.h"
#include "compile-save.h"

static CompileGame *
begin (void)
{
  g_autoptr (GError) error = NULL;
  CompileGame *game = compile_guide_begin (&error);

  g_assert_no_error (error);
  compile_game_set_work (game, 1);
  compile_game_set_pace (game, OGC_PACE_INSTANT);
  compile_game_set_running (game, TRUE);
  return game;
}

/* Lets everybody decide until the person is asked again, or the game is over. */
static void
await (CompileGame *game)
{
  while (!compile_game_get_answerable (game) && !compile_game_get_finished (game))
    g_main_context_iteration (NULL, TRUE);
}

/* What the guide explains until the person is asked for an action, one thing in each line. */
static char *
hear (CompileGame *game,
      guint64     *told)
{
  g_autoptr (GString) heard = g_string_new (NULL);
  int step;

  while ((step = compile_guide_find_step (game, *told)) >= 0)
    {
      g_autofree char *text = compile_guide_dup_text (game, step);

      g_assert_null (strchr (text, '{'));
      g_string_append_printf (heard, "%s\n", text);
      *told |= G_GUINT64_CONSTANT (1) << step;
    }
  return g_string_free (g_steal_pointer (&heard), FALSE);
}

static void
test_order (void)
{
  g_autoptr (CompileGame) game = begin ();
  g_autofree char *first = NULL, *second = NULL, *third = NULL;
  guint64 told = 0;
  unsigned n;

  await (game);
  first = hear (game, &told);
  g_assert_true (g_str_has_prefix (first, "Welcome! "));
  g_assert_nonnull (strstr (first, "Ada"));
  g_assert_true (compile_game_take (game, &compile_game_list_decisions (game, &n)[0], NULL));
  await (game);
  second = hear (game, &told);
  g_assert_true (g_str_has_prefix (second, "What is chosen first "));
  g_assert_true (compile_game_take (game, &compile_game_list_decisions (game, &n)[0], NULL));
  await (game);
  g_assert_true (compile_game_take (game, &compile_game_list_decisions (game, &n)[0], NULL));
  await (game);
  third = hear (game, &told);
  g_assert_true (g_str_has_prefix (third, "These five cards "));
  g_assert_nonnull (strstr (third, "\nA card has three boxes. "));
}

/* However the person plays, most explanations come up in the first game, and its end is explained. */
static void
test_whole_game (void)
{
  g_autoptr (CompileGame) game = begin ();
  g_autofree char *last = NULL;
  guint64 told = 0;
  unsigned n_told = 0;

  for (await (game); !compile_game_get_finished (game); await (game))
    {
      unsigned n;
      const CompileDecision *decisions = compile_game_list_decisions (game, &n);

      g_free (hear (game, &told));
      g_assert_true (compile_game_take (game, &decisions[compile_game_get_position (game) % n], NULL));
    }
  last = hear (game, &told);
  g_assert_true (g_str_has_prefix (last, compile_game_get_winner (game) == 0 ? "You have won" : "Ada was faster"));
  for (guint64 bits = told; bits != 0; bits &= bits - 1)
    n_told++;
  g_assert_cmpuint (n_told, >=, 13);
}

/* A continued guided game is still guided; other games and replays are not. */
static void
test_fits (void)
{
  g_autoptr (CompileGame) game = begin ();
  g_autoptr (CompileSave) save = compile_game_to_save (game);
  g_autoptr (CompileGame) again = compile_game_new_from_save (save, NULL);
  g_autoptr (CompileGame) replay = compile_game_new_replay (save, 0, NULL);
  CompileSetup setup = *compile_game_get_setup (game);
  g_autoptr (CompileGame) other = NULL;

  g_assert_true (compile_guide_fits (game));
  g_assert_true (compile_guide_fits (again));
  g_assert_false (compile_guide_fits (replay));
  setup.seed++;
  other = compile_game_new (compile_game_get_card_set (game), &setup, save->seats, NULL);
  g_assert_false (compile_guide_fits (other));
}

/* An invalid guide is refused with the number of the line. */
static void
test_refusals (void)
{
  static const struct {
    const char *text;
    const char *part;
  } cases[] = {
    { "<guide>\n<chapter/></guide>", "line 2: <chapter> has no place here" },
    { "<step id='a' when='draft'/>", "line 1: <step> has no place here" },
    { "<guide><step id='a' when='draft'>A <b>bold</b> one.</step></guide>", "<b> has no place here" },
    { "<guide>\nLost <step id='a' when='draft'/></guide>", "line 2: words have no place in <guide>" },
    { "<guide>\n<step id='a' when='draft mime'/></guide>", "line 2: “mime” is unknown here" },
    { "<guide><step id='a'/></guide>", "when" },
    { "<guide><step id='a' when='draft' unless='won'/></guide>", "unless" },
  };
  const char *const good = "<guide><step id='a' when='draft won'>A\n  step.</step></guide>";
  g_autoptr (GBytes) bytes = g_bytes_new_static (good, strlen (good));
  g_autoptr (GArray) steps = compile_guide_parse (bytes, NULL);

  g_assert_cmpuint (steps->len, ==, 1);
  for (unsigned i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GBytes) bad = g_bytes_new_static (cases[i].text, strlen (cases[i].text));
      g_autoptr (GError) error = NULL;

      g_assert_null (compile_guide_parse (bad, &error));
      g_assert_true (error->domain == G_MARKUP_ERROR);
      g_test_message ("%s", error->message);
      g_assert_nonnull (strstr (error->message, cases[i].part));
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/compile-guide/order", test_order);
  g_test_add_func ("/compile-guide/whole-game", test_whole_game);
  g_test_add_func ("/compile-guide/fits", test_fits);
  g_test_add_func ("/compile-guide/refusals", test_refusals);
  return g_test_run ();
}
