/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <json-glib/json-glib.h>
#include <time.h>

#include "ogc-escape.h"
#include "ogc-format-version.h"
#include "ogc-json-compare.h"
#include "ogc-json-limits.h"
#include "ogc-json-lines.h"
#include "ogc-json-reader.h"
#include "ogc-json-writer.h"
#include "ogc-names.h"
#include "../clock-times.h"

static OgcJsonReader *
open_text (const char  *text,
           gssize       length,
           GError     **error)
{
  g_autoptr (GBytes) bytes = g_bytes_new (text, length < 0 ? strlen (text) : (gsize) length);

  return ogc_json_reader_new ("file", bytes, error);
}

static void
assert_refused (const char *text,
                gssize      length,
                OgcError    code,
                const char *part)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (OgcJsonReader) reader = open_text (text, length, &error);

  if (reader != NULL)
    g_error ("not refused: %s", text);
  if (!g_error_matches (error, OGC_ERROR, code) || strstr (error->message, part) == NULL)
    g_error ("refused otherwise: %s", error->message);
}

static void
test_syntax (void)
{
  static const struct {
    const char *text;
    const char *part;
  } cases[] = {
    { "", "empty" },
    { " \n\t ", "empty" },
    { "[]", "line 1, column 1: expected one JSON object" },
    { "\"text\"", "one JSON object" },
    { "null", "one JSON object" },
    { "{} {}", "line 1, column 4: there is more text after" },
    { "{}\n}", "line 2, column 1: there is more text after" },
    { "{ // comment\n}", "not JSON" },
    { "{ /* comment */ }", "not JSON" },
    { "{\"a\":1,\"a\":2}", "key comes twice" },
    { "{\"a\":1,\"\\u0061\":2}", "key comes twice" },
    { "{\"a\":{\"b\":1,\"c\":2,\"b\":3}}", "key comes twice" },
    { "{\"a\":\"\\ud800\"}", "half a character" },
    { "{\"a\":\"\\ud800x\"}", "half a character" },
    { "{\"a\":\"\\ud800\\u0041\"}", "half a character" },
    { "{\"a\":\"\\udc00\"}", "does not exist" },
    { "{\"a\":\"\\u0000\"}", "does not exist" },
    { "{\"a\":\"\\u12g4\"}", "not JSON" },
    { "{\"a\":\"\\x\"}", "not JSON" },
    { "{\"a\":\"tab\there\"}", "not JSON" },
    { "{\"a\":\"open", "ends in the middle" },
    { "{\"a\":\"open\\", "ends in the middle" },
    { "{\"a\":", "ends in the middle" },
    { "{\"a\":1", "ends in the middle" },
    { "{\"a\"", "ends in the middle" },
    { "{\"a\" 1}", "not JSON" },
    { "{a:1}", "not JSON" },
    { "{'a':1}", "not JSON" },
    { "{\"a\":1,}", "not JSON" },
    { "{\"a\":[1,]}", "not JSON" },
    { "{\"a\":[1 2]}", "not JSON" },
    { "{\"a\":01}", "not JSON" },
    { "{\"a\":+1}", "not JSON" },
    { "{\"a\":-}", "not JSON" },
    { "{\"a\":.5}", "not JSON" },
    { "{\"a\":1.}", "not JSON" },
    { "{\"a\":1e}", "not JSON" },
    { "{\"a\":0x10}", "not JSON" },
    { "{\"a\":NaN}", "not JSON" },
    { "{\"a\":Infinity}", "not JSON" },
    { "{\"a\":True}", "not JSON" },
    { "{\"a\":nul}", "not JSON" },
    { "var a = {}", "one JSON object" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    assert_refused (cases[i].text, -1, OGC_ERROR_SYNTAX, cases[i].part);
  assert_refused ("{\"a\":\"\0\"}", 9, OGC_ERROR_SYNTAX, "UTF-8");
  assert_refused ("{\"a\":\"\xff\"}", -1, OGC_ERROR_SYNTAX, "UTF-8");
  assert_refused ("{\"a\":\"\xed\xa0\x80\"}", -1, OGC_ERROR_SYNTAX, "UTF-8");
  assert_refused ("{\"a\":1234567890123456789}", -1, OGC_ERROR_RANGE, "too long");
  assert_refused ("{\"a\":99999999999999999999999999}", -1, OGC_ERROR_RANGE, "too long");
}

/* Strict JSON must neither be refused nor misread. */
static void
test_good_syntax (void)
{
  static const char text[] = " { \"a\" : [ 1 , -0, 0.5, 1e3, 1E+2, 2e-1, true,false , null, "
                             "\"\\\"\\\\\\/\\b\\f\\n\\r\\t\\u00e9\\ud83e\\udded é\", [ ], { } ] } \r\n";
  g_autoptr (GError) error = NULL;
  g_autoptr (OgcJsonReader) reader = open_text (text, -1, &error);
  JsonArray *array;

  g_assert_no_error (error);
  array = json_object_get_array_member (json_node_get_object (ogc_json_reader_get_root (reader)), "a");
  g_assert_cmpuint (json_array_get_length (array), ==, 12);
  g_assert_cmpstr (json_array_get_string_element (array, 9), ==, "\"\\/\b\f\n\r\té🧭 é");
}

static char *
nest (guint depth)
{
  GString *text = g_string_new ("{\"a\":");

  for (guint i = 0; i < depth; i++)
    g_string_append_c (text, '[');
  for (guint i = 0; i < depth; i++)
    g_string_append_c (text, ']');

  return g_string_free (g_string_append_c (text, '}'), FALSE);
}

static void
test_limits (void)
{
  g_autofree char *deepest = nest (OGC_JSON_MAX_DEPTH - 1);
  g_autofree char *deeper = nest (OGC_JSON_MAX_DEPTH);
  g_autofree char *abyss = nest (1000000);
  g_autofree char *large = g_malloc (17 * 1024 * 1024);
  g_autofree char *full = g_malloc (OGC_JSON_MAX_SIZE);
  g_autoptr (GString) many = g_string_new ("{\"a\":[0");
  g_autoptr (GError) error = NULL;
  g_autoptr (OgcJsonReader) reader = open_text (deepest, -1, &error);
  g_autoptr (OgcJsonReader) blanks = NULL;
  g_autoptr (OgcJsonReader) longest = NULL;

  g_assert_no_error (error);
  g_assert_nonnull (reader);
  assert_refused (deeper, -1, OGC_ERROR_TOO_LARGE, "nested too deeply");
  assert_refused (abyss, -1, OGC_ERROR_TOO_LARGE, "nested too deeply");

  memset (large, ' ', 17 * 1024 * 1024);
  memcpy (large, "{}", 2);
  assert_refused (large, 17 * 1024 * 1024, OGC_ERROR_TOO_LARGE, "16\302\240MB");
  memset (full, ' ', OGC_JSON_MAX_SIZE);
  memcpy (full, "{}", 2);
  blanks = open_text (full, OGC_JSON_MAX_SIZE, &error);
  g_assert_no_error (error);

  for (guint i = 1; i < OGC_JSON_MAX_ELEMENTS; i++)
    g_string_append (many, ",0");
  g_string_append (many, "]}");
  longest = open_text (many->str, many->len, &error);
  g_assert_no_error (error);
  g_string_insert (many, strlen ("{\"a\":["), "0,");
  assert_refused (many->str, many->len, OGC_ERROR_TOO_LARGE, "line 1, column 40009: this list is longer");

  g_string_assign (many, "{\"a\":[");
  for (guint i = 2; i < OGC_JSON_MAX_VALUES; i += 25)
    g_string_append (many, "[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],");
  g_string_append (many, "0]}");
  assert_refused (many->str, many->len, OGC_ERROR_TOO_LARGE, "more than this program ever writes");

  g_string_assign (many, "{\"a\":[");
  for (guint i = 2; i < OGC_JSON_MAX_CONTAINERS; i += 9)
    g_string_append (many, "[[],[],[],[],[],{},{},{}],");
  g_string_append (many, "{},0]}");
  assert_refused (many->str, many->len, OGC_ERROR_TOO_LARGE, "more than this program ever writes");
}

/* Appends a member name that g_str_hash() cannot tell apart from others: "bA" and "ab" have the same hash. */
static void
append_colliding (GString *text,
                  guint    number)
{
  for (guint i = 0; i < 15; i++)
    g_string_append (text, (number >> i & 1) != 0 ? "bA" : "ab");
}

/* The limit takes effect before the thirty-third name is compared with those before it. */
static void
test_members (void)
{
  g_autoptr (GString) text = g_string_new ("{");
  g_autofree char *place = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (OgcJsonReader) fullest = NULL;

  for (guint i = 0; i < 20000; i++)
    {
      if (i == OGC_JSON_MAX_MEMBERS)
        {
          g_autofree char *document = g_strdup_printf ("%.*s}", (int) text->len - 1, text->str);

          place = g_strdup_printf ("line 1, column %zu: this object has more members", text->len + 1);
          fullest = open_text (document, -1, &error);
          g_assert_no_error (error);
        }
      g_string_append_c (text, '"');
      append_colliding (text, i);
      g_string_append (text, "\":0,");
    }
  g_assert_cmpuint (g_str_hash ("abab"), ==, g_str_hash ("bAbA"));
  text->str[text->len - 1] = '}';
  assert_refused (text->str, text->len, OGC_ERROR_TOO_LARGE, place);
}

/* Repeats the part between @begin and @end as often as a document of @size bytes has room for it. */
static GString *
fill_document (gsize       size,
               const char *begin,
               const char *part,
               const char *end)
{
  GString *text = g_string_sized_new (size + 1);

  g_string_append (text, begin);
  while (text->len + strlen (part) + strlen (end) <= size)
    g_string_append (text, part);

  return g_string_append (text, end);
}

/* As many objects as values are allowed, each with as many colliding names as are allowed. */
static GString *
fill_with_objects (void)
{
  g_autoptr (GString) object = g_string_new ("{");

  for (guint i = 0; i < OGC_JSON_MAX_MEMBERS; i++)
    {
      g_string_append (object, i > 0 ? ",\"" : "\"");
      append_colliding (object, i * 1021);
      g_string_append (object, "\":{}");
    }
  g_string_append (object, "},");

  return fill_document (OGC_JSON_MAX_SIZE, "{\"a\":[", object->str, "0]}");
}

/* A few colliding names, each as long as the document allows, which differ only at their ends. */
static GString *
fill_with_names (void)
{
  GString *text = g_string_new ("{");

  for (guint i = 0; i < OGC_JSON_MAX_MEMBERS; i++)
    {
      const gsize end = OGC_JSON_MAX_SIZE / (OGC_JSON_MAX_MEMBERS + 1) * (i + 1);

      g_string_append_c (text, '"');
      while (text->len < end)
        g_string_append (text, "abababababababababababababababab");
      append_colliding (text, i);
      g_string_append (text, i + 1 < OGC_JSON_MAX_MEMBERS ? "\":0," : "\":0}");
    }

  return text;
}

static GString *
fill_with_lists (void)
{
  g_autoptr (GString) list = g_string_new ("[");

  for (guint i = 1; i < OGC_JSON_MAX_ELEMENTS; i++)
    g_string_append (list, "{},");
  g_string_append (list, "{}],");

  return fill_document (OGC_JSON_MAX_SIZE, "{\"a\":[", list->str, "0]}");
}

/* How many seconds of the processor it takes to read @text, which is refused if nothing in it is known. */
static double
time_refusal (const GString *text)
{
  const clock_t start = clock ();
  g_autoptr (GError) error = NULL;
  g_autoptr (OgcJsonReader) reader = open_text (text->str, text->len, &error);
  double seconds;

  if (reader != NULL)
    ogc_json_reader_close (reader, &error);
  g_assert_nonnull (error);
  g_assert_cmpuint (strlen (error->message), <, 600);
  g_clear_pointer (&reader, ogc_json_reader_free);
  seconds = (double) (clock () - start) / CLOCKS_PER_SEC;
  g_test_message ("%.3f s of the processor: %s", seconds, error->message);

  return seconds;
}

/* The worst documents of 16 MB are refused by the reader, either as such or because nothing in them is known. None
 * takes ten times as long as harmless text, so that a quadratic reader fails. On a quiet machine none takes twice as
 * long. */
static void
test_worst (void)
{
  GString *harmless = fill_document (OGC_JSON_MAX_SIZE, "{\"a\":\"", "x", "\"}");
  const double seconds = time_refusal (harmless);
  GString *documents[] = {
    fill_with_objects (),
    fill_with_names (),
    fill_with_lists (),
    fill_document (OGC_JSON_MAX_SIZE, "", "{\"a\":", ""),
    fill_document (OGC_JSON_MAX_SIZE, "{\"a\":", "[", ""),
    fill_document (OGC_JSON_MAX_SIZE, "{\"a\":\"", "\\u00e9", "\"}"),
    fill_document (OGC_JSON_MAX_SIZE, "{\"a\":\"", "\\n", "\"}"),
    fill_document (OGC_JSON_MAX_SIZE, "{\"a\":[", "\"\\ud83e\\udded\",", "0]}"),
    fill_document (OGC_JSON_MAX_SIZE, "{\"a\":0.", "1", "}"),
    fill_document (OGC_JSON_MAX_SIZE, "{\"a\":1e", "0", "1}"),
    fill_document (OGC_JSON_MAX_SIZE, "{\"", "\\u202e", "\":0}"),
    fill_document (OGC_JSON_MAX_SIZE, "{", "\n", "!"),
    fill_document (OGC_JSON_MAX_SIZE, "{\"a\":[", "0,", "0]}"),
    fill_document (OGC_JSON_MAX_SIZE, "{", "\"\":0,", "\"a\":0}"),
  };

  for (guint i = 0; i < G_N_ELEMENTS (documents); i++)
    {
      g_assert_cmpfloat (time_refusal (documents[i]), <, 10 * seconds);
      g_string_free (documents[i], TRUE);
    }
  g_string_free (harmless, TRUE);
}

static void
test_escape (void)
{
  static const struct {
    const char *text;
    const char *shown;
    const char *name;
  } cases[] = {
    { "", "", "" },
    { "Ada “é” 🧭 \\", "Ada “é” 🧭 \\", "Ada “é” 🧭 \\" },
    { "\x1b[31mred\x07\x7f", "\\x1b[31mred\\x07\\x7f", " [31mred  " },
    { "two\r\nlines", "two\\x0d\\x0alines", "two  lines" },
    { "C1 \xc2\x9b", "C1 \\u009b", "C1  " },
    { "\xe2\x80\xae" "gnp.exe\xe2\x80\xac", "\\u202egnp.exe\\u202c", "gnp.exe" },
    { "\xe2\x81\xa6" "a\xe2\x81\xa9\xe2\x80\x8e\xe2\x80\x8f\xd8\x9c", "\\u2066a\\u2069\\u200e\\u200f\\u061c", "a" },
    { "one\xe2\x80\xa8two\xe2\x80\xa9", "one\\u2028two\\u2029", "one two " },
  };
  g_autofree char *broken = ogc_escape_text ("a\xff\xe2\x80", NULL);
  g_autofree char *kept = ogc_escape_text ("a\nb\tc", "\n");

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *shown = ogc_escape_text (cases[i].text, NULL);
      g_autofree char *name = ogc_clean_name (cases[i].text);

      g_assert_cmpstr (shown, ==, cases[i].shown);
      g_assert_cmpstr (name, ==, cases[i].name);
    }
  g_assert_cmpstr (broken, ==, "a\\xff\\xe2\\x80");
  g_assert_cmpstr (kept, ==, "a\nb\\x09c");
}

/* A name that is read is one line without direction overrides, also when read from the tree. */
static void
test_names (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (OgcJsonReader) reader = open_text ("{\"a\":\"\\u202eadA\",\"b\":\"\\u2066\\u2069\","
                                                "\"c\":\"one\\u2028two\"}", -1, &error);
  g_autoptr (JsonNode) expected = json_from_string ("{\"a\":\"adA\",\"b\":\"?\",\"c\":\"one two\"}", NULL);

  g_assert_no_error (error);
  g_assert_cmpstr (ogc_json_reader_name (reader, "a", 4), ==, "adA");
  g_assert_cmpstr (ogc_json_reader_name (reader, "b", 4), ==, "?");
  g_assert_cmpstr (ogc_json_reader_name (reader, "c", 9), ==, "one two");
  g_assert_true (ogc_json_compare ("file", ogc_json_reader_get_root (reader), expected, &error));
  g_assert_true (ogc_json_reader_close (reader, &error));
}

typedef void (*ReadFunc) (OgcJsonReader *reader);

static void
assert_read_refused (const char *text,
                     ReadFunc    read,
                     OgcError    code,
                     const char *message)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (OgcJsonReader) reader = open_text (text, -1, &error);

  g_assert_no_error (error);
  read (reader);
  g_assert_false (ogc_json_reader_close (reader, &error));
  g_assert_cmpstr (error->message, ==, message);
  g_assert_error (error, OGC_ERROR, (int) code);
}

