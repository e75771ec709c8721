/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <stdbool.h>

#include "ogc-assign.h"

/* The parts of the solver; ogc-assign.c explains the method. */

/*
 * OgcAssignValue: what is maximised, gold first and then the tie-break of SCO-12. A gold piece counts 128 and an
 * assigned specialist -2; all specialists together cost less than a gold piece. Recruit Specialists (MIS-13) adds half
 * a piece for each assigned specialist; if their number is odd, half a piece is taken back at the end.
 */
typedef int32_t OgcAssignValue;

#define OGC_VALUE_GOLD 128
#define OGC_VALUE_ASSIGNED (-2)
#define OGC_VALUE_HALF (OGC_VALUE_GOLD / 2)
#define OGC_VALUE_NONE (INT32_MIN / 4) /* the value of an impossible plan; adding two cannot overflow */

enum {
  OGC_N_ASSIGN_COLOURS = OGC_COLOUR_GREY, /* colours that specialists have */
  OGC_NO_KIND = OGC_N_SPECIALIST_KINDS,
};

_Static_assert (OGC_N_SPECIALISTS * -OGC_VALUE_ASSIGNED < OGC_VALUE_GOLD, "the tie-break is less than a gold piece");

/* ---- ogc-assign-input.c: a holding, sorted ---- */

/* The specialists of one colour and kind. They differ only in value, so it is always the best n that are assigned. */
typedef struct {
  uint8_t        n;
  uint8_t        items;
  uint8_t        numbers[OGC_N_SPECIALISTS];      /* best first */
  OgcAssignValue assigned[OGC_N_SPECIALISTS + 1]; /* [n]: what the best n are worth when assigned */
  OgcAssignValue bearing[OGC_N_SPECIALISTS + 1];  /* [n]: what items add when the best n are on ancient maps (SCO-4) */
} OgcSpecialistGroup;

/* The ancient maps of one colour, or the Dig Sites: any of their specialists may be on any of them. */
typedef struct {
  uint8_t        n;
  uint8_t        numbers[OGC_N_MAPS];
  /* [n][doubled]: the most gold that the maps themselves give when n of them have a specialist and items double
   * @doubled of those n. */
  OgcAssignValue gold[OGC_N_MAPS + 1][OGC_N_MAPS + 1];
} OgcMapGroup;

/* The Dual Maps of one pair of colours. */
typedef struct {
  uint8_t n;
  uint8_t missions[OGC_N_DUAL_MAPS];
  uint8_t colours[2];
} OgcDualGroup;

typedef struct {
  const OgcTiles     *tiles;
  OgcSpecialistGroup  specialists[OGC_N_ASSIGN_COLOURS][OGC_N_SPECIALIST_KINDS];
  OgcMapGroup         maps[OGC_N_COLOURS]; /* the Dig Sites are grey (SCO-9) */

  /* Everything from here on is 0 until the tiles are read. */
  uint8_t             active;     /* bit n: OgcColour n has specialists */
  uint8_t             known;      /* bit n: OgcColour n is among the maps, whoever is assigned (MIS-14) */
  uint8_t             rich_sites; /* Dig Sites whose gold items could double; none of the printed ones */
  uint8_t             n_duals;    /* groups of Dual Maps */
  OgcDualGroup        duals[OGC_N_DUAL_MAPS];
  uint8_t             n_secrets;
  uint8_t             secrets[OGC_N_SECRET_MAPS]; /* missions */
  bool                recruit;                    /* MIS-13 */
  bool                third;                      /* MIS-15 */

  OgcAssignValue      each[OGC_N_SPECIALIST_KINDS]; /* for an assigned specialist, besides its own gold */
  OgcAssignValue      staffed;                      /* for an ancient map with a specialist (MIS-12) */
  OgcAssignValue      united;                       /* for a map with both kinds (MIS-16) */
  OgcAssignValue      expert;                       /* for a colour with an assigned specialist (MIS-3) */
  OgcAssignValue      globe;                        /* for a colour among the maps (MIS-14) */
} OgcAssignInput;

