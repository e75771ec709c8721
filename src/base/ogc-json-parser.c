/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-json-parser.h"

#include <glib/gi18n.h>
#include <string.h>

#include "ogc-error.h"
#include "ogc-json-limits.h"

/* Any 18 digits fit into 64 bits. */
#define MAX_DIGITS 18

typedef struct {
  const char *source;
  const char *text;
  const char *at;
  const char *end;
  guint       depth;
  guint       values;
  guint       containers;
  GString    *string; /* the text of the last string read */
  GError    **error;
} Parser;

static gboolean read_value (Parser   *parser,
                            JsonNode *node);

/* Refuses the document at the present place; @message is a whole sentence. Returns: %FALSE */
static gboolean
refuse_document (Parser     *parser,
                 OgcError    code,
                 const char *message)
{
  guint line = 1;
  const char *start = parser->text;

  for (const char *p = parser->text; p < parser->at; p++)
    if (*p == '\n')
      {
        line++;
        start = p + 1;
      }

  /* TRANSLATORS: a file's name, where in it, and a sentence that says what is wrong there */
  g_set_error (parser->error, OGC_ERROR, code, _("%s, line %u, column %u: %s"), parser->source, line,
               (guint) g_utf8_strlen (start, parser->at - start) + 1, message);

  return FALSE;
}

static gboolean
refuse_syntax (Parser *parser)
{
  if (parser->at >= parser->end)
    return refuse_document (parser, OGC_ERROR_SYNTAX, _("the file ends in the middle."));

  return refuse_document (parser, OGC_ERROR_SYNTAX, _("this is not JSON."));
}

static void
skip_blanks (Parser *parser)
{
  while (parser->at < parser->end && strchr (" \t\r\n", *parser->at) != NULL)
    parser->at++;
}

/* Skips blanks, and @c if it follows. Returns whether it did. */
static gboolean
accept_char (Parser *parser,
             char    c)
{
  skip_blanks (parser);
  if (parser->at >= parser->end || *parser->at != c)
    return FALSE;
  parser->at++;

  return TRUE;
}

static gboolean
read_word (Parser     *parser,
           const char *word)
{
  const gsize length = strlen (word);

  if ((gsize) (parser->end - parser->at) < length || strncmp (parser->at, word, length) != 0)
    return refuse_syntax (parser);
  parser->at += length;

  return TRUE;
}

/* Skips digits and returns how many there were. */
static gsize
skip_digits (Parser *parser)
{
  const char *start = parser->at;

  while (parser->at < parser->end && g_ascii_isdigit (*parser->at))
    parser->at++;

  return parser->at - start;
}

static gboolean
read_number (Parser   *parser,
             JsonNode *node)
{
  const char *start = parser->at;
  const char *digits;
  gboolean whole = TRUE;

  if (*parser->at == '-')
    parser->at++;
  digits = parser->at;
  if (skip_digits (parser) == 0 || (*digits == '0' && parser->at - digits > 1))
    return refuse_syntax (parser);
  if (parser->at - digits > MAX_DIGITS)
    return refuse_document (parser, OGC_ERROR_RANGE, _("this number is too long."));
  if (parser->at < parser->end && *parser->at == '.')
    {
      whole = FALSE;
      parser->at++;
      if (skip_digits (parser) == 0)
        return refuse_syntax (parser);
    }
  if (parser->at < parser->end && (*parser->at == 'e' || *parser->at == 'E'))
    {
      whole = FALSE;
      parser->at++;
      if (parser->at < parser->end && (*parser->at == '+' || *parser->at == '-'))
        parser->at++;
      if (skip_digits (parser) == 0)
        return refuse_syntax (parser);
    }
  g_string_truncate (parser->string, 0);
  g_string_append_len (parser->string, start, parser->at - start);
  if (whole)
    json_node_init_int (node, g_ascii_strtoll (parser->string->str, NULL, 10));
  else
    json_node_init_double (node, g_ascii_strtod (parser->string->str, NULL));

  return TRUE;
}

