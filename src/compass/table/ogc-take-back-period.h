/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ogc-game.h"

G_BEGIN_DECLS

#define OGC_TYPE_TAKE_BACK_PERIOD (ogc_take_back_period_get_type ())
/**
 * OgcTakeBackPeriod:
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
G_DECLARE_FINAL_TYPE (OgcTakeBackPeriod, ogc_take_back_period, OGC, TAKE_BACK_PERIOD, GObject)

/**
 * ogc_take_back_period_new:
 * @table: the widget whose keys end the period; must outlive the result
 *
 * Returns: (transfer full): an object without a game
 */
OgcTakeBackPeriod *ogc_take_back_period_new      (GtkWidget         *table);
/* Follows @game (nullable). */
void               ogc_take_back_period_set_game (OgcTakeBackPeriod *self,
                                                  OgcGame           *game);

G_END_DECLS
