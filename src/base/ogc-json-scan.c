/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-json-scan.h"

#include <glib/gi18n.h>
#include <string.h>

#include "ogc-json-reader.h"

/* 18 digits fit into 64 bits whatever they are. */
#define MAX_DIGITS 18

typedef struct {
  const char *source;
  const char *text;
  const char *at;
  const char *end;
  guint       depth;
  guint       values;
  GString    *key;
  GHashTable *keys[OGC_JSON_MAX_DEPTH]; /* of the object that is open at each depth */
  GError    **error;
} Scan;

static gboolean scan_value (Scan *scan);

/* Refuses at the place that is read; @message is a whole sentence. */
static gboolean
refuse (Scan       *scan,
        OgcError    code,
        const char *message)
{
  guint line = 1;
  const char *start = scan->text;

  for (const char *p = scan->text; p < scan->at; p++)
    if (*p == '\n')
      {
        line++;
        start = p + 1;
      }

  /* TRANSLATORS: a file's name, where in it, and a sentence that says what is wrong there */
  g_set_error (scan->error, OGC_ERROR, code, _("%s, line %u, column %u: %s"), scan->source, line,
               (guint) g_utf8_strlen (start, scan->at - start) + 1, message);

  return FALSE;
}

static gboolean
refuse_syntax (Scan *scan)
{
  if (scan->at >= scan->end)
    return refuse (scan, OGC_ERROR_SYNTAX, _("the file ends in the middle."));

  return refuse (scan, OGC_ERROR_SYNTAX, _("this is not JSON."));
}

static void
skip_blanks (Scan *scan)
{
  while (scan->at < scan->end && strchr (" \t\r\n", *scan->at) != NULL)
    scan->at++;
}

/* Whether @c comes next, after blanks; then it is skipped. */
static gboolean
accept (Scan *scan,
        char  c)
{
  skip_blanks (scan);
  if (scan->at >= scan->end || *scan->at != c)
    return FALSE;
  scan->at++;

  return TRUE;
}

static gboolean
scan_word (Scan       *scan,
           const char *word)
{
  const gsize length = strlen (word);

  if ((gsize) (scan->end - scan->at) < length || strncmp (scan->at, word, length) != 0)
    return refuse_syntax (scan);
  scan->at += length;

  return TRUE;
}

/* Skips digits and returns how many there were. */
static gsize
skip_digits (Scan *scan)
{
  const char *start = scan->at;

  while (scan->at < scan->end && g_ascii_isdigit (*scan->at))
    scan->at++;

  return scan->at - start;
}

static gboolean
scan_fraction (Scan *scan)
{
  if (scan->at < scan->end && *scan->at == '.')
    {
      scan->at++;
      if (skip_digits (scan) == 0)
        return refuse_syntax (scan);
    }
  if (scan->at < scan->end && (*scan->at == 'e' || *scan->at == 'E'))
    {
      scan->at++;
      if (scan->at < scan->end && (*scan->at == '+' || *scan->at == '-'))
        scan->at++;
      if (skip_digits (scan) == 0)
        return refuse_syntax (scan);
    }

  return TRUE;
}

static gboolean
scan_number (Scan *scan)
{
  const char *start;

  if (*scan->at == '-')
    scan->at++;
  start = scan->at;
  if (skip_digits (scan) == 0 || (*start == '0' && scan->at - start > 1))
    return refuse_syntax (scan);
  if (scan->at - start > MAX_DIGITS)
    return refuse (scan, OGC_ERROR_RANGE, _("this number is too long."));

  return scan_fraction (scan);
}

/* Four hexadecimal digits; -1 if there are none. */
static int
scan_hex (Scan *scan)
{
  int value = 0;

  for (guint i = 0; i < 4; i++, scan->at++)
    {
      if (scan->at >= scan->end || !g_ascii_isxdigit (*scan->at))
        return -1;
      value = value * 16 + g_ascii_xdigit_value (*scan->at);
    }

  return value;
}

/* The rest of "\u": one character, which may need two escapes. */
static gboolean
scan_unicode (Scan *scan)
{
  int low;
  int c = scan_hex (scan);

  if (c >= 0xd800 && c < 0xdc00)
    {
      if (scan->end - scan->at < 2 || scan->at[0] != '\\' || scan->at[1] != 'u')
        return refuse (scan, OGC_ERROR_SYNTAX, _("half of a character is missing here."));
      scan->at += 2;
      low = scan_hex (scan);
      if (low < 0xdc00 || low > 0xdfff)
        return refuse (scan, OGC_ERROR_SYNTAX, _("half of a character is missing here."));
      c = 0x10000 + ((c - 0xd800) << 10) + (low - 0xdc00);
    }
  if (c < 0)
    return refuse_syntax (scan);
  if (c == 0 || (c >= 0xdc00 && c <= 0xdfff))
    return refuse (scan, OGC_ERROR_SYNTAX, _("this character does not exist."));
  g_string_append_unichar (scan->key, c);

  return TRUE;
}

