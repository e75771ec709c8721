/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <limits.h>
#include <string.h>

#include "game-fixture.h"
#include "ogc-compass-kind.h"
#include "ogc-guide.h"
#include "ogc-save-head.h"
#include "ogc-result.h"
#include "ogc-rules.h"
#include "ogc-save-list.h"
#include "ogc-save-search.h"
#include "temp-folder.h"

typedef struct {
  TempFolder  *path;
  GFile       *folder;
  OgcStore    *store;
  OgcSaveList *list;
} Fixture;

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  fixture->path = temp_folder_new ();
  fixture->folder = g_file_new_build_filename (fixture->path, "saves", NULL);
  fixture->store = ogc_store_new (fixture->folder);
  fixture->list = ogc_save_list_new (fixture->store);
}

/* Waits for worker threads, which hold references. */
static void
free_list (OgcSaveList **list)
{
  g_object_add_weak_pointer (G_OBJECT (*list), (gpointer *) list);
  g_object_unref (*list);
  while (g_atomic_pointer_get (list) != NULL)
    {
      g_main_context_iteration (NULL, FALSE);
      g_usleep (1000);
    }
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  free_list (&fixture->list);
  g_clear_object (&fixture->store);
  g_clear_object (&fixture->folder);
  temp_folder_free (fixture->path);
}

static OgcSave *
play_setup (const OgcSetup *setup,
            guint           length,
            gint64          changed)
{
  OgcSave *save = game_fixture_play (ogc_tile_set_get_default (), setup, length, 0);

  save->label.created = 1763707000;
  save->label.changed = changed;

  return save;
}

static OgcSave *
play (guint  length,
      gint64 changed)
{
  const OgcSetup setup = game_fixture_setup (6, 55);

  return play_setup (&setup, length, changed);
}

static void
keep_save (Fixture    *fixture,
           const char *id,
           OgcSave    *save)
{
  g_autofree char *name = g_strconcat (id, OGC_SAVE_EXTENSION, NULL);
  g_autoptr (GBytes) bytes = ogc_save_to_bytes (save);
  g_autoptr (GError) error = NULL;

  g_assert_true (ogc_store_write (fixture->store, name, bytes, &error));
  g_assert_no_error (error);
}

static void
keep (Fixture    *fixture,
      const char *id,
      guint       length,
      gint64      changed)
{
  g_autoptr (OgcSave) save = play (length, changed);

  keep_save (fixture, id, save);
}

static void
put (Fixture    *fixture,
     const char *name,
     const char *content)
{
  g_autoptr (GFile) file = g_file_get_child (fixture->folder, name);

  g_assert_true (g_file_set_contents (g_file_peek_path (file), content, -1, NULL));
}

static void
wait (Fixture *fixture)
{
  while (ogc_save_list_get_loading (fixture->list))
    g_main_context_iteration (NULL, TRUE);
}

static void
look (Fixture *fixture)
{
  ogc_save_list_refresh (fixture->list);
  g_assert_true (ogc_save_list_get_loading (fixture->list));
  wait (fixture);
}

static guint
count (Fixture *fixture)
{
  return g_list_model_get_n_items (G_LIST_MODEL (fixture->list));
}

/* Returns: (transfer none): item number @n */
static OgcSaveInfo *
nth (Fixture *fixture,
     guint    n)
{
  OgcSaveInfo *info = g_list_model_get_item (G_LIST_MODEL (fixture->list), n);

  g_assert_nonnull (info);
  g_object_unref (info);

  return info;
}

static void
done_cb (GObject      *source,
         GAsyncResult *result,
         gpointer      data)
{
  GAsyncResult **out = data;

  *out = g_object_ref (result);
}

static gboolean
finish_for (OgcSaveList   *list,
            GAsyncResult **result,
            GError       **error)
{
  gboolean good;

  while (*result == NULL)
    g_main_context_iteration (NULL, TRUE);
  good = ogc_save_list_finish (list, *result, error);
  g_clear_object (result);
  while (ogc_save_list_get_loading (list))
    g_main_context_iteration (NULL, TRUE);

  return good;
}

static gboolean
finish (Fixture       *fixture,
        GAsyncResult **result,
        GError       **error)
{
  return finish_for (fixture->list, result, error);
}

