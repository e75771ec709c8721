/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-score.h"

#include <assert.h>
#include <stdbool.h>
#include <string.h>

#include "ogc-assign.h"
#include "ogc-fixed-gold.h"
#include "ogc-mission.h"

/* OgcMapStaff: who is assigned to one map. */
typedef struct {
  uint8_t n[OGC_N_SPECIALIST_KINDS];
  uint8_t bearers[OGC_N_SPECIALIST_KINDS]; /* those of them with an item */
  uint8_t colours;                         /* bit n: OgcColour n is among them */
} OgcMapStaff;

typedef struct {
  OgcMapStaff maps[OGC_N_MAPS];
  OgcMapStaff missions[OGC_N_MISSIONS];
  OgcTileMask bearing; /* specialists that have an item */
  unsigned    thirds;  /* maps with three specialists (MIS-15) */
} OgcStaffing;

static unsigned
staff_size (const OgcMapStaff *staff)
{
  return staff->n[OGC_CARTOGRAPHER] + staff->n[OGC_EXCAVATOR];
}

static bool
staff_has_both (const OgcMapStaff *staff)
{
  return staff->n[OGC_CARTOGRAPHER] != 0 && staff->n[OGC_EXCAVATOR] != 0;
}

/* How many different colours the staff has. */
static unsigned
count_colours (const OgcMapStaff *staff)
{
  return (unsigned) __builtin_popcount (staff->colours);
}

/* The staff of the map @at, or NULL if @holding has no such map. */
static OgcMapStaff *
find_staff (OgcStaffing      *staffing,
            const OgcTiles   *tiles,
            const OgcHolding *holding,
            unsigned          at)
{
  if (at < OGC_N_MAPS && (holding->tiles[OGC_TILE_MAP] & OGC_TILE_BIT (at)))
    return &staffing->maps[at];

  if (at >= OGC_AT_MISSION (0) && at < OGC_AT_MISSION (OGC_N_MISSIONS))
    {
      unsigned mission = at - OGC_AT_MISSION (0);
      unsigned type = tiles->missions[mission].type;

      if ((holding->tiles[OGC_TILE_MISSION] & OGC_TILE_BIT (mission))
          && (type == OGC_MISSION_DUAL_MAP || type == OGC_MISSION_SECRET_MAP))
        return &staffing->missions[mission];
    }

  return NULL;
}

static OgcRule
gather_staff (OgcStaffing      *staffing,
              const OgcTiles   *tiles,
              const OgcHolding *holding,
              const OgcScore   *score)
{
  for (unsigned i = 0; i < OGC_N_SPECIALISTS; i++)
    {
      const OgcSpecialistFace *face = &tiles->specialists[i];
      OgcMapStaff *staff;

      if (score->at[i] == OGC_UNASSIGNED)
        continue;

      staff = find_staff (staffing, tiles, holding, score->at[i]);
      if (staff == NULL || !(holding->tiles[OGC_TILE_SPECIALIST] & OGC_TILE_BIT (i)))
        return OGC_RULE_SCO_3;

      staff->n[face->kind]++;
      staff->colours |= (uint8_t) (1u << face->colour);
    }

  return OGC_RULE_NONE;
}

/* SCO-4 */
static OgcRule
gather_items (OgcStaffing      *staffing,
              const OgcTiles   *tiles,
              const OgcHolding *holding,
              const OgcScore   *score)
{
  for (unsigned i = 0; i < OGC_N_ITEMS; i++)
    {
      const OgcItemFace *item = &tiles->items[i];
      unsigned bearer = score->bearer[i];

      if (bearer == OGC_NO_TILE)
        continue;
      if (bearer >= OGC_N_SPECIALISTS || !(holding->tiles[OGC_TILE_ITEM] & OGC_TILE_BIT (i)))
        return OGC_RULE_SCO_4;
      if (staffing->bearing & OGC_TILE_BIT (bearer) || score->at[bearer] >= OGC_N_MAPS)
        return OGC_RULE_SCO_4;
      if (item->colour != tiles->specialists[bearer].colour || item->kind != tiles->specialists[bearer].kind)
        return OGC_RULE_SCO_4;

      staffing->bearing |= OGC_TILE_BIT (bearer);
      staffing->maps[score->at[bearer]].bearers[item->kind]++;
    }

  return OGC_RULE_NONE;
}

