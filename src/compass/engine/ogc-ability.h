/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-state.h"

/* Special abilities (ABL). */

/* The number of an ability of @type that @seat holds, or OGC_NO_TILE. */
unsigned ogc_ability_held         (const OgcState    *state,
                                   unsigned           seat,
                                   OgcAbilityType     type);
/* The types that @seat holds, as a set: bit n for OgcAbilityType n. */
unsigned ogc_ability_types        (const OgcState    *state,
                                   unsigned           seat);
/* Uses up an ability of @type, which @seat must hold. */
void     ogc_ability_use          (OgcState          *state,
                                   unsigned           seat,
                                   OgcAbilityType     type,
                                   OgcEvents         *events);
/* The rule that refuses The Will to Win in the placement @decision, whatever its building (ABL-2), or
 * OGC_RULE_NONE. */
OgcRule  ogc_ability_check_will   (const OgcState    *state,
                                   unsigned           seat,
                                   const OgcDecision *decision);
/* ABL-3: uses A Little Help for @seat, which gets its extra dice. */
void     ogc_ability_use_help     (OgcState          *state,
                                   unsigned           seat,
                                   OgcEvents         *events);
/* ABL-4: writes every decision that turns one or two dice of @seat, each resulting hand once. Returns how many. */
unsigned ogc_ability_list_power   (const OgcState    *state,
                                   unsigned           seat,
                                   OgcDecision       *decisions);
/* ABL-4: the rule that refuses @decision, with which @seat turns dice, or OGC_RULE_NONE. */
OgcRule  ogc_ability_check_power  (const OgcState    *state,
                                   unsigned           seat,
                                   const OgcDecision *decision);
/* ABL-4: turns dice of @seat as the legal @decision says. */
void     ogc_ability_use_power    (OgcState          *state,
                                   unsigned           seat,
                                   const OgcDecision *decision,
                                   OgcEvents         *events);
