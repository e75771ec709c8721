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
 * Shows the window of these rules, of which there is one, at the chapter where it was.
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
 * Shows the window of these rules at the place for what the keys are on in @window, or the pointer is over; where that
 * is nothing, where it was.
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
 * Shows the window of these rules at @rule, looked for in the chapter of @topic first, else at that chapter, else where
 * it was.
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
