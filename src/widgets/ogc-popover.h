/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * ogc_popover_show:
 * @owner: a widget, which has to call ogc_popover_drop() when it is disposed
 * @popover: (transfer floating): what pops up
 * @anchor: a widget in @owner, or @owner
 * @position: the preferred side of @anchor
 *
 * Pops @popover up beside @anchor, replacing any other one of @owner. It is removed once it is closed; the focus then
 * returns to where it was, or to @anchor if that has gone.
 */
void       ogc_popover_show (GtkWidget       *owner,
                             GtkWidget       *popover,
                             GtkWidget       *anchor,
                             GtkPositionType  position);
/* Returns: (transfer none) (nullable): the popover of @owner, which may be closed already */
GtkWidget *ogc_popover_get  (GtkWidget       *owner);
/* Closes the popover of @owner, if there is one. */
void       ogc_popover_down (GtkWidget       *owner);
/* Removes the popover of @owner at once. */
void       ogc_popover_drop (GtkWidget       *owner);

G_END_DECLS
