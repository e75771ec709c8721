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
 * One legal way to place the dice that are picked in one building. Constant. Take it with ogc_game_take() and
 * ogc_placement_get_decision(). Where a building has several, views let the place be chosen: by #OgcPlacement:place,
 * and with The Will to Win by #OgcPlacement:rival and #OgcPlacement:picked.
 *
 * Properties (read-only):
 * - "building" (guint, OgcBuildingId)
 * - "place" (guint): Archives: the number of dice of the group that is joined, 0 for a new one; Temple: the space;
 *   else 0
 * - "will" (gboolean): uses The Will to Win (ABL-2)
 * - "rival" (int): with "will": the owner of the set that is made equal; else -1
 * - "picked" (guint): with "will": the value of the die that leaves that set; else 0
 * - "label" (string): what tells it from the others, "Join the two sixes", "New group", "Equal Ada's run and send
 *   her 4 to the Library"
 * - "preview" (string): what taking it would do to other dice, one sentence a line, "" when nothing; told only up to
 *   the first thing that nobody can know yet
 * - "outcome" (string): what the dice would get there if the building resolved right after, "Rank 1: 2 of 3
 *   artifacts"; "" when there is nothing to say
 * - "sets" (GListModel of OgcDiceSet): the dice of the building as they would lie, as #OgcBuilding:sets; those that are
 *   placed are #OgcDiceSet:last-moved
 * - "library-sets" (GListModel of OgcDiceSet, nullable): the dice of the Library as they would lie, when some would be
 *   pushed out to it
 */
G_DECLARE_FINAL_TYPE (OgcPlacement, ogc_placement, OGC, PLACEMENT, GObject)

/**
 * ogc_placement_new:
 * @decision: a legal decision of the kind %OGC_DECISION_PLACE
 * @label: its label
 * @preview: its preview
 * @outcome: its outcome
 * @events: what taking it leads to, as far as it reveals nothing
 * @n_events: how many
 *
 * Returns: (transfer full): a placement
 */
OgcPlacement      *ogc_placement_new              (const OgcDecision *decision,
                                                   const char        *label,
                                                   const char        *preview,
                                                   const char        *outcome,
                                                   const OgcEvent    *events,
                                                   unsigned           n_events);
/* The properties, and the decision to be taken. Strings belong to @self. */
const OgcDecision *ogc_placement_get_decision     (OgcPlacement      *self);
unsigned           ogc_placement_get_building     (OgcPlacement      *self);
unsigned           ogc_placement_get_place        (OgcPlacement      *self);
gboolean           ogc_placement_get_will         (OgcPlacement      *self);
int                ogc_placement_get_rival        (OgcPlacement      *self);
const char        *ogc_placement_get_label        (OgcPlacement      *self);
const char        *ogc_placement_get_preview      (OgcPlacement      *self);
const char        *ogc_placement_get_outcome      (OgcPlacement      *self);
GListModel        *ogc_placement_get_sets         (OgcPlacement      *self);
GListModel        *ogc_placement_get_library_sets (OgcPlacement      *self);

/**
 * ogc_placement_get_events:
 * @self: a placement
 * @n_events: (out): how many
 *
 * What taking it would lead to (%OGC_EVENT_PLACED, %OGC_EVENT_PUSHED, %OGC_EVENT_BUMPED, %OGC_EVENT_PICKED), for
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
 * Returns: (transfer full): its outcome and its preview, a line each; its label where there is neither
 */
char              *ogc_placement_dup_sentence     (OgcPlacement      *self);

/* For the model alone, before anybody sees @self: (element-type OgcDiceSet), of the two above; @library may be
 * %NULL. */
void               ogc_placement_set_after        (OgcPlacement      *self,
                                                   GPtrArray         *sets,
                                                   GPtrArray         *library);

G_END_DECLS
