/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-json-reader.h"

#include <glib/gi18n.h>
#include <string.h>

#include "ogc-escape.h"
#include "ogc-file.h"
#include "ogc-json-parser.h"

/* How much of an unexpected text is quoted to the person. */
#define SHOWN_LENGTH 40

#define ID_CHARACTERS "abcdefghijklmnopqrstuvwxyz0123456789-_."
#define MAX_ID_LENGTH 64

/* An object or list that is open. */
typedef struct {
  JsonNode   *node;
  const char *name;  /* the name of the member that it is, or NULL for an element */
  guint       index; /* the index of the element that it is */
  guint       next;  /* list: the next element to read */
  guint       first; /* object: where its names begin in OgcJsonReader.read */
} Level;

struct _OgcJsonReader
{
  char      *source;
  JsonNode  *root;
  GArray    *levels;
  GPtrArray *read; /* names of members that were read, of all open objects */
  GError    *error;
};

static Level *
open_level (OgcJsonReader *reader)
{
  g_assert (reader->levels->len > 0);

  return &g_array_index (reader->levels, Level, reader->levels->len - 1);
}

static void
append_step (GString    *path,
             const char *name,
             guint       index)
{
  if (name != NULL)
    g_string_append_printf (path, "%s%s", path->len > 0 ? "." : "", name);
  else
    g_string_append_printf (path, "[%u]", index);
}

/* Where the member @name of the open object is, or the element of the open list that was read last. With @whole where
 * the object or list itself is. */
static char *
path_of (OgcJsonReader *reader,
         const char    *name,
         gboolean       whole)
{
  g_autoptr (GString) path = g_string_new (NULL);

  for (guint i = 1; i < reader->levels->len; i++)
    {
      const Level *level = &g_array_index (reader->levels, Level, i);

      append_step (path, level->name, level->index);
    }
  if (!whole)
    append_step (path, name, open_level (reader)->next - 1);

  return g_string_free (g_steal_pointer (&path), FALSE);
}

/* @path and @sentence may quote the document. */
static void
set_error (OgcJsonReader *reader,
           const char    *path,
           OgcError       code,
           const char    *sentence)
{
  g_autofree char *place = ogc_escape_text (path, NULL);
  g_autofree char *reason = ogc_escape_text (sentence, NULL);

  if (reader->error != NULL)
    return;

  if (*place == '\0')
    reader->error = g_error_new (OGC_ERROR, code, "%s: %s", reader->source, reason);
  else
    /* TRANSLATORS: a file's name, the place in it (such as "seats[2].name"), and a sentence that says what is wrong
     * there */
    reader->error = g_error_new (OGC_ERROR, code, _("%s, at %s: %s"), reader->source, place, reason);
}

/* Describes @node, for a sentence. */
static char *
describe_node (JsonNode *node)
{
  switch (JSON_NODE_TYPE (node))
    {
    case JSON_NODE_OBJECT:
      return g_strdup (_("an object"));
    case JSON_NODE_ARRAY:
      return g_strdup (_("a list"));
    case JSON_NODE_NULL:
      return g_strdup (_("nothing (null)"));
    case JSON_NODE_VALUE:
    default:
      break;
    }
  if (json_node_get_value_type (node) == G_TYPE_STRING)
    {
      const char *text = json_node_get_string (node);
      g_autofree char *shown = g_utf8_substring (text, 0, MIN (SHOWN_LENGTH, g_utf8_strlen (text, -1)));

      /* TRANSLATORS: a text that was found in a file, in quotes */
      return g_strdup_printf (_("“%s”"), shown);
    }

  return json_to_string (node, FALSE);
}

/* Refuses @node, which was read under @name, because it is not what was @expected, a phrase such as "a whole
 * number". */
static void
refuse_found (OgcJsonReader *reader,
              const char    *name,
              JsonNode      *node,
              OgcError       code,
              const char    *expected)
{
  g_autofree char *found = describe_node (node);
  /* TRANSLATORS: both are phrases such as "a whole number from 1 to 6" or "an object" */
  g_autofree char *sentence = g_strdup_printf (_("expected %s, but found %s."), expected, found);
  g_autofree char *path = path_of (reader, name, FALSE);

  set_error (reader, path, code, sentence);
}

/* The member @name of the open object, or the next element of the open list, without reading it. NULL if there is none,
 * or after a refusal. */
