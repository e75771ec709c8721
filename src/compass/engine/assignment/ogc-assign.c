/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-assign.h"

#include <string.h>

/* The best plan so far. */
typedef struct {
  OgcWorth  worth;
  bool      wanted; /* @assign and @plan are to be kept */
  OgcAssign assign;
  OgcPlan   plan;
} OgcBest;

/* ---- Colours without specialists, or without anything that they share ---- */

static OgcWorth
idle_worth (const OgcAssign *self,
            const OgcHome   *home)
{
  OgcWorth worth = 0;

  for (unsigned i = 0; i < home->n_maps; i++)
    worth += OGC_WORTH_GOLD * self->tiles->maps[home->maps[i]].low; /* SCO-2 */

  return worth;
}

static bool
shares_nothing (const OgcAssign *self)
{
  return self->n_sites + self->n_duals + self->n_secrets == 0 && !self->third && !self->recruit;
}

static OgcWorth
separate_worth (const OgcAssign *self)
{
  static const OgcAway nowhere = { 0 };
  OgcWorth worth = self->worth;

  for (unsigned rest = self->active; rest; rest &= rest - 1)
    {
      unsigned colour = (unsigned) __builtin_ctz (rest);
      OgcCrewTable crews;
      OgcStay best[2];

      if (self->homes[colour].n_maps == 0)
        continue;

      ogc_assign_crews (self, colour, &crews);
      ogc_assign_stay (self, colour, &crews, &nowhere, false, best);
      worth += best[0].worth;
    }

  return worth;
}

static bool
has_lots (const OgcAssign *self)
{
  for (unsigned rest = self->active; rest; rest &= rest - 1)
    if (self->homes[__builtin_ctz (rest)].n_lots != 0)
      return true;

  return false;
}

/* ---- Places that are settled first ---- */

static unsigned
free_in_band (const OgcBand *band)
{
  return band->n - band->bound - band->sent;
}

static bool
can_bear (const OgcBand *band)
{
  return band->items > band->bound && free_in_band (band) > 0;
}

static void
settle (OgcAssign        *self,
        const OgcSettled *settled,
        bool              with_items)
{
  for (unsigned i = 0; i < settled->n; i++)
    {
      OgcBand *band = &self->homes[settled->colours[i]].bands[settled->kinds[i]];

      if (with_items)
        band->bound++;
      else
        band->sent++;
    }
  self->settled[self->n_settled++] = *settled;
}

static void solve (OgcAssign *self,
                   OgcBest   *best);

/* The first Dig Site that is not settled is doubled by two items (SCO-4, SCO-9): tries all colours for them. */
static void
solve_doubled_site (const OgcAssign *self,
                    OgcBest         *best)
{
  const unsigned site = self->sites[self->n_undoubled];

  for (unsigned c = 0; c < OGC_N_HOMES; c++)
    for (unsigned e = 0; e < OGC_N_HOMES; e++)
      {
        const OgcSettled settled = {
          .at = OGC_AT_MAP (site),
          .n = 2,
          .colours = { (uint8_t) c, (uint8_t) e },
          .kinds = { OGC_CARTOGRAPHER, OGC_EXCAVATOR },
        };
        OgcAssign next;

        if (!can_bear (&self->homes[c].bands[OGC_CARTOGRAPHER]) || !can_bear (&self->homes[e].bands[OGC_EXCAVATOR]))
          continue;

        next = *self;
        next.n_sites--;
        memmove (&next.sites[next.n_undoubled], &next.sites[next.n_undoubled + 1], next.n_sites - next.n_undoubled);
        next.site_pair = true;
        next.worth += 2 * OGC_WORTH_GOLD * self->tiles->maps[site].high + self->staffed + self->united;
        settle (&next, &settled, true);
        solve (&next, best);
      }
}

