/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "gilded-members.h"

#include <string.h>

#include "ogc-dice.h"
#include "ogc-tiles.h"

/* Values from here on stand for no number. */
#define NO_NUMBER 0xf0

static const uint8_t sizes[] = {
  [GILDED_MEMBER_NUMBERS] = 1,
  [GILDED_MEMBER_DICE] = sizeof (OgcDice),
  [GILDED_MEMBER_SETS_8] = 1,
  [GILDED_MEMBER_SETS_16] = 2,
  [GILDED_MEMBER_SETS_64] = 8,
  [GILDED_MEMBER_TILES] = sizeof (OgcTileMask[OGC_N_TILE_KINDS]),
};

static unsigned
count_tiles (void)
{
  unsigned n = 0;

  for (unsigned kind = 0; kind < OGC_N_TILE_KINDS; kind++)
    n += ogc_tiles_count (kind);
  return n;
}

/* How many numbers one of @member becomes. */
static unsigned
width_of (const GildedMember *member)
{
  switch (member->type)
    {
    case GILDED_MEMBER_NUMBERS:
      return 1;
    case GILDED_MEMBER_DICE:
      return OGC_MAX_VALUE;
    case GILDED_MEMBER_TILES:
      return count_tiles ();
    default:
      return member->bits;
    }
}

static int16_t *
write_bits (uint64_t  set,
            unsigned  n,
            int16_t  *numbers)
{
  for (unsigned i = 0; i < n; i++)
    *numbers++ = set >> i & 1;
  return numbers;
}

static int16_t *
write_one (const GildedMember *member,
           const uint8_t      *bytes,
           int16_t            *numbers)
{
  OgcTileMask tiles[OGC_N_TILE_KINDS];
  OgcDice dice;
  uint16_t set_16;
  uint64_t set_64;

  switch (member->type)
    {
    case GILDED_MEMBER_NUMBERS:
      *numbers++ = *bytes < NO_NUMBER ? *bytes : (int8_t) *bytes;
      return numbers;
    case GILDED_MEMBER_DICE:
      memcpy (&dice, bytes, sizeof dice);
      for (unsigned value = 1; value <= OGC_MAX_VALUE; value++)
        *numbers++ = (int16_t) ogc_dice_count_of (dice, value);
      return numbers;
    case GILDED_MEMBER_SETS_8:
      return write_bits (*bytes, member->bits, numbers);
    case GILDED_MEMBER_SETS_16:
      memcpy (&set_16, bytes, sizeof set_16);
      return write_bits (set_16, member->bits, numbers);
    case GILDED_MEMBER_SETS_64:
      memcpy (&set_64, bytes, sizeof set_64);
      return write_bits (set_64, member->bits, numbers);
    default:
      memcpy (tiles, bytes, sizeof tiles);
      for (unsigned kind = 0; kind < OGC_N_TILE_KINDS; kind++)
        numbers = write_bits (tiles[kind], ogc_tiles_count (kind), numbers);
      return numbers;
    }
}

unsigned
gilded_members_count (const GildedMember *members)
{
  unsigned n = 0;

  for (; members->name != NULL; members++)
    n += members->n * width_of (members);
  return n;
}

bool
gilded_members_field (const GildedMember *members,
                      unsigned            i,
                      GildedField        *field)
{
  field->first = 0;
  for (; members->name != NULL; members++)
    {
      field->name = members->name;
      field->n = members->n * width_of (members);
      if (i-- == 0)
        return true;
      field->first += field->n;
    }
  return false;
}

void
gilded_members_write (const GildedMember *members,
                      const void         *structure,
                      int16_t            *numbers)
{
  for (; members->name != NULL; members++)
    for (unsigned i = 0; i < members->n; i++)
      numbers = write_one (members, (const uint8_t *) structure + members->offset + i * sizes[members->type], numbers);
}