static JsonNode *
find_node (OgcJsonReader *reader,
           const char    *name)
{
  Level *level;

  if (reader->error != NULL)
    return NULL;
  level = open_level (reader);
  if (JSON_NODE_HOLDS_OBJECT (level->node))
    {
      g_assert (name != NULL);
      return json_object_get_member (json_node_get_object (level->node), name);
    }
  g_assert (name == NULL);
  if (level->next >= json_array_get_length (json_node_get_array (level->node)))
    return NULL;

  return json_array_get_element (json_node_get_array (level->node), level->next);
}

/* Takes the node from find_node(); refuses if there is none. */
static JsonNode *
take_node (OgcJsonReader *reader,
           const char    *name,
           const char    *expected)
{
  JsonNode *node = find_node (reader, name);

  if (reader->error != NULL)
    return NULL;
  if (name != NULL)
    g_ptr_array_add (reader->read, (gpointer) name);
  else
    open_level (reader)->next++;
  if (node == NULL)
    {
      /* TRANSLATORS: a phrase such as "a whole number from 1 to 6" */
      g_autofree char *sentence = g_strdup_printf (_("expected %s, but found nothing."), expected);
      g_autofree char *path = path_of (reader, name, FALSE);

      set_error (reader, path, OGC_ERROR_MEMBER, sentence);
    }

  return node;
}

static void
push_level (OgcJsonReader *reader,
            const char    *name,
            JsonNode      *node)
{
  Level level = { .node = node, .name = name, .first = reader->read->len };

  if (name == NULL && reader->levels->len > 0)
    level.index = open_level (reader)->next - 1;
  g_array_append_val (reader->levels, level);
}

/* Refuses the first member of the open object that was not read. */
static void
refuse_unread (OgcJsonReader *reader)
{
  const Level *level = open_level (reader);
  JsonObjectIter iter;
  const char *name;
  JsonNode *node;
  guint index;

  json_object_iter_init_ordered (&iter, json_node_get_object (level->node));
  while (json_object_iter_next_ordered (&iter, &name, &node))
    {
      gboolean known = FALSE;

      for (index = level->first; index < reader->read->len && !known; index++)
        known = g_str_equal (g_ptr_array_index (reader->read, index), name);
      if (!known)
        {
          g_autofree char *shown = g_utf8_substring (name, 0, MIN (SHOWN_LENGTH, g_utf8_strlen (name, -1)));
          g_autofree char *path = path_of (reader, shown, FALSE);

          set_error (reader, path, OGC_ERROR_MEMBER, _("this name is unknown here."));
          return;
        }
    }
}

static void
check_all_read (OgcJsonReader *reader)
{
  const Level *level = open_level (reader);

  if (JSON_NODE_HOLDS_ARRAY (level->node))
    g_assert (level->next == json_array_get_length (json_node_get_array (level->node)));
  else if (json_object_get_size (json_node_get_object (level->node)) != reader->read->len - level->first)
    refuse_unread (reader);
}

OgcJsonReader *
ogc_json_reader_new (const char  *source,
                     GBytes      *bytes,
                     GError     **error)
{
  OgcJsonReader *reader;
  JsonNode *root;
  const char *text;
  gsize length;

  g_return_val_if_fail (source != NULL, NULL);
  g_return_val_if_fail (bytes != NULL, NULL);

  text = g_bytes_get_data (bytes, &length);
  if (text == NULL)
    text = ""; /* no bytes */
  root = ogc_json_parse (source, text, length, error);
  if (root == NULL)
    return NULL;

  reader = g_new0 (OgcJsonReader, 1);
  reader->source = g_strdup (source);
  reader->root = root;
  reader->levels = g_array_new (FALSE, FALSE, sizeof (Level));
  reader->read = g_ptr_array_new ();
  push_level (reader, NULL, reader->root);

  return reader;
}

OgcJsonReader *
ogc_json_reader_new_from_file (GFile   *file,
                               GError **error)
{
  g_autofree char *name = NULL;
  g_autoptr (GBytes) bytes = ogc_file_read_named (file, &name, error);

  return bytes != NULL ? ogc_json_reader_new (name, bytes, error) : NULL;
}

void
ogc_json_reader_free (OgcJsonReader *reader)
{
  if (reader == NULL)
    return;

  g_free (reader->source);
  g_clear_pointer (&reader->root, json_node_unref);
  g_clear_pointer (&reader->levels, g_array_unref);
  g_clear_pointer (&reader->read, g_ptr_array_unref);
  g_clear_error (&reader->error);
  g_free (reader);
}

