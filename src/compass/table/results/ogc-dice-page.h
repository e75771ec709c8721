/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ogc-game.h"

G_BEGIN_DECLS

#define OGC_TYPE_DICE_PAGE (ogc_dice_page_get_type ())
/**
 * OgcDicePage:
 *
 * Statistics of the dice in a game: by value for all dice, for each seat's own dice and for the neutral ones, compared
 * with the average of fair dice; whether the result is ordinary; and the seed behind it.
 */
G_DECLARE_FINAL_TYPE (OgcDicePage, ogc_dice_page, OGC, DICE_PAGE, GtkWidget)

/* Returns: (transfer floating): an empty page */
GtkWidget *ogc_dice_page_new      (void);

/* Shows what has been rolled in @game (nullable) so far. */
void       ogc_dice_page_set_game (OgcDicePage *self,
                                   OgcGame     *game);

G_END_DECLS
