/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-assign.h"

/* [staffed][doubled]: the most worth of the maps themselves with so many staffed, of which so many are doubled. */
typedef OgcWorth OgcMapTable[OGC_MAX_CREW + 1][OGC_MAX_CREW + 1];

static void
raise_to (OgcWorth *worth,
          OgcWorth  other)
{
  if (other > *worth)
    *worth = other;
}

/* SCO-2, SCO-4: adds one map to the table. */
static void
add_map (OgcMapTable       table,
         const OgcMapFace *face,
         unsigned          staffed,
         unsigned          doubled)
{
  const OgcWorth high = OGC_WORTH_GOLD * face->high;
  const OgcWorth low = OGC_WORTH_GOLD * face->low;

  for (unsigned s = staffed + 1; s-- > 0;)
    for (unsigned d = ogc_assign_min (s, doubled) + 1; d-- > 0;)
      {
        OgcWorth best = table[s][d] + low;

        if (s > d)
          raise_to (&best, table[s - 1][d] + high);
        if (d > 0)
          raise_to (&best, table[s - 1][d - 1] + 2 * high);
        table[s][d] = best;
      }
}

static void
fill_maps (OgcMapTable     table,
           const OgcTiles *tiles,
           const uint8_t  *maps,
           unsigned        n_maps,
           unsigned        staffed,
           unsigned        doubled)
{
  for (unsigned s = 0; s <= staffed; s++)
    for (unsigned d = 0; d <= ogc_assign_min (s, doubled); d++)
      table[s][d] = OGC_WORTH_NONE;

  table[0][0] = 0;
  for (unsigned i = 0; i < n_maps; i++)
    add_map (table, &tiles->maps[maps[i]], ogc_assign_min (staffed, i + 1), doubled);
}

OgcWorth
ogc_assign_roles (const OgcTiles *tiles,
                  const uint8_t  *maps,
                  unsigned        n_maps,
                  unsigned        staffed,
                  unsigned        doubled,
                  uint8_t        *roles)
{
  OgcMapTable table;
  OgcWorth all, rest;

  fill_maps (table, tiles, maps, n_maps, staffed, doubled);
  all = rest = table[staffed][doubled];

  /* From the last map back: without it, which role leaves what the others can be worth? */
  for (unsigned i = n_maps; i-- > 0;)
    {
      const OgcWorth high = OGC_WORTH_GOLD * tiles->maps[maps[i]].high;

      fill_maps (table, tiles, maps, i, ogc_assign_min (staffed, i), ogc_assign_min (doubled, i));
      if (doubled > 0 && table[staffed - 1][doubled - 1] + 2 * high == rest)
        roles[i] = 2;
      else if (staffed > doubled && table[staffed - 1][doubled] + high == rest)
        roles[i] = 1;
      else
        roles[i] = 0;

      staffed -= roles[i] > 0;
      doubled -= roles[i] > 1;
      rest = table[staffed][doubled];
    }

  return all;
}

static unsigned
most_at_home (const OgcHome *home,
              unsigned       kind)
{
  const OgcBand *band = &home->bands[kind];

  return ogc_assign_min (home->n_maps, band->n - band->bound - band->sent);
}

/* The items that two specialists on one map may bear. */
static unsigned
most_doubled (const OgcHome *home)
{
  unsigned carts = home->bands[OGC_CARTOGRAPHER].items - home->bands[OGC_CARTOGRAPHER].bound;
  unsigned excs = home->bands[OGC_EXCAVATOR].items - home->bands[OGC_EXCAVATOR].bound;

  return ogc_assign_min (ogc_assign_min (carts, most_at_home (home, OGC_CARTOGRAPHER)),
                         ogc_assign_min (excs, most_at_home (home, OGC_EXCAVATOR)));
}

/* So many of each kind: on as few maps as they need up to as many as there are, whatever is worth most. */
static void
fill_crew (const OgcAssign *self,
           const OgcHome   *home,
           OgcMapTable      maps,
           unsigned         carts,
           unsigned         excs,
           OgcCrewTable    *crews)
{
  const unsigned most = ogc_assign_min (home->n_maps, carts + excs);
  const unsigned items = most_doubled (home);

  crews->worth[0][carts][excs] = OGC_WORTH_NONE;
  crews->worth[1][carts][excs] = OGC_WORTH_NONE;

  for (unsigned n = carts > excs ? carts : excs; n <= most; n++)
    {
      unsigned pairs = carts + excs - n;
      OgcWorth worth = maps[n][ogc_assign_min (pairs, items)] +
                       (OgcWorth) n * self->staffed + (OgcWorth) pairs * self->united; /* MIS-12, MIS-16 */

      for (unsigned third = 0; third <= (pairs > 0); third++) /* MIS-15 needs a pair */
        if (worth > crews->worth[third][carts][excs])
          {
            crews->worth[third][carts][excs] = worth;
            crews->maps[third][carts][excs] = (uint8_t) n;
          }
    }
}

