/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define OGC_TYPE_STACKED_BAR (ogc_stacked_bar_get_type ())
/**
 * OgcStackedBar:
 *
 * A bar of segments beside each other, drawn: each as wide as its value, with its number, its picture and its
 * colour, as far as there is room for them. Screen readers get the label that the widget is given.
 *
 * Properties:
 * - "maximum" (guint): the value that fills the whole width
 * - "shown" (double): how many segments are shown; of the last one the part behind the point
 */
G_DECLARE_FINAL_TYPE (OgcStackedBar, ogc_stacked_bar, OGC, STACKED_BAR, GtkWidget)

/**
 * ogc_stacked_bar_new:
 *
 * Returns: (transfer floating): a bar without segments, all of which are shown
 */
GtkWidget *ogc_stacked_bar_new         (void);

/**
 * ogc_stacked_bar_add:
 * @self: the bar
 * @value: how long the segment is; 0 leaves it out, but counts in "shown"
 * @symbol: its picture, one of ui/art/symbols
 * @colour_name: its colour in the style sheet
 *
 * Puts one more segment at the end.
 */
void       ogc_stacked_bar_add         (OgcStackedBar *self,
                                        unsigned       value,
                                        const char    *symbol,
                                        const char    *colour_name);
void       ogc_stacked_bar_set_maximum (OgcStackedBar *self,
                                        unsigned       maximum);
double     ogc_stacked_bar_get_shown   (OgcStackedBar *self);
void       ogc_stacked_bar_set_shown   (OgcStackedBar *self,
                                        double         shown);

G_END_DECLS
