/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <stdlib.h>

#include "card-listing.h"
#include "compile-log-cause.h"
#include "random-game.h"

static void
tell_question (const RandomGame      *game,
               const CompileTextGame *text)
{
  g_autofree char *prompt = compile_text_prompt (text, TRUE);
  g_autofree char *other = compile_text_prompt (text, FALSE);
  g_autoptr (GPtrArray) pile = compile_text_pile (text);

  for (guint i = 0; i < pile->len; i++)
    g_print ("    | %s\n", ((CompileTextEntry *) pile->pdata[i])->text);
  g_print ("  ? %s / %s\n", prompt, other);
  for (guint i = 0; i < game->n_decisions; i++)
    {
      g_autofree char *decision = compile_text_decision (text, &game->decisions[i]);

      g_print ("    - %s\n", decision);
    }
}

/* Prints the log and the questions of a random game, for proof-reading. Arguments: language, set (0 or 1), seed, what
 * the reader sees (0 to 3). */
int
main (int    argc,
      char **argv)
{
  g_autofree RandomGame *game = g_new0 (RandomGame, 1);
  CompileTextGame text;

  g_test_init (&argc, &argv, NULL);
  if (argc != 5 || !card_listing_speak (argv[1]))
    return 1;
  random_game_begin (game, atoi (argv[2]) != 0 ? COMPILE_SET_MN01 : COMPILE_SET_MN02, strtoull (argv[3], NULL, 10));
  text = random_game_text (game, 0, (guint) atoi (argv[4]));
  do
    {
      g_autofree CompileLogCause *causes = compile_log_causes (&game->step, &game->state);
      const CompileTextCause decision = compile_log_decision (&game->step, &game->state);
      g_autofree char *forgone = compile_text_cause (&text, &decision);

      if (forgone != NULL)
        g_print ("%s\n", forgone);
      for (guint i = 0; i < game->events.n; i++)
        {
          g_autofree char *sentence = NULL;

          text.cause = &causes[i].text;
          sentence = compile_text_event (&text, game->events.items, game->events.n, i);
          if (sentence != NULL)
            g_print ("%*s%s\n", (int) causes[i].depth * 4, "", sentence);
        }
      tell_question (game, &text);
    }
  while (random_game_go_on (game));
  return 0;
}
