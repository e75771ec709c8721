/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ogc-bar.h"

G_BEGIN_DECLS

#define OGC_TYPE_BAR_CHART (ogc_bar_chart_get_type ())
/**
 * OgcBarChart:
 *
 * Bars one below the other on one scale, each with a picture and a label before it and its number behind it. Below
 * them, where parts need it, a key says what colours and symbols mean. Every bar is one thing for a screen reader.
 *
 * Properties:
 * - "scale" (double): what the full width stands for; 0, which is usual, for the longest of its bars
 */
G_DECLARE_FINAL_TYPE (OgcBarChart, ogc_bar_chart, OGC, BAR_CHART, GtkWidget)

/* Returns: (transfer floating): an empty chart */
GtkWidget *ogc_bar_chart_new        (void);

/**
 * ogc_bar_chart_add:
 * @self: a chart
 * @picture: (nullable) (transfer floating): what stands before the label
 * @label: what the bar is about, translated
 * @parts: (array length=n): what it is made of
 * @n: how many
 * @expected: where a mark stands, negative for none
 * @number: what stands behind the bar
 * @description: what a screen reader says instead of all that, translated
 *
 * Adds a bar below the others.
 */
void       ogc_bar_chart_add        (OgcBarChart      *self,
                                     GtkWidget        *picture,
                                     const char       *label,
                                     const OgcBarPart *parts,
                                     unsigned          n,
                                     double            expected,
                                     const char       *number,
                                     const char       *description);

/**
 * ogc_bar_chart_add_key:
 * @self: a chart
 * @colour: a colour of ui/style.css
 * @symbol: (nullable): a picture of ui/art/symbols
 * @label: what the colour and the symbol stand for, translated
 *
 * Adds to the key below the bars.
 */
void       ogc_bar_chart_add_key    (OgcBarChart      *self,
                                     const char       *colour,
                                     const char       *symbol,
                                     const char       *label);

/* Takes all bars and the key away. */
void       ogc_bar_chart_clear      (OgcBarChart      *self);

double     ogc_bar_chart_get_scale  (OgcBarChart      *self);
void       ogc_bar_chart_set_scale  (OgcBarChart      *self,
                                     double            scale);

unsigned   ogc_bar_chart_get_n_bars (OgcBarChart      *self);
/* Returns: (transfer none) (nullable): bar @n from above */
OgcBar    *ogc_bar_chart_get_bar    (OgcBarChart      *self,
                                     unsigned          n);

G_END_DECLS
