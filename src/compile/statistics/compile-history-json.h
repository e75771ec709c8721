/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "compile-history-entry.h"

G_BEGIN_DECLS

/* The newest version of the history's format, and the only one so far. */
#define COMPILE_HISTORY_VERSION 1

/* The history as a file's content (data/compile-history.schema.json). @entries: (element-type CompileHistoryEntry):
 * oldest first. Returns: (transfer full) */
GBytes    *compile_history_to_bytes   (GPtrArray   *entries);
/* Reads it back; everything is checked. Errors call it @source. Returns: (transfer full) (nullable): %NULL with
 * @error set */
GPtrArray *compile_history_from_bytes (const char  *source,
                                       GBytes      *bytes,
                                       GError     **error);

/* How games of Compile Gold are remembered. */
extern const OgcHistoryFormat compile_history_format;

G_END_DECLS