static void
test_empty (Fixture       *fixture,
            gconstpointer  data)
{
  look (fixture);
  g_assert_cmpuint (count (fixture), ==, 0);
  g_assert_false (g_file_query_exists (fixture->folder, NULL));
}

static void
test_order (Fixture       *fixture,
            gconstpointer  data)
{
  g_autoptr (OgcSave) current = play (30, 100);

  keep (fixture, "game-old", 3, 1000);
  keep (fixture, "game-new", 20000, 2000);
  keep (fixture, "game-now", 7, 3000);
  put (fixture, "broken" OGC_SAVE_EXTENSION, "{\"format\":");
  put (fixture, "autosave-1" OGC_SAVE_EXTENSION ".damaged", "rubbish");
  put (fixture, "notes.txt", "no game");
  ogc_store_autosave (fixture->store, "game-now" OGC_SAVE_EXTENSION, OGC_SAVED_GAME (current));
  look (fixture);
  g_assert_cmpuint (count (fixture), ==, 5);

  /* First the current game, once and in its latest state; then the damaged ones, which were written just now. */
  g_assert_true (ogc_save_info_get_current (nth (fixture, 0)));
  g_assert_cmpint (ogc_save_info_get_changed (nth (fixture, 0)), ==, 100);
  for (guint n = 1; n <= 2; n++)
    {
      g_assert_nonnull (ogc_save_info_get_problem (nth (fixture, n)));
      g_assert_nonnull (strstr (ogc_save_info_get_problem (nth (fixture, n)),
                                ogc_save_info_get_title (nth (fixture, n))));
      g_assert_cmpuint (ogc_save_info_get_n_seats (nth (fixture, n)), ==, 0);
    }
  g_assert_cmpint (ogc_save_info_get_changed (nth (fixture, 3)), ==, 2000);
  g_assert_true (ogc_save_info_get_finished (nth (fixture, 3)));
  g_assert_cmpint (ogc_save_info_get_changed (nth (fixture, 4)), ==, 1000);
  g_assert_false (ogc_save_info_get_finished (nth (fixture, 4)));
}

#define MANY 300

/* Puts many copies of one game into the folder. */
static void
put_many (Fixture *fixture)
{
  g_autoptr (OgcSave) save = play (20, 1000);
  g_autofree char *text = game_fixture_text (save);

  g_assert_true (g_file_make_directory (fixture->folder, NULL, NULL));
  for (guint n = 0; n < MANY; n++)
    {
      g_autofree char *name = g_strdup_printf ("game-%u" OGC_SAVE_EXTENSION, n);

      put (fixture, name, text);
    }
}

static guint
count_read (Fixture *fixture)
{
  guint n = 0;

  for (guint i = 0; i < count (fixture); i++)
    n += ogc_save_info_get_read (nth (fixture, i));

  return n;
}

/* The number of bytes that this thread has read from files. */
static guint64
read_io (void)
{
  g_autofree char *text = NULL;

  if (!g_file_get_contents ("/proc/thread-self/io", &text, NULL, NULL) || !g_str_has_prefix (text, "rchar: "))
    return 0;

  return g_ascii_strtoull (text + strlen ("rchar: "), NULL, 10);
}

static void
look_first_cb (GListModel *list,
               guint       position,
               guint       removed,
               guint       added,
               Fixture    *fixture)
{
  /* From then on only the order changes. */
  if (removed > 0)
    return;
  g_assert_cmpuint (count (fixture), ==, MANY);
  g_assert_cmpuint (count_read (fixture), ==, 0);
}

/* All games are listed before any file has been read, and this thread does not read the files. */
static void
test_many (Fixture       *fixture,
           gconstpointer  data)
{
  guint64 before;
  gulong handler;

  put_many (fixture);
  handler = g_signal_connect (fixture->list, "items-changed", G_CALLBACK (look_first_cb), fixture);
  before = read_io ();
  look (fixture);
  g_assert_cmpuint (read_io () - before, <, 10000);
  g_assert_cmpuint (count_read (fixture), ==, MANY);
  g_signal_handler_disconnect (fixture->list, handler);

  /* Files that have been read are not read again. */
  ogc_save_list_refresh (fixture->list);
  g_assert_cmpuint (count_read (fixture), ==, MANY);
  wait (fixture);
  g_assert_cmpuint (count_read (fixture), ==, MANY);
}

