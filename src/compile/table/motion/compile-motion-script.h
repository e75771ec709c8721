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
 * @effects: the effects that are being resolved
 *
 * The widgets on the table between which things fly. Nothing is owned.
 */
typedef struct {
  GtkWidget *lines[COMPILE_N_LINES];
  GtkWidget *hands[COMPILE_N_SIDES];
  GtkWidget *panels[COMPILE_N_SIDES];
  GtkWidget *control;
  GtkWidget *effects;
} CompileMotionPlaces;

/* A cue, and when to play it, in microseconds from the beginning. */
typedef struct {
  OgcCue cue;
  gint64 at;
} CompileMotionCue;

/*
 * CompileMotionScript: turns events into what is shown of them. Events are added while everything still lies where it
 * was; once the table has been laid out again, the script says what flies from where to where.
 */
typedef struct _CompileMotionScript CompileMotionScript;

/* @layer: the widget in whose coordinates and style things are drawn. Nothing is owned. */
CompileMotionScript *compile_motion_script_new  (GtkWidget                 *layer,
                                                 const CompileMotionPlaces *places,
                                                 CompileGame               *game);
void                 compile_motion_script_free (CompileMotionScript       *self);
/* Adds the visible consequences of @event, if any. */
void                 compile_motion_script_add  (CompileMotionScript       *self,
                                                 const CompileEvent        *event);
/* Returns: how many things will move, as far as is known before compile_motion_script_aim(). */
unsigned             compile_motion_script_size (CompileMotionScript       *self);
/**
 * compile_motion_script_aim:
 * @self: a script
 * @slowness: how many times longer than usual everything takes
 * @length: (out): how long it takes, in microseconds
 * @cues: (element-type CompileMotionCue): gets the cues that go with it
 *
 * Returns: (transfer full) (element-type OgcFlight): what flies; the targets are hidden. Successive events are shown
 *   one after the other
 */
GPtrArray           *compile_motion_script_aim  (CompileMotionScript       *self,
                                                 double                     slowness,
                                                 gint64                    *length,
                                                 GArray                    *cues);

G_END_DECLS
