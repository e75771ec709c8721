/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-knowledge.h"

/*
 * Afterstates: what is known to follow from a decision. @after is @state as the seat that is asked will know it after
 * the decision. Nothing is drawn or rolled to find it (SEC-3): chests that would be drawn stay unknown, and a finished
 * turn leaves the next seat about to roll.
 */

/* The state after a placement in a turn that goes on. */
void ogc_after_dice      (const OgcState     *state,
                          const OgcDecision  *decision,
                          OgcState           *after);
/* The state after a placement that ends the turn. */
void ogc_after_placement (const OgcState     *state,
                          const OgcDecision  *decision,
                          OgcState           *after);
/* The state after the turn ends without a placement of neutral dice. */
void ogc_after_turn      (const OgcState     *state,
                          OgcState           *after);
/* The state after a knowledge token is paid for a reroll (TRN-3). */
void ogc_after_token     (const OgcState     *state,
                          OgcState           *after);
/* The state after an ability of @type is used up; A Little Help and A Timely Gift have taken effect. */
void ogc_after_ability   (const OgcState     *state,
                          OgcAbilityType      type,
                          OgcState           *after);
/* RND-4: what the seat knows after it has taken @tile. This is an OgcKnowledge, not a state, because the seat knows the
 * tile. */
void ogc_after_take      (const OgcKnowledge *knowledge,
                          unsigned            tile,
                          OgcKnowledge       *after);
