/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-protocol-frame.h"

#include "config.h"

#define PROTOCOL_FORMAT "gilded-compass-protocol"
#define MAX_NUMBER 20000 /* of a question: no game has that many decisions */

JsonBuilder *
ogc_protocol_begin_line (const char *type)
{
  JsonBuilder *builder = json_builder_new_immutable ();

  json_builder_begin_object (builder);
  ogc_json_write_string (builder, "type", type);

  return builder;
}

char *
ogc_protocol_end_line (JsonBuilder *builder)
{
  g_return_val_if_fail (builder != NULL, NULL);

  json_builder_end_object (builder);

  return g_string_free (ogc_json_to_text (builder), FALSE);
}

JsonBuilder *
ogc_protocol_begin_hello (const char  *game,
                          guint        rules,
                          char       **players,
                          gboolean     awaits_setup)
{
  JsonBuilder *builder = ogc_protocol_begin_line ("hello");

  ogc_json_write_format (builder, PROTOCOL_FORMAT, OGC_PROTOCOL_VERSION);
  ogc_json_write_string (builder, "game", game);
  ogc_json_write_string (builder, "program", PACKAGE_VERSION);
  ogc_json_write_uint (builder, "rules", rules);
  ogc_json_begin_array (builder, "players");
  for (; *players != NULL; players++)
    ogc_json_write_string (builder, NULL, *players);
  json_builder_end_array (builder);
  ogc_json_write_boolean (builder, "awaits_setup", awaits_setup);

  return builder;
}

char *
ogc_protocol_error (const char *code,
                    const char *rule,
                    guint       number,
                    const char *message)
{
  g_autoptr (JsonBuilder) builder = ogc_protocol_begin_line ("error");

  g_return_val_if_fail (code != NULL && message != NULL, NULL);

  ogc_json_begin_object (builder, "error");
  ogc_json_write_string (builder, "code", code);
  if (rule != NULL)
    ogc_json_write_string (builder, "rule", rule);
  ogc_json_write_uint (builder, "line", number);
  ogc_json_write_string (builder, "message", message);
  json_builder_end_object (builder);

  return ogc_protocol_end_line (builder);
}

int
ogc_protocol_read_number (OgcJsonReader *reader)
{
  g_return_val_if_fail (reader != NULL, -1);

  return ogc_json_reader_has (reader, "number") ? (int) ogc_json_reader_uint (reader, "number", 0, MAX_NUMBER) : -1;
}
