/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* How Tab and the arrow keys move through a widget, for its #GtkWidgetClass.focus(). */

/* Whether @direction is that of the Tab key, with or without Shift. */
gboolean ogc_focus_is_tab       (GtkDirectionType  direction);

/**
 * ogc_focus_tab_in_order:
 * @widget: a widget that contains the focus, or gets it
 * @direction: that of the Tab key
 *
 * Moves the focus through the children of @widget in their order, regardless of their position on the screen.
 *
 * Returns: whether one of them got the focus; else it leaves @widget
 */
gboolean ogc_focus_tab_in_order (GtkWidget        *widget,
                                 GtkDirectionType  direction);

/**
 * ogc_focus_move_inside:
 * @widget: a widget that is a single stop for the Tab key
 * @first: the widget inside it that gets the focus first
 * @direction: where the focus goes
 *
 * Tab moves to @first, and from anywhere in @widget out of it. The arrow keys move through all focusable widgets in
 * @widget: left and right in reading order, up and down to the nearest one in the next line; beyond the last one they
 * leave it.
 *
 * Returns: whether the focus went to something in @widget
 */
gboolean ogc_focus_move_inside  (GtkWidget        *widget,
                                 GtkWidget        *first,
                                 GtkDirectionType  direction);

/**
 * ogc_focus_show_for_keys:
 * @window: a window
 *
 * Shows where the focus is from the first key on until the pointer is used, at once if @window was opened by a key.
 * Meanwhile @window has the style class "keys", for frames around widgets that contain the focus.
 */
void     ogc_focus_show_for_keys (GtkWindow       *window);

/**
 * ogc_focus_begin:
 * @window: a window that is not on the screen yet
 * @first: a widget in it
 *
 * Focuses @first whenever @window is mapped. Not before, because GTK 4.8 would give the window no role for screen
 * readers.
 */
void ogc_focus_begin (GtkWindow *window,
                      GtkWidget *first);

G_END_DECLS
