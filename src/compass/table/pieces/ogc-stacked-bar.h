/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define OGC_TYPE_STACKED_BAR (ogc_stacked_bar_get_type ())
/**
 * OgcStackedBar:
 *
 * A bar made of segments beside each other, each with a picture and a number as far as there is room: beside each
 * other, the picture above the number, or the number alone. A segment is a widget for a screen reader, and has a style
 * class for its colours.
 *
 * Properties:
 * - "maximum" (guint): the value that is as long as the widget
 * - "shown" (double): 0 to 1: how much of the bar is there, to let it grow
 */
G_DECLARE_FINAL_TYPE (OgcStackedBar, ogc_stacked_bar, OGC, STACKED_BAR, GtkWidget)

/* Returns: (transfer floating): a bar without segments */
GtkWidget *ogc_stacked_bar_new         (void);

/**
 * ogc_stacked_bar_add:
 * @self: a bar
 * @value: how long the segment is; nothing is added for 0
 * @text: the number on it
 * @symbol: (nullable): a picture of ui/art/symbols
 * @css_class: its style class
 * @name: what a screen reader calls it
 *
 * Adds a segment at the end.
 */
void       ogc_stacked_bar_add         (OgcStackedBar *self,
                                        unsigned       value,
                                        const char    *text,
                                        const char    *symbol,
                                        const char    *css_class,
                                        const char    *name);
void       ogc_stacked_bar_set_maximum (OgcStackedBar *self,
                                        unsigned       maximum);
double     ogc_stacked_bar_get_shown   (OgcStackedBar *self);
void       ogc_stacked_bar_set_shown   (OgcStackedBar *self,
                                        double         shown);

G_END_DECLS
