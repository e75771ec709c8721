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
 * Builds the tree of a document. json-glib's own parser silently accepts more than JSON: no root or several, duplicate
 * keys, comments, unpaired surrogates, numbers beyond 64 bits, any depth. This accepts only strict JSON with a single
 * object at its root, within the limits of ogc-json-reader.h, without whole numbers of more than 18 digits. Limits are
 * checked before anything is built beyond them, so that no document takes longer than its length warrants.
 *
 * Returns: (transfer full) (nullable): the root, or %NULL with @error set, which names line and column
 */
JsonNode *ogc_json_parse (const char  *source,
                          const char  *text,
                          gsize        length,
                          GError     **error);

G_END_DECLS
