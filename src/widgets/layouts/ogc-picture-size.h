/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Measures small drawn things: dice, tiles, symbols. */

/* Returns: the width of @widget at this height. */
typedef int (*OgcWidthFunc) (GtkWidget *widget,
                             int        height);

/**
 * ogc_picture_size_measure:
 * @widget: a widget whose width follows from its height
 * @orientation: as in measure()
 * @for_size: the height if the width is asked for, or -1
 * @smallest: the least height
 * @usual: the natural height
 * @width_for: its width
 * @minimum: (out): the minimum size
 * @natural: (out): the natural size
 *
 * The body of a measure() function; ogc_picture_size_get_request_mode() goes with it.
 */
void               ogc_picture_size_measure          (GtkWidget      *widget,
                                                      GtkOrientation  orientation,
                                                      int             for_size,
                                                      int             smallest,
                                                      int             usual,
                                                      OgcWidthFunc    width_for,
                                                      int            *minimum,
                                                      int            *natural);

/* Returns: %GTK_SIZE_REQUEST_WIDTH_FOR_HEIGHT. */
GtkSizeRequestMode ogc_picture_size_get_request_mode (GtkWidget      *widget);

/* Sets a property that is the side of a square widget, and queues a resize. */
void               ogc_picture_size_set_side         (GtkWidget      *widget,
                                                      int            *side,
                                                      int             value,
                                                      GParamSpec     *pspec);

G_END_DECLS
