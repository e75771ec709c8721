/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-evaluator.h"
#include "ogc-play-style.h"
#include "ogc-search-limits.h"

enum { OGC_MAX_CHOICES = 8 };

/* OgcCandidate: a decision and what it is worth. */
typedef struct {
  OgcDecision decision;
  OgcValue    value; /* of what is known to follow from it */
  float       worth; /* the number that ranks choices, style included: about a share of the win */
} OgcCandidate;

/* Inserts @choice among the first @n of @choices, best first; there must be room for one more. */
void ogc_candidate_insert (OgcCandidate *choices,
                           unsigned      n,
                           OgcCandidate  choice);

/* OgcDecisionContext: one question to a policy, what is needed to value the answers, and the best answers found so far.
 * It is large, so only what is read later is initialised. */
typedef struct {
  const OgcKnowledge    *knowledge;
  unsigned               seat;
  const OgcWeights      *weights;
  const OgcTileValues   *values; /* of the same knowledge */
  const OgcSearchLimits *limits;
  OgcPlayStyle           style;
  float                  noise;  /* see OgcPolicy */
  uint64_t               digest; /* of the turn, from which the noise is derived */
  OgcEvaluator           evaluator;
  OgcCandidate          *choices; /* room for OGC_MAX_CHOICES, best first */
  unsigned               n;
} OgcDecisionContext;

/* Begins with a question. The caller owns everything that the pointers refer to, and must keep it. */
void     ogc_decision_context_begin          (OgcDecisionContext       *self,
                                              const OgcKnowledge       *knowledge,
                                              const OgcWeights         *weights,
                                              const OgcTileValues      *values,
                                              const OgcSearchLimits    *limits,
                                              OgcPlayStyle              style,
                                              float                     noise,
                                              OgcCandidate             *choices);
/* The error of judgement about @decision, with @value; 0 without noise. */
float    ogc_decision_context_error          (const OgcDecisionContext *self,
                                              const OgcDecision        *decision,
                                              OgcValue                  value);
/* Inserts @decision among the choices if it is one of the best. */
void     ogc_decision_context_add            (OgcDecisionContext       *self,
                                              const OgcDecision        *decision,
                                              OgcValue                  value);
/* The same for a decision whose @worth, before noise and the style's cost, does not follow from @value. */
void     ogc_decision_context_add_with_worth (OgcDecisionContext       *self,
                                              const OgcDecision        *decision,
                                              OgcValue                  value,
                                              float                     worth);
/* The value of a placement in @state, which is either what is known or that after using something up. @holdings:
 * whether the tiles held differ from those known. */
OgcValue ogc_decision_context_place          (OgcDecisionContext       *self,
                                              const OgcState           *state,
                                              const OgcDecision        *decision,
                                              bool                      holdings);

static inline bool
ogc_decision_context_is_cancelled (const OgcDecisionContext *self)
{
  return ogc_search_limits_is_cancelled (self->limits);
}

/* What @value is worth to the seat that is asked. */
static inline float
ogc_decision_context_worth (const OgcDecisionContext *self,
                            OgcValue                  value)
{
  return ogc_play_style_worth (self->style, value);
}

/* What @decision, with @value, seems to be worth, including the error. */
static inline float
ogc_decision_context_seem (const OgcDecisionContext *self,
                           const OgcDecision        *decision,
                           OgcValue                  value)
{
  return ogc_decision_context_worth (self, value) + ogc_decision_context_error (self, decision, value);
}