void
ogc_assign_crews (const OgcAssign *self,
                  unsigned         colour,
                  OgcCrewTable    *crews)
{
  const OgcHome *home = &self->homes[colour];
  const unsigned carts = most_at_home (home, OGC_CARTOGRAPHER);
  const unsigned excs = most_at_home (home, OGC_EXCAVATOR);
  OgcMapTable maps;

  fill_maps (maps, self->tiles, home->maps, home->n_maps,
             ogc_assign_min (home->n_maps, carts + excs), most_doubled (home));
  for (unsigned c = 0; c <= carts; c++)
    for (unsigned e = 0; e <= excs; e++)
      fill_crew (self, home, maps, c, e, crews);
}

void
ogc_assign_home_roles (const OgcAssign *self,
                       unsigned         colour,
                       const OgcStay   *stay,
                       uint8_t         *roles)
{
  const OgcHome *home = &self->homes[colour];
  const unsigned carts = stay->crew[OGC_CARTOGRAPHER], excs = stay->crew[OGC_EXCAVATOR];
  OgcCrewTable crews;
  unsigned staffed;

  ogc_assign_crews (self, colour, &crews);
  staffed = crews.maps[stay->third != OGC_NO_THIRD][carts][excs];
  ogc_assign_roles (self->tiles, home->maps, home->n_maps, staffed,
                    ogc_assign_min (carts + excs - staffed, most_doubled (home)), roles);
}

/* One kind of one colour, what it does away from home settled. */
typedef struct {
  unsigned free;             /* for home */
  unsigned assigned;         /* away */
  const OgcWorth *sum;       /* [n]: with n at home */
  const OgcWorth *again;     /* [n]: likewise, by items */
} OgcOffice;

static bool
open_office (OgcOffice     *office,
             const OgcBand *band,
             unsigned       sites,
             unsigned       out,
             unsigned       n_maps)
{
  const unsigned bearing = band->bound + sites; /* may bear an item (SCO-4, SCO-9) */

  office->assigned = bearing + band->sent + out;
  if (office->assigned > band->n)
    return false;

  office->free = ogc_assign_min (n_maps, band->n - office->assigned);
  office->sum = band->sum + office->assigned;
  office->again = band->again + bearing;
  return true;
}

static void
stay_with (const OgcAssign    *self,
           const OgcHome      *home,
           const OgcCrewTable *crews,
           const OgcAway      *away,
           unsigned            third,
           OgcStay             best[2])
{
  OgcOffice carts, excs;

  if (!open_office (&carts, &home->bands[OGC_CARTOGRAPHER],
                    away->sites[OGC_CARTOGRAPHER] + (third == OGC_CARTOGRAPHER), away->out[OGC_CARTOGRAPHER], home->n_maps) ||
      !open_office (&excs, &home->bands[OGC_EXCAVATOR],
                    away->sites[OGC_EXCAVATOR] + (third == OGC_EXCAVATOR), away->out[OGC_EXCAVATOR], home->n_maps))
    return;

  for (unsigned c = 0; c <= carts.free; c++)
    for (unsigned e = 0; e <= excs.free; e++)
      {
        unsigned assigned = carts.assigned + excs.assigned + c + e;
        unsigned odd = self->recruit ? assigned & 1 : 0;
        OgcWorth worth = crews->worth[third != OGC_NO_THIRD][c][e] +
                         carts.sum[c] + carts.again[c] + excs.sum[e] + excs.again[e] +
                         (assigned > 0 ? self->expert : 0); /* MIS-3 */

        if (worth > best[odd].worth)
          best[odd] = (OgcStay) { .worth = worth, .crew = { (uint8_t) c, (uint8_t) e }, .third = (uint8_t) third };
      }
}

void
ogc_assign_stay (const OgcAssign    *self,
                 unsigned            colour,
                 const OgcCrewTable *crews,
                 const OgcAway      *away,
                 bool                third,
                 OgcStay             best[2])
{
  const OgcHome *home = &self->homes[colour];

  best[0].worth = best[1].worth = OGC_WORTH_NONE;
  if (third)
    {
      stay_with (self, home, crews, away, OGC_CARTOGRAPHER, best);
      stay_with (self, home, crews, away, OGC_EXCAVATOR, best);
    }
  else
    {
      stay_with (self, home, crews, away, OGC_NO_THIRD, best);
    }
}
