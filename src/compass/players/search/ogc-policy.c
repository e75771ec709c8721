/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-policy.h"

#include <string.h>

#include "ogc-afterstate.h"
#include "ogc-candidates.h"
#include "ogc-rules.h"
#include "ogc-take-evaluator.h"

/* The tile values of the seat of @knowledge, reused from its last question as far as possible. */
static const OgcTileValues *
renew_tile_values (OgcPolicy          *self,
                   const OgcKnowledge *knowledge)
{
  OgcTileValues *values = &self->values[knowledge->seat];

  ogc_tile_values_renew (values, &self->known[knowledge->seat], knowledge);
  return values;
}

void
ogc_policy_begin (OgcPolicy             *self,
                  const OgcWeights      *weights,
                  float                  noise,
                  const OgcSearchLimits *limits)
{
  memset (self, 0, sizeof *self);
  self->weights = weights;
  self->noise = noise;
  self->limits = limits;
}

/* Whether rolling is the only choice. Most turns begin like this, and then nothing needs to be computed. */
static bool
is_forced (const OgcKnowledge *knowledge)
{
  const OgcDecision help = { .kind = OGC_DECISION_HELP };

  return knowledge->seen.ask.kind == OGC_ASK_ROLL && ogc_rules_check (&knowledge->seen, &help) != OGC_RULE_NONE;
}

unsigned
ogc_policy_choose (OgcPolicy          *self,
                   const OgcKnowledge *knowledge,
                   OgcCandidate        choices[OGC_MAX_CHOICES])
{
  OgcDecisionContext context;

  if (is_forced (knowledge))
    {
      choices[0] = (OgcCandidate) { .decision = { .kind = OGC_DECISION_ROLL } };
      return 1;
    }
  ogc_decision_context_begin (&context, knowledge, self->weights, renew_tile_values (self, knowledge), self->limits,
                              self->style, self->noise, choices);
  ogc_candidates_find (&context);

  return ogc_decision_context_is_cancelled (&context) ? 0 : context.n;
}

OgcValue
ogc_policy_value (OgcPolicy          *self,
                  const OgcKnowledge *knowledge)
{
  OgcEvaluator evaluator;

  ogc_evaluator_begin (&evaluator, self->weights, renew_tile_values (self, knowledge));
  return ogc_evaluator_base (&evaluator);
}

bool
ogc_policy_inputs (OgcPolicy          *self,
                   const OgcKnowledge *knowledge,
                   const OgcDecision  *decision,
                   OgcInputs          *inputs)
{
  const OgcState *seen = &knowledge->seen;
  unsigned buildings = 0;
  OgcEvaluator evaluator;
  OgcState after = *seen;
  OgcTakeEvaluator taken;

  switch ((OgcDecisionKind) decision->kind)
    {
    case OGC_DECISION_PLACE:
      ogc_after_placement (seen, decision, &after);
      buildings = OGC_BUILDING_BIT (decision->building);
      break;
    case OGC_DECISION_END_TURN:
      ogc_after_turn (seen, &after);
      break;
    case OGC_DECISION_TAKE:
      ogc_take_evaluator_begin (&taken, self->weights, renew_tile_values (self, knowledge), knowledge, decision->tile);
      ogc_evaluator_inputs (&taken.evaluator, &taken.after.seen, 0, inputs);
      return true;
    case OGC_DECISION_HELP:
      ogc_after_ability (seen, OGC_ABILITY_LITTLE_HELP, &after);
      break;
    case OGC_DECISION_ROLL:
    case OGC_DECISION_PASS:
      break;
    default:
      return false;
    }
  ogc_evaluator_begin (&evaluator, self->weights, renew_tile_values (self, knowledge));
  ogc_evaluator_inputs (&evaluator, &after, buildings, inputs);

  return true;
}
