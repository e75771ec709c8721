/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-tile-values.h"

/*
 * Features: what the network sees of a game, a long list of small numbers in groups, nearly all of them 0. Seats are
 * counted from the observing one: 0 is the observing seat itself, 1 the next in turn order, and so on; owners of dice
 * likewise, with the neutral player last. Everything is derived from OgcKnowledge.
 */

/* The groups. A placement can change only a few of them, so OgcEvaluator sums up the others once. */
typedef enum {
  OGC_FEATURES_GAME,      /* form, buildings, round, who is next */
  OGC_FEATURES_HANDS,     /* dice in hand and in the Library, tokens */
  OGC_FEATURES_ARCHIVES,
  OGC_FEATURES_UNIVERSITY,
  OGC_FEATURES_STRAIGHTS, /* Auction House or Guild */
  OGC_FEATURES_TEMPLE,
  OGC_FEATURES_ILLUMINATI,
  OGC_FEATURES_GALLEON,
  OGC_FEATURES_TOWER,
  OGC_FEATURES_HOLDINGS,  /* tiles kept */
  OGC_FEATURES_WEALTH,    /* gold now, and if everything resolved as it stands */
  OGC_N_FEATURE_GROUPS
} OgcFeatureGroup;

/* A set of groups. */
#define OGC_FEATURES_BIT(group) (1u << (group))
#define OGC_FEATURES_ALL (OGC_FEATURES_BIT (OGC_N_FEATURE_GROUPS) - 1)

/* The number of features of each group. The weights of a network fit only these, see ogc_features_digest(). */
enum {
  OGC_N_GAME_FEATURES = 52,
  OGC_N_HANDS_FEATURES = 205,
  OGC_N_ARCHIVES_FEATURES = 324,
  OGC_N_UNIVERSITY_FEATURES = 300,
  OGC_N_STRAIGHTS_FEATURES = 304,
  OGC_N_TEMPLE_FEATURES = 49,
  OGC_N_ILLUMINATI_FEATURES = 161,
  OGC_N_GALLEON_FEATURES = 104,
  OGC_N_TOWER_FEATURES = 44,
  OGC_N_HOLDINGS_FEATURES = 449,
  OGC_N_WEALTH_FEATURES = 286,

  OGC_N_INPUTS = OGC_N_GAME_FEATURES + OGC_N_HANDS_FEATURES + OGC_N_ARCHIVES_FEATURES + OGC_N_UNIVERSITY_FEATURES
                 + OGC_N_STRAIGHTS_FEATURES + OGC_N_TEMPLE_FEATURES + OGC_N_ILLUMINATI_FEATURES + OGC_N_GALLEON_FEATURES
                 + OGC_N_TOWER_FEATURES + OGC_N_HOLDINGS_FEATURES + OGC_N_WEALTH_FEATURES,

  OGC_MAX_ACTIVE_INPUTS = 700, /* the most that are not 0 at the same time */
};

/* OgcInputs: the features of a position that are not 0, or those that differ between two positions. */
typedef struct {
  unsigned n;
  uint16_t index[2 * OGC_MAX_ACTIVE_INPUTS];
  float    value[2 * OGC_MAX_ACTIVE_INPUTS];
} OgcInputs;

/* OgcFeatureInput: a position as seen by one seat. */
typedef struct {
  const OgcTileValues *values;
  const OgcState      *state;                                /* values->knowledge->seen, or a possible continuation of
                                                              * it that reveals nothing new */
  unsigned             seat;                                 /* the observing seat */
  unsigned             seats;
  OgcCents             gold[OGC_N_BUILDINGS][OGC_MAX_SEATS]; /* ogc_payout_estimate_alone() of every building, by
                                                              * seat */
} OgcFeatureInput;

/* Adds the features of @group that are not 0 to @inputs: each number once, except that each of several missions of one
 * type adds 1 to the same number. */
void            ogc_features_add         (const OgcFeatureInput *input,
                                          OgcFeatureGroup        group,
                                          OgcInputs             *inputs);
/* The group that has the dice in @building. */
OgcFeatureGroup ogc_features_of_building (OgcBuildingId          building);
/* A digest that differs between versions of the program with different features. */
uint32_t        ogc_features_digest      (void);
