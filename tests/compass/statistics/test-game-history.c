/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gstdio.h>
#include <string.h>

#include "game-fixture.h"
#include "ogc-file.h"
#include "ogc-game-history-entry.h"
#include "ogc-result.h"
#include "ogc-standing.h"
#include "temp-folder.h"
#include "../../saves/history-times.h"

typedef struct {
  TempFolder     *path;
  GFile          *file;
  OgcHistory *history;
  GError         *error;
} Fixture;

static void
failed_cb (OgcHistory *history,
           GError     *error,
           Fixture    *fixture)
{
  g_clear_error (&fixture->error);
  fixture->error = g_error_copy (error);
}

static void
begin (Fixture *fixture)
{
  fixture->history = ogc_history_new (&ogc_game_history_format, fixture->file);
  g_signal_connect (fixture->history, "failed", G_CALLBACK (failed_cb), fixture);
}

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  fixture->path = temp_folder_new ();
  fixture->file = g_file_new_build_filename (fixture->path, "deep", "history.json", NULL);
  begin (fixture);
}

/* Waits until everything is done and reported. */
static void
wait (Fixture *fixture)
{
  ogc_history_flush (fixture->history);
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  wait (fixture);
  g_assert_finalize_object (fixture->history);
  g_clear_object (&fixture->file);
  g_clear_error (&fixture->error);
  temp_folder_free (fixture->path);
}

static void
restart (Fixture *fixture)
{
  wait (fixture);
  g_assert_finalize_object (fixture->history);
  begin (fixture);
  ogc_history_load (fixture->history);
  wait (fixture);
}

/* An entry of a game with two seats, the first of which reached @place. */
static OgcGameHistoryEntry *
make (guint64     seed,
      gint64      finished,
      const char *kind,
      unsigned    place)
{
  const OgcSetup setup = { .seed = seed, .seats = 2, .form = OGC_FORM_NEUTRAL, .b = OGC_GUILD, .c = OGC_TOWER };
  const OgcGameHistorySeat seats[] = {
    { { (char *) "Ada “A”", (char *) "key", (char *) kind }, 40, place },
    { { (char *) "Ben", (char *) "ankh", (char *) "greedy" }, 50, 3 - place },
  };

  return ogc_game_history_entry_new (1000 + (gint64) seed, finished, &setup, seats);
}

static void
add (Fixture *fixture,
     guint64  seed,
     gint64   finished)
{
  g_autoptr (OgcGameHistoryEntry) entry = make (seed, finished, "person", 2);

  ogc_history_add (fixture->history, OGC_HISTORY_ENTRY (entry));
}

static guint
count (Fixture *fixture)
{
  return g_list_model_get_n_items (ogc_history_get_entries (fixture->history));
}

static OgcGameHistoryEntry *
nth (Fixture *fixture,
     guint    n)
{
  OgcGameHistoryEntry *entry = g_list_model_get_item (ogc_history_get_entries (fixture->history), n);

  g_object_unref (entry);

  return entry;
}

static void
put (Fixture    *fixture,
     const char *content)
{
  g_autoptr (GFile) folder = g_file_get_parent (fixture->file);

  g_file_make_directory_with_parents (folder, NULL, NULL);
  g_assert_true (g_file_set_contents (g_file_peek_path (fixture->file), content, -1, NULL));
}

/* Two programs add games at the same time, and none is lost. */
static void
test_second (Fixture       *fixture,
             gconstpointer  data)
{
  g_autoptr (OgcHistory) second = ogc_history_new (&ogc_game_history_format, fixture->file);
  g_autoptr (GFile) folder = g_file_get_parent (fixture->file);

  g_assert_true (g_file_make_directory_with_parents (folder, NULL, NULL));
  for (guint i = 0; i < 40; i += 2)
    {
      g_autoptr (OgcGameHistoryEntry) entry = make (i + 1, i + 1, "person", 1);

      add (fixture, i, i);
      ogc_history_add (second, OGC_HISTORY_ENTRY (entry));
    }
  ogc_history_flush (second);
  restart (fixture);
  g_assert_cmpuint (count (fixture), ==, 40);
}

static void
test_empty (Fixture       *fixture,
            gconstpointer  data)
{
  ogc_history_load (fixture->history);
  ogc_history_clear (fixture->history);
  ogc_history_purge (fixture->history);
  wait (fixture);
  g_assert_cmpuint (count (fixture), ==, 0);
  g_assert_no_error (fixture->error);
  g_assert_false (g_file_query_exists (fixture->file, NULL));
}

