/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-game-analysis.h"
#include "ogc-save.h"

G_BEGIN_DECLS

#define OGC_TYPE_GAME_ANALYSER (ogc_game_analyser_get_type ())
/**
 * OgcGameAnalyser:
 *
 * Looks back at a game that is over: judges every decision, compares every roll with others, and follows everybody's
 * chances. In a thread of its own, which ends soon when the analyst goes. What was found is kept in a file, and
 * found there the next time.
 *
 * Properties (read-only):
 * - "progress" (double): 0 to 1
 * - "running" (gboolean)
 * - "lookback" (OgcGameAnalysis, nullable): what was found; %NULL until then
 * - "problem" (string, nullable): why there is nothing, or why it could not be kept, translated
 */
G_DECLARE_FINAL_TYPE (OgcGameAnalyser, ogc_game_analyser, OGC, GAME_ANALYSER, GObject)

/**
 * ogc_game_analyser_new:
 * @save: a game that was played to its end
 * @folder: (nullable): where look backs are kept; %NULL: nowhere. It is made when it is first needed
 *
 * Returns: (transfer full): an analyst, not running
 */
OgcGameAnalyser *ogc_game_analyser_new          (OgcSave         *save,
                                                 GFile           *folder);
/* Where the program keeps them: gilded-compass/lookbacks under XDG data. Returns: (transfer full) */
GFile           *ogc_game_analyser_get_folder   (void);

/* Begins, unless it runs or is done. */
void             ogc_game_analyser_start        (OgcGameAnalyser *self);
/* Gives up what is under way; it can be started again. */
void             ogc_game_analyser_cancel       (OgcGameAnalyser *self);

double           ogc_game_analyser_get_progress (OgcGameAnalyser *self);
gboolean         ogc_game_analyser_get_running  (OgcGameAnalyser *self);
OgcGameAnalysis *ogc_game_analyser_get_analysis (OgcGameAnalyser *self);
const char      *ogc_game_analyser_get_problem  (OgcGameAnalyser *self);

/* A number that tells finished games from each other. */
guint64          ogc_game_analyser_digest       (OgcSave         *save);

G_END_DECLS
