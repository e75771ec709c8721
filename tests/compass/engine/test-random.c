/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fixture-game.h"
#include "ogc-rules.h"

#define ROLLS 1000000

/* The published first numbers of PCG-XSH-RR 64/32 seeded with 42 on stream 54 (pcg32-demo). */
static void
test_reference (void)
{
  static const uint32_t published[] = { 0xa15c02b7, 0x7b47f409, 0xba1d3330, 0x83d2f293, 0xbfa4784b, 0xcbed606e };
  OgcRandom random;

  ogc_random_seed_by_number (&random, 54, 42);
  for (unsigned i = 0; i < G_N_ELEMENTS (published); i++)
    g_assert_cmphex (ogc_random_next (&random, 54), ==, published[i]);
}

static double
chi_square (const unsigned *counts,
            unsigned        n,
            double          expected)
{
  double sum = 0;

  for (unsigned i = 0; i < n; i++)
    sum += (counts[i] - expected) * (counts[i] - expected) / expected;
  return sum;
}

/* Each value comes up equally often in each seat's stream: chi-square with 5 degrees of freedom, one in ten
 * thousand. */
static void
test_even (void)
{
  for (unsigned seat = 0; seat < OGC_MAX_SEATS; seat++)
    {
      const unsigned stream = OGC_STREAM_DICE + seat;
      unsigned counts[6] = { 0 };
      OgcRandom random;

      ogc_random_seed (&random, stream, 2024);
      for (unsigned i = 0; i < ROLLS; i++)
        counts[ogc_random_below (&random, stream, 6)]++;
      g_assert_cmpfloat (chi_square (counts, 6, ROLLS / 6.0), <, 25.75);
    }
}

/* Successive rolls are independent: chi-square with 35 degrees of freedom, one in ten thousand. */
static void
test_pairs (void)
{
  unsigned counts[36] = { 0 };
  unsigned last = 0;
  OgcRandom random;

  ogc_random_seed (&random, OGC_STREAM_DICE, 77);
  for (unsigned i = 0; i <= ROLLS; i++)
    {
      const unsigned next = ogc_random_below (&random, OGC_STREAM_DICE, 6);

      if (i > 0)
        counts[6 * last + next]++;
      last = next;
    }
  g_assert_cmpfloat (chi_square (counts, 36, ROLLS / 36.0), <, 75.0);
}

/* The bound is three quarters of the range, where taking the remainder of 32 bits would give the lowest third of the
 * results half of all draws. */
static void
test_no_modulo_bias (void)
{
  const uint32_t bound = 3u << 30;
  unsigned counts[3] = { 0 };
  OgcRandom random;

  ogc_random_seed (&random, 3, 99);
  for (unsigned i = 0; i < 300000; i++)
    {
      const uint32_t number = ogc_random_below (&random, 3, bound);

      g_assert_cmpuint (number, <, bound);
      counts[number >> 30]++;
    }
  g_assert_cmpfloat (chi_square (counts, 3, 100000), <, 18.4);
}

/* TRN-2: dice that are rolled in a game */
static void
test_rolled_in_game (void)
{
  unsigned counts[6] = { 0 }, neutral[6] = { 0 };
  OgcState before;

  begin (3, OGC_FORM_NEUTRAL, OGC_GUILD, OGC_TOWER);
  before = game;
  for (unsigned i = 0; i < ROLLS / 8; i++)
    {
      const OgcDecision roll = deciding (OGC_DECISION_ROLL);

      g_assert_cmpint (ogc_rules_take (&game, &roll, NULL), ==, OGC_RULE_NONE);
      for (unsigned value = 1; value <= OGC_MAX_VALUE; value++)
        {
          counts[value - 1] += ogc_dice_count_of (game.own[0], value);
          neutral[value - 1] += ogc_dice_count_of (game.neutral[0], value);
        }
      before.random[OGC_STREAM_DICE] = game.random[OGC_STREAM_DICE];
      game = before;
    }
  g_assert_cmpfloat (chi_square (counts, 6, ROLLS / 6.0), <, 25.75);
  g_assert_cmpfloat (chi_square (neutral, 6, ROLLS / 24.0), <, 25.75);
}

/* The state of the generator of @stream one draw before it was @random. */
static OgcRandom
draw_back (OgcRandom random,
           unsigned  stream)
{
  uint64_t inverse = 1;

  for (unsigned bits = 1; bits < 64; bits *= 2) /* each step doubles the number of correct bits */
    inverse *= 2 - OGC_RANDOM_MULTIPLIER * inverse;
  return (random - ogc_random_increment (stream)) * inverse;
}

