/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-dice.h"

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
