/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "gilded-compass.h"

/* The type of a structure's member, and the numbers that it becomes. */
typedef enum {
  GILDED_MEMBER_NUMBERS, /* uint8_t: one number each; 0xf0 to 0xff stand for none, as -16 to -1 */
  GILDED_MEMBER_DICE,    /* OgcDice: six counts each */
  GILDED_MEMBER_SETS_8,  /* uint8_t and so on: 0 or 1 for each bit */
  GILDED_MEMBER_SETS_16,
  GILDED_MEMBER_SETS_64,
  GILDED_MEMBER_TILES    /* OgcTileMask of every kind of tile: 0 or 1 for each tile */
} GildedMemberType;

/* GildedMember: an observed field, as stored in a seat's knowledge. A list of them ends with a NULL name. */
typedef struct {
  const char *name;
  uint16_t    offset;
  uint8_t     type; /* GildedMemberType */
  uint8_t     bits; /* of a set */
  uint16_t    n;    /* how many in a row */
} GildedMember;

/* Numbers, dice and tiles; sets of @bits things. */
#define GILDED_MEMBER(name, structure, member, kind, n) \
  { name, offsetof (structure, member), GILDED_MEMBER_##kind, 0, n }
#define GILDED_SETS(name, structure, member, width, bits, n) \
  { name, offsetof (structure, member), GILDED_MEMBER_SETS_##width, bits, n }

/* How many numbers @members become in all. */
unsigned gilded_members_count (const GildedMember *members);
/* Describes the field of member number @i; false if there is none. */
bool     gilded_members_field (const GildedMember *members,
                               unsigned            i,
                               GildedField        *field);
/* Writes the @members of @structure as @numbers. */
void     gilded_members_write (const GildedMember *members,
                               const void         *structure,
                               int16_t            *numbers);
