/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "ogc-view.h"

G_BEGIN_DECLS

/**
 * OgcTableau:
 * @tiles: (element-type OgcTile): what the seat holds, by kind
 * @drawn: (element-type OgcTile): chests of this round (GAL-2)
 * @lines: (element-type OgcScoreLine): the account
 * @holding: what of it the viewer can name
 * @score: its score
 * @complete: the viewer can name everything
 *
 * What lies before a seat: a part of OgcSeat.
 */
typedef struct {
  GListStore *tiles[OGC_N_TILE_KINDS];
  GListStore *drawn;
  GListStore *lines;
  OgcHolding  holding;
  OgcScore    score;
  gboolean    complete;
} OgcTableau;

void ogc_tableau_init   (OgcTableau    *self);
void ogc_tableau_clear  (OgcTableau    *self);

/* Brings the lists, the score and the assignment of @seat to what @view says. */
void ogc_tableau_update (OgcTableau    *self,
                         const OgcView *view,
                         unsigned       seat);

G_END_DECLS
