/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-game-analysis.h"
#include "ogc-save.h"

G_BEGIN_DECLS

#define OGC_TYPE_GAME_ANALYSER (ogc_game_analyser_get_type ())
/**
 * OgcGameAnalyser:
 *
 * Analyses a finished game: reviews every decision, compares every roll with others, and follows everybody's chances.
 * It works in a thread of its own, which ends soon after the analyser is disposed of. The analysis is saved in a file
 * and read from there the next time.
 *
 * Properties (read-only):
 * - "progress" (double): 0 to 1
 * - "running" (gboolean)
 * - "analysis" (OgcGameAnalysis, nullable): the result; %NULL until then
 * - "problem" (string, nullable): why there is none, or why it could not be saved, translated
 */
G_DECLARE_FINAL_TYPE (OgcGameAnalyser, ogc_game_analyser, OGC, GAME_ANALYSER, GObject)

/**
 * ogc_game_analyser_new:
 * @save: a game that was played to its end
 * @folder: (nullable): where analyses are saved; %NULL: nowhere. It is made when first needed
 *
 * Returns: (transfer full): an analyser, not running
 */
OgcGameAnalyser *ogc_game_analyser_new          (OgcSave         *save,
                                                 GFile           *folder);
/**
 * ogc_game_analyser_new_for_seat:
 * @save: a game that was played to its end
 * @seat: a seat
 * @folder: (nullable): where whole analyses are saved
 *
 * For those who want an answer soon: all is found in an analysis that was saved. Else only what @seat decided is
 * reviewed and no rolls are compared, which takes a few seconds, and nothing is saved.
 *
 * Returns: (transfer full): an analyser, not running
 */
OgcGameAnalyser *ogc_game_analyser_new_for_seat (OgcSave         *save,
                                                 unsigned         seat,
                                                 GFile           *folder);
/* Where the program saves analyses: gilded-compass/lookbacks under XDG data. Returns: (transfer full) */
GFile           *ogc_game_analyser_get_folder   (void);

/* Starts the analysis, unless it runs or is done. */
void             ogc_game_analyser_start        (OgcGameAnalyser *self);
/* Stops it; it can be started again. */
void             ogc_game_analyser_cancel       (OgcGameAnalyser *self);

double           ogc_game_analyser_get_progress (OgcGameAnalyser *self);
gboolean         ogc_game_analyser_get_running  (OgcGameAnalyser *self);
OgcGameAnalysis *ogc_game_analyser_get_analysis (OgcGameAnalyser *self);
const char      *ogc_game_analyser_get_problem  (OgcGameAnalyser *self);

/* A number that tells finished games from each other. */
guint64          ogc_game_analyser_digest       (OgcSave         *save);

G_END_DECLS
