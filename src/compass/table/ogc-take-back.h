/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ogc-game.h"

G_BEGIN_DECLS

#define OGC_TYPE_TAKE_BACK (ogc_take_back_get_type ())
/**
 * OgcTakeBack:
 *
 * The period in which a person can still take back the last placement. Computer players wait until it ends, because it
 * is too late once one of them rolls. Any key that does something else ends it. It stays open a moment longer than they
 * wait, so that a late click meets the button, which is off once they have rolled. If the game waits anyway, the period
 * stays open: for the same person, until that person makes the next decision; for something else, as long as the game
 * waits for that.
 *
 * Signals:
 * - "changed" (gboolean open, guint length): the period has begun or ended, and in how many milliseconds it ends by
 *   itself; 0 if it does not
 */
G_DECLARE_FINAL_TYPE (OgcTakeBack, ogc_take_back, OGC, TAKE_BACK, GObject)

/**
 * ogc_take_back_new:
 * @table: the widget whose keys end the period; must outlive the result
 *
 * Returns: (transfer full): an object without a game
 */
OgcTakeBack *ogc_take_back_new      (GtkWidget   *table);
/* Follows @game (nullable). */
void         ogc_take_back_set_game (OgcTakeBack *self,
                                     OgcGame     *game);

G_END_DECLS