/* SET-9: a draw of 32 zeros would favour ones, so it is repeated, whichever die it is for. */
static void
test_draw_thrown_away (void)
{
  OgcRandom random = 0; /* this state draws 32 zeros */

  g_assert_cmphex (ogc_random_bits (random), ==, 0);
  for (unsigned die = 0; die < OGC_OWN_DICE; die++)
    {
      const OgcDecision roll = deciding (OGC_DECISION_ROLL);
      OgcRandom expected = random, unlucky = random;
      OgcDice dice = 0;

      begin (4, OGC_FORM_STANDARD, OGC_GUILD, OGC_TOWER);
      game.random[OGC_STREAM_DICE] = random;
      g_assert_cmpint (ogc_rules_take (&game, &roll, NULL), ==, OGC_RULE_NONE);
      for (unsigned i = 0; i < OGC_OWN_DICE; i++)
        {
          dice += ogc_dice_one (ogc_random_below (&expected, OGC_STREAM_DICE, OGC_MAX_VALUE) + 1);
          ogc_random_next (&unlucky, OGC_STREAM_DICE);
        }
      g_assert_cmphex (game.own[0], ==, dice);
      g_assert_cmphex (game.random[OGC_STREAM_DICE], ==, expected);
      g_assert_cmphex (expected, !=, unlucky);
      random = draw_back (random, OGC_STREAM_DICE);
    }
}

#define N_DRAWS (8 * OGC_N_STREAMS)
#define ONE_IN_A_THOUSAND_MILLION 110.0

/* Seeds the generators of all streams with @n_seeds seeds by @seed_random. Any two of the first eight dice of any two
 * streams, or of one, should fall in each of 36 ways equally often: returns the greatest chi-square, with 35 degrees of
 * freedom, of 9,180 tables. */
static double
measure_dependence (void   (*seed_random) (OgcRandom *, unsigned, uint64_t),
                    unsigned n_seeds)
{
  g_autofree uint16_t *counts = g_new0 (uint16_t, N_DRAWS * N_DRAWS * 36);
  double greatest = 0;

  for (unsigned seed = 0; seed < n_seeds; seed++)
    {
      unsigned drawn[N_DRAWS];
      OgcRandom random;

      for (unsigned i = 0; i < N_DRAWS; i++)
        {
          const unsigned stream = i / 8;

          if (i % 8 == 0)
            seed_random (&random, stream, seed);
          drawn[i] = ogc_random_below (&random, stream, 6);
        }
      for (unsigned a = 0; a < N_DRAWS; a++)
        for (unsigned b = 0; b < a; b++)
          counts[(a * N_DRAWS + b) * 36 + drawn[a] * 6 + drawn[b]]++;
    }
  for (unsigned a = 0; a < N_DRAWS; a++)
    for (unsigned b = 0; b < a; b++)
      {
        unsigned cells[36];

        for (unsigned i = 0; i < 36; i++)
          cells[i] = counts[(a * N_DRAWS + b) * 36 + i];
        greatest = MAX (greatest, chi_square (cells, 36, n_seeds / 36.0));
      }

  return greatest;
}

/* SET-9: no generator of a game says anything about another. Chance exceeds the bound in one of a thousand million
 * tables. Generators that differ in nothing but the number of their stream, as in games by the first rules, do say
 * something: a tenth of the seeds shows it. */
static void
test_independent (void)
{
  g_assert_cmpfloat (measure_dependence (ogc_random_seed, 20000), <, ONE_IN_A_THOUSAND_MILLION);
  g_assert_cmpfloat (measure_dependence (ogc_random_seed_by_number, 2000), >, ONE_IN_A_THOUSAND_MILLION);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/random/reference", test_reference);
  g_test_add_func ("/random/even", test_even);
  g_test_add_func ("/random/pairs", test_pairs);
  g_test_add_func ("/random/no-modulo-bias", test_no_modulo_bias);
  g_test_add_func ("/random/TRN-2/rolled-in-game", test_rolled_in_game);
  g_test_add_func ("/random/SET-9/draw-thrown-away", test_draw_thrown_away);
  g_test_add_func ("/random/SET-9/independent", test_independent);
  return g_test_run ();
}