/* Four hexadecimal digits; -1 if there are none. */
static int
read_hex (Parser *parser)
{
  int value = 0;

  for (guint i = 0; i < 4; i++, parser->at++)
    {
      if (parser->at >= parser->end || !g_ascii_isxdigit (*parser->at))
        return -1;
      value = value * 16 + g_ascii_xdigit_value (*parser->at);
    }

  return value;
}

/* The rest of "\u": one character, which may take two escapes. */
static gboolean
read_unicode (Parser *parser)
{
  int low;
  int c = read_hex (parser);

  if (c >= 0xd800 && c < 0xdc00)
    {
      if (parser->end - parser->at < 2 || parser->at[0] != '\\' || parser->at[1] != 'u')
        return refuse_document (parser, OGC_ERROR_SYNTAX, _("half a character is missing here."));
      parser->at += 2;
      low = read_hex (parser);
      if (low < 0xdc00 || low > 0xdfff)
        return refuse_document (parser, OGC_ERROR_SYNTAX, _("half a character is missing here."));
      c = 0x10000 + ((c - 0xd800) << 10) + (low - 0xdc00);
    }
  if (c < 0)
    return refuse_syntax (parser);
  if (c == 0 || (c >= 0xdc00 && c <= 0xdfff))
    return refuse_document (parser, OGC_ERROR_SYNTAX, _("this character does not exist."));
  g_string_append_unichar (parser->string, c);

  return TRUE;
}

static gboolean
read_escape (Parser *parser)
{
  static const char escapes[] = "\"\\/bfnrt";
  static const char meanings[] = "\"\\/\b\f\n\r\t";
  const char *found;
  char c;

  if (parser->at >= parser->end)
    return refuse_syntax (parser);
  c = *parser->at++;
  if (c == 'u')
    return read_unicode (parser);
  found = c == '\0' ? NULL : strchr (escapes, c);
  if (found == NULL)
    return refuse_syntax (parser);
  g_string_append_c (parser->string, meanings[found - escapes]);

  return TRUE;
}

/* Reads a string into parser->string. The bytes are known to be UTF-8. */
static gboolean
read_string (Parser *parser)
{
  if (!accept_char (parser, '"'))
    return refuse_syntax (parser);
  g_string_truncate (parser->string, 0);
  for (;;)
    {
      if (parser->at >= parser->end || (guchar) *parser->at < 0x20)
        return refuse_syntax (parser);
      if (*parser->at == '"')
        break;
      if (*parser->at != '\\')
        g_string_append_c (parser->string, *parser->at++);
      else if (parser->at++, !read_escape (parser))
        return FALSE;
    }
  parser->at++;

  return TRUE;
}

static gboolean
read_member (Parser     *parser,
             JsonObject *object)
{
  g_autoptr (JsonNode) node = json_node_alloc ();
  g_autofree char *name = NULL;

  if (json_object_get_size (object) == OGC_JSON_MAX_MEMBERS)
    return refuse_document (parser, OGC_ERROR_TOO_LARGE,
                            _("this object has more members than this program ever writes."));
  if (!read_string (parser))
    return FALSE;
  name = g_strndup (parser->string->str, parser->string->len);
  if (json_object_has_member (object, name))
    return refuse_document (parser, OGC_ERROR_SYNTAX, _("this key comes twice in one object."));
  if (!accept_char (parser, ':'))
    return refuse_syntax (parser);
  if (!read_value (parser, node))
    return FALSE;
  json_object_set_member (object, name, g_steal_pointer (&node));

  return TRUE;
}

static gboolean
read_object (Parser     *parser,
             JsonObject *object)
{
  parser->at++;
  if (accept_char (parser, '}'))
    return TRUE;
  do
    if (!read_member (parser, object))
      return FALSE;
  while (accept_char (parser, ','));

  return accept_char (parser, '}') || refuse_syntax (parser);
}

