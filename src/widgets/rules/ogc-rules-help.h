/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ogc-rulebook.h"

G_BEGIN_DECLS

/**
 * OgcRulesHelp:
 * @get_rulebook: what is read
 * @find: finds the place that tells of a widget itself, if there is one
 * @create_picture: (nullable): a picture below a paragraph; @label is what a screen reader calls it
 * @has_lesson: (nullable): whether there is a lesson about a chapter
 *
 * The rules of one game, as their window shows them. Constant: there is one of each game.
 */
typedef struct {
  const OgcRulebook *(*get_rulebook)   (void);
  gboolean           (*find)           (GtkWidget        *widget,
                                        OgcRulebookPlace *place);
  GtkWidget         *(*create_picture) (const char       *pieces,
                                        const char       *label);
  gboolean           (*has_lesson)     (const char       *chapter);
} OgcRulesHelp;

/**
 * ogc_rules_help_find:
 * @self: the rules of a game
 * @widget: (nullable): what one looks at
 * @place: (out caller-allocates): what the rules say about it
 *
 * Finds the place in the rules for a widget, or failing that for what is around it.
 *
 * Returns: whether there is a place of its own
 */
gboolean ogc_rules_help_find      (const OgcRulesHelp *self,
                                   GtkWidget          *widget,
                                   OgcRulebookPlace   *place);

/**
 * ogc_rules_help_open:
 * @self: the rules of a game
 * @window: a window of that game
 *
 * Opens the rules at the place for what the keys are on, or the pointer is over; where that is nothing, where they
 * were.
 */
void     ogc_rules_help_open      (const OgcRulesHelp *self,
                                   GtkWindow          *window);

/**
 * ogc_rules_help_open_rule:
 * @self: the rules of a game
 * @widget: who asks
 * @rule: the number of a rule, or 0
 * @chapter: (nullable): the id of the chapter where it matters
 *
 * Opens the rules at @rule, else at @chapter, else where they were.
 */
void     ogc_rules_help_open_rule (const OgcRulesHelp *self,
                                   GtkWidget          *widget,
                                   guint               rule,
                                   const char         *chapter);

G_END_DECLS
