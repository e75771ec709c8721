/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ogc-dice-set.h"

G_BEGIN_DECLS

#define OGC_TYPE_DICE_SET_VIEW (ogc_dice_set_view_get_type ())
/**
 * OgcDiceSetView:
 *
 * Dice that lie side by side in a building, with the emblem of their owner and their rank, if they have one. The width
 * of the view follows from its height. It can take the focus unless it is a ghost that is not a target.
 *
 * Properties:
 * - "set" (OgcDiceSet, construct-only)
 * - "emblem" (string, construct-only): of the owner
 * - "plate" (gboolean, construct-only): whether the dice lie on a plate that holds them together and shows their rank
 * - "ghost" (gboolean, construct-only): whether none of them lies there yet
 * - "target" (gboolean): the dice picked in the tray may be placed exactly here
 *
 * Signals:
 * - "chosen": a click or a key has activated the view while it is a target; otherwise a key activates "card.place"
 */
G_DECLARE_FINAL_TYPE (OgcDiceSetView, ogc_dice_set_view, OGC, DICE_SET_VIEW, GtkWidget)

/**
 * ogc_dice_set_view_new:
 * @set: the dice
 * @emblem: (nullable): of their owner
 * @plate: whether they lie on a plate
 *
 * Returns: (transfer floating): a view
 */
GtkWidget  *ogc_dice_set_view_new        (OgcDiceSet     *set,
                                          const char     *emblem,
                                          gboolean        plate);

/**
 * ogc_dice_set_view_new_ghost:
 * @set: dice as they would lie after an #OgcPlacement
 * @emblem: (nullable): of their owner
 * @plate: whether they lie on a plate
 *
 * Returns: (transfer floating): a view of a set none of which lies there yet: the dice are dashed
 */
GtkWidget  *ogc_dice_set_view_new_ghost  (OgcDiceSet     *set,
                                          const char     *emblem,
                                          gboolean        plate);
/* Whether it was made by ogc_dice_set_view_new_ghost(). */
gboolean    ogc_dice_set_view_is_ghost   (OgcDiceSetView *self);

/**
 * ogc_dice_set_view_show_after:
 * @self: a view
 * @after: (nullable): what its set would become after an #OgcPlacement, or %NULL to show it as it is
 *
 * Shows the rank and the reward of @after, and dashed those of its dice that do not lie there yet. What screen readers
 * say does not change.
 */
void        ogc_dice_set_view_show_after (OgcDiceSetView *self,
                                          OgcDiceSet     *after);
OgcDiceSet *ogc_dice_set_view_get_set    (OgcDiceSetView *self);
gboolean    ogc_dice_set_view_get_target (OgcDiceSetView *self);
void        ogc_dice_set_view_set_target (OgcDiceSetView *self,
                                          gboolean        target);

G_END_DECLS
