/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <stdbool.h>
#include <stdint.h>

/*
 * OgcDice: a set of dice, as the number of dice of each value.
 *
 * Each value has five bits, value 1 the lowest: four for the count (0 to 15) and a guard bit that is clear in every
 * legal OgcDice, so that sums, differences and "is a part of" are single operations. No set of dice in this game is
 * larger than 15.
 */
typedef uint32_t OgcDice;

#define OGC_MAX_VALUE 6
#define OGC_DICE_GUARD 0x21084210u
#define OGC_DICE_COUNTS 0x1ef7bdefu

/* One die of @value (1 to 6). */
static inline OgcDice
ogc_dice_one (unsigned value)
{
  return (OgcDice) 1 << (5 * (value - 1));
}

/* @count dice (0 to 15) of @value (1 to 6). */
static inline OgcDice
ogc_dice_of (unsigned value,
             unsigned count)
{
  return (OgcDice) count << (5 * (value - 1));
}

/* How many of @dice show @value. */
static inline unsigned
ogc_dice_count_of (OgcDice  dice,
                   unsigned value)
{
  return (dice >> (5 * (value - 1))) & 0xf;
}

/* How many dice there are, at most 31. One multiplication adds up the six counts. */
static inline unsigned
ogc_dice_count (OgcDice dice)
{
  return (unsigned) ((((uint64_t) dice * 0x02108421u) >> 25) & 0x1f);
}

/* Whether the number @dice is a legal OgcDice at all; dice from outside must be checked first. */
static inline bool
ogc_dice_is_valid (OgcDice dice)
{
  return (dice & ~OGC_DICE_COUNTS) == 0;
}

/* Whether @dice contain @part; both must be legal. */
static inline bool
ogc_dice_contains (OgcDice dice,
                   OgcDice part)
{
  return (((dice | OGC_DICE_GUARD) - part) & OGC_DICE_GUARD) == OGC_DICE_GUARD;
}

/* The values that @dice show, as a set: bit v - 1 for value v. */
static inline unsigned
ogc_dice_values (OgcDice dice)
{
  unsigned values = 0;

  for (unsigned value = 1; value <= OGC_MAX_VALUE; value++)
    if (ogc_dice_count_of (dice, value) > 0)
      values |= 1u << (value - 1);
  return values;
}

/* The lowest value among @dice, of which there must be one. */
static inline unsigned
ogc_dice_lowest (OgcDice dice)
{
  return (unsigned) __builtin_ctz (dice) / 5 + 1;
}

/* The lowest value above @value that @dice show, or 0. */
static inline unsigned
ogc_dice_next_value (OgcDice  dice,
                     unsigned value)
{
  const OgcDice above = dice >> 5 * value << 5 * value;

  return above != 0 ? ogc_dice_lowest (above) : 0;
}

/* A loop over the values that @dice show, from the lowest to the highest. */
#define OGC_DICE_FOR_EACH_VALUE(value, dice) \
  for (unsigned value = ogc_dice_next_value (dice, 0); value != 0; value = ogc_dice_next_value (dice, value))

/* The highest value among @dice, of which there must be one. */
static inline unsigned
ogc_dice_highest (OgcDice dice)
{
  return (31 - (unsigned) __builtin_clz (dice)) / 5 + 1;
}

/* The largest of the @n sets, the first among equals; no dice when all are empty. */
static inline OgcDice
ogc_dice_most (const OgcDice *sets,
               unsigned       n)
{
  OgcDice found = 0;
  unsigned most = 0;

  for (unsigned i = 0; i < n; i++)
    if (ogc_dice_count (sets[i]) > most)
      {
        found = sets[i];
        most = ogc_dice_count (found);
      }
  return found;
}

/* The pips of all @dice together. */
static inline unsigned
ogc_dice_sum (OgcDice dice)
{
  unsigned sum = 0;

  for (unsigned value = 1; value <= OGC_MAX_VALUE; value++)
    sum += value * ogc_dice_count_of (dice, value);
  return sum;
}

/* One die of each value in the set @values (bit v - 1 for value v). */
static inline OgcDice
ogc_dice_from_values (unsigned values)
{
  OgcDice dice = 0;

  for (unsigned value = 1; value <= OGC_MAX_VALUE; value++)
    if (values & (1u << (value - 1)))
      dice += ogc_dice_one (value);
  return dice;
}

/* Whether there are no gaps between the values of the set @values, which is not empty: a run (RUN-1). */
static inline bool
ogc_dice_is_run (unsigned values)
{
  const unsigned lowest = values & -values;

  return values != 0 && (values & (values + lowest)) == 0;
}

/* The largest number of parts, of all sizes, of ten dice: reached with 2, 2, 2, 2, 1 and 1 dice of the six values. */
#define OGC_MAX_PARTS 324

unsigned ogc_dice_parts (OgcDice   dice,
                         unsigned  size,
                         OgcDice  *parts);
