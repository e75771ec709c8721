/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ogc-building-id.h"
#include "ogc-rule.h"
#include "ogc-rules-help.h"

G_BEGIN_DECLS

/* The rules of the game, for their window. */
extern const OgcRulesHelp ogc_help_rules;

/**
 * ogc_help_open:
 * @window: a window of the game
 *
 * Opens the rules at the place for what the keys are on, or the pointer is over; where that is nothing, where they
 * were.
 */
void ogc_help_open      (GtkWindow     *window);

/**
 * ogc_help_open_rule:
 * @widget: who asks
 * @rule: a rule, or %OGC_RULE_NONE
 * @building: the building where it matters, or %OGC_NO_BUILDING
 *
 * Opens the rules at @rule, else at @building's chapter.
 */
void ogc_help_open_rule (GtkWidget     *widget,
                         OgcRule        rule,
                         OgcBuildingId  building);

G_END_DECLS
