/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "ogc-error.h"

G_BEGIN_DECLS

/* What sentences call @file: its path where it has one, fit to be shown (ogc_escape_text()). Free with g_free(). */
char         *ogc_file_name              (GFile       *file);

/* What the names of files begin with that are being written and do not have their own name yet. */
#define OGC_FILE_UNFINISHED ".gilded-compass-"

/* A regular file, to be read; anything else is refused without waiting for it. Blocks. Returns: (transfer full)
 * (nullable): %NULL with @error set */
GInputStream *ogc_file_open              (GFile       *file,
                                          GError     **error);

/* The whole of a regular file of at most %OGC_JSON_MAX_SIZE bytes. Blocks. Returns: (transfer full) (nullable): %NULL
 * with @error set */
GBytes       *ogc_file_read              (GFile       *file,
                                          GError     **error);
/* The same with @name, (out) (transfer full), as sentences about what is in it call it. */
GBytes       *ogc_file_read_named        (GFile       *file,
                                          char       **name,
                                          GError     **error);

/**
 * ogc_file_write:
 * @file: where to; a link there is replaced, not followed, and what is no regular file is refused
 * @bytes: all of it
 * @error: return location for an #OgcError
 *
 * Replaces @file by @bytes in one step that cannot be seen half done, and not before they are on disk for good. Blocks.
 * A program that is killed meanwhile leaves at most a file beside it whose name begins with %OGC_FILE_UNFINISHED.
 *
 * Returns: whether @file holds @bytes now; if not, it is as before
 */
gboolean      ogc_file_write             (GFile       *file,
                                          GBytes      *bytes,
                                          GError     **error);

/* Deletes what programs that were killed have left in @folder, if that is a local one; not what others write there just
 * now. Blocks. */
void          ogc_file_remove_unfinished (GFile       *folder);

/**
 * ogc_file_set_aside:
 * @file: a file that this program cannot read, or may not replace
 * @stem: what its new name begins with
 * @extension: what its new name ends with
 *
 * Moves @file to a new name beside it, with the moment in it. Nothing is overwritten. Blocks.
 *
 * Returns: (transfer full) (nullable): its new place; %NULL if it stays
 */
GFile        *ogc_file_set_aside         (GFile       *file,
                                          const char  *stem,
                                          const char  *extension);

G_END_DECLS
