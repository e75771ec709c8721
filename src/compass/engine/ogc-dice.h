/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <stdbool.h>
#include <stdint.h>

/*
 * OgcDice: a set of dice that only counts how many there are of each value.
 *
 * Five bits a value, value 1 lowest: four for the count (0 to 15) and one guard bit that is clear in every legal
 * OgcDice, so that sums, differences and "is a part of" are single operations. No set of dice in this game is larger
 * than 15.
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

/* How many dice there are. The six counts are added by one multiplication; at most 31. */
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

/* One die of each value that @dice show: adding 15 to a count carries into its guard bit. */
static inline OgcDice
ogc_dice_each (OgcDice dice)
{
  return ((dice + OGC_DICE_COUNTS) & OGC_DICE_GUARD) >> 4;
}

/* The values that @dice show, as a set: bit v - 1 for value v. */
static inline unsigned
ogc_dice_values (OgcDice dice)
{
  const OgcDice shown = ogc_dice_each (dice);
  const OgcDice pairs = (shown | shown >> 4) & 0x300c03; /* each odd value's bit, and the next one's beside it */

  return pairs * (1u << 20 | 1u << 12 | 1u << 4) >> 20 & 0x3f; /* the pairs brought together by one multiplication */
}

/* The lowest value among @dice, of which there must be one. */
static inline unsigned
ogc_dice_lowest (OgcDice dice)
{
  return (unsigned) __builtin_ctz (dice) / 5 + 1;
}

/* The highest value among @dice, of which there must be one. */
static inline unsigned
ogc_dice_highest (OgcDice dice)
{
  return (31 - (unsigned) __builtin_clz (dice)) / 5 + 1;
}

/* The largest of the @n sets, the first of several; no dice when all are empty. */
static inline OgcDice
ogc_dice_most (const OgcDice *sets,
               unsigned       n)
{
  OgcDice found = 0;
  unsigned most = 0;

  for (unsigned i = 0; i < n; i++)
    {
      const unsigned count = ogc_dice_count (sets[i]);

      found = count > most ? sets[i] : found;
      most = count > most ? count : most;
    }
  return found;
}

/* The pips of all @dice together. With every other value masked out each count has ten bits to itself, so that one
 * multiplication adds three counts times their values: first 1, 3 and 5, then the even values. */
static inline unsigned
ogc_dice_sum (OgcDice dice)
{
  const uint64_t odd = dice & 0x00f03c0fu;
  const uint64_t even = dice >> 5 & 0x00f03c0fu;

  return (unsigned) ((odd * (1 << 20 | 3 << 10 | 5) + even * (2 << 20 | 4 << 10 | 6)) >> 20 & 0x3ff);
}

/* OgcValues: a set of values (bit v - 1 for value v) as dice. */
typedef struct {
  OgcDice  singles[OGC_MAX_VALUE]; /* a die of each value in it, from the lowest; 0 after the last */
  uint32_t n;                      /* how many there are */
  OgcDice  all;                    /* all these dice together */
} OgcValues;

extern const OgcValues ogc_values[1 << OGC_MAX_VALUE];

/* One die of each value in the set @values (bit v - 1 for value v). */
static inline OgcDice
ogc_dice_from_values (unsigned values)
{
  return ogc_values[values].all;
}

/* The most parts that ten dice have, of all sizes: with 2, 2, 2, 2, 1 and 1 dice of the six values. */
#define OGC_MAX_PARTS 324

unsigned ogc_dice_parts (OgcDice   dice,
                         unsigned  size,
                         OgcDice  *parts);
