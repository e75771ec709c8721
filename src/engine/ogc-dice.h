/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <stdbool.h>
#include <stdint.h>

/*
 * OgcDice: some dice that nobody needs to tell apart, as the number of each value.
 *
 * Five bits a value, value 1 lowest: four for the count (0 to 15) and one guard bit that is clear
 * in every lawful OgcDice, so that sums, differences and "is a part of" are single operations.
 * No set of dice in this game is larger than 15.
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

/* Whether @dice is a number that could stand for dice at all: what comes from outside is asked first. */
static inline bool
ogc_dice_is_valid (OgcDice dice)
{
  return (dice & ~OGC_DICE_COUNTS) == 0;
}

/* Whether @part is among @dice; both lawful. */
static inline bool
ogc_dice_contains (OgcDice dice,
                   OgcDice part)
{
  return (((dice | OGC_DICE_GUARD) - part) & OGC_DICE_GUARD) == OGC_DICE_GUARD;
}

/* The values that @dice show, as a set: bit v - 1 for value v. Adding 15 to each count carries into its guard bit. */
static inline unsigned
ogc_dice_values (OgcDice dice)
{
  const OgcDice shown = (dice + OGC_DICE_COUNTS) & OGC_DICE_GUARD;

  return (shown >> 4 & 1) | (shown >> 8 & 2) | (shown >> 12 & 4) | (shown >> 16 & 8) | (shown >> 20 & 16)
         | (shown >> 24 & 32);
}

/* One die of each value in the set @values (bit v - 1 for value v). */
static inline OgcDice
ogc_dice_from_values (unsigned values)
{
  return (values & 1) | (values & 2) << 4 | (values & 4) << 8 | (values & 8) << 12 | (values & 16) << 16
         | (values & 32) << 20;
}

unsigned ogc_dice_sum      (OgcDice  dice);
unsigned ogc_dice_lowest   (OgcDice  dice);
/* The most parts that ten dice have, of all sizes: 2, 2, 2, 2, 1 and 1 of the six values. */
#define OGC_MAX_PARTS 324

unsigned ogc_dice_parts    (OgcDice  dice,
                            unsigned size,
                            OgcDice *parts);
