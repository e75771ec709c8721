/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ogc-rulebook.h"

G_BEGIN_DECLS

/**
 * OgcRulesHelp:
 * @get_rulebook: returns the rulebook
 * @find: finds the place about the widget itself, if there is one
 * @get_chapter: (nullable): the chapter of a topic (a number of the game's own), if it has one
 * @create_picture: (nullable): a picture below a paragraph; @label is its name for screen readers
 * @has_lesson: (nullable): whether there is a lesson about a chapter
 *
 * The rules of a game, for the rules window. Constant: there is one for each game.
 */
typedef struct {
  const OgcRulebook *(*get_rulebook)   (void);
  gboolean           (*find)           (GtkWidget        *widget,
                                        OgcRulebookPlace *place);
  const char        *(*get_chapter)    (guint             topic);
  GtkWidget         *(*create_picture) (const char       *pieces,
                                        const char       *label);
  gboolean           (*has_lesson)     (const char       *chapter);
} OgcRulesHelp;

/* Finds the place for @widget, or failing that for what is around it. Returns: whether there is one of its own */
gboolean ogc_rules_help_find (const OgcRulesHelp *self,
                              GtkWidget          *widget,
                              OgcRulebookPlace   *place);

G_END_DECLS
