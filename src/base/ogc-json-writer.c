/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-json-writer.h"

#include "ogc-date.h"

static void
write_name (JsonBuilder *builder,
            const char  *name)
{
  if (name != NULL)
    json_builder_set_member_name (builder, name);
}

void
ogc_json_write_format (JsonBuilder *builder,
                       const char  *format,
                       guint        version)
{
  ogc_json_write_string (builder, "format", format);
  ogc_json_write_uint (builder, "version", version);
}

void
ogc_json_begin_object (JsonBuilder *builder,
                       const char  *name)
{
  write_name (builder, name);
  json_builder_begin_object (builder);
}

void
ogc_json_begin_array (JsonBuilder *builder,
                      const char  *name)
{
  write_name (builder, name);
  json_builder_begin_array (builder);
}

void
ogc_json_write_uint (JsonBuilder *builder,
                     const char  *name,
                     guint        value)
{
  write_name (builder, name);
  json_builder_add_int_value (builder, value);
}

void
ogc_json_write_uint64 (JsonBuilder *builder,
                       const char  *name,
                       guint64      value)
{
  char text[24];

  g_snprintf (text, sizeof text, "%" G_GUINT64_FORMAT, value);
  ogc_json_write_string (builder, name, text);
}

void
ogc_json_write_boolean (JsonBuilder *builder,
                        const char  *name,
                        gboolean     value)
{
  write_name (builder, name);
  json_builder_add_boolean_value (builder, value);
}

void
ogc_json_write_string (JsonBuilder *builder,
                       const char  *name,
                       const char  *value)
{
  write_name (builder, name);
  json_builder_add_string_value (builder, value);
}

void
ogc_json_write_null (JsonBuilder *builder,
                     const char  *name)
{
  write_name (builder, name);
  json_builder_add_null_value (builder);
}

void
ogc_json_write_choice (JsonBuilder   *builder,
                       const char    *name,
                       const OgcName *names,
                       guint          value)
{
  ogc_json_write_string (builder, name, ogc_name_of (names, value));
}

void
ogc_json_write_time (JsonBuilder *builder,
                     const char  *name,
                     gint64       value)
{
  /* The clock may show a time that no reader accepts. */
  g_autoptr (GDateTime) moment = g_date_time_new_from_unix_utc (CLAMP (value, 0, OGC_MAX_TIME));
  g_autofree char *text = g_date_time_format (moment, "%Y-%m-%dT%H:%M:%SZ");

  ogc_json_write_string (builder, name, text);
}

GString *
ogc_json_to_text (JsonBuilder *builder)
{
  g_autoptr (JsonGenerator) generator = json_generator_new ();
  g_autoptr (JsonNode) root = json_builder_get_root (builder);

  json_generator_set_root (generator, root);

  return json_generator_to_gstring (generator, g_string_new (NULL));
}

GBytes *
ogc_json_to_bytes (JsonBuilder *builder)
{
  return g_string_free_to_bytes (g_string_append_c (ogc_json_to_text (builder), '\n'));
}
