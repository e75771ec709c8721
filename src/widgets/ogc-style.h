/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * ogc_style_load:
 * @display: the display of the windows
 *
 * Draws them in the program's style, in high contrast if wanted.
 */
void ogc_style_load         (GdkDisplay *display);

/**
 * ogc_style_set_duration:
 * @widget: a widget with an animation in its style
 * @milliseconds: how long it lasts
 */
void ogc_style_set_duration (GtkWidget  *widget,
                             unsigned    milliseconds);

/**
 * ogc_style_set_class:
 * @widget: a widget
 * @css_class: a style class
 * @on: whether it has the class
 *
 * Adds or removes the class.
 */
void ogc_style_set_class    (GtkWidget  *widget,
                             const char *css_class,
                             gboolean    on);

G_END_DECLS