static void
read_uint (OgcJsonReader *reader)
{
  g_assert_cmpuint (ogc_json_reader_uint (reader, "n", 1, 6), <=, 6);
}

static void
read_uint64 (OgcJsonReader *reader)
{
  ogc_json_reader_uint64 (reader, "n");
}

static void
read_deep (OgcJsonReader *reader)
{
  guint n = ogc_json_reader_begin_array (reader, "seats", 0, 9);

  for (guint i = 0; i < n; i++)
    {
      ogc_json_reader_begin_object (reader, NULL);
      ogc_json_reader_string (reader, "name", 1, 3);
      ogc_json_reader_end (reader);
    }
  ogc_json_reader_end (reader);
}

static void
read_pair (OgcJsonReader *reader)
{
  ogc_json_reader_begin_array (reader, "pair", 2, 2);
  ogc_json_reader_end (reader);
}

static void
read_choice (OgcJsonReader *reader)
{
  ogc_json_reader_choice (reader, "kind", ogc_names_specialist_kind);
}

static void
read_id (OgcJsonReader *reader)
{
  ogc_json_reader_id (reader, "id");
}

static void
read_time (OgcJsonReader *reader)
{
  ogc_json_reader_time (reader, "time");
}

static void
read_boolean (OgcJsonReader *reader)
{
  ogc_json_reader_boolean (reader, "yes");
}

