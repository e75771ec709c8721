/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-knowledge.h"
#include "ogc-result.h"
#include "ogc-score-cache.h"

/* Gold in hundredths: what has chances is worth parts of a gold piece. */
typedef int OgcCents;

#define OGC_CENTS_GOLD 100
#define OGC_CENTS_TOKEN 55 /* SCO-5, and that it may reroll */

/*
 * OgcTileValues: what everything that lies open or may be drawn would be worth to each seat, as one seat sees it.
 * The worth of a tile is what it adds to the best score now, exactly, and a little for what it may add later. Only
 * for the thread in which it was begun, until that thinks about other tiles.
 */
typedef struct {
  const OgcKnowledge *knowledge;
  unsigned            seat;                      /* who looks */
  unsigned            rounds_left;               /* after this one */
  unsigned            danger;                    /* dice that others may still place in this round */
  OgcScoreCache      *score_cache;               /* of the thread that looks */
  OgcHolding          holdings[OGC_MAX_SEATS];
  OgcScoreKey         keys[OGC_MAX_SEATS];       /* of @holdings */
  unsigned            assigned[OGC_MAX_SEATS];   /* the part of @tiles_gold that the best assignment gives:
                                                  * ogc_score_assigned() */
  unsigned            missions[OGC_MAX_SEATS];   /* and the one of ogc_score_missions_apart() */
  unsigned            tiles_gold[OGC_MAX_SEATS]; /* without tokens */
  unsigned            totals[OGC_MAX_SEATS];
  OgcCents            maps[OGC_MAX_SEATS][4];    /* the face-up ones by place */
  OgcCents            specialists[OGC_MAX_SEATS][7];
  OgcCents            ability;                   /* the mean of those face up */
  OgcCents            items[OGC_N_BACKS];        /* an unseen one, by its back */
  OgcCents            prizes[3];                 /* what the ranks of the B building may expect */
  OgcCents            chest;                     /* an unseen one */
  OgcCents            treasures[3];              /* an unseen one, by floor */
  OgcCents            believed[OGC_MAX_SEATS];   /* the missions and the collection that cannot be named, as if they
                                                  * suited their seat (ogc-determinize.h) */
} OgcTileValues;

void     ogc_tile_values_begin (OgcTileValues       *self,
                                const OgcKnowledge  *knowledge);
/*
 * The same for the next of many moments, at less cost where nothing was won or revealed since; zeroed before the first.
 * @kept gets a copy of @knowledge, which the tile values point to then.
 */
void     ogc_tile_values_renew (OgcTileValues       *self,
                                OgcKnowledge        *kept,
                                const OgcKnowledge  *knowledge);
/* The worth of a tile for @seat, were it given to it. */
OgcCents ogc_tile_values_tile  (const OgcTileValues *self,
                                unsigned             seat,
                                OgcTileKind          kind,
                                unsigned             tile);
