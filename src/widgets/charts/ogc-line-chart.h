/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define OGC_TYPE_LINE_CHART (ogc_line_chart_get_type ())
/**
 * OgcLineChart:
 *
 * A graph of a value for each seat over a game: one line for each seat, in its colour and dash pattern, with its
 * emblem at the end. Sections of the game are separated, and moments can be marked. To screen readers it is one
 * picture, which the caller describes.
 */
G_DECLARE_DERIVABLE_TYPE (OgcLineChart, ogc_line_chart, OGC, LINE_CHART, GtkWidget)

struct _OgcLineChartClass
{
  GtkWidgetClass parent_class;
};

/* Removes everything, and sets the length of the game and the lowest and the highest value. */
void       ogc_line_chart_begin       (OgcLineChart           *self,
                                       double                  length,
                                       double                  low,
                                       double                  high);
/* Adds a horizontal line at @value, with a label before it. */
void       ogc_line_chart_add_scale   (OgcLineChart           *self,
                                       double                  value,
                                       const char             *text);
/* Adds a section of the game that begins at @moment, after the earlier ones, with a label below it where there is
 * room. */
void       ogc_line_chart_add_section (OgcLineChart           *self,
                                       double                  moment,
                                       const char             *text);

/**
 * ogc_line_chart_add_line:
 * @self: a graph
 * @seat: a seat, from 0
 * @emblem: the id of its emblem
 * @points: (array length=n): moments and values, in order of time
 * @n: how many
 * @result: (nullable): what it came to, beside its end
 *
 * Adds the line of a seat. Where its last value lies beyond the edges, the line is cut off there, and @result has to
 * say how far it went.
 */
void       ogc_line_chart_add_line    (OgcLineChart           *self,
                                       unsigned                seat,
                                       const char             *emblem,
                                       const graphene_point_t *points,
                                       unsigned                n,
                                       const char             *result);
/* Marks a moment of @seat with a small picture of ui/art above it. */
void       ogc_line_chart_add_mark    (OgcLineChart           *self,
                                       double                  moment,
                                       unsigned                seat,
                                       const char             *picture);
/* The moment of the game that is drawn at @x, a distance from the left of @self in pixels, as laid out. */
double     ogc_line_chart_get_moment  (OgcLineChart           *self,
                                       double                  x);

G_END_DECLS