static void
read_format (OgcJsonReader *reader)
{
  ogc_format_version_check (reader, "gilded-compass-save", 1);
}

static void
read_nothing (OgcJsonReader *reader)
{
}

static void
test_accessors (void)
{
  assert_read_refused ("{\"n\":0}", read_uint, OGC_ERROR_RANGE,
                       "file, at n: expected a whole number from 1 to 6, but found 0.");
  assert_read_refused ("{\"n\":7}", read_uint, OGC_ERROR_RANGE,
                       "file, at n: expected a whole number from 1 to 6, but found 7.");
  assert_read_refused ("{\"n\":-1}", read_uint, OGC_ERROR_RANGE,
                       "file, at n: expected a whole number from 1 to 6, but found -1.");
  assert_read_refused ("{\"n\":4294967298}", read_uint, OGC_ERROR_RANGE,
                       "file, at n: expected a whole number from 1 to 6, but found 4294967298.");
  assert_read_refused ("{\"n\":3.0}", read_uint, OGC_ERROR_MEMBER,
                       "file, at n: expected a whole number from 1 to 6, but found 3.0.");
  assert_read_refused ("{\"n\":\"3\"}", read_uint, OGC_ERROR_MEMBER,
                       "file, at n: expected a whole number from 1 to 6, but found “3”.");
  assert_read_refused ("{\"n\":null}", read_uint, OGC_ERROR_MEMBER,
                       "file, at n: expected a whole number from 1 to 6, but found nothing (null).");
  assert_read_refused ("{\"n\":true}", read_uint, OGC_ERROR_MEMBER,
                       "file, at n: expected a whole number from 1 to 6, but found true.");
  assert_read_refused ("{\"n\":{}}", read_uint, OGC_ERROR_MEMBER,
                       "file, at n: expected a whole number from 1 to 6, but found an object.");
  assert_read_refused ("{}", read_uint, OGC_ERROR_MEMBER,
                       "file, at n: expected a whole number from 1 to 6, but found nothing.");
  assert_read_refused ("{\"n\":3,\"m\":1}", read_uint, OGC_ERROR_MEMBER,
                       "file, at m: this name is unknown here.");
  assert_read_refused ("{\"x\":{}}", read_nothing, OGC_ERROR_MEMBER, "file, at x: this name is unknown here.");

  for (guint i = 0; i < 8; i++)
    {
      static const char *const bad[] = { "", "-1", "+1", " 1", "1 ", "01", "0x1", "18446744073709551616" };
      g_autofree char *text = g_strdup_printf ("{\"n\":\"%s\"}", bad[i]);
      g_autofree char *message = g_strdup_printf (
        "file, at n: expected a whole number of 64 bits, as a text of digits, but found “%s”.", bad[i]);

      assert_read_refused (text, read_uint64, OGC_ERROR_RANGE, message);
    }
  assert_read_refused ("{\"n\":5}", read_uint64, OGC_ERROR_MEMBER,
                       "file, at n: expected a whole number of 64 bits, as a text of digits, but found 5.");

  assert_read_refused ("{\"seats\":[{\"name\":\"A\"},{\"name\":\"\"}]}", read_deep, OGC_ERROR_RANGE,
                       "file, at seats[1].name: expected a text of 1 to 3 characters, but found “”.");
  assert_read_refused ("{\"seats\":[{\"name\":\"A\"},{\"name\":\"ABCD\"}]}", read_deep, OGC_ERROR_RANGE,
                       "file, at seats[1].name: expected a text of 1 to 3 characters, but found “ABCD”.");
  assert_read_refused ("{\"seats\":[{\"name\":\"\\n\"}]}", read_deep, OGC_ERROR_RANGE,
                       "file, at seats[0].name: expected a text of 1 to 3 characters, but found “\\x0a”.");
  assert_read_refused ("{\"seats\":[{\"name\":\"A\",\"nam\":1}]}", read_deep, OGC_ERROR_MEMBER,
                       "file, at seats[0].nam: this name is unknown here.");
  assert_read_refused ("{\"seats\":{}}", read_deep, OGC_ERROR_MEMBER,
                       "file, at seats: expected a list, but found an object.");
  assert_read_refused ("{\"seats\":[3]}", read_deep, OGC_ERROR_MEMBER,
                       "file, at seats[0]: expected an object, but found 3.");
  assert_read_refused ("{\"pair\":[1,2,3]}", read_pair, OGC_ERROR_RANGE,
                       "file, at pair: expected a list of 2 to 2 entries, but it has 3.");
  assert_read_refused ("{\"kind\":\"digger\"}", read_choice, OGC_ERROR_MEMBER,
                       "file, at kind: expected one of: cartographer, excavator, but found “digger”.");
  assert_read_refused ("{\"id\":\"Grün\"}", read_id, OGC_ERROR_RANGE,
                       "file, at id: expected an identifier of a to z, 0 to 9, “-”, “_” and “.”, but found “Grün”.");
  assert_read_refused ("{\"time\":\"2026-13-01T00:00:00Z\"}", read_time, OGC_ERROR_RANGE,
                       "file, at time: expected a date and time such as 2026-02-01T20:15:00Z, but found "
                       "“2026-13-01T00:00:00Z”.");
  assert_read_refused ("{\"time\":\"2026-01-01\"}", read_time, OGC_ERROR_RANGE,
                       "file, at time: expected a date and time such as 2026-02-01T20:15:00Z, but found “2026-01-01”.");
  assert_read_refused ("{\"yes\":1}", read_boolean, OGC_ERROR_MEMBER,
                       "file, at yes: expected true or false, but found 1.");
  assert_read_refused ("{\"format\":\"x\",\"version\":1}", read_format, OGC_ERROR_FORMAT,
                       "file, at format: expected a file of the kind “gilded-compass-save”, but this is “x”.");
  assert_read_refused ("{\"format\":\"gilded-compass-save\",\"version\":2}", read_format, OGC_ERROR_VERSION,
                       "file, at version: this file was saved by a newer version of the program (format 2; this "
                       "version knows up to format 1). Update the program to open it.");
}

