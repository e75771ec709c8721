/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * ogc_accessible_name_all:
 * @tree: a widget with everything in it
 *
 * Gives every button, expander and drop-down in @tree the name that screen readers should use: the label without its
 * mnemonic's underscore, the tooltip of a button with a picture, the caption and choice of a drop-down. Left alone,
 * GTK 4.8 reads underscores, class names, and some things twice. Call it once, when @tree is complete; drop-downs keep
 * their names up to date.
 */
void ogc_accessible_name_all   (GtkWidget *tree);
/**
 * ogc_accessible_name_inner:
 * @widget: a drop-down or menu button
 * @name: its name for screen readers
 *
 * Names the button inside @widget, which gets the focus. Newer versions of GTK name it after @widget; in older ones
 * both would be read.
 */
void ogc_accessible_name_inner (GtkWidget  *widget,
                                const char *name);

G_END_DECLS