gboolean
ogc_json_reader_close (OgcJsonReader  *reader,
                       GError        **error)
{
  g_return_val_if_fail (reader != NULL, FALSE);

  if (reader->error == NULL)
    {
      g_assert (reader->levels->len == 1);
      check_all_read (reader);
    }
  if (reader->error == NULL)
    return TRUE;
  g_propagate_error (error, g_error_copy (reader->error));

  return FALSE;
}

gboolean
ogc_json_reader_failed (OgcJsonReader *reader)
{
  g_return_val_if_fail (reader != NULL, TRUE);

  return reader->error != NULL;
}

void
ogc_json_reader_refuse (OgcJsonReader *reader,
                        const char    *name,
                        OgcError       code,
                        const char    *format,
                        ...)
{
  g_autofree char *sentence = NULL;
  g_autofree char *path = NULL;
  va_list args;

  g_return_if_fail (reader != NULL);

  if (reader->error != NULL)
    return;
  va_start (args, format);
  sentence = g_strdup_vprintf (format, args);
  va_end (args);
  path = path_of (reader, name, name == NULL);
  set_error (reader, path, code, sentence);
}

gboolean
ogc_json_reader_has (OgcJsonReader *reader,
                     const char    *name)
{
  g_return_val_if_fail (reader != NULL, FALSE);

  return find_node (reader, name) != NULL;
}

gboolean
ogc_json_reader_is_null (OgcJsonReader *reader,
                         const char    *name)
{
  JsonNode *node;

  g_return_val_if_fail (reader != NULL, FALSE);

  node = find_node (reader, name);

  return node != NULL && JSON_NODE_HOLDS_NULL (node);
}

gboolean
ogc_json_reader_is_number (OgcJsonReader *reader,
                           const char    *name)
{
  JsonNode *node;

  g_return_val_if_fail (reader != NULL, FALSE);

  node = find_node (reader, name);

  return node != NULL && json_node_get_value_type (node) == G_TYPE_INT64;
}

gboolean
ogc_json_reader_is_string (OgcJsonReader *reader,
                           const char    *name)
{
  JsonNode *node;

  g_return_val_if_fail (reader != NULL, FALSE);

  node = find_node (reader, name);

  return node != NULL && json_node_get_value_type (node) == G_TYPE_STRING;
}

const char *
ogc_json_reader_peek_string (OgcJsonReader *reader,
                             const char    *name)
{
  g_return_val_if_fail (reader != NULL, NULL);

  return ogc_json_reader_is_string (reader, name) ? json_node_get_string (find_node (reader, name)) : NULL;
}

void
ogc_json_reader_skip (OgcJsonReader *reader,
                      const char    *name)
{
  g_return_if_fail (reader != NULL);

  take_node (reader, name, _("something"));
}

JsonNode *
ogc_json_reader_get_root (OgcJsonReader *reader)
{
  g_return_val_if_fail (reader != NULL, NULL);

  return reader->root;
}

void
ogc_json_reader_begin_object (OgcJsonReader *reader,
                              const char    *name)
{
  JsonNode *node;

  g_return_if_fail (reader != NULL);

  node = take_node (reader, name, _("an object"));
  if (node == NULL)
    return;
  if (JSON_NODE_HOLDS_OBJECT (node))
    push_level (reader, name, node);
  else
    refuse_found (reader, name, node, OGC_ERROR_MEMBER, _("an object"));
}

guint
ogc_json_reader_begin_array (OgcJsonReader *reader,
                             const char    *name,
                             guint          min,
                             guint          max)
{
  JsonNode *node;
  guint length;

  g_return_val_if_fail (reader != NULL, 0);

  node = take_node (reader, name, _("a list"));
  if (node == NULL)
    return 0;
  if (!JSON_NODE_HOLDS_ARRAY (node))
    {
      refuse_found (reader, name, node, OGC_ERROR_MEMBER, _("a list"));
      return 0;
    }
  length = json_array_get_length (json_node_get_array (node));
  push_level (reader, name, node);
  if (length < min || length > max)
    {
      ogc_json_reader_refuse (reader, NULL, OGC_ERROR_RANGE, _("expected a list of %u to %u entries, but it has %u."),
                              min, max,
                              length);
      return 0;
    }

  return length;
}

void
ogc_json_reader_end (OgcJsonReader *reader)
{
  g_return_if_fail (reader != NULL);

  if (reader->error != NULL)
    return;
  g_assert (reader->levels->len > 1);
  check_all_read (reader);
  g_ptr_array_set_size (reader->read, open_level (reader)->first);
  g_array_set_size (reader->levels, reader->levels->len - 1);
}

