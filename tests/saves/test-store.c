/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

#include "game-fixture.h"
#include "ogc-journal.h"
#include "ogc-store.h"
#include "temp-folder.h"

#define N_KILLS 50

typedef struct {
  TempFolder *path;
  GFile    *folder;
  OgcStore *store;
} Fixture;

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  fixture->path = temp_folder_new ();
  fixture->folder = g_file_new_build_filename (fixture->path, "deep", "saves", NULL);
  fixture->store = ogc_store_new (fixture->folder);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  g_clear_object (&fixture->store);
  g_clear_object (&fixture->folder);
  temp_folder_free (fixture->path);
}

static void
finished_cb (GObject      *source,
             GAsyncResult *result,
             gpointer      data)
{
  GAsyncResult **out = data;

  *out = g_object_ref (result);
}

static OgcSave *
load (OgcStore  *store,
      GFile    **set_aside,
      GError   **error)
{
  g_autoptr (GAsyncResult) result = NULL;

  ogc_store_load_autosave_async (store, NULL, finished_cb, &result);
  while (result == NULL)
    g_main_context_iteration (NULL, TRUE);

  return ogc_store_load_autosave_finish (store, result, set_aside, error);
}

/* What the next run of the program finds. */
static OgcSave *
load_anew (Fixture  *fixture,
           GFile   **set_aside,
           GError  **error)
{
  g_autoptr (OgcStore) store = ogc_store_new (fixture->folder);

  return load (store, set_aside, error);
}

static OgcSave *
play (guint length)
{
  const OgcSetup setup = game_fixture_setup (6, 55);
  OgcSave *save = game_fixture_play (ogc_tile_set_get_default (), &setup, length, 0);

  save->created = 1763707000;

  return save;
}

static GFile *
child (Fixture    *fixture,
       const char *name)
{
  return g_file_get_child (fixture->folder, name);
}

static void
spoil (Fixture    *fixture,
       const char *name)
{
  g_autoptr (GFile) file = child (fixture, name);

  g_assert_true (g_file_set_contents (g_file_peek_path (file), "{\"format\":", -1, NULL));
}

static void
autosave (Fixture *fixture,
          guint    length)
{
  g_autoptr (OgcSave) save = play (length);
  g_autoptr (GError) error = NULL;

  ogc_store_autosave (fixture->store, save);
  g_assert_true (ogc_store_flush (fixture->store, &error));
  g_assert_no_error (error);
}

static guint
count_files (Fixture *fixture)
{
  g_autoptr (GDir) dir = g_dir_open (g_file_peek_path (fixture->folder), 0, NULL);
  guint n = 0;

  while (dir != NULL && g_dir_read_name (dir) != NULL)
    n++;

  return n;
}

static void
test_empty (Fixture       *fixture,
            gconstpointer  data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GFile) set_aside = NULL;
  g_autoptr (GListModel) list = ogc_store_list (fixture->store);

  g_assert_false (ogc_store_has_autosave (fixture->store));
  g_assert_null (load (fixture->store, &set_aside, &error));
  g_assert_no_error (error);
  g_assert_null (set_aside);
  g_assert_cmpuint (g_list_model_get_n_items (list), ==, 0);
  g_assert_true (ogc_store_flush (fixture->store, &error));
  g_assert_false (g_file_query_exists (fixture->folder, NULL));
}

