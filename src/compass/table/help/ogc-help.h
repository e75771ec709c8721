/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ogc-building.h"
#include "ogc-rulebook.h"

G_BEGIN_DECLS

/**
 * ogc_help_find:
 * @widget: (nullable): what one looks at
 * @place: (out caller-allocates): what the rules say about it
 *
 * Finds the place in the rules for a widget, or failing that for what is around it: of a building, why it refuses
 * the dice picked, else what it is about.
 *
 * Returns: whether there is a place of its own
 */
gboolean ogc_help_find          (GtkWidget        *widget,
                                 OgcRulebookPlace *place);

/**
 * ogc_help_open:
 * @window: a window of the game
 *
 * Opens the rules at the place for what the keys are on, or the pointer is over; where that is nothing, where they
 * were.
 */
void     ogc_help_open          (GtkWindow        *window);

/**
 * ogc_help_open_rule:
 * @widget: who asks
 * @rule: a rule, or %OGC_RULE_NONE
 * @building: the building where it matters, or %OGC_NO_BUILDING
 *
 * Opens the rules at @rule, else at @building's chapter.
 */
void     ogc_help_open_rule     (GtkWidget        *widget,
                                 OgcRule           rule,
                                 OgcBuildingId     building);

G_END_DECLS
