/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-game-analysis.h"
#include "ogc-save.h"

G_BEGIN_DECLS

#define OGC_TYPE_GAME_ANALYSER (ogc_game_analyser_get_type ())
/**
 * OgcGameAnalyser:
 *
 * Analyses a finished game: reviews every decision, compares every roll with other rolls, and follows every seat's
 * chances. It works in a separate thread, which ends soon after the analyser is disposed of. The analysis is saved in a
 * file and read from there the next time.
 *
 * Properties (read-only):
 * - "progress" (double): 0 to 1
 * - "running" (gboolean)
 * - "first" (OgcGameAnalysis, nullable): the reviews of the seat of ogc_key_moves_find_seat(), which come first for
 *   whoever waits for nothing else, or the result; %NULL until then
 * - "analysis" (OgcGameAnalysis, nullable): the result; %NULL until then
 * - "problem" (string, nullable): why there is no analysis, or why it could not be saved, translated
 */
G_DECLARE_FINAL_TYPE (OgcGameAnalyser, ogc_game_analyser, OGC, GAME_ANALYSER, GObject)

/**
 * ogc_game_analyser_new:
 * @save: a game that was played to its end
 * @folder: (nullable): where analyses are saved; %NULL: nowhere. It is created when first needed
 *
 * Returns: (transfer full): an analyser that is not running
 */
OgcGameAnalyser *ogc_game_analyser_new          (OgcSave         *save,
                                                 GFile           *folder);
/**
 * ogc_game_analyser_get:
 * @save: a game that was played to its end
 * @folder: (nullable): where analyses are saved, if the analyser is new
 *
 * The same for everybody who asks for the analysis of one game, after another, so that it is made once. It ends when
 * nobody holds it any more.
 *
 * Returns: (transfer full): an analyser, which somebody else may have started
 */
OgcGameAnalyser *ogc_game_analyser_get          (OgcSave         *save,
                                                 GFile           *folder);
/* The folder where the program saves analyses: gilded-compass/lookbacks in the XDG data directory. Returns: (transfer
 * full) */
GFile           *ogc_game_analyser_get_folder   (void);

/* Starts the analysis, unless it is running or done. */
void             ogc_game_analyser_start        (OgcGameAnalyser *self);
/* Stops the analysis; it can be started again. */
void             ogc_game_analyser_cancel       (OgcGameAnalyser *self);

double           ogc_game_analyser_get_progress (OgcGameAnalyser *self);
gboolean         ogc_game_analyser_get_running  (OgcGameAnalyser *self);
OgcGameAnalysis *ogc_game_analyser_get_first    (OgcGameAnalyser *self);
OgcGameAnalysis *ogc_game_analyser_get_analysis (OgcGameAnalyser *self);
const char      *ogc_game_analyser_get_problem  (OgcGameAnalyser *self);

/* A number that distinguishes finished games. */
guint64          ogc_game_analyser_digest       (OgcSave         *save);

G_END_DECLS
