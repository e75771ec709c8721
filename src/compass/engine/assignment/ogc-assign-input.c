/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-assign-private.h"

#include <stddef.h>
#include <string.h>

/* ---- Reading a holding ---- */

/* Adds a specialist to its group, which stays sorted: best first, equals by number. */
static void
add_specialist (OgcAssignInput *input,
                unsigned        number)
{
  const OgcSpecialistFace *faces = input->tiles->specialists;
  const OgcSpecialistFace *face = &faces[number];
  OgcSpecialistGroup *group = &input->specialists[face->colour][face->kind];
  unsigned i = group->n++;

  for (; i > 0 && faces[group->numbers[i - 1]].value < face->value; i--)
    group->numbers[i] = group->numbers[i - 1];
  group->numbers[i] = (uint8_t) number;
  input->active |= (uint8_t) (1u << face->colour);
}

/* Adds a Dual Map to the group of its two colours, unless no specialist has either colour. */
static void
add_dual (OgcAssignInput       *input,
          unsigned              mission,
          const OgcMissionFace *face)
{
  const unsigned pair = 1u << face->colours[0] | 1u << face->colours[1];
  OgcDualGroup *group = input->duals;

  input->known |= (uint8_t) pair;
  if ((pair & input->active) == 0)
    return;

  while (group < input->duals + input->n_duals && (1u << group->colours[0] | 1u << group->colours[1]) != pair)
    group++;
  if (group == input->duals + input->n_duals)
    {
      input->n_duals++;
      memcpy (group->colours, face->colours, sizeof group->colours);
    }
  group->missions[group->n++] = (uint8_t) mission;
}

static void
add_mission (OgcAssignInput *input,
             unsigned        mission)
{
  const OgcMissionFace *face = &input->tiles->missions[mission];

  switch ((OgcMissionType) face->type)
    {
    case OGC_MISSION_DUAL_MAP:
      add_dual (input, mission, face);
      break;
    case OGC_MISSION_SECRET_MAP:
      input->secrets[input->n_secrets++] = (uint8_t) mission;
      break;
    case OGC_MISSION_BROADEN_EXPERTISE:
      input->expert = OGC_VALUE_GOLD; /* MIS-3 */
      break;
    case OGC_MISSION_CONGREGATE_CARTOGRAPHERS:
      input->each[OGC_CARTOGRAPHER] += OGC_VALUE_GOLD; /* MIS-4 */
      break;
    case OGC_MISSION_GATHER_EXCAVATORS:
      input->each[OGC_EXCAVATOR] += OGC_VALUE_GOLD; /* MIS-5 */
      break;
    case OGC_MISSION_HIRE_RIGHT_HUNTERS:
      input->staffed = OGC_VALUE_GOLD; /* MIS-12 */
      break;
    case OGC_MISSION_RECRUIT_SPECIALISTS:
      input->recruit = true; /* MIS-13 */
      input->each[OGC_CARTOGRAPHER] += OGC_VALUE_HALF;
      input->each[OGC_EXCAVATOR] += OGC_VALUE_HALF;
      break;
    case OGC_MISSION_SCOUR_THE_GLOBE:
      input->globe = OGC_VALUE_GOLD; /* MIS-14 */
      break;
    case OGC_MISSION_SECOND_OPINION:
      input->third = true; /* MIS-15 */
      break;
    case OGC_MISSION_UNITE_SPECIALISTS:
      input->united = OGC_VALUE_GOLD; /* MIS-16 */
      break;
    default: /* No other mission depends on the assignment. */
      break;
    }
}

static void
sum_specialists (const OgcAssignInput *input,
                 OgcSpecialistGroup   *group,
                 unsigned              kind)
{
  group->assigned[0] = 0;
  group->bearing[0] = 0;
  for (unsigned i = 0; i < group->n; i++)
    {
      const OgcAssignValue gold = OGC_VALUE_GOLD * input->tiles->specialists[group->numbers[i]].value; /* SCO-3 */

      group->assigned[i + 1] = group->assigned[i] + gold + input->each[kind];
      group->bearing[i + 1] = group->bearing[i] + (i < group->items ? gold : 0); /* SCO-4 */
    }
}

/* ---- Groups of maps ---- */

/* Fills @gold for the first @n maps of @group, of which at most @most are staffed: a knapsack over the maps (SCO-2,
 * SCO-4). */
static void
sum_maps (OgcAssignValue     gold[OGC_N_MAPS + 1][OGC_N_MAPS + 1],
          const OgcMapGroup *group,
          const OgcTiles    *tiles,
          unsigned           n,
          unsigned           most)
{
  gold[0][0] = 0;
  for (unsigned i = 0; i < n; i++)
    {
      const OgcMapFace *face = &tiles->maps[group->numbers[i]];
      const OgcAssignValue high = OGC_VALUE_GOLD * face->high, low = OGC_VALUE_GOLD * face->low;

      for (unsigned staffed = ogc_assign_min (i + 1, most) + 1; staffed-- > 0;)
        for (unsigned doubled = staffed + 1; doubled-- > 0;)
          {
            OgcAssignValue best = staffed <= i ? gold[staffed][doubled] + low : OGC_VALUE_NONE;

            if (doubled < staffed)
              ogc_assign_raise (&best, gold[staffed - 1][doubled] + high);
            if (doubled > 0)
              ogc_assign_raise (&best, gold[staffed - 1][doubled - 1] + 2 * high);
            gold[staffed][doubled] = best;
          }
    }
}

