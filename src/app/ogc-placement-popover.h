/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ogc-game.h"

G_BEGIN_DECLS

#define OGC_TYPE_PLACEMENT_POPOVER (ogc_placement_popover_get_type ())
/**
 * OgcPlacementPopover:
 *
 * Lets somebody choose between several ways to place the dice picked in one building: which group they join, which space, whose
 * set The Will to Win equals and which die leaves it. It closes itself when one is taken.
 */
G_DECLARE_FINAL_TYPE (OgcPlacementPopover, ogc_placement_popover, OGC, PLACEMENT_POPOVER, GtkPopover)

/**
 * ogc_placement_popover_new:
 * @game: the game
 * @title: what to choose, the building's name
 * @placements: the ways (of #OgcPlacement)
 *
 * Returns: (transfer floating): a popover, to be given a parent
 */
GtkWidget *ogc_placement_popover_new (OgcGame    *game,
                                      const char *title,
                                      GListModel *placements);

G_END_DECLS
