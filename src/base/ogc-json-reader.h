/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "ogc-error.h"
#include "ogc-name.h"

/* From json-glib, which only code that builds or compares documents needs. */
typedef struct _JsonNode JsonNode;

G_BEGIN_DECLS

/**
 * OgcJsonReader:
 *
 * The only reader of JSON from outside: tile sets, saves, records, holdings and the protocol. It reads a document in
 * the order in which the caller asks for its members.
 *
 * After the first refusal every reading function returns the least legal value (0, "", the lower limit, an empty list)
 * without reading, so a caller may read a whole object and check for failure only once, at the end. The error names the
 * source, the place in it ("seats[2].name"), what was expected and what was found.
 *
 * Every function takes the name of a member of the object that is open, or %NULL for the next element of the list that
 * is open. A member is read once. Members that were not read are unknown, and refused when their object is closed.
 */
typedef struct _OgcJsonReader OgcJsonReader;

/**
 * ogc_json_reader_new:
 * @source: what errors call the document, usually a file's name
 * @bytes: the document
 * @error: return location
 *
 * Opens a document: strict JSON in UTF-8, one object at its root, which is then the object that is open. Refuses too
 * many bytes, depth or values, duplicate keys, comments, unpaired surrogates, NUL, and anything after the root.
 *
 * Returns: (transfer full) (nullable): a reader, or %NULL with @error set
 */
OgcJsonReader *ogc_json_reader_new           (const char     *source,
                                              GBytes         *bytes,
                                              GError        **error);
/**
 * ogc_json_reader_new_from_file:
 * @file: the file with the document
 * @error: return location
 *
 * Reads a file, and opens the document in it as ogc_json_reader_new() does.
 *
 * Returns: (transfer full) (nullable): a reader, or %NULL with @error set
 */
OgcJsonReader *ogc_json_reader_new_from_file (GFile          *file,
                                              GError        **error);
void           ogc_json_reader_free          (OgcJsonReader  *reader);
/**
 * ogc_json_reader_close:
 *
 * Ends reading: refuses members of the root that were not read, and reports whether anything was refused.
 *
 * Returns: %TRUE if the whole document was legal, else %FALSE with @error set
 */
gboolean       ogc_json_reader_close         (OgcJsonReader  *reader,
                                              GError        **error);
/* Whether anything has been refused. */
gboolean       ogc_json_reader_failed        (OgcJsonReader  *reader);
/**
 * ogc_json_reader_refuse:
 * @name: (nullable): the member at fault, or %NULL for the whole object or list that is open
 * @code: an #OgcError
 * @format: one whole sentence without the place
 *
 * Refuses what was read, because of something that only the caller knows. Only the first refusal counts.
 */
void           ogc_json_reader_refuse        (OgcJsonReader  *reader,
                                              const char     *name,
                                              OgcError        code,
                                              const char     *format,
                                              ...) G_GNUC_PRINTF (4, 5);

/* Whether the open object has the optional member @name, or, with %NULL, the open list another element. */
gboolean       ogc_json_reader_has           (OgcJsonReader  *reader,
                                              const char     *name);
/* Whether the member exists and is null. It still counts as unread. */
gboolean       ogc_json_reader_is_null       (OgcJsonReader  *reader,
                                              const char     *name);
/* Whether the member exists and is a whole number. It still counts as unread. */
gboolean       ogc_json_reader_is_number     (OgcJsonReader  *reader,
                                              const char     *name);
/* Whether the member exists and is a string. It still counts as unread. */
gboolean       ogc_json_reader_is_string     (OgcJsonReader  *reader,
                                              const char     *name);
/* The member's text as it is, or %NULL if it is not a string or is missing. It still counts as unread. Belongs to the
 * reader. */
const char    *ogc_json_reader_peek_string   (OgcJsonReader  *reader,
                                              const char     *name);
/* Reads null, for a member that may be null. */
void           ogc_json_reader_null          (OgcJsonReader  *reader,
                                              const char     *name);

/* Reads a member of any kind, and ignores it. */
void           ogc_json_reader_skip          (OgcJsonReader  *reader,
                                              const char     *name);
/* The whole document, for comparison. Returns: (transfer none) */
JsonNode      *ogc_json_reader_get_root      (OgcJsonReader  *reader);

/* Opens an object. Each needs its ogc_json_reader_end(), even after a refusal. */
void           ogc_json_reader_begin_object  (OgcJsonReader  *reader,
                                              const char     *name);
/* Opens a list of @min to @max elements and returns how many it has (0 after a refusal, whatever @min is); needs its
 * ogc_json_reader_end(). */
guint          ogc_json_reader_begin_array   (OgcJsonReader  *reader,
                                              const char     *name,
                                              guint           min,
                                              guint           max);
/* Closes the object or list that was opened last, and refuses it if it has unread members or elements. */
void           ogc_json_reader_end           (OgcJsonReader  *reader);

/* A whole number from @min to @max. */
guint          ogc_json_reader_uint          (OgcJsonReader  *reader,
                                              const char     *name,
                                              guint           min,
                                              guint           max);
/* A 64-bit whole number, which JSON has as a string of decimal digits, without sign, blanks or leading zeros. */
guint64        ogc_json_reader_uint64        (OgcJsonReader  *reader,
                                              const char     *name);
gboolean       ogc_json_reader_boolean       (OgcJsonReader  *reader,
                                              const char     *name);
/* Text of @min to @max characters without control characters. Belongs to the reader. */
const char    *ogc_json_reader_string        (OgcJsonReader  *reader,
                                              const char     *name,
                                              guint           min,
                                              guint           max);
/* A name for display: text as above of at least one character, on one line and without directional characters
 * (ogc_clean_name()); "?" if nothing is left. Belongs to the reader, whose tree has this form from then on. */
const char    *ogc_json_reader_name          (OgcJsonReader  *reader,
                                              const char     *name,
                                              guint           max);
/* An identifier: 1 to 64 of a-z, 0-9, "-", "_" and ".". Belongs to the reader. */
const char    *ogc_json_reader_id            (OgcJsonReader  *reader,
                                              const char     *name);
/* One of @names; returns the number that it stands for. */
guint          ogc_json_reader_choice        (OgcJsonReader  *reader,
                                              const char     *name,
                                              const OgcName  *names);
/* A moment in UTC, "2026-02-01T20:15:00Z"; returns seconds since 1970. */
gint64         ogc_json_reader_time          (OgcJsonReader  *reader,
                                              const char     *name);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (OgcJsonReader, ogc_json_reader_free)

G_END_DECLS
