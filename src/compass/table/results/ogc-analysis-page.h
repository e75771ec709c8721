/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ogc-game-analyser.h"

G_BEGIN_DECLS

#define OGC_TYPE_ANALYSIS_PAGE (ogc_analysis_page_get_type ())
/**
 * OgcAnalysisPage:
 *
 * The analysis of a finished game: everybody's chances as a graph, luck and skill, and the decisions that cost most.
 * While the game is being analysed, the page shows the progress.
 *
 * Signals:
 * - "sought" (guint position, char *comment): the person wants to see the game after @position decisions, and what
 *   there is to say about the next one
 */
G_DECLARE_FINAL_TYPE (OgcAnalysisPage, ogc_analysis_page, OGC, ANALYSIS_PAGE, GtkWidget)

/* Returns: (transfer floating): an empty page */
GtkWidget *ogc_analysis_page_new      (void);

/**
 * ogc_analysis_page_look:
 * @self: a page
 * @save: a game that was played to its end
 * @folder: (nullable): the folder of stored analyses (#OgcGameAnalyser)
 *
 * Analyses @save, unless the page already shows it.
 */
void       ogc_analysis_page_look     (OgcAnalysisPage *self,
                                       OgcSave         *save,
                                       GFile           *folder);
/* Returns: (transfer none) (nullable): the game that the page is about */
OgcSave   *ogc_analysis_page_get_save (OgcAnalysisPage *self);
/* Cancels the analysis, if it is not finished. */
void       ogc_analysis_page_stop     (OgcAnalysisPage *self);

G_END_DECLS
