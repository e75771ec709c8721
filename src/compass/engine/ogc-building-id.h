/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* The buildings (SET-2). Those for B and those for C each stand together: code counts from the first to the last. */
typedef enum {
  OGC_UNIVERSITY,
  OGC_ARCHIVES,
  OGC_LIBRARY,
  OGC_AUCTION_HOUSE, /* B */
  OGC_GUILD,         /* B */
  OGC_TEMPLE,        /* C */
  OGC_ILLUMINATI,    /* C */
  OGC_GALLEON,       /* C */
  OGC_TOWER,         /* C */
  OGC_N_BUILDINGS,

  OGC_RANDOM_BUILDING = 0xfe, /* in an OgcSetup: to be drawn */
  OGC_NO_BUILDING = 0xff,
} OgcBuildingId;

/* The buildings of one game, as places of its order: that of resolving (RND-4). */
enum {
  OGC_ORDER_B, /* the Auction House or the Guild (SET-2) */
  OGC_ORDER_ARCHIVES,
  OGC_ORDER_C, /* one of the other four, or OGC_NO_BUILDING */
  OGC_ORDER_UNIVERSITY,
  OGC_ORDER_LIBRARY,
  OGC_ORDER_LENGTH,
};
