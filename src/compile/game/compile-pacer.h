/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib-object.h>

#include "compile-state.h"

G_BEGIN_DECLS

/**
 * CompilePace:
 * @COMPILE_PACE_INSTANT: the game goes on as fast as it can, and nothing moves
 * @COMPILE_PACE_QUICK: there is time to see what happens
 * @COMPILE_PACE_CALM: there is time to follow it: to read a card before it is played
 *
 * How fast the game goes on by itself, so that people can follow.
 */
typedef enum {
  COMPILE_PACE_INSTANT,
  COMPILE_PACE_QUICK,
  COMPILE_PACE_CALM,
} CompilePace;

#define COMPILE_TYPE_PACE (compile_pace_get_type ())
/* The type of #CompilePace, for properties. */
GType         compile_pace_get_type  (void) G_GNUC_CONST;
/* Milliseconds of rest at @pace before what answers @kind. */
unsigned      compile_pace_get_rest  (CompilePace       pace,
                                      CompileAskKind    kind);

/* With which answers come, and moves are made: that of drawing (GDK_PRIORITY_REDRAW). Where frames take long and follow
 * each other, neither keeps the other from its turn. */
#define COMPILE_PACER_PRIORITY (G_PRIORITY_HIGH_IDLE + 20)

/**
 * CompilePacer:
 *
 * When a game goes on by itself: once what is to come is ready, the pace has left a rest, and nobody holds it. The rest
 * begins when nothing is held any more, so that what has just been seen lies still for all of it.
 */
typedef struct _CompilePacer CompilePacer;

/* Goes on. Called from the main loop alone, when the pacer is stopped already; it may begin again, or free it. */
typedef void (*CompilePacerFunc) (gpointer user_data);

/* Returns: (transfer full): a pacer that waits for nothing, at %COMPILE_PACE_INSTANT */
CompilePacer *compile_pacer_new      (void);
void          compile_pacer_free     (CompilePacer     *self);
/* From now on there is a rest, instead of any before, until what answers @kind; of @least milliseconds at any pace. */
void          compile_pacer_begin    (CompilePacer     *self,
                                      CompileAskKind    kind,
                                      unsigned          least);
/* What is to come after the rest is ready: @func does it. */
void          compile_pacer_ready    (CompilePacer     *self,
                                      CompilePacerFunc  func,
                                      gpointer          user_data);
/* Nothing comes any more. */
void          compile_pacer_stop     (CompilePacer     *self);
/* Leaves out the rest that is left: whoever waits has seen enough. */
void          compile_pacer_hurry    (CompilePacer     *self);
/* How long rests are; also the present one. */
void          compile_pacer_set_pace (CompilePacer     *self,
                                      CompilePace       pace);
/* Nothing comes until as many releases have followed. */
void          compile_pacer_hold     (CompilePacer     *self);
void          compile_pacer_release  (CompilePacer     *self);
gboolean      compile_pacer_get_held (CompilePacer     *self);

G_END_DECLS
