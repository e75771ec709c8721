/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * OgcRedrawSlices:
 *
 * Spreads a great change of what a widget shows over several frames, one strip of it each: where cairo draws, a
 * whole window is more than a frame has time for. What the widget is and does changes at once, it is only seen a
 * little later. Where something else draws, or the desktop wants no animations, it is seen at once.
 */
typedef struct _OgcRedrawSlices OgcRedrawSlices;

/**
 * ogc_redraw_slices_new:
 * @widget: draws itself by ogc_redraw_slices_append(), and must outlive it
 *
 * Returns: (transfer full): a wipe at rest, for ogc_redraw_slices_free()
 */
OgcRedrawSlices *ogc_redraw_slices_new         (GtkWidget       *widget);
void             ogc_redraw_slices_free        (OgcRedrawSlices *self);

/**
 * ogc_redraw_slices_start:
 * @self: a wipe
 * @upward: from the lowest strip on, else from the highest
 *
 * What changes from now on is seen strip by strip in the next frames.
 */
void             ogc_redraw_slices_start       (OgcRedrawSlices *self,
                                                gboolean         upward);

/**
 * ogc_redraw_slices_start_quick:
 * @self: a wipe
 *
 * What changes from now on is seen in the next frame in the lower half, where the tray is, and in the one after it
 * in the upper half; if nothing is being spread already.
 */
void             ogc_redraw_slices_start_quick (OgcRedrawSlices *self);

/**
 * ogc_redraw_slices_forget:
 * @self: a wipe
 *
 * Ends a change, and forgets what the widget has shown: what it shows next has nothing to do with that.
 */
void             ogc_redraw_slices_forget      (OgcRedrawSlices *self);

/**
 * ogc_redraw_slices_keeps:
 * @self: a wipe
 *
 * Returns: whether what is to be seen now is what was seen before, so that what the widget shows need not be known: a
 * change has just begun, and its first frame is spent on laying it out
 */
gboolean         ogc_redraw_slices_keeps       (OgcRedrawSlices *self);

/**
 * ogc_redraw_slices_append:
 * @self: a wipe
 * @snapshot: a snapshot of the widget
 * @node: (nullable): what the widget shows; not looked at while ogc_redraw_slices_keeps()
 *
 * Adds what is to be seen of it by now.
 */
void             ogc_redraw_slices_append      (OgcRedrawSlices *self,
                                                GtkSnapshot     *snapshot,
                                                GskRenderNode   *node);

G_END_DECLS
