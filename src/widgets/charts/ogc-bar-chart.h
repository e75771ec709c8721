/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ogc-bar.h"

G_BEGIN_DECLS

#define OGC_TYPE_BAR_CHART (ogc_bar_chart_get_type ())
/**
 * OgcBarChart:
 *
 * Horizontal bars on a common scale, each with a picture and a label before it and a number after it. To screen readers
 * every bar is a single item.
 */
G_DECLARE_FINAL_TYPE (OgcBarChart, ogc_bar_chart, OGC, BAR_CHART, GtkWidget)

/* Returns: (transfer floating): an empty chart */
GtkWidget *ogc_bar_chart_new        (void);

/**
 * ogc_bar_chart_add:
 * @self: a chart
 * @picture: (nullable) (transfer floating): shown before the label
 * @label: what the bar is about, translated
 * @parts: (array length=n): its parts
 * @n: how many
 * @expected: the position of a mark; negative for none
 * @number: shown after the bar
 * @description: what screen readers say instead of all this, translated
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

/* Removes all bars. */
void       ogc_bar_chart_clear      (OgcBarChart      *self);

/* Has the bars of @self, which is empty, begin and end where those of @other do. */
void       ogc_bar_chart_align      (OgcBarChart      *self,
                                     OgcBarChart      *other);

/* The value of the full width; 0, the default, means that of the longest bar. */
double     ogc_bar_chart_get_scale  (OgcBarChart      *self);
void       ogc_bar_chart_set_scale  (OgcBarChart      *self,
                                     double            scale);

unsigned   ogc_bar_chart_get_n_bars (OgcBarChart      *self);
/* Returns: (transfer none) (nullable): bar @n from the top */
OgcBar    *ogc_bar_chart_get_bar    (OgcBarChart      *self,
                                     unsigned          n);

G_END_DECLS
