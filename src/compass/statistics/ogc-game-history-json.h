/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-game-history-entry.h"

G_BEGIN_DECLS

/* The newest version of the history's format, and the only one so far. */
#define OGC_GAME_HISTORY_VERSION 1

/* The history as a file's content (data/history.schema.json). @entries: (element-type OgcGameHistoryEntry): oldest
 * first. Returns: (transfer full) */
GBytes    *ogc_game_history_to_bytes   (GPtrArray   *entries);
/* Reads such content and checks everything. Errors call it @source. Returns: (transfer full) (nullable): %NULL with
 * @error set */
GPtrArray *ogc_game_history_from_bytes (const char  *source,
                                        GBytes      *bytes,
                                        GError     **error);

/* The format in which games of Order of the Gilded Compass are kept. */
extern const OgcHistoryFormat ogc_game_history_format;

G_END_DECLS