static void
test_autosave (Fixture       *fixture,
               gconstpointer  data)
{
  g_autoptr (OgcSave) back = NULL;
  g_autoptr (GError) error = NULL;

  for (guint length = 0; length < 60; length++)
    {
      g_autoptr (OgcSave) save = play (length);

      ogc_store_autosave (fixture->store, save);
      ogc_store_autosave (fixture->store, save);
    }
  g_assert_true (ogc_store_flush (fixture->store, &error));
  g_assert_true (ogc_store_has_autosave (fixture->store));
  back = load_anew (fixture, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (back->position, ==, 59);
  /* The autosave and its backup, if there was a second write; the journal went when all was on disk. */
  g_assert_cmpuint (count_files (fixture), <=, 2);
}

static void
test_damaged (Fixture       *fixture,
              gconstpointer  data)
{
  g_autoptr (OgcSave) back = NULL;
  g_autoptr (OgcSave) none = NULL;
  g_autoptr (GFile) set_aside = NULL;
  g_autoptr (GFile) second = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *content = NULL;

  autosave (fixture, 10);
  autosave (fixture, 11);
  autosave (fixture, 12);
  spoil (fixture, "autosave.gildedcompass");
  back = load_anew (fixture, &set_aside, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (back->position, ==, 11);
  g_assert_true (g_file_load_contents (set_aside, NULL, &content, NULL, NULL, NULL));
  g_assert_cmpstr (content, ==, "{\"format\":");

  spoil (fixture, "autosave-backup.gildedcompass");
  none = load_anew (fixture, &second, &error);
  g_assert_null (none);
  g_assert_error (error, OGC_ERROR, OGC_ERROR_SYNTAX);
  g_assert_nonnull (second);
  g_assert_false (g_file_equal (set_aside, second));
  /* Both damaged files are still there. */
  g_assert_cmpuint (count_files (fixture), ==, 2);
}

/* A program that has not loaded them does not overwrite them either. */
static void
test_damaged_is_not_overwritten (Fixture       *fixture,
                                 gconstpointer  data)
{
  g_autoptr (OgcStore) next = NULL;
  g_autoptr (OgcSave) save = play (3);
  guint damaged = 0;
  g_autoptr (GDir) dir = NULL;
  const char *name;

  autosave (fixture, 1);
  autosave (fixture, 2);
  spoil (fixture, "autosave.gildedcompass");
  spoil (fixture, "autosave-backup.gildedcompass");
  next = ogc_store_new (fixture->folder);
  ogc_store_autosave (next, save);
  g_assert_true (ogc_store_flush (next, NULL));

  dir = g_dir_open (g_file_peek_path (fixture->folder), 0, NULL);
  while ((name = g_dir_read_name (dir)) != NULL)
    damaged += g_str_has_suffix (name, ".damaged");
  g_assert_cmpuint (damaged, ==, 2);
}

/* Nor is the autosave of a newer version of the program, which stays a save. */
static void
test_newer_version (Fixture       *fixture,
                    gconstpointer  data)
{
  g_autoptr (GFile) file = child (fixture, "autosave.gildedcompass");
  g_autoptr (GError) error = NULL;
  g_autoptr (GFile) set_aside = NULL;
  g_autoptr (GListModel) list = NULL;
  g_autofree char *content = NULL;
  g_autofree char *now = NULL;
  g_autofree char *then = NULL;
  g_auto (GStrv) parts = NULL;
  g_autofree char *newer = NULL;

  autosave (fixture, 1);
  g_assert_true (g_file_get_contents (g_file_peek_path (file), &content, NULL, NULL));
  now = g_strdup_printf ("\"version\":%d,", OGC_SAVE_VERSION);
  then = g_strdup_printf ("\"version\":%d,", OGC_SAVE_VERSION + 1);
  parts = g_strsplit (content, now, 2);
  newer = g_strconcat (parts[0], then, parts[1], NULL);
  g_assert_true (g_file_set_contents (g_file_peek_path (file), newer, -1, NULL));

  g_assert_null (load_anew (fixture, &set_aside, &error));
  g_assert_error (error, OGC_ERROR, OGC_ERROR_VERSION);
  g_assert_null (set_aside);
  g_assert_true (g_file_query_exists (file, NULL));

  g_clear_object (&fixture->store);
  fixture->store = ogc_store_new (fixture->folder);
  autosave (fixture, 1);
  list = ogc_store_list (fixture->store);
  g_assert_cmpuint (g_list_model_get_n_items (list), ==, 1);
}

static OgcSave *
numbered (guint   length,
          guint   undone,
          guint64 serial)
{
  OgcSave *save = play (length + undone);
  g_autoptr (OgcSave) taken = play (length);

  ogc_save_set_history (save, (gpointer) save->decisions->data, save->decisions->len, length, &taken->state);
  save->serial = serial;

  return save;
}

static void
assert_replayed (GFile   *file,
                 OgcSave *base,
                 OgcSave *expected)
{
  g_autoptr (OgcSave) back = ogc_journal_replay (file, base, NULL);

  g_assert_cmpuint (back->serial, ==, expected->serial);
  g_assert_cmpuint (back->position, ==, expected->position);
  g_assert_cmpmem (back->decisions->data, back->decisions->len * sizeof (OgcDecision), expected->decisions->data,
                   expected->decisions->len * sizeof (OgcDecision));
  g_assert_cmpmem (&back->state, sizeof back->state, &expected->state, sizeof expected->state);
}

/* Decisions, undo, redo and leaps: after each the journal leads from any earlier save to the latest. */
static void
test_journal (Fixture       *fixture,
              gconstpointer  data)
{
  static const struct {
    guint length;
    guint undone;
  } steps[] = { { 5, 0 }, { 6, 0 }, { 7, 0 }, { 6, 1 }, { 5, 2 }, { 6, 1 }, { 7, 0 }, { 8, 0 }, { 3, 5 }, { 4, 0 },
               { 20, 0 }, { 21, 0 } };
  g_autofree char *path = g_build_filename (fixture->path, "journal", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (OgcJournal) journal = ogc_journal_new (file);
  g_autoptr (GPtrArray) saves = g_ptr_array_new_with_free_func ((GDestroyNotify) ogc_save_unref);

  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      OgcSave *save = numbered (steps[i].length, steps[i].undone, 10 + i);

      if (i > 0)
        ogc_journal_note (journal, g_ptr_array_index (saves, i - 1), save);
      g_ptr_array_add (saves, save);
      for (guint k = 0; k <= i; k++)
        assert_replayed (file, g_ptr_array_index (saves, k), save);
    }
  ogc_journal_clear (journal);
  assert_replayed (file, g_ptr_array_index (saves, 2), g_ptr_array_index (saves, 2));
}

/* A game that is on no disk yet is in the journal as a whole. */
static void
test_journal_alone (Fixture       *fixture,
                    gconstpointer  data)
{
  g_autofree char *path = g_build_filename (fixture->path, "journal", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (OgcJournal) journal = ogc_journal_new (file);
  g_autoptr (OgcSave) first = numbered (3, 0, 5);
  g_autoptr (OgcSave) second = numbered (4, 0, 6);
  g_autoptr (OgcSave) older = numbered (9, 0, 4);
  g_autoptr (OgcSave) newer = numbered (9, 0, 7);

  g_assert_null (ogc_journal_replay (file, NULL, NULL));
  ogc_journal_note (journal, NULL, first);
  assert_replayed (file, NULL, first);
  ogc_journal_note (journal, first, second);
  assert_replayed (file, NULL, second);
  assert_replayed (file, older, second);
  assert_replayed (file, newer, newer);
}

/* Killed in the middle of a line, or worse: what comes before it counts. */
static void
test_journal_torn (Fixture       *fixture,
                   gconstpointer  data)
{
  g_autofree char *path = g_build_filename (fixture->path, "journal", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (OgcJournal) journal = ogc_journal_new (file);
  g_autoptr (OgcSave) first = numbered (3, 0, 5);
  g_autoptr (OgcSave) second = numbered (4, 0, 6);
  g_autoptr (OgcSave) third = numbered (5, 0, 7);
  g_autofree char *content = NULL;
  gsize whole;
  gsize length;

  ogc_journal_note (journal, first, second);
  {
    g_autofree char *line = NULL;

    g_assert_true (g_file_get_contents (path, &line, &whole, NULL));
  }
  ogc_journal_note (journal, second, third);
  g_assert_true (g_file_get_contents (path, &content, &length, NULL));
  for (gsize end = 0; end <= length; end++)
    {
      g_assert_true (g_file_set_contents (path, content, end, NULL));
      assert_replayed (file, first, end + 1 < whole ? first : end + 1 < length ? second : third);
    }
}

static OgcSave *
play_at (const char *place,
         guint       length)
{
  OgcSave *save = play (length);

  save->place = g_strdup (place);

  return save;
}

static void
autosave_at (OgcStore   *store,
             const char *place,
             guint       length)
{
  g_autoptr (OgcSave) save = play_at (place, length);

  ogc_store_autosave (store, save);
}

static void
assert_kept (Fixture    *fixture,
             const char *place,
             guint       position)
{
  g_autofree char *name = g_strconcat (place, OGC_SAVE_EXTENSION, NULL);
  g_autoptr (GFile) file = child (fixture, name);
  g_autoptr (GError) error = NULL;
  g_autoptr (OgcSave) back = ogc_save_load (file, &error);

  g_assert_no_error (error);
  g_assert_cmpuint (back->position, ==, position);
  g_assert_cmpstr (back->place, ==, place);
}

/* A game that makes room for another is kept, with its last decision, whatever was on disk by then. */
static void
test_several (Fixture       *fixture,
              gconstpointer  data)
{
  g_autoptr (OgcSave) back = NULL;

  for (guint length = 0; length < 20; length++)
    autosave_at (fixture->store, "game-a", length);
  for (guint length = 0; length < 9; length++)
    autosave_at (fixture->store, "game-b", length);
  autosave_at (fixture->store, "game-c", 4);
  g_assert_true (ogc_store_flush (fixture->store, NULL));
  assert_kept (fixture, "game-a", 19);
  assert_kept (fixture, "game-b", 8);
  back = load_anew (fixture, NULL, NULL);
  g_assert_cmpstr (back->place, ==, "game-c");

  /* Gone on with, and left again. */
  autosave_at (fixture->store, "game-a", 21);
  autosave_at (fixture->store, "game-b", 8);
  g_assert_true (ogc_store_flush (fixture->store, NULL));
  assert_kept (fixture, "game-a", 21);
  assert_kept (fixture, "game-c", 4);
}

/* So it is by a program that has not looked at what is there. */
static void
test_several_unseen (Fixture       *fixture,
                     gconstpointer  data)
{
  g_autoptr (OgcStore) next = NULL;

  autosave_at (fixture->store, "game-a", 7);
  g_assert_true (ogc_store_flush (fixture->store, NULL));
  next = ogc_store_new (fixture->folder);
  autosave_at (next, "game-b", 2);
  g_assert_true (ogc_store_flush (next, NULL));
  assert_kept (fixture, "game-a", 7);
}

/* The game that is played is kept nowhere else, also where the one before it was not on disk yet when it began. */
static void
test_several_at_once (Fixture       *fixture,
                      gconstpointer  data)
{
  for (guint i = 0; i < 300; i++)
    {
      g_autofree char *name = g_strdup_printf ("saves-%u", i);
      g_autofree char *path = g_build_filename (fixture->path, name, NULL);
      g_autoptr (GFile) folder = g_file_new_for_path (path);
      g_autoptr (OgcStore) store = ogc_store_new (folder);
      g_autoptr (GListModel) list = NULL;

      autosave_at (store, "game-a", 1);
      g_usleep (i);
      autosave_at (store, "game-b", 2);
      g_assert_true (ogc_store_flush (store, NULL));
      list = ogc_store_list (store);
      g_assert_cmpuint (g_list_model_get_n_items (list), ==, 1);
    }
}

/* A game that is only in the journal, followed by another there: killed before anything was written. */
static void
test_several_in_journal (Fixture       *fixture,
                         gconstpointer  data)
{
  g_autoptr (GFile) file = child (fixture, "autosave.journal");
  g_autoptr (OgcJournal) journal = ogc_journal_new (file);
  g_autoptr (OgcStore) next = NULL;
  g_autoptr (OgcSave) back = NULL;
  OgcSave *saves[] = { play_at ("game-a", 5), play_at ("game-a", 6), play_at ("game-a", 7), play_at ("game-b", 0),
                       play_at ("game-b", 1) };

  ogc_store_autosave (fixture->store, saves[0]);
  g_assert_true (ogc_store_flush (fixture->store, NULL));
  for (guint i = 1; i < G_N_ELEMENTS (saves); i++)
    {
      saves[i]->serial = saves[0]->serial + i;
      ogc_journal_note (journal, saves[i - 1], saves[i]);
    }
  for (guint i = 0; i < G_N_ELEMENTS (saves); i++)
    ogc_save_unref (saves[i]);

  next = ogc_store_new (fixture->folder);
  back = load (next, NULL, NULL);
  g_assert_cmpstr (back->place, ==, "game-b");
  g_assert_cmpuint (back->position, ==, 1);
  g_assert_true (ogc_store_flush (next, NULL));
  assert_kept (fixture, "game-a", 7);
}

/* Its place cannot be written: its autosave stays until it can. */
static void
test_several_failing (Fixture       *fixture,
                      gconstpointer  data)
{
  g_autoptr (GFile) obstacle = child (fixture, "game-a" OGC_SAVE_EXTENSION);
  g_autoptr (GFile) file = child (fixture, "autosave" OGC_SAVE_EXTENSION);
  g_autoptr (OgcSave) kept = NULL;
  g_autoptr (GError) error = NULL;

  autosave_at (fixture->store, "game-a", 5);
  g_assert_true (ogc_store_flush (fixture->store, NULL));
  g_assert_true (ogc_store_is_safe (fixture->store));
  g_assert_true (g_file_make_directory (obstacle, NULL, NULL));
  autosave_at (fixture->store, "game-b", 1);
  g_assert_false (ogc_store_flush (fixture->store, &error));
  g_assert_error (error, OGC_ERROR, OGC_ERROR_WRITE);
  g_assert_false (ogc_store_is_safe (fixture->store));
  kept = ogc_save_load (file, NULL);
  g_assert_cmpstr (kept->place, ==, "game-a");

  g_assert_true (g_file_delete (obstacle, NULL, NULL));
  autosave_at (fixture->store, "game-b", 2);
  g_assert_true (ogc_store_flush (fixture->store, NULL));
  assert_kept (fixture, "game-a", 5);
  g_clear_pointer (&kept, ogc_save_unref);
  kept = ogc_save_load (file, NULL);
  g_assert_cmpstr (kept->place, ==, "game-b");
}

/* A game that is over or left is no more the one to go on with, but it stays. */
static void
test_put_away (Fixture       *fixture,
               gconstpointer  data)
{
  g_autoptr (OgcStore) next = NULL;

  ogc_store_put_away (fixture->store);
  g_assert_cmpuint (count_files (fixture), ==, 0);
  autosave_at (fixture->store, "game-a", 5);
  autosave_at (fixture->store, "game-a", 6);
  ogc_store_put_away (fixture->store);
  g_assert_true (ogc_store_flush (fixture->store, NULL));
  g_assert_false (ogc_store_has_autosave (fixture->store));
  g_assert_null (load_anew (fixture, NULL, NULL));
  assert_kept (fixture, "game-a", 6);
  g_assert_cmpuint (count_files (fixture), ==, 1);

  /* By a program that has not loaded it. */
  autosave_at (fixture->store, "game-b", 3);
  g_assert_true (ogc_store_flush (fixture->store, NULL));
  next = ogc_store_new (fixture->folder);
  ogc_store_put_away (next);
  g_assert_true (ogc_store_flush (next, NULL));
  assert_kept (fixture, "game-b", 3);
  g_assert_cmpuint (count_files (fixture), ==, 2);
}

/* Titles and places are kept over a crash, too. */
static void
test_title (Fixture       *fixture,
            gconstpointer  data)
{
  g_autoptr (GFile) file = child (fixture, "autosave.journal");
  g_autoptr (OgcSave) before = play_at ("game-a", 5);
  g_autoptr (OgcSave) after = play_at ("game-a", 5);
  g_autoptr (OgcJournal) journal = ogc_journal_new (file);
  g_autoptr (OgcSave) back = NULL;

  ogc_store_autosave (fixture->store, before);
  g_assert_true (ogc_store_flush (fixture->store, NULL));
  after->title = g_strdup ("Äbend “with” friends");
  after->serial = before->serial + 1;
  ogc_journal_note (journal, before, after);
  back = load_anew (fixture, NULL, NULL);
  g_assert_cmpstr (back->title, ==, "Äbend “with” friends");
  g_assert_cmpstr (back->place, ==, "game-a");
}

static void
test_places (Fixture       *fixture,
             gconstpointer  data)
{
  g_autofree char *one = ogc_store_new_place (fixture->store);
  g_autofree char *other = ogc_store_new_place (fixture->store);
  g_autoptr (OgcSave) save = play_at (one, 1);
  g_autoptr (GFile) file = ogc_store_get_place (fixture->store, save);
  g_autoptr (GFile) evening = child (fixture, "Evening" OGC_SAVE_EXTENSION);
  g_autoptr (GFile) current = child (fixture, "autosave" OGC_SAVE_EXTENSION);
  g_autoptr (GFile) elsewhere = g_file_new_for_path ("/game-a" OGC_SAVE_EXTENSION);
  g_autofree char *back = ogc_store_find_place (fixture->store, file);

  g_assert_cmpstr (one, !=, other);
  g_assert_cmpstr (back, ==, one);
  g_assert_null (ogc_store_find_place (fixture->store, evening));
  g_assert_null (ogc_store_find_place (fixture->store, current));
  g_assert_null (ogc_store_find_place (fixture->store, elsewhere));
}

typedef struct {
  GError *error;
  guint   n;
} Failures;

static void
failed_cb (OgcStore *store,
           GError   *error,
           gpointer  data)
{
  Failures *failures = data;

  g_clear_error (&failures->error);
  failures->error = g_error_copy (error);
  failures->n++;
}

/* A folder that cannot be: the game goes on, and one sentence says what is wrong. */
static void
test_failure (Fixture       *fixture,
              gconstpointer  data)
{
  g_autofree char *file = g_build_filename (fixture->path, "file", NULL);
  g_autoptr (GFile) folder = g_file_new_build_filename (file, "saves", NULL);
  g_autoptr (OgcStore) store = ogc_store_new (folder);
  g_autoptr (OgcSave) save = play (4);
  g_autoptr (GError) error = NULL;
  Failures failures = { 0 };

  g_assert_true (g_file_set_contents (file, "", 0, NULL));
  g_signal_connect (store, "failed", G_CALLBACK (failed_cb), &failures);
  ogc_store_autosave (store, save);
  g_assert_false (ogc_store_flush (store, &error));
  g_assert_error (error, OGC_ERROR, OGC_ERROR_WRITE);
  while (failures.n == 0)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpstr (failures.error->message, ==, error->message);
  g_assert_nonnull (strstr (error->message, "cannot be made"));

  /* Once the folder can be, the next autosave is as good as ever. */
  g_assert_cmpint (g_unlink (file), ==, 0);
  g_clear_error (&error);
  {
    g_autoptr (OgcSave) next = play (5);

    ogc_store_autosave (store, next);
  }
  g_assert_true (ogc_store_flush (store, &error));
  g_assert_no_error (error);
  g_clear_error (&failures.error);
}

static void
test_list (Fixture       *fixture,
           gconstpointer  data)
{
  static const char *const titles[] = { "Evening", "Evening 2", "äöü 🧭" };
  g_autoptr (OgcSave) save = play (2);
  g_autoptr (GListModel) list = NULL;

  autosave (fixture, 1);
  autosave (fixture, 2);
  for (guint i = 0; i < G_N_ELEMENTS (titles); i++)
    {
      g_autofree char *name = g_strconcat (titles[i], OGC_SAVE_EXTENSION, NULL);
      g_autoptr (GFile) file = g_file_get_child (fixture->folder, name);
      g_autoptr (GError) error = NULL;

      g_assert_true (ogc_save_write (save, file, &error));
      g_assert_no_error (error);
    }
  list = ogc_store_list (fixture->store);
  g_assert_cmpuint (g_list_model_get_n_items (list), ==, G_N_ELEMENTS (titles));
  for (guint i = 0; i < g_list_model_get_n_items (list); i++)
    {
      g_autoptr (GFile) file = g_list_model_get_item (list, i);
      g_autoptr (GError) error = NULL;
      g_autoptr (OgcSave) back G_GNUC_UNUSED = ogc_save_load (file, &error);

      g_assert_no_error (error);
    }
}

/* Starts the victim, kills it after @delay microseconds of playing, and tells what it said last. */
static void
kill_once (const char *folder,
           guint       delay,
           guint64    *game,
           guint      *decisions)
{
  g_autofree char *victim = g_test_build_filename (G_TEST_BUILT, "tests", "saves", "kill-victim", NULL);
  const char *argv[] = { victim, folder, NULL };
  g_autoptr (GSubprocess) process = NULL;
  g_autoptr (GDataInputStream) output = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *line = NULL;
  char *next;

  process = g_subprocess_newv (argv, G_SUBPROCESS_FLAGS_STDOUT_PIPE, &error);
  g_assert_no_error (error);
  output = g_data_input_stream_new (g_subprocess_get_stdout_pipe (process));
  line = g_data_input_stream_read_line (output, NULL, NULL, &error);
  g_assert_no_error (error);
  g_usleep (delay);
  g_subprocess_force_exit (process);
  while ((next = g_data_input_stream_read_line (output, NULL, NULL, NULL)) != NULL)
    {
      g_free (line);
      line = next;
    }
  g_subprocess_wait (process, NULL, NULL);

  *game = g_ascii_strtoull (line, &next, 10);
  *decisions = g_ascii_strtoull (next, NULL, 10);
}

/* All games before @game were played to their end, and each is kept once. */
static void
assert_all_kept (Fixture *fixture,
                 guint64  game)
{
  g_autoptr (OgcStore) store = ogc_store_new (fixture->folder);
  g_autoptr (OgcSave) current = load (store, NULL, NULL);
  g_autoptr (GHashTable) seeds = g_hash_table_new (NULL, NULL);
  g_autoptr (GListModel) list = NULL;

  g_assert_true (ogc_store_flush (store, NULL));
  list = ogc_store_list (store);
  for (guint i = 0; i < g_list_model_get_n_items (list); i++)
    {
      g_autoptr (GFile) file = g_list_model_get_item (list, i);
      g_autoptr (GError) error = NULL;
      g_autoptr (OgcSave) save = ogc_save_load (file, &error);

      g_assert_no_error (error);
      g_assert_cmpint (save->state.ask.kind, ==, OGC_ASK_NOTHING);
      g_assert_true (g_hash_table_add (seeds, GUINT_TO_POINTER (save->setup.seed)));
    }
  for (guint64 seed = 1; seed < game; seed++)
    g_assert_true (seed == current->setup.seed || g_hash_table_contains (seeds, GUINT_TO_POINTER (seed)));
}

/* kill -9 at any moment loses at most the last decision, and no game. */
static void
test_kill (Fixture       *fixture,
           gconstpointer  data)
{
  guint lost = 0;
  guint64 game = 0;

  for (guint i = 0; i < N_KILLS; i++)
    {
      g_autoptr (GFile) set_aside = NULL;
      g_autoptr (GError) error = NULL;
      g_autoptr (OgcSave) save = NULL;
      guint decisions;

      kill_once (g_file_peek_path (fixture->folder), g_random_int_range (0, 40000), &game, &decisions);
      save = load_anew (fixture, &set_aside, &error);
      g_assert_no_error (error);
      g_assert_null (set_aside);
      if (game == 1 && decisions == 0 && save == NULL)
        continue;
      g_assert_nonnull (save);
      if (save->setup.seed == game)
        g_assert_cmpuint (save->position + 1, >=, decisions);
      else
        g_assert_true (save->setup.seed == game - 1 && decisions == 0 && save->state.ask.kind == OGC_ASK_NOTHING);
      lost += save->setup.seed != game || save->position < decisions;
    }
  assert_all_kept (fixture, game);
  g_test_message ("killed %u times in %u games, %u last decisions lost", N_KILLS, (guint) game, lost);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add ("/store/empty", Fixture, NULL, set_up, test_empty, tear_down);
  g_test_add ("/store/autosave", Fixture, NULL, set_up, test_autosave, tear_down);
  g_test_add ("/store/damaged", Fixture, NULL, set_up, test_damaged, tear_down);
  g_test_add ("/store/damaged-is-not-overwritten", Fixture, NULL, set_up, test_damaged_is_not_overwritten, tear_down);
  g_test_add ("/store/newer-version", Fixture, NULL, set_up, test_newer_version, tear_down);
  g_test_add ("/store/journal", Fixture, NULL, set_up, test_journal, tear_down);
  g_test_add ("/store/journal-alone", Fixture, NULL, set_up, test_journal_alone, tear_down);
  g_test_add ("/store/journal-torn", Fixture, NULL, set_up, test_journal_torn, tear_down);
  g_test_add ("/store/several", Fixture, NULL, set_up, test_several, tear_down);
  g_test_add ("/store/several-unseen", Fixture, NULL, set_up, test_several_unseen, tear_down);
  g_test_add ("/store/several-at-once", Fixture, NULL, set_up, test_several_at_once, tear_down);
  g_test_add ("/store/several-in-journal", Fixture, NULL, set_up, test_several_in_journal, tear_down);
  g_test_add ("/store/several-failing", Fixture, NULL, set_up, test_several_failing, tear_down);
  g_test_add ("/store/put-away", Fixture, NULL, set_up, test_put_away, tear_down);
  g_test_add ("/store/title", Fixture, NULL, set_up, test_title, tear_down);
  g_test_add ("/store/places", Fixture, NULL, set_up, test_places, tear_down);
  g_test_add ("/store/failure", Fixture, NULL, set_up, test_failure, tear_down);
  g_test_add ("/store/list", Fixture, NULL, set_up, test_list, tear_down);
  g_test_add ("/store/kill", Fixture, NULL, set_up, test_kill, tear_down);

  return g_test_run ();
}
