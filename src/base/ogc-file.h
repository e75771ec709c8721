/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "ogc-error.h"

G_BEGIN_DECLS

/* The name of @file in messages: its path if it has one, escaped for display (ogc_escape_text()). Free with
 * g_free(). */
char         *ogc_file_name              (GFile       *file);

/* The prefix of the names of files that are still being written. */
#define OGC_FILE_UNFINISHED ".gilded-compass-"

/* Opens a regular file for reading; refuses anything else without waiting for it. Blocks. Returns: (transfer full)
 * (nullable): %NULL with @error set */
GInputStream *ogc_file_open              (GFile       *file,
                                          GError     **error);

/* Reads a regular file of at most %OGC_JSON_MAX_SIZE bytes. Blocks. Returns: (transfer full) (nullable): %NULL with
 * @error set */
GBytes       *ogc_file_read              (GFile       *file,
                                          GError     **error);
/* The same; @name, (out) (transfer full), is its name in messages about its content. */
GBytes       *ogc_file_read_named        (GFile       *file,
                                          char       **name,
                                          GError     **error);

/**
 * ogc_file_write:
 * @file: the file to replace; a link is replaced, not followed, and anything but a regular file is refused
 * @bytes: its whole content
 * @error: return location for an #OgcError
 *
 * Replaces @file by @bytes atomically, and only once they are durably on disk. Blocks. A program that is killed
 * meanwhile leaves at most a file beside it whose name begins with %OGC_FILE_UNFINISHED.
 *
 * Returns: whether @file holds @bytes now; if not, it is as before
 */
gboolean      ogc_file_write             (GFile       *file,
                                          GBytes      *bytes,
                                          GError     **error);

/* Locks the local folder @folder against others that do the same, before a file in it is read and then changed. Waits
 * for them for at most ten seconds. Returns: a file descriptor to close afterwards, or -1 */
int           ogc_file_lock_folder       (GFile       *folder);

/* Deletes what killed programs have left behind in @folder, if that is local, but not what others are writing there
 * now. Blocks. */
void          ogc_file_remove_unfinished (GFile       *folder);
/* The same in the folder in which @file lies. */
void          ogc_file_remove_unfinished_beside (GFile *file);

/**
 * ogc_file_set_aside:
 * @file: a file that this program cannot read, or may not replace
 * @stem: the beginning of its new name
 * @extension: the end of its new name
 *
 * Moves @file to a new name beside it that contains the time. Overwrites nothing. Blocks.
 *
 * Returns: (transfer full) (nullable): its new place; %NULL if it stays
 */
GFile        *ogc_file_set_aside         (GFile       *file,
                                          const char  *stem,
                                          const char  *extension);

G_END_DECLS
