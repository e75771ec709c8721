/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * ogc_popover_show:
 * @owner: a widget, which is to drop its popover when it is disposed
 * @popover: (transfer floating): what pops up
 * @anchor: a widget in @owner, or @owner
 * @position: the side of @anchor where there should be room
 *
 * Pops @popover up beside @anchor, in place of another one of @owner's. It goes once it is closed; what had the focus
 * before has it again then, or @anchor when that has gone.
 */
void       ogc_popover_show (GtkWidget       *owner,
                             GtkWidget       *popover,
                             GtkWidget       *anchor,
                             GtkPositionType  position);
/* Returns: (transfer none) (nullable): the popover of @owner, which may be closed already */
GtkWidget *ogc_popover_get  (GtkWidget       *owner);
/* Closes the popover of @owner, if there is one. */
void       ogc_popover_down (GtkWidget       *owner);
/* Takes it away at once. */
void       ogc_popover_drop (GtkWidget       *owner);

G_END_DECLS
