/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "random-game.h"

void
random_game_begin (RandomGame   *game,
                   CompileSetId  set,
                   guint64       seed)
{
  const CompileSetup setup = { .seed = seed, .first = COMPILE_RANDOM_SIDE };

  game->set = compile_card_set_get (set);
  game->luck = seed;
  g_assert_cmpuint (compile_rules_begin (&game->state, compile_card_set_get_cards (game->set), &setup, &game->events),
                    ==, COMPILE_RULE_NONE);
  game->step = (CompileTimelineStep) { .before = game->state, .events = game->events.items,
                                       .n_events = game->events.n };
  game->n_decisions = compile_rules_list (&game->state, game->decisions);
}

gboolean
random_game_go_on (RandomGame *game)
{
  unsigned chosen;

  if (game->n_decisions == 0)
    return FALSE;
  game->luck = game->luck * 6364136223846793005u + 1442695040888963407u;
  chosen = (game->luck >> 33) % game->n_decisions;
  game->step.decision = game->decisions[chosen];
  game->step.before = game->state;
  g_assert_cmpuint (compile_rules_take (&game->state, &game->step.decision, &game->events), ==, COMPILE_RULE_NONE);
  game->step.n_events = game->events.n;
  game->n_decisions = compile_rules_list (&game->state, game->decisions);

  return TRUE;
}

CompileTextGame
random_game_text (const RandomGame *game,
                  guint             near_side,
                  guint             sees)
{
  return (CompileTextGame) { .set = game->set, .state = &game->state, .names = { "Anna", "Ben" },
                             .near_side = near_side, .sees = sees };
}
