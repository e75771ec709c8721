/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * ogc_tooltip_set:
 * @widget: a widget
 * @text: (nullable): the tooltip
 *
 * Like gtk_widget_set_tooltip_text(), for text that changes often: GTK asks the display server where the pointer is
 * each time, and waits for the answer. This text is only looked up when a tooltip is shown, and
 * gtk_widget_get_tooltip_text() does not return it. Nor does it become a description for screen readers, so it may be
 * the same as the name. A label that shows all of it has no tooltip.
 */
void ogc_tooltip_set (GtkWidget  *widget,
                      const char *text);

/* Returns: (transfer full): @text in lines that fit a tooltip, which then is as wide as the longest of them */
char *ogc_tooltip_dup_lines (const char *text);

G_END_DECLS