static void
prefer_cb (OgcSaveList *list,
           Fixture     *fixture)
{
  const guint n = count_read (fixture);

  if (ogc_save_info_get_read (nth (fixture, MANY - 1)))
    return;
  g_assert_cmpuint (n, <, MANY / 2);
  ogc_save_list_prefer (list, nth (fixture, MANY - 1));
}

/* Items at the end of the list that are looked at are read before the rest. */
static void
test_prefer (Fixture       *fixture,
             gconstpointer  data)
{
  gulong handler;

  put_many (fixture);
  handler = g_signal_connect (fixture->list, "read", G_CALLBACK (prefer_cb), fixture);
  look (fixture);
  g_signal_handler_disconnect (fixture->list, handler);
}

static gboolean
matches (const char  *text,
         OgcSaveInfo *info)
{
  g_autoptr (OgcSaveSearch) search = ogc_save_search_new (text);

  return ogc_save_search_matches (search, info);
}

/* The search finds a game by what its row shows. */
static void
test_search (Fixture       *fixture,
             gconstpointer  data)
{
  g_autoptr (OgcSave) save = play (20000, 1763707000);
  g_autoptr (OgcSaveInfo) unread = ogc_save_info_new (fixture->folder, "", 0);
  OgcSaveInfo *info;

  save->label.title = g_strdup ("Übung am Kamin");
  g_free (save->seats[1].name);
  save->seats[1].name = g_strdup ("Zoë");
  keep_save (fixture, "game-a", save);
  look (fixture);
  info = nth (fixture, 0);
  g_assert_true (matches ("", info));
  g_assert_true (matches ("kamin", info));
  g_assert_true (matches ("ÜBUNG", info));
  g_assert_true (matches ("zoë  übung", info));
  g_assert_true (matches ("2025-11", info));
  g_assert_true (matches ("finished", info));
  g_assert_true (matches ("auction house", info) || matches ("guild", info));
  g_assert_true (matches ("university", info) || matches ("archives", info) || matches ("library", info));
  g_assert_false (matches ("in progress", info));
  g_assert_false (matches ("kamin 2024", info));
  g_assert_false (matches ("zoë", unread));
  g_assert_cmpuint (ogc_save_info_get_month (info), ==, 2025 * 12 + 10);
}

/* A default name says when a game began. If it was saved last on the same day, that need not be said again. */
static void
test_dated (Fixture       *fixture,
            gconstpointer  data)
{
  const gint64 day = 24 * 60 * 60;
  g_autoptr (OgcSave) save = play (40, 1000);

  save->label.created = 1000 * day + 1;
  save->label.changed = 1001 * day - 1;
  keep_save (fixture, "game-a", save);
  keep_save (fixture, "trip", save);
  save->label.changed = 1001 * day;
  keep_save (fixture, "game-b", save);
  look (fixture);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (fixture->list)), ==, 3);
  for (guint n = 0; n < 3; n++)
    {
      g_autofree char *name = g_file_get_basename (ogc_save_info_get_file (nth (fixture, n)));

      g_assert_true (ogc_save_info_get_dated (nth (fixture, n)) == g_str_has_prefix (name, "game-a"));
    }
}

