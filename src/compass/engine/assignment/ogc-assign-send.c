/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-assign.h"

#include <assert.h>

enum {
  /* Specialists of one kind and colour at Dig Sites and on mission maps, a third one included. */
  MAX_AT_SITES = OGC_MAX_SITES + 1,
  MAX_OUT = OGC_MAX_DUALS + OGC_MAX_SECRETS + 1,
};

/* The most worth by what is away from home: at Dig Sites, out on mission maps, and the evenness. */
typedef struct {
  uint8_t  sites[OGC_N_SPECIALIST_KINDS]; /* counts of values, from 0 */
  uint8_t  out[OGC_N_SPECIALIST_KINDS];
  uint8_t  odds;
  OgcWorth worth[(MAX_AT_SITES + 1) * (MAX_AT_SITES + 1) * (MAX_OUT + 1) * (MAX_OUT + 1) * 2];
} OgcGrid;

/* [INSIDE]: the third specialist is at home or on a Secret Map. */
typedef struct {
  OgcGrid grid[2];
} OgcGrids;

static unsigned
grid_at (const OgcGrid *grid,
         unsigned       site_carts,
         unsigned       site_excs,
         unsigned       out_carts,
         unsigned       out_excs)
{
  return (((site_carts * grid->sites[1] + site_excs) * grid->out[0] + out_carts) * grid->out[1] + out_excs) * grid->odds;
}

/* The same, or OGC_WORTH_NONE where there are not so many specialists. */
static OgcWorth
grid_get (const OgcGrid *grid,
          const OgcAway *away,
          unsigned       odd)
{
  for (unsigned k = 0; k < OGC_N_SPECIALIST_KINDS; k++)
    if (away->sites[k] >= grid->sites[k] || away->out[k] >= grid->out[k])
      return OGC_WORTH_NONE;

  return grid->worth[grid_at (grid, away->sites[0], away->sites[1], away->out[0], away->out[1]) + odd];
}

static void
grid_size (OgcGrid         *grid,
           const OgcAssign *self,
           unsigned         colour,
           unsigned         degree)
{
  const OgcHome *home = &self->homes[colour];

  for (unsigned k = 0; k < OGC_N_SPECIALIST_KINDS; k++)
    {
      const OgcBand *band = &home->bands[k];
      unsigned most = band->n - band->bound - band->sent;

      grid->sites[k] = (uint8_t) (1 + ogc_assign_min (most, self->n_sites + self->third));
      grid->out[k] = (uint8_t) (1 + ogc_assign_min (most, degree + home->n_lots + self->n_secrets + self->third));
      assert (grid->sites[k] <= MAX_AT_SITES + 1 && grid->out[k] <= MAX_OUT + 1);
    }
  grid->odds = self->recruit ? 2 : 1;
}

static void
fill_grid (OgcGrid            *grid,
           const OgcAssign    *self,
           unsigned            colour,
           const OgcCrewTable *crews,
           bool                third)
{
  OgcWorth *to = grid->worth;

  for (uint8_t sc = 0; sc < grid->sites[0]; sc++)
    for (uint8_t se = 0; se < grid->sites[1]; se++)
      for (uint8_t oc = 0; oc < grid->out[0]; oc++)
        for (uint8_t oe = 0; oe < grid->out[1]; oe++)
          {
            const OgcAway away = { .sites = { sc, se }, .out = { oc, oe } };
            OgcStay best[2];

            ogc_assign_stay (self, colour, crews, &away, third, best);
            for (unsigned odd = 0; odd < grid->odds; odd++)
              *to++ = best[odd].worth;
          }
}

/* Gives every entry of @to what @from has with so many more out, if that is more, plus @gain. */
static void
merge_grid (OgcGrid       *to,
            const OgcGrid *from,
            unsigned       carts,
            unsigned       excs,
            OgcWorth       gain)
{
  for (unsigned sc = 0; sc < to->sites[0]; sc++)
    for (unsigned se = 0; se < to->sites[1]; se++)
      for (unsigned oc = 0; oc + carts < to->out[0]; oc++)
        for (unsigned oe = 0; oe + excs < to->out[1]; oe++)
          for (unsigned odd = 0; odd < to->odds; odd++)
            {
              OgcWorth worth = from->worth[grid_at (from, sc, se, oc + carts, oe + excs) + odd] + gain;
              OgcWorth *best = &to->worth[grid_at (to, sc, se, oc, oe) + odd];

              if (worth > *best)
                *best = worth;
            }
}

static void
copy_grid (OgcGrid       *to,
           const OgcGrid *from)
{
  unsigned n = grid_at (from, from->sites[0], 0, 0, 0);

  for (unsigned k = 0; k < OGC_N_SPECIALIST_KINDS; k++)
    {
      to->sites[k] = from->sites[k];
      to->out[k] = from->out[k];
    }
  to->odds = from->odds;
  for (unsigned i = 0; i < n; i++)
    to->worth[i] = from->worth[i];
}

static void
clear_grid (OgcGrid *grid)
{
  unsigned n = grid_at (grid, grid->sites[0], 0, 0, 0);

  for (unsigned i = 0; i < n; i++)
    grid->worth[i] = OGC_WORTH_NONE;
}

