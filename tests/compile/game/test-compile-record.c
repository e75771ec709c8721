/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "compile-kind.h"
#include "compile-record.h"
#include "ogc-error.h"
#include "ogc-record-reader.h"
#include "played-game.h"

static char *
record_text (guint number,
             guint length)
{
  g_autoptr (CompileSave) save = played_game_save (number, length, 0);
  g_autoptr (GBytes) bytes = compile_record_from_save (save);

  return g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
}

static CompileSave *
read_record (const char  *text,
             GError     **error)
{
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));

  return compile_record_to_save ("record", bytes, error);
}

/* A record holds the game up to its position. */
static void
test_round_trip (void)
{
  for (guint number = 0; number < 12; number++)
    {
      g_autoptr (CompileSave) save = played_game_save (number, number % 3 == 0 ? G_MAXUINT : number * 9, number % 4);
      g_autoptr (GBytes) bytes = compile_record_from_save (save);
      g_autoptr (GError) error = NULL;
      g_autoptr (CompileSave) back = compile_record_to_save ("record", bytes, &error);
      const char *text = g_bytes_get_data (bytes, NULL);

      g_assert_no_error (error);
      g_assert_cmpuint (back->decisions->len, ==, save->position);
      g_assert_cmpuint (back->position, ==, save->position);
      g_assert_cmpmem (&back->state, sizeof back->state, &save->state, sizeof save->state);
      g_assert_cmpstr (back->seats[0].name, ==, "Ada");
      g_assert_true (memchr (text, '\n', g_bytes_get_size (bytes)) == text + g_bytes_get_size (bytes) - 1);
    }
}

/* Replaces @old by @new, once, and expects @message. */
static void
assert_changed (const char *text,
                const char *old,
                const char *new,
                OgcError    code,
                const char *message)
{
  g_auto (GStrv) parts = g_strsplit (text, old, 2);
  g_autofree char *changed = NULL;
  g_autoptr (GError) error = NULL;

  if (parts[1] == NULL)
    g_error ("no %s in %s", old, text);
  changed = g_strconcat (parts[0], new, parts[1], NULL);
  g_assert_null (read_record (changed, &error));
  if (strstr (error->message, message) == NULL)
    g_error ("%s", error->message);
  g_assert_error (error, OGC_ERROR, (int) code);
}

/* Everything is compared, so no event and no question can be changed. */
static void
test_refusals (void)
{
  g_autofree char *text = record_text (0, G_MAXUINT);

  assert_changed (text, "gilded-compass-record", "gilded-compass-save", OGC_ERROR_FORMAT,
                  "this is “gilded-compass-save”");
  assert_changed (text, "\"game\":\"compile\"", "\"game\":\"compass\"", OGC_ERROR_MEMBER, "record, at game");
  assert_changed (text, "\"rules\":2", "\"rules\":3", OGC_ERROR_VERSION, "version 3 of the rules");
  assert_changed (text, "\"what\":\"drew\",\"side\":0", "\"what\":\"drew\",\"side\":1", OGC_ERROR_CONTENT,
                  "record, at steps");
  assert_changed (text, "\"what\":\"action\",\"side\":0", "\"what\":\"action\",\"side\":1", OGC_ERROR_CONTENT,
                  "record, at steps");
  assert_changed (text, "\"steps\":[", "\"steps\":[{\"ask\":{},\"decision\":{\"do\":\"yes\"},\"events\":[]},",
                  OGC_ERROR_REFUSED, "record, at steps[0]: this decision is not legal there (rule not-asked).");
  assert_changed (text, "\"finished\":true", "\"finished\":false", OGC_ERROR_CONTENT, "record, at finished");
  assert_changed (text, "\"winner\":1", "\"winner\":0", OGC_ERROR_CONTENT, "record, at winner");
  assert_changed (text, "\"begin\":[", "\"surplus\":1,\"begin\":[", OGC_ERROR_MEMBER, "surplus");
}

/* A file has several games, one in each line; the first bad one is named. */
static void
test_file (void)
{
  g_autofree char *folder = g_dir_make_tmp ("compile-record-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "games.jsonl", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GFile) parent = g_file_get_parent (file);
  g_autofree char *one = record_text (1, 40);
  g_autofree char *other = record_text (2, 60);
  g_autofree char *good = g_strconcat (one, "\n", other, NULL);
  g_autofree char *bad = g_strconcat (one, other, "{}\n", NULL);
  g_autoptr (CompileSave) save = NULL;
  g_autoptr (GError) error = NULL;
  guint n;

  g_file_set_contents (path, good, -1, NULL);
  g_assert_true (ogc_record_reader_check (file, compile_kind.read_record, &n, &error));
  g_assert_no_error (error);
  g_assert_cmpuint (n, ==, 2);
  save = COMPILE_SAVE (ogc_record_reader_load (file, compile_kind.read_record, 2, &n, &error));
  g_assert_no_error (error);
  g_assert_cmpuint (n, ==, 2);
  g_assert_cmpuint (save->position, ==, 60);
  g_assert_null (ogc_record_reader_load (file, compile_kind.read_record, 3, &n, &error));
  g_assert_error (error, OGC_ERROR, OGC_ERROR_RANGE);
  g_clear_error (&error);
  g_assert_true (compile_record_recognise (file));
  g_file_set_contents (path, "{\"format\":\"gilded-compass-record\",\"version\":1,\"rules\":2}", -1, NULL);
  g_assert_false (compile_record_recognise (file));
  g_file_set_contents (path, bad, -1, NULL);
  g_assert_false (ogc_record_reader_check (file, compile_kind.read_record, &n, &error));
  g_assert_nonnull (strstr (error->message, "games.jsonl, game in line 3"));
  g_assert_cmpuint (n, ==, 2);
  g_clear_error (&error);
  g_file_set_contents (path, "", -1, NULL);
  g_assert_false (ogc_record_reader_check (file, compile_kind.read_record, &n, &error));
  g_assert_error (error, OGC_ERROR, OGC_ERROR_SYNTAX);
  g_assert_true (g_file_delete (file, NULL, NULL));
  g_assert_true (g_file_delete (parent, NULL, NULL));
}

/* Records of every version of the format so far can still be read. */
static void
test_fixture (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "tests", "fixtures", "compile", "record-v1.jsonl", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  guint n;

  g_assert_true (ogc_record_reader_check (file, compile_kind.read_record, &n, &error));
  g_assert_no_error (error);
  g_assert_cmpuint (n, ==, 1);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/compile-record/round-trip", test_round_trip);
  g_test_add_func ("/compile-record/refusals", test_refusals);
  g_test_add_func ("/compile-record/file", test_file);
  g_test_add_func ("/compile-record/fixture", test_fixture);
  return g_test_run ();
}
