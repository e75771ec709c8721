/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ogc-game.h"

G_BEGIN_DECLS

/*
 * OgcMotionScript: turns events into motion. Events are added while everything still lies where it was; once the table
 * has been laid out again, the script says what flies from where to where.
 */
typedef struct _OgcMotionScript OgcMotionScript;

/* @layer: the widget whose coordinates and style are used; @stage: the widget to search for dice and tiles. Neither
 * is owned. */
OgcMotionScript *ogc_motion_script_new  (GtkWidget       *layer,
                                         GtkWidget       *stage,
                                         OgcGame         *game);
void             ogc_motion_script_free (OgcMotionScript *self);
/* Adds the motion for @event, if any. */
void             ogc_motion_script_add  (OgcMotionScript *self,
                                         const OgcEvent  *event);
/* Returns: how many things will move, as far as known before ogc_motion_script_aim(). */
unsigned         ogc_motion_script_size (OgcMotionScript *self);
/**
 * ogc_motion_script_aim:
 * @self: a script
 * @slowness: how many times longer than usual everything takes
 * @length: (out): how long it takes, in microseconds
 *
 * Returns: (transfer full) (element-type OgcFlight): what flies, no longer than @self lives; the targets are hidden.
 *   Things that happen one after the other set off one after the other: dice are placed, then others are knocked out;
 *   each building lights up, each owner gets something in turn, and then the new round is laid out.
 */
GPtrArray       *ogc_motion_script_aim  (OgcMotionScript *self,
                                         double           slowness,
                                         gint64          *length);

G_END_DECLS