/* Whether the staff has at most one specialist of each kind, or three with both kinds among them (MIS-15). */
static bool
staff_fits (const OgcMapStaff *staff,
            OgcStaffing       *staffing)
{
  if (staff->n[OGC_CARTOGRAPHER] <= 1 && staff->n[OGC_EXCAVATOR] <= 1)
    return true;

  staffing->thirds++;
  return staff_size (staff) == 3 && staff_has_both (staff);
}

static OgcRule
check_map (const OgcMapFace  *face,
           const OgcMapStaff *staff,
           OgcStaffing       *staffing)
{
  if (face->colour == OGC_COLOUR_GREY)
    return staff_fits (staff, staffing) ? OGC_RULE_NONE : OGC_RULE_SCO_9;

  if (staff->colours & ~(1u << face->colour))
    return OGC_RULE_SCO_2;

  return staff_fits (staff, staffing) ? OGC_RULE_NONE : OGC_RULE_SCO_2;
}

static OgcRule
check_dual (const OgcMissionFace *face,
            const OgcMapStaff    *staff,
            OgcStaffing          *staffing)
{
  unsigned pair = 1u << face->colours[0] | 1u << face->colours[1];

  if ((staff->colours & ~pair) || !staff_fits (staff, staffing))
    return OGC_RULE_MIS_1;
  /* Two or more specialists must include a cartographer and an excavator of different colours. */
  if (staff_size (staff) >= 2 && count_colours (staff) < 2)
    return OGC_RULE_MIS_1;

  return OGC_RULE_NONE;
}

static OgcRule
check_secret (const OgcMapStaff *staff,
              OgcStaffing       *staffing)
{
  return count_colours (staff) <= 1 && staff_fits (staff, staffing) ? OGC_RULE_NONE : OGC_RULE_MIS_2;
}

static OgcRule
check_staffing (OgcStaffing    *staffing,
                const OgcTiles *tiles,
                bool            second_opinion)
{
  OgcRule rule = OGC_RULE_NONE;

  for (unsigned i = 0; i < OGC_N_MAPS && rule == OGC_RULE_NONE; i++)
    rule = check_map (&tiles->maps[i], &staffing->maps[i], staffing);

  for (unsigned i = 0; i < OGC_N_MISSIONS && rule == OGC_RULE_NONE; i++)
    if (tiles->missions[i].type == OGC_MISSION_DUAL_MAP)
      rule = check_dual (&tiles->missions[i], &staffing->missions[i], staffing);
    else
      rule = check_secret (&staffing->missions[i], staffing);

  if (rule == OGC_RULE_NONE && staffing->thirds > (second_opinion ? 1 : 0))
    rule = OGC_RULE_MIS_15;

  return rule;
}

static bool
holds_mission (const OgcTiles   *tiles,
               const OgcHolding *holding,
               OgcMissionType    type)
{
  for (OgcTileMask rest = holding->tiles[OGC_TILE_MISSION]; rest; rest &= rest - 1)
    if (tiles->missions[ogc_tile_mask_first (rest)].type == type)
      return true;

  return false;
}

