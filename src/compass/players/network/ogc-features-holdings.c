/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-features-private.h"

#include <string.h>

enum {
  COLOURS = OGC_N_COLOURS - 1, /* without grey */
  MAPS = 3,                    /* of a colour */
  SPECIALISTS = 2,             /* of a colour and kind */
  ITEMS = 5,
  CHESTS = 4,
  MISSIONS = 6,
  TREASURES = 3,
  ABILITIES = 2,               /* of a type */
  OF_A_SEAT = OGC_N_COLOURS * MAPS + OGC_N_SPECIALIST_KINDS * COLOURS * SPECIALISTS + OGC_N_ABILITY_TYPES * ABILITIES
              + ITEMS + CHESTS + MISSIONS + TREASURES + 1 + 2 * COLOURS,
  OF_MY_OWN = OGC_N_MISSION_TYPES + COLOURS * OGC_N_SPECIALIST_KINDS + 1,
};

/* Colours: the tiles of a holding that match each other by colour. */
typedef struct {
  unsigned maps[OGC_N_COLOURS];
  unsigned specialists[OGC_N_SPECIALIST_KINDS][OGC_N_COLOURS];
} Colours;

static Colours
count_colours (const OgcTiles    *tiles,
               const OgcTileMask *held)
{
  Colours colours = { 0 };

  for (OgcTileMask rest = held[OGC_TILE_MAP]; rest != 0; rest &= rest - 1)
    colours.maps[tiles->maps[ogc_tile_mask_first (rest)].colour]++;
  for (OgcTileMask rest = held[OGC_TILE_SPECIALIST]; rest != 0; rest &= rest - 1)
    {
      const OgcSpecialistFace *face = &tiles->specialists[ogc_tile_mask_first (rest)];

      colours.specialists[face->kind][face->colour]++;
    }
  return colours;
}

/* Adds maps, specialists, and which of them still lack their counterparts. */
static unsigned
add_colours (const Colours *colours,
             unsigned       first,
             OgcInputs     *inputs)
{
  for (unsigned colour = 0; colour < OGC_N_COLOURS; colour++)
    first = ogc_inputs_up_to (inputs, first, MAPS, colours->maps[colour]);
  for (unsigned kind = 0; kind < OGC_N_SPECIALIST_KINDS; kind++)
    for (unsigned colour = 0; colour < COLOURS; colour++)
      first = ogc_inputs_up_to (inputs, first, SPECIALISTS, colours->specialists[kind][colour]);
  for (unsigned colour = 0; colour < COLOURS; colour++)
    {
      const unsigned maps = colours->maps[colour];
      unsigned filled = 0;
      unsigned idle = 0;

      for (unsigned kind = 0; kind < OGC_N_SPECIALIST_KINDS; kind++)
        {
          const unsigned n = colours->specialists[kind][colour];

          filled += n < maps ? n : maps;
          idle += n > maps ? n - maps : 0;
        }
      first = ogc_inputs_number (inputs, first, (float) (OGC_N_SPECIALIST_KINDS * maps - filled) / 2);
      first = ogc_inputs_number (inputs, first, (float) idle / 2);
    }
  return first;
}

static unsigned
add_abilities (const OgcState *state,
               unsigned        seat,
               unsigned        first,
               OgcInputs      *inputs)
{
  unsigned counts[OGC_N_ABILITY_TYPES] = { 0 };

  for (OgcTileMask rest = state->held[seat][OGC_TILE_ABILITY]; rest != 0; rest &= rest - 1)
    counts[state->tiles->abilities[ogc_tile_mask_first (rest)]]++;
  for (unsigned type = 0; type < OGC_N_ABILITY_TYPES; type++)
    first = ogc_inputs_up_to (inputs, first, ABILITIES, counts[type]);

  return first;
}

/* The number of tiles of @kind that @seat holds, known or not. */
static unsigned
count_held (const OgcFeatureInput *input,
            unsigned               seat,
            OgcTileKind            kind)
{
  return ogc_tile_mask_count (input->state->held[seat][kind]) + input->values->knowledge->hidden[seat][kind];
}

static void
add_seat (const OgcFeatureInput *input,
          unsigned               seat,
          unsigned               first,
          OgcInputs             *inputs)
{
  const OgcState *state = input->state;
  const Colours colours = count_colours (state->tiles, state->held[seat]);

  first = add_colours (&colours, first, inputs);
  first = add_abilities (state, seat, first, inputs);
  first = ogc_inputs_up_to (inputs, first, ITEMS, count_held (input, seat, OGC_TILE_ITEM));
  first = ogc_inputs_up_to (inputs, first, CHESTS, count_held (input, seat, OGC_TILE_CHEST) / 2);
  first = ogc_inputs_up_to (inputs, first, MISSIONS, count_held (input, seat, OGC_TILE_MISSION));
  for (unsigned i = 0; i < TREASURES; i++)
    first = ogc_inputs_number (inputs, first, (float) count_held (input, seat, OGC_TILE_BRONZE + i) / 4);
  ogc_inputs_number (inputs, first, (float) count_held (input, seat, OGC_TILE_ARTIFACT) / 8);
}

/* Adds what only the observing seat knows about its own holding. */
static unsigned
add_own (const OgcFeatureInput *input,
         unsigned               first,
         OgcInputs             *inputs)
{
  const OgcState *state = input->state;
  const OgcTileMask *held = state->held[input->seat];
  unsigned bearers[COLOURS * OGC_N_SPECIALIST_KINDS] = { 0 };

  for (OgcTileMask rest = held[OGC_TILE_MISSION]; rest != 0; rest &= rest - 1)
    {
      const unsigned type = state->tiles->missions[ogc_tile_mask_first (rest)].type;

      ogc_inputs_put (inputs, first + type, 1);
    }
  first += OGC_N_MISSION_TYPES;
  for (OgcTileMask rest = held[OGC_TILE_ITEM]; rest != 0; rest &= rest - 1)
    {
      const OgcItemFace *face = &state->tiles->items[ogc_tile_mask_first (rest)];

      bearers[face->kind * COLOURS + face->colour]++;
    }
  for (unsigned i = 0; i < COLOURS * OGC_N_SPECIALIST_KINDS; i++)
    first = ogc_inputs_number (inputs, first, (float) bearers[i]);

  return ogc_inputs_number (inputs, first, held[OGC_TILE_COLLECTION] != 0);
}

unsigned
ogc_features_holdings (const OgcFeatureInput *input,
                       unsigned               first,
                       OgcInputs             *inputs)
{
  for (unsigned i = 0; i < input->seats; i++)
    add_seat (input, ogc_feature_input_seat (input, i), first + i * OF_A_SEAT, inputs);

  return add_own (input, first + OGC_MAX_SEATS * OF_A_SEAT, inputs);
}
