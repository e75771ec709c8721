/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <stddef.h>

#include "ogc-net.h"

/* What makes the greatest difference has networks of its own: each number of seats, with each of the B buildings. */
enum { OGC_N_NETS = 2 * (OGC_MAX_SEATS - OGC_MIN_SEATS + 1) };

/* OgcWeights: the networks and how they came to be. */
typedef struct {
  uint64_t seed;            /* of the training */
  uint64_t games;           /* that all have in common: they were one network then */
  uint64_t own[OGC_N_NETS]; /* that each has learnt from since then, all of its own kind */
  OgcNet   nets[OGC_N_NETS];
} OgcWeights;

/*
 * As a file. All numbers have their lowest byte first:
 *   8 bytes  "ogc-net2"
 *   u32      ogc_features_digest(), inputs, hidden units, networks
 *   u64      seed, games, own games of each network
 *   f32      each OgcNet from its first member to its last; they are for 2 seats with the Auction House, 2 with the
 *            Guild, 3 with the Auction House and so on
 *   u64      FNV-1a (64 bits) of all bytes before
 */
#define OGC_WEIGHTS_SIZE (8 + 4 * 4 + (2 + OGC_N_NETS) * 8 + OGC_N_NETS * sizeof (OgcNet) + 8)

/* What can be wrong with such a file. */
typedef enum {
  OGC_WEIGHTS_OK,
  OGC_WEIGHTS_NONE,    /* it is something else */
  OGC_WEIGHTS_FOREIGN, /* of another version of the program, with other features */
  OGC_WEIGHTS_LENGTH,  /* too short or too long */
  OGC_WEIGHTS_DAMAGED, /* the checksum does not fit */
  OGC_WEIGHTS_WILD,    /* not every weight is a number of a sensible size */
} OgcWeightsFault;

/* The number of the network for games with so many seats and this B building; and what network number @index is for. */
unsigned          ogc_weights_index (unsigned          seats,
                                     OgcBuildingId     b);
unsigned          ogc_weights_seats (unsigned          index);
OgcBuildingId     ogc_weights_b     (unsigned          index);
/* The network for the game of @state. */
const OgcNet     *ogc_weights_net   (const OgcWeights *weights,
                                     const OgcState   *state);

/* Writes OGC_WEIGHTS_SIZE bytes. */
void              ogc_weights_write (const OgcWeights *weights,
                                     uint8_t          *bytes);
/* Reads @size bytes, whatever they are; @weights is of use only when all is fine. */
OgcWeightsFault   ogc_weights_read  (OgcWeights       *weights,
                                     const uint8_t    *bytes,
                                     size_t            size);

/* The weights that players use from now on, in every thread; they must stay where they are. NULL, as at the start:
 * there are none, and the players that need them do as "greedy" does. */
void              ogc_weights_use   (const OgcWeights *weights);
const OgcWeights *ogc_weights_used  (void);
