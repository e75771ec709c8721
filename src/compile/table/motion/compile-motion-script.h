/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "compile-game.h"
#include "ogc-cue.h"

G_BEGIN_DECLS

/**
 * CompileMotionPlaces:
 * @lines: (array fixed-size=3): #CompileLineView
 * @hands: (array fixed-size=2): #CompileHandView, the near one first
 * @panels: (array fixed-size=2): #CompileSeatPanel, the near one first
 * @control: the #CompileControlView while it is neutral
 * @effects: those that are being resolved
 *
 * What lies on the table, between which things fly. Nothing is owned.
 */
typedef struct {
  GtkWidget *lines[COMPILE_N_LINES];
  GtkWidget *hands[COMPILE_N_SIDES];
  GtkWidget *panels[COMPILE_N_SIDES];
  GtkWidget *control;
  GtkWidget *effects;
} CompileMotionPlaces;

/* What is to be heard, and when, in microseconds from the beginning of all. */
typedef struct {
  OgcCue cue;
  gint64 at;
} CompileMotionCue;

/*
 * CompileMotionScript: turns what happened into what is to be seen of it. Events are added while everything still lies
 * where it was; when the table has been laid out anew, the script says what flies from where to where.
 */
typedef struct _CompileMotionScript CompileMotionScript;

/* @layer: in whose coordinates, and with whose style things are drawn. Nothing is owned. */
CompileMotionScript *compile_motion_script_new  (GtkWidget                 *layer,
                                                 const CompileMotionPlaces *places,
                                                 CompileGame               *game);
void                 compile_motion_script_free (CompileMotionScript       *self);
/* Adds what comes of @event, if anything is to be seen of it. */
void                 compile_motion_script_add  (CompileMotionScript       *self,
                                                 const CompileEvent        *event);
/* Returns: how many things will move, as far as can be said before compile_motion_script_aim(). */
unsigned             compile_motion_script_size (CompileMotionScript       *self);
/**
 * compile_motion_script_aim:
 * @self: a script
 * @slowness: how much longer than usual everything takes
 * @length: (out): how long it takes, in microseconds
 * @cues: (element-type CompileMotionCue): gets what goes with it
 *
 * Returns: (transfer full) (element-type OgcFlight): what flies; the targets are hidden. What happens one after the
 *   other is seen one after the other
 */
GPtrArray           *compile_motion_script_aim  (CompileMotionScript       *self,
                                                 double                     slowness,
                                                 gint64                    *length,
                                                 GArray                    *cues);

G_END_DECLS
