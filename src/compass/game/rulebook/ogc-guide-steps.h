/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-guide.h"

G_BEGIN_DECLS

/* What a guide knows of the game: above, how it is now, below, what has happened at all. */
typedef enum {
  OGC_FACT_MINE = 1 << 0,       /* the person is asked */
  OGC_FACT_THEIRS = 1 << 1,     /* somebody else is */
  OGC_FACT_ROLL = 1 << 2,       /* ... to roll */
  OGC_FACT_PLACE = 1 << 3,      /* ... to place */
  OGC_FACT_TAKE = 1 << 4,       /* ... to choose a tile at the step's building, at any for a step without */
  OGC_FACT_TOKEN = 1 << 5,      /* the person has a knowledge token */
  OGC_FACT_PICKED = 1 << 6,     /* dice are picked */
  OGC_FACT_FITS = 1 << 7,       /* ... and some building takes them */
  OGC_FACT_TOLD = 1 << 8,       /* ... and they are those that the step proposes */
  OGC_FACT_CAN = 1 << 9,        /* the step's building takes some dice in hand, so there is a proposal */

  OGC_FACT_ROLLED = 1 << 10,    /* by the person */
  OGC_FACT_ROLLED_2 = 1 << 11,  /* in a second turn */
  OGC_FACT_REROLLED = 1 << 12,
  OGC_FACT_PLACED = 1 << 13,    /* by the person */
  OGC_FACT_PLACED_2 = 1 << 14,
  OGC_FACT_PLACED_3 = 1 << 15,
  OGC_FACT_OWN_WAY = 1 << 16,   /* otherwise than proposed */
  OGC_FACT_RIVAL_PLACED = 1 << 17,
  OGC_FACT_BUMPED = 1 << 18,    /* a die was pushed out */
  OGC_FACT_LAST_LAP = 1 << 19,
  OGC_FACT_PAYING = 1 << 20,    /* the buildings have begun to pay */
  OGC_FACT_PAID_AUCTION = 1 << 21,
  OGC_FACT_PAID_ARCHIVES = 1 << 22,
  OGC_FACT_PAID_UNIVERSITY = 1 << 23,
  OGC_FACT_ROUND_ENDED = 1 << 24,
} OgcGuideFact;

/* What stands for "%s" in a step's text. */
typedef enum {
  OGC_GUIDE_ARG_NONE,
  OGC_GUIDE_ARG_RIVAL, /* the name of the other seat */
  OGC_GUIDE_ARG_DICE,  /* the dice proposed */
} OgcGuideArg;

/*
 * One step: said when all facts of @when hold and none of @unless, the first such one of the table. It is over, for
 * good, once it has been read, or once any fact of @done holds.
 */
typedef struct {
  const char    *id;
  guint32        when;
  guint32        unless;
  guint32        done;
  gboolean       read;     /* waits to be read, and holds the game */
  gboolean       last;     /* the guide leaves after it */
  OgcGuideTarget target;
  OgcBuildingId  building; /* what it is about, and where it proposes to place; OGC_NO_BUILDING */
  OgcRule        rule;     /* says more */
  OgcGuideArg    arg;
  const char    *text;     /* not yet translated */
} OgcGuideStep;

/* The table; its last steps are for whatever no other is. */
const OgcGuideStep *ogc_guide_step_nth (unsigned n);
/* How many there are. */
#define OGC_MAX_GUIDE_STEPS 64

G_END_DECLS
