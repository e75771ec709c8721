/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-state.h"

#include "ogc-straights.h"

/* The strength of the dice of @owner in @building, 0 if there are none: their number and, for straights of equal
 * length, their values (RUN-3). */
static unsigned
worth_of (const OgcState *state,
          OgcBuildingId   building,
          unsigned        owner)
{
  switch (building)
    {
    case OGC_AUCTION_HOUSE:
    case OGC_GUILD:
      return ogc_straights_worth (state->straights.values[owner]);
    case OGC_ILLUMINATI:
      return ogc_dice_count (state->illuminati.sets[owner]);
    case OGC_GALLEON:
      return ogc_dice_count (state->galleon.groups[owner]);
    default:
      return 0;
    }
}

unsigned
ogc_state_rank_owners (const OgcState *state,
                       OgcBuildingId   building,
                       uint8_t        *owners)
{
  unsigned keys[OGC_N_OWNERS]; /* of equals, the earlier one ranks first */
  unsigned n = 0;

  for (unsigned owner = 0; owner < OGC_N_OWNERS; owner++)
    {
      const unsigned worth = worth_of (state, building, owner);

      keys[owner] = worth << 4 | (OGC_N_OWNERS - owner);
      n += worth != 0;
    }
  /* Owners without dice there are listed too, after the @n. */
  for (unsigned owner = 0; owner < OGC_N_OWNERS; owner++)
    {
      unsigned better = 0;

      for (unsigned other = 0; other < OGC_N_OWNERS; other++)
        better += keys[other] > keys[owner];
      owners[better] = owner;
    }
  return n;
}
