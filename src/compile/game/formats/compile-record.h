/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "compile-save.h"

G_BEGIN_DECLS

#define COMPILE_RECORD_VERSION 1

/*
 * Records: complete games for other programs, one JSON object a line (data/compile/record.schema.json): set-up, cards,
 * every decision with everything that it led to, and who won. Everything in a record except the names follows from its
 * set-up and decisions; reading one plays the game again and compares everything.
 */

/**
 * compile_record_from_save:
 * @save: a game; what was undone is not part of the record
 *
 * Returns: (transfer full): the record as one line with its end
 */
GBytes      *compile_record_from_save  (CompileSave  *save);
/**
 * compile_record_to_save:
 * @source: what errors call the record
 * @bytes: one line of a record file
 * @error: return location
 *
 * Reads a record and checks all of it.
 *
 * Returns: (transfer full) (nullable): the game at its end, or %NULL with @error set, which names the first
 *   inconsistency
 */
CompileSave *compile_record_to_save    (const char   *source,
                                        GBytes       *bytes,
                                        GError      **error);
/* Checks the records in @file, and whether this program knows who plays, up to the first bad one. Blocks. @n_games
 * (out) (optional): how many are valid. */
gboolean     compile_record_check_file (GFile        *file,
                                        guint        *n_games,
                                        GError      **error);
/* Whether @file looks like records of this game. Blocks. */
gboolean     compile_record_recognise  (GFile        *file);

G_END_DECLS