void
ogc_json_reader_null (OgcJsonReader *reader,
                      const char    *name)
{
  JsonNode *node;

  g_return_if_fail (reader != NULL);

  node = take_node (reader, name, _("nothing (null)"));
  if (node != NULL && !JSON_NODE_HOLDS_NULL (node))
    refuse_found (reader, name, node, OGC_ERROR_MEMBER, _("nothing (null)"));
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
  node = find_node (reader, name);
  value = node != NULL && json_node_get_value_type (node) == G_TYPE_INT64 ? json_node_get_int (node) : -1;
  if (value >= min && value <= max)
    {
      take_node (reader, name, "");
      return value;
    }

  expected = g_strdup_printf (_("a whole number from %u to %u"), min, max);
  node = take_node (reader, name, expected);
  if (node != NULL)
    refuse_found (reader, name, node,
                  json_node_get_value_type (node) == G_TYPE_INT64 ? OGC_ERROR_RANGE : OGC_ERROR_MEMBER, expected);

  return min;
}

/* The text of a member, or NULL if it is not a string. */
static const char *
take_text (OgcJsonReader  *reader,
           const char     *name,
           const char     *expected,
           JsonNode      **node)
{
  *node = take_node (reader, name, expected);
  if (*node == NULL)
    return NULL;
  if (json_node_get_value_type (*node) == G_TYPE_STRING)
    return json_node_get_string (*node);
  refuse_found (reader, name, *node, OGC_ERROR_MEMBER, expected);

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
      refuse_found (reader, name, node, OGC_ERROR_RANGE, expected);
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

  node = take_node (reader, name, _("true or false"));
  if (node == NULL)
    return FALSE;
  if (json_node_get_value_type (node) == G_TYPE_BOOLEAN)
    return json_node_get_boolean (node);
  refuse_found (reader, name, node, OGC_ERROR_MEMBER, _("true or false"));

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

/* The node of a text of @min to @max characters without control characters, or NULL after a refusal. */
static JsonNode *
take_string (OgcJsonReader *reader,
             const char    *name,
             guint          min,
             guint          max)
{
  g_autofree char *expected = NULL;
  const char *text;
  JsonNode *node;
  gsize length;

  if (ogc_json_reader_failed (reader))
    return NULL;
  expected = g_strdup_printf (_("a text of %u to %u characters"), min, max);
  text = take_text (reader, name, expected, &node);
  if (text == NULL)
    return NULL;
  length = g_utf8_strlen (text, -1);
  if (length >= min && length <= max && !has_control_characters (text))
    return node;
  refuse_found (reader, name, node, OGC_ERROR_RANGE, expected);

  return NULL;
}

const char *
ogc_json_reader_string (OgcJsonReader *reader,
                        const char    *name,
                        guint          min,
                        guint          max)
{
  JsonNode *node;

  g_return_val_if_fail (reader != NULL, "");
  g_return_val_if_fail (min <= max, "");

  node = take_string (reader, name, min, max);

  return node != NULL ? json_node_get_string (node) : "";
}

const char *
ogc_json_reader_name (OgcJsonReader *reader,
                      const char    *name,
                      guint          max)
{
  g_autofree char *clean = NULL;
  JsonNode *node;

  g_return_val_if_fail (reader != NULL, "");

  node = take_string (reader, name, 1, max);
  if (node == NULL)
    return "";
  clean = ogc_clean_name (json_node_get_string (node));
  json_node_set_string (node, *clean != '\0' ? clean : "?");

  return json_node_get_string (node);
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
  refuse_found (reader, name, node, OGC_ERROR_RANGE, expected);

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

  node = find_node (reader, name);
  if (node != NULL && json_node_get_value_type (node) == G_TYPE_STRING
      && ogc_name_find (names, json_node_get_string (node), &value))
    {
      take_node (reader, name, "");
      return value;
    }
  if (ogc_json_reader_failed (reader))
    return value;

  list = ogc_name_list (names);
  /* TRANSLATORS: a list of identifiers, separated by commas */
  expected = g_strdup_printf (_("one of: %s"), list);
  node = take_node (reader, name, expected);
  if (node != NULL)
    refuse_found (reader, name, node, OGC_ERROR_MEMBER, expected);

  return value;
}

gint64
ogc_json_reader_time (OgcJsonReader *reader,
                      const char    *name)
{
  const char *expected = _("a date and time such as 2026-02-01T20:15:00Z");
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
  refuse_found (reader, name, node, OGC_ERROR_RANGE, expected);

  return 0;
}
