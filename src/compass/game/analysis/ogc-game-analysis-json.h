/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-game-analysis.h"
#include "ogc-save.h"

G_BEGIN_DECLS

/* The newest version of the format, and the only one so far. */
#define OGC_GAME_ANALYSIS_VERSION 1

/* The analysis as a file's content (data/lookback.schema.json). Returns: (transfer full) */
GBytes          *ogc_game_analysis_to_bytes   (OgcGameAnalysis  *self);
/* Reads and checks such a file. @length: the number of decisions in the game. Returns: (transfer full) (nullable):
 * %NULL with @error set */
OgcGameAnalysis *ogc_game_analysis_from_bytes (const char       *source,
                                               GBytes           *bytes,
                                               unsigned          length,
                                               GError          **error);

/* Whether @self can be an analysis of @save: it has as many seats, follows the order of the game, names the seat that
 * was asked, and calls only legal decisions the best. */
gboolean         ogc_game_analysis_fits       (OgcGameAnalysis  *self,
                                               OgcSave          *save);

G_END_DECLS
