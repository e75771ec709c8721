/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define OGC_TYPE_MOTION (ogc_motion_get_type ())
/**
 * OgcMotion:
 *
 * Lies over a table and shows how things get where they are (#OgcFlight). The game is always ahead: what flies is
 * hidden at its place until it lands, input never waits, and any key, click or touch, except on a button that is off,
 * lands everything at once and still reaches its target, unless that cannot be seen because a picture of how it was
 * lies over it. Only computer players wait. If the desktop wants no animations, things fade in and out instead of
 * moving. Screen readers ignore it.
 */
G_DECLARE_DERIVABLE_TYPE (OgcMotion, ogc_motion, OGC, MOTION, GtkWidget)

/**
 * OgcMotionClass:
 * @hold: makes computer players wait
 * @release: lets them continue
 * @hurry: called when something was pressed while nothing was in the air, or after it has landed
 * @aim: called when everything has been laid out. Returns: (transfer full) (element-type OgcFlight): what flies;
 *   @length gets how long everything takes, in microseconds
 * @limit: (nullable): @now, the microseconds since the first frame, or less if everything has to rest where it is
 *   then; meanwhile no key or click lands it
 * @pass: (nullable): called for each frame, @now microseconds after the first one
 * @forget: called when everything has landed, or will not be shown: frees what @aim uses
 *
 * What a game's own motion implements.
 */
struct _OgcMotionClass
{
  GtkWidgetClass parent_class;

  void       (*hold)    (OgcMotion *self);
  void       (*release) (OgcMotion *self);
  void       (*hurry)   (OgcMotion *self);
  GPtrArray *(*aim)     (OgcMotion *self,
                         gint64    *length);
  gint64     (*limit)   (OgcMotion *self,
                         gint64     now);
  void       (*pass)    (OgcMotion *self,
                         gint64     now);
  void       (*forget)  (OgcMotion *self);
};

/* Sets the widget that it lies over, which must exist as long as anything can move. */
void       ogc_motion_set_stage  (OgcMotion *self,
                                  GtkWidget *stage);
GtkWidget *ogc_motion_get_stage  (OgcMotion *self);
/* Whether motion would be visible. */
gboolean   ogc_motion_is_seen    (OgcMotion *self);
/* Whether the desktop or a preference turns animations off, so that things fade instead of moving. */
gboolean   ogc_motion_is_reduced (OgcMotion *self);
/* Call it when all objects have changed: shows what happened once the table has been laid out. Computer players wait
 * until then. */
void       ogc_motion_begin      (OgcMotion *self);
/* Whether something is in the air, or about to be. */
gboolean   ogc_motion_get_moving (OgcMotion *self);
/* Lands everything at once. */
void       ogc_motion_skip       (OgcMotion *self);

G_END_DECLS
