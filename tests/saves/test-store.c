/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "game-fixture.h"
#include "ogc-compass-kind.h"
#include "ogc-file.h"
#include "ogc-store.h"
#include "temp-folder.h"
#include "../clock-times.h"

typedef struct {
  TempFolder *path;
  GFile      *folder;
  OgcStore   *store;
} Fixture;

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  fixture->path = temp_folder_new ();
  fixture->folder = g_file_new_build_filename (fixture->path, "deep", "saves", NULL);
  fixture->store = ogc_store_new (fixture->folder);
}

/* Handles what came in while the test waited for something else. */
static void
settle (void)
{
  while (g_main_context_iteration (NULL, FALSE))
    continue;
}

/* Frees the store and waits until it is gone, and with it its lock. The worker thread may hold it for a moment
 * longer. */
static void
close_store (OgcStore **store)
{
  g_object_add_weak_pointer (G_OBJECT (*store), (gpointer *) store);
  g_object_unref (*store);
  for (guint n = 0; g_atomic_pointer_get (store) != NULL; n++)
    {
      settle ();
      g_usleep (n > 0 ? 1000 : 0);
    }
}

/* Opens the store again, as the program does when it is started once more. */
static void
start_anew (Fixture *fixture)
{
  close_store (&fixture->store);
  fixture->store = ogc_store_new (fixture->folder);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  close_store (&fixture->store);
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
load (OgcStore    *store,
      const char  *name,
      char       **found,
      GError     **error)
{
  g_autoptr (GAsyncResult) result = NULL;
  OgcSavedGame *game;

  ogc_store_load_async (store, name, NULL, finished_cb, &result);
  while (result == NULL)
    g_main_context_iteration (NULL, TRUE);
  game = ogc_store_load_finish (store, result, found, error);

  return game != NULL ? OGC_SAVE (game) : NULL;
}

static OgcSave *
play (guint length)
{
  const OgcSetup setup = game_fixture_setup (6, 55);
  OgcSave *save = game_fixture_play (ogc_tile_set_get_default (), &setup, length, 0);

  save->label.created = 1763707000;

  return save;
}

static GFile *
child (Fixture    *fixture,
       const char *name)
{
  return g_file_get_child (fixture->folder, name);
}

static char *
child_path (Fixture    *fixture,
            const char *name)
{
  return g_build_filename (g_file_peek_path (fixture->folder), name, NULL);
}

static void
put (Fixture    *fixture,
     const char *name,
     const char *content)
{
  g_autofree char *path = child_path (fixture, name);

  g_assert_cmpint (g_mkdir_with_parents (g_file_peek_path (fixture->folder), 0700), ==, 0);
  g_assert_true (g_file_set_contents (path, content, -1, NULL));
}

static gboolean
exists (Fixture    *fixture,
        const char *name)
{
  g_autofree char *path = child_path (fixture, name);

  return g_file_test (path, G_FILE_TEST_EXISTS);
}

static void
autosave (OgcStore   *store,
          const char *name,
          guint       length)
{
  g_autoptr (OgcSave) save = play (length);

  ogc_store_autosave (store, name, OGC_SAVED_GAME (save));
}

static void
flush (OgcStore *store)
{
  g_autoptr (GError) error = NULL;

  ogc_store_flush (store, &error);
  g_assert_no_error (error);
}

/* Asserts that the file @name can be read without the store and has @decisions decisions. */
static void
assert_kept (Fixture    *fixture,
             const char *name,
             guint       position)
{
  g_autoptr (GFile) file = child (fixture, name);
  g_autoptr (GError) error = NULL;
  g_autoptr (OgcSave) back = ogc_save_load (file, &error);

  g_assert_no_error (error);
  g_assert_cmpuint (back->position, ==, position);
}

static void
assert_current (Fixture    *fixture,
                const char *expected)
{
  g_autofree char *name = ogc_store_dup_current_name (fixture->store);

  g_assert_cmpstr (name, ==, expected);
}

static guint
count_listed (OgcStore *store)
{
  g_autoptr (GListModel) list = ogc_store_list (store);

  return g_list_model_get_n_items (list);
}

/* Counts the files of games; the folder also has its lock and the file that names the current game. */
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
  g_autofree char *name = NULL;

  assert_current (fixture, NULL);
  g_assert_null (load (fixture->store, NULL, &name, &error));
  g_assert_no_error (error);
  g_assert_null (name);
  g_assert_cmpuint (count_listed (fixture->store), ==, 0);
  flush (fixture->store);
  g_assert_false (g_file_query_exists (fixture->folder, NULL));
}

