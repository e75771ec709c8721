/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <stddef.h>
#include <string.h>

#include "ogc-decision.h"
#include "ogc-setup.h"

/*
 * A decision is two words: its head says what it is, its tail holds the dice. Placements are listed by the thousand, so
 * they are written word by word. OGC_HEAD: the head in which @member, one of the first eight of OgcDecision, is @value.
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

/* OgcHand: dice that may be placed, prepared for the lists of all buildings. */
typedef struct {
  uint64_t head;   /* of a placement by @owner, without the building */
  OgcDice  dice;   /* at least one die */
  uint32_t values; /* the values that they show, as a set: bit v - 1 for value v */
  uint32_t owner;  /* a seat or OGC_NEUTRAL */
  bool     will;   /* whether placements with The Will to Win are listed too (ABL-2) */
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

/* Writes the decision with @head, @dice and @other to @decision. It writes two words rather than single members:
 * copying and comparing load whole words, and a processor cannot forward several small stores to one such load. */
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

/* Writes a decision in which @other has no dice. */
static inline void
ogc_decision_write (OgcDecision *decision,
                    uint64_t     head,
                    OgcDice      dice)
{
  ogc_decision_write_both (decision, head, dice, 0);
}

/* Writes the placement to @next, the end of a list, and returns the new end: behind it if it is @legal, else @next. */
static inline OgcDecision *
ogc_placement_add (OgcDecision *next,
                   uint64_t     head,
                   OgcDice      dice,
                   bool         legal)
{
  ogc_decision_write (next, head, dice);
  return next + legal;
}

/* Adds a placement for every value in the set @values, lowest first: one die of it together with the dice @with. Writes
 * six entries, whether legal or not. */
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
 * Adds a placement for each of the lowest @n_bits bits (60 at most) that are set in @bits, lowest first: the dice that
 * @dice has for that bit, without @less. It writes four at a time; where fewer bits are left, bits above @n_bits stand
 * in, and their number says where the list ends. @dice has four more entries for these.
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
