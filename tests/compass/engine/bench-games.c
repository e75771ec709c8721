/* SPDX-License-Identifier: GPL-3.0-or-later */
/* bench-games [SECONDS]: complete random games a second on one core, in processor time: four seats, standard form, all
 * pairs of B and C buildings in turn, every decision listed (ogc_rules_list()) and taken (ogc_rules_take()). */
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "fixture-tiles.h"
#include "ogc-result.h"
#include "ogc-rules.h"

static double
now (void)
{
  struct timespec time;

  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &time);
  return time.tv_sec + time.tv_nsec * 1e-9;
}

typedef struct {
  uint64_t games, decisions, listed, gold;
} Count;

static void
play (uint64_t  number,
      uint64_t *luck,
      bool      scored,
      Count    *count)
{
  static OgcDecision list[OGC_MAX_DECISIONS];
  const OgcSetup setup = { .seed = number, .seats = 4, .b = OGC_AUCTION_HOUSE + number % 2,
                           .c = OGC_TEMPLE + number / 2 % 4,
                           .start_seat = number % 4 };
  OgcState state;
  unsigned n;

  ogc_rules_begin (&state, fixture_tiles (), &setup, NULL);
  while ((n = ogc_rules_list (&state, list)) > 0)
    {
      *luck = *luck * 6364136223846793005u + 1442695040888963407u;
      ogc_rules_take (&state, &list[(*luck >> 32) * n >> 32], NULL);
      count->decisions++;
      count->listed += n;
    }
  count->games++;
  if (scored)
    {
      OgcResult result;

      ogc_result_of (&state, &result);
      count->gold += result.scores[0].total;
    }
}

static void
measure (const char *name,
         double      seconds,
         bool        scored)
{
  Count count = { 0 };
  uint64_t luck = 1;
  const double start = now ();
  double spent;

  do
    for (unsigned i = 0; i < 64; i++)
      play (count.games, &luck, scored, &count);
  while ((spent = now () - start) < seconds);
  printf ("%-16s %8.0f games/s  %6.1f decisions/game  %5.1f legal/decision  %5.0f ns/decision\n", name,
          count.games / spent,
          (double) count.decisions / count.games, (double) count.listed / count.decisions,
          spent * 1e9 / count.decisions);
}

int
main (int    argc,
      char **argv)
{
  const double seconds = argc > 1 ? atof (argv[1]) : 3;

  measure ("without scoring", seconds, false);
  measure ("with scoring", seconds, true);
  return 0;
}
