/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The size of a touch target, in pixels. */
#define OGC_TARGET_SIZE 44

/**
 * ogc_near_button_find:
 * @widget: a widget
 * @x: the horizontal position in it
 * @y: the vertical position
 *
 * Small buttons keep their looks, but respond as if they measured %OGC_TARGET_SIZE in both directions, except where
 * another button is.
 *
 * Returns: (transfer none) (nullable): the sensitive button below @widget that responds there
 */
GtkWidget *ogc_near_button_find (GtkWidget *widget,
                                 double     x,
                                 double     y);

/* Lets clicks and touches in @widget that just miss a button press it. */
void       ogc_near_button_meet (GtkWidget *widget);

G_END_DECLS