/* The last Dual Map with just these specialists (MIS-1, MIS-15), if there are such. */
static void
solve_dual_with (const OgcAssign  *self,
                 const OgcSettled *settled,
                 OgcBest          *best)
{
  OgcAssign next = *self;

  next.n_duals--;
  next.worth += settled->n >= 2 ? 3 * OGC_WORTH_GOLD + self->united : 0;
  if (settled->n == 3)
    next.third = false;
  settle (&next, settled, false);

  for (unsigned i = 0; i < settled->n; i++)
    {
      const OgcBand *band = &next.homes[settled->colours[i]].bands[settled->kinds[i]];

      if (band->bound + band->sent > band->n)
        return;
    }
  solve (&next, best);
}

static void
solve_dual (const OgcAssign *self,
            OgcBest         *best)
{
  const OgcDual *dual = &self->duals[self->n_duals - 1];
  const uint8_t *colours = dual->colours;
  OgcSettled settled = { .at = OGC_AT_MISSION (dual->mission) };

  solve_dual_with (self, &settled, best);

  for (unsigned who = 0; who < 4; who++)
    {
      settled.n = 1;
      settled.colours[0] = colours[who / 2];
      settled.kinds[0] = (uint8_t) (who % 2);
      solve_dual_with (self, &settled, best);
    }

  for (unsigned k = 0; k < OGC_N_SPECIALIST_KINDS; k++)
    {
      settled.n = 2;
      memcpy (settled.colours, colours, 2);
      settled.kinds[0] = (uint8_t) k;
      settled.kinds[1] = (uint8_t) (1 - k);
      solve_dual_with (self, &settled, best);

      settled.n = 3;
      for (unsigned who = 0; self->third && who < 4; who++)
        {
          settled.colours[2] = colours[who / 2];
          settled.kinds[2] = (uint8_t) (who % 2);
          solve_dual_with (self, &settled, best);
        }
    }
}

/* Whether items could double the gold of the next Dig Site. */
static bool
may_double_site (const OgcAssign *self)
{
  bool able[OGC_N_SPECIALIST_KINDS] = { false, false };

  if (self->n_undoubled == self->n_sites || self->tiles->maps[self->sites[self->n_undoubled]].high == 0)
    return false;

  for (unsigned c = 0; c < OGC_N_HOMES; c++)
    for (unsigned k = 0; k < OGC_N_SPECIALIST_KINDS; k++)
      able[k] = able[k] || can_bear (&self->homes[c].bands[k]);

  return able[OGC_CARTOGRAPHER] && able[OGC_EXCAVATOR];
}

static void
solve (OgcAssign *self,
       OgcBest   *best)
{
  OgcWorth worth;

  for (; self->n_undoubled < self->n_sites; self->n_undoubled++)
    if (may_double_site (self))
      solve_doubled_site (self, best);

  if (!ogc_assign_fits (self))
    {
      solve_dual (self, best);
      return;
    }

  worth = ogc_assign_join (self, best->worth, best->wanted ? &best->plan : NULL);
  if (worth > best->worth)
    {
      best->worth = worth;
      if (best->wanted)
        best->assign = *self;
    }
}

/* Worth is gold and a little taken off for every assigned specialist, never a whole piece. */
static unsigned
gold_of_worth (OgcWorth worth)
{
  return (unsigned) ((worth + OGC_WORTH_GOLD - 1) / OGC_WORTH_GOLD);
}

unsigned
ogc_assign_best (const OgcTiles   *tiles,
                 const OgcHolding *holding,
                 uint8_t          *at,
                 uint8_t          *bearer)
{
  OgcAssign self;
  OgcBest best;

  ogc_assign_gather (&self, tiles, holding);
  for (unsigned c = 0; c < OGC_N_HOMES; c++)
    if (!(self.active & 1u << c))
      self.worth += idle_worth (&self, &self.homes[c]);

  if (at == NULL && shares_nothing (&self) && !has_lots (&self))
    return gold_of_worth (separate_worth (&self));

  best.worth = OGC_WORTH_NONE;
  best.wanted = at != NULL;
  solve (&self, &best);
  if (at != NULL)
    ogc_assign_lay (&best.assign, &best.plan, holding, at, bearer);

  return gold_of_worth (best.worth);
}
