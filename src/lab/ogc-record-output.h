/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "ogc-cli.h"

G_BEGIN_DECLS

/* Plays games and writes a record of each to @records, unless that is %NULL. */
typedef gboolean (* OgcRecordPlay) (GOutputStream  *records,
                                    gpointer        data,
                                    GError        **error);

/* Whether @path means standard output, where the results go otherwise. */
gboolean     ogc_record_output_is_standard (const char    *path);

/**
 * ogc_record_output_run:
 * @path: (nullable): where records go, “-” for standard output; %NULL if none are wanted
 * @play: plays the games
 * @data: for @play
 *
 * Plays games and writes their records to @path. A file is replaced only once all records are written, and stays as it
 * was if something fails; standard output, pipes and devices get each record at once.
 *
 * Returns: the exit status, after saying what has failed, if anything has
 */
OgcCliStatus ogc_record_output_run         (const char    *path,
                                            OgcRecordPlay  play,
                                            gpointer       data);

G_END_DECLS
