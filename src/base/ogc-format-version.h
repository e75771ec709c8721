/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-json-reader.h"

G_BEGIN_DECLS

/**
 * ogc_format_version_check:
 * @reader: at the beginning of a file
 * @format: the kind of file that is wanted
 * @newest: the newest version of it that the program reads
 *
 * Reads "format" and "version", the first two members of every file of this program. Refuses another format
 * (%OGC_ERROR_FORMAT), and a version above @newest (%OGC_ERROR_VERSION) with a sentence that says that a newer program
 * wrote it.
 *
 * Returns: the version, from 1
 */
guint ogc_format_version_check (OgcJsonReader *reader,
                                const char    *format,
                                guint          newest);

G_END_DECLS
