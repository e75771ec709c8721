/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <json-glib/json-glib.h>

#include "ogc-error.h"

G_BEGIN_DECLS

/* Compares two documents; members may come in any order. If they differ, returns %FALSE with @error set, which names
 * the first place in @source where @found differs from @expected, and both values. */
gboolean ogc_json_compare (const char  *source,
                           JsonNode    *found,
                           JsonNode    *expected,
                           GError     **error);

G_END_DECLS
