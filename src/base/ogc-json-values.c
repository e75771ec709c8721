/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>
#include <json-glib/json-glib.h>
#include <string.h>

#include "ogc-json-reader-private.h"

/* The reading functions of #OgcJsonReader that return a value. */

#define ID_CHARACTERS "abcdefghijklmnopqrstuvwxyz0123456789-_."
#define MAX_ID_LENGTH 64

void
ogc_json_reader_null (OgcJsonReader *reader,
                      const char    *name)
{
  JsonNode *node;

  g_return_if_fail (reader != NULL);

  node = ogc_json_reader_take (reader, name, _("nothing (null)"));
  if (node != NULL && !JSON_NODE_HOLDS_NULL (node))
    ogc_json_reader_refuse_found (reader, name, node, OGC_ERROR_MEMBER, _("nothing (null)"));
}

guint
ogc_json_reader_uint (OgcJsonReader *reader,
                      const char    *name,
                      guint          min,
                      guint          max)
{
  g_autofree char *expected = NULL;
  JsonNode *node;
  gint64 value;

  g_return_val_if_fail (reader != NULL, min);
  g_return_val_if_fail (min <= max, min);

  if (ogc_json_reader_failed (reader))
    return min;
  node = ogc_json_reader_look (reader, name);
  value = node != NULL && json_node_get_value_type (node) == G_TYPE_INT64 ? json_node_get_int (node) : -1;
  if (value >= min && value <= max)
    {
      ogc_json_reader_take (reader, name, "");
      return value;
    }

  expected = g_strdup_printf (_("a whole number from %u to %u"), min, max);
  node = ogc_json_reader_take (reader, name, expected);
  if (node != NULL)
    ogc_json_reader_refuse_found (reader, name, node,
                                  json_node_get_value_type (node) == G_TYPE_INT64 ? OGC_ERROR_RANGE : OGC_ERROR_MEMBER,
                                  expected);

  return min;
}

/* The text of a member, or NULL if it is none. */
static const char *
take_text (OgcJsonReader *reader,
           const char    *name,
           const char    *expected,
           JsonNode     **node)
{
  *node = ogc_json_reader_take (reader, name, expected);
  if (*node == NULL)
    return NULL;
  if (json_node_get_value_type (*node) == G_TYPE_STRING)
    return json_node_get_string (*node);
  ogc_json_reader_refuse_found (reader, name, *node, OGC_ERROR_MEMBER, expected);

  return NULL;
}

guint64
ogc_json_reader_uint64 (OgcJsonReader *reader,
                        const char    *name)
{
  const char *expected = _("a whole number of 64 bits, as a text of digits");
  const char *text;
  guint64 value = 0;
  JsonNode *node;

  g_return_val_if_fail (reader != NULL, 0);

  text = take_text (reader, name, expected, &node);
  if (text != NULL
      && (!g_ascii_isdigit (text[0]) || (text[0] == '0' && text[1] != '\0')
          || !g_ascii_string_to_unsigned (text, 10, 0, G_MAXUINT64, &value, NULL)))
    {
      ogc_json_reader_refuse_found (reader, name, node, OGC_ERROR_RANGE, expected);
      return 0;
    }

  return value;
}

gboolean
ogc_json_reader_boolean (OgcJsonReader *reader,
                         const char    *name)
{
  JsonNode *node;

  g_return_val_if_fail (reader != NULL, FALSE);

  node = ogc_json_reader_take (reader, name, _("true or false"));
  if (node == NULL)
    return FALSE;
  if (json_node_get_value_type (node) == G_TYPE_BOOLEAN)
    return json_node_get_boolean (node);
  ogc_json_reader_refuse_found (reader, name, node, OGC_ERROR_MEMBER, _("true or false"));

  return FALSE;
}

static gboolean
has_control_characters (const char *text)
{
  for (; *text != '\0'; text = g_utf8_next_char (text))
    if (g_unichar_iscntrl (g_utf8_get_char (text)))
      return TRUE;

  return FALSE;
}

const char *
ogc_json_reader_string (OgcJsonReader *reader,
                        const char    *name,
                        guint          min,
                        guint          max)
{
  g_autofree char *expected = NULL;
  const char *text;
  JsonNode *node;
  gsize length;

  g_return_val_if_fail (reader != NULL, "");
  g_return_val_if_fail (min <= max, "");

  if (ogc_json_reader_failed (reader))
    return "";
  expected = g_strdup_printf (_("a text of %u to %u characters"), min, max);
  text = take_text (reader, name, expected, &node);
  if (text == NULL)
    return "";
  length = g_utf8_strlen (text, -1);
  if (length >= min && length <= max && !has_control_characters (text))
    return text;
  ogc_json_reader_refuse_found (reader, name, node, OGC_ERROR_RANGE, expected);

  return "";
}

const char *
ogc_json_reader_id (OgcJsonReader *reader,
                    const char    *name)
{
  const char *expected = _("an identifier of a to z, 0 to 9, “-”, “_” and “.”");
  const char *text;
  JsonNode *node;
  gsize length;

  g_return_val_if_fail (reader != NULL, "");

  text = take_text (reader, name, expected, &node);
  if (text == NULL)
    return "";
  length = strlen (text);
  if (length >= 1 && length <= MAX_ID_LENGTH && strspn (text, ID_CHARACTERS) == length)
    return text;
  ogc_json_reader_refuse_found (reader, name, node, OGC_ERROR_RANGE, expected);

  return "";
}

guint
ogc_json_reader_choice (OgcJsonReader *reader,
                        const char    *name,
                        const OgcName *names)
{
  g_autofree char *expected = NULL;
  g_autofree char *list = NULL;
  JsonNode *node;
  guint value = names[0].value;

  g_return_val_if_fail (reader != NULL, value);

  node = ogc_json_reader_look (reader, name);
  if (node != NULL && json_node_get_value_type (node) == G_TYPE_STRING
      && ogc_name_find (names, json_node_get_string (node), &value))
    {
      ogc_json_reader_take (reader, name, "");
      return value;
    }
  if (ogc_json_reader_failed (reader))
    return value;

  list = ogc_name_list (names);
  /* TRANSLATORS: a list of identifiers, separated by commas */
  expected = g_strdup_printf (_("one of: %s"), list);
  node = ogc_json_reader_take (reader, name, expected);
  if (node != NULL)
    ogc_json_reader_refuse_found (reader, name, node, OGC_ERROR_MEMBER, expected);

  return value;
}

gint64
ogc_json_reader_time (OgcJsonReader *reader,
                      const char    *name)
{
  const char *expected = _("a moment such as 2026-02-01T20:15:00Z");
  g_autoptr (GDateTime) moment = NULL;
  const char *text;
  JsonNode *node;

  g_return_val_if_fail (reader != NULL, 0);

  text = take_text (reader, name, expected, &node);
  if (text == NULL)
    return 0;
  if (strlen (text) == strlen ("2026-02-01T20:15:00Z") && text[10] == 'T' && g_str_has_suffix (text, "Z"))
    moment = g_date_time_new_from_iso8601 (text, NULL);
  if (moment != NULL && g_date_time_get_year (moment) >= 1970)
    return g_date_time_to_unix (moment);
  ogc_json_reader_refuse_found (reader, name, node, OGC_ERROR_RANGE, expected);

  return 0;
}