static gboolean
scan_escape (Scan *scan)
{
  static const char escapes[] = "\"\\/bfnrt";
  static const char meanings[] = "\"\\/\b\f\n\r\t";
  const char *found;
  char c;

  if (scan->at >= scan->end)
    return refuse_syntax (scan);
  c = *scan->at++;
  if (c == 'u')
    return scan_unicode (scan);
  found = c == '\0' ? NULL : strchr (escapes, c);
  if (found == NULL)
    return refuse_syntax (scan);
  g_string_append_c (scan->key, meanings[found - escapes]);

  return TRUE;
}

/* A string; what it says is in scan->key then. The bytes are known to be UTF-8. */
static gboolean
scan_string (Scan *scan)
{
  if (!accept (scan, '"'))
    return refuse_syntax (scan);
  g_string_truncate (scan->key, 0);
  for (;;)
    {
      if (scan->at >= scan->end || (guchar) *scan->at < 0x20)
        return refuse_syntax (scan);
      if (*scan->at == '"')
        break;
      if (*scan->at != '\\')
        g_string_append_c (scan->key, *scan->at++);
      else if (scan->at++, !scan_escape (scan))
        return FALSE;
    }
  scan->at++;

  return TRUE;
}

static gboolean
scan_member (Scan       *scan,
             GHashTable *keys)
{
  if (!scan_string (scan))
    return FALSE;
  if (!g_hash_table_add (keys, g_strndup (scan->key->str, scan->key->len)))
    return refuse (scan, OGC_ERROR_SYNTAX, _("this key comes twice in one object."));
  if (!accept (scan, ':'))
    return refuse_syntax (scan);

  return scan_value (scan);
}

static gboolean
scan_object (Scan *scan)
{
  GHashTable **keys = &scan->keys[scan->depth - 1];

  if (*keys == NULL)
    *keys = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_hash_table_remove_all (*keys);
  scan->at++;
  if (accept (scan, '}'))
    return TRUE;
  do
    if (!scan_member (scan, *keys))
      return FALSE;
  while (accept (scan, ','));

  return accept (scan, '}') || refuse_syntax (scan);
}

static gboolean
scan_array (Scan *scan)
{
  scan->at++;
  if (accept (scan, ']'))
    return TRUE;
  do
    if (!scan_value (scan))
      return FALSE;
  while (accept (scan, ','));

  return accept (scan, ']') || refuse_syntax (scan);
}

static gboolean
scan_container (Scan *scan)
{
  gboolean good;

  if (scan->depth == OGC_JSON_MAX_DEPTH)
    return refuse (scan, OGC_ERROR_TOO_LARGE, _("too many lists and objects lie inside each other."));
  scan->depth++;
  good = *scan->at == '{' ? scan_object (scan) : scan_array (scan);
  scan->depth--;

  return good;
}

static gboolean
scan_value (Scan *scan)
{
  skip_blanks (scan);
  if (scan->at >= scan->end)
    return refuse_syntax (scan);
  if (++scan->values > OGC_JSON_MAX_VALUES)
    return refuse (scan, OGC_ERROR_TOO_LARGE, _("this is more than any file of this program holds."));

  switch (*scan->at)
    {
    case '{':
    case '[':
      return scan_container (scan);
    case '"':
      return scan_string (scan);
    case 't':
      return scan_word (scan, "true");
    case 'f':
      return scan_word (scan, "false");
    case 'n':
      return scan_word (scan, "null");
    default:
      return scan_number (scan);
    }
}

static gboolean
scan_document (Scan *scan)
{
  const char *broken;

  if (memchr (scan->text, '\0', scan->end - scan->text) != NULL
      || !g_utf8_validate_len (scan->text, scan->end - scan->text, &broken))
    {
      g_set_error (scan->error, OGC_ERROR, OGC_ERROR_SYNTAX, _("%s: this is not a text file in UTF-8."), scan->source);
      return FALSE;
    }

  skip_blanks (scan);
  if (scan->at >= scan->end)
    {
      g_set_error (scan->error, OGC_ERROR, OGC_ERROR_SYNTAX, _("%s: the file is empty."), scan->source);
      return FALSE;
    }
  if (*scan->at != '{')
    return refuse (scan, OGC_ERROR_SYNTAX, _("one JSON object was expected."));
  if (!scan_value (scan))
    return FALSE;
  skip_blanks (scan);
  if (scan->at < scan->end)
    return refuse (scan, OGC_ERROR_SYNTAX, _("something comes after the end."));

  return TRUE;
}

gboolean
ogc_json_scan (const char  *source,
               const char  *text,
               gsize        length,
               GError     **error)
{
  g_autoptr (GString) key = g_string_new (NULL);
  Scan scan = { .source = source, .text = text, .at = text, .end = text + length, .key = key, .error = error };
  gboolean good;

  g_return_val_if_fail (source != NULL, FALSE);
  g_return_val_if_fail (text != NULL, FALSE);

  if (length > OGC_JSON_MAX_SIZE)
    {
      g_set_error (error, OGC_ERROR, OGC_ERROR_TOO_LARGE,
                   _("%s: this file is larger than 16 MB, which no file of this program is."),
                   source);
      return FALSE;
    }

  good = scan_document (&scan);
  for (guint i = 0; i < OGC_JSON_MAX_DEPTH; i++)
    g_clear_pointer (&scan.keys[i], g_hash_table_unref);

  return good;
}
