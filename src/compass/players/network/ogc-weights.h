/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <stddef.h>

#include "ogc-net.h"
#include "ogc-search-limits.h"

/* The number of networks: one for each number of seats and each B building, because these change the game most. */
enum { OGC_N_NETS = 2 * (OGC_MAX_SEATS - OGC_MIN_SEATS + 1) };

/* OgcWeights: the networks and how they were made. */
typedef struct OgcWeights {
  uint64_t seed;            /* the seed of the training */
  uint64_t games;           /* games that all networks share, from before they were split */
  uint64_t own[OGC_N_NETS]; /* games of its kind that each has learnt from since then */
  OgcNet   nets[OGC_N_NETS];
} OgcWeights;

/*
 * The size of a weights file. All its numbers are little-endian:
 *   8 bytes  "ogc-net2"
 *   u32      ogc_features_digest(), inputs, hidden units, networks
 *   u64      seed, games, own games of each network
 *   f32      each OgcNet from its first member to its last: for 2 seats with the Auction House, 2 with the Guild, 3
 *            with the Auction House and so on
 *   u64      FNV-1a (64 bits) of all bytes before
 */
#define OGC_WEIGHTS_SIZE (8 + 4 * 4 + (2 + OGC_N_NETS) * 8 + OGC_N_NETS * sizeof (OgcNet) + 8)

/* OgcWeightsFault: what is wrong with such a file. */
typedef enum {
  OGC_WEIGHTS_OK,
  OGC_WEIGHTS_NONE,    /* not a weights file */
  OGC_WEIGHTS_FOREIGN, /* from a version of the program with other features */
  OGC_WEIGHTS_LENGTH,  /* too short or too long */
  OGC_WEIGHTS_DAMAGED, /* the checksum does not fit */
  OGC_WEIGHTS_WILD,    /* not every weight is a number of a sensible size */
} OgcWeightsFault;

/* The number of the network for games with @seats seats and the B building @b, and the inverse. */
unsigned          ogc_weights_index (unsigned          seats,
                                     OgcBuildingId     b);
unsigned          ogc_weights_seats (unsigned          index);
OgcBuildingId     ogc_weights_b     (unsigned          index);
/* The network for the game of @state. */
const OgcNet     *ogc_weights_net   (const OgcWeights *weights,
                                     const OgcState   *state);

/* Writes @weights as OGC_WEIGHTS_SIZE bytes. */
void              ogc_weights_write (const OgcWeights *weights,
                                     uint8_t          *bytes);
/* Reads @size bytes of any content. @weights may be used only if the result is OGC_WEIGHTS_OK. */
OgcWeightsFault   ogc_weights_read  (OgcWeights       *weights,
                                     const uint8_t    *bytes,
                                     size_t            size);

/* Sets the weights that players in every thread use from now on; they must stay in place. With NULL, as at the start,
 * there are none, and the players that need them decide like "greedy". */
void              ogc_weights_use   (const OgcWeights *weights);
const OgcWeights *ogc_weights_used  (void);
/* The weights by which a player with @limits judges: its own, or those that players use. NULL if there are none. */
const OgcWeights *ogc_weights_for   (const OgcSearchLimits *limits);