/* Collects in @input everything that the assignment of @holding depends on. */
void           ogc_assign_read_input  (OgcAssignInput          *input,
                                       const OgcTiles          *tiles,
                                       const OgcHolding        *holding);
/*
 * The most that the maps of @group give with @n[kind] specialists of each kind on them, whatever number of maps these
 * are spread over. @bearers: how many pairs of them bear items; @with_pair: whether one map must have both kinds.
 * @n_staffed, which may be NULL, gets the number of maps with a specialist.
 */
OgcAssignValue ogc_assign_staff_maps  (const OgcAssignInput    *input,
                                       const OgcMapGroup       *group,
                                       const uint8_t            n[OGC_N_SPECIALIST_KINDS],
                                       unsigned                 bearers,
                                       bool                     with_pair,
                                       unsigned                *n_staffed);
/* The role of each map of @group in @group->gold[@staffed][@doubled]: 0 empty, 1 with a specialist, 2 doubled. */
void           ogc_assign_choose_maps (const OgcMapGroup       *group,
                                       const OgcTiles          *tiles,
                                       unsigned                 staffed,
                                       unsigned                 doubled,
                                       uint8_t                  roles[OGC_N_MAPS]);

/* ---- ogc-assign-colour.c: the best plans of one colour by itself ---- */

/* Where the third specialist of Second Opinion joins a pair (MIS-15). */
typedef enum {
  OGC_THIRD_NONE,
  OGC_THIRD_OWN_MAP,
  OGC_THIRD_SECRET_MAP,
  OGC_THIRD_DIG_SITE,
  OGC_THIRD_DUAL_MAP,
} OgcThirdPlace;

typedef struct {
  OgcThirdPlace place;
  uint8_t       colour;
  uint8_t       kind;
  uint8_t       dual; /* the group, with OGC_THIRD_DUAL_MAP */
} OgcThird;

/* What one colour uses of everything that the colours share, not counting a third specialist; [kind]: specialists. */
typedef struct {
  uint8_t secrets;                         /* Secret Maps */
  uint8_t sites[OGC_N_SPECIALIST_KINDS];   /* on Dig Sites */
  uint8_t bearers[OGC_N_SPECIALIST_KINDS]; /* those of them with an item that doubles a Dig Site */
  uint8_t duals[OGC_N_SPECIALIST_KINDS];   /* on Dual Maps */
} OgcSharedUse;

/* What a colour does with the rest of its specialists, not counting a third specialist. */
typedef struct {
  OgcAssignValue value;
  uint8_t        own[OGC_N_SPECIALIST_KINDS];  /* specialists on its own maps */
  uint8_t        lone[OGC_N_SPECIALIST_KINDS]; /* Secret Maps with one specialist; the others have a pair */
} OgcColourPlan;

/* The best plans of @colour that use @use: [0] with an even, [1] with an odd number of assigned specialists. */
void           ogc_assign_plan_colour (const OgcAssignInput    *input,
                                       unsigned                 colour,
                                       const OgcSharedUse      *use,
                                       const OgcThird          *third,
                                       OgcColourPlan            best[2]);

/* ---- ogc-assign-realise.c: from numbers to tiles ---- */

/* A complete solution, in numbers. */
typedef struct {
  OgcThird      third;
  OgcSharedUse  use[OGC_N_ASSIGN_COLOURS];
  OgcColourPlan plans[OGC_N_ASSIGN_COLOURS];
  uint8_t       duals[OGC_N_DUAL_MAPS][2][OGC_N_SPECIALIST_KINDS]; /* [group][colour of the group] */
} OgcAssignSolution;

/* Turns the numbers of @solution into tiles: fills @at with the map of each specialist and @bearer with the specialist
 * of each item, as in OgcScore. */
void           ogc_assign_realise     (const OgcAssignInput    *input,
                                       const OgcAssignSolution *solution,
                                       const OgcHolding        *holding,
                                       uint8_t                 *at,
                                       uint8_t                 *bearer);

static inline unsigned
ogc_assign_min (unsigned a,
                unsigned b)
{
  return a < b ? a : b;
}

static inline void
ogc_assign_raise (OgcAssignValue *value,
                  OgcAssignValue  other)
{
  if (other > *value)
    *value = other;
}
