/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#include "ogc-building-id.h"
#include "ogc-guide-target.h"
#include "ogc-rule.h"
#include "ogc-setup.h"

G_BEGIN_DECLS

/* What a guide knows about the game: first how things are now, then what has ever happened. data/guide.xml uses the
 * names in ogc_guide_fact_names[]. */
typedef enum {
  OGC_FACT_MINE = 1 << 0,       /* the person is asked */
  OGC_FACT_THEIRS = 1 << 1,     /* another seat is asked */
  OGC_FACT_ROLL = 1 << 2,       /* ... to roll */
  OGC_FACT_PLACE = 1 << 3,      /* ... to place */
  OGC_FACT_TAKE = 1 << 4,       /* ... to choose a tile, in the step's building if it has one */
  OGC_FACT_TOKEN = 1 << 5,      /* the person has a knowledge token */
  OGC_FACT_PICKED = 1 << 6,     /* dice are picked */
  OGC_FACT_FITS = 1 << 7,       /* ... and some building takes them */
  OGC_FACT_PROPOSED = 1 << 8,   /* ... and they are the ones that the step proposes */
  OGC_FACT_CAN = 1 << 9,        /* the step's building takes some dice in hand, so there is a proposal */
  OGC_FACT_LAST_HERE = 1 << 10, /* the person's last placement was in the step's building */
  OGC_FACT_OWN_WAY = 1 << 11,   /* ... and not in the proposed one */
  OGC_FACT_OVERTAKEN = 1 << 27, /* the rival has just placed before dice of the person in the step's building */

  OGC_FACT_PLACED_HERE = 1 << 12, /* by the person, in the step's building */
  OGC_FACT_ROLLED = 1 << 13,      /* by the person */
  OGC_FACT_ROLLED_2 = 1 << 14,    /* in a second turn */
  OGC_FACT_REROLLED = 1 << 15,
  OGC_FACT_PLACED = 1 << 16,      /* by the person */
  OGC_FACT_PLACED_2 = 1 << 17,
  OGC_FACT_PLACED_3 = 1 << 18,
  OGC_FACT_RIVAL_PLACED = 1 << 19,
  OGC_FACT_BUMPED = 1 << 20,      /* a die was pushed out */
  OGC_FACT_PUSHED_OUT = 1 << 21,  /* ... and it was the person's, pushed out by the rival */
  OGC_FACT_LAST_LAP = 1 << 22,
  OGC_FACT_RESOLVING = 1 << 23,   /* the resolving of the buildings has begun */
  OGC_FACT_RESOLVED = 1 << 24,    /* ... and has gone as far as the step's building */
  OGC_FACT_ROUND_ENDED = 1 << 25,
  OGC_FACT_TAKEN = 1 << 26,     /* by the person, a tile of the step's building */
} OgcGuideFact;

/*
 * One step. The guide shows the first step of its lesson for which all facts of @when and none of @unless hold. A step
 * is over for good once it has been read, or once any fact of @done holds.
 */
typedef struct {
  const char    *id;
  guint32        when;
  guint32        unless;
  guint32        done;
  gboolean       read;     /* waits until it has been read, and holds the game meanwhile */
  gboolean       before;   /* it speaks of what is about to be shown: how its building, or the first, is resolved */
  gboolean       last;     /* the guide leaves after it */
  OgcGuideTarget target;
  OgcBuildingId  building; /* its subject, and where it proposes to place; or OGC_NO_BUILDING */
  OgcRule        rule;     /* says more */
  const char    *text;     /* not yet translated; "{dice}" stands for the proposed dice, "{die}" for a proposed single
                            * one of which there may be more, "{rival}" for the other player, "{roll}" for the key
                            * that rolls; text in brackets is about single keys */
} OgcGuideStep;

/* A lesson: a guided game, and its steps; the last ones are for everything that no other step is about. */
typedef struct {
  const char         *id;
  OgcSetup            setup;
  const OgcGuideStep *steps;
  unsigned            n_steps;
} OgcGuideLesson;

/* The maximum number of steps in a lesson. */
#define OGC_MAX_GUIDE_STEPS 64

/* Returns: (nullable): lesson number @n of data/guide.xml; the first one is for a first game */
const OgcGuideLesson *ogc_guide_lesson_nth    (unsigned   n);

/**
 * ogc_guide_lessons_parse:
 * @bytes: a document like data/guide.xml
 * @error: (nullable): G_MARKUP_ERROR, with the line
 *
 * Returns: (transfer full) (element-type OgcGuideLesson) (nullable): the lessons in it
 */
GPtrArray            *ogc_guide_lessons_parse (GBytes    *bytes,
                                               GError   **error);

G_END_DECLS
