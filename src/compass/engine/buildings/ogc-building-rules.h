/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-hand.h"
#include "ogc-state.h"

/*
 * OgcBuildingRules: what a building does. Each building defines such a table in a separate file. A new building needs a
 * table, a line in ogc-building-rules.c, an id, a part of OgcState, and a part of ogc-state-check.c, with which tests
 * check states.
 *
 * @owner is a seat or OGC_NEUTRAL. The caller of these functions has already checked that the dice are in hand, and
 * that the seat may use The Will to Win (@will of the decision).
 */
typedef struct {
  /* Lays out tiles at the start of a round (RND-1). May be NULL. */
  void     (*begin_round) (OgcState          *state,
                           OgcEvents         *events);
  /* Appends all placements of @hand to the list that ends at @next, and returns the list's new end; OGC_LIST_SLACK
   * entries after it may be overwritten. */
  OgcDecision *(*list)    (const OgcState    *state,
                           const OgcHand     *hand,
                           OgcDecision       *next);
  /* The rule that refuses @decision, a placement here, or OGC_RULE_NONE. */
  OgcRule  (*check)       (const OgcState    *state,
                           unsigned           owner,
                           const OgcDecision *decision);
  /* Puts the dice of the legal @decision here. */
  void     (*place)       (OgcState          *state,
                           unsigned           owner,
                           const OgcDecision *decision,
                           OgcEvents         *events);
  /* Resolves the building from state->step on. True when done; false when a seat must answer first (ogc_offer()). */
  bool     (*resolve)     (OgcState          *state,
                           OgcEvents         *events);
  /* Gives @seat the @tile from the offer; @number as in OGC_EVENT_TOOK. NULL where nothing is offered. */
  void     (*take)        (OgcState          *state,
                           unsigned           seat,
                           unsigned           tile,
                           unsigned           number,
                           OgcEvents         *events);
  /* Puts away the rest of the offer once @seat has taken all that it may. May be NULL. */
  void     (*chosen)      (OgcState          *state,
                           unsigned           seat,
                           OgcEvents         *events);
  /* The dice of @owner here. */
  OgcDice  (*dice)        (const OgcState    *state,
                           unsigned           owner);
  /* Removes all dice of @owner. NULL where dice never leave without a reward. */
  void     (*remove)      (OgcState          *state,
                           unsigned           owner);
  /* The rule that says what may be taken here. */
  OgcRule  choice_rule;
} OgcBuildingRules;

/* OgcPrize: what a rank gets in a building where owners are ranked; all 0 where it gets nothing. */
typedef struct {
  uint8_t drawn;   /* tiles that it draws to choose from; 0 if they were drawn or laid out before */
  uint8_t kept;    /* how many of them it keeps */
  uint8_t neutral; /* how many leave the game if the rank is the neutral player's (AUC-2) */
} OgcPrize;

/* The prize of @rank, from 0, in @building, with @seats seats: AUC-1, GLD-1, ILL-3, GAL-3. The buildings themselves
 * deal with neutral ranks and with a first rank that has no second. */
OgcPrize ogc_building_prize (unsigned building,
                             unsigned rank,
                             unsigned seats);

extern const OgcBuildingRules ogc_archives_rules;
extern const OgcBuildingRules ogc_auction_rules;
extern const OgcBuildingRules ogc_galleon_rules;
extern const OgcBuildingRules ogc_guild_rules;
extern const OgcBuildingRules ogc_illuminati_rules;
extern const OgcBuildingRules ogc_library_rules;
extern const OgcBuildingRules ogc_temple_rules;
extern const OgcBuildingRules ogc_tower_rules;
extern const OgcBuildingRules ogc_university_rules;

extern const OgcBuildingRules *const ogc_all_building_rules[OGC_N_BUILDINGS];

/* The rules of @building, which must be one of the nine. */
static inline const OgcBuildingRules *
ogc_building_rules (unsigned building)
{
  return ogc_all_building_rules[building];
}

/* Lets @seat take @number of the tiles in @offer. If there is no choice, it gives them to the seat at once and returns
 * true; otherwise it asks the seat, and ogc_offer_taken() continues. */
bool ogc_offer                  (OgcState    *state,
                                 unsigned     building,
                                 unsigned     seat,
                                 OgcTileKind  kind,
                                 OgcTileMask  offer,
                                 unsigned     number,
                                 OgcEvents   *events);
/* Gives @tile to the seat that was asked. True when the seat has nothing more to choose from this offer. */
bool ogc_offer_taken            (OgcState    *state,
                                 unsigned     tile,
                                 OgcEvents   *events);

/* Moves dice from elsewhere to their owner's Library (LIB-1). */
void ogc_library_add            (OgcState    *state,
                                 unsigned     owner,
                                 OgcDice      dice);
/* Moves all dice in @building whose owners are not in state->rewarded to the Library (RND-6). */
void ogc_building_unreward_rest (OgcState    *state,
                                 unsigned     building,
                                 OgcEvents   *events);
/* ABL-2: moves one die of @value from @owner's set in @building to the Library; @seat used The Will to Win. */
void ogc_library_add_picked     (OgcState    *state,
                                 unsigned     seat,
                                 unsigned     owner,
                                 unsigned     building,
                                 unsigned     value,
                                 OgcEvents   *events);
