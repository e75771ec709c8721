/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>
#include <json-glib/json-glib.h>

#include "ogc-name.h"

G_BEGIN_DECLS

/*
 * Writes what #OgcJsonReader reads: the member @name of the object that is open in @builder, or, with %NULL, the next
 * element of a list.
 */

/* The first two members of every file. */
void     ogc_json_write_format  (JsonBuilder   *builder,
                                 const char    *format,
                                 guint          version);
void     ogc_json_begin_object  (JsonBuilder   *builder,
                                 const char    *name);
void     ogc_json_begin_array   (JsonBuilder   *builder,
                                 const char    *name);
void     ogc_json_write_uint    (JsonBuilder   *builder,
                                 const char    *name,
                                 guint          value);
/* As a string of digits, because most programs lose some bits of 64-bit JSON numbers. */
void     ogc_json_write_uint64  (JsonBuilder   *builder,
                                 const char    *name,
                                 guint64        value);
void     ogc_json_write_boolean (JsonBuilder   *builder,
                                 const char    *name,
                                 gboolean       value);
void     ogc_json_write_string  (JsonBuilder   *builder,
                                 const char    *name,
                                 const char    *value);
void     ogc_json_write_null    (JsonBuilder   *builder,
                                 const char    *name);
/* The name of @value in @names. */
void     ogc_json_write_choice  (JsonBuilder   *builder,
                                 const char    *name,
                                 const OgcName *names,
                                 guint          value);
/* @value: seconds since 1970. */
void     ogc_json_write_time    (JsonBuilder   *builder,
                                 const char    *name,
                                 gint64         value);

/* The document as one line of text, without an end of line. Returns: (transfer full) */
GString *ogc_json_to_text       (JsonBuilder   *builder);
/* The same with an end of line, as the content of a file. Returns: (transfer full) */
GBytes  *ogc_json_to_bytes      (JsonBuilder   *builder);

G_END_DECLS