/* The first refusal is kept, and nothing after it is read. */
static void
test_sticky (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (OgcJsonReader) reader = open_text ("{\"a\":9,\"b\":[1,2],\"c\":{}}", -1, &error);

  g_assert_cmpuint (ogc_json_reader_uint (reader, "a", 1, 6), ==, 1);
  g_assert_true (ogc_json_reader_failed (reader));
  g_assert_cmpuint (ogc_json_reader_begin_array (reader, "b", 0, 9), ==, 0);
  ogc_json_reader_end (reader);
  ogc_json_reader_begin_object (reader, "c");
  g_assert_cmpstr (ogc_json_reader_string (reader, "d", 1, 2), ==, "");
  ogc_json_reader_end (reader);
  ogc_json_reader_refuse (reader, NULL, OGC_ERROR_CONTENT, "late");
  g_assert_false (ogc_json_reader_close (reader, &error));
  g_assert_cmpstr (error->message, ==, "file, at a: expected a whole number from 1 to 6, but found 9.");
}

static void
test_good_values (void)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();
  g_autoptr (GString) text = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (OgcJsonReader) reader = NULL;

  json_builder_begin_object (builder);
  ogc_json_write_uint (builder, "least", 0);
  ogc_json_write_uint (builder, "most", G_MAXUINT32);
  ogc_json_write_uint64 (builder, "large", G_MAXUINT64);
  ogc_json_write_boolean (builder, "yes", TRUE);
  ogc_json_write_string (builder, "text", "“é” \\ \" 🧭");
  ogc_json_write_null (builder, "null");
  ogc_json_write_time (builder, "time", 1770000000);
  ogc_json_write_choice (builder, "rule", ogc_names_rule, 5);
  json_builder_end_object (builder);
  text = ogc_json_to_text (builder);

  reader = open_text (text->str, text->len, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (ogc_json_reader_uint (reader, "least", 0, 0), ==, 0);
  g_assert_cmpuint (ogc_json_reader_uint (reader, "most", 0, G_MAXUINT32), ==, G_MAXUINT32);
  g_assert_true (ogc_json_reader_uint64 (reader, "large") == G_MAXUINT64);
  g_assert_true (ogc_json_reader_boolean (reader, "yes"));
  g_assert_cmpstr (ogc_json_reader_string (reader, "text", 1, 20), ==, "“é” \\ \" 🧭");
  g_assert_true (ogc_json_reader_is_null (reader, "null"));
  ogc_json_reader_null (reader, "null");
  g_assert_cmpint (ogc_json_reader_time (reader, "time"), ==, 1770000000);
  g_assert_cmpuint (ogc_json_reader_choice (reader, "rule", ogc_names_rule), ==, 5);
  g_assert_true (ogc_json_reader_close (reader, &error));
  g_assert_no_error (error);
}