static gboolean
read_array (Parser    *parser,
            JsonArray *array)
{
  parser->at++;
  if (accept_char (parser, ']'))
    return TRUE;
  do
    {
      g_autoptr (JsonNode) node = json_node_alloc ();

      if (json_array_get_length (array) == OGC_JSON_MAX_ELEMENTS)
        return refuse_document (parser, OGC_ERROR_TOO_LARGE, _("this list is longer than this program ever writes."));
      if (!read_value (parser, node))
        return FALSE;
      json_array_add_element (array, g_steal_pointer (&node));
    }
  while (accept_char (parser, ','));

  return accept_char (parser, ']') || refuse_syntax (parser);
}

static gboolean
read_container (Parser   *parser,
                JsonNode *node)
{
  gboolean good;

  if (parser->depth == OGC_JSON_MAX_DEPTH)
    return refuse_document (parser, OGC_ERROR_TOO_LARGE, _("lists and objects are nested too deeply."));
  if (++parser->containers > OGC_JSON_MAX_CONTAINERS)
    return refuse_document (parser, OGC_ERROR_TOO_LARGE, _("this is more than this program ever writes."));
  parser->depth++;
  if (*parser->at == '{')
    {
      json_node_take_object (json_node_init (node, JSON_NODE_OBJECT), json_object_new ());
      good = read_object (parser, json_node_get_object (node));
    }
  else
    {
      json_node_take_array (json_node_init (node, JSON_NODE_ARRAY), json_array_new ());
      good = read_array (parser, json_node_get_array (node));
    }
  parser->depth--;

  return good;
}

/* @node: allocated, but not initialised */
static gboolean
read_value (Parser   *parser,
            JsonNode *node)
{
  skip_blanks (parser);
  if (parser->at >= parser->end)
    return refuse_syntax (parser);
  if (++parser->values > OGC_JSON_MAX_VALUES)
    return refuse_document (parser, OGC_ERROR_TOO_LARGE, _("this is more than this program ever writes."));

  switch (*parser->at)
    {
    case '{':
    case '[':
      return read_container (parser, node);
    case '"':
      if (!read_string (parser))
        return FALSE;
      json_node_init_string (node, parser->string->str);
      return TRUE;
    case 't':
      json_node_init_boolean (node, TRUE);
      return read_word (parser, "true");
    case 'f':
      json_node_init_boolean (node, FALSE);
      return read_word (parser, "false");
    case 'n':
      json_node_init_null (node);
      return read_word (parser, "null");
    default:
      return read_number (parser, node);
    }
}

JsonNode *
ogc_json_parse (const char  *source,
                const char  *text,
                gsize        length,
                GError     **error)
{
  g_autoptr (GString) string = g_string_new (NULL);
  g_autoptr (JsonNode) root = json_node_alloc ();
  Parser parser = { .source = source, .text = text, .at = text, .end = text + length, .string = string,
                    .error = error };

  g_return_val_if_fail (source != NULL, NULL);
  g_return_val_if_fail (text != NULL, NULL);

  if (length > OGC_JSON_MAX_SIZE)
    {
      g_set_error (error, OGC_ERROR, OGC_ERROR_TOO_LARGE,
                   _("%s: this file is larger than 16\302\240MB, so it can’t be from this program."),
                   source);
      return NULL;
    }
  if (memchr (text, '\0', length) != NULL || !g_utf8_validate_len (text, length, NULL))
    {
      g_set_error (error, OGC_ERROR, OGC_ERROR_SYNTAX, _("%s: this is not a text file in UTF-8."), source);
      return NULL;
    }

  skip_blanks (&parser);
  if (parser.at >= parser.end)
    {
      g_set_error (error, OGC_ERROR, OGC_ERROR_SYNTAX, _("%s: the file is empty."), source);
      return NULL;
    }
  if (*parser.at != '{')
    {
      refuse_document (&parser, OGC_ERROR_SYNTAX, _("expected one JSON object."));
      return NULL;
    }
  if (!read_value (&parser, root))
    return NULL;
  skip_blanks (&parser);
  if (parser.at < parser.end)
    {
      refuse_document (&parser, OGC_ERROR_SYNTAX, _("there is more text after the end."));
      return NULL;
    }

  return g_steal_pointer (&root);
}
