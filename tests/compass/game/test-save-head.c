/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The heads of saves, which are all that lists of games read. */

#include <string.h>

#include "game-fixture.h"
#include "ogc-save-head.h"

static OgcSaveHead *
read_text (const char  *text,
           gsize        length,
           GError     **error)
{
  g_autoptr (GBytes) bytes = g_bytes_new (text, length);

  return ogc_save_head_read ("game", bytes, error);
}

/* The length of the head in @text, which ends at the comma before the tiles' digest. */
static gsize
head_length (const char *text)
{
  return (gsize) (strstr (text, ",\"tile_digest\":\"") - text);
}

static void
assert_head (const OgcSaveHead *head,
             OgcSave           *save)
{
  OgcSaveSummary summary;

  g_assert_cmpmem (&head->setup, sizeof head->setup, &save->setup, sizeof save->setup);
  for (guint seat = 0; seat < save->setup.seats; seat++)
    {
      g_assert_cmpstr (head->seats[seat].name, ==, save->seats[seat].name);
      g_assert_cmpstr (head->seats[seat].emblem, ==, save->seats[seat].emblem);
      g_assert_cmpstr (head->seats[seat].kind, ==, save->seats[seat].kind);
    }
  g_assert_cmpint (head->label.created, ==, save->label.created);
  g_assert_cmpint (head->label.changed, ==, save->label.changed);
  g_assert_cmpuint (head->label.serial, ==, save->label.serial);
  g_assert_cmpstr (head->label.title, ==, save->label.title);
  g_assert_cmpstr (head->label.place, ==, save->label.place);
  ogc_save_summary_init (&summary, &save->state);
  g_assert_cmpmem (&head->summary, sizeof head->summary, &summary, sizeof summary);
}

/* The heads of games of all set-ups at all stages agree with the whole saves. */
static void
test_same_as_whole (void)
{
  guint over = 0;

  for (guint n = 0; n < 120; n++)
    {
      OgcSetup setup = game_fixture_setup (n, G_GUINT64_CONSTANT (0xfedcba9876543210) + n);
      g_autoptr (OgcSave) save = NULL;
      g_autoptr (OgcSaveHead) head = NULL;
      g_autofree char *text = NULL;
      g_autoptr (GError) error = NULL;

      setup.older = n % 7 == 6;
      save = game_fixture_play (ogc_tile_set_get_default (), &setup, n % 6 == 5 ? 20000 : n * 7, n % 5);
      if (n % 2 == 0)
        {
          save->label.title = g_strdup ("\",\"tile_digest\":\"{[");
          save->label.place = g_strdup ("game-1");
          save->label.serial = G_MAXUINT64;
        }
      text = game_fixture_text (save);
      head = read_text (text, MIN (strlen (text), OGC_SAVE_HEAD_LENGTH), &error);
      g_assert_no_error (error);
      assert_head (head, save);
      over += head->summary.over;
    }
  g_assert_cmpuint (over, >, 10);
  g_assert_cmpuint (over, <, 110);
}

/* Even with the longest texts that people can enter, a head is complete. */
static void
test_longest (void)
{
  const OgcSetup setup = { .seed = G_MAXUINT64, .seats = 5, .form = OGC_FORM_STANDARD, .b = OGC_AUCTION_HOUSE,
                           .c = OGC_ILLUMINATI, .start_seat = OGC_RANDOM_SEAT };
  g_autoptr (OgcSave) save = game_fixture_play (ogc_tile_set_get_default (), &setup, 20000, 0);
  g_autoptr (GString) wide = g_string_new (NULL);
  g_autofree char *id = g_strnfill (64, 'z');
  g_autoptr (OgcSaveHead) head = NULL;
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < OGC_MAX_TITLE_LENGTH; i++)
    g_string_append (wide, "🧭");
  save->label.title = g_strdup (wide->str);
  g_string_truncate (wide, strlen ("🧭") * OGC_MAX_NAME_LENGTH);
  for (guint seat = 0; seat < setup.seats; seat++)
    {
      g_free (save->seats[seat].name);
      g_free (save->seats[seat].emblem);
      g_free (save->seats[seat].kind);
      save->seats[seat] = (OgcSeatSpec) { g_strdup (wide->str), g_strdup (id), g_strdup (id) };
    }
  save->label.place = g_strdup (id);
  save->label.serial = G_MAXUINT64;
  text = game_fixture_text (save);
  g_test_message ("%" G_GSIZE_FORMAT " bytes", head_length (text));
  g_assert_cmpuint (head_length (text), <, OGC_SAVE_HEAD_LENGTH - 512);
  head = read_text (text, OGC_SAVE_HEAD_LENGTH, &error);
  g_assert_no_error (error);
  assert_head (head, save);
}

/* Whatever follows the head is ignored; a truncated head is refused. */
static void
test_cut (void)
{
  const OgcSetup setup = game_fixture_setup (1, 77);
  g_autoptr (OgcSave) save = game_fixture_play (ogc_tile_set_get_default (), &setup, 40, 0);
  g_autofree char *text = game_fixture_text (save);
  const gsize length = head_length (text) + strlen (",\"tile_digest\"");
  g_autofree char *behind = g_strdup_printf ("%.*s\x01\xff{{{{\"", (int) length, text);
  g_autoptr (OgcSaveHead) head = read_text (behind, strlen (behind), NULL);

  g_assert_nonnull (head);
  assert_head (head, save);
  for (gsize i = 0; i < length; i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_null (read_text (text, i, &error));
      g_assert_true (error->domain == OGC_ERROR);
    }
}