/* The list shows what the game itself says. */
static void
test_info (Fixture       *fixture,
           gconstpointer  data)
{
  g_autoptr (OgcSave) save = play (40, 1000);
  g_autoptr (OgcSave) over = play (20000, 2000);
  const OgcSaveSummary *summary;
  g_autofree char *progress = NULL;
  OgcSaveInfo *info;
  OgcResult result;

  keep (fixture, "game-a", 40, 1000);
  keep (fixture, "game-b", 20000, 2000);
  look (fixture);
  info = nth (fixture, 1);
  summary = ogc_save_info_get_summary (info);
  progress = g_strdup_printf ("Round %u of %u", save->state.round, save->state.rounds);
  g_assert_cmpstr (ogc_save_info_get_game (info), ==, "compass");
  g_assert_cmpstr (ogc_save_info_get_progress (info), ==, progress);
  g_assert_null (ogc_save_info_get_outcome (info));
  g_assert_cmpuint (summary->round, ==, save->state.round);
  g_assert_cmpuint (summary->rounds, ==, save->state.rounds);
  g_assert_cmpuint (ogc_save_info_get_n_seats (info), ==, save->setup.seats);
  g_assert_true (g_str_has_prefix (ogc_save_info_get_title (info), "Game of 2025-"));
  for (guint seat = 0; seat < save->setup.seats; seat++)
    {
      g_assert_cmpstr (ogc_save_info_get_seat (info, seat)->name, ==, save->seats[seat].name);
      g_assert_cmpstr (ogc_save_info_get_seat (info, seat)->emblem, ==, save->seats[seat].emblem);
    }
  g_assert_cmpmem (summary->order, 5, save->state.order, 5);
  for (guint n = 0; n < 5; n++)
    for (guint owner = 0; owner < OGC_N_OWNERS && save->state.order[n] < OGC_N_BUILDINGS; owner++)
      g_assert_cmpuint (summary->dice[save->state.order[n]][owner], ==,
                        ogc_dice_count (ogc_rules_dice_at (&save->state, save->state.order[n], owner)));
  ogc_result_of (&over->state, &result);
  summary = ogc_save_info_get_summary (nth (fixture, 0));
  g_assert_null (ogc_save_info_get_progress (nth (fixture, 0)));
  g_assert_nonnull (ogc_save_info_get_outcome (nth (fixture, 0)));
  for (guint seat = 0; seat < over->setup.seats; seat++)
    {
      g_assert_cmpuint (summary->gold[seat], ==, result.scores[seat].total);
      g_assert_cmpuint (summary->places[seat], ==, result.place[seat]);
    }
}

/* The guided game and lessons are marked, so that nobody has to look for it among the others. */
static void
test_guided (Fixture       *fixture,
             gconstpointer  data)
{
  OgcSeatSpec seats[OGC_MAX_SEATS];
  OgcSetup setup;
  g_autoptr (OgcSave) save = NULL;

  ogc_guide_get_setup (NULL, &setup, seats);
  save = play_setup (&setup, 5, 1000);
  keep_save (fixture, "game-a", save);
  look (fixture);
  g_assert_true (g_str_has_prefix (ogc_save_info_get_title (nth (fixture, 0)), "Guided game of 2025-"));
  ogc_guide_get_setup ("temple", &setup, seats);
  g_clear_object (&save);
  save = play_setup (&setup, 5, 2000);
  keep_save (fixture, "game-b", save);
  look (fixture);
  g_assert_cmpstr (ogc_save_info_get_title (nth (fixture, 0)), ==, "Lesson: Hidden Temple");
}

/* A file keeps its object, so that views keep their rows. */
static void
test_refresh (Fixture       *fixture,
              gconstpointer  data)
{
  g_autoptr (OgcSaveInfo) first = NULL;
  g_autoptr (OgcSaveInfo) second = NULL;

  keep (fixture, "game-a", 3, 1000);
  keep (fixture, "game-b", 4, 2000);
  look (fixture);
  first = g_object_ref (nth (fixture, 0));
  second = g_object_ref (nth (fixture, 1));
  keep (fixture, "game-a", 50, 1500);
  look (fixture);
  g_assert_true (nth (fixture, 0) == first);
  g_assert_true (nth (fixture, 1) == second);
  g_assert_cmpint (ogc_save_info_get_changed (nth (fixture, 1)), ==, 1500);
}

/* The modification time of the file. */
static gint64
written (OgcSaveInfo *info)
{
  g_autoptr (GFileInfo) file = g_file_query_info (ogc_save_info_get_file (info), G_FILE_ATTRIBUTE_TIME_MODIFIED,
                                                  G_FILE_QUERY_INFO_NONE,
                                                  NULL, NULL);

  return (gint64) g_file_info_get_attribute_uint64 (file, G_FILE_ATTRIBUTE_TIME_MODIFIED);
}

