/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ogc-game.h"

G_BEGIN_DECLS

#define OGC_TYPE_SINCE_VIEW (ogc_since_view_get_type ())
/**
 * OgcSinceView:
 *
 * A ribbon in the tray: who has placed dice since one's own last move, in the order and with the numbers that lie on
 * the dice (see ogc-mark.h), and a button that shows it again. It is seen until dice are picked. While something is
 * shown again any key or click ends that: keys that are meant for the table go on to it.
 */
G_DECLARE_FINAL_TYPE (OgcSinceView, ogc_since_view, OGC, SINCE_VIEW, GtkWidget)

/* Follows @game (nullable). */
void ogc_since_view_set_game (OgcSinceView *self,
                              OgcGame      *game);

G_END_DECLS