/* Leftovers of a killed program beside the file are removed at the next start, or at the first game. */
static void
test_unfinished (Fixture       *fixture,
                 gconstpointer  data)
{
  g_autofree char *folder = g_build_filename (fixture->path, "deep", NULL);
  g_autofree char *left = g_build_filename (folder, OGC_FILE_UNFINISHED "aB3dE6", NULL);

  g_assert_cmpint (g_mkdir (folder, 0700), ==, 0);
  for (unsigned games = 0; games < 2; games++)
    {
      g_assert_true (g_file_set_contents (left, "{", -1, NULL));
      if (games > 0)
        add (fixture, 1, 5000);
      else
        ogc_history_load (fixture->history);
      wait (fixture);
      g_assert_no_error (fixture->error);
      g_assert_false (g_file_test (left, G_FILE_TEST_EXISTS));
      g_assert_cmpuint (count (fixture), ==, games);
    }
}

/* Entries are sorted by age, newest first, unique, and still there after a restart. */
static void
test_add (Fixture       *fixture,
          gconstpointer  data)
{
  add (fixture, 1, 5000);
  add (fixture, 2, 7000);
  add (fixture, 3, 6000);
  add (fixture, 2, 8000);
  restart (fixture);
  g_assert_no_error (fixture->error);
  g_assert_cmpuint (count (fixture), ==, 3);
  g_assert_cmpint (ogc_history_entry_get_finished (OGC_HISTORY_ENTRY (nth (fixture, 0))), ==, 8000);
  g_assert_cmpint (ogc_history_entry_get_finished (OGC_HISTORY_ENTRY (nth (fixture, 1))), ==, 6000);
  g_assert_cmpint (ogc_history_entry_get_finished (OGC_HISTORY_ENTRY (nth (fixture, 2))), ==, 5000);
  g_assert_cmpint (ogc_history_entry_get_begun (OGC_HISTORY_ENTRY (nth (fixture, 2))), ==, 1001);
  g_assert_cmpuint (ogc_game_history_entry_get_setup (nth (fixture, 2))->seed, ==, 1);
  g_assert_cmpuint (ogc_game_history_entry_get_setup (nth (fixture, 2))->form, ==, OGC_FORM_NEUTRAL);
  g_assert_cmpuint (ogc_game_history_entry_get_setup (nth (fixture, 2))->b, ==, OGC_GUILD);
  g_assert_cmpuint (ogc_game_history_entry_get_setup (nth (fixture, 2))->c, ==, OGC_TOWER);
  g_assert_cmpstr (ogc_game_history_entry_get_seat (nth (fixture, 2), 0)->spec.name, ==, "Ada “A”");
  g_assert_cmpstr (ogc_game_history_entry_get_seat (nth (fixture, 2), 1)->spec.emblem, ==, "ankh");
  g_assert_cmpuint (ogc_game_history_entry_get_seat (nth (fixture, 2), 1)->gold, ==, 50);
  g_assert_cmpuint (ogc_game_history_entry_get_seat (nth (fixture, 2), 0)->place, ==, 2);
}

/* An entry made from a finished game whose buildings were drawn. */
static void
test_from_save (void)
{
  for (guint n = 0; n < 12; n++)
    {
      OgcSetup setup = game_fixture_setup (n, 77);
      g_autoptr (OgcSave) save = NULL;
      g_autoptr (OgcGameHistoryEntry) entry = NULL;
      OgcResult result;

      setup.b = OGC_RANDOM_BUILDING;
      save = game_fixture_play (ogc_tile_set_get_default (), &setup, 20000, 0);
      entry = ogc_game_history_entry_new_from_save (save);
      ogc_result_of (&save->state, &result);
      g_assert_cmpuint (ogc_history_entry_get_winners (OGC_HISTORY_ENTRY (entry)), ==, result.winners);
      g_assert_cmpuint (ogc_game_history_entry_get_setup (entry)->b, ==, save->state.order[OGC_ORDER_B]);
      g_assert_cmpuint (ogc_game_history_entry_get_setup (entry)->c, ==, save->state.order[OGC_ORDER_C]);
      for (guint seat = 0; seat < setup.seats; seat++)
        {
          g_assert_cmpuint (ogc_game_history_entry_get_seat (entry, seat)->gold, ==, result.scores[seat].total);
          g_assert_cmpuint (ogc_game_history_entry_get_seat (entry, seat)->place, ==, result.place[seat]);
          g_assert_cmpstr (ogc_game_history_entry_get_seat (entry, seat)->spec.name, ==, save->seats[seat].name);
        }
    }
}

