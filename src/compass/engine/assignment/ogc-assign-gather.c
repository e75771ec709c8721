/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-assign.h"

#include <assert.h>
#include <string.h>

static void
clear_homes (OgcAssign *self)
{
  for (unsigned c = 0; c < OGC_N_HOMES; c++)
    {
      OgcHome *home = &self->homes[c];

      home->n_maps = 0;
      home->n_lots = 0;
      for (unsigned k = 0; k < OGC_N_SPECIALIST_KINDS; k++)
        {
          home->bands[k].n = 0;
          home->bands[k].items = 0;
          home->bands[k].bound = 0;
          home->bands[k].sent = 0;
        }
    }
}

/* Keeps the band best first, and among equals by number. */
static void
add_specialist (OgcAssign *self,
                unsigned   number)
{
  const OgcSpecialistFace *faces = self->tiles->specialists;
  const OgcSpecialistFace *face = &faces[number];
  OgcBand *band = &self->homes[face->colour].bands[face->kind];
  unsigned i = band->n++;

  for (; i > 0 && faces[band->number[i - 1]].value < face->value; i--)
    band->number[i] = band->number[i - 1];
  band->number[i] = (uint8_t) number;
  self->active |= (uint8_t) (1u << face->colour);
}

static void
add_map (OgcAssign *self,
         unsigned   number)
{
  const unsigned colour = self->tiles->maps[number].colour;

  self->known |= (uint8_t) (1u << colour);
  if (colour == OGC_COLOUR_GREY)
    {
      assert (self->n_sites < OGC_MAX_SITES);
      self->sites[self->n_sites++] = (uint8_t) number;
    }
  else
    {
      OgcHome *home = &self->homes[colour];

      home->maps[home->n_maps++] = (uint8_t) number;
    }
}

/* MIS-1: only where both colours have specialists can a Dual Map score. */
static void
add_dual (OgcAssign            *self,
          unsigned              mission,
          const OgcMissionFace *face)
{
  unsigned pair = 1u << face->colours[0] | 1u << face->colours[1];
  unsigned able = pair & self->active;

  self->known |= (uint8_t) pair;
  if (able == 0)
    return;

  if (able == pair && face->colours[0] != face->colours[1])
    {
      self->duals[self->n_duals].mission = (uint8_t) mission;
      memcpy (self->duals[self->n_duals].colours, face->colours, sizeof face->colours);
      self->n_duals++;
    }
  else
    {
      OgcHome *home = &self->homes[__builtin_ctz (able)];

      home->lots[home->n_lots++] = (uint8_t) mission;
    }
}

static void
add_mission (OgcAssign *self,
             unsigned   mission)
{
  const OgcMissionFace *face = &self->tiles->missions[mission];

  switch ((OgcMissionType) face->type)
    {
    case OGC_MISSION_DUAL_MAP:
      add_dual (self, mission, face);
      break;
    case OGC_MISSION_SECRET_MAP:
      self->secrets[self->n_secrets++] = (uint8_t) mission;
      break;
    case OGC_MISSION_BROADEN_EXPERTISE:
      self->expert = OGC_WORTH_GOLD; /* MIS-3 */
      break;
    case OGC_MISSION_CONGREGATE_CARTOGRAPHERS:
      self->each[OGC_CARTOGRAPHER] += OGC_WORTH_GOLD; /* MIS-4 */
      break;
    case OGC_MISSION_GATHER_EXCAVATORS:
      self->each[OGC_EXCAVATOR] += OGC_WORTH_GOLD; /* MIS-5 */
      break;
    case OGC_MISSION_HIRE_RIGHT_HUNTERS:
      self->staffed = OGC_WORTH_GOLD; /* MIS-12 */
      break;
    case OGC_MISSION_RECRUIT_SPECIALISTS:
      self->recruit = true; /* MIS-13 */
      self->each[OGC_CARTOGRAPHER] += OGC_WORTH_HALF;
      self->each[OGC_EXCAVATOR] += OGC_WORTH_HALF;
      break;
    case OGC_MISSION_SCOUR_THE_GLOBE:
      self->globe = OGC_WORTH_GOLD; /* MIS-14 */
      break;
    case OGC_MISSION_SECOND_OPINION:
      self->third = true; /* MIS-15 */
      break;
    case OGC_MISSION_UNITE_SPECIALISTS:
      self->united = OGC_WORTH_GOLD; /* MIS-16 */
      break;
    default: /* The others are not about who is assigned. */
      break;
    }
}

/* The sums that make numbers of specialists worth something. */
static void
add_up (OgcAssign *self,
        OgcBand   *band,
        unsigned   kind)
{
  band->sum[0] = 0;
  band->again[0] = 0;
  for (unsigned i = 0; i < band->n; i++)
    {
      OgcWorth gold = OGC_WORTH_GOLD * self->tiles->specialists[band->number[i]].value;

      band->sum[i + 1] = band->sum[i] + gold + self->each[kind];
      band->again[i + 1] = band->again[i] + (i < band->items ? gold : 0); /* SCO-4 */
    }
}

void
ogc_assign_gather (OgcAssign        *self,
                   const OgcTiles   *tiles,
                   const OgcHolding *holding)
{
  memset ((char *) self + offsetof (OgcAssign, active), 0, sizeof *self - offsetof (OgcAssign, active));
  self->tiles = tiles;
  self->each[OGC_CARTOGRAPHER] = self->each[OGC_EXCAVATOR] = OGC_WORTH_ASSIGNED; /* SCO-12 */
  clear_homes (self);

  for (OgcTileMask rest = holding->tiles[OGC_TILE_SPECIALIST]; rest; rest &= rest - 1)
    add_specialist (self, ogc_tile_mask_first (rest));
  for (OgcTileMask rest = holding->tiles[OGC_TILE_MAP]; rest; rest &= rest - 1)
    add_map (self, ogc_tile_mask_first (rest));
  for (OgcTileMask rest = holding->tiles[OGC_TILE_MISSION]; rest; rest &= rest - 1)
    add_mission (self, ogc_tile_mask_first (rest));
  for (OgcTileMask rest = holding->tiles[OGC_TILE_ITEM]; rest; rest &= rest - 1)
    {
      const OgcItemFace *face = &tiles->items[ogc_tile_mask_first (rest)];

      self->homes[face->colour].bands[face->kind].items++;
    }

  for (unsigned rest = self->active; rest; rest &= rest - 1)
    for (unsigned k = 0; k < OGC_N_SPECIALIST_KINDS; k++)
      add_up (self, &self->homes[__builtin_ctz (rest)].bands[k], k);
}