/* Whatever time the clock shows, what is written can be read. */
static void
test_times (void)
{
  for (guint n = 0; n < G_N_ELEMENTS (clock_times); n++)
    {
      g_autoptr (JsonBuilder) builder = json_builder_new ();
      g_autoptr (GString) text = NULL;
      g_autoptr (GError) error = NULL;
      g_autoptr (OgcJsonReader) reader = NULL;

      json_builder_begin_object (builder);
      ogc_json_write_time (builder, "time", clock_times[n]);
      json_builder_end_object (builder);
      text = ogc_json_to_text (builder);
      reader = open_text (text->str, text->len, &error);
      g_assert_no_error (error);
      g_assert_cmpint (ogc_json_reader_time (reader, "time"), ==, CLAMP (clock_times[n], 0, OGC_MAX_TIME));
      g_assert_true (ogc_json_reader_close (reader, &error));
      g_assert_no_error (error);
    }
}

static void
test_compare (void)
{
  static const struct {
    const char *found;
    const char *expected;
    const char *message;
  } cases[] = {
    { "{\"a\":[1,2,{\"b\":null}]}", "{\"a\":[1,2,{\"b\":null}]}", NULL },
    { "{\"b\":1,\"a\":2}", "{\"a\":2,\"b\":1}", NULL },
    { "{\"a\":[1,2]}", "{\"a\":[1,3]}", "file, at a[1]: the game leads to 3, but the file says 2." },
    { "{\"a\":[1]}", "{\"a\":[1,3]}", "file, at a[1]: the game leads to 3, but the file says nothing." },
    { "{\"a\":[1,3]}", "{\"a\":[1]}", "file, at a[1]: the game leads to nothing, but the file says 3." },
    { "{\"a\":1}", "{\"a\":1.0}", "file, at a: the game leads to 1.0, but the file says 1." },
    { "{\"a\":{\"x\":1,\"y\":1}}", "{\"a\":{\"x\":1}}",
     "file, at a.y: the game leads to nothing, but the file says 1." },
    { "{\"a\":{\"x\":1}}", "{\"a\":{\"x\":1,\"y\":{}}}",
     "file, at a.y: the game leads to {}, but the file says nothing." },
    { "{\"a\":\"1\"}", "{\"a\":1}", "file, at a: the game leads to 1, but the file says \"1\"." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (JsonNode) found = json_from_string (cases[i].found, NULL);
      g_autoptr (JsonNode) expected = json_from_string (cases[i].expected, NULL);
      g_autoptr (GError) error = NULL;

      g_assert_true (ogc_json_compare ("file", found, expected, &error) == (cases[i].message == NULL));
      g_assert_cmpstr (error != NULL ? error->message : NULL, ==, cases[i].message);
    }
}

static void
test_lines (void)
{
  static const char text[] = "one\n\n  \r\ntwo\n\nlast";
  static const char *const expected[] = { "one", "two", "last" };
  static const guint numbers[] = { 1, 4, 6 };
  g_autoptr (GInputStream) stream = g_memory_input_stream_new_from_data (text, strlen (text), NULL);
  g_autoptr (OgcJsonLines) lines = ogc_json_lines_new (stream);
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (expected); i++)
    {
      g_autoptr (GBytes) line = ogc_json_lines_next (lines, NULL, &error);

      g_assert_no_error (error);
      g_assert_cmpmem (g_bytes_get_data (line, NULL), g_bytes_get_size (line), expected[i], strlen (expected[i]));
      g_assert_cmpuint (ogc_json_lines_get_number (lines), ==, numbers[i]);
    }
  g_assert_null (ogc_json_lines_next (lines, NULL, &error));
  g_assert_no_error (error);
}

