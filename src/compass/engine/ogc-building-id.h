/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* The nine buildings (SET-2). */
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
