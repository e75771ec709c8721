/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-dice.h"

/* One die of each value. */
#define A 0x0000001
#define B 0x0000020
#define C 0x0000400
#define D 0x0008000
#define E 0x0100000
#define F 0x2000000

const OgcValues ogc_values[1 << OGC_MAX_VALUE] = {
  { { 0 }, 0, 0 },
  { { A }, 1, A },
  { { B }, 1, B },
  { { A, B }, 2, A + B },
  { { C }, 1, C },
  { { A, C }, 2, A + C },
  { { B, C }, 2, B + C },
  { { A, B, C }, 3, A + B + C },
  { { D }, 1, D },
  { { A, D }, 2, A + D },
  { { B, D }, 2, B + D },
  { { A, B, D }, 3, A + B + D },
  { { C, D }, 2, C + D },
  { { A, C, D }, 3, A + C + D },
  { { B, C, D }, 3, B + C + D },
  { { A, B, C, D }, 4, A + B + C + D },
  { { E }, 1, E },
  { { A, E }, 2, A + E },
  { { B, E }, 2, B + E },
  { { A, B, E }, 3, A + B + E },
  { { C, E }, 2, C + E },
  { { A, C, E }, 3, A + C + E },
  { { B, C, E }, 3, B + C + E },
  { { A, B, C, E }, 4, A + B + C + E },
  { { D, E }, 2, D + E },
  { { A, D, E }, 3, A + D + E },
  { { B, D, E }, 3, B + D + E },
  { { A, B, D, E }, 4, A + B + D + E },
  { { C, D, E }, 3, C + D + E },
  { { A, C, D, E }, 4, A + C + D + E },
  { { B, C, D, E }, 4, B + C + D + E },
  { { A, B, C, D, E }, 5, A + B + C + D + E },
  { { F }, 1, F },
  { { A, F }, 2, A + F },
  { { B, F }, 2, B + F },
  { { A, B, F }, 3, A + B + F },
  { { C, F }, 2, C + F },
  { { A, C, F }, 3, A + C + F },
  { { B, C, F }, 3, B + C + F },
  { { A, B, C, F }, 4, A + B + C + F },
  { { D, F }, 2, D + F },
  { { A, D, F }, 3, A + D + F },
  { { B, D, F }, 3, B + D + F },
  { { A, B, D, F }, 4, A + B + D + F },
  { { C, D, F }, 3, C + D + F },
  { { A, C, D, F }, 4, A + C + D + F },
  { { B, C, D, F }, 4, B + C + D + F },
  { { A, B, C, D, F }, 5, A + B + C + D + F },
  { { E, F }, 2, E + F },
  { { A, E, F }, 3, A + E + F },
  { { B, E, F }, 3, B + E + F },
  { { A, B, E, F }, 4, A + B + E + F },
  { { C, E, F }, 3, C + E + F },
  { { A, C, E, F }, 4, A + C + E + F },
  { { B, C, E, F }, 4, B + C + E + F },
  { { A, B, C, E, F }, 5, A + B + C + E + F },
  { { D, E, F }, 3, D + E + F },
  { { A, D, E, F }, 4, A + D + E + F },
  { { B, D, E, F }, 4, B + D + E + F },
  { { A, B, D, E, F }, 5, A + B + D + E + F },
  { { C, D, E, F }, 4, C + D + E + F },
  { { A, C, D, E, F }, 5, A + C + D + E + F },
  { { B, C, D, E, F }, 5, B + C + D + E + F },
  { { A, B, C, D, E, F }, 6, A + B + C + D + E + F },
};

/* Writes every part of @dice that has @size dice to @parts, each once. Room for OGC_MAX_PARTS is enough for up to 10
 * dice. Returns how many there are. */
unsigned
ogc_dice_parts (OgcDice  dice,
                unsigned size,
                OgcDice *parts)
{
  unsigned n = 1;
  unsigned n_whole = 0;

  parts[0] = 0;
  for (unsigned value = 1; value <= OGC_MAX_VALUE; value++)
    {
      const unsigned before = n;

      for (unsigned count = ogc_dice_count_of (dice, value); count > 0; count--)
        for (unsigned i = 0; i < before; i++)
          if (ogc_dice_count (parts[i]) + count <= size)
            parts[n++] = parts[i] + ogc_dice_of (value, count);
    }
  for (unsigned i = 0; i < n; i++)
    if (ogc_dice_count (parts[i]) == size)
      parts[n_whole++] = parts[i];
  return n_whole;
}
