/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-rolls.h"

#include <assert.h>
#include <threads.h>

static OgcRolls table;
static once_flag once = ONCE_FLAG_INIT;

/* Adds all rolls of @count dice, from number @n on, and returns the number after the last. Adding to each roll with one
 * die less a die that is not lower than any of it makes every roll exactly once. */
static unsigned
add_size (unsigned count,
          unsigned n)
{
  table.begin[count] = (uint16_t) n;
  for (unsigned i = table.begin[count - 1]; i < table.begin[count]; i++)
    for (unsigned value = table.dice[i] == 0 ? 1 : 32u - (unsigned) __builtin_clz (ogc_dice_values (table.dice[i]));
         value <= OGC_MAX_VALUE; value++)
      {
        table.more[i][value - 1] = (uint16_t) n;
        table.dice[n++] = table.dice[i] + ogc_dice_one (value);
      }
  return n;
}

static void
build_table (void)
{
  unsigned n = 1;

  for (unsigned count = 1; count <= OGC_MAX_ROLLED; count++)
    n = add_size (count, n);
  table.begin[OGC_MAX_ROLLED + 1] = (uint16_t) n;
  assert (n == OGC_N_ROLLS);

  for (unsigned i = 0; i < table.begin[OGC_MAX_ROLLED]; i++)
    for (unsigned value = 1; value <= OGC_MAX_VALUE; value++)
      if (table.more[i][value - 1] == 0)
        table.more[i][value - 1] = (uint16_t) ogc_rolls_find (table.dice[i] + ogc_dice_one (value));
}

const OgcRolls *
ogc_rolls_get (void)
{
  call_once (&once, build_table);
  return &table;
}

unsigned
ogc_rolls_find (OgcDice dice)
{
  unsigned at = 0;

  for (unsigned value = 1; value <= OGC_MAX_VALUE; value++)
    for (unsigned i = ogc_dice_count_of (dice, value); i > 0; i--)
      at = table.more[at][value - 1];

  return at;
}
