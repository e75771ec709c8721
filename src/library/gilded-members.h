/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "gilded-compass.h"

/* What a member of a structure is made of, and becomes as numbers. */
typedef enum {
  GILDED_MEMBER_NUMBERS, /* uint8_t: a number each; from 0xf0 on what is none, -1 for 0xff */
  GILDED_MEMBER_DICE,    /* OgcDice: six counts each */
  GILDED_MEMBER_SETS_8,  /* uint8_t and so on: 0 or 1 for each bit */
  GILDED_MEMBER_SETS_16,
  GILDED_MEMBER_SETS_64,
  GILDED_MEMBER_TILES    /* OgcTileMask of every kind of tile: 0 or 1 for each tile */
} GildedMemberType;

/* GildedMember: a field of what is observed, as it lies in what a seat knows. A list of them ends without a name. */
typedef struct {
  const char *name;
  uint16_t    offset;
  uint8_t     type; /* GildedMemberType */
  uint8_t     bits; /* of a set */
  uint16_t    n;    /* how many one after another */
} GildedMember;

/* Numbers, dice and tiles; sets of @bits things. */
#define GILDED_MEMBER(name, structure, member, kind, n) \
  { name, offsetof (structure, member), GILDED_MEMBER_##kind, 0, n }
#define GILDED_SETS(name, structure, member, width, bits, n) \
  { name, offsetof (structure, member), GILDED_MEMBER_SETS_##width, bits, n }

/* How many numbers all @members become. */
unsigned gilded_members_count (const GildedMember *members);
/* Which of them number @i becomes; false when there is none. */
bool     gilded_members_field (const GildedMember *members,
                               unsigned            i,
                               GildedField        *field);
/* Writes @structure. */
void     gilded_members_write (const GildedMember *members,
                               const void         *structure,
                               int16_t            *numbers);
