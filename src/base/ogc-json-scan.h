/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * ogc_json_scan:
 * @source: what errors call the document
 * @text: the document
 * @length: of @text, in bytes
 * @error: return location
 *
 * Looks through a document before anything is built of it. json-glib takes more than JSON is, and takes it silently: no
 * root, a second one, keys that come twice, comments, halves of surrogate pairs, numbers beyond 64 bits, any depth.
 * What passes here is strict JSON of one object, within the limits of ogc-json-reader.h, and holds no number of more
 * than 18 digits.
 *
 * Returns: %TRUE if it may be parsed, else %FALSE with @error set, which names line and column
 */
gboolean ogc_json_scan (const char  *source,
                        const char  *text,
                        gsize        length,
                        GError     **error);

G_END_DECLS
