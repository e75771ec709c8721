/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* How the Tab key and the arrows go through a widget, for its own #GtkWidgetClass.focus(). */

/* Whether it is the Tab key, alone or with Shift. */
gboolean ogc_focus_is_tab       (GtkDirectionType  direction);

/**
 * ogc_focus_tab_in_order:
 * @widget: what has the focus in it, or gets it
 * @direction: that of the Tab key
 *
 * Moves the focus through the children of @widget in their own order, wherever they are on the screen.
 *
 * Returns: whether it went to one of them, else it leaves @widget
 */
gboolean ogc_focus_tab_in_order (GtkWidget        *widget,
                                 GtkDirectionType  direction);

/**
 * ogc_focus_move_inside:
 * @widget: what is one stop for the Tab key
 * @first: what in @widget has the focus first
 * @direction: where the focus goes
 *
 * The Tab key goes to @first, and from anywhere in @widget out of it. The arrows move the focus through everything in
 * @widget that takes it: to the left and to the right line by line, as one reads, up and down to what is nearest in the
 * next line; beyond the last they leave it.
 *
 * Returns: whether the focus went to something in @widget
 */
gboolean ogc_focus_move_inside  (GtkWidget        *widget,
                                 GtkWidget        *first,
                                 GtkDirectionType  direction);

/**
 * ogc_focus_tell_style:
 * @window: a window
 *
 * Gives @window the style class "keys" while it shows where the focus is, for frames around what has the focus in it.
 */
void     ogc_focus_tell_style   (GtkWindow        *window);

G_END_DECLS
