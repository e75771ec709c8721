/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * ogc_tooltip_set:
 * @widget: a widget
 * @text: (nullable): what is to be shown when it is pointed at
 *
 * As gtk_widget_set_tooltip_text(), for what changes often: GTK asks the server each time where the pointer is, and
 * waits for the answer. This one is looked up when a tooltip is to be shown, and gtk_widget_get_tooltip_text() does
 * not know it.
 */
void ogc_tooltip_set (GtkWidget  *widget,
                      const char *text);

G_END_DECLS
