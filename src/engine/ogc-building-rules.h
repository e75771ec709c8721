/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <stddef.h>
#include <string.h>

#include "ogc-state.h"

/*
 * OgcBuildingRules: what a building does, one file each. To add a building: a file with such a table, a line in ogc-building-rules.c, an
 * id, its part of OgcState and of ogc-conservation.c.
 *
 * @owner is a seat or OGC_NEUTRAL. The dice have been found in hand, and The Will to Win (@will of the decision) at
 * the seat's disposal, before a building is asked.
 */
typedef struct {
  /* Lays out tiles at the start of a round (RND-1). May be NULL. */
  void     (*begin_round) (OgcState          *state,
                           OgcEvents         *events);
  /*
   * Writes all placements of @owner with dice of @hand, those with The Will to Win too if @will. Returns how many.
   * To be quick, what may not be legal is written too, and the list's end moves behind it only if it is: up to OGC_LIST_SLACK
   * entries behind the end are overwritten.
   */
  unsigned (*list)        (const OgcState    *state,
                           unsigned           owner,
                           OgcDice            hand,
                           bool               will,
                           OgcDecision       *decisions);
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

/* Placements but for their dice: of own dice, and of neutral ones. */
extern const OgcDecision ogc_placements[OGC_N_BUILDINGS][2];

/* A placement by @owner in @building, but for its dice. */
static inline const OgcDecision *
ogc_placement (unsigned building,
               unsigned owner)
{
  return &ogc_placements[building][owner == OGC_NEUTRAL];
}

/* The same as one word: the first half of an OgcDecision. */
static inline uint64_t
ogc_placement_head (unsigned building,
                    unsigned owner)
{
  uint64_t head;

  memcpy (&head, ogc_placement (building, owner), sizeof head);
  return head;
}

/* Writes the placement of @dice that begins with @head to @decision, as two words. */
static inline void
ogc_placement_write (OgcDecision *decision,
                     uint64_t     head,
                     OgcDice      dice)
{
  const uint64_t tail = (uint64_t) dice << (__BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__ ? 0 : 32);

  _Static_assert (offsetof (OgcDecision, dice) == sizeof head && sizeof (OgcDecision) == sizeof head + sizeof tail,
                  "A decision is not two words");
  memcpy (decision, &head, sizeof head);
  memcpy ((char *) decision + sizeof head, &tail, sizeof tail);
}

/* Writes the same at the end of a list, @next, if it is @legal. Returns the list's new end. */
static inline OgcDecision *
ogc_placement_add (OgcDecision *next,
                   uint64_t     head,
                   OgcDice      dice,
                   bool         legal)
{
  ogc_placement_write (next, head, dice);
  return next + legal;
}

/* Adds a placement for every value in the set @values, lowest first: one die of it, and the dice @with besides. Writes six. */
static inline OgcDecision *
ogc_placement_add_each (OgcDecision *next,
                        uint64_t     head,
                        unsigned     values,
                        OgcDice      with)
{
  for (unsigned i = 0; i < OGC_MAX_VALUE; i++)
    ogc_placement_write (next + i, head, ogc_values[values].singles[i] + with);
  return next + ogc_values[values].n;
}

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
bool ogc_offer       (OgcState    *state,
                      unsigned     building,
                      unsigned     seat,
                      OgcTileKind  kind,
                      OgcTileMask  offer,
                      unsigned     number,
                      OgcEvents   *events);
/* The seat that is asked takes @tile. True when it has nothing more to choose from this offer. */
bool ogc_offer_taken (OgcState    *state,
                      unsigned     tile,
                      OgcEvents   *events);

/* Dice that come to their owner's Library from elsewhere (LIB-1). */
void ogc_library_add (OgcState    *state,
                      unsigned     owner,
                      OgcDice      dice);
/* All dice of @owner in @building go to the Library (RND-6). */
void ogc_building_unreward      (OgcState  *state,
                                 unsigned   building,
                                 unsigned   owner,
                                 OgcEvents *events);
/* The same for every owner there that is not in state->rewarded. */
void ogc_building_unreward_rest (OgcState  *state,
                                 unsigned   building,
                                 OgcEvents *events);
/* One die of @value leaves @owner's set in @building for the Library; @seat did it (ABL-2). */
void ogc_library_add_picked     (OgcState  *state,
                                 unsigned   seat,
                                 unsigned   owner,
                                 unsigned   building,
                                 unsigned   value,
                                 OgcEvents *events);
