/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * OgcSymbolPath:
 * @key: what it is called, as in #OgcTile:symbol
 * @program: how it is drawn on a square of 24 x 24
 *
 * A picture in one colour. The program is a row of commands with numbers, in the manner of an SVG path: "M x y", "L
 * x y", "C x1 y1 x2 y2 x y", "Z", and besides "O x y radius" (a circle), "H x1 y1 x2 y2 n dx dy" (n parallel lines,
 * each moved on from the one before), "F" (fill what was outlined), "S width" (stroke it), "E" (cut it out of what
 * is drawn already) and "A tone" (from now on only this part of the colour is put on, 0 to 1).
 */
typedef struct {
  const char *key;
  const char *program;
} OgcSymbolPath;

/* All pictures; the last has no key. */
extern const OgcSymbolPath ogc_symbol_paths[];

/**
 * ogc_symbol_find:
 * @key: what a picture is called
 *
 * Returns: (nullable): its program, or %NULL when there is none
 */
const char *ogc_symbol_find     (const char            *key);

/**
 * ogc_symbol_run:
 * @cr: where to, with a plain colour as its source, and within a group if the program cuts out
 * @program: see #OgcSymbolPath; of any size
 *
 * Draws what a program says.
 */
void        ogc_symbol_run      (cairo_t               *cr,
                                 const char            *program);

/**
 * ogc_symbol_draw:
 * @cr: where to
 * @key: which picture; nothing is drawn for one that is not there
 * @x: left edge
 * @y: upper edge
 * @size: width and height
 * @colour: the one colour it has
 *
 * Draws a picture with cairo.
 */
void        ogc_symbol_draw     (cairo_t               *cr,
                                 const char            *key,
                                 double                 x,
                                 double                 y,
                                 double                 size,
                                 const GdkRGBA         *colour);

/**
 * ogc_symbol_snapshot:
 * @snapshot: where to
 * @key: which picture
 * @bounds: the square it fills; of another shape, the largest square in the middle
 * @colour: the one colour it has
 *
 * Draws a picture into a snapshot.
 */
void        ogc_symbol_snapshot (GtkSnapshot           *snapshot,
                                 const char            *key,
                                 const graphene_rect_t *bounds,
                                 const GdkRGBA         *colour);

G_END_DECLS
