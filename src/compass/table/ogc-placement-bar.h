/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ogc-placement.h"

G_BEGIN_DECLS

#define OGC_TYPE_PLACEMENT_BAR (ogc_placement_bar_get_type ())
/**
 * OgcPlacementBar:
 *
 * The ways to place the dice picked in one building, when there are several: a numbered button each. Hidden while there is nothing to
 * choose. The same places light up on the building's card.
 *
 * Signals:
 * - "pointed" (OgcPlacement *placement, nullable): the pointer or the focus is on it; %NULL when it has left
 * - "chosen" (OgcPlacement *placement): it is to be taken
 * - "cancelled": none of them
 */
G_DECLARE_FINAL_TYPE (OgcPlacementBar, ogc_placement_bar, OGC, PLACEMENT_BAR, GtkWidget)

/**
 * ogc_placement_bar_open:
 * @self: a bar
 * @title: the name of the building
 * @placements: (element-type OgcPlacement): the ways
 *
 * Shows @placements, and moves the focus to the first.
 */
void        ogc_placement_bar_open       (OgcPlacementBar *self,
                                          const char      *title,
                                          GListModel      *placements);
/* Hides the bar and forgets the placements. */
void        ogc_placement_bar_close      (OgcPlacementBar *self);
gboolean    ogc_placement_bar_is_open    (OgcPlacementBar *self);

/**
 * ogc_placement_bar_choose:
 * @self: a bar
 * @number: from 1
 *
 * Does what pressing that button does; nothing when there is none with that number.
 */
void        ogc_placement_bar_choose     (OgcPlacementBar *self,
                                          unsigned         number);

G_END_DECLS
