/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "ogc-placement.h"

G_BEGIN_DECLS

#define OGC_TYPE_HINT (ogc_hint_get_type ())
/**
 * OgcHint:
 *
 * One of the best decisions that the viewer could take, and why it is good. Constant. ogc_game_take() takes the
 * decision of ogc_hint_get_decision(), but it is better to leave that to the person.
 *
 * It has
 * - a number: 1 is the best
 * - a title: the decision in few words
 * - a reason: one or more sentences: what it wins, what it blocks
 * - an expectation: the final gold and the share of the win that the seat can expect, "17.3 gold, 42 % to win"
 */
G_DECLARE_FINAL_TYPE (OgcHint, ogc_hint, OGC, HINT, GObject)

/* Returns: (transfer full): a hint, which takes ownership of @title and @reason; @placement (nullable) is what a
 * placement would lead to; @win is less than 0 if unknown */
OgcHint           *ogc_hint_new             (unsigned           number,
                                             const OgcDecision *decision,
                                             OgcPlacement      *placement,
                                             double             gold,
                                             double             win,
                                             char              *title,
                                             char              *reason);

/* Strings belong to @self. */
const OgcDecision *ogc_hint_get_decision    (OgcHint           *self);
unsigned           ogc_hint_get_number      (OgcHint           *self);
const char        *ogc_hint_get_title       (OgcHint           *self);
const char        *ogc_hint_get_reason      (OgcHint           *self);
const char        *ogc_hint_get_expectation (OgcHint           *self);

/* Returns: (transfer none) (nullable): what the decision would lead to, if it is a placement */
OgcPlacement      *ogc_hint_get_placement   (OgcHint           *self);

G_END_DECLS
