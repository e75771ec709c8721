/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-policy.h"

#include <math.h>
#include <string.h>

#include "ogc-afterstate.h"
#include "ogc-candidates.h"

#define MISJUDGED_PLACE 0.92f /* parts of an error; their squares add up to 1 */
#define MISJUDGED_DICE 0.39f
#define MISJUDGED_TILE 0.5f   /* of an error: it lies there and can be compared with the others */

/* ---- Noise ---- */

/* One step of SplitMix64 (G. L. Steele, D. Lea, C. H. Flood, 2014). */
static uint64_t
mix (uint64_t number)
{
  number += UINT64_C (0x9e3779b97f4a7c15);
  number = (number ^ (number >> 30)) * UINT64_C (0xbf58476d1ce4e5b9);
  number = (number ^ (number >> 27)) * UINT64_C (0x94d049bb133111eb);
  return number ^ (number >> 31);
}

static uint64_t
digest_of (const OgcDecision *decision)
{
  uint64_t words[2];

  memcpy (words, decision, sizeof words);
  return mix (words[0] ^ mix (words[1]));
}

/* Which tile stands for @tile: whoever misjudges a specialist or a map misjudges all of its sort alike, and does not take a 2 where there is a 3. What a
 * chest or an artifact is worth can be read. */
static unsigned
sort_of (const OgcTiles *tiles,
         OgcTileKind     kind,
         unsigned        tile)
{
  unsigned first = 0;

  if (kind == OGC_TILE_SPECIALIST)
    while (tiles->specialists[first].colour != tiles->specialists[tile].colour || tiles->specialists[first].kind != tiles->specialists[tile].kind)
      first++;
  else if (kind == OGC_TILE_MAP)
    while (tiles->maps[first].colour != tiles->maps[tile].colour)
      first++;
  else if (kind != OGC_TILE_CHEST && kind != OGC_TILE_ARTIFACT)
    first = tile;

  return first;
}

/* Of what stays as it is for a whole turn: whoever misjudges something does so until the turn is over, whatever is rolled meanwhile. */
static uint64_t
digest_of_turn (const OgcState *seen,
                unsigned        seat)
{
  static const OgcTileKind kinds[] = { OGC_TILE_MAP, OGC_TILE_SPECIALIST, OGC_TILE_ARTIFACT, OGC_TILE_MISSION };
  uint64_t digest = (uint64_t) seat << 48 | (uint64_t) seen->round << 40 | (uint64_t) seen->phase << 32 | (uint64_t) seen->resolving << 24
                    | (uint64_t) seen->gift_turn << 16 | ogc_dice_count (seen->own[seat]);

  for (unsigned i = 0; i < 4; i++)
    digest = mix (digest ^ seen->archives.maps[i]);
  for (unsigned i = 0; i < 7; i++)
    digest = mix (digest ^ seen->university.specialists[i]);
  for (unsigned i = 0; i < sizeof kinds / sizeof kinds[0]; i++)
    digest = mix (digest ^ seen->held[seat][kinds[i]]);
  return digest;
}

/* About evenly around 0, as the sum of throws is, with a deviation of 1. */
static float
throw_of (uint64_t bits)
{
  float sum = 0;

  for (unsigned i = 0; i < 4; i++, bits >>= 16)
    sum += (float) (bits & 0xffff) / 65536;
  return (sum - 2) * 1.7320508f;
}

/* How wrong the policy is about @decision, with a deviation of 1. Who places misjudges a building and how many dice it is worth, and much less which of
 * those dice are better there. What a die brings in the Library everybody knows. */
static float
error_of (const OgcDecisionContext *context,
          const OgcDecision        *decision)
{
  const OgcState *seen = &context->knowledge->seen;
  OgcDecision judged = *decision;
  float error;

  if (decision->kind == OGC_DECISION_TAKE)
    judged.tile = (uint8_t) sort_of (seen->tiles, (OgcTileKind) seen->ask.tile_kind, decision->tile);
  else if (decision->kind == OGC_DECISION_PLACE)
    judged.dice = ogc_dice_of (1, ogc_dice_count (decision->dice));
  error = throw_of (mix (context->digest ^ digest_of (&judged)));

  switch ((OgcDecisionKind) decision->kind)
    {
    case OGC_DECISION_TAKE:
      return MISJUDGED_TILE * error;
    case OGC_DECISION_PLACE:
      return decision->building == OGC_LIBRARY
             ? 0 : MISJUDGED_PLACE * error + MISJUDGED_DICE * throw_of (mix (~context->digest ^ digest_of (decision)));
    default:
      return error;
    }
}