void
ogc_assign_choose_maps (const OgcMapGroup *group,
                        const OgcTiles    *tiles,
                        unsigned           staffed,
                        unsigned           doubled,
                        uint8_t            roles[OGC_N_MAPS])
{
  OgcAssignValue value = group->gold[staffed][doubled];

  /* Back from the last map, each map gets a role that leaves a value which the maps before it can reach. */
  for (unsigned i = group->n; i-- > 0;)
    {
      const OgcAssignValue high = OGC_VALUE_GOLD * tiles->maps[group->numbers[i]].high;
      OgcAssignValue before[OGC_N_MAPS + 1][OGC_N_MAPS + 1];

      sum_maps (before, group, tiles, i, staffed);
      if (doubled > 0 && before[staffed - 1][doubled - 1] + 2 * high == value)
        roles[i] = 2;
      else if (staffed > doubled && before[staffed - 1][doubled] + high == value)
        roles[i] = 1;
      else
        roles[i] = 0;

      staffed -= roles[i] > 0;
      doubled -= roles[i] > 1;
      value = before[staffed][doubled];
    }
}

OgcAssignValue
ogc_assign_staff_maps (const OgcAssignInput *input,
                       const OgcMapGroup    *group,
                       const uint8_t         n[OGC_N_SPECIALIST_KINDS],
                       unsigned              bearers,
                       bool                  with_pair,
                       unsigned             *n_staffed)
{
  const unsigned all = n[0] + n[1];
  const unsigned least = n[0] > n[1] ? n[0] : n[1];
  const unsigned most = ogc_assign_min (group->n, with_pair && all > 0 ? all - 1 : all);
  OgcAssignValue best = OGC_VALUE_NONE;

  if (with_pair && (n[0] == 0 || n[1] == 0))
    return OGC_VALUE_NONE;

  for (unsigned staffed = least; staffed <= most; staffed++)
    {
      const unsigned pairs = all - staffed;
      const OgcAssignValue value = group->gold[staffed][ogc_assign_min (pairs, bearers)]
                                   + (OgcAssignValue) staffed * input->staffed + (OgcAssignValue) pairs * input->united;

      if (value > best)
        {
          best = value;
          if (n_staffed != NULL)
            *n_staffed = staffed;
        }
    }
  return best;
}

/* ---- All of it ---- */

void
ogc_assign_read_input (OgcAssignInput   *input,
                       const OgcTiles   *tiles,
                       const OgcHolding *holding)
{
  memset ((char *) input + offsetof (OgcAssignInput, active), 0, sizeof *input - offsetof (OgcAssignInput, active));
  for (unsigned colour = 0; colour < OGC_N_COLOURS; colour++)
    input->maps[colour].n = 0;
  for (unsigned colour = 0; colour < OGC_N_ASSIGN_COLOURS; colour++)
    for (unsigned kind = 0; kind < OGC_N_SPECIALIST_KINDS; kind++)
      input->specialists[colour][kind].n = input->specialists[colour][kind].items = 0;
  input->tiles = tiles;
  input->each[OGC_CARTOGRAPHER] = input->each[OGC_EXCAVATOR] = OGC_VALUE_ASSIGNED; /* SCO-12 */

  for (OgcTileMask rest = holding->tiles[OGC_TILE_SPECIALIST]; rest; rest &= rest - 1)
    add_specialist (input, ogc_tile_mask_first (rest));
  for (OgcTileMask rest = holding->tiles[OGC_TILE_MAP]; rest; rest &= rest - 1)
    {
      const unsigned number = ogc_tile_mask_first (rest);
      OgcMapGroup *group = &input->maps[tiles->maps[number].colour];

      group->numbers[group->n++] = (uint8_t) number;
    }
  for (OgcTileMask rest = holding->tiles[OGC_TILE_MISSION]; rest; rest &= rest - 1)
    add_mission (input, ogc_tile_mask_first (rest));
  for (OgcTileMask rest = holding->tiles[OGC_TILE_ITEM]; rest; rest &= rest - 1)
    {
      const OgcItemFace *face = &tiles->items[ogc_tile_mask_first (rest)];

      input->specialists[face->colour][face->kind].items++;
    }

  for (unsigned colour = 0; colour < OGC_N_COLOURS; colour++)
    {
      OgcMapGroup *maps = &input->maps[colour];
      unsigned n_specialists = 0;

      for (unsigned kind = 0; kind < OGC_N_SPECIALIST_KINDS && colour != OGC_COLOUR_GREY; kind++)
        {
          sum_specialists (input, &input->specialists[colour][kind], kind);
          n_specialists += input->specialists[colour][kind].n;
        }
      sum_maps (maps->gold, maps, tiles, maps->n, colour == OGC_COLOUR_GREY ? maps->n : n_specialists);
      input->known |= (uint8_t) ((maps->n > 0) << colour);
    }
  for (unsigned i = 0; i < input->maps[OGC_COLOUR_GREY].n; i++)
    input->rich_sites += tiles->maps[input->maps[OGC_COLOUR_GREY].numbers[i]].high > 0;
}
