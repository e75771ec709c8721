/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define OGC_TYPE_STACKED_BAR (ogc_stacked_bar_get_type ())
/**
 * OgcStackedBar:
 *
 * A bar of segments, each with a picture and a number as far as there is room: side by side, the picture above the
 * number, or the number alone. Each segment is a widget for screen readers, and has a style class for its colours.
 *
 * Properties:
 * - "maximum" (guint): the value that fills the widget
 * - "shown" (double): the visible part of the bar, from 0 to 1, for a bar that grows
 */
G_DECLARE_FINAL_TYPE (OgcStackedBar, ogc_stacked_bar, OGC, STACKED_BAR, GtkWidget)

/* Returns: (transfer floating): a bar without segments */
GtkWidget *ogc_stacked_bar_new         (void);

/**
 * ogc_stacked_bar_add:
 * @self: a bar
 * @value: the length of the segment; nothing is added for 0
 * @text: the number on it
 * @symbol: (nullable): a picture from ui/art/symbols
 * @css_class: its style class
 * @name: its name for screen readers
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
