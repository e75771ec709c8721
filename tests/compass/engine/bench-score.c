/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * bench-score [SECONDS]: how long exact scoring takes for random holdings of several sizes, and then for the slowest
 * holding that a hill climb finds. bench-score KIND prints nothing and scores 1,000 holdings of that kind, for
 * callgrind.
 */
#include <glib.h>
#include <stdio.h>
#include <time.h>

#include "fixture-tiles.h"
#include "ogc-score.h"

typedef struct {
  const char *name;
  guint maps, specialists, items, missions;
  OgcTileMask without; /* missions to leave out */
  guint without_maps;  /* the first of the maps to leave out */
  guint holdings, repeat;
} Kind;

/* Dual and Secret Maps, Recruit and Second Opinion: what one colour shares with others. */
#define COUPLING (0xffu | 1u << 18 | 1u << 20)

static const Kind kinds[] = {
  { "separate", 6, 7, 4, 2, COUPLING, 24, 500, 20 },
  { "grey", 6, 7, 4, 2, COUPLING, 26, 500, 20 },
  { "typical", 6, 7, 4, 3, 0, 26, 500, 20 },
  { "coupled", 10, 14, 8, 8, 0, 26, 500, 20 },
  { "huge", 16, 30, 16, 16, 0, 26, 50, 1 },
  { "everything", 26, 36, 24, 22, 0, 26, 10, 1 },
};

static OgcTileMask
pick (GRand *rand, guint n, guint count, OgcTileMask without)
{
  OgcTileMask mask = 0;

  while (ogc_tile_mask_count (mask) < count)
    mask |= OGC_TILE_BIT (g_rand_int_range (rand, 0, (int) n)) & ~without;
  return mask;
}

static void
random_holding (GRand *rand, const Kind *kind, OgcHolding *holding)
{
  *holding = (OgcHolding) { .knowledge = 3 };
  holding->tiles[OGC_TILE_MAP] = pick (rand, kind->without_maps, kind->maps, 0);
  holding->tiles[OGC_TILE_SPECIALIST] = pick (rand, OGC_N_SPECIALISTS, kind->specialists, 0);
  holding->tiles[OGC_TILE_ITEM] = pick (rand, OGC_N_ITEMS, kind->items, 0);
  holding->tiles[OGC_TILE_MISSION] = pick (rand, OGC_N_MISSIONS, kind->missions, kind->without);
  holding->tiles[OGC_TILE_ARTIFACT] = pick (rand, OGC_N_ARTIFACTS, 4, 0);
  holding->tiles[OGC_TILE_COLLECTION] = OGC_TILE_BIT (2);
  holding->tiles[OGC_TILE_CHEST] = pick (rand, OGC_N_CHESTS, 4, 0);
}

/* Processor time of this thread in microseconds, in which other work on the machine does not count. */
static double
now (void)
{
  struct timespec time;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &time);
  return (double) time.tv_sec * 1e6 + (double) time.tv_nsec / 1e3;
}

/* The microseconds that one ogc_score_total() takes, the least of @tries measurements. */
static double
time_total (const OgcHolding *holding, guint repeat, guint tries)
{
  double best = G_MAXDOUBLE;

  for (guint t = 0; t < tries; t++)
    {
      double start = now ();

      for (guint i = 0; i < repeat; i++)
        ogc_score_total (fixture_tiles (), holding);
      best = MIN (best, (now () - start) / repeat);
    }
  return best;
}

static double
time_full (const OgcHolding *holding, guint repeat)
{
  double start = now ();
  OgcScore score;

  for (guint i = 0; i < repeat; i++)
    ogc_score (fixture_tiles (), holding, &score);
  return (now () - start) / repeat;
}

static void
bench_kind (GRand *rand, const Kind *kind)
{
  double sum = 0, most = 0, full = 0;

  for (guint i = 0; i < kind->holdings; i++)
    {
      OgcHolding holding;
      double time;

      random_holding (rand, kind, &holding);
      time = time_total (&holding, kind->repeat, 3);
      sum += time;
      most = MAX (most, time);
      full += time_full (&holding, kind->repeat);
    }
  printf ("%-12s total: mean %8.2f us, most %8.2f us; with assignment: mean %8.2f us\n", kind->name,
          sum / kind->holdings, most, full / kind->holdings);
}

static void
mutate (GRand *rand, OgcHolding *holding)
{
  static const guint8 counts[] = { OGC_N_MAPS, OGC_N_SPECIALISTS, OGC_N_ITEMS, OGC_N_MISSIONS };
  static const guint8 which[] = { OGC_TILE_MAP, OGC_TILE_SPECIALIST, OGC_TILE_ITEM, OGC_TILE_MISSION };

  for (int n = g_rand_int_range (rand, 1, 4); n > 0; n--)
    {
      int k = g_rand_int_range (rand, 0, 4);

      holding->tiles[which[k]] ^= OGC_TILE_BIT (g_rand_int_range (rand, 0, counts[k]));
    }
}

/* Climbs from random holdings to slower ones; a slow one is timed again before it counts. */
static void
bench_worst (GRand *rand, double seconds)
{
  const gint64 until = g_get_monotonic_time () + (gint64) (seconds * 1e6);
  OgcHolding worst = { 0 };
  double most = 0;

  while (g_get_monotonic_time () < until)
    {
      OgcHolding holding;
      double time;

      random_holding (rand, &kinds[g_rand_int_range (rand, 3, G_N_ELEMENTS (kinds))], &holding);
      time = time_total (&holding, 1, 3);
      for (guint failures = 0; failures < 150 && g_get_monotonic_time () < until; failures++)
        {
          OgcHolding next = holding;
          double slower;

          mutate (rand, &next);
          slower = time_total (&next, 1, 3);
          if (slower > time)
            {
              time = slower;
              holding = next;
              failures = 0;
            }
        }
      time = time_total (&holding, 1, 9);
      if (time > most)
        {
          most = time;
          worst = holding;
        }
    }
  printf ("worst found  total: %.0f us; maps %07" G_GINT64_MODIFIER "x, specialists %09" G_GINT64_MODIFIER "x, "
          "items %06" G_GINT64_MODIFIER "x, missions %06" G_GINT64_MODIFIER "x\n", time_total (&worst, 5, 20),
          worst.tiles[OGC_TILE_MAP], worst.tiles[OGC_TILE_SPECIALIST], worst.tiles[OGC_TILE_ITEM],
          worst.tiles[OGC_TILE_MISSION]);
}

int
main (int argc, char **argv)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (1);

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (argc > 1 && g_str_equal (argv[1], kinds[i].name))
      {
        for (guint n = 0; n < 1000; n++)
          {
            OgcHolding holding;

            random_holding (rand, &kinds[i], &holding);
            ogc_score_total (fixture_tiles (), &holding);
          }
        return 0;
      }

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    bench_kind (rand, &kinds[i]);
  bench_worst (rand, argc > 1 ? g_ascii_strtod (argv[1], NULL) : 10);
  return 0;
}
