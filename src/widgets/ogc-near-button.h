/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The size of a target that a finger meets, in pixels. */
#define OGC_TARGET_SIZE 44

/**
 * ogc_near_button_find:
 * @widget: a widget
 * @x: where in it
 * @y: and in the other direction
 *
 * Small buttons keep their looks; each is met as if it had %OGC_TARGET_SIZE in both directions, unless there is
 * another button.
 *
 * Returns: (transfer none) (nullable): the sensitive button below @widget that is met there
 */
GtkWidget *ogc_near_button_find (GtkWidget *widget,
                                 double     x,
                                 double     y);

/* Lets clicks and touches in @widget that just miss a button press it. */
void       ogc_near_button_meet (GtkWidget *widget);

G_END_DECLS
