/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ogc-rules-help.h"

G_BEGIN_DECLS

#define OGC_TYPE_RULES_PAGE (ogc_rules_page_get_type ())
/**
 * OgcRulesPage:
 *
 * A chapter of the rules with its pictures, and buttons to related chapters, which activate "rules.open" with the id of
 * a chapter.
 */
G_DECLARE_FINAL_TYPE (OgcRulesPage, ogc_rules_page, OGC, RULES_PAGE, GtkWidget)

/**
 * ogc_rules_page_show:
 * @self: the page
 * @rules: the rules of a game
 * @chapter: a chapter of them
 * @sought: (nullable): words to highlight in it
 *
 * Shows @chapter.
 */
void       ogc_rules_page_show (OgcRulesPage       *self,
                                const OgcRulesHelp *rules,
                                const OgcChapter   *chapter,
                                const char         *sought);

/**
 * ogc_rules_page_mark:
 * @self: the page
 * @paragraph: a paragraph of the chapter shown, from 0, or -1 for none
 *
 * Marks that paragraph among the others.
 *
 * Returns: (transfer none) (nullable): its widget
 */
GtkWidget *ogc_rules_page_mark (OgcRulesPage *self,
                                int           paragraph);

/* The chapter shown; NULL before the first. */
const OgcChapter *ogc_rules_page_get_chapter (OgcRulesPage *self);

G_END_DECLS