static void
test_clear (Fixture       *fixture,
            gconstpointer  data)
{
  add (fixture, 1, 5000);
  add (fixture, 2, 6000);
  wait (fixture);
  ogc_history_clear (fixture->history);
  wait (fixture);
  g_assert_cmpuint (count (fixture), ==, 0);
  add (fixture, 3, 7000);
  wait (fixture);
  g_assert_cmpuint (count (fixture), ==, 1);
  ogc_history_restore (fixture->history);
  restart (fixture);
  g_assert_cmpuint (count (fixture), ==, 3);

  /* After a purge the history is gone for good. */
  ogc_history_clear (fixture->history);
  ogc_history_purge (fixture->history);
  ogc_history_restore (fixture->history);
  restart (fixture);
  g_assert_cmpuint (count (fixture), ==, 0);
  g_assert_no_error (fixture->error);
}

static guint
count_damaged (Fixture *fixture)
{
  g_autoptr (GFile) folder = g_file_get_parent (fixture->file);
  g_autoptr (GDir) dir = g_dir_open (g_file_peek_path (folder), 0, NULL);
  const char *name;
  guint n = 0;

  while ((name = g_dir_read_name (dir)) != NULL)
    n += g_str_has_suffix (name, ".damaged");

  return n;
}

/* A damaged file is kept, and does not get in the way. */
static void
test_damaged (Fixture       *fixture,
              gconstpointer  data)
{
  put (fixture, "{\"format\":\"gilded-compass-history\",\"version\":1,\"games\":[{}]}");
  add (fixture, 1, 5000);
  wait (fixture);
  g_assert_cmpuint (count (fixture), ==, 1);
  g_assert_error (fixture->error, OGC_ERROR, OGC_ERROR_MEMBER);
  g_assert_nonnull (strstr (fixture->error->message, ".damaged"));
  g_assert_cmpuint (count_damaged (fixture), ==, 1);
  put (fixture, "rubbish");
  restart (fixture);
  g_assert_cmpuint (count (fixture), ==, 0);
  g_assert_cmpuint (count_damaged (fixture), ==, 2);
}

/* A file written by a newer version is left as it is. */
static void
test_newer (Fixture       *fixture,
            gconstpointer  data)
{
  static const char *const newer = "{\"format\":\"gilded-compass-history\",\"version\":2,\"years\":[]}";
  g_autofree char *content = NULL;

  put (fixture, newer);
  add (fixture, 1, 5000);
  ogc_history_clear (fixture->history);
  ogc_history_restore (fixture->history);
  wait (fixture);
  g_assert_error (fixture->error, OGC_ERROR, OGC_ERROR_VERSION);
  g_assert_true (g_file_load_contents (fixture->file, NULL, &content, NULL, NULL, NULL));
  g_assert_cmpstr (content, ==, newer);
  g_assert_cmpuint (count (fixture), ==, 0);
}

/* A folder that cannot be made. */
static void
test_failure (Fixture       *fixture,
              gconstpointer  data)
{
  g_autofree char *obstacle = g_build_filename (fixture->path, "deep", NULL);

  g_assert_true (g_file_set_contents (obstacle, "", 0, NULL));
  add (fixture, 1, 5000);
  wait (fixture);
  g_assert_error (fixture->error, OGC_ERROR, OGC_ERROR_WRITE);
}

