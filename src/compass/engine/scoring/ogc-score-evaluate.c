/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <stdbool.h>
#include <string.h>

#include "ogc-gold.h"
#include "ogc-mission.h"
#include "ogc-score.h"

/* OgcCrew: who is assigned to one map. */
typedef struct {
  uint8_t n[OGC_N_SPECIALIST_KINDS];
  uint8_t bearers[OGC_N_SPECIALIST_KINDS]; /* of them, those with an item */
  uint8_t colours;                         /* bit n: OgcColour n is among them */
} OgcCrew;

typedef struct {
  OgcCrew     maps[OGC_N_MAPS];
  OgcCrew     missions[OGC_N_MISSIONS];
  OgcTileMask bearing; /* specialists that have an item */
  unsigned    thirds;  /* maps with three specialists (MIS-15) */
} OgcCrews;

static unsigned
crew_size (const OgcCrew *crew)
{
  return crew->n[OGC_CARTOGRAPHER] + crew->n[OGC_EXCAVATOR];
}

static bool
crew_has_both (const OgcCrew *crew)
{
  return crew->n[OGC_CARTOGRAPHER] != 0 && crew->n[OGC_EXCAVATOR] != 0;
}

/* How many different colours the crew has. */
static unsigned
crew_colours (const OgcCrew *crew)
{
  return (unsigned) __builtin_popcount (crew->colours);
}

/* The crew of the map @at, or NULL if @holding has no such map. */
static OgcCrew *
find_crew (OgcCrews         *crews,
           const OgcTiles   *tiles,
           const OgcHolding *holding,
           unsigned          at)
{
  if (at < OGC_N_MAPS && (holding->tiles[OGC_TILE_MAP] & OGC_TILE_BIT (at)))
    return &crews->maps[at];

  if (at >= OGC_AT_MISSION (0) && at < OGC_AT_MISSION (OGC_N_MISSIONS))
    {
      unsigned mission = at - OGC_AT_MISSION (0);
      unsigned type = tiles->missions[mission].type;

      if ((holding->tiles[OGC_TILE_MISSION] & OGC_TILE_BIT (mission)) &&
          (type == OGC_MISSION_DUAL_MAP || type == OGC_MISSION_SECRET_MAP))
        return &crews->missions[mission];
    }

  return NULL;
}

static OgcRule
gather_crews (OgcCrews         *crews,
              const OgcTiles   *tiles,
              const OgcHolding *holding,
              const OgcScore   *score)
{
  for (unsigned i = 0; i < OGC_N_SPECIALISTS; i++)
    {
      const OgcSpecialistFace *face = &tiles->specialists[i];
      OgcCrew *crew;

      if (score->at[i] == OGC_UNASSIGNED)
        continue;

      crew = find_crew (crews, tiles, holding, score->at[i]);
      if (crew == NULL || !(holding->tiles[OGC_TILE_SPECIALIST] & OGC_TILE_BIT (i)))
        return OGC_RULE_SCO_3;

      crew->n[face->kind]++;
      crew->colours |= (uint8_t) (1u << face->colour);
    }

  return OGC_RULE_NONE;
}

/* SCO-4 */
static OgcRule
gather_items (OgcCrews         *crews,
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
      if (crews->bearing & OGC_TILE_BIT (bearer) || score->at[bearer] >= OGC_N_MAPS)
        return OGC_RULE_SCO_4;
      if (item->colour != tiles->specialists[bearer].colour || item->kind != tiles->specialists[bearer].kind)
        return OGC_RULE_SCO_4;

      crews->bearing |= OGC_TILE_BIT (bearer);
      crews->maps[score->at[bearer]].bearers[item->kind]++;
    }

  return OGC_RULE_NONE;
}

/* Whether the crew has at most one specialist of each kind, or three with both kinds among them (MIS-15). */
static bool
crew_fits (const OgcCrew *crew,
           OgcCrews      *crews)
{
  if (crew->n[OGC_CARTOGRAPHER] <= 1 && crew->n[OGC_EXCAVATOR] <= 1)
    return true;

  crews->thirds++;
  return crew_size (crew) == 3 && crew_has_both (crew);
}

static OgcRule
refuse_map (const OgcMapFace *face,
            const OgcCrew    *crew,
            OgcCrews         *crews)
{
  if (face->colour == OGC_COLOUR_GREY)
    return crew_fits (crew, crews) ? OGC_RULE_NONE : OGC_RULE_SCO_9;

  if (crew->colours & ~(1u << face->colour))
    return OGC_RULE_SCO_2;

  return crew_fits (crew, crews) ? OGC_RULE_NONE : OGC_RULE_SCO_2;
}

static OgcRule
refuse_dual (const OgcMissionFace *face,
             const OgcCrew        *crew,
             OgcCrews             *crews)
{
  unsigned pair = 1u << face->colours[0] | 1u << face->colours[1];

  if ((crew->colours & ~pair) || !crew_fits (crew, crews))
    return OGC_RULE_MIS_1;
  /* Two or more must hold a cartographer and an excavator of different colours. */
  if (crew_size (crew) >= 2 && crew_colours (crew) < 2)
    return OGC_RULE_MIS_1;

  return OGC_RULE_NONE;
}

