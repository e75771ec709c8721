/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gstdio.h>
#include <sys/stat.h>
#include <unistd.h>

#include "compile-history-entry.h"
#include "ogc-game-history-entry.h"
#include "temp-folder.h"

/* What is in the place of a history's file, or of the one with what was cleared. */

typedef struct {
  const OgcHistoryFormat *format;
  const char             *fixture;
} Game;

typedef struct {
  const char *suffix;
  const char *target; /* of a link; NULL: a FIFO instead */
  const char *jobs;   /* a: add a game, c: clear, r: restore, p: purge */
  gboolean    whole;  /* whether the games of the link's target are listed afterwards */
  guint       count;  /* otherwise: how many games are */
  gboolean    fails;
} Place;

static void
failed_cb (OgcHistory *history,
           GError     *error,
           gboolean   *failed)
{
  g_assert_cmpint (error->domain, ==, OGC_ERROR);
  *failed = TRUE;
}

static void
do_jobs (OgcHistory      *history,
         const char      *jobs,
         OgcHistoryEntry *entry)
{
  for (; *jobs != '\0'; jobs++)
    if (*jobs == 'a')
      ogc_history_add (history, entry);
    else if (*jobs == 'c')
      ogc_history_clear (history);
    else if (*jobs == 'r')
      ogc_history_restore (history);
    else
      ogc_history_purge (history);
  ogc_history_flush (history);
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

static void
check (const Game  *game,
       const Place *place)
{
  g_autofree char *fixture = g_test_build_filename (G_TEST_DIST, "tests", "fixtures", game->fixture, NULL);
  g_autoptr (TempFolder) folder = temp_folder_new ();
  g_autofree char *path = g_build_filename (folder, "history.json", NULL);
  g_autofree char *taken = g_strconcat (path, place->suffix, NULL);
  g_autofree char *target = g_build_filename (folder, "target", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (OgcHistory) history = ogc_history_new (game->format, file);
  g_autoptr (GPtrArray) entries = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autofree char *content = NULL;
  g_autofree char *left = NULL;
  gboolean failed = FALSE;
  GStatBuf status;
  gsize length;

  g_assert_true (g_file_get_contents (fixture, &content, &length, NULL));
  g_assert_true (g_file_set_contents (target, content, (gssize) length, NULL));
  bytes = g_bytes_new (content, length);
  entries = ogc_history_format_from_bytes (game->format, "fixture", bytes, NULL);
  g_assert_nonnull (entries);
  if (place->target != NULL)
    g_assert_cmpint (symlink (place->target, taken), ==, 0);
  else
    g_assert_cmpint (mkfifo (taken, 0600), ==, 0);

  g_signal_connect (history, "failed", G_CALLBACK (failed_cb), &failed);
  do_jobs (history, place->jobs, entries->pdata[0]);
  g_assert_true (failed == place->fails);
  g_assert_cmpuint (g_list_model_get_n_items (ogc_history_get_entries (history)), ==,
                    place->whole ? entries->len : place->count);
  g_assert_true (g_file_get_contents (target, &left, NULL, NULL));
  g_assert_cmpstr (left, ==, content);
  /* What could not be read is still there, and anything else was replaced or deleted. */
  if (g_lstat (taken, &status) == 0)
    g_assert_true (S_ISREG (status.st_mode) != place->fails);
  else
    g_assert_false (place->fails);
}

/* Nothing in the place of a history blocks, and no link is followed for writing. */
static void
test_places (gconstpointer game)
{
  static const Place places[] = {
    { "", NULL, "acr", FALSE, 0, TRUE },
    { "", "/dev/zero", "acr", FALSE, 0, TRUE },
    { "", "target", "acr", TRUE, 0, FALSE },
    { ".cleared", NULL, "r", FALSE, 0, TRUE },
    { ".cleared", "/dev/zero", "r", FALSE, 0, TRUE },
    { ".cleared", "target", "r", TRUE, 0, FALSE },
    { ".cleared", NULL, "acr", FALSE, 1, FALSE },
    { ".cleared", "target", "acr", FALSE, 1, FALSE },
    { ".cleared", "target", "p", FALSE, 0, FALSE },
  };

  for (guint n = 0; n < G_N_ELEMENTS (places); n++)
    check (game, &places[n]);
}

int
main (int    argc,
      char **argv)
{
  static const Game compass = { &ogc_game_history_format, "history-v1.json" };
  static const Game compile = { &compile_history_format, "compile/history-v1.json" };

  g_test_init (&argc, &argv, NULL);

  g_test_add_data_func ("/history-places/compass", &compass, test_places);
  g_test_add_data_func ("/history-places/compile", &compile, test_places);

  return g_test_run ();
}
