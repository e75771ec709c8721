/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/*
 * A turn mark: a disc in the colour of a player, with the number of that player's turn since the viewer's last move. It
 * is shown on dice, on a crest, and before a line of the log.
 */

/* Returns: (transfer floating): an invisible mark */
GtkWidget *ogc_turn_mark_new (void);

/**
 * ogc_turn_mark_set:
 * @mark: a mark
 * @number: from 1; 0 hides it
 * @seat: whose turn it was
 */
void       ogc_turn_mark_set (GtkWidget *mark,
                              unsigned   number,
                              unsigned   seat);

G_END_DECLS
