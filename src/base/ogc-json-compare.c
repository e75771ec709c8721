/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-json-compare.h"

#include <glib/gi18n.h>

#include "ogc-escape.h"

#define SHOWN_LENGTH 100

static gboolean compare_nodes (GString  *path,
                               JsonNode *found,
                               JsonNode *expected);

static gboolean
compare_arrays (GString   *path,
                JsonArray *found,
                JsonArray *expected)
{
  const guint length = json_array_get_length (expected);
  const gsize start = path->len;

  for (guint i = 0; i < length || i < json_array_get_length (found); i++)
    {
      g_string_append_printf (path, "[%u]", i);
      if (i >= length || i >= json_array_get_length (found)
          || !compare_nodes (path, json_array_get_element (found, i), json_array_get_element (expected, i)))
        return FALSE;
      g_string_truncate (path, start);
    }

  return TRUE;
}

/* Whether @found has all members of @expected, with equal values. */
static gboolean
compare_members (GString    *path,
                 JsonObject *found,
                 JsonObject *expected)
{
  const gsize start = path->len;
  JsonObjectIter iter;
  const char *name;
  JsonNode *node;

  json_object_iter_init_ordered (&iter, expected);
  while (json_object_iter_next_ordered (&iter, &name, &node))
    {
      JsonNode *other = json_object_get_member (found, name);

      g_string_append_printf (path, "%s%s", start > 0 ? "." : "", name);
      if (other == NULL || !compare_nodes (path, other, node))
        return FALSE;
      g_string_truncate (path, start);
    }

  return TRUE;
}

static guint
count_members (JsonNode *node)
{
  return json_object_get_size (json_node_get_object (node));
}

/* Leaves the path to the difference in @path. */
static gboolean
compare_nodes (GString  *path,
               JsonNode *found,
               JsonNode *expected)
{
  if (JSON_NODE_TYPE (found) != JSON_NODE_TYPE (expected))
    return FALSE;
  if (JSON_NODE_HOLDS_ARRAY (found))
    return compare_arrays (path, json_node_get_array (found), json_node_get_array (expected));
  if (!JSON_NODE_HOLDS_OBJECT (found))
    return json_node_get_value_type (found) == json_node_get_value_type (expected) && json_node_equal (found, expected);

  return compare_members (path, json_node_get_object (found), json_node_get_object (expected))
         && (count_members (found) == count_members (expected)
             || compare_members (path, json_node_get_object (expected), json_node_get_object (found)));
}

/* The member or element at @path, which compare_nodes() has left, or NULL if there is none. */
static JsonNode *
find_node (JsonNode   *node,
           const char *path)
{
  g_auto (GStrv) steps = g_strsplit_set (path, ".[", -1);

  for (guint i = 0; node != NULL && steps[i] != NULL; i++)
    {
      if (*steps[i] == '\0')
        continue;
      if (JSON_NODE_HOLDS_OBJECT (node))
        node = json_object_get_member (json_node_get_object (node), steps[i]);
      else if (JSON_NODE_HOLDS_ARRAY (node)
               && g_ascii_strtoull (steps[i], NULL, 10) < json_array_get_length (json_node_get_array (node)))
        node = json_array_get_element (json_node_get_array (node), g_ascii_strtoull (steps[i], NULL, 10));
      else
        node = NULL;
    }

  return node;
}

static char *
describe_node (JsonNode   *root,
               const char *path)
{
  JsonNode *node = find_node (root, path);
  g_autofree char *text = node != NULL ? json_to_string (node, FALSE) : NULL;
  g_autofree char *shown = NULL;

  if (text == NULL)
    return g_strdup (_("nothing"));
  shown = ogc_escape_text (text, NULL);
  if (g_utf8_strlen (shown, -1) <= SHOWN_LENGTH)
    return g_steal_pointer (&shown);
  *g_utf8_offset_to_pointer (shown, SHOWN_LENGTH) = '\0';

  return g_strconcat (shown, "…", NULL);
}

gboolean
ogc_json_compare (const char  *source,
                  JsonNode    *found,
                  JsonNode    *expected,
                  GError     **error)
{
  g_autoptr (GString) path = g_string_new (NULL);
  g_autofree char *place = NULL;
  g_autofree char *one = NULL;
  g_autofree char *other = NULL;

  g_return_val_if_fail (source != NULL, FALSE);
  g_return_val_if_fail (found != NULL && expected != NULL, FALSE);

  if (compare_nodes (path, found, expected))
    return TRUE;
  place = ogc_escape_text (path->str, NULL);
  one = describe_node (expected, path->str);
  other = describe_node (found, path->str);
  /* TRANSLATORS: a file's name, the place in it, and two pieces of JSON */
  g_set_error (error, OGC_ERROR, OGC_ERROR_CONTENT, _("%s, at %s: the game leads to %s, but the file says %s."), source,
               place, one, other);

  return FALSE;
}
