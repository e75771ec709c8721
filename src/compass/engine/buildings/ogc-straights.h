/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-building-rules.h"

/* Straights (RUN): the members of OgcBuildingRules that the Auction House and the Guild share. */
OgcDecision *
         ogc_straights_list   (const OgcState    *state,
                               const OgcHand     *hand,
                               OgcDecision       *next);
OgcRule  ogc_straights_check  (const OgcState    *state,
                               unsigned           owner,
                               const OgcDecision *decision);
void     ogc_straights_place  (OgcState          *state,
                               unsigned           owner,
                               const OgcDecision *decision,
                               OgcEvents         *events);
OgcDice  ogc_straights_dice   (const OgcState    *state,
                               unsigned           owner);
void     ogc_straights_remove (OgcState          *state,
                               unsigned           owner);
/* Draws @number tiles for @seat to choose from (AUC-1, GLD-1), or as many as there are. */
void     ogc_straights_draw   (OgcState          *state,
                               OgcBuildingId      building,
                               OgcTileKind        kind,
                               unsigned           seat,
                               unsigned           number,
                               OgcEvents         *events);
/* RUN-3: the strength of the run of @values; higher is better. */
unsigned ogc_straights_worth  (unsigned           values);
