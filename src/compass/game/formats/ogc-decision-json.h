/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-decision.h"
#include "ogc-json-reader.h"
#include "ogc-json-writer.h"
#include "ogc-names.h"
#include "ogc-state.h"

G_BEGIN_DECLS

/*
 * Decisions in JSON, the same in saves, records and the protocol: an object with "do", a name of ogc_names_decision,
 * and
 *
 * - reroll: "dice" and "neutral_dice", the dice that are picked up (TRN-3)
 * - power: "dice" become "become" (ABL-4)
 * - place: "building", "dice"; "neutral": true for neutral dice; "join": the number of dice of the group that is joined
 *   (Archives); "space": the temple's space, from 0; "will": { "rival": an owner, "die": a value } with The Will to Win
 *   (ABL-2)
 * - take: "tile", its number
 *
 * Lists may be left out where they are empty, booleans where they are false.
 */

/* Reads the member @name, a decision. The result is well-formed; ogc_rules_check() says whether it is legal. */
void ogc_decision_read  (OgcJsonReader     *reader,
                         const char        *name,
                         OgcDecision       *decision);
void ogc_decision_write (JsonBuilder       *builder,
                         const char        *name,
                         const OgcDecision *decision);

/* Writes the question as an object: "what", a name of ogc_names_ask, "seat", and for a choice of tiles "building",
 * "tile_kind", "offer" and "remaining". */
void ogc_ask_write      (JsonBuilder       *builder,
                         const char        *name,
                         const OgcAsk      *ask);

G_END_DECLS
