/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gstdio.h>

#include "ogc-compass-kind.h"
#include "ogc-save.h"
#include "ogc-store.h"
#include "temp-folder.h"

#define N_KILLS 50

/* Frees the store and waits until it is gone, and with it its lock. The worker thread may hold it for a moment
 * longer. */
static void
close_store (OgcStore **store)
{
  g_object_add_weak_pointer (G_OBJECT (*store), (gpointer *) store);
  g_object_unref (*store);
  for (guint n = 0; g_atomic_pointer_get (store) != NULL; n++)
    {
      g_main_context_iteration (NULL, FALSE);
      g_usleep (n > 0 ? 1000 : 0);
    }
}

/* Starts the victim, kills it after @delay microseconds of play, and notes in @said what it printed: how many decisions
 * each game has. Returns the last game. */
static guint
kill_once (const char *folder,
           guint       delay,
           GHashTable *said)
{
  g_autofree char *victim = g_test_build_filename (G_TEST_BUILT, "tests", "saves", "kill-victim", NULL);
  const char *qemu = g_getenv ("MESON_EXE_WRAPPER"); /* set if the victim was built for another processor */
  const char *argv[] = { qemu, victim, folder, NULL };
  g_autoptr (GSubprocess) process = NULL;
  g_autoptr (GDataInputStream) output = NULL;
  g_autoptr (GError) error = NULL;
  char *line;
  guint game = 0;

  process = g_subprocess_newv (qemu != NULL ? argv : argv + 1, G_SUBPROCESS_FLAGS_STDOUT_PIPE, &error);
  g_assert_no_error (error);
  output = g_data_input_stream_new (g_subprocess_get_stdout_pipe (process));
  while ((line = g_data_input_stream_read_line (output, NULL, NULL, NULL)) != NULL)
    {
      char *decisions;

      if (game == 0)
        {
          g_usleep (delay);
          g_subprocess_force_exit (process);
        }
      game = (guint) g_ascii_strtoull (line, &decisions, 10);
      g_hash_table_insert (said, GUINT_TO_POINTER (game),
                           GUINT_TO_POINTER ((guint) g_ascii_strtoull (decisions, NULL, 10)));
      g_free (line);
    }
  g_subprocess_wait (process, NULL, NULL);
  g_assert_cmpuint (game, >, 0);

  return game;
}

/* Removes the file of the game with that seed, if there is one. */
static void
remove_game (OgcStore *store,
             guint     seed)
{
  g_autoptr (GListModel) list = ogc_store_list (store);

  for (guint i = 0; i < g_list_model_get_n_items (list); i++)
    {
      g_autoptr (GFile) file = g_list_model_get_item (list, i);
      g_autoptr (OgcSave) save = ogc_save_load (file, NULL);

      if (save != NULL && save->setup.seed == seed)
        g_file_delete (file, NULL, NULL);
    }
}

/* Asserts that every game that was played is saved once, with all its decisions. */
static void
assert_all_kept (OgcStore   *store,
                 GHashTable *said)
{
  g_autoptr (GListModel) list = ogc_store_list (store);

  g_assert_cmpuint (g_list_model_get_n_items (list), ==, g_hash_table_size (said));
  for (guint i = 0; i < g_list_model_get_n_items (list); i++)
    {
      g_autoptr (GFile) file = g_list_model_get_item (list, i);
      g_autoptr (GError) error = NULL;
      g_autoptr (OgcSave) save = ogc_save_load (file, &error);
      gpointer decisions;

      g_assert_no_error (error);
      g_assert_true (g_hash_table_steal_extended (said, GUINT_TO_POINTER (save->setup.seed), NULL, &decisions));
      g_assert_cmpuint (save->position, ==, GPOINTER_TO_UINT (decisions));
    }
}

/* The game to continue, or NULL. */
static OgcSave *
load_current (OgcStore *store)
{
  g_autofree char *name = ogc_store_dup_current_name (store);
  g_autoptr (GFile) file = name != NULL ? g_file_get_child (ogc_store_get_folder (store), name) : NULL;
  g_autoptr (GError) error = NULL;
  OgcSave *save;

  if (file == NULL || !g_file_query_exists (file, NULL))
    return NULL;
  save = ogc_save_load (file, &error);
  g_assert_no_error (error);

  return save;
}

/* kill -9 at any moment loses at most the last decision, and no game. A game without a decision may be lost in the same
 * way, or be there without being the current one yet. */
static void
test_kill (void)
{
  TempFolder *path = temp_folder_new ();
  g_autoptr (GFile) folder = g_file_new_build_filename (path, "deep", "saves", NULL);
  g_autoptr (GHashTable) said = g_hash_table_new (NULL, NULL);
  OgcStore *store = NULL;
  guint lost = 0;
  guint last = 0;

  for (guint i = 0; i < N_KILLS; i++)
    {
      g_autoptr (OgcSave) save = NULL;
      guint decisions;

      if (store != NULL)
        close_store (&store);
      last = kill_once (g_file_peek_path (folder), g_random_int_range (0, 100000), said);
      decisions = GPOINTER_TO_UINT (g_hash_table_lookup (said, GUINT_TO_POINTER (last)));
      store = ogc_store_new (folder);
      save = load_current (store);
      if (save != NULL && save->setup.seed == last)
        {
          g_assert_cmpuint (save->position + 1, >=, decisions);
          lost += save->position < decisions;
          g_hash_table_insert (said, GUINT_TO_POINTER (last), GUINT_TO_POINTER (save->position));
          continue;
        }
      /* The victim will begin this game again, under another name. */
      g_assert_cmpuint (decisions, ==, 0);
      g_assert_cmpuint (save != NULL ? save->setup.seed : 0, ==, last - 1);
      g_hash_table_remove (said, GUINT_TO_POINTER (last));
      remove_game (store, last);
      lost++;
    }
  g_test_message ("killed %u times in %u games, %u last decisions lost", N_KILLS, last, lost);
  assert_all_kept (store, said);
  close_store (&store);
  temp_folder_free (path);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ogc_game_kind_register (&ogc_compass_kind);

  g_test_add_func ("/kill/last-decision", test_kill);

  return g_test_run ();
}