static void
test_refused (void)
{
  static const char *const games[] = {
    "{}",
    "[]",
    "{\"begun\":\"2026-01-01T00:00:00Z\",\"finished\":\"2026-01-01T01:00:00Z\",\"seed\":\"1\","
    "\"form\":\"standard\",\"b\":\"random\","
    "\"c\":\"none\",\"seats\":[{\"name\":\"A\",\"emblem\":\"key\",\"kind\":\"person\",\"gold\":1,\"place\":1},"
    "{\"name\":\"B\",\"emblem\":\"key\",\"kind\":\"person\",\"gold\":1,\"place\":1}]}",
    "{\"begun\":\"2026-01-01T00:00:00Z\",\"finished\":\"2026-01-01T01:00:00Z\",\"seed\":\"1\","
    "\"form\":\"standard\",\"b\":\"guild\","
    "\"c\":\"none\",\"seats\":[{\"name\":\"A\",\"emblem\":\"key\",\"kind\":\"person\",\"gold\":1,\"place\":2},"
    "{\"name\":\"B\",\"emblem\":\"key\",\"kind\":\"person\",\"gold\":1,\"place\":2}]}",
    "{\"begun\":\"2026-01-01T00:00:00Z\",\"finished\":\"2026-01-01T01:00:00Z\",\"seed\":\"1\","
    "\"form\":\"standard\",\"b\":\"guild\","
    "\"c\":\"none\",\"seats\":[{\"name\":\"A\",\"emblem\":\"key\",\"kind\":\"person\",\"gold\":1,\"place\":1},"
    "{\"name\":\"B\",\"emblem\":\"key\",\"kind\":\"person\",\"gold\":1,\"place\":3}]}",
  };

  for (unsigned n = 0; n < G_N_ELEMENTS (games); n++)
    {
      g_autofree char *text = g_strdup_printf ("{\"format\":\"gilded-compass-history\",\"version\":1,\"games\":[%s]}",
                                               games[n]);
      g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));
      g_autoptr (GError) error = NULL;

      g_assert_null (ogc_history_format_from_bytes (&ogc_game_history_format, "test", bytes, &error));
      g_assert_cmpint (error->domain, ==, OGC_ERROR);
      g_assert_true (g_str_has_prefix (error->message, "test"));
    }
}

/* A full history still accepts games, and can still be read. */
static void
test_full (void)
{
  g_autoptr (GPtrArray) entries = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GPtrArray) back = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GError) error = NULL;

  for (guint n = 0; n < OGC_MAX_HISTORY_GAMES; n++)
    {
      const OgcSetup setup = { .seed = n, .seats = 5, .form = OGC_FORM_STANDARD, .b = OGC_GUILD, .c = OGC_TOWER };
      const OgcGameHistorySeat seat = { { (char *) "Ada", (char *) "key", (char *) "person" }, 40, 1 };
      const OgcGameHistorySeat seats[] = { seat, seat, seat, seat, seat };

      g_ptr_array_add (entries, ogc_game_history_entry_new (n, n, &setup, seats));
    }
  bytes = ogc_history_format_to_bytes (&ogc_game_history_format, entries);
  back = ogc_history_format_from_bytes (&ogc_game_history_format, "test", bytes, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (back->len, ==, OGC_MAX_HISTORY_GAMES);
}

/* Whatever time the clock shows, what is written can be read. */
static void
test_times (void)
{
  g_autoptr (OgcGameHistoryEntry) usual = make (1, 5000, "person", 1);
  g_autoptr (GPtrArray) entries = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint n = 0; n < G_N_ELEMENTS (clock_times); n++)
    g_ptr_array_add (entries, ogc_game_history_entry_new (clock_times[n], clock_times[n],
                                                          ogc_game_history_entry_get_setup (usual),
                                                          ogc_game_history_entry_get_seat (usual, 0)));
  history_times_check (&ogc_game_history_format, entries);
}

static const OgcStanding *
find (GArray     *standings,
      const char *kind,
      unsigned    value)
{
  for (guint i = 0; i < standings->len; i++)
    {
      const OgcStanding *standing = &g_array_index (standings, OgcStanding, i);

      if (g_strcmp0 (standing->kind, kind) == 0 && standing->value == value)
        return standing;
    }
  g_assert_not_reached ();
}

