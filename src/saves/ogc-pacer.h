/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

/**
 * OgcPace:
 * @OGC_PACE_INSTANT: the game goes on as fast as it can, and nothing moves
 * @OGC_PACE_QUICK: there is time to see what happens
 * @OGC_PACE_CALM: there is time to follow it: to read dice before they are placed
 *
 * How fast the game goes on by itself, so that people can follow.
 */
typedef enum {
  OGC_PACE_INSTANT,
  OGC_PACE_QUICK,
  OGC_PACE_CALM,
} OgcPace;

#define OGC_N_PACES (OGC_PACE_CALM + 1)

#define OGC_TYPE_PACE (ogc_pace_get_type ())
/* The type of #OgcPace, for properties. */
GType       ogc_pace_get_type     (void) G_GNUC_CONST;
/* What a pace is called, translated, wherever it can be chosen. */
const char *ogc_pace_get_label    (OgcPace pace);
/* How much longer than at %OGC_PACE_QUICK everything takes that is seen and heard. */
double      ogc_pace_get_slowness (OgcPace pace);

/* With which what a game does by itself comes: that of drawing (GDK_PRIORITY_REDRAW). Where frames take long and follow
 * each other, neither keeps the other from its turn. */
#define OGC_PACER_PRIORITY (G_PRIORITY_HIGH_IDLE + 20)

/**
 * OgcPacer:
 *
 * When a game goes on by itself: once what is to come is ready, the pace has left a rest, and nobody holds it. The rest
 * begins when nothing is held any more, so that what has just been seen lies still for all of it.
 */
typedef struct _OgcPacer OgcPacer;

/* Goes on. Called from the main loop alone, when the pacer is stopped already; it may begin again, or free it. */
typedef void (*OgcPacerFunc) (gpointer user_data);

/* Returns: (transfer full): a pacer that waits for nothing, at %OGC_PACE_INSTANT */
OgcPacer   *ogc_pacer_new      (void);
void        ogc_pacer_free     (OgcPacer     *self);
/* From now on there is a rest, instead of any before, of so many milliseconds as @rests, an array of %OGC_N_PACES, says
 * for the pace, and at least @least. */
void        ogc_pacer_begin    (OgcPacer       *self,
                                const unsigned *rests,
                                unsigned        least);
/* What is to come after the rest is ready: @func does it. */
void        ogc_pacer_ready    (OgcPacer     *self,
                                OgcPacerFunc  func,
                                gpointer      user_data);
/* Nothing comes any more. */
void        ogc_pacer_stop     (OgcPacer     *self);
/* Leaves out the rest that is left: whoever waits has seen enough. */
void        ogc_pacer_hurry    (OgcPacer     *self);
/* How long rests are; also the present one. */
void        ogc_pacer_set_pace (OgcPacer     *self,
                                OgcPace       pace);
/* Nothing comes until as many releases have followed. */
void        ogc_pacer_hold     (OgcPacer     *self);
void        ogc_pacer_release  (OgcPacer     *self);
gboolean    ogc_pacer_get_held (OgcPacer     *self);

G_END_DECLS
