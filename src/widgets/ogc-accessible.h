/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * ogc_accessible_name_all:
 * @tree: a widget with everything in it
 *
 * Gives every button and drop-down in @tree the name that a screen reader is to read: the label without the mark of
 * its mnemonic, the tooltip of one that shows a picture, the caption and the choice of a drop-down. GTK 4.8 by
 * itself reads marks, class names, and things twice. To be called once, when @tree is complete; drop-downs keep
 * their names up to date.
 */
void ogc_accessible_name_all   (GtkWidget *tree);
/**
 * ogc_accessible_name_inner:
 * @widget: a drop-down or menu button
 * @name: what a screen reader is to read of it
 *
 * Names the button in @widget, which has the focus. Newer versions of GTK name it after @widget; with others both
 * would be read.
 */
void ogc_accessible_name_inner (GtkWidget  *widget,
                                const char *name);

G_END_DECLS