/* Each game has one file with all decisions that were handed over, even if they come faster than the disk can write. */
static void
test_autosave (Fixture       *fixture,
               gconstpointer  data)
{
  g_autoptr (OgcSave) back = NULL;
  g_autofree char *name = NULL;
  g_autoptr (GError) error = NULL;

  for (guint length = 0; length < 60; length++)
    autosave (fixture->store, "game-1.gildedcompass", length);
  flush (fixture->store);
  assert_kept (fixture, "game-1.gildedcompass", 59);
  g_assert_cmpuint (count_files (fixture), ==, 3);
  start_anew (fixture);
  back = load (fixture->store, NULL, &name, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (back->position, ==, 59);
  g_assert_cmpstr (name, ==, "game-1.gildedcompass");
}

/* Loading returns what was handed over last, whether or not it is on disk yet. */
static void
test_load_newest (Fixture       *fixture,
                  gconstpointer  data)
{
  g_autoptr (OgcSave) one = play (3);
  g_autoptr (OgcSave) other = play (7);

  for (guint i = 0; i < 400; i++)
    {
      OgcSave *save = i % 2 == 0 ? one : other;
      g_autoptr (OgcSave) back = NULL;
      g_autoptr (GError) error = NULL;

      ogc_store_autosave (fixture->store, "game-1.gildedcompass", OGC_SAVED_GAME (save));
      back = load (fixture->store, NULL, NULL, &error);
      g_assert_no_error (error);
      g_assert_cmpuint (back->position, ==, save->position);
    }
}

static void
count_failure_cb (OgcStore *store,
                  GError   *error,
                  guint    *n)
{
  (*n)++;
}

/* Of the saves that arrive while the disk is busy, only the last is written: 400 decisions at once cause far fewer
 * writes. Failing writes are counted. */
static void
test_coalesced (Fixture       *fixture,
                gconstpointer  data)
{
  g_autofree char *obstacle = child_path (fixture, "game-1" OGC_SAVE_EXTENSION);
  g_autoptr (OgcSave) save = play (40);
  guint n = 0;

  g_assert_cmpint (g_mkdir_with_parents (obstacle, 0700), ==, 0);
  g_signal_connect (fixture->store, "failed", G_CALLBACK (count_failure_cb), &n);
  for (guint i = 0; i < 400; i++)
    ogc_store_autosave (fixture->store, i % 2 == 0 ? "game-1.gildedcompass" : "game-2.gildedcompass",
                        OGC_SAVED_GAME (save));
  g_assert_false (ogc_store_flush (fixture->store, NULL));
  settle ();
  g_assert_cmpuint (n, >, 0);
  g_assert_cmpuint (n, <, 40);
  g_assert_cmpint (g_rmdir (obstacle), ==, 0);
  flush (fixture->store);
  assert_kept (fixture, "game-1.gildedcompass", 40);
  assert_kept (fixture, "game-2.gildedcompass", 40);
  assert_current (fixture, "game-2.gildedcompass");
}

/* A game is continued under the name of its file, whatever people, a file manager or a synchronisation program have
 * called it, and can be read again. */
static void
test_names (Fixture       *fixture,
            gconstpointer  data)
{
  g_autofree char *longest = g_strnfill (NAME_MAX - strlen (OGC_SAVE_EXTENSION), 'x');
  g_autofree char *long_name = g_strconcat (longest, OGC_SAVE_EXTENSION, NULL);
  const char * const names[] = {
    "game-1 (copy).gildedcompass", "game-1.sync-conflict-20260201-101500-ABCDEFG.gildedcompass",
    "Evening.gildedcompass", " two  spaces .gildedcompass", "two\nlines.gildedcompass", "Äpfel 🧭.gildedcompass",
    "\xff\xfe.gildedcompass", "-rf.gildedcompass", ".gildedcompass", "%s%n.gildedcompass", "\\\".gildedcompass",
    "game-0123456789012345678901234567890123456789012345678901234567890123456789.gildedcompass", long_name,
  };

  for (guint n = 0; n < G_N_ELEMENTS (names); n++)
    {
      g_autoptr (GFile) file = child (fixture, names[n]);
      g_autofree char *name = ogc_store_find_name (fixture->store, file);
      g_autofree char *found = NULL;
      g_autoptr (OgcSave) before = play (n);
      g_autoptr (OgcSave) back = NULL;
      g_autoptr (GError) error = NULL;

      g_assert_cmpstr (name, ==, names[n]);
      g_mkdir_with_parents (g_file_peek_path (fixture->folder), 0700);
      g_assert_true (ogc_saved_game_write (OGC_SAVED_GAME (before), file, NULL));
      back = load (fixture->store, name, NULL, &error);
      g_assert_no_error (error);
      g_clear_object (&back);
      autosave (fixture->store, name, n + 1);
      flush (fixture->store);
      assert_kept (fixture, names[n], n + 1);
      start_anew (fixture);
      back = load (fixture->store, NULL, &found, &error);
      g_assert_no_error (error);
      g_assert_cmpuint (back->position, ==, n + 1);
      g_assert_cmpstr (found, ==, names[n]);
      g_assert_cmpuint (count_listed (fixture->store), ==, n + 1);
    }
}

static void
test_new_names (Fixture       *fixture,
                gconstpointer  data)
{
  g_autofree char *one = ogc_store_new_name (fixture->store);
  g_autofree char *other = ogc_store_new_name (fixture->store);
  g_autoptr (GFile) elsewhere = g_file_new_for_path ("/game-a" OGC_SAVE_EXTENSION);
  g_autoptr (GFile) deeper = child (fixture, "folder/game-a" OGC_SAVE_EXTENSION);
  g_autoptr (GFile) damaged = child (fixture, "game-a" OGC_SAVE_EXTENSION ".damaged");

  g_assert_cmpstr (one, !=, other);
  g_assert_true (g_regex_match_simple ("^[0-9a-z-]{1,24}\\.gildedcompass$", one, 0, 0));
  g_assert_null (ogc_store_find_name (fixture->store, elsewhere));
  g_assert_null (ogc_store_find_name (fixture->store, deeper));
  g_assert_null (ogc_store_find_name (fixture->store, damaged));
}

/* A game that is replaced by another is saved with its last decision, whatever was on disk by then. */
static void
test_several (Fixture       *fixture,
              gconstpointer  data)
{
  for (guint length = 0; length < 20; length++)
    autosave (fixture->store, "game-a.gildedcompass", length);
  for (guint length = 0; length < 9; length++)
    autosave (fixture->store, "game-b.gildedcompass", length);
  autosave (fixture->store, "game-c.gildedcompass", 4);
  flush (fixture->store);
  assert_kept (fixture, "game-a.gildedcompass", 19);
  assert_kept (fixture, "game-b.gildedcompass", 8);
  assert_kept (fixture, "game-c.gildedcompass", 4);
  start_anew (fixture);
  assert_current (fixture, "game-c.gildedcompass");
  g_assert_cmpuint (count_listed (fixture->store), ==, 3);

  /* It is the current game, even without a further decision. */
  ogc_store_set_current (fixture->store, "game-a.gildedcompass");
  flush (fixture->store);
  start_anew (fixture);
  assert_current (fixture, "game-a.gildedcompass");
}

/* A game that is over or was left is no longer the current one, but is kept; a game whose file somebody removed is no
 * longer the current one either. */
static void
test_no_current (Fixture       *fixture,
                 gconstpointer  data)
{
  g_autofree char *path = child_path (fixture, "game-b.gildedcompass");
  g_autoptr (GError) error = NULL;

  autosave (fixture->store, "game-a.gildedcompass", 5);
  ogc_store_set_current (fixture->store, NULL);
  assert_current (fixture, NULL);
  flush (fixture->store);
  start_anew (fixture);
  assert_current (fixture, NULL);
  g_assert_null (load (fixture->store, NULL, NULL, &error));
  g_assert_no_error (error);
  assert_kept (fixture, "game-a.gildedcompass", 5);

  autosave (fixture->store, "game-b.gildedcompass", 5);
  flush (fixture->store);
  start_anew (fixture);
  g_assert_cmpint (g_unlink (path), ==, 0);
  g_assert_null (load (fixture->store, NULL, NULL, &error));
  g_assert_no_error (error);
}

/* The file that names the current game may contain anything. */
static void
test_bad_mark (Fixture       *fixture,
               gconstpointer  data)
{
  static const char * const marks[] = { "", "../../secret.gildedcompass", "/etc/passwd", "current", "\xff",
                                        "game-a.gildedcompass\n" };

  for (guint n = 0; n < G_N_ELEMENTS (marks); n++)
    {
      g_autoptr (GError) error = NULL;

      put (fixture, "current", marks[n]);
      start_anew (fixture);
      assert_current (fixture, NULL);
      g_assert_null (load (fixture->store, NULL, NULL, &error));
      g_assert_no_error (error);
    }
}

/* A damaged game is reported and stays as it is: the next game gets a name of its own. */
static void
test_damaged (Fixture       *fixture,
              gconstpointer  data)
{
  g_autofree char *path = child_path (fixture, "game-a.gildedcompass");
  g_autofree char *name = ogc_store_new_name (fixture->store);
  g_autofree char *content = NULL;
  g_autoptr (GError) error = NULL;

  autosave (fixture->store, "game-a.gildedcompass", 10);
  flush (fixture->store);
  put (fixture, "game-a.gildedcompass", "{\"format\":");
  start_anew (fixture);
  g_assert_null (load (fixture->store, NULL, NULL, &error));
  g_assert_error (error, OGC_ERROR, OGC_ERROR_SYNTAX);
  autosave (fixture->store, name, 1);
  flush (fixture->store);
  assert_kept (fixture, name, 1);
  g_assert_true (g_file_get_contents (path, &content, NULL, NULL));
  g_assert_cmpstr (content, ==, "{\"format\":");
  g_assert_cmpuint (count_listed (fixture->store), ==, 2);
}

/* A game that cannot be written does not keep others from being written, whichever it is, and is written as soon as
 * possible. */
static void
test_one_failing (Fixture       *fixture,
                  gconstpointer  data)
{
  static const char * const names[] = { "game-a.gildedcompass", "game-b.gildedcompass", "game-c.gildedcompass" };

  for (guint failing = 0; failing < G_N_ELEMENTS (names); failing++)
    {
      g_autofree char *obstacle = child_path (fixture, names[failing]);
      g_autoptr (OgcSave) back = NULL;
      g_autoptr (GError) error = NULL;

      g_remove (obstacle);
      g_assert_cmpint (g_mkdir_with_parents (obstacle, 0700), ==, 0);
      for (guint i = 0; i < G_N_ELEMENTS (names); i++)
        autosave (fixture->store, names[i], failing + i);
      g_assert_false (ogc_store_flush (fixture->store, &error));
      g_assert_error (error, OGC_ERROR, OGC_ERROR_WRITE);
      g_assert_false (ogc_store_is_safe (fixture->store));
      for (guint i = 0; i < G_N_ELEMENTS (names); i++)
        {
          g_assert_true (ogc_store_is_pending (fixture->store, names[i]) == (i == failing));
          if (i != failing)
            assert_kept (fixture, names[i], failing + i);
        }
      back = load (fixture->store, names[failing], NULL, NULL);
      g_assert_cmpuint (back->position, ==, 2 * failing);

      g_assert_cmpint (g_rmdir (obstacle), ==, 0);
      flush (fixture->store);
      g_assert_true (ogc_store_is_safe (fixture->store));
      assert_kept (fixture, names[failing], 2 * failing);
    }
}

/* A game that the person has saved elsewhere need not be written any more. */
static void
test_forget (Fixture       *fixture,
             gconstpointer  data)
{
  g_autofree char *obstacle = child_path (fixture, "game-a.gildedcompass");

  g_assert_cmpint (g_mkdir_with_parents (obstacle, 0700), ==, 0);
  autosave (fixture->store, "game-a.gildedcompass", 1);
  g_assert_false (ogc_store_flush (fixture->store, NULL));
  ogc_store_forget (fixture->store, "game-a.gildedcompass");
  g_assert_false (ogc_store_is_pending (fixture->store, "game-a.gildedcompass"));
  flush (fixture->store);
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

/* If the folder cannot be made, the game goes on, and one sentence says what is wrong. */
static void
test_failure (Fixture       *fixture,
              gconstpointer  data)
{
  g_autofree char *file = g_build_filename (fixture->path, "deep", NULL);
  g_autoptr (GError) error = NULL;
  Failures failures = { 0 };

  g_assert_true (g_file_set_contents (file, "", 0, NULL));
  g_signal_connect (fixture->store, "failed", G_CALLBACK (failed_cb), &failures);
  autosave (fixture->store, "game-a.gildedcompass", 4);
  g_assert_false (ogc_store_flush (fixture->store, &error));
  g_assert_error (error, OGC_ERROR, OGC_ERROR_WRITE);
  while (failures.n == 0)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpstr (failures.error->message, ==, error->message);
  g_assert_nonnull (strstr (error->message, "can’t be created"));

  /* Once the folder can be made, everything is written as usual. */
  g_assert_cmpint (g_unlink (file), ==, 0);
  flush (fixture->store);
  assert_kept (fixture, "game-a.gildedcompass", 4);
  g_clear_error (&failures.error);
}

/* A second program on the same folder, of whatever user, can read and play, says once that it does not save, and writes
 * nothing; the lock ends with the first program. */
static void
test_second (Fixture       *fixture,
             gconstpointer  data)
{
  OgcStore *second = ogc_store_new (fixture->folder);
  g_autoptr (GFile) lock = g_file_get_child (fixture->folder, ".lock");
  g_autoptr (GBytes) bytes = g_bytes_new_static ("x", 1);
  g_autoptr (OgcSave) seen = NULL;
  g_autoptr (OgcSave) own = NULL;
  g_autoptr (GError) error = NULL;
  Failures failures = { 0 };
  const mode_t mask = umask (077);
  GStatBuf status;

  autosave (fixture->store, "game-a.gildedcompass", 5);
  flush (fixture->store);
  umask (mask);
  g_assert_cmpint (g_stat (g_file_peek_path (lock), &status), ==, 0);
  g_assert_cmpuint (status.st_mode & 0777, ==, 0666);
  g_signal_connect (second, "failed", G_CALLBACK (failed_cb), &failures);
  seen = load (second, NULL, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (seen->position, ==, 5);
  settle ();
  g_assert_cmpuint (failures.n, ==, 1);
  g_assert_error (failures.error, OGC_ERROR, OGC_ERROR_WRITE);
  g_assert_nonnull (strstr (failures.error->message, g_file_peek_path (fixture->folder)));
  g_assert_false (ogc_store_is_safe (second));

  for (guint length = 0; length < 4; length++)
    {
      autosave (second, "game-a.gildedcompass", length);
      autosave (second, "game-b.gildedcompass", length);
    }
  g_assert_false (ogc_store_flush (second, &error));
  g_assert_error (error, OGC_ERROR, OGC_ERROR_WRITE);
  g_clear_error (&error);
  g_assert_false (ogc_store_write (second, "game-a.gildedcompass", bytes, &error));
  g_assert_error (error, OGC_ERROR, OGC_ERROR_WRITE);
  own = load (second, "game-b.gildedcompass", NULL, NULL);
  g_assert_cmpuint (own->position, ==, 3);
  settle ();
  g_assert_cmpuint (failures.n, ==, 1);
  assert_kept (fixture, "game-a.gildedcompass", 5);
  g_assert_false (exists (fixture, "game-b.gildedcompass"));
  assert_current (fixture, "game-a.gildedcompass");
  g_signal_handlers_disconnect_by_data (second, &failures);
  close_store (&second);

  start_anew (fixture);
  autosave (fixture->store, "game-a.gildedcompass", 6);
  flush (fixture->store);
  assert_kept (fixture, "game-a.gildedcompass", 6);
  g_clear_error (&failures.error);
}

/* Leftovers of a killed program are removed at the next start, and nothing else; but not while another program has the
 * folder. */
static void
test_unfinished (Fixture       *fixture,
                 gconstpointer  data)
{
  OgcStore *second = NULL;

  put (fixture, OGC_FILE_UNFINISHED "aB3dE6", "{\"for");
  put (fixture, "my notes.txt", "mine");
  put (fixture, ".gilded", "mine");
  autosave (fixture->store, "game-a.gildedcompass", 1);
  flush (fixture->store);
  g_assert_false (exists (fixture, OGC_FILE_UNFINISHED "aB3dE6"));
  g_assert_true (exists (fixture, "my notes.txt"));
  g_assert_true (exists (fixture, ".gilded"));

  put (fixture, OGC_FILE_UNFINISHED "aB3dE6", "{\"for");
  second = ogc_store_new (fixture->folder);
  autosave (second, "game-b.gildedcompass", 1);
  g_assert_false (ogc_store_flush (second, NULL));
  g_assert_true (exists (fixture, OGC_FILE_UNFINISHED "aB3dE6"));
  close_store (&second);
}

/* Pipes, devices and links in the place of each of our files: nothing waits for them, and nothing is written through
 * them. If it did, the test would hang. */
static void
test_no_files (Fixture       *fixture,
               gconstpointer  data)
{
  static const char * const names[] = { ".lock", "current", "autosave.gildedcompass", "autosave-backup.gildedcompass",
                                        "autosave.journal", "game-a.gildedcompass" };
  g_autofree char *secret = g_build_filename (fixture->path, "secret", NULL);

  for (guint n = 0; n < G_N_ELEMENTS (names); n++)
    for (guint kind = 0; kind < 3; kind++)
      {
        g_autofree char *path = child_path (fixture, names[n]);
        g_autofree char *content = NULL;
        g_autoptr (GFile) file = child (fixture, names[n]);
        g_autoptr (GError) error = NULL;
        g_autoptr (OgcSave) back = NULL;

        g_assert_true (g_file_set_contents (secret, "secret", -1, NULL));
        g_mkdir_with_parents (g_file_peek_path (fixture->folder), 0700);
        g_unlink (path);
        if (kind == 0)
          g_assert_cmpint (mkfifo (path, 0600), ==, 0);
        else
          g_assert_cmpint (symlink (kind == 1 ? secret : "/dev/zero", path), ==, 0);
        g_assert_null (load (fixture->store, "game-a.gildedcompass", NULL, &error));
        g_assert_null (load (fixture->store, NULL, NULL, NULL));
        autosave (fixture->store, "game-a.gildedcompass", 3);
        ogc_store_flush (fixture->store, NULL);
        g_assert_true (g_file_get_contents (secret, &content, NULL, NULL));
        g_assert_cmpstr (content, ==, "secret");
        if (g_str_has_prefix (names[n], "autosave"))
          assert_kept (fixture, "game-a.gildedcompass", 3);
        start_anew (fixture);
        g_unlink (path);
        g_clear_object (&file);
        file = child (fixture, "game-a.gildedcompass");
        g_file_delete (file, NULL, NULL);
      }
}

/* Whatever is written while the clock is wrong can be read. */
static void
test_clock (Fixture       *fixture,
            gconstpointer  data)
{
  for (guint n = 0; n < G_N_ELEMENTS (clock_times); n++)
    {
      g_autoptr (OgcSave) save = play (n);
      g_autoptr (OgcSave) back = NULL;
      g_autoptr (GError) error = NULL;

      save->label.created = save->label.changed = clock_times[n];
      ogc_store_autosave (fixture->store, "game-a.gildedcompass", OGC_SAVED_GAME (save));
      flush (fixture->store);
      start_anew (fixture);
      back = load (fixture->store, NULL, NULL, &error);
      g_assert_no_error (error);
      g_assert_cmpint (back->label.created, ==, CLAMP (clock_times[n], 0, OGC_MAX_TIME));
    }
}

/* A game that an earlier version kept in the slot gets a file of its own, even if a game is written before the slot was
 * read. */
static void
test_slot (Fixture       *fixture,
           gconstpointer  data)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "tests", "fixtures", "slot", "autosave.gildedcompass",
                                                 NULL);
  g_autofree char *path_of_game = child_path (fixture, "game-a.gildedcompass");
  g_autofree char *content = NULL;

  g_assert_true (g_file_get_contents (path, &content, NULL, NULL));
  put (fixture, "autosave.gildedcompass", content);
  autosave (fixture->store, "game-z.gildedcompass", 2);
  flush (fixture->store);
  g_assert_false (exists (fixture, "autosave.gildedcompass"));
  assert_kept (fixture, "game-a.gildedcompass", 5);
  assert_kept (fixture, "game-z.gildedcompass", 2);
  start_anew (fixture);
  assert_current (fixture, "game-z.gildedcompass");

  put (fixture, "autosave.gildedcompass", content);
  g_assert_cmpint (g_unlink (path_of_game), ==, 0);
  start_anew (fixture);
  assert_current (fixture, "game-a.gildedcompass");
}

/* Listed games can be loaded, whatever their names; other files are not listed. */
static void
test_list (Fixture       *fixture,
           gconstpointer  data)
{
  static const char * const names[] = { "Evening.gildedcompass", "Evening 2.gildedcompass", "äöü 🧭.gildedcompass" };
  g_autoptr (OgcSave) save = play (2);
  g_autoptr (GListModel) list = NULL;

  put (fixture, "notes.txt", "no game");
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autoptr (GBytes) bytes = ogc_save_to_bytes (save);
      g_autoptr (GError) error = NULL;

      g_assert_true (ogc_store_write (fixture->store, names[i], bytes, &error));
      g_assert_no_error (error);
    }
  list = ogc_store_list (fixture->store);
  g_assert_cmpuint (g_list_model_get_n_items (list), ==, G_N_ELEMENTS (names));
  for (guint i = 0; i < g_list_model_get_n_items (list); i++)
    {
      g_autoptr (GFile) file = g_list_model_get_item (list, i);
      g_autofree char *name = ogc_store_find_name (fixture->store, file);
      g_autoptr (GError) error = NULL;
      g_autoptr (OgcSave) back G_GNUC_UNUSED = load (fixture->store, name, NULL, &error);

      g_assert_no_error (error);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ogc_game_kind_register (&ogc_compass_kind);

  g_test_add ("/store/empty", Fixture, NULL, set_up, test_empty, tear_down);
  g_test_add ("/store/autosave", Fixture, NULL, set_up, test_autosave, tear_down);
  g_test_add ("/store/load-newest", Fixture, NULL, set_up, test_load_newest, tear_down);
  g_test_add ("/store/coalesced", Fixture, NULL, set_up, test_coalesced, tear_down);
  g_test_add ("/store/names", Fixture, NULL, set_up, test_names, tear_down);
  g_test_add ("/store/new-names", Fixture, NULL, set_up, test_new_names, tear_down);
  g_test_add ("/store/several", Fixture, NULL, set_up, test_several, tear_down);
  g_test_add ("/store/no-current", Fixture, NULL, set_up, test_no_current, tear_down);
  g_test_add ("/store/bad-mark", Fixture, NULL, set_up, test_bad_mark, tear_down);
  g_test_add ("/store/damaged", Fixture, NULL, set_up, test_damaged, tear_down);
  g_test_add ("/store/one-failing", Fixture, NULL, set_up, test_one_failing, tear_down);
  g_test_add ("/store/forget", Fixture, NULL, set_up, test_forget, tear_down);
  g_test_add ("/store/failure", Fixture, NULL, set_up, test_failure, tear_down);
  g_test_add ("/store/second", Fixture, NULL, set_up, test_second, tear_down);
  g_test_add ("/store/unfinished", Fixture, NULL, set_up, test_unfinished, tear_down);
  g_test_add ("/store/no-files", Fixture, NULL, set_up, test_no_files, tear_down);
  g_test_add ("/store/clock", Fixture, NULL, set_up, test_clock, tear_down);
  g_test_add ("/store/slot", Fixture, NULL, set_up, test_slot, tear_down);
  g_test_add ("/store/list", Fixture, NULL, set_up, test_list, tear_down);

  return g_test_run ();
}
