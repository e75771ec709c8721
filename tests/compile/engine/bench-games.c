/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * bench-compile-games [SECONDS]: complete random games a second on one core, in processor time, with both sets, every
 * decision listed (compile_rules_list()) and taken (compile_rules_take()); and how many games nobody won, by what ended
 * them (COM-71).
 */
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "compile-card-set.h"
#include "compile-rules.h"

static double
now (void)
{
  struct timespec time;

  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &time);
  return time.tv_sec + time.tv_nsec * 1e-9;
}

typedef struct {
  uint64_t games, decisions, listed, turns;
  uint64_t skipped, long_ones; /* COM-71 */
} Count;

static void
play (const CompileSet *set,
      uint64_t         *luck,
      Count            *count)
{
  static CompileDecision list[COMPILE_MAX_DECISIONS];
  const CompileSetup setup = { .seed = count->games, .first = count->games % 2 };
  CompileState state;
  unsigned n;

  compile_rules_begin (&state, set, &setup, NULL);
  while ((n = compile_rules_list (&state, list)) > 0)
    {
      *luck = *luck * 6364136223846793005u + 1442695040888963407u;
      compile_rules_take (&state, &list[(*luck >> 32) * n >> 32], NULL);
      count->decisions++;
      count->listed += n;
    }
  count->games++;
  count->turns += state.turn;
  if (state.winner == COMPILE_NOBODY && state.skipped >= COMPILE_MAX_SKIPPED)
    count->skipped++;
  else if (state.winner == COMPILE_NOBODY)
    count->long_ones++;
}

int
main (int    argc,
      char **argv)
{
  static const char * const names[COMPILE_N_SETS] = { "MN02", "MN01" };
  const double seconds = argc > 1 ? atof (argv[1]) : 3;

  for (unsigned id = 0; id < COMPILE_N_SETS; id++)
    {
      const CompileSet *set = compile_card_set_get_cards (compile_card_set_get (id));
      Count count = { 0 };
      uint64_t luck = 1;
      const double start = now ();
      double spent;

      do
        for (unsigned i = 0; i < 64; i++)
          play (set, &luck, &count);
      while ((spent = now () - start) < seconds);
      printf ("%s %8.0f games/s  %6.1f decisions/game  %5.1f turns/game  %5.1f legal/decision  %5.0f ns/decision\n"
              "     of %.0f games nobody won %.0f after %u turns (%.3f %%), %.0f after %u skipped actions (%.3f %%)\n",
              names[id], count.games / spent, (double) count.decisions / count.games,
              (double) count.turns / count.games, (double) count.listed / count.decisions,
              spent * 1e9 / count.decisions, (double) count.games, (double) count.long_ones, COMPILE_MAX_TURNS,
              100.0 * count.long_ones / count.games, (double) count.skipped, COMPILE_MAX_SKIPPED,
              100.0 * count.skipped / count.games);
    }
  return 0;
}