static void
test_rename (Fixture       *fixture,
             gconstpointer  data)
{
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (OgcSave) current = play (30, 100);
  g_autoptr (OgcSave) back = NULL;

  keep (fixture, "game-a", 30, 1000);
  ogc_store_autosave (fixture->store, "game-now" OGC_SAVE_EXTENSION, OGC_SAVED_GAME (current));
  look (fixture);
  g_assert_false (ogc_save_info_get_named (nth (fixture, 1)));
  ogc_save_list_rename_async (fixture->list, nth (fixture, 1), "Kaminabend", done_cb, &result);
  g_assert_true (finish (fixture, &result, &error));
  g_assert_cmpstr (ogc_save_info_get_title (nth (fixture, 1)), ==, "Kaminabend");
  g_assert_true (ogc_save_info_get_named (nth (fixture, 1)));
  g_assert_cmpint (ogc_save_info_get_changed (nth (fixture, 1)), ==, 1000);
  g_assert_cmpint (written (nth (fixture, 1)), ==, 1000);
  ogc_save_list_rename_async (fixture->list, nth (fixture, 0), "Now", done_cb, &result);
  g_assert_true (finish (fixture, &result, &error));
  g_assert_cmpstr (ogc_save_info_get_title (nth (fixture, 0)), ==, "Now");
  back = ogc_save_load (ogc_save_info_get_file (nth (fixture, 0)), NULL);
  g_assert_cmpstr (back->label.title, ==, "Now");
  g_assert_cmpuint (back->position, ==, 30);
  g_assert_cmpuint (count (fixture), ==, 2);

  ogc_save_list_rename_async (fixture->list, nth (fixture, 1), "", done_cb, &result);
  g_assert_true (finish (fixture, &result, &error));
  g_assert_false (ogc_save_info_get_named (nth (fixture, 1)));
}

static void
test_remove (Fixture       *fixture,
             gconstpointer  data)
{
  g_autofree char *left = g_build_filename (fixture->path, "saves", "game-a" OGC_SAVE_EXTENSION ".removed", NULL);
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (OgcSaveInfo) removed = NULL;

  keep (fixture, "game-a", 3, 1000);
  keep (fixture, "game-b", 4, 2000);
  look (fixture);
  removed = g_object_ref (nth (fixture, 1));
  ogc_save_list_remove_async (fixture->list, removed, done_cb, &result);
  g_assert_true (finish (fixture, &result, &error));
  g_assert_cmpuint (count (fixture), ==, 1);
  ogc_save_list_restore_async (fixture->list, removed, done_cb, &result);
  g_assert_true (finish (fixture, &result, &error));
  g_assert_cmpuint (count (fixture), ==, 2);
  g_assert_cmpint (ogc_save_info_get_changed (nth (fixture, 1)), ==, 1000);

  /* After a purge nothing can be brought back, and nothing else is gone. */
  ogc_save_list_remove_async (fixture->list, removed, done_cb, &result);
  g_assert_true (finish (fixture, &result, &error));
  ogc_save_list_purge (fixture->list);
  while (g_file_test (left, G_FILE_TEST_EXISTS))
    g_usleep (1000);
  ogc_save_list_restore_async (fixture->list, removed, done_cb, &result);
  g_assert_false (finish (fixture, &result, &error));
  g_assert_error (error, OGC_ERROR, OGC_ERROR_WRITE);
  g_assert_cmpuint (count (fixture), ==, 1);
}

/* All operations work with a file of any name. */
static void
test_names (Fixture       *fixture,
            gconstpointer  data)
{
  const char * const names[] = { "game-1 (copy)", "GAME", ".hidden", "a\nb", "\xff", "100%20",
                                 "a.sync-conflict-20261123", NULL };
  g_autoptr (GPtrArray) all = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (OgcSave) save = play (20, 1000);
  g_autofree char *text = game_fixture_text (save);
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GError) error = NULL;

  for (guint n = 0; names[n] != NULL; n++)
    g_ptr_array_add (all, g_strdup (names[n]));
  /* The longest name of a file that can still be replaced atomically. */
  g_ptr_array_add (all, g_strnfill (NAME_MAX - strlen (".XXXXXX") - strlen (OGC_SAVE_EXTENSION), 'x'));
  g_assert_true (g_file_make_directory (fixture->folder, NULL, NULL));
  for (guint n = 0; n < all->len; n++)
    {
      g_autofree char *name = g_strconcat (all->pdata[n], OGC_SAVE_EXTENSION, NULL);

      put (fixture, name, text);
    }
  look (fixture);
  g_assert_cmpuint (count (fixture), ==, all->len);
  for (guint n = 0; n < all->len; n++)
    {
      g_autoptr (OgcSaveInfo) info = g_object_ref (nth (fixture, n));

      g_assert_null (ogc_save_info_get_problem (info));
      ogc_save_list_rename_async (fixture->list, info, "Kaminabend", done_cb, &result);
      g_assert_true (finish (fixture, &result, &error));
      g_assert_cmpstr (ogc_save_info_get_title (info), ==, "Kaminabend");
      ogc_save_list_remove_async (fixture->list, info, done_cb, &result);
      g_assert_true (finish (fixture, &result, &error));
      g_assert_cmpuint (count (fixture), ==, all->len - 1);
      ogc_save_list_restore_async (fixture->list, info, done_cb, &result);
      g_assert_true (finish (fixture, &result, &error));
      g_assert_cmpuint (count (fixture), ==, all->len);
    }
}

