/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-mind.h"

#include <math.h>
#include <string.h>

#include "ogc-afterstate.h"
#include "ogc-moment.h"

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

/* How wrong the mind is about @decision, with a deviation of 1. Who places misjudges a building and how many dice it is worth, and much less which of
 * those dice are better there. What a die brings in the Library everybody knows. */
static float
error_of (const OgcMoment   *moment,
          const OgcDecision *decision)
{
  const OgcState *seen = &moment->knowledge->seen;
  OgcDecision judged = *decision;
  float error;

  if (decision->kind == OGC_DECISION_TAKE)
    judged.tile = (uint8_t) sort_of (seen->tiles, (OgcTileKind) seen->ask.tile_kind, decision->tile);
  else if (decision->kind == OGC_DECISION_PLACE)
    judged.dice = ogc_dice_of (1, ogc_dice_count (decision->dice));
  error = throw_of (mix (moment->digest ^ digest_of (&judged)));

  switch ((OgcDecisionKind) decision->kind)
    {
    case OGC_DECISION_TAKE:
      return MISJUDGED_TILE * error;
    case OGC_DECISION_PLACE:
      return decision->building == OGC_LIBRARY
             ? 0 : MISJUDGED_PLACE * error + MISJUDGED_DICE * throw_of (mix (~moment->digest ^ digest_of (decision)));
    default:
      return error;
    }
}