/* SCO-2, SCO-4 */
static void
pay_maps (OgcScore          *score,
          const OgcTiles    *tiles,
          const OgcHolding  *holding,
          const OgcStaffing *staffing,
          OgcTileCounts     *tally)
{
  for (OgcTileMask rest = holding->tiles[OGC_TILE_MAP]; rest; rest &= rest - 1)
    {
      unsigned map = ogc_tile_mask_first (rest);
      const OgcMapStaff *staff = &staffing->maps[map];
      bool staffed = staff_size (staff) != 0;
      bool doubled = staff->bearers[OGC_CARTOGRAPHER] != 0 && staff->bearers[OGC_EXCAVATOR] != 0;
      unsigned gold = staffed ? tiles->maps[map].high : tiles->maps[map].low;

      score->map_gold[map] = (uint8_t) (doubled ? 2 * gold : gold);
      score->by_source[OGC_GOLD_MAPS] += score->map_gold[map];
      tally->staffed += staffed;
      tally->united += staff_has_both (staff);
    }
}

/* SCO-3, SCO-4 */
static void
pay_specialists (OgcScore          *score,
                 const OgcTiles    *tiles,
                 const OgcHolding  *holding,
                 const OgcStaffing *staffing,
                 OgcTileCounts     *tally)
{
  for (OgcTileMask rest = holding->tiles[OGC_TILE_SPECIALIST]; rest; rest &= rest - 1)
    {
      unsigned specialist = ogc_tile_mask_first (rest);
      const OgcSpecialistFace *face = &tiles->specialists[specialist];
      bool bearing = (staffing->bearing & OGC_TILE_BIT (specialist)) != 0;

      if (score->at[specialist] == OGC_UNASSIGNED)
        {
          score->unassigned++;
          continue;
        }

      score->specialist_gold[specialist] = (uint8_t) (bearing ? 2 * face->value : face->value);
      score->by_source[OGC_GOLD_SPECIALISTS] += score->specialist_gold[specialist];
      tally->assigned[face->kind]++;
      tally->experts |= (uint8_t) (1u << face->colour);
    }
}

/* MIS-1, MIS-2: scores these missions before the others, which count the specialists on these maps (MIS-14, MIS-16). */
static void
pay_mission_maps (OgcScore          *score,
                  const OgcTiles    *tiles,
                  const OgcHolding  *holding,
                  const OgcStaffing *staffing,
                  OgcTileCounts     *tally)
{
  for (OgcTileMask rest = holding->tiles[OGC_TILE_MISSION]; rest; rest &= rest - 1)
    {
      unsigned mission = ogc_tile_mask_first (rest);
      const OgcMapStaff *staff = &staffing->missions[mission];

      if (tiles->missions[mission].type == OGC_MISSION_DUAL_MAP)
        {
          score->mission_gold[mission] = staff_size (staff) >= 2 ? 3 : 0;
        }
      else if (tiles->missions[mission].type == OGC_MISSION_SECRET_MAP)
        {
          score->mission_gold[mission] = staff_size (staff) >= 1 ? 1 : 0;
          tally->globe |= staff->colours != 0 ? staff->colours : 1u << OGC_COLOUR_GREY; /* MIS-14 */
        }
      tally->united += staff_has_both (staff);
    }
}

static void
pay_missions (OgcScore            *score,
              const OgcTiles      *tiles,
              const OgcHolding    *holding,
              const OgcTileCounts *tally)
{
  for (OgcTileMask rest = holding->tiles[OGC_TILE_MISSION]; rest; rest &= rest - 1)
    {
      unsigned mission = ogc_tile_mask_first (rest);

      score->mission_gold[mission] += (uint8_t) ogc_mission_gold ((OgcMissionType) tiles->missions[mission].type,
                                                                  tally);
      score->by_source[OGC_GOLD_MISSIONS] += score->mission_gold[mission];
    }
}

static void
clear_gold (OgcScore *score)
{
  score->total = 0;
  score->unassigned = 0;
  memset (score->by_source, 0, sizeof score->by_source);
  memset (score->map_gold, 0, sizeof score->map_gold);
  memset (score->specialist_gold, 0, sizeof score->specialist_gold);
  memset (score->artifact_gold, 0, sizeof score->artifact_gold);
  memset (score->mission_gold, 0, sizeof score->mission_gold);
  memset (score->spare, 0, sizeof score->spare);
}

