/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ogc-game.h"

G_BEGIN_DECLS

#define OGC_TYPE_TILE_CHOICES (ogc_tile_choices_get_type ())
/**
 * OgcTileChoices:
 *
 * A list of the abilities or missions that the person at the table may take, each with what it does, which their
 * pictures alone do not tell. Pressing one activates "table.take" with its number. It is hidden while there is nothing
 * of the kind to choose.
 */
G_DECLARE_FINAL_TYPE (OgcTileChoices, ogc_tile_choices, OGC, TILE_CHOICES, GtkWidget)

void ogc_tile_choices_set_game (OgcTileChoices *self,
                                OgcGame        *game);

G_END_DECLS