/* An endless line is refused before it fills the memory. */
static void
test_long_line (void)
{
  g_autofree char *text = g_malloc (OGC_JSON_MAX_SIZE * 2);
  g_autoptr (GInputStream) stream = NULL;
  g_autoptr (OgcJsonLines) lines = NULL;
  g_autoptr (GError) error = NULL;

  memset (text, 'x', OGC_JSON_MAX_SIZE * 2);
  stream = g_memory_input_stream_new_from_data (text, OGC_JSON_MAX_SIZE * 2, NULL);
  lines = ogc_json_lines_new (stream);
  g_assert_null (ogc_json_lines_next (lines, NULL, &error));
  g_assert_error (error, OGC_ERROR, OGC_ERROR_TOO_LARGE);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/json/syntax", test_syntax);
  g_test_add_func ("/json/good-syntax", test_good_syntax);
  g_test_add_func ("/json/limits", test_limits);
  g_test_add_func ("/json/members", test_members);
  g_test_add_func ("/json/worst", test_worst);
  g_test_add_func ("/json/escape", test_escape);
  g_test_add_func ("/json/names", test_names);
  g_test_add_func ("/json/accessors", test_accessors);
  g_test_add_func ("/json/sticky", test_sticky);
  g_test_add_func ("/json/good-values", test_good_values);
  g_test_add_func ("/json/times", test_times);
  g_test_add_func ("/json/compare", test_compare);
  g_test_add_func ("/json/lines", test_lines);
  g_test_add_func ("/json/long-line", test_long_line);

  return g_test_run ();
}