OgcRule
ogc_score_evaluate (const OgcTiles   *tiles,
                    const OgcHolding *holding,
                    OgcScore         *score)
{
  OgcStaffing staffing = { 0 };
  OgcTileCounts tally;
  OgcRule rule;

  clear_gold (score);
  rule = gather_staff (&staffing, tiles, holding, score);
  if (rule == OGC_RULE_NONE)
    rule = gather_items (&staffing, tiles, holding, score);
  if (rule == OGC_RULE_NONE)
    rule = check_staffing (&staffing, tiles, holds_mission (tiles, holding, OGC_MISSION_SECOND_OPINION));
  if (rule != OGC_RULE_NONE)
    return rule;

  ogc_tile_counts_of (&tally, tiles, holding);
  pay_maps (score, tiles, holding, &staffing, &tally);
  pay_specialists (score, tiles, holding, &staffing, &tally);
  pay_mission_maps (score, tiles, holding, &staffing, &tally);
  pay_missions (score, tiles, holding, &tally);
  score->by_source[OGC_GOLD_KNOWLEDGE] = ogc_fixed_gold_of_knowledge (holding->knowledge);
  score->by_source[OGC_GOLD_ARTIFACTS] = ogc_fixed_gold_of_artifacts (tiles, holding, score->artifact_gold);
  score->by_source[OGC_GOLD_ABILITIES] = ogc_fixed_gold_of_abilities (holding);
  score->by_source[OGC_GOLD_CHESTS] = ogc_fixed_gold_of_chests (tiles, holding);
  score->by_source[OGC_GOLD_TREASURES] = ogc_fixed_gold_of_treasures (tiles, holding);

  for (unsigned i = 0; i < OGC_N_GOLD_SOURCES; i++)
    score->total += score->by_source[i];

  return OGC_RULE_NONE;
}

unsigned
ogc_score_fixed_missions (const OgcTiles   *tiles,
                          const OgcHolding *holding)
{
  OgcTileCounts tally;
  unsigned gold = 0;

  if (holding->tiles[OGC_TILE_MISSION] == 0)
    return 0;

  ogc_tile_counts_of (&tally, tiles, holding);
  for (OgcTileMask rest = holding->tiles[OGC_TILE_MISSION]; rest; rest &= rest - 1)
    gold += ogc_mission_gold ((OgcMissionType) tiles->missions[ogc_tile_mask_first (rest)].type, &tally);

  return gold;
}

void
ogc_score (const OgcTiles   *tiles,
           const OgcHolding *holding,
           OgcScore         *score)
{
  OgcRule rule;

  ogc_assign_best (tiles, holding, score->at, score->bearer);
  rule = ogc_score_evaluate (tiles, holding, score);
  assert (rule == OGC_RULE_NONE);
  (void) rule;
}

unsigned
ogc_score_fixed_part (const OgcTiles   *tiles,
                      const OgcHolding *holding)
{
  return ogc_fixed_gold_of_knowledge (holding->knowledge)
         + ogc_fixed_gold_of_artifacts (tiles, holding, NULL)
         + ogc_fixed_gold_of_abilities (holding)
         + ogc_fixed_gold_of_chests (tiles, holding)
         + ogc_fixed_gold_of_treasures (tiles, holding)
         + ogc_score_fixed_missions (tiles, holding);
}

unsigned
ogc_score_assignment_part (const OgcTiles   *tiles,
                           const OgcHolding *holding)
{
  return ogc_assign_best (tiles, holding, NULL, NULL);
}

unsigned
ogc_score_total (const OgcTiles   *tiles,
                 const OgcHolding *holding)
{
  return ogc_score_fixed_part (tiles, holding) + ogc_score_assignment_part (tiles, holding);
}
