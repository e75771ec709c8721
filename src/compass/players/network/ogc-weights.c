/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-weights.h"

#include <math.h>
#include <stdatomic.h>
#include <string.h>

#define MAGIC "ogc-net2"
#define GREATEST 1000.f /* far above any weight that was ever learnt */

enum {
  MAGIC_SIZE = 8,
  N_WEIGHTS = OGC_N_NETS * sizeof (OgcNet) / sizeof (float),
  HEAD = MAGIC_SIZE + 4 * 4 + (2 + OGC_N_NETS) * 8,
};

_Static_assert (sizeof (OgcNet) % sizeof (float) == 0, "an OgcNet is nothing but floats");

static _Atomic (const OgcWeights *) used;

/* ---- Numbers ---- */

static void
put_number (uint8_t  **at,
            uint64_t   number,
            unsigned   bytes)
{
  for (unsigned i = 0; i < bytes; i++)
    *(*at)++ = (uint8_t) (number >> 8 * i);
}

static uint64_t
get_number (const uint8_t **at,
            unsigned        bytes)
{
  uint64_t number = 0;

  for (unsigned i = 0; i < bytes; i++)
    number |= (uint64_t) *(*at)++ << 8 * i;
  return number;
}

static uint64_t
checksum_of (const uint8_t *bytes,
             size_t         size)
{
  uint64_t sum = UINT64_C (0xcbf29ce484222325);

  for (size_t i = 0; i < size; i++)
    sum = (sum ^ bytes[i]) * UINT64_C (0x100000001b3);
  return sum;
}

/* ---- Public ---- */

unsigned
ogc_weights_index (unsigned      seats,
                   OgcBuildingId b)
{
  return 2 * (seats - OGC_MIN_SEATS) + (b == OGC_GUILD);
}

unsigned
ogc_weights_seats (unsigned index)
{
  return OGC_MIN_SEATS + index / 2;
}

OgcBuildingId
ogc_weights_b (unsigned index)
{
  return index % 2 == 0 ? OGC_AUCTION_HOUSE : OGC_GUILD;
}

const OgcNet *
ogc_weights_net (const OgcWeights *self,
                 const OgcState   *state)
{
  return &self->nets[ogc_weights_index (state->setup.seats, state->order[OGC_ORDER_B])];
}

void
ogc_weights_write (const OgcWeights *self,
                   uint8_t          *bytes)
{
  const uint8_t *weights = (const uint8_t *) self->nets;
  uint8_t *at = bytes;

  memcpy (at, MAGIC, MAGIC_SIZE);
  at += MAGIC_SIZE;
  put_number (&at, ogc_features_digest (), 4);
  put_number (&at, OGC_N_INPUTS, 4);
  put_number (&at, OGC_N_HIDDEN, 4);
  put_number (&at, OGC_N_NETS, 4);
  put_number (&at, self->seed, 8);
  put_number (&at, self->games, 8);
  for (unsigned i = 0; i < OGC_N_NETS; i++)
    put_number (&at, self->own[i], 8);
  for (unsigned i = 0; i < N_WEIGHTS; i++)
    {
      uint32_t bits;

      memcpy (&bits, weights + i * sizeof bits, sizeof bits);
      put_number (&at, bits, 4);
    }
  put_number (&at, checksum_of (bytes, (size_t) (at - bytes)), 8);
}

/* Checks the header of a file. */
static OgcWeightsFault
read_head (const uint8_t **at,
           size_t          size)
{
  if (size < HEAD || memcmp (*at, MAGIC, MAGIC_SIZE) != 0)
    return OGC_WEIGHTS_NONE;
  *at += MAGIC_SIZE;
  if (get_number (at, 4) != ogc_features_digest () || get_number (at, 4) != OGC_N_INPUTS
      || get_number (at, 4) != OGC_N_HIDDEN
      || get_number (at, 4) != OGC_N_NETS)
    return OGC_WEIGHTS_FOREIGN;

  return size == OGC_WEIGHTS_SIZE ? OGC_WEIGHTS_OK : OGC_WEIGHTS_LENGTH;
}

OgcWeightsFault
ogc_weights_read (OgcWeights    *self,
                  const uint8_t *bytes,
                  size_t         size)
{
  uint8_t *weights = (uint8_t *) self->nets;
  const uint8_t *at = bytes;
  const uint8_t *end;
  OgcWeightsFault fault = read_head (&at, size);

  if (fault != OGC_WEIGHTS_OK)
    return fault;
  end = bytes + size - 8;
  if (get_number (&end, 8) != checksum_of (bytes, size - 8))
    return OGC_WEIGHTS_DAMAGED;

  self->seed = get_number (&at, 8);
  self->games = get_number (&at, 8);
  for (unsigned i = 0; i < OGC_N_NETS; i++)
    self->own[i] = get_number (&at, 8);
  for (unsigned i = 0; i < N_WEIGHTS; i++)
    {
      const uint32_t bits = (uint32_t) get_number (&at, 4);
      float weight;

      memcpy (&weight, &bits, sizeof weight);
      if (!isfinite (weight) || fabsf (weight) > GREATEST)
        return OGC_WEIGHTS_WILD;
      memcpy (weights + i * sizeof bits, &bits, sizeof bits);
    }
  return OGC_WEIGHTS_OK;
}

void
ogc_weights_use (const OgcWeights *weights)
{
  atomic_store_explicit (&used, weights, memory_order_release);
}

const OgcWeights *
ogc_weights_used (void)
{
  return atomic_load_explicit (&used, memory_order_acquire);
}

const OgcWeights *
ogc_weights_for (const OgcSearchLimits *limits)
{
  return limits->weights != NULL ? limits->weights : ogc_weights_used ();
}
