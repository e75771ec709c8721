/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-decision-context.h"

#include <string.h>

#include "ogc-afterstate.h"
#include "ogc-random.h"

#define MISJUDGED_PLACE 0.92f /* parts of an error in a placement; their squares add up to 1 */
#define MISJUDGED_DICE 0.39f
#define MISJUDGED_TILE 0.5f   /* a smaller error: tiles lie side by side, so they can be compared */

/* ---- Noise ---- */

static uint64_t
digest_of (const OgcDecision *decision)
{
  uint64_t words[2];

  memcpy (words, decision, sizeof words);
  return ogc_random_mix (words[0] ^ ogc_random_mix (words[1]));
}

/* The tile that stands for all tiles like @tile. A player that misjudges a specialist or a map misjudges all of its
 * sort alike, and does not take a 2 where there is a 3. The worth of a chest or an artifact is printed on it. */
static unsigned
sort_of (const OgcTiles *tiles,
         OgcTileKind     kind,
         unsigned        tile)
{
  unsigned first = 0;

  if (kind == OGC_TILE_SPECIALIST)
    while (tiles->specialists[first].colour != tiles->specialists[tile].colour
           || tiles->specialists[first].kind != tiles->specialists[tile].kind)
      first++;
  else if (kind == OGC_TILE_MAP)
    while (tiles->maps[first].colour != tiles->maps[tile].colour)
      first++;
  else if (kind != OGC_TILE_CHEST && kind != OGC_TILE_ARTIFACT)
    first = tile;

  return first;
}

/* A digest of what stays the same for a whole turn: a player that misjudges something does so until the turn is over,
 * whatever it rolls meanwhile. */
static uint64_t
digest_of_turn (const OgcState *seen,
                unsigned        seat)
{
  static const OgcTileKind kinds[] = { OGC_TILE_MAP, OGC_TILE_SPECIALIST, OGC_TILE_ARTIFACT, OGC_TILE_MISSION };
  uint64_t digest = (uint64_t) seat << 48 | (uint64_t) seen->round << 40 | (uint64_t) seen->phase << 32
                    | (uint64_t) seen->resolving << 24
                    | (uint64_t) seen->gift_turn << 16 | ogc_dice_count (seen->own[seat]);

  for (unsigned i = 0; i < 4; i++)
    digest = ogc_random_mix (digest ^ seen->archives.maps[i]);
  for (unsigned i = 0; i < 7; i++)
    digest = ogc_random_mix (digest ^ seen->university.specialists[i]);
  for (unsigned i = 0; i < sizeof kinds / sizeof kinds[0]; i++)
    digest = ogc_random_mix (digest ^ seen->held[seat][kinds[i]]);
  return digest;
}

/* A roughly normally distributed number with mean 0 and deviation 1: the sum of four uniform ones. */
static float
normal_of (uint64_t bits)
{
  float sum = 0;

  for (unsigned i = 0; i < 4; i++, bits >>= 16)
    sum += (float) (bits & 0xffff) / 65536;
  return (sum - 2) * 1.7320508f;
}

/* The policy's error about @decision, with a deviation of at most 1. A player misjudges a building and how many dice it
 * deserves, but much less which dice are better there. Everybody knows what a die is worth in the Library. */
static float
error_of (const OgcDecisionContext *self,
          const OgcDecision        *decision)
{
  const OgcState *seen = &self->knowledge->seen;
  OgcDecision judged = *decision;
  float error;

  if (decision->kind == OGC_DECISION_TAKE)
    judged.tile = (uint8_t) sort_of (seen->tiles, (OgcTileKind) seen->ask.tile_kind, decision->tile);
  else if (decision->kind == OGC_DECISION_PLACE)
    judged.dice = ogc_dice_of (1, ogc_dice_count (decision->dice));
  error = normal_of (ogc_random_mix (self->digest ^ digest_of (&judged)));

  switch ((OgcDecisionKind) decision->kind)
    {
    case OGC_DECISION_TAKE:
      return MISJUDGED_TILE * error;
    case OGC_DECISION_PLACE:
      return decision->building == OGC_LIBRARY
             ? 0 : MISJUDGED_PLACE * error
                   + MISJUDGED_DICE * normal_of (ogc_random_mix (~self->digest ^ digest_of (decision)));
    default:
      return error;
    }
}

