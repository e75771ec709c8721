/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ogc-game.h"

G_BEGIN_DECLS

#define OGC_TYPE_TAKE_BACK (ogc_take_back_get_type ())
/**
 * OgcTakeBack:
 *
 * The window of time in which a person's last placement can still be taken back: computer players wait for it, for as
 * soon as one of them rolls, it is too late. Any key that does something else closes it. It stays open where the game
 * waits for the person anyway: until the same person decides what comes next, or as long as it waits for something
 * else as well.
 *
 * Signals:
 * - "changed" (gboolean open): the window has opened or closed
 */
G_DECLARE_FINAL_TYPE (OgcTakeBack, ogc_take_back, OGC, TAKE_BACK, GObject)

/**
 * ogc_take_back_new:
 * @table: whose keys close the window; must live as long as the result
 *
 * Returns: (transfer full): a window for no game
 */
OgcTakeBack *ogc_take_back_new      (GtkWidget   *table);
/* Follows @game (nullable). */
void         ogc_take_back_set_game (OgcTakeBack *self,
                                     OgcGame     *game);

G_END_DECLS
