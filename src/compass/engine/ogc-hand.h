/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <stddef.h>
#include <string.h>

#include "ogc-decision.h"
#include "ogc-setup.h"

/*
 * A decision is two words: its head, with what it is, and its tail, with the dice. Placements are listed by the
 * thousand, and written as such. OGC_HEAD: the word whose @member, one of the first eight of OgcDecision, is @value.
 */
#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
# define OGC_HEAD(member, value) ((uint64_t) (value) << 8 * offsetof (OgcDecision, member))
# define OGC_TAIL(dice, other) ((uint64_t) (dice) | (uint64_t) (other) << 32)
#else
# define OGC_HEAD(member, value) ((uint64_t) (value) << (56 - 8 * offsetof (OgcDecision, member)))
# define OGC_TAIL(dice, other) ((uint64_t) (dice) << 32 | (other))
#endif

_Static_assert (offsetof (OgcDecision, dice) == sizeof (uint64_t) && sizeof (OgcDecision) == 2 * sizeof (uint64_t),
                "A decision is not two words");

/* OgcHand: dice that somebody may place, and what the lists of all buildings want to know of them. */
typedef struct {
  uint64_t head;   /* of a placement by @owner, but for the building */
  OgcDice  dice;   /* not none */
  uint32_t values; /* those that they show, as a set: bit v - 1 for value v */
  uint32_t owner;  /* a seat or OGC_NEUTRAL */
  bool     will;   /* with The Will to Win too (ABL-2) */
} OgcHand;

/* The hand of @owner with @dice. */
static inline OgcHand
ogc_hand (unsigned owner,
          OgcDice  dice,
          bool     will)
{
  return (OgcHand) {
    .head = OGC_HEAD (kind, OGC_DECISION_PLACE) | OGC_HEAD (neutral, owner == OGC_NEUTRAL),
    .dice = dice,
    .values = ogc_dice_values (dice),
    .owner = owner,
    .will = will,
  };
}

/* The head of a placement of @hand in @building. */
static inline uint64_t
ogc_hand_head (const OgcHand *hand,
               unsigned       building)
{
  return hand->head | OGC_HEAD (building, building);
}

/*
 * Writes the decision about @dice and @other that begins with @head to @decision. Not by its members: what is
 * written in one piece is there at once for whoever reads it in one, as those do who copy or check it.
 */
static inline void
ogc_decision_write_both (OgcDecision *decision,
                         uint64_t     head,
                         OgcDice      dice,
                         OgcDice      other)
{
  const uint64_t tail = OGC_TAIL (dice, other);

  memcpy (decision, &head, sizeof head);
  memcpy ((char *) decision + sizeof head, &tail, sizeof tail);
}

/* The same where there is no other. */
static inline void
ogc_decision_write (OgcDecision *decision,
                    uint64_t     head,
                    OgcDice      dice)
{
  ogc_decision_write_both (decision, head, dice, 0);
}

/* Writes the same at the end of a list, @next, if it is @legal. Returns the list's new end. */
static inline OgcDecision *
ogc_placement_add (OgcDecision *next,
                   uint64_t     head,
                   OgcDice      dice,
                   bool         legal)
{
  ogc_decision_write (next, head, dice);
  return next + legal;
}

/* Adds a placement for every value in the set @values, lowest first: one die of it, and the dice @with besides.
 * Writes six. */
static inline OgcDecision *
ogc_placement_add_each (OgcDecision *next,
                        uint64_t     head,
                        unsigned     values,
                        OgcDice      with)
{
  for (unsigned i = 0; i < OGC_MAX_VALUE; i++)
    ogc_decision_write (next + i, head, ogc_values[values].singles[i] + with);
  return next + ogc_values[values].n;
}

/*
 * Adds a placement for every one of the lowest @n_bits bits (60 at most) in the set @bits, lowest first: the dice
 * that @dice says for that bit, without @less. Four at a time: the next four bits stand in where there are fewer,
 * and where the list ends is seen from how many of them had to. @dice has so many entries more.
 */
static inline OgcDecision *
ogc_placement_add_set (OgcDecision   *next,
                       uint64_t       head,
                       uint64_t       bits,
                       unsigned       n_bits,
                       const OgcDice *dice,
                       OgcDice        less)
{
  bits |= UINT64_C (15) << n_bits;
  do
    for (unsigned i = 0; i < 4; i++, bits &= bits - 1)
      ogc_decision_write (next++, head, dice[(unsigned) __builtin_ctzll (bits)] - less);
  while (bits << (64 - n_bits) != 0);
  return next - __builtin_ctz ((unsigned) (bits >> n_bits) | 16);
}
