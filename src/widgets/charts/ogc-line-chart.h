/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define OGC_TYPE_LINE_CHART (ogc_line_chart_get_type ())
/**
 * OgcLineChart:
 *
 * A graph of how something goes for each seat over a game: a line a seat, of its colour, broken in its own way, with
 * its emblem at the end; sections of the game are told apart, and moments can be marked. To a screen reader it is one
 * picture: whoever fills it says what there is to see.
 */
G_DECLARE_DERIVABLE_TYPE (OgcLineChart, ogc_line_chart, OGC, LINE_CHART, GtkWidget)

struct _OgcLineChartClass
{
  GtkWidgetClass parent_class;
};

/* Returns: (transfer floating): a graph of nothing */
GtkWidget *ogc_line_chart_new         (void);

/* Takes everything away; from now on the game is @length long, and the highest value @height. */
void       ogc_line_chart_begin       (OgcLineChart           *self,
                                       double                  length,
                                       double                  height);
/* A line across at @value, and what stands before it. */
void       ogc_line_chart_add_scale   (OgcLineChart           *self,
                                       double                  value,
                                       const char             *text);
/* A section of the game begins at @moment, after those that were added; what stands below it, where there is room. */
void       ogc_line_chart_add_section (OgcLineChart           *self,
                                       double                  moment,
                                       const char             *text);

/**
 * ogc_line_chart_add_line:
 * @self: a graph
 * @seat: a seat, from 0
 * @emblem: the id of its emblem
 * @points: (array length=n): moments and values in their order
 * @n: how many
 *
 * Adds the line of a seat.
 */
void       ogc_line_chart_add_line    (OgcLineChart           *self,
                                       unsigned                seat,
                                       const char             *emblem,
                                       const graphene_point_t *points,
                                       unsigned                n);
/* Marks a moment of @seat by a small picture of ui/art above it. */
void       ogc_line_chart_add_mark    (OgcLineChart           *self,
                                       double                  moment,
                                       unsigned                seat,
                                       const char             *picture);

G_END_DECLS
