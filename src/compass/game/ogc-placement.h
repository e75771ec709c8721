/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "ogc-decision.h"
#include "ogc-event.h"

G_BEGIN_DECLS

#define OGC_TYPE_PLACEMENT (ogc_placement_get_type ())
/**
 * OgcPlacement:
 *
 * One legal way to place the picked dice in a building. Constant. ogc_game_take() takes the decision of
 * ogc_placement_get_decision(). Where a building has several placements, views let the person choose by that.
 *
 * It has
 * - a label: what distinguishes it from the others, "Join the two sixes", "New group", "Equal Ada's run and send her
 *   4 to the Library"
 * - a preview: what it would do to other dice, one sentence per line, "" if nothing; ends before the first thing that
 *   nobody can know yet
 * - an outcome: what the dice would get if the building resolved right afterwards, "Rank 1: 2 of 3 artifacts"; "" when
 *   there is nothing to say
 * - sets (OgcDiceSet): the dice in the building after the placement, as #OgcBuilding:sets; those that are placed are
 *   #OgcDiceSet:last-moved
 * - library sets (OgcDiceSet, nullable): the dice in the Library after the placement, if some would be pushed out to it
 */
G_DECLARE_FINAL_TYPE (OgcPlacement, ogc_placement, OGC, PLACEMENT, GObject)

/**
 * ogc_placement_new:
 * @decision: a legal decision of the kind %OGC_DECISION_PLACE
 * @label: its label
 * @preview: its preview
 * @outcome: its outcome
 * @events: what taking it leads to, up to the first thing that it reveals
 * @n_events: how many there are
 *
 * Returns: (transfer full): a placement
 */
OgcPlacement      *ogc_placement_new              (const OgcDecision *decision,
                                                   const char        *label,
                                                   const char        *preview,
                                                   const char        *outcome,
                                                   const OgcEvent    *events,
                                                   unsigned           n_events);
/* Strings and lists belong to @self. */
const OgcDecision *ogc_placement_get_decision     (OgcPlacement      *self);
unsigned           ogc_placement_get_building     (OgcPlacement      *self);
unsigned           ogc_placement_get_place        (OgcPlacement      *self);
gboolean           ogc_placement_get_will         (OgcPlacement      *self);
const char        *ogc_placement_get_label        (OgcPlacement      *self);
const char        *ogc_placement_get_preview      (OgcPlacement      *self);
const char        *ogc_placement_get_outcome      (OgcPlacement      *self);
GListModel        *ogc_placement_get_sets         (OgcPlacement      *self);
GListModel        *ogc_placement_get_library_sets (OgcPlacement      *self);

/**
 * ogc_placement_get_events:
 * @self: a placement
 * @n_events: (out): how many there are
 *
 * Lists what taking it would lead to (%OGC_EVENT_PLACED, %OGC_EVENT_PUSHED, %OGC_EVENT_BUMPED, %OGC_EVENT_PICKED), for
 * drawing a preview.
 *
 * Returns: (array length=n_events): the events, owned by @self
 */
const OgcEvent    *ogc_placement_get_events       (OgcPlacement      *self,
                                                   unsigned          *n_events);

/**
 * ogc_placement_dup_sentence:
 * @self: a placement
 *
 * Returns: (transfer full): its outcome and its preview, each on a separate line; its label if there is neither
 */
char              *ogc_placement_dup_sentence     (OgcPlacement      *self);

/* Sets the sets and the library sets, both (element-type OgcDiceSet); @library may be %NULL. For the model only, before
 * anybody sees @self. */
void               ogc_placement_set_after        (OgcPlacement      *self,
                                                   GPtrArray         *sets,
                                                   GPtrArray         *library);

G_END_DECLS
