/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-knowledge.h"

/*
 * What is known to follow from a decision: @after is @state as the seat that is asked may know it then. Nothing is
 * drawn or rolled for that (SEC-3): chests drawn are just not known yet, and a turn that is over leaves the next
 * seat about to roll.
 */

/* After a placement in a turn that goes on. */
void ogc_after_dice      (const OgcState     *state,
                          const OgcDecision  *decision,
                          OgcState           *after);
/* After a placement that is the last of the turn. */
void ogc_after_placement (const OgcState     *state,
                          const OgcDecision  *decision,
                          OgcState           *after);
/* After the end of the turn, without neutral dice. */
void ogc_after_turn      (const OgcState     *state,
                          OgcState           *after);
/* After a knowledge token is paid for a reroll (TRN-3). */
void ogc_after_token     (const OgcState     *state,
                          OgcState           *after);
/* After an ability of @type is used up; A Little Help and A Timely Gift do what they do. */
void ogc_after_ability   (const OgcState     *state,
                          OgcAbilityType      type,
                          OgcState           *after);
/* After the tile is taken (RND-4): knowledge, because the holder knows it. */
void ogc_after_take      (const OgcKnowledge *knowledge,
                          unsigned            tile,
                          OgcKnowledge       *after);
