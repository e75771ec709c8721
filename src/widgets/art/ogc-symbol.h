/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * ogc_symbol_draw:
 * @cr: where to draw
 * @key: a picture of ui/art/symbols
 * @x: left edge
 * @y: upper edge
 * @size: width and height
 * @colour: the colour to draw it in
 *
 * Draws a picture with cairo.
 */
void ogc_symbol_draw     (cairo_t               *cr,
                          const char            *key,
                          double                 x,
                          double                 y,
                          double                 size,
                          const GdkRGBA         *colour);

/**
 * ogc_symbol_snapshot:
 * @snapshot: where to draw
 * @key: a picture of ui/art/symbols
 * @bounds: the square to fill, or an area in which the largest square is centred
 * @colour: the colour to draw it in
 *
 * Draws a picture into a snapshot.
 */
void ogc_symbol_snapshot (GtkSnapshot           *snapshot,
                          const char            *key,
                          const graphene_rect_t *bounds,
                          const GdkRGBA         *colour);

G_END_DECLS
