/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

/**
 * OgcPace:
 * @OGC_PACE_INSTANT: as fast as possible, without motion
 * @OGC_PACE_QUICK: leaves time to see what happens
 * @OGC_PACE_CALM: leaves time to follow it, and to read dice before they are placed
 *
 * How fast the game continues by itself, so that people can follow.
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
/* The translated name of a pace. */
const char *ogc_pace_get_label    (OgcPace pace);
/* How many times longer than at %OGC_PACE_QUICK motion and sound take. */
double      ogc_pace_get_slowness (OgcPace pace);

/* The priority of what a game does by itself: that of drawing (GDK_PRIORITY_REDRAW), so that neither starves the
 * other when slow frames follow each other. */
#define OGC_PACER_PRIORITY (G_PRIORITY_HIGH_IDLE + 20)

/**
 * OgcPacer:
 *
 * Decides when a game continues by itself: once the next step is ready, the pause that the pace leaves is over, and
 * nothing holds it. The pause begins once nothing holds it, so that the table lies still for all of it.
 */
typedef struct _OgcPacer OgcPacer;

/* Continues the game. Only called from the main loop, when the pacer has already stopped; it may begin again, or
 * free the pacer. */
typedef void (*OgcPacerFunc) (gpointer user_data);

/* Returns: (transfer full): a stopped pacer, at %OGC_PACE_INSTANT */
OgcPacer   *ogc_pacer_new      (void);
void        ogc_pacer_free     (OgcPacer     *self);
/* Begins a pause, in place of any earlier one, of as many milliseconds as @rests, an array of %OGC_N_PACES, says for
 * the pace, and at least @least. */
void        ogc_pacer_begin    (OgcPacer       *self,
                                const unsigned *rests,
                                unsigned        least);
/* Says that the next step is ready: @func takes it after the pause. */
void        ogc_pacer_ready    (OgcPacer     *self,
                                OgcPacerFunc  func,
                                gpointer      user_data);
/* Cancels the pause and the next step. */
void        ogc_pacer_stop     (OgcPacer     *self);
/* Skips the rest of the pause, because the person has seen enough. */
void        ogc_pacer_hurry    (OgcPacer     *self);
/* Sets how long pauses are, including the present one. */
void        ogc_pacer_set_pace (OgcPacer     *self,
                                OgcPace       pace);
/* Holds the next step until ogc_pacer_release() has been called as often. */
void        ogc_pacer_hold     (OgcPacer     *self);
void        ogc_pacer_release  (OgcPacer     *self);
gboolean    ogc_pacer_get_held (OgcPacer     *self);

G_END_DECLS