static OgcRule
refuse_secret (const OgcCrew *crew,
               OgcCrews      *crews)
{
  return crew_colours (crew) <= 1 && crew_fits (crew, crews) ? OGC_RULE_NONE : OGC_RULE_MIS_2;
}

static OgcRule
refuse_crews (OgcCrews       *crews,
              const OgcTiles *tiles,
              bool            second_opinion)
{
  OgcRule rule = OGC_RULE_NONE;

  for (unsigned i = 0; i < OGC_N_MAPS && rule == OGC_RULE_NONE; i++)
    rule = refuse_map (&tiles->maps[i], &crews->maps[i], crews);

  for (unsigned i = 0; i < OGC_N_MISSIONS && rule == OGC_RULE_NONE; i++)
    if (tiles->missions[i].type == OGC_MISSION_DUAL_MAP)
      rule = refuse_dual (&tiles->missions[i], &crews->missions[i], crews);
    else
      rule = refuse_secret (&crews->missions[i], crews);

  if (rule == OGC_RULE_NONE && crews->thirds > (second_opinion ? 1 : 0))
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
pay_maps (OgcScore         *score,
          const OgcTiles   *tiles,
          const OgcHolding *holding,
          const OgcCrews   *crews,
          OgcTileCounts    *tally)
{
  for (OgcTileMask rest = holding->tiles[OGC_TILE_MAP]; rest; rest &= rest - 1)
    {
      unsigned map = ogc_tile_mask_first (rest);
      const OgcCrew *crew = &crews->maps[map];
      bool staffed = crew_size (crew) != 0;
      bool doubled = crew->bearers[OGC_CARTOGRAPHER] != 0 && crew->bearers[OGC_EXCAVATOR] != 0;
      unsigned gold = staffed ? tiles->maps[map].high : tiles->maps[map].low;

      score->map_gold[map] = (uint8_t) (doubled ? 2 * gold : gold);
      score->by_source[OGC_GOLD_MAPS] += score->map_gold[map];
      tally->staffed += staffed;
      tally->united += crew_has_both (crew);
    }
}

/* SCO-3, SCO-4 */
static void
pay_specialists (OgcScore         *score,
                 const OgcTiles   *tiles,
                 const OgcHolding *holding,
                 const OgcCrews   *crews,
                 OgcTileCounts    *tally)
{
  for (OgcTileMask rest = holding->tiles[OGC_TILE_SPECIALIST]; rest; rest &= rest - 1)
    {
      unsigned specialist = ogc_tile_mask_first (rest);
      const OgcSpecialistFace *face = &tiles->specialists[specialist];
      bool bearing = (crews->bearing & OGC_TILE_BIT (specialist)) != 0;

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

/* MIS-1, MIS-2: paid before the other missions, which count the specialists on these maps (MIS-14, MIS-16). */
static void
pay_mission_maps (OgcScore         *score,
                  const OgcTiles   *tiles,
                  const OgcHolding *holding,
                  const OgcCrews   *crews,
                  OgcTileCounts    *tally)
{
  for (OgcTileMask rest = holding->tiles[OGC_TILE_MISSION]; rest; rest &= rest - 1)
    {
      unsigned mission = ogc_tile_mask_first (rest);
      const OgcCrew *crew = &crews->missions[mission];

      if (tiles->missions[mission].type == OGC_MISSION_DUAL_MAP)
        {
          score->mission_gold[mission] = crew_size (crew) >= 2 ? 3 : 0;
        }
      else if (tiles->missions[mission].type == OGC_MISSION_SECRET_MAP)
        {
          score->mission_gold[mission] = crew_size (crew) >= 1 ? 1 : 0;
          tally->globe |= crew->colours != 0 ? crew->colours : 1u << OGC_COLOUR_GREY; /* MIS-14 */
        }
      tally->united += crew_has_both (crew);
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
  OgcCrews crews = { 0 };
  OgcTileCounts tally;
  OgcRule rule;

  clear_gold (score);
  rule = gather_crews (&crews, tiles, holding, score);
  if (rule == OGC_RULE_NONE)
    rule = gather_items (&crews, tiles, holding, score);
  if (rule == OGC_RULE_NONE)
    rule = refuse_crews (&crews, tiles, holds_mission (tiles, holding, OGC_MISSION_SECOND_OPINION));
  if (rule != OGC_RULE_NONE)
    return rule;

  ogc_tile_counts_of (&tally, tiles, holding);
  pay_maps (score, tiles, holding, &crews, &tally);
  pay_specialists (score, tiles, holding, &crews, &tally);
  pay_mission_maps (score, tiles, holding, &crews, &tally);
  pay_missions (score, tiles, holding, &tally);
  score->by_source[OGC_GOLD_KNOWLEDGE] = ogc_gold_of_knowledge (holding->knowledge);
  score->by_source[OGC_GOLD_ARTIFACTS] = ogc_gold_of_artifacts (tiles, holding, score->artifact_gold);
  score->by_source[OGC_GOLD_ABILITIES] = ogc_gold_of_abilities (holding);
  score->by_source[OGC_GOLD_CHESTS] = ogc_gold_of_chests (tiles, holding);
  score->by_source[OGC_GOLD_TREASURES] = ogc_gold_of_treasures (tiles, holding);

  for (unsigned i = 0; i < OGC_N_GOLD_SOURCES; i++)
    score->total += score->by_source[i];

  return OGC_RULE_NONE;
}
