/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* What waits until @widget has been laid out. */
typedef void (*OgcLaidOutFunc) (GtkWidget *widget,
                                gpointer   user_data);

/**
 * ogc_after_layout_call:
 * @widget: a widget
 * @func: a function
 * @user_data: passed to @func
 * @destroy: (nullable): frees @user_data afterwards
 *
 * Calls @func in the second frame of @widget from now: what has changed is laid out in the first one, and there GTK
 * also moves the focus away from what was removed. @func is not called if @widget goes before.
 *
 * Returns: a tick callback of @widget, which gtk_widget_remove_tick_callback() takes back until @func is called
 */
guint ogc_after_layout_call (GtkWidget      *widget,
                             OgcLaidOutFunc  func,
                             gpointer        user_data,
                             GDestroyNotify  destroy);

G_END_DECLS