float
ogc_candidates_error (const OgcDecisionContext *context,
                      const OgcDecision        *decision,
                      OgcValue                  value)
{
  const float noise = context->policy->noise;

  return noise > 0 ? noise * (value.win * (1 - value.win) + 0.02f) * error_of (context, decision) : 0;
}

/* Whether @decision was judged by the placements that it leads to, and with their errors. */
static bool
is_swept (const OgcDecision *decision)
{
  return decision->kind == OGC_DECISION_REROLL || decision->kind == OGC_DECISION_POWER || decision->kind == OGC_DECISION_GIFT;
}

/* ---- Choices ---- */

/* Whether another way to the same is among the choices: other dice of one sum in the Galleon, say. */
static bool
is_double (const OgcDecisionContext *context,
           const OgcDecision        *decision,
           OgcValue                  value)
{
  for (unsigned i = 0; i < context->n; i++)
    if (context->choices[i].value.win == value.win && context->choices[i].value.gold == value.gold
        && context->choices[i].decision.kind == decision->kind && context->choices[i].decision.building == decision->building)
      return true;
  return false;
}

void
ogc_candidates_add (OgcDecisionContext *context,
                    const OgcDecision  *decision,
                    OgcValue            value,
                    float               worth)
{
  unsigned at;

  if (is_double (context, decision, value))
    return;
  worth -= ogc_play_style_cost (context->policy->style, decision);
  if (!is_swept (decision))
    worth += ogc_candidates_error (context, decision, value);
  if (context->n == OGC_MAX_CHOICES && context->choices[OGC_MAX_CHOICES - 1].worth >= worth)
    return;
  at = context->n < OGC_MAX_CHOICES ? context->n++ : OGC_MAX_CHOICES - 1;
  for (; at > 0 && context->choices[at - 1].worth < worth; at--)
    context->choices[at] = context->choices[at - 1];
  context->choices[at] = (OgcCandidate) { *decision, value, worth };
}

/* ---- What is asked ---- */

/* The outlook of the seat that knows, kept from its last moment where that helps. */
static const OgcTileValues *
look (OgcPolicy          *self,
      const OgcKnowledge *knowledge)
{
  OgcTileValues *values = &self->values[knowledge->seat];

  ogc_tile_values_renew (values, &self->known[knowledge->seat], knowledge);
  return values;
}

/* What follows from @decision in its moment, without placements. */
static OgcValue
value_after (const OgcDecisionContext *context,
             const OgcState           *after,
             bool                      holdings)
{
  return ogc_evaluator_value (&context->evaluator, after, 0, holdings);
}

/* TRN-1, ABL-3 */
static void
add_rolls (OgcDecisionContext *context)
{
  const OgcState *seen = &context->knowledge->seen;
  const OgcDecision roll = { .kind = OGC_DECISION_ROLL };
  const OgcDecision help = { .kind = OGC_DECISION_HELP };
  OgcValue value;

  if (ogc_state_refuse (seen, &roll) == OGC_RULE_NONE)
    {
      value = ogc_evaluator_base (&context->evaluator);
      ogc_candidates_add (context, &roll, value, ogc_candidates_worth (context, value));
    }
  if (ogc_state_refuse (seen, &help) == OGC_RULE_NONE)
    {
      OgcState after;

      ogc_after_ability (seen, OGC_ABILITY_LITTLE_HELP, &after);
      value = value_after (context, &after, true);
      ogc_candidates_add (context, &help, value, ogc_candidates_worth (context, value));
    }
}

/* ABL-1 */
static void
add_gift (OgcDecisionContext *context)
{
  const OgcState *seen = &context->knowledge->seen;
  const OgcDecision gift = { .kind = OGC_DECISION_GIFT };
  const OgcDecision pass = { .kind = OGC_DECISION_PASS };
  OgcValue value = ogc_evaluator_base (&context->evaluator);

  ogc_candidates_add (context, &pass, value, ogc_candidates_worth (context, value));
  if (seen->own[context->seat] != 0 && ogc_state_refuse (seen, &gift) == OGC_RULE_NONE)
    {
      const float worth = ogc_candidates_gift (context);

      value.win = worth < 1 ? worth : 1;
      ogc_candidates_add (context, &gift, value, worth);
    }
}

