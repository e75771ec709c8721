/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* Plays games and writes a record of each to @records, unless that is %NULL. */
typedef gboolean (* OgcRecordPlay) (GOutputStream  *records,
                                    gpointer        data,
                                    GError        **error);

/* Whether records in @path are wanted on standard output, where results go else. */
gboolean ogc_record_output_is_standard (const char     *path);

/**
 * ogc_record_output_run:
 * @path: (nullable): where records go, “-” for standard output; %NULL if nobody wants them
 * @play: who plays
 * @data: for @play
 * @error: return location; %G_IO_ERROR_BROKEN_PIPE when who reads standard output has had enough
 *
 * Plays with records in @path. A file is replaced when all of them are there, and else stays what it was; standard
 * output, pipes and devices get each as soon as there is one.
 *
 * Returns: whether all went well
 */
gboolean ogc_record_output_run         (const char     *path,
                                        OgcRecordPlay   play,
                                        gpointer        data,
                                        GError        **error);

G_END_DECLS
