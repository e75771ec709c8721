/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-hand.h"
#include "ogc-state.h"

/*
 * OgcBuildingRules: what a building does, one file each. To add a building: a file with such a table, a line in
 * ogc-building-rules.c, an id, its part of OgcState and of ogc-state-check.c, by which tests check states.
 *
 * @owner is a seat or OGC_NEUTRAL. The dice have been found in hand, and The Will to Win (@will of the decision) at
 * the seat's disposal, before a building is asked.
 */
typedef struct {
  /* Lays out tiles at the start of a round (RND-1). May be NULL. */
  void     (*begin_round) (OgcState          *state,
                           OgcEvents         *events);
  /*
   * Adds all placements of @hand to a list that ends at @next. Returns the list's new end. To be quick, what may not
   * be legal is written too, and the list's end moves behind it only if it is: up to OGC_LIST_SLACK entries behind
   * the end are overwritten.
   */
  OgcDecision *(*list)    (const OgcState    *state,
                           const OgcHand     *hand,
                           OgcDecision       *next);
  /* OGC_RULE_NONE when @decision, a placement here, is legal. */
  OgcRule  (*refuse)      (const OgcState    *state,
                           unsigned           owner,
                           const OgcDecision *decision);
  /* Puts the dice of the legal @decision here. */
  void     (*place)       (OgcState          *state,
                           unsigned           owner,
                           const OgcDecision *decision,
                           OgcEvents         *events);
  /* Goes on resolving from state->step. True when done; false when a seat is asked (ogc_offer()). */
  bool     (*resolve)     (OgcState          *state,
                           OgcEvents         *events);
  /* @seat gets @tile of what was offered; @number as in OGC_EVENT_TOOK. NULL where nothing is offered. */
  void     (*take)        (OgcState          *state,
                           unsigned           seat,
                           unsigned           tile,
                           unsigned           number,
                           OgcEvents         *events);
  /* @seat has taken all it may: what was offered besides goes where it belongs. May be NULL. */
  void     (*chosen)      (OgcState          *state,
                           unsigned           seat,
                           OgcEvents         *events);
  /* The dice of @owner here. */
  OgcDice  (*dice)        (const OgcState    *state,
                           unsigned           owner);
  /* Takes all dice of @owner away. NULL where dice never go without reward. */
  void     (*remove)      (OgcState          *state,
                           unsigned           owner);
  /* The rule that says what may be taken here. */
  OgcRule  choice_rule;
} OgcBuildingRules;

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

/*
 * Lets @seat take @number of the tiles in @offer. Where there is no choice it takes them at once and returns true; else
 * it is asked, and ogc_offer_taken() goes on.
 */
bool ogc_offer                  (OgcState    *state,
                                 unsigned     building,
                                 unsigned     seat,
                                 OgcTileKind  kind,
                                 OgcTileMask  offer,
                                 unsigned     number,
                                 OgcEvents   *events);
/* The seat that is asked takes @tile. True when it has nothing more to choose from this offer. */
bool ogc_offer_taken            (OgcState    *state,
                                 unsigned     tile,
                                 OgcEvents   *events);

/* Dice that come to their owner's Library from elsewhere (LIB-1). */
void ogc_library_add            (OgcState    *state,
                                 unsigned     owner,
                                 OgcDice      dice);
/* All dice in @building of owners who are not in state->rewarded go to the Library (RND-6). */
void ogc_building_unreward_rest (OgcState    *state,
                                 unsigned     building,
                                 OgcEvents   *events);
/* One die of @value leaves @owner's set in @building for the Library; @seat did it (ABL-2). */
void ogc_library_add_picked     (OgcState    *state,
                                 unsigned     seat,
                                 unsigned     owner,
                                 unsigned     building,
                                 unsigned     value,
                                 OgcEvents   *events);