/* A removed current game is no longer the current one, and is brought back as an ordinary one. */
static void
test_remove_current (Fixture       *fixture,
                     gconstpointer  data)
{
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (OgcSave) current = play (30, 100);
  g_autoptr (OgcSaveInfo) removed = NULL;

  ogc_store_autosave (fixture->store, "game-now" OGC_SAVE_EXTENSION, OGC_SAVED_GAME (current));
  look (fixture);
  removed = g_object_ref (nth (fixture, 0));
  ogc_save_list_remove_async (fixture->list, removed, done_cb, &result);
  g_assert_true (finish (fixture, &result, &error));
  g_assert_cmpuint (count (fixture), ==, 0);
  g_assert_null (ogc_store_dup_current_name (fixture->store));
  ogc_save_list_restore_async (fixture->list, removed, done_cb, &result);
  g_assert_true (finish (fixture, &result, &error));
  g_assert_cmpuint (count (fixture), ==, 1);
  g_assert_false (ogc_save_info_get_current (nth (fixture, 0)));
  g_assert_cmpint (ogc_save_info_get_changed (nth (fixture, 0)), ==, 100);
}

/* Exporting and importing twice gives the same games, each in a file of its own. */
static void
test_export_import (Fixture       *fixture,
                    gconstpointer  data)
{
  g_autoptr (GFile) file = g_file_new_build_filename (fixture->path, "Evening at Ada's" OGC_SAVE_EXTENSION, NULL);
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (OgcSave) out = NULL;
  g_autoptr (OgcSave) current = play (30, 100);

  ogc_store_autosave (fixture->store, "game-now" OGC_SAVE_EXTENSION, OGC_SAVED_GAME (current));
  look (fixture);
  ogc_save_list_export_async (fixture->list, nth (fixture, 0), file, done_cb, &result);
  g_assert_true (finish (fixture, &result, &error));
  out = ogc_save_load (file, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (out->position, ==, 30);
  g_assert_null (out->label.place);

  for (guint n = 2; n <= 3; n++)
    {
      ogc_save_list_import_async (fixture->list, file, done_cb, &result);
      g_assert_true (finish (fixture, &result, &error));
      g_assert_cmpuint (count (fixture), ==, n);
      g_assert_cmpstr (ogc_save_info_get_title (nth (fixture, n - 1)), ==, "Evening at Ada's");
    }
  g_assert_false (g_file_equal (ogc_save_info_get_file (nth (fixture, 1)), ogc_save_info_get_file (nth (fixture, 2))));
}

/* A failed import or export changes nothing, and says why. */
static void
test_failures (Fixture       *fixture,
               gconstpointer  data)
{
  g_autoptr (GFile) missing = g_file_new_build_filename (fixture->path, "missing" OGC_SAVE_EXTENSION, NULL);
  g_autoptr (GFile) nowhere = g_file_new_build_filename (fixture->path, "no", "folder" OGC_SAVE_EXTENSION, NULL);
  g_autoptr (GFile) copy = g_file_new_build_filename (fixture->path, "copy", NULL);
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *content = NULL;

  keep (fixture, "game-a", 3, 1000);
  put (fixture, "broken" OGC_SAVE_EXTENSION, "{\"format\":");
  look (fixture);
  ogc_save_list_import_async (fixture->list, missing, done_cb, &result);
  g_assert_false (finish (fixture, &result, &error));
  g_assert_error (error, OGC_ERROR, OGC_ERROR_READ);
  g_clear_error (&error);
  ogc_save_list_import_async (fixture->list, ogc_save_info_get_file (nth (fixture, 0)), done_cb, &result);
  g_assert_false (finish (fixture, &result, &error));
  g_assert_error (error, OGC_ERROR, OGC_ERROR_SYNTAX);
  g_clear_error (&error);
  ogc_save_list_export_async (fixture->list, nth (fixture, 1), nowhere, done_cb, &result);
  g_assert_false (finish (fixture, &result, &error));
  g_assert_error (error, OGC_ERROR, OGC_ERROR_WRITE);
  g_clear_error (&error);
  g_assert_cmpuint (count (fixture), ==, 2);

  /* A damaged file is exported as it is, because somebody may be able to repair it. It cannot be renamed. */
  ogc_save_list_export_async (fixture->list, nth (fixture, 0), copy, done_cb, &result);
  g_assert_true (finish (fixture, &result, &error));
  g_assert_true (g_file_load_contents (copy, NULL, &content, NULL, NULL, NULL));
  g_assert_cmpstr (content, ==, "{\"format\":");
  ogc_save_list_rename_async (fixture->list, nth (fixture, 0), "Mended", done_cb, &result);
  g_assert_false (finish (fixture, &result, &error));
  g_assert_error (error, OGC_ERROR, OGC_ERROR_SYNTAX);
}

/* A second program changes nothing in the folder. */
static void
test_second (Fixture       *fixture,
             gconstpointer  data)
{
  g_autofree char *removed = g_build_filename (fixture->path, "saves", "game-b" OGC_SAVE_EXTENSION ".removed", NULL);
  g_autoptr (OgcStore) second = ogc_store_new (fixture->folder);
  OgcSaveList *list = ogc_save_list_new (second);
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GError) error = NULL;

  keep (fixture, "game-a", 3, 1000);
  keep (fixture, "game-b", 4, 2000);
  look (fixture);
  ogc_save_list_remove_async (list, nth (fixture, 1), done_cb, &result);
  g_assert_false (finish_for (list, &result, &error));
  g_assert_error (error, OGC_ERROR, OGC_ERROR_WRITE);
  g_clear_error (&error);
  look (fixture);
  g_assert_cmpuint (count (fixture), ==, 2);

  ogc_save_list_remove_async (fixture->list, nth (fixture, 0), done_cb, &result);
  g_assert_true (finish (fixture, &result, NULL));
  ogc_save_list_purge (list);
  free_list (&list);
  g_assert_true (g_file_test (removed, G_FILE_TEST_EXISTS));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ogc_game_kind_register (&ogc_compass_kind);

  g_test_add ("/save-list/empty", Fixture, NULL, set_up, test_empty, tear_down);
  g_test_add ("/save-list/order", Fixture, NULL, set_up, test_order, tear_down);
  g_test_add ("/save-list/info", Fixture, NULL, set_up, test_info, tear_down);
  g_test_add ("/save-list/dated", Fixture, NULL, set_up, test_dated, tear_down);
  g_test_add ("/save-list/guided", Fixture, NULL, set_up, test_guided, tear_down);
  g_test_add ("/save-list/many", Fixture, NULL, set_up, test_many, tear_down);
  g_test_add ("/save-list/prefer", Fixture, NULL, set_up, test_prefer, tear_down);
  g_test_add ("/save-list/search", Fixture, NULL, set_up, test_search, tear_down);
  g_test_add ("/save-list/refresh", Fixture, NULL, set_up, test_refresh, tear_down);
  g_test_add ("/save-list/rename", Fixture, NULL, set_up, test_rename, tear_down);
  g_test_add ("/save-list/remove", Fixture, NULL, set_up, test_remove, tear_down);
  g_test_add ("/save-list/names", Fixture, NULL, set_up, test_names, tear_down);
  g_test_add ("/save-list/remove-current", Fixture, NULL, set_up, test_remove_current, tear_down);
  g_test_add ("/save-list/export-import", Fixture, NULL, set_up, test_export_import, tear_down);
  g_test_add ("/save-list/failures", Fixture, NULL, set_up, test_failures, tear_down);
  g_test_add ("/save-list/second", Fixture, NULL, set_up, test_second, tear_down);

  return g_test_run ();
}
