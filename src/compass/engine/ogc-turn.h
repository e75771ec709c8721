/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-state.h"

/* Turns (TRN), and the abilities that have to do with rolls (ABL-3, ABL-4). */
void     ogc_turn_begin    (OgcState          *state,
                            unsigned           seat,
                            OgcEvents         *events);
/* Whether @seat could use A Little Help at the start of a turn (ABL-3). */
bool     ogc_turn_can_help (const OgcState    *state,
                            unsigned           seat);
/* ogc_rules_list() and ogc_rules_check() for the questions of a turn. */
unsigned ogc_turn_list     (const OgcState    *state,
                            OgcDecision       *decisions);
OgcRule  ogc_turn_check    (const OgcState    *state,
                            const OgcDecision *decision);
/* Carries out the legal @decision. True when the turn is over. */
bool     ogc_turn_take     (OgcState          *state,
                            const OgcDecision *decision,
                            OgcEvents         *events);