float
ogc_decision_context_error (const OgcDecisionContext *self,
                            const OgcDecision        *decision,
                            OgcValue                  value)
{
  const float noise = self->noise;

  return noise > 0 ? noise * (value.win * (1 - value.win) + 0.02f) * error_of (self, decision) : 0;
}

/* Whether @decision was valued by the placements that it leads to, so that their errors are already included. */
static bool
is_swept (const OgcDecision *decision)
{
  return decision->kind == OGC_DECISION_REROLL || decision->kind == OGC_DECISION_POWER
         || decision->kind == OGC_DECISION_GIFT;
}

/* ---- Beginning ---- */

void
ogc_decision_context_begin (OgcDecisionContext    *self,
                            const OgcKnowledge    *knowledge,
                            const OgcWeights      *weights,
                            const OgcTileValues   *values,
                            const OgcSearchLimits *limits,
                            OgcPlayStyle           style,
                            float                  noise,
                            OgcCandidate          *choices)
{
  self->knowledge = knowledge;
  self->seat = knowledge->seat;
  self->weights = weights;
  self->values = values;
  self->limits = limits;
  self->style = style;
  self->noise = noise;
  self->digest = noise > 0 ? digest_of_turn (&knowledge->seen, knowledge->seat) : 0;
  self->choices = choices;
  self->n = 0;
  ogc_evaluator_begin (&self->evaluator, weights, values);
}

/* ---- Candidates ---- */

/* Whether a decision with the same effect is among the choices, such as other dice with the same sum in the Galleon. */
static bool
is_double (const OgcDecisionContext *self,
           const OgcDecision        *decision,
           OgcValue                  value)
{
  for (unsigned i = 0; i < self->n; i++)
    if (self->choices[i].value.win == value.win && self->choices[i].value.gold == value.gold
        && self->choices[i].decision.kind == decision->kind
        && self->choices[i].decision.building == decision->building)
      return true;
  return false;
}

void
ogc_candidate_insert (OgcCandidate *choices,
                      unsigned      n,
                      OgcCandidate  choice)
{
  for (; n > 0 && choices[n - 1].worth < choice.worth; n--)
    choices[n] = choices[n - 1];
  choices[n] = choice;
}

void
ogc_decision_context_add_with_worth (OgcDecisionContext *self,
                                     const OgcDecision  *decision,
                                     OgcValue            value,
                                     float               worth)
{
  if (is_double (self, decision, value))
    return;
  worth -= ogc_play_style_cost (self->style, decision);
  if (!is_swept (decision))
    worth += ogc_decision_context_error (self, decision, value);
  if (self->n == OGC_MAX_CHOICES && self->choices[OGC_MAX_CHOICES - 1].worth >= worth)
    return;
  if (self->n < OGC_MAX_CHOICES)
    self->n++;
  ogc_candidate_insert (self->choices, self->n - 1, (OgcCandidate) { *decision, value, worth });
}

void
ogc_decision_context_add (OgcDecisionContext *self,
                          const OgcDecision  *decision,
                          OgcValue            value)
{
  ogc_decision_context_add_with_worth (self, decision, value, ogc_decision_context_worth (self, value));
}

OgcValue
ogc_decision_context_place (OgcDecisionContext *self,
                            const OgcState     *state,
                            const OgcDecision  *decision,
                            bool                holdings)
{
  OgcState after;

  ogc_after_placement (state, decision, &after);
  return ogc_evaluator_value (&self->evaluator, &after, OGC_BUILDING_BIT (decision->building),
                              holdings || decision->will);
}
