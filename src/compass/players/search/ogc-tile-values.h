/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-knowledge.h"
#include "ogc-result.h"
#include "ogc-score-cache.h"

/* OgcCents: gold in hundredths, because an uncertain gain is worth only part of a gold piece. */
typedef int OgcCents;

#define OGC_CENTS_GOLD 100
#define OGC_CENTS_TOKEN 55 /* half a gold piece (SCO-5), and the chance to reroll */

/*
 * OgcTileValues: what each tile that lies face up or may be drawn would be worth to each seat, as one seat sees it. The
 * worth of a tile is exactly what it adds to the best score now, plus a little for what it may add later. The values
 * may be used only in the thread that computed them, and only until that thread asks for other tiles.
 */
typedef struct {
  const OgcKnowledge *knowledge;
  unsigned            seat;                      /* the observing seat */
  unsigned            rounds_left;               /* after this one */
  unsigned            danger;                    /* dice that others may still place in this round */
  OgcScoreCache      *score_cache;               /* of this thread */
  OgcHolding          holdings[OGC_MAX_SEATS];
  OgcScoreKey         keys[OGC_MAX_SEATS];       /* of @holdings */
  unsigned            assigned[OGC_MAX_SEATS];   /* the part of @tiles_gold that is ogc_score_assignment_part() */
  unsigned            missions[OGC_MAX_SEATS];   /* and the part that is ogc_score_fixed_missions() */
  unsigned            tiles_gold[OGC_MAX_SEATS]; /* without tokens */
  unsigned            totals[OGC_MAX_SEATS];
  OgcCents            maps[OGC_MAX_SEATS][4];    /* those that lie face up, by place */
  OgcCents            specialists[OGC_MAX_SEATS][7];
  OgcCents            ability;                   /* the mean of those face up */
  OgcCents            items[OGC_N_BACKS];        /* an unseen one, by its back */
  OgcCents            prizes[3];                 /* what the ranks of the B building may expect */
  OgcCents            chest;                     /* an unseen one */
  OgcCents            treasures[3];              /* an unseen one, by floor */
  OgcCents            believed[OGC_MAX_SEATS];   /* missions and the collection that the observer cannot name, weighted
                                                  * by how well they suit the seat (ogc-determinize.h) */
} OgcTileValues;

/* Computes all values from @knowledge, which must outlive @self. */
void     ogc_tile_values_begin (OgcTileValues       *self,
                                const OgcKnowledge  *knowledge);
/* Computes the values for the next of many positions, at less cost if nothing was won or revealed since the last one.
 * @self must be zeroed before the first call. @kept gets a copy of @knowledge, and @self points to that copy. */
void     ogc_tile_values_renew (OgcTileValues       *self,
                                OgcKnowledge        *kept,
                                const OgcKnowledge  *knowledge);
/* What @tile would be worth to @seat. */
OgcCents ogc_tile_values_tile  (const OgcTileValues *self,
                                unsigned             seat,
                                OgcTileKind          kind,
                                unsigned             tile);
