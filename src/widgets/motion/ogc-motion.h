/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define OGC_TYPE_MOTION (ogc_motion_get_type ())
/**
 * OgcMotion:
 *
 * Lies over a table and shows how things get where they are (#OgcFlight). The game is always ahead: what flies is
 * hidden at its place until it lands, input is never kept waiting, and any key, click or touch lands everything at
 * once, without being taken away from those it is meant for. Only computer players wait. Where the desktop wants no
 * animations nothing moves, but things fade in and out. It takes no input itself and is nothing to a screen reader.
 */
G_DECLARE_DERIVABLE_TYPE (OgcMotion, ogc_motion, OGC, MOTION, GtkWidget)

/**
 * OgcMotionClass:
 * @hold: computer players are to wait from now on
 * @release: they need not any more
 * @hurry: somebody pressed something while nothing was in the air, or after it has landed
 * @aim: (transfer full) (element-type OgcFlight): everything is laid out: what flies, and in @length how long
 *   everything takes, in microseconds
 * @pass: (nullable): a frame is drawn, @now microseconds after the first one
 * @forget: everything has landed, or will not be shown: what @aim would use, or used, can go
 *
 * What a game's own motion is made of.
 */
struct _OgcMotionClass
{
  GtkWidgetClass parent_class;

  void       (*hold)    (OgcMotion *self);
  void       (*release) (OgcMotion *self);
  void       (*hurry)   (OgcMotion *self);
  GPtrArray *(*aim)     (OgcMotion *self,
                         gint64    *length);
  void       (*pass)    (OgcMotion *self,
                         gint64     now);
  void       (*forget)  (OgcMotion *self);
};

/* What it lies over; it must stay for as long as something can move. */
void       ogc_motion_set_stage  (OgcMotion *self,
                                  GtkWidget *stage);
GtkWidget *ogc_motion_get_stage  (OgcMotion *self);
/* Whether it would be seen if something moved. */
gboolean   ogc_motion_is_seen    (OgcMotion *self);
/* Whether the desktop or a preference wants no animations: things fade, and do not move. */
gboolean   ogc_motion_is_reduced (OgcMotion *self);
/* All objects have changed: shows what happened once everything has its place. Computer players wait until then. */
void       ogc_motion_begin      (OgcMotion *self);
/* Whether something is in the air, or about to be. */
gboolean   ogc_motion_get_moving (OgcMotion *self);
/* Lands everything at once. */
void       ogc_motion_skip       (OgcMotion *self);

G_END_DECLS
