/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <stdint.h>

#include "ogc-building-id.h"
#include "ogc-rule.h"

/* Owners of dice: seats 0 to 4 and the neutral player. */
enum {
  OGC_MIN_SEATS = 2,
  OGC_MAX_SEATS = 5,
  OGC_NEUTRAL = 5, /* the neutral player, as an owner (NEU-2) */
  OGC_N_OWNERS = 6,
  OGC_NOBODY = 0xff,
  OGC_RANDOM_SEAT = 0xfe, /* in an OgcSetup: to be drawn */
  OGC_MAX_ROUNDS = 6,
  OGC_OWN_DICE = 8,   /* SET-1 */
  OGC_EXTRA_DICE = 2, /* ABL-3 */
  OGC_NEUTRAL_DICE = 2, /* for each seat, NEU-1 */
};

/*
 * OGC_RULES_VERSION: the version of the rules under which new games are played. It goes up whenever the same set-up and
 * decisions would lead to a different game. A game is played to its end under the version that began it:
 *
 *   1  all generators start from the same state
 *   2  each generator starts from a different state (SET-9)
 */
#define OGC_RULES_VERSION 2

/* The three forms of the game (SET-5). */
typedef enum {
  OGC_FORM_STANDARD,
  OGC_FORM_NEUTRAL,
  OGC_FORM_FEWER,
  OGC_N_FORMS
} OgcForm;

/* OgcSetup: what is chosen before the first round. The set-up and the decisions determine the whole game (SET-9). */
typedef struct {
  uint64_t seed;
  uint8_t  seats;      /* 2 to 5 (SET-1) */
  uint8_t  form;       /* OgcForm */
  uint8_t  b;          /* OgcBuildingId, or OGC_RANDOM_BUILDING */
  uint8_t  c;          /* likewise; OGC_NO_BUILDING with OGC_FORM_FEWER */
  uint8_t  start_seat; /* or OGC_RANDOM_SEAT (SET-6) */
  uint8_t  older;      /* 0, or the version of the rules, below OGC_RULES_VERSION, that began the game */
  uint8_t  spare[2];   /* 0 */
} OgcSetup;

/* OGC_RULE_NONE, or the rule that @setup breaks. */
OgcRule  ogc_setup_check      (const OgcSetup *setup);
/* The usual form for this number of seats (SET-5). */
OgcForm  ogc_setup_usual_form (unsigned        seats);
/* The number of rounds (SET-3) and of temple spaces (RND-1) for this number of seats. */
unsigned ogc_setup_rounds     (unsigned        seats);
unsigned ogc_setup_spaces     (unsigned        seats);

/* The number of ranks that the Auction House or the Guild rewards for this number of seats (AUC-1, GLD-1). */
unsigned ogc_setup_prizes     (unsigned        seats);

/* The version of the rules under which a game of @setup is played. */
static inline unsigned
ogc_setup_rules (const OgcSetup *setup)
{
  return setup->older != 0 ? setup->older : OGC_RULES_VERSION;
}

/* The number of University entrances for this number of seats (SET-4). */
static inline unsigned
ogc_setup_entrances (unsigned seats)
{
  return seats + 2;
}
