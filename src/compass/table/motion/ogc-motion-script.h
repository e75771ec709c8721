/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ogc-game.h"

G_BEGIN_DECLS

/*
 * OgcMotionScript: turns what happened into what is to be seen of it. Events are added while everything still lies
 * where it was; when the table has been laid out anew, the script says what flies from where to where.
 */
typedef struct _OgcMotionScript OgcMotionScript;

/* @layer: in whose coordinates, and with whose style things are drawn; @stage: what is searched for dice and tiles.
 * None is owned. */
OgcMotionScript *ogc_motion_script_new  (GtkWidget       *layer,
                                         GtkWidget       *stage,
                                         OgcGame         *game);
void             ogc_motion_script_free (OgcMotionScript *self);
/* Adds what comes of @event, if anything is to be seen of it. */
void             ogc_motion_script_add  (OgcMotionScript *self,
                                         const OgcEvent  *event);
/* Returns: how many things will move, as far as can be said before ogc_motion_script_aim(). */
unsigned         ogc_motion_script_size (OgcMotionScript *self);
/**
 * ogc_motion_script_aim:
 * @self: a script
 * @slowness: how much longer than usual everything takes
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
