/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>
#include <string.h>

#include "fixture-tiles.h"
#include "ogc-result.h"
#include "ogc-score.h"

/* What the tests of scoring share: one holding, and its score. */

#include "ogc-score.h"

#define RED OGC_COLOUR_RED
#define BLUE OGC_COLOUR_BLUE
#define GREEN OGC_COLOUR_GREEN
#define YELLOW OGC_COLOUR_YELLOW
#define WHITE OGC_COLOUR_WHITE
#define PURPLE OGC_COLOUR_PURPLE
#define GREY OGC_COLOUR_GREY
#define CART OGC_CARTOGRAPHER
#define EXC OGC_EXCAVATOR

static OgcHolding holding;
static OgcScore score;

/* ---- The holding ---- */

static inline void
start (void)
{
  memset (&holding, 0, sizeof holding);
}

static inline unsigned
give (OgcTileKind kind,
      unsigned    tile)
{
  g_assert_cmpuint (tile, <, ogc_tiles_count (kind));
  g_assert_cmphex (holding.tiles[kind] & OGC_TILE_BIT (tile), ==, 0);
  holding.tiles[kind] |= OGC_TILE_BIT (tile);
  return tile;
}

/* Gives the first @n tiles. */
static inline void
give_first (OgcTileKind kind,
            unsigned    n)
{
  holding.tiles[kind] = OGC_TILE_BIT (n) - 1;
}

static inline unsigned
map (OgcColour colour,
     unsigned  high)
{
  return give (OGC_TILE_MAP, fixture_map (colour, high));
}

/* A Dig Site; the two are the last maps. */
static inline unsigned
site (unsigned nth)
{
  return give (OGC_TILE_MAP, OGC_N_MAPS - OGC_N_DIG_SITES + nth);
}

static inline unsigned
person (OgcColour         colour,
        OgcSpecialistKind kind,
        unsigned          value)
{
  return give (OGC_TILE_SPECIALIST, fixture_specialist (colour, kind, value));
}

static inline unsigned
item (OgcColour         colour,
      OgcSpecialistKind kind,
      OgcItemBack       back)
{
  return give (OGC_TILE_ITEM, fixture_item (colour, kind, back));
}

static inline unsigned
mission (OgcMissionType type)
{
  return give (OGC_TILE_MISSION, fixture_mission (type));
}

/* The Dual Map of these colours. */
static inline unsigned
dual (OgcColour a,
      OgcColour b)
{
  for (unsigned i = 0; i < OGC_N_MISSIONS; i++)
    {
      const OgcMissionFace *face = &fixture_tiles ()->missions[i];

      if (face->type == OGC_MISSION_DUAL_MAP
          && ((face->colours[0] == a && face->colours[1] == b) || (face->colours[0] == b && face->colours[1] == a)))
        return give (OGC_TILE_MISSION, i);
    }
  g_assert_not_reached ();
}

/* ---- Its score ---- */

static inline unsigned
gold (void)
{
  OgcScore again;

  ogc_score (fixture_tiles (), &holding, &score);
  again = score;
  g_assert_cmpint (ogc_score_evaluate (fixture_tiles (), &holding, &again), ==, OGC_RULE_NONE);
  g_assert_cmpmem (&again, sizeof again, &score, sizeof score);
  g_assert_cmpuint (ogc_score_total (fixture_tiles (), &holding), ==, score.total);
  return score.total;
}

/* ---- An assignment by hand ---- */

static inline void
nobody (void)
{
  memset (&score, 0xee, sizeof score);
  memset (score.at, OGC_UNASSIGNED, sizeof score.at);
  memset (score.bearer, OGC_NO_TILE, sizeof score.bearer);
}

static inline OgcRule
judge (void)
{
  return ogc_score_evaluate (fixture_tiles (), &holding, &score);
}

#define legal(expected) \
  G_STMT_START \
    { \
      g_assert_cmpint (judge (), ==, OGC_RULE_NONE); \
      g_assert_cmpuint (score.total, ==, expected); \
    } \
  G_STMT_END
#define illegal(rule) \
  G_STMT_START { g_assert_cmpint (judge (), ==, rule); g_assert_cmpuint (score.total, ==, 0); } G_STMT_END