static void
assert_refused (const char *text,
                const char *old,
                const char *new,
                OgcError    code)
{
  g_auto (GStrv) parts = g_strsplit (text, old, 2);
  g_autofree char *changed = NULL;
  g_autoptr (GError) error = NULL;

  if (parts[1] == NULL)
    g_error ("no %s in %s", old, text);
  changed = g_strconcat (parts[0], new, parts[1], NULL);
  g_assert_null (read_text (changed, strlen (changed), &error));
  g_assert_error (error, OGC_ERROR, (int) code);
}

static void
test_refusals (void)
{
  const OgcSetup setup = game_fixture_setup (1, 77);
  g_autoptr (OgcSave) save = game_fixture_play (ogc_tile_set_get_default (), &setup, 20000, 0);
  g_autofree char *text = game_fixture_text (save);
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "tests", "fixtures", "save-v1.gildedcompass", NULL);
  g_autofree char *first_version = NULL;
  g_autoptr (GError) error = NULL;

  assert_refused (text, "gilded-compass-save", "gilded-compass-record", OGC_ERROR_FORMAT);
  assert_refused (text, "\"version\":2", "\"version\":3", OGC_ERROR_VERSION);
  assert_refused (text, "\"rules\":2", "\"rules\":3", OGC_ERROR_VERSION);
  assert_refused (text, "\"game\":\"compass\"", "\"game\":\"chess\"", OGC_ERROR_MEMBER);
  assert_refused (text, "\"summary\"", "\"surplus\":1,\"summary\"", OGC_ERROR_MEMBER);
  assert_refused (text, "\"round\":", "\"round\":9", OGC_ERROR_RANGE);
  assert_refused (text, "\"rounds\":", "\"rounds\":9", OGC_ERROR_RANGE);
  assert_refused (text, "\"over\":true", "\"over\":1", OGC_ERROR_MEMBER);
  assert_refused (text, "\"over\":true", "\"over\":false", OGC_ERROR_MEMBER);
  assert_refused (text, "\"archives\":{", "\"archives\":{\"5\":1,", OGC_ERROR_MEMBER);
  assert_refused (text, "\"archives\":{", "\"tower\":{\"neutral\":11},\"archives\":{", OGC_ERROR_MEMBER);
  assert_refused (text, "\"archives\":", "\"arkives\":", OGC_ERROR_MEMBER);
  assert_refused (text, "\"gold\":[", "\"gold\":[0,", OGC_ERROR_RANGE);
  assert_refused (text, "\"places\":[", "\"places\":[9", OGC_ERROR_RANGE);
  assert_refused (text, "\"seats\":3", "\"seats\":2", OGC_ERROR_RANGE);

  g_assert_true (g_file_get_contents (path, &first_version, NULL, NULL));
  g_assert_null (read_text (first_version, MIN (strlen (first_version), OGC_SAVE_HEAD_LENGTH), &error));
  g_assert_error (error, OGC_ERROR, OGC_ERROR_MEMBER);
}

/* Any bytes at the beginning of a file do no harm, and what is accepted can be shown. */
static void
test_hostile (void)
{
  static const char *const texts[] = { "", "{", "\\", "\"\\", "{,\"tile_digest\"", "[1,\"tile_digest\"",
                                       ",\"tile_digest\"",
                                       "}},\"tile_digest\"", "{\"a\":{,\"tile_digest\"", "{\"\\\",\"tile_digest\"" };
  const OgcSetup setup = game_fixture_setup (4, 77);
  g_autoptr (OgcSave) save = game_fixture_play (ogc_tile_set_get_default (), &setup, 100, 0);
  g_autofree char *text = game_fixture_text (save);
  const gsize length = head_length (text);
  g_autoptr (GRand) rand = g_rand_new_with_seed (7);
  g_autofree char *deep = g_strnfill (OGC_SAVE_HEAD_LENGTH, '[');

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    g_assert_null (read_text (texts[i], strlen (texts[i]), NULL));
  g_assert_null (read_text (deep, OGC_SAVE_HEAD_LENGTH, NULL));
  for (guint i = 0; i < 20000 / GAME_FIXTURE_STEP; i++)
    {
      g_autofree char *damaged = g_strdup (text);
      g_autoptr (OgcSaveHead) head = NULL;
      g_autoptr (GError) error = NULL;

      for (guint k = 0; k < 1 + i % 3; k++)
        damaged[g_rand_int_range (rand, 0, (gint32) length)] = (char) g_rand_int_range (rand, i % 2 == 0 ? 32 : 0, 256);
      head = read_text (damaged, OGC_SAVE_HEAD_LENGTH, &error);
      g_assert_true ((head == NULL) == (error != NULL));
      if (head == NULL)
        continue;
      g_assert_cmpint (ogc_setup_check (&head->setup), ==, OGC_RULE_NONE);
      g_assert_cmpuint (head->summary.round, <=, head->summary.rounds);
      g_assert_cmpuint (head->summary.rounds, <=, OGC_MAX_ROUNDS);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/save-head/same-as-whole", test_same_as_whole);
  g_test_add_func ("/save-head/longest", test_longest);
  g_test_add_func ("/save-head/cut", test_cut);
  g_test_add_func ("/save-head/refusals", test_refusals);
  g_test_add_func ("/save-head/hostile", test_hostile);
  return g_test_run ();
}
