/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ogc-game-analyser.h"

G_BEGIN_DECLS

#define OGC_TYPE_ANALYSIS_PAGE (ogc_analysis_page_get_type ())
/**
 * OgcAnalysisPage:
 *
 * A look back at a game: everybody's chances as a graph, luck and skill, and the decisions that gave most away.
 * While that is found out, how far it is.
 *
 * Signals:
 * - "sought" (guint position): the person wants to see the game after so many decisions
 */
G_DECLARE_FINAL_TYPE (OgcAnalysisPage, ogc_analysis_page, OGC, ANALYSIS_PAGE, GtkWidget)

/* Returns: (transfer floating): an empty page */
GtkWidget *ogc_analysis_page_new      (void);

/**
 * ogc_analysis_page_look:
 * @self: a page
 * @save: a game that was played to its end
 * @folder: (nullable): where look backs are kept (#OgcGameAnalyser)
 *
 * Looks back at @save, unless that is what the page does already.
 */
void       ogc_analysis_page_look     (OgcAnalysisPage *self,
                                       OgcSave         *save,
                                       GFile           *folder);
/* Returns: (transfer none) (nullable): the game that the page looks back at */
OgcSave   *ogc_analysis_page_get_save (OgcAnalysisPage *self);
/* Gives up what is not found out yet. */
void       ogc_analysis_page_stop     (OgcAnalysisPage *self);

G_END_DECLS
