/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "played-game.h"

#include "compile-rules.h"

#define STREAM 77

CompileCardSet *
played_game_set (guint number)
{
  return compile_card_set_get (number % COMPILE_N_SETS);
}

CompileSetup
played_game_setup (guint number)
{
  static const guint8 firsts[] = { COMPILE_RANDOM_SIDE, 0, 1 };

  return (CompileSetup) { .seed = G_GUINT64_CONSTANT (0xfedcba9876543210) + number, .first = firsts[number / 2 % 3],
                          .no_control = number % 7 == 6 };
}

CompileGame *
played_game_new (guint       number,
                 const char *kind,
                 const char *other)
{
  const CompileSetup setup = played_game_setup (number);
  const OgcSeatSpec seats[] = {
    { (char *) "Ada", (char *) "compass", (char *) kind },
    { (char *) "Björn", (char *) "key", (char *) other },
  };
  g_autoptr (GError) error = NULL;
  CompileGame *game = compile_game_new (played_game_set (number), &setup, seats, &error);

  g_assert_no_error (error);
  return game;
}

gboolean
played_game_choose (const CompileState *state,
                    OgcRandom          *random,
                    CompileDecision    *decision)
{
  CompileDecision legal[COMPILE_MAX_DECISIONS];
  const guint n = compile_rules_list (state, legal);

  if (n > 0)
    *decision = legal[ogc_random_below (random, STREAM, n)];
  return n > 0;
}

CompileTimeline *
played_game_timeline (guint number,
                      guint length)
{
  const CompileSetup setup = played_game_setup (number);
  g_autofree CompileEvents *events = g_new0 (CompileEvents, 1);
  CompileTimeline *timeline;
  CompileDecision decision;
  CompileState state;
  OgcRandom random;

  ogc_random_seed (&random, STREAM, number);
  g_assert_cmpint (compile_rules_begin (&state, compile_card_set_get_cards (played_game_set (number)), &setup, events),
                   ==, COMPILE_RULE_NONE);
  timeline = compile_timeline_new (&state, events);
  for (guint i = 0; i < length; i++)
    {
      if (!played_game_choose (compile_timeline_get_state (timeline), &random, &decision))
        break;
      g_assert_cmpint (compile_timeline_take (timeline, &decision), ==, COMPILE_RULE_NONE);
    }
  return timeline;
}

CompileSave *
played_game_save (guint number,
                  guint length,
                  guint undone)
{
  const OgcSeatSpec seats[] = {
    { (char *) "Ada", (char *) "compass", (char *) "person" },
    { (char *) "Björn \"B.\" \\ Ö", (char *) "key", (char *) "random" },
  };
  g_autoptr (CompileTimeline) timeline = played_game_timeline (number, length);
  g_autoptr (GArray) decisions = g_array_new (FALSE, FALSE, sizeof (CompileDecision));
  const CompileSetup setup = played_game_setup (number);
  CompileSave *save = compile_save_new (played_game_set (number), &setup, seats);
  const guint n = compile_timeline_get_length (timeline);

  for (guint i = 0; i < n; i++)
    g_array_append_val (decisions, compile_timeline_get_step (timeline, i)->decision);
  compile_timeline_seek (timeline, n - MIN (undone, n));
  compile_save_set_decisions (save, (gpointer) decisions->data, n, n - MIN (undone, n),
                              compile_timeline_get_state (timeline));
  save->label.created = 1763706000 + number;
  save->label.changed = 1763709599;
  return save;
}

char *
played_game_text (CompileSave *save)
{
  g_autoptr (GBytes) bytes = compile_save_to_bytes (save);
  gsize length;
  const char *text = g_bytes_get_data (bytes, &length);

  return g_strndup (text, length);
}
