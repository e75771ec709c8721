/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ogc-board.h"

G_BEGIN_DECLS

#define OGC_TYPE_PLACEMENT_CHOOSER (ogc_placement_chooser_get_type ())
/**
 * OgcPlacementChooser:
 *
 * Lets the person choose where to place the picked dice. The board previews the result. If a building takes them in
 * several ways, a bar offers a numbered button for each; it is hidden while there is nothing to choose. The same places
 * are highlighted on the building's card.
 *
 * Signals:
 * - "chosen" (OgcPlacement *placement): the person wants to place the dice in this way
 * - "refused" (const char *reason, nullable; OgcRule rule): the dice cannot be placed where the person wants; @reason
 *   is %NULL if only because no dice are picked
 * - "described" (const char *sentence, nullable; gboolean refusal; OgcRule rule): describes what is pointed at, or why
 *   and by which rule it is refused; @sentence is %NULL if there is nothing to describe
 */
G_DECLARE_FINAL_TYPE (OgcPlacementChooser, ogc_placement_chooser, OGC, PLACEMENT_CHOOSER, GtkWidget)

/* Sets the board that shows placements. Must be called once, before anything else. */
void     ogc_placement_chooser_set_board  (OgcPlacementChooser *self,
                                           OgcBoard            *board);
/* Follows the pointer and presses on @card, which is or will be on the board. */
void     ogc_placement_chooser_watch_card (OgcPlacementChooser *self,
                                           OgcBuildingCard     *card);
/* Ends the choice; the board shows the real dice again. */
void     ogc_placement_chooser_close      (OgcPlacementChooser *self);
/* The same, but also returns the focus to the building in question, if any. */
void     ogc_placement_chooser_cancel     (OgcPlacementChooser *self);
gboolean ogc_placement_chooser_is_open    (OgcPlacementChooser *self);

/**
 * ogc_placement_chooser_choose:
 * @self: a chooser
 * @number: from 1
 *
 * Acts as if the button with that number had been pressed. Does nothing if there is none.
 */
void     ogc_placement_chooser_choose     (OgcPlacementChooser *self,
                                           unsigned             number);

G_END_DECLS