static void
test_standings (void)
{
  g_autoptr (GListStore) entries = g_list_store_new (OGC_TYPE_GAME_HISTORY_ENTRY);
  g_autoptr (GArray) kinds = NULL;
  g_autoptr (GArray) forms = NULL;
  g_autoptr (GArray) buildings = NULL;
  g_autoptr (GArray) none = NULL;
  g_autoptr (GArray) named = NULL;

  for (guint n = 0; n < 4; n++)
    {
      g_autoptr (OgcGameHistoryEntry) entry = make (n, n, n == 3 ? "greedy" : "person", n == 0 ? 1 : 2);

      g_list_store_append (entries, entry);
    }
  kinds = ogc_standings_count (G_LIST_MODEL (entries), OGC_STANDING_BY_KIND, NULL, NULL);
  g_assert_cmpuint (kinds->len, ==, 2);
  g_assert_cmpuint (find (kinds, "person", 0)->games, ==, 3);
  g_assert_cmpuint (find (kinds, "person", 0)->seats, ==, 3);
  g_assert_cmpuint (find (kinds, "person", 0)->wins, ==, 1);
  g_assert_cmpfloat (find (kinds, "person", 0)->fair, ==, 1.5);
  g_assert_cmpfloat (find (kinds, "person", 0)->amount, ==, 120);
  g_assert_cmpuint (find (kinds, "greedy", 0)->games, ==, 4);
  g_assert_cmpuint (find (kinds, "greedy", 0)->seats, ==, 5);
  g_assert_cmpuint (find (kinds, "greedy", 0)->wins, ==, 3);

  forms = ogc_standings_count (G_LIST_MODEL (entries), OGC_STANDING_BY_FORM, "person", NULL);
  g_assert_cmpuint (forms->len, ==, 1);
  g_assert_cmpuint (find (forms, NULL, OGC_FORM_NEUTRAL)->games, ==, 3);
  buildings = ogc_standings_count (G_LIST_MODEL (entries), OGC_STANDING_BY_BUILDING, NULL, NULL);
  g_assert_cmpuint (buildings->len, ==, 2);
  g_assert_cmpuint (g_array_index (buildings, OgcStanding, 0).value, ==, OGC_GUILD);
  g_assert_cmpuint (find (buildings, NULL, OGC_TOWER)->games, ==, 4);
  g_assert_cmpuint (find (buildings, NULL, OGC_TOWER)->seats, ==, 8);
  none = ogc_standings_count (G_LIST_MODEL (entries), OGC_STANDING_BY_BUILDING, "expert", NULL);
  g_assert_cmpuint (none->len, ==, 0);
  named = ogc_standings_count (G_LIST_MODEL (entries), OGC_STANDING_BY_KIND, NULL, "Ada “A”");
  g_assert_cmpuint (named->len, ==, 2);
  g_assert_cmpuint (find (named, "person", 0)->seats, ==, 3);
  g_assert_cmpuint (find (named, "greedy", 0)->seats, ==, 1);
}

/* Results are kept apart by level, not by style. */
static void
test_standings_in_styles (void)
{
  static const char * const kinds[] = { "expert", "expert-spoiler", "expert-careful", "master-careful",
                                        "expert-unheard-of" };
  g_autoptr (GListStore) entries = g_list_store_new (OGC_TYPE_GAME_HISTORY_ENTRY);
  g_autoptr (GArray) standings = NULL;
  g_autoptr (GArray) forms = NULL;

  for (guint n = 0; n < G_N_ELEMENTS (kinds); n++)
    {
      g_autoptr (OgcGameHistoryEntry) entry = make (n, n, kinds[n], n == 1 ? 1 : 2);

      g_list_store_append (entries, entry);
    }
  standings = ogc_standings_count (G_LIST_MODEL (entries), OGC_STANDING_BY_KIND, NULL, NULL);
  g_assert_cmpuint (standings->len, ==, 4); /* the others are greedy */
  g_assert_cmpuint (find (standings, "expert", 0)->games, ==, 3);
  g_assert_cmpuint (find (standings, "expert", 0)->wins, ==, 1);
  g_assert_cmpuint (find (standings, "master", 0)->games, ==, 1);
  g_assert_cmpuint (find (standings, "expert-unheard-of", 0)->games, ==, 1);
  forms = ogc_standings_count (G_LIST_MODEL (entries), OGC_STANDING_BY_FORM, "expert", NULL);
  g_assert_cmpuint (find (forms, NULL, OGC_FORM_NEUTRAL)->seats, ==, 3);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add ("/game-history/empty", Fixture, NULL, set_up, test_empty, tear_down);
  g_test_add ("/game-history/unfinished", Fixture, NULL, set_up, test_unfinished, tear_down);
  g_test_add ("/game-history/second", Fixture, NULL, set_up, test_second, tear_down);
  g_test_add ("/game-history/add", Fixture, NULL, set_up, test_add, tear_down);
  g_test_add_func ("/game-history/from-save", test_from_save);
  g_test_add ("/game-history/clear", Fixture, NULL, set_up, test_clear, tear_down);
  g_test_add ("/game-history/damaged", Fixture, NULL, set_up, test_damaged, tear_down);
  g_test_add ("/game-history/newer", Fixture, NULL, set_up, test_newer, tear_down);
  g_test_add ("/game-history/failure", Fixture, NULL, set_up, test_failure, tear_down);
  g_test_add_func ("/game-history/refused", test_refused);
  g_test_add_func ("/game-history/full", test_full);
  g_test_add_func ("/game-history/times", test_times);
  g_test_add_func ("/game-history/standings", test_standings);
  g_test_add_func ("/game-history/standings-in-styles", test_standings_in_styles);

  return g_test_run ();
}
