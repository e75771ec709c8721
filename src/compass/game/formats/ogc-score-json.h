/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-json-writer.h"
#include "ogc-score.h"
#include "ogc-state.h"

G_BEGIN_DECLS

/**
 * ogc_score_write:
 * @tiles: the faces
 * @holding: the holding that @score is of
 * @score: as ogc_score() makes it
 *
 * Writes a score with the source of every gold piece (SCO-10): "total", "unassigned", "by_source", and lists of all
 * tiles held that can score by themselves, each with its number, its face and its "gold". A specialist has "at_map" or
 * "at_mission" if it is assigned, an item has "specialist" if it was given to one.
 */
void ogc_score_write  (JsonBuilder      *builder,
                       const char       *name,
                       const OgcTiles   *tiles,
                       const OgcHolding *holding,
                       const OgcScore   *score);

/**
 * ogc_result_write:
 * @name: (nullable): the member's name
 * @state: a game, over or not
 *
 * Writes a list with an entry for each seat: "seat", "place" (SCO-11, SCO-12), "holding" and "score".
 */
void ogc_result_write (JsonBuilder      *builder,
                       const char       *name,
                       const OgcState   *state);

G_END_DECLS
