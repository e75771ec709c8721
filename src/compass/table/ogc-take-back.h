/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ogc-game.h"

G_BEGIN_DECLS

#define OGC_TYPE_TAKE_BACK (ogc_take_back_get_type ())
/**
 * OgcTakeBack:
 *
 * The period in which a person's last placement can still be taken back. Computer players wait for it, because it is
 * too late once one of them rolls. Any key that does something else closes it. It stays open if the game waits for the
 * person anyway: until the same person makes the next decision, or as long as the game waits for something else as
 * well.
 *
 * Signals:
 * - "changed" (gboolean open): the period has begun or ended
 */
G_DECLARE_FINAL_TYPE (OgcTakeBack, ogc_take_back, OGC, TAKE_BACK, GObject)

/**
 * ogc_take_back_new:
 * @table: the widget whose keys end the period; must outlive the result
 *
 * Returns: (transfer full): one without a game
 */
OgcTakeBack *ogc_take_back_new      (GtkWidget   *table);
/* Follows @game (nullable). */
void         ogc_take_back_set_game (OgcTakeBack *self,
                                     OgcGame     *game);

G_END_DECLS
