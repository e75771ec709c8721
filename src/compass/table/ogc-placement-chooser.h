/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ogc-board.h"

G_BEGIN_DECLS

#define OGC_TYPE_PLACEMENT_CHOOSER (ogc_placement_chooser_get_type ())
/**
 * OgcPlacementChooser:
 *
 * Where the dice picked are placed. What that would lead to is shown first, on the board; where a building takes them
 * in several ways, one of them is chosen from a bar with a numbered button each, which is hidden while there is nothing
 * to choose. The same places light up on the building's card.
 *
 * Signals:
 * - "chosen" (OgcPlacement *placement): somebody wants to place them so
 * - "refused" (const char *reason, nullable; OgcRule rule): they cannot be placed where somebody wants to; %NULL when
 *   nothing is known against it but that no dice are picked
 * - "described" (const char *sentence, nullable; gboolean refusal; OgcRule rule): what is pointed at, or why and by
 *   which rule it is refused; %NULL: nothing is
 */
G_DECLARE_FINAL_TYPE (OgcPlacementChooser, ogc_placement_chooser, OGC, PLACEMENT_CHOOSER, GtkWidget)

/* Says on which board placements are shown; once, before anything else. */
void     ogc_placement_chooser_set_board  (OgcPlacementChooser *self,
                                           OgcBoard            *board);
/* Follows what is pointed at and pressed on @card, which is or will be one of the board's. */
void     ogc_placement_chooser_watch_card (OgcPlacementChooser *self,
                                           OgcBuildingCard     *card);
/* Nothing is chosen; the board shows what is. */
void     ogc_placement_chooser_close      (OgcPlacementChooser *self);
/* The same, and the focus goes back to the building that was asked about, if one was. */
void     ogc_placement_chooser_cancel     (OgcPlacementChooser *self);
gboolean ogc_placement_chooser_is_open    (OgcPlacementChooser *self);

/**
 * ogc_placement_chooser_choose:
 * @self: a chooser
 * @number: from 1
 *
 * Does what pressing that button does; nothing when there is none with that number.
 */
void     ogc_placement_chooser_choose     (OgcPlacementChooser *self,
                                           unsigned             number);

G_END_DECLS
