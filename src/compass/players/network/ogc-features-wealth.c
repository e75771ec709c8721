/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-features-private.h"

enum {
  STEPS = 24,      /* of a lead */
  STEP = 2 * OGC_CENTS_GOLD,
  ROUNDS = 6,
  LEADS = 4,       /* over each other seat */
  OF_A_SEAT = 3,
};

/* The step of a lead, one of STEPS around no lead at all. */
static unsigned
step_of (OgcCents lead)
{
  const OgcCents step = (lead + STEPS / 2 * STEP) / STEP;

  if (lead < -STEPS / 2 * STEP)
    return 0;
  return step >= STEPS ? STEPS - 1 : (unsigned) step;
}

/* What others' hidden tiles may be worth: missions and collections by how well they suit their holder, items as a rough
 * guess that the network corrects, treasures on average. */
static OgcCents
hidden_gold (const OgcFeatureInput *input,
             unsigned               seat)
{
  const uint8_t *hidden = input->values->knowledge->hidden[seat];
  OgcCents gold = input->values->believed[seat] + OGC_CENTS_GOLD * 2 * hidden[OGC_TILE_ITEM];

  for (unsigned i = 0; i < 3; i++)
    gold += input->values->treasures[i] * hidden[OGC_TILE_BRONZE + i];

  return gold;
}

/* The gold that @seat has. Tokens and abilities may have been used up since the tile values were computed (SCO-5,
 * SCO-7). */
static OgcCents
gold_now (const OgcFeatureInput *input,
          unsigned               seat)
{
  const OgcHolding *before = &input->values->holdings[seat];
  const OgcCents tokens = (OgcCents) input->state->knowledge[seat] - (OgcCents) before->knowledge;
  const OgcCents abilities = (OgcCents) ogc_tile_mask_count (input->state->held[seat][OGC_TILE_ABILITY])
                             - (OgcCents) ogc_tile_mask_count (before->tiles[OGC_TILE_ABILITY]);

  return OGC_CENTS_GOLD * ((OgcCents) input->values->totals[seat] + abilities) + tokens * OGC_CENTS_GOLD / 2
         + hidden_gold (input, seat);
}

static OgcCents
gold_to_come (const OgcFeatureInput *input,
              unsigned               seat)
{
  OgcCents gold = 0;

  for (unsigned building = 0; building < OGC_N_BUILDINGS; building++)
    gold += input->gold[building][seat];

  return gold;
}

/* Adds the lead over the best other seat, separately for each number of rounds left, and the lead over each seat. */
static unsigned
add_leads (const OgcFeatureInput *input,
           const OgcCents        *gold,
           unsigned               first,
           OgcInputs             *inputs)
{
  const unsigned left = (unsigned) (input->state->rounds - input->state->round);
  OgcCents best = gold[1];

  for (unsigned i = 1; i < input->seats; i++)
    {
      ogc_inputs_one_of (inputs, first + (i - 1) * STEPS, STEPS, step_of (gold[0] - gold[i]));
      if (gold[i] > best)
        best = gold[i];
    }
  first += LEADS * STEPS;
  ogc_inputs_one_of (inputs, first + left * STEPS, STEPS, step_of (gold[0] - best));
  first += ROUNDS * STEPS;
  ogc_inputs_number (inputs, first, (float) (gold[0] - best) / (10 * OGC_CENTS_GOLD));
  ogc_inputs_number (inputs, first + 1 + left, (float) (gold[0] - best) / (10 * OGC_CENTS_GOLD));

  return first + 1 + ROUNDS;
}

unsigned
ogc_features_wealth (const OgcFeatureInput *input,
                     unsigned               first,
                     OgcInputs             *inputs)
{
  OgcCents now[OGC_MAX_SEATS] = { 0 };
  OgcCents later[OGC_MAX_SEATS] = { 0 };
  OgcCents best = INT32_MIN;

  for (unsigned i = 0; i < input->seats; i++)
    {
      const unsigned seat = ogc_feature_input_seat (input, i);
      const OgcCents coming = gold_to_come (input, seat);
      const unsigned at = first + i * OF_A_SEAT;

      now[i] = gold_now (input, seat);
      later[i] = now[i] + coming;
      ogc_inputs_number (inputs, at, (float) now[i] / (40 * OGC_CENTS_GOLD));
      ogc_inputs_gold (inputs, at + 1, coming);
      ogc_inputs_number (inputs, at + 2, (float) later[i] / (40 * OGC_CENTS_GOLD));
      if (i > 0 && now[i] > best)
        best = now[i];
    }
  first += OGC_MAX_SEATS * OF_A_SEAT;
  first = add_leads (input, later, first, inputs);
  ogc_inputs_one_of (inputs, first, STEPS, step_of (now[0] - best));

  return first + STEPS;
}