/* MIS-1: room for one more specialist, for no gold. */
static void
add_lot (OgcGrid *grid)
{
  OgcGrid before;

  copy_grid (&before, grid);
  merge_grid (grid, &before, 1, 0, 0);
  merge_grid (grid, &before, 0, 1, 0);
}

/* One more Secret Map of the colour. */
static void
add_secret (OgcGrids        *grids,
            const OgcAssign *self,
            unsigned         colour,
            unsigned         secrets)
{
  const OgcWorth one = ogc_assign_secrets (self, colour, secrets, 0) - ogc_assign_secrets (self, colour, secrets - 1, 0);
  const OgcWorth pair = one + self->united;
  OgcGrids before;

  for (unsigned third = 0; third <= self->third; third++)
    {
      copy_grid (&before.grid[third], &grids->grid[third]);
      clear_grid (&grids->grid[third]);
      merge_grid (&grids->grid[third], &before.grid[third], 1, 0, one);
      merge_grid (&grids->grid[third], &before.grid[third], 0, 1, one);
      merge_grid (&grids->grid[third], &before.grid[third], 1, 1, pair);
    }
  if (self->third) /* MIS-15 */
    {
      merge_grid (&grids->grid[1], &before.grid[0], 2, 1, pair);
      merge_grid (&grids->grid[1], &before.grid[0], 1, 2, pair);
    }
}

static OgcWorth
entry_worth (const OgcGrids *grids,
             const OgcShare *share)
{
  OgcAway away = {
    .sites = { share->sites[0], share->sites[1] },
    .out = { share->duals[0], share->duals[1] },
  };
  uint8_t *more = share->third == OGC_THIRD_SITE ? away.sites : away.out;
  OgcWorth best = OGC_WORTH_NONE;

  if (share->third == OGC_THIRD_NONE || share->third == OGC_THIRD_INSIDE)
    return grid_get (&grids->grid[share->third == OGC_THIRD_INSIDE], &away, share->odd);

  for (unsigned k = 0; k < OGC_N_SPECIALIST_KINDS; k++)
    {
      OgcWorth worth;

      more[k]++;
      worth = grid_get (&grids->grid[0], &away, share->odd);
      if (worth > best)
        best = worth;
      more[k]--;
    }

  return best;
}

/* The entries with so many Secret Maps of all blocks. */
static void
fill_blocks (const OgcGrids *grids,
             unsigned        degree,
             const OgcShape *shape,
             unsigned        secrets,
             OgcWorth       *blocks)
{
  const unsigned n = shape->size / shape->secrets;

  for (uint8_t dc = 0; dc <= degree; dc++)
    for (uint8_t de = 0; de <= degree; de++)
      {
        OgcWorth *block = blocks + (dc * (degree + 1) + de) * shape->size;

        for (unsigned i = 0; i < n; i++)
          {
            OgcShare share;

            ogc_assign_share (shape, secrets * n + i, &share);
            share.duals[0] = dc;
            share.duals[1] = de;
            block[secrets * n + i] = dc + de <= (int) degree ? entry_worth (grids, &share) : OGC_WORTH_NONE;
          }
      }
}

OgcWorth
ogc_assign_secrets (const OgcAssign *self,
                    unsigned         colour,
                    unsigned         secrets,
                    unsigned         pairs)
{
  bool discovered = secrets > 0 && !(self->known & 1u << colour);

  return (OgcWorth) (secrets * OGC_WORTH_GOLD) + (OgcWorth) pairs * self->united + (discovered ? self->globe : 0);
}

void
ogc_assign_shape (const OgcAssign *self,
                  OgcShape        *shape)
{
  shape->secrets = self->n_secrets + 1;
  shape->sites = self->n_sites + 1;
  shape->thirds = self->third ? OGC_N_THIRDS : 1;
  shape->odds = self->recruit ? 2 : 1;
  shape->size = (uint16_t) (shape->secrets * shape->sites * shape->sites * shape->thirds * shape->odds);
}

void
ogc_assign_share (const OgcShape *shape,
                  unsigned        entry,
                  OgcShare       *share)
{
  share->odd = (uint8_t) (entry % shape->odds);
  entry /= shape->odds;
  share->third = (uint8_t) (entry % shape->thirds);
  entry /= shape->thirds;
  share->sites[1] = (uint8_t) (entry % shape->sites);
  entry /= shape->sites;
  share->sites[0] = (uint8_t) (entry % shape->sites);
  share->secrets = (uint8_t) (entry / shape->sites);
}

void
ogc_assign_send (const OgcAssign *self,
                 unsigned         colour,
                 unsigned         degree,
                 const OgcShape  *shape,
                 OgcWorth        *blocks)
{
  OgcCrewTable crews;
  OgcGrids grids;

  ogc_assign_crews (self, colour, &crews);
  for (unsigned third = 0; third <= self->third; third++)
    {
      grid_size (&grids.grid[third], self, colour, degree);
      fill_grid (&grids.grid[third], self, colour, &crews, third);
      for (unsigned i = 0; i < self->homes[colour].n_lots; i++)
        add_lot (&grids.grid[third]);
    }

  fill_blocks (&grids, degree, shape, 0, blocks);
  for (unsigned secrets = 1; secrets < shape->secrets; secrets++)
    {
      add_secret (&grids, self, colour, secrets);
      fill_blocks (&grids, degree, shape, secrets, blocks);
    }
}
