/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ogc-cue.h"
#include "ogc-game.h"

G_BEGIN_DECLS

/*
 * OgcMotionScript: turns events into motion. Events are added while everything is still in its old place; once the
 * table has been laid out again, the script says what flies from where to where.
 */
typedef struct _OgcMotionScript OgcMotionScript;

/* A cue, and when to play it, in microseconds from the beginning. */
typedef struct {
  OgcCue cue;
  gint64 at;
} OgcMotionCue;

/* The building whose resolving is told from this time on, in microseconds from the beginning. */
typedef struct {
  OgcBuildingId building;
  gint64        at;
} OgcMotionCaption;

/* @layer: the widget whose coordinates and style are used; @stage: the widget to search for dice and tiles. Neither
 * is owned. */
OgcMotionScript *ogc_motion_script_new  (GtkWidget       *layer,
                                         GtkWidget       *stage,
                                         OgcGame         *game);
void             ogc_motion_script_free (OgcMotionScript *self);
/* Adds the motion for @event, if any. */
void             ogc_motion_script_add  (OgcMotionScript *self,
                                         const OgcEvent  *event);
/* Returns: the number of things that will move, as far as known before ogc_motion_script_aim(). */
unsigned         ogc_motion_script_size (OgcMotionScript *self);
/* Returns: whether it tells how buildings are resolved, so that what sums up the game has to wait until it is told */
gboolean         ogc_motion_script_tells (OgcMotionScript *self);
/**
 * ogc_motion_script_aim:
 * @self: a script
 * @slowness: the factor by which everything takes longer than usual
 * @length: (out): the duration, in microseconds
 * @told: (out): when everything has been given out, likewise: the dice go home, and the new round is laid out
 * @cues: (element-type OgcMotionCue): gets the cues that go with it, in order
 * @captions: (element-type OgcMotionCaption): gets what is told until @told, in order
 *
 * Returns: (transfer full) (element-type OgcFlight): what flies, valid as long as @self; the targets are hidden. Things
 *   that happen one after the other set off in that order: dice are placed, then others are knocked out; each building
 *   lights up, each owner in turn gets something, and then the new round is laid out.
 */
GPtrArray       *ogc_motion_script_aim  (OgcMotionScript *self,
                                         double           slowness,
                                         gint64          *length,
                                         gint64          *told,
                                         GArray          *cues,
                                         GArray          *captions);

G_END_DECLS
