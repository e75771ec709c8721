/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <json-glib/json-glib.h>

G_BEGIN_DECLS

/**
 * ogc_json_parse:
 * @source: what errors call the document
 * @text: the document
 * @length: of @text, in bytes
 * @error: return location
 *
 * Builds the tree of a document. json-glib's own parser takes more than JSON is, and takes it silently: no root, a
 * second one, keys that come twice, comments, halves of surrogate pairs, numbers beyond 64 bits, any depth. What passes
 * here is strict JSON of one object, within the limits of ogc-json-reader.h, and holds no whole number of more than 18
 * digits. A limit is checked before anything is built beyond it, so that no document takes longer than its length
 * deserves.
 *
 * Returns: (transfer full) (nullable): the root, or %NULL with @error set, which names line and column
 */
JsonNode *ogc_json_parse (const char  *source,
                          const char  *text,
                          gsize        length,
                          GError     **error);

G_END_DECLS
