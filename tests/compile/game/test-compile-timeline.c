/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "compile-rules.h"
#include "played-game.h"

#define BOTH 3

/* Seeking from any position to any other leads to the same state as when the game was played. */
static void
test_seek (void)
{
  g_autoptr (CompileTimeline) timeline = played_game_timeline (3, G_MAXUINT);
  const guint length = compile_timeline_get_length (timeline);

  for (guint i = 0; i <= 40; i++)
    {
      const guint position = i * 7919 % (length + 1);
      g_autoptr (CompileTimeline) again = played_game_timeline (3, position);

      compile_timeline_seek (timeline, position);
      g_assert_cmpuint (compile_timeline_get_position (timeline), ==, position);
      g_assert_cmpuint (compile_state_digest (compile_timeline_get_state (timeline)), ==,
                        compile_state_digest (compile_timeline_get_state (again)));
    }
}

/* Whether a side has learnt something between two positions, or something random could be drawn again. */
static gboolean
is_told (const CompileTimelineStep *step,
         const CompileState        *after)
{
  if (memcmp (step->before.random, after->random, sizeof after->random) != 0)
    return TRUE;
  for (guint side = 0; side < COMPILE_N_SIDES; side++)
    if ((after->known[side] & ~step->before.known[side]) != 0)
      return TRUE;
  return FALSE;
}

/* Undo goes back decision by decision to the last moment at which somebody learnt of a card; redo goes the same way
 * forward. */
static void
test_undo (void)
{
  guint n_undone = 0, n_stopped = 0;

  for (guint number = 0; number < 40; number++)
    {
      g_autoptr (CompileTimeline) timeline = played_game_timeline (number, 30 + number);
      const guint length = compile_timeline_get_length (timeline);
      CompileState after = *compile_timeline_get_state (timeline);
      const guint64 digest = compile_state_digest (&after);
      guint position = length;

      while (compile_timeline_undo_target (timeline, BOTH) != position)
        {
          g_assert_cmpuint (compile_timeline_undo_target (timeline, BOTH), ==, --position);
          compile_timeline_seek (timeline, position);
          g_assert_false (is_told (compile_timeline_get_step (timeline, position), &after));
          after = *compile_timeline_get_state (timeline);
          n_undone++;
        }
      if (position > 0)
        {
          g_assert_true (compile_timeline_get_step (timeline, position - 1)->reveals);
          n_stopped++;
        }
      while (position < length)
        compile_timeline_seek (timeline, ++position);
      g_assert_cmpuint (compile_state_digest (compile_timeline_get_state (timeline)), ==, digest);
    }
  g_assert_cmpuint (n_undone, >, 20);
  g_assert_cmpuint (n_stopped, >, 20);
}

/* A choice of the other side is undone together with the person's own decision before it. */
static void
test_undo_past_others (void)
{
  guint n_passed = 0;

  for (guint number = 0; number < 40; number++)
    {
      g_autoptr (CompileTimeline) timeline = played_game_timeline (number, 4);
      const guint target = compile_timeline_undo_target (timeline, 1u << 0);

      g_assert_cmpuint (target, <, 4); /* the draft is open */
      g_assert_cmpuint (compile_timeline_get_step (timeline, target)->before.ask.side, ==, 0);
      n_passed += target < 3;
    }
  g_assert_cmpuint (n_passed, >, 0);
}

static void
test_over (void)
{
  g_autoptr (CompileTimeline) timeline = played_game_timeline (1, G_MAXUINT);
  const guint length = compile_timeline_get_length (timeline);

  g_assert_cmpint (compile_timeline_get_state (timeline)->phase, ==, COMPILE_PHASE_OVER);
  g_assert_cmpuint (compile_timeline_undo_target (timeline, BOTH), ==, length);
}

/* A different decision after an undo discards the redo; a refused one changes nothing. */
static void
test_take (void)
{
  g_autoptr (CompileTimeline) timeline = played_game_timeline (0, 3);
  const CompileDecision nonsense = { .kind = COMPILE_DECISION_YES };
  CompileDecision legal[COMPILE_MAX_DECISIONS];

  compile_timeline_seek (timeline, compile_timeline_undo_target (timeline, BOTH));
  g_assert_cmpuint (compile_timeline_get_position (timeline), <, 3);
  g_assert_cmpint (compile_timeline_take (timeline, &nonsense), ==, COMPILE_RULE_NOT_ASKED);
  g_assert_cmpuint (compile_timeline_get_length (timeline), ==, 3);
  compile_rules_list (compile_timeline_get_state (timeline), legal);
  g_assert_cmpint (compile_timeline_take (timeline, &legal[0]), ==, COMPILE_RULE_NONE);
  g_assert_cmpuint (compile_timeline_get_length (timeline), ==, compile_timeline_get_position (timeline));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/compile-timeline/seek", test_seek);
  g_test_add_func ("/compile-timeline/undo", test_undo);
  g_test_add_func ("/compile-timeline/undo-past-others", test_undo_past_others);
  g_test_add_func ("/compile-timeline/over", test_over);
  g_test_add_func ("/compile-timeline/take", test_take);
  return g_test_run ();
}
