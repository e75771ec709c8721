/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-state.h"

#include "ogc-straights.h"

/* How good what @owner has in @building is, 0 where there is nothing: by number of dice, straights then by value (RUN-3). */
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
ogc_state_rank (const OgcState *state,
                OgcBuildingId   building,
                uint8_t        *owners)
{
  unsigned worths[OGC_N_OWNERS];
  unsigned n = 0;

  for (unsigned owner = 0; owner < OGC_N_OWNERS; owner++)
    {
      const unsigned worth = worth_of (state, building, owner);
      unsigned at = n;

      if (worth == 0)
        continue;
      for (; at > 0 && worths[at - 1] < worth; at--)
        {
          worths[at] = worths[at - 1];
          owners[at] = owners[at - 1];
        }
      worths[at] = worth;
      owners[at] = owner;
      n++;
    }
  return n;
}
