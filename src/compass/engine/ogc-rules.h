/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-state.h"

/* The only way into a game: these functions alone begin a game, say what is legal and change it. Everything below, from
 * the state to the buildings, is reached through them. */

/* Begins a game in @state. @tiles must outlive @state; @events may be NULL. Returns OGC_RULE_NONE, or the rule that
 * @setup breaks, in which case @state is untouched. */
OgcRule  ogc_rules_begin   (OgcState          *state,
                            const OgcTiles    *tiles,
                            const OgcSetup    *setup,
                            OgcEvents         *events);

/* Writes every legal decision of the seat that is asked to @decisions (room for OGC_MAX_DECISIONS) once. Returns how
 * many there are. */
unsigned ogc_rules_list    (const OgcState    *state,
                            OgcDecision       *decisions);

/* The rule that refuses @decision now, or OGC_RULE_NONE. @decision may hold any bytes. */
OgcRule  ogc_rules_check   (const OgcState    *state,
                            const OgcDecision *decision);

/*
 * Takes @decision and goes on to the next question. Returns OGC_RULE_NONE, or the rule that refuses the decision, in
 * which case @state is untouched. @events, which may be NULL, is emptied and then filled.
 */
OgcRule  ogc_rules_take    (OgcState          *state,
                            const OgcDecision *decision,
                            OgcEvents         *events);

/* The dice of @owner that lie in @building. */
OgcDice  ogc_rules_dice_at (const OgcState    *state,
                            OgcBuildingId      building,
                            unsigned           owner);
