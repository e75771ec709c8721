/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-state.h"

/* The one door to a game: here alone a game begins, says what is legal, and changes. Everything below, from the state
 * to the buildings, is reached through it. */

/* Begins a game in @state. @tiles must outlive it; @events may be NULL. Returns OGC_RULE_NONE, or the rule that @setup
 * breaks; then @state is untouched. */
OgcRule  ogc_rules_begin   (OgcState          *state,
                            const OgcTiles    *tiles,
                            const OgcSetup    *setup,
                            OgcEvents         *events);

/* Writes all legal decisions of the seat that is asked to @decisions (room for OGC_MAX_DECISIONS), each once. Returns
 * how many. */
unsigned ogc_rules_list    (const OgcState    *state,
                            OgcDecision       *decisions);

/* The rule that refuses @decision now, or OGC_RULE_NONE. @decision may hold any bytes. */
OgcRule  ogc_rules_check   (const OgcState    *state,
                            const OgcDecision *decision);

/*
 * Takes @decision and goes on to the next question. Returns OGC_RULE_NONE, or the rule that refuses it; then @state is
 * untouched. @events is emptied and filled; it may be NULL.
 */
OgcRule  ogc_rules_take    (OgcState          *state,
                            const OgcDecision *decision,
                            OgcEvents         *events);

/* The dice of @owner that lie in @building. */
OgcDice  ogc_rules_dice_at (const OgcState    *state,
                            OgcBuildingId      building,
                            unsigned           owner);
