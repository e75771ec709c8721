/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-flight.h"
#include "ogc-motion-script.h"
#include "ogc-tile-painter.h"

G_BEGIN_DECLS

/* Destinations. */
typedef enum {
  OGC_GOAL_HAND,
  OGC_GOAL_BUILDING,
  OGC_GOAL_OFFER,
  OGC_GOAL_SEAT,
  OGC_GOAL_STACK,
} OgcGoal;

/* A beat: what happens at the same time. Beats follow each other. */
typedef enum {
  OGC_BEAT_ROLL,
  OGC_BEAT_PLACE,
  OGC_BEAT_KNOCK,
  OGC_BEAT_RESOLVE,
  OGC_BEAT_TAKE,
  OGC_BEAT_HOME,
  OGC_BEAT_DEAL,
} OgcBeatKind;

/**
 * OgcBeat:
 * @kind: what happens in it
 * @building: the building that it is about
 * @owner: and the owner
 * @first: a cue at its beginning, of something that is not seen to move
 * @cue: a cue that the whole beat has only once
 */
typedef struct {
  OgcBeatKind kind;
  unsigned    building;
  unsigned    owner;
  OgcCue      first;
  OgcCue      cue;
} OgcBeat;

/* Something that will move (a die, a tile or a knowledge token), light up or stay. */
typedef struct {
  OgcMotionScript *script;
  OgcFlightKind    kind;
  OgcCue           cue;
  guint            beat;
  OgcGoal          goal;
  OgcEvent         event;
  unsigned         owner; /* of a die; who gets a tile */
  unsigned         value; /* of a die, 0: none */
  OgcTile         *tile;
  OgcTileForm      form;
  GskRenderNode   *picture; /* of what stays, from 0, 0 */
  GtkWidget       *hides; /* what lies below it and would be seen through it; a weak pointer */
  GtkWidget       *lights; /* what lights up; a weak pointer */
  gboolean         tiles; /* it is the tiles of @owner, until the first new one arrives */
  gboolean         unseen; /* it is invisible until it sets off */
  graphene_rect_t  from;
} OgcFlightPlan;

struct _OgcMotionScript
{
  GtkWidget  *layer;
  GtkWidget  *stage;
  OgcGame    *game;
  GArray     *beats;   /* of OgcBeat */
  GPtrArray  *plans;
  GHashTable *left;    /* widgets from which something sets off */
  OgcCue      first;   /* a cue for the beginning of the next beat */
  gboolean    tells;
  OgcDice     kept[2]; /* own and neutral dice that are not rerolled */
  unsigned    gold[OGC_MAX_SEATS]; /* what each seat had */
};

/* The height of something that has no separate place to go to. */
#define OGC_MOTION_SMALL 20

/* Finds where @widget is; FALSE if there is none, or it has no size yet. */
gboolean       ogc_motion_script_find_bounds (OgcMotionScript *self,
                                              GtkWidget       *widget,
                                              graphene_rect_t *bounds);
/* Finds a small area in the middle of @widget. */
gboolean       ogc_motion_script_find_middle (OgcMotionScript *self,
                                              GtkWidget       *widget,
                                              graphene_rect_t *bounds);
/* Adds a plan to the current beat. */
OgcFlightPlan *ogc_motion_script_plan        (OgcMotionScript *self,
                                              const OgcEvent  *event,
                                              OgcFlightKind    kind,
                                              OgcGoal          goal);
void           ogc_motion_script_drop_last   (OgcMotionScript *self);

/* Adds pictures of the cards, the log and the tableaus' tiles as they are now, without what has set off, which will lie
 * over them until everything has been given out. */
void           ogc_motion_covers_add         (OgcMotionScript *self,
                                              const OgcEvent  *event);
/* Adds pictures of the tray that say which building is being resolved, instead of asking the next question, until
 * @told. @begins: when each beat begins, in milliseconds. @captions (element-type OgcMotionCaption) gets the same
 * buildings. */
void           ogc_motion_covers_add_tray    (OgcMotionScript *self,
                                              const gint64    *begins,
                                              gint64           told,
                                              GPtrArray       *flights,
                                              GArray          *captions);

G_END_DECLS