/* The features' base after a tile is taken: mostly that of before. */
typedef struct {
  OgcKnowledge  after;
  OgcKnowledge  kept;
  OgcTileValues values;
  OgcEvaluator  evaluator;
} Taken;

static void
take (Taken              *self,
      const OgcPolicy    *policy,
      const OgcKnowledge *knowledge,
      unsigned            tile)
{
  ogc_after_take (knowledge, tile, &self->after);
  self->kept = policy->known[knowledge->seat];
  self->values = policy->values[knowledge->seat];
  self->values.knowledge = &self->kept;
  ogc_tile_values_renew (&self->values, &self->kept, &self->after);
  ogc_evaluator_begin (&self->evaluator, policy->weights, &self->values);
}

/* RND-4 */
static void
add_takes (OgcDecisionContext *context)
{
  const OgcState *seen = &context->knowledge->seen;

  for (OgcTileMask rest = seen->ask.offer; rest != 0 && !ogc_candidates_is_cancelled (context); rest &= rest - 1)
    {
      const unsigned tile = ogc_tile_mask_first (rest);
      const OgcDecision decision = { .kind = OGC_DECISION_TAKE, .tile = (uint8_t) tile };
      Taken taken;
      OgcValue value;

      take (&taken, context->policy, context->knowledge, tile);
      value = ogc_evaluator_base (&taken.evaluator);
      ogc_candidates_add (context, &decision, value, ogc_candidates_worth (context, value));
    }
}

/* Own dice first, the neutral ones when the own ones lie (TRN-5). */
static void
add_placements (OgcDecisionContext *context)
{
  const OgcState *seen = &context->knowledge->seen;
  float own;

  ogc_candidates_add_own (context);
  if (seen->ask.kind != OGC_ASK_PLACE || context->n == 0)
    return;
  own = ogc_candidates_seem (context, &context->choices[0].decision, context->choices[0].value);
  ogc_candidates_add_power (context, own);
  ogc_candidates_add_reroll (context, own);
}

static void
answer (OgcDecisionContext *context)
{
  switch ((OgcAskKind) context->knowledge->seen.ask.kind)
    {
    case OGC_ASK_ROLL:
      add_rolls (context);
      break;
    case OGC_ASK_PLACE:
    case OGC_ASK_OWN:
      add_placements (context);
      break;
    case OGC_ASK_NEUTRAL:
      ogc_candidates_add_neutral (context);
      break;
    case OGC_ASK_GIFT:
      add_gift (context);
      break;
    case OGC_ASK_TAKE:
      add_takes (context);
      break;
    default:
      break;
    }
}

/* ---- Public ---- */

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

/* Whether all that can be done is to roll: most turns begin so, and nothing needs to be found out then. */
static bool
is_forced (const OgcKnowledge *knowledge)
{
  const OgcDecision help = { .kind = OGC_DECISION_HELP };

  return knowledge->seen.ask.kind == OGC_ASK_ROLL && ogc_state_refuse (&knowledge->seen, &help) != OGC_RULE_NONE;
}

unsigned
ogc_policy_choose (OgcPolicy          *self,
                   const OgcKnowledge *knowledge,
                   OgcCandidate        choices[OGC_MAX_CHOICES])
{
  OgcDecisionContext context; /* large: only what is read is written */

  if (is_forced (knowledge))
    {
      choices[0] = (OgcCandidate) { .decision = { .kind = OGC_DECISION_ROLL } };
      return 1;
    }
  context.policy = self;
  context.knowledge = knowledge;
  context.seat = knowledge->seat;
  context.digest = self->noise > 0 ? digest_of_turn (&knowledge->seen, knowledge->seat) : 0;
  context.choices = choices;
  context.n = 0;
  ogc_evaluator_begin (&context.evaluator, self->weights, look (self, knowledge));
  answer (&context);

  return ogc_candidates_is_cancelled (&context) ? 0 : context.n;
}

OgcValue
ogc_policy_value (OgcPolicy          *self,
                  const OgcKnowledge *knowledge)
{
  OgcEvaluator evaluator;

  ogc_evaluator_begin (&evaluator, self->weights, look (self, knowledge));
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
  Taken taken;

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
      look (self, knowledge);
      take (&taken, self, knowledge, decision->tile);
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
  ogc_evaluator_begin (&evaluator, self->weights, look (self, knowledge));
  ogc_evaluator_inputs (&evaluator, &after, buildings, inputs);

  return true;
}
