/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * OgcRedrawSlices:
 *
 * Spreads a large change in the look of a widget over several frames, a strip at a time, because cairo cannot draw a
 * whole window within one frame. The widget itself changes at once; only the drawing lags behind. With other renderers,
 * or if the desktop wants no animations, everything is drawn at once.
 */
typedef struct _OgcRedrawSlices OgcRedrawSlices;

/**
 * ogc_redraw_slices_new:
 * @widget: a widget that draws itself with ogc_redraw_slices_append(), and must outlive it
 *
 * Returns: (transfer full): an idle one; free it with ogc_redraw_slices_free()
 */
OgcRedrawSlices *ogc_redraw_slices_new         (GtkWidget       *widget);
void             ogc_redraw_slices_free        (OgcRedrawSlices *self);

/**
 * ogc_redraw_slices_start:
 * @self: the slices
 * @upward: whether to begin with the lowest strip
 *
 * Draws changes from now on strip by strip over the next frames.
 */
void             ogc_redraw_slices_start       (OgcRedrawSlices *self,
                                                gboolean         upward);

/**
 * ogc_redraw_slices_start_quick:
 * @self: the slices
 *
 * Draws changes from now on in the lower half, where the tray is, in the next frame, and in the upper half in the one
 * after it, unless a change is being spread already.
 */
void             ogc_redraw_slices_start_quick (OgcRedrawSlices *self);

/**
 * ogc_redraw_slices_forget:
 * @self: the slices
 *
 * Ends a change, and forgets what the widget has shown, because what it shows next is unrelated.
 */
void             ogc_redraw_slices_forget      (OgcRedrawSlices *self);

/**
 * ogc_redraw_slices_keeps:
 * @self: the slices
 *
 * Returns: whether the old picture is still shown, so that the widget need not be drawn: a change has just begun, and
 *   its first frame is spent on layout
 */
gboolean         ogc_redraw_slices_keeps       (OgcRedrawSlices *self);

/**
 * ogc_redraw_slices_append:
 * @self: the slices
 * @snapshot: a snapshot of the widget
 * @node: (nullable): the look of the widget; not used while ogc_redraw_slices_keeps()
 *
 * Adds what should be visible by now.
 */
void             ogc_redraw_slices_append      (OgcRedrawSlices *self,
                                                GtkSnapshot     *snapshot,
                                                GskRenderNode   *node);

G_END_DECLS
