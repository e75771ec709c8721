/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fixture-game.h"

/* All multisets of up to 10 dice, written out as counts. */
typedef void (*CountsFunc) (const unsigned *counts);

static void
for_all_counts (unsigned   *counts,
                unsigned    value,
                unsigned    left,
                CountsFunc  func)
{
  if (value > OGC_MAX_VALUE)
    {
      func (counts);
      return;
    }
  for (counts[value] = 0; counts[value] <= left; counts[value]++)
    for_all_counts (counts, value + 1, left - counts[value], func);
  counts[value] = 0;
}

static OgcDice
pack (const unsigned *counts)
{
  OgcDice result = 0;

  for (unsigned value = 1; value <= OGC_MAX_VALUE; value++)
    result |= ogc_dice_of (value, counts[value]);
  return result;
}

static void
check_counts (const unsigned *counts)
{
  const OgcDice packed = pack (counts);
  unsigned count = 0, sum = 0, values = 0, lowest = 0;

  for (unsigned value = OGC_MAX_VALUE; value >= 1; value--)
    {
      g_assert_cmpuint (ogc_dice_count_of (packed, value), ==, counts[value]);
      count += counts[value];
      sum += value * counts[value];
      values |= counts[value] > 0 ? 1u << (value - 1) : 0;
      lowest = counts[value] > 0 ? value : lowest;
    }
  g_assert_true (ogc_dice_is_valid (packed));
  g_assert_cmpuint (ogc_dice_count (packed), ==, count);
  g_assert_cmpuint (ogc_dice_sum (packed), ==, sum);
  g_assert_cmpuint (ogc_dice_values (packed), ==, values);
  if (count > 0)
    g_assert_cmpuint (ogc_dice_lowest (packed), ==, lowest);
}

static void
test_counts (void)
{
  unsigned counts[OGC_MAX_VALUE + 1] = { 0 };

  for_all_counts (counts, 1, 10, check_counts);
}

static bool
naive_contains (OgcDice dice_there,
                OgcDice part)
{
  for (unsigned value = 1; value <= OGC_MAX_VALUE; value++)
    if (ogc_dice_count_of (part, value) > ogc_dice_count_of (dice_there, value))
      return false;
  return true;
}

static void
test_contains (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (5);

  for (unsigned i = 0; i < 1000000; i++)
    {
      const OgcDice a = g_rand_int (rand) & OGC_DICE_COUNTS;
      const OgcDice b = g_rand_int (rand) & (i % 2 ? a : OGC_DICE_COUNTS);

      g_assert_true (ogc_dice_contains (a, b) == naive_contains (a, b));
    }
}

static void
test_valid (void)
{
  for (unsigned bit = 0; bit < 32; bit++)
    g_assert_true (ogc_dice_is_valid (1u << bit) == (bit < 30 && bit % 5 != 4));
}

static void
test_from_values (void)
{
  for (unsigned values = 0; values < 64; values++)
    {
      const OgcDice made = ogc_dice_from_values (values);

      g_assert_cmpuint (ogc_dice_values (made), ==, values);
      g_assert_cmpuint (ogc_dice_count (made), ==, (unsigned) __builtin_popcount (values));
    }
}

static int
compare_dice (const void *a,
              const void *b)
{
  return *(const OgcDice *) a < *(const OgcDice *) b ? -1 : *(const OgcDice *) a > *(const OgcDice *) b;
}

/* Checks the parts of each size: none is missing, none comes twice. */
static void
check_parts (const unsigned *counts)
{
  static OgcDice parts[OGC_MAX_PARTS];
  const OgcDice whole = pack (counts);
  unsigned expected = 1;
  unsigned found = 0;

  for (unsigned value = 1; value <= OGC_MAX_VALUE; value++)
    expected *= counts[value] + 1;
  g_assert_cmpuint (expected, <=, OGC_MAX_PARTS);
  for (unsigned size = 0; size <= 10; size++)
    {
      const unsigned n = ogc_dice_parts (whole, size, parts);

      qsort (parts, n, sizeof *parts, compare_dice);
      for (unsigned i = 0; i < n; i++)
        {
          g_assert_true (naive_contains (whole, parts[i]));
          g_assert_cmpuint (ogc_dice_count (parts[i]), ==, size);
          g_assert_true (i == 0 || parts[i] != parts[i - 1]);
        }
      found += n;
    }
  g_assert_cmpuint (found, ==, expected);
}

static void
test_parts (void)
{
  unsigned counts[OGC_MAX_VALUE + 1] = { 0 };

  for_all_counts (counts, 1, 10, check_parts);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/dice/counts", test_counts);
  g_test_add_func ("/dice/contains", test_contains);
  g_test_add_func ("/dice/valid", test_valid);
  g_test_add_func ("/dice/from-values", test_from_values);
  g_test_add_func ("/dice/parts", test_parts);
  return g_test_run ();
}