float
ogc_moment_error (const OgcMoment   *moment,
                  const OgcDecision *decision,
                  OgcValue           value)
{
  const float noise = moment->mind->noise;

  return noise > 0 ? noise * (value.win * (1 - value.win) + 0.02f) * error_of (moment, decision) : 0;
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
is_double (const OgcMoment   *moment,
           const OgcDecision *decision,
           OgcValue           value)
{
  for (unsigned i = 0; i < moment->n; i++)
    if (moment->choices[i].value.win == value.win && moment->choices[i].value.gold == value.gold
        && moment->choices[i].decision.kind == decision->kind && moment->choices[i].decision.building == decision->building)
      return true;
  return false;
}

void
ogc_moment_add (OgcMoment         *moment,
                const OgcDecision *decision,
                OgcValue           value,
                float              worth)
{
  unsigned at;

  if (is_double (moment, decision, value))
    return;
  worth -= ogc_play_style_cost (moment->mind->style, decision);
  if (!is_swept (decision))
    worth += ogc_moment_error (moment, decision, value);
  if (moment->n == OGC_MAX_CHOICES && moment->choices[OGC_MAX_CHOICES - 1].worth >= worth)
    return;
  at = moment->n < OGC_MAX_CHOICES ? moment->n++ : OGC_MAX_CHOICES - 1;
  for (; at > 0 && moment->choices[at - 1].worth < worth; at--)
    moment->choices[at] = moment->choices[at - 1];
  moment->choices[at] = (OgcChoice) { *decision, value, worth };
}

/* ---- What is asked ---- */

/* The outlook of the seat that knows, kept from its last moment where that helps. */
static const OgcOutlook *
look (OgcMind            *self,
      const OgcKnowledge *knowledge)
{
  OgcOutlook *outlook = &self->outlooks[knowledge->seat];

  ogc_outlook_renew (outlook, &self->known[knowledge->seat], knowledge);
  return outlook;
}

/* What follows from @decision in its moment, without placements. */
static OgcValue
value_after (const OgcMoment *moment,
             const OgcState  *after,
             bool             holdings)
{
  return ogc_appraisal_value (&moment->appraisal, after, 0, holdings);
}

/* TRN-1, ABL-3 */
static void
add_rolls (OgcMoment *moment)
{
  const OgcState *seen = &moment->knowledge->seen;
  const OgcDecision roll = { .kind = OGC_DECISION_ROLL };
  const OgcDecision help = { .kind = OGC_DECISION_HELP };
  OgcValue value;

  if (ogc_state_refuse (seen, &roll) == OGC_RULE_NONE)
    {
      value = ogc_appraisal_base (&moment->appraisal);
      ogc_moment_add (moment, &roll, value, ogc_moment_worth (moment, value));
    }
  if (ogc_state_refuse (seen, &help) == OGC_RULE_NONE)
    {
      OgcState after;

      ogc_after_ability (seen, OGC_ABILITY_LITTLE_HELP, &after);
      value = value_after (moment, &after, true);
      ogc_moment_add (moment, &help, value, ogc_moment_worth (moment, value));
    }
}

/* ABL-1 */
static void
add_gift (OgcMoment *moment)
{
  const OgcState *seen = &moment->knowledge->seen;
  const OgcDecision gift = { .kind = OGC_DECISION_GIFT };
  const OgcDecision pass = { .kind = OGC_DECISION_PASS };
  OgcValue value = ogc_appraisal_base (&moment->appraisal);

  ogc_moment_add (moment, &pass, value, ogc_moment_worth (moment, value));
  if (seen->own[moment->seat] != 0 && ogc_state_refuse (seen, &gift) == OGC_RULE_NONE)
    {
      const float worth = ogc_moment_gift (moment);

      value.win = worth < 1 ? worth : 1;
      ogc_moment_add (moment, &gift, value, worth);
    }
}

/* The features' base after a tile is taken: mostly that of before. */
typedef struct {
  OgcKnowledge after;
  OgcKnowledge kept;
  OgcOutlook   outlook;
  OgcAppraisal appraisal;
} Taken;

static void
take (Taken              *self,
      const OgcMind      *mind,
      const OgcKnowledge *knowledge,
      unsigned            tile)
{
  ogc_after_take (knowledge, tile, &self->after);
  self->kept = mind->known[knowledge->seat];
  self->outlook = mind->outlooks[knowledge->seat];
  self->outlook.knowledge = &self->kept;
  ogc_outlook_renew (&self->outlook, &self->kept, &self->after);
  ogc_appraisal_begin (&self->appraisal, mind->weights, &self->outlook);
}

/* RND-4 */
static void
add_takes (OgcMoment *moment)
{
  const OgcState *seen = &moment->knowledge->seen;

  for (OgcTileMask rest = seen->ask.offer; rest != 0 && !ogc_moment_is_cancelled (moment); rest &= rest - 1)
    {
      const unsigned tile = ogc_tile_mask_first (rest);
      const OgcDecision decision = { .kind = OGC_DECISION_TAKE, .tile = (uint8_t) tile };
      Taken taken;
      OgcValue value;

      take (&taken, moment->mind, moment->knowledge, tile);
      value = ogc_appraisal_base (&taken.appraisal);
      ogc_moment_add (moment, &decision, value, ogc_moment_worth (moment, value));
    }
}

/* Own dice first, the neutral ones when the own ones lie (TRN-5). */
static void
add_placements (OgcMoment *moment)
{
  const OgcState *seen = &moment->knowledge->seen;
  float own;

  ogc_moment_add_own (moment);
  if (seen->ask.kind != OGC_ASK_PLACE || moment->n == 0)
    return;
  own = ogc_moment_seem (moment, &moment->choices[0].decision, moment->choices[0].value);
  ogc_moment_add_power (moment, own);
  ogc_moment_add_reroll (moment, own);
}

static void
answer (OgcMoment *moment)
{
  switch ((OgcAskKind) moment->knowledge->seen.ask.kind)
    {
    case OGC_ASK_ROLL:
      add_rolls (moment);
      break;
    case OGC_ASK_PLACE:
    case OGC_ASK_OWN:
      add_placements (moment);
      break;
    case OGC_ASK_NEUTRAL:
      ogc_moment_add_neutral (moment);
      break;
    case OGC_ASK_GIFT:
      add_gift (moment);
      break;
    case OGC_ASK_TAKE:
      add_takes (moment);
      break;
    default:
      break;
    }
}

/* ---- Public ---- */

void
ogc_mind_begin (OgcMind          *self,
                const OgcWeights *weights,
                float             noise,
                const OgcThought *thought)
{
  memset (self, 0, sizeof *self);
  self->weights = weights;
  self->noise = noise;
  self->thought = thought;
}

/* Whether all that can be done is to roll: most turns begin so, and nothing needs to be found out then. */
static bool
is_forced (const OgcKnowledge *knowledge)
{
  const OgcDecision help = { .kind = OGC_DECISION_HELP };

  return knowledge->seen.ask.kind == OGC_ASK_ROLL && ogc_state_refuse (&knowledge->seen, &help) != OGC_RULE_NONE;
}

unsigned
ogc_mind_choose (OgcMind            *self,
                 const OgcKnowledge *knowledge,
                 OgcChoice           choices[OGC_MAX_CHOICES])
{
  OgcMoment moment; /* large: only what is read is written */

  if (is_forced (knowledge))
    {
      choices[0] = (OgcChoice) { .decision = { .kind = OGC_DECISION_ROLL } };
      return 1;
    }
  moment.mind = self;
  moment.knowledge = knowledge;
  moment.seat = knowledge->seat;
  moment.digest = self->noise > 0 ? digest_of_turn (&knowledge->seen, knowledge->seat) : 0;
  moment.choices = choices;
  moment.n = 0;
  ogc_appraisal_begin (&moment.appraisal, self->weights, look (self, knowledge));
  answer (&moment);

  return ogc_moment_is_cancelled (&moment) ? 0 : moment.n;
}

OgcValue
ogc_mind_value (OgcMind            *self,
                const OgcKnowledge *knowledge)
{
  OgcAppraisal appraisal;

  ogc_appraisal_begin (&appraisal, self->weights, look (self, knowledge));
  return ogc_appraisal_base (&appraisal);
}

bool
ogc_mind_inputs (OgcMind            *self,
                 const OgcKnowledge *knowledge,
                 const OgcDecision  *decision,
                 OgcInputs          *inputs)
{
  const OgcState *seen = &knowledge->seen;
  unsigned buildings = 0;
  OgcAppraisal appraisal;
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
      ogc_appraisal_inputs (&taken.appraisal, &taken.after.seen, 0, inputs);
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
  ogc_appraisal_begin (&appraisal, self->weights, look (self, knowledge));
  ogc_appraisal_inputs (&appraisal, &after, buildings, inputs);

  return true;
}
