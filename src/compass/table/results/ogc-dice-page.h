/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ogc-game.h"

G_BEGIN_DECLS

#define OGC_TYPE_DICE_PAGE (ogc_dice_page_get_type ())
/**
 * OgcDicePage:
 *
 * What was rolled in a game: by value for all dice, each seat's own ones and the neutral ones, beside what fair dice
 * would show on average, whether that is ordinary, and the seed that it comes from.
 */
G_DECLARE_FINAL_TYPE (OgcDicePage, ogc_dice_page, OGC, DICE_PAGE, GtkWidget)

/* Returns: (transfer floating): an empty page */
GtkWidget *ogc_dice_page_new      (void);

/* Shows what was rolled in @game (nullable) up to now. */
void       ogc_dice_page_set_game (OgcDicePage *self,
                                   OgcGame     *game);

G_END_DECLS
