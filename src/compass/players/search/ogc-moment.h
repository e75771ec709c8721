/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-mind.h"

/* OgcMoment: one question to a mind, and the answers found so far; for the files of the mind alone. */
typedef struct {
  OgcMind            *mind;
  const OgcKnowledge *knowledge;
  unsigned            seat;
  OgcAppraisal        appraisal;
  uint64_t            digest; /* of the turn, for the noise */
  OgcChoice          *choices;
  unsigned            n;
} OgcMoment;

static inline bool
ogc_moment_is_cancelled (const OgcMoment *moment)
{
  return ogc_thought_is_cancelled (moment->mind->thought);
}

/* What @value is worth to whoever is asked. */
static inline float
ogc_moment_worth (const OgcMoment *moment,
                  OgcValue         value)
{
  return ogc_play_style_worth (moment->mind->style, value);
}

/* By how much the mind misjudges a decision of @value; 0 without noise. */
float ogc_moment_error       (const OgcMoment   *moment,
                              const OgcDecision *decision,
                              OgcValue           value);
/* What a decision of @value seems to be worth, that error included. */
static inline float
ogc_moment_seem (const OgcMoment   *moment,
                 const OgcDecision *decision,
                 OgcValue           value)
{
  return ogc_moment_worth (moment, value) + ogc_moment_error (moment, decision, value);
}

/* Puts a decision in its place among the choices, if it is one of the best. @worth: without noise and what the style has against it. */
void ogc_moment_add          (OgcMoment         *moment,
                              const OgcDecision *decision,
                              OgcValue           value,
                              float              worth);
/* The value of a placement from @state, which is what is known or what follows from using something up. */
OgcValue ogc_moment_place    (OgcMoment         *moment,
                              const OgcState    *state,
                              const OgcDecision *decision,
                              bool               holdings);
/* Adds all placements that make a difference, and to those of neutral dice the end of the turn. */
void ogc_moment_add_own      (OgcMoment         *moment);
void ogc_moment_add_neutral  (OgcMoment         *moment);
/* Adds the best reroll (TRN-3) and the best use of A Compelling Power (ABL-4), if they are any good. @own: the worth of the best placement of own
 * dice alone, as the mind misjudges it. */
void ogc_moment_add_reroll   (OgcMoment         *moment,
                              float              own);
void ogc_moment_add_power    (OgcMoment         *moment,
                              float              own);
/* What a turn from A Timely Gift is worth (ABL-1). */
float ogc_moment_gift        (OgcMoment         *moment);
