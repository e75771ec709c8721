/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "ogc-error.h"

G_BEGIN_DECLS

/**
 * OgcJsonLines:
 *
 * Reads a stream of any length line by line, each of at most %OGC_JSON_MAX_SIZE bytes: for records and the protocol.
 */
typedef struct _OgcJsonLines OgcJsonLines;

OgcJsonLines *ogc_json_lines_new        (GInputStream  *stream);
void          ogc_json_lines_free       (OgcJsonLines  *lines);

/* Reads the next line that is not blank, without its end. Blocks until a whole one has arrived. Returns: (transfer
 * full) (nullable): %NULL at the end, or with @error set. After %OGC_ERROR_TOO_LARGE that line is skipped and the next
 * one can be read. */
GBytes       *ogc_json_lines_next       (OgcJsonLines  *lines,
                                         GCancellable  *cancellable,
                                         GError       **error);
/* The number of the last line read, from 1. */
guint         ogc_json_lines_get_number (OgcJsonLines  *lines);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (OgcJsonLines, ogc_json_lines_free)

G_END_DECLS
