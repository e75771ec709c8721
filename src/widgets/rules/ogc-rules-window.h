/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ogc-rules-help.h"

G_BEGIN_DECLS

#define OGC_TYPE_RULES_WINDOW (ogc_rules_window_get_type ())
/**
 * OgcRulesWindow:
 *
 * The rules of a game: a list of chapters, one chapter to read, and a search. The window stays open beside the game.
 *
 * Actions: "rules.open" (s): the chapter with that id; "rules.next", "rules.previous": the chapter after or before
 * the one shown
 */
G_DECLARE_FINAL_TYPE (OgcRulesWindow, ogc_rules_window, OGC, RULES_WINDOW, GtkWindow)

/**
 * ogc_rules_window_present:
 * @widget: a widget in the window that asks
 * @rules: the rules of a game
 *
 * Shows the only window of these rules, at the chapter last shown.
 *
 * Returns: (transfer none): the window
 */
OgcRulesWindow *ogc_rules_window_present     (GtkWidget          *widget,
                                              const OgcRulesHelp *rules);

/**
 * ogc_rules_window_present_help:
 * @window: the window that asks
 * @rules: the rules of a game
 *
 * Shows the window of these rules at the place about what has the focus in @window, or is under the pointer; without
 * one, at the place last shown.
 */
void            ogc_rules_window_present_help (GtkWindow          *window,
                                               const OgcRulesHelp *rules);

/**
 * ogc_rules_window_present_rule:
 * @widget: a widget in the window that asks
 * @rules: the rules of a game
 * @rule: the number of a rule
 * @topic: a topic of the game's own
 *
 * Shows the window of these rules at @rule, looked up first in the chapter of @topic; else at that chapter, else at
 * the place last shown.
 */
void            ogc_rules_window_present_rule (GtkWidget          *widget,
                                               const OgcRulesHelp *rules,
                                               guint               rule,
                                               guint               topic);

/**
 * ogc_rules_window_open:
 * @self: the window
 * @place: a place in the rules
 *
 * Shows that chapter, and marks the paragraph unless it is the first.
 */
void            ogc_rules_window_open        (OgcRulesWindow         *self,
                                              const OgcRulebookPlace *place);

/**
 * ogc_rules_window_get_place:
 * @self: the window
 *
 * Returns: what is shown
 */
OgcRulebookPlace ogc_rules_window_get_place  (OgcRulesWindow         *self);

G_END_DECLS
