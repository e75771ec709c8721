/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-policy.h"

/* OgcDecisionContext: one question to a mind, and the answers found so far; for the files of the policy alone. */
typedef struct {
  OgcPolicy          *policy;
  const OgcKnowledge *knowledge;
  unsigned            seat;
  OgcEvaluator        evaluator;
  uint64_t            digest; /* of the turn, for the noise */
  OgcCandidate       *choices;
  unsigned            n;
} OgcDecisionContext;

static inline bool
ogc_candidates_is_cancelled (const OgcDecisionContext *context)
{
  return ogc_search_limits_is_cancelled (context->policy->limits);
}

/* What @value is worth to whoever is asked. */
static inline float
ogc_candidates_worth (const OgcDecisionContext *context,
                      OgcValue                  value)
{
  return ogc_play_style_worth (context->policy->style, value);
}

/* By how much the policy misjudges a decision of @value; 0 without noise. */
float    ogc_candidates_error       (const OgcDecisionContext *context,
                                     const OgcDecision        *decision,
                                     OgcValue                  value);
/* What a decision of @value seems to be worth, that error included. */
static inline float
ogc_candidates_seem (const OgcDecisionContext *context,
                     const OgcDecision        *decision,
                     OgcValue                  value)
{
  return ogc_candidates_worth (context, value) + ogc_candidates_error (context, decision, value);
}

/* Puts a decision in its place among the choices, if it is one of the best. @worth: without noise and what the style has against it. */
void     ogc_candidates_add         (OgcDecisionContext       *context,
                                     const OgcDecision        *decision,
                                     OgcValue                  value,
                                     float                     worth);
/* The value of a placement from @state, which is what is known or what follows from using something up. */
OgcValue ogc_candidates_placing     (OgcDecisionContext       *context,
                                     const OgcState           *state,
                                     const OgcDecision        *decision,
                                     bool                      holdings);
/* Adds all placements that make a difference, and to those of neutral dice the end of the turn. */
void     ogc_candidates_add_own     (OgcDecisionContext       *context);
void     ogc_candidates_add_neutral (OgcDecisionContext       *context);
/* Adds the best reroll (TRN-3) and the best use of A Compelling Power (ABL-4), if they are any good. @own: the worth of the best placement of own
 * dice alone, as the policy misjudges it. */
void     ogc_candidates_add_reroll  (OgcDecisionContext       *context,
                                     float                     own);
void     ogc_candidates_add_power   (OgcDecisionContext       *context,
                                     float                     own);
/* What a turn from A Timely Gift is worth (ABL-1). */
float    ogc_candidates_gift        (OgcDecisionContext       *context);
