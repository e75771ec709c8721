/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-dice.h"

const OgcDice ogc_dice_of_values[1 << OGC_MAX_VALUE] = {
  0x0000000, 0x0000001, 0x0000020, 0x0000021, 0x0000400, 0x0000401, 0x0000420, 0x0000421,
  0x0008000, 0x0008001, 0x0008020, 0x0008021, 0x0008400, 0x0008401, 0x0008420, 0x0008421,
  0x0100000, 0x0100001, 0x0100020, 0x0100021, 0x0100400, 0x0100401, 0x0100420, 0x0100421,
  0x0108000, 0x0108001, 0x0108020, 0x0108021, 0x0108400, 0x0108401, 0x0108420, 0x0108421,
  0x2000000, 0x2000001, 0x2000020, 0x2000021, 0x2000400, 0x2000401, 0x2000420, 0x2000421,
  0x2008000, 0x2008001, 0x2008020, 0x2008021, 0x2008400, 0x2008401, 0x2008420, 0x2008421,
  0x2100000, 0x2100001, 0x2100020, 0x2100021, 0x2100400, 0x2100401, 0x2100420, 0x2100421,
  0x2108000, 0x2108001, 0x2108020, 0x2108021, 0x2108400, 0x2108401, 0x2108420, 0x2108421,
};

/*
 * Every part of @dice that has @size dice, each once, into @parts: room for OGC_MAX_PARTS when there are at most 10 dice.
 * Returns how many.
 */
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
