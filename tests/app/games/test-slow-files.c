/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gstdio.h>
#include <gtk/gtk.h>
#include <sys/stat.h>
#include <time.h>

#include "ogc-game-file.h"
#include "ogc-game-kind.h"
#include "ogc-games.h"
#include "ogc-json-limits.h"
#include "ogc-notice.h"
#include "ogc-replay-bar.h"
#include "ogc-save-row.h"
#include "ogc-saves-page.h"
#include "slow-file.h"
#include "widget-fixture.h"
#include "window-fixture.h"

/* The window keeps drawing while a file system takes its time. If it did not, the tests would hang. */

/* How many frames the window has drawn, for other threads. */
static struct {
  GThread *thread;
  GMutex   lock;
  GCond    changed;
  guint    frames;
} drawn;

static gboolean
count_frame_cb (GtkWidget     *widget,
                GdkFrameClock *clock,
                gpointer       user_data)
{
  g_mutex_lock (&drawn.lock);
  drawn.frames++;
  g_cond_broadcast (&drawn.changed);
  g_mutex_unlock (&drawn.lock);
  gtk_widget_queue_draw (widget);
  return G_SOURCE_CONTINUE;
}

static void
await_two_frames (gboolean reading)
{
  guint end;

  /* The thread that draws cannot wait for a frame. */
  g_assert_true (g_thread_self () != drawn.thread);
  g_mutex_lock (&drawn.lock);
  end = drawn.frames + 2;
  while (drawn.frames < end)
    g_cond_wait (&drawn.changed, &drawn.lock);
  g_mutex_unlock (&drawn.lock);
}

/* A file system that takes three seconds to answer, and then waits until the window has drawn. */
static void
answer_late (gboolean reading)
{
  if (!reading)
    g_usleep (3 * G_USEC_PER_SEC);
  await_two_frames (reading);
}

static void
set_up (WindowFixture *fixture,
        gconstpointer  data)
{
  window_fixture_set_up (fixture, data);
  drawn.thread = g_thread_self ();
  drawn.frames = 0;
  gtk_widget_add_tick_callback (GTK_WIDGET (fixture->window), count_frame_cb, NULL, NULL);
}

/* What the person chooses in each dialog, at once and without seeing it. */
static GFile *choice;

void
gtk_native_dialog_show (GtkNativeDialog *dialog)
{
  g_signal_emit_by_name (dialog, "response", GTK_RESPONSE_ACCEPT);
}

GFile *
gtk_file_chooser_get_file (GtkFileChooser *chooser)
{
  return g_object_ref (choice);
}

/* The folder for documents, in which dialogs begin, may not answer either. */
gboolean
g_file_test (const char *path,
             GFileTest   test)
{
  GStatBuf status;

  g_assert_cmpstr (path, !=, g_get_user_special_dir (G_USER_DIRECTORY_DOCUMENTS));
  if ((test == G_FILE_TEST_IS_SYMLINK ? g_lstat (path, &status) : g_stat (path, &status)) != 0)
    return FALSE;

  return test == G_FILE_TEST_EXISTS || (test == G_FILE_TEST_IS_DIR && S_ISDIR (status.st_mode))
         || (test == G_FILE_TEST_IS_SYMLINK && S_ISLNK (status.st_mode));
}

/* Gives the one who runs the tests, who has a home of their own, such a folder. */
static void
set_documents (void)
{
  g_autofree char *path = g_build_filename (g_get_user_config_dir (), "user-dirs.dirs", NULL);

  g_assert_cmpint (g_mkdir_with_parents (g_get_user_config_dir (), 0700), ==, 0);
  g_assert_true (g_file_set_contents (path, "XDG_DOCUMENTS_DIR=\"$HOME/Documents\"\n", -1, NULL));
  g_reload_user_special_dirs_cache ();
  g_assert_nonnull (g_get_user_special_dir (G_USER_DIRECTORY_DOCUMENTS));
}

/* Runs the main loop until the condition holds. */
#define AWAIT(condition) \
  G_STMT_START \
    { \
      while (!(condition)) \
        g_main_context_iteration (NULL, TRUE); \
    } \
  G_STMT_END

/* Activates an action of the window, or one of the first widget of @type, and chooses @file on a slow file system. */
static void
choose (WindowFixture *fixture,
        GFile         *file,
        GType          type,
        const char    *action,
        const char    *parameter)
{
  choice = slow_file_new (file, answer_late);
  if (type == OGC_TYPE_WINDOW)
    window_fixture_act (fixture, action);
  else
    g_assert_true (gtk_widget_activate_action (window_fixture_part (fixture, type), action,
                                               parameter != NULL ? "s" : NULL, parameter));
  g_clear_object (&choice);
}

static OgcGame *
get_game (WindowFixture *fixture)
{
  return OGC_GAME (ogc_session_get_game (fixture->session));
}

/* Saving, and opening what was saved. */
static void
test_save (WindowFixture *fixture,
           gconstpointer  data)
{
  OgcGame *game = window_fixture_begin (fixture, 2, OGC_SEAT_PERSON);
  g_autoptr (GFile) file = g_file_get_child (fixture->folder, "test" OGC_SAVE_EXTENSION);

  window_fixture_play (game, 3);
  choose (fixture, file, OGC_TYPE_WINDOW, "save-as", NULL);
  AWAIT (!ogc_session_get_modified (fixture->session));
  choose (fixture, file, OGC_TYPE_WINDOW, "open", NULL);
  AWAIT (get_game (fixture) != game);
  g_assert_cmpuint (ogc_game_get_position (get_game (fixture)), ==, 3);
}

/* The game that is replayed, or NULL. */
static OgcPlayable *
get_replay (WindowFixture *fixture)
{
  OgcReplayBar *bar = widget_fixture_find (GTK_WIDGET (fixture->window), OGC_TYPE_REPLAY_BAR);

  return bar != NULL ? ogc_replay_bar_get_game (bar) : NULL;
}

/* Opening a record, choosing one to replay, and choosing another game in it. */
static void
test_replay (WindowFixture *fixture,
             gconstpointer  data)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "tests", "fixtures", "record-v1.jsonl", NULL);
  g_autoptr (GFile) record = g_file_new_for_path (path);
  g_autoptr (GFile) two = g_file_get_child (fixture->folder, "two" OGC_RECORD_EXTENSION);
  g_autofree char *text = NULL;
  g_autofree char *twice = NULL;
  OgcPlayable *first, *second;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  twice = g_strconcat (text, text, NULL);
  g_assert_true (g_file_set_contents (g_file_peek_path (two), twice, -1, NULL));

  choose (fixture, record, OGC_TYPE_WINDOW, "open", NULL);
  AWAIT ((first = get_replay (fixture)) != NULL);
  choose (fixture, two, OGC_TYPE_WINDOW, "replay-file", NULL);
  AWAIT ((second = get_replay (fixture)) != first);
  g_signal_emit_by_name (window_fixture_part (fixture, OGC_TYPE_REPLAY_BAR), "chosen", 2u);
  AWAIT (get_replay (fixture) != second);
}

/* Saving the record of a finished game. */
static void
test_save_record (WindowFixture *fixture,
                  gconstpointer  data)
{
  g_autoptr (GFile) file = g_file_get_child (fixture->folder, "test" OGC_RECORD_EXTENSION);
  const char *text;

  window_fixture_await_end (fixture, window_fixture_begin (fixture, 2, "random"));
  choose (fixture, file, OGC_TYPE_WINDOW, "save-record", NULL);
  AWAIT ((text = ogc_notice_get_text (window_fixture_part (fixture, OGC_TYPE_NOTICE))) != NULL
         && strstr (text, "test" OGC_RECORD_EXTENSION) != NULL);
  g_assert_nonnull (ogc_game_kind_of_record (file));
}

/* Whether @file has been written completely. */
static gboolean
is_saved (GFile *file)
{
  g_autoptr (OgcSavedGame) game = ogc_game_file_load (file, NULL);

  return game != NULL;
}

static guint
count_games (WindowFixture *fixture)
{
  g_autoptr (GListModel) list = ogc_store_list (ogc_session_get_store (fixture->session));

  return g_list_model_get_n_items (list);
}

/* Exporting a saved game, and importing it. */
static void
test_archive (WindowFixture *fixture,
              gconstpointer  data)
{
  g_autoptr (GFile) file = g_file_get_child (fixture->folder, "test" OGC_SAVE_EXTENSION);
  g_autofree char *uri = NULL;
  OgcSaveRow *row;

  window_fixture_play (window_fixture_begin (fixture, 2, OGC_SEAT_PERSON), 3);
  g_assert_true (ogc_store_flush (ogc_session_get_store (fixture->session), NULL));
  window_fixture_act (fixture, "saves");
  AWAIT ((row = widget_fixture_find (GTK_WIDGET (fixture->window), OGC_TYPE_SAVE_ROW)) != NULL
         && ogc_save_info_get_n_seats (ogc_save_row_get_info (row)) > 0);
  uri = g_file_get_uri (ogc_save_info_get_file (ogc_save_row_get_info (row)));
  choose (fixture, file, OGC_TYPE_SAVES_PAGE, "saves.export", uri);
  AWAIT (is_saved (file));
  choose (fixture, file, OGC_TYPE_SAVES_PAGE, "saves.import", NULL);
  AWAIT (count_games (fixture) == 2);
}

/* An object whose member names are few, @length bytes long, and all with the same hash. */
static char *
collide (gsize length)
{
  GString *text = g_string_new ("{");

  for (guint i = 0; i < OGC_JSON_MAX_MEMBERS; i++)
    {
      g_string_append (text, i > 0 ? ",\"" : "\"");
      for (gsize n = 10; n + 1 < length; n += 2)
        g_string_append (text, "ab");
      for (guint bit = 0; bit < 5; bit++)
        g_string_append (text, (i >> bit & 1) != 0 ? "bA" : "ab");
      g_string_append (text, "\":{}");
    }

  return g_string_free (g_string_append_c (text, '}'), FALSE);
}

/* Opens a document of about @size bytes, which is refused with a sentence that contains @reason while the window keeps
 * drawing. It repeats @part after @begin. Returns: the seconds of the processor that this took */
static double
refuse_file (WindowFixture *fixture,
             gsize          size,
             const char    *begin,
             const char    *part,
             const char    *end,
             const char    *reason)
{
  g_autoptr (GFile) file = g_file_get_child (fixture->folder, "worst" OGC_SAVE_EXTENSION);
  g_autoptr (GFile) slow = slow_file_new (file, await_two_frames);
  g_autoptr (GString) text = g_string_new (begin);
  OgcNotice *notice = window_fixture_part (fixture, OGC_TYPE_NOTICE);
  const guint frames = drawn.frames;
  clock_t start;
  double seconds;

  while (text->len + strlen (part) + strlen (end) <= size)
    g_string_append (text, part);
  g_string_append (text, end);
  g_assert_true (g_file_set_contents (g_file_peek_path (file), text->str, (gssize) text->len, NULL));
  ogc_notice_hide (notice);
  start = clock ();
  ogc_window_open (fixture->window, slow);
  while (ogc_notice_get_text (notice) == NULL)
    g_main_context_iteration (NULL, TRUE);
  seconds = (double) (clock () - start) / CLOCKS_PER_SEC;
  g_test_message ("%u frames, %.2f s of the processor: %s", drawn.frames - frames, seconds,
                  ogc_notice_get_text (notice));
  g_assert_nonnull (strstr (ogc_notice_get_text (notice), "worst"));
  g_assert_nonnull (strstr (ogc_notice_get_text (notice), reason));
  g_assert_cmpuint (strlen (ogc_notice_get_text (notice)), <, 600);
  g_assert_null (ogc_session_get_game (fixture->session));
  g_assert_cmpuint (drawn.frames - frames, >=, 2 * size / (1024 * 1024));

  return seconds;
}

/* The largest possible files, made to be read as slowly as possible, take no ten times as long as harmless text, of
 * which an eighth is measured. */
static void
test_worst (WindowFixture *fixture,
            gconstpointer  data)
{
  g_autofree char *names = collide (OGC_JSON_MAX_SIZE / OGC_JSON_MAX_MEMBERS - 64);
  g_autofree char *object = collide (30);
  g_autofree char *objects = g_strconcat (object, ",", NULL);
  const struct {
    const char *begin;
    const char *part;
    const char *end;
    const char *reason;
  } files[] = {
    { names, " ", "", "at format" },
    { "{\"a\":[", objects, "0]}", "line 1, column" },
    { "{\"a\":\"", "\\u202e", "\"}", "at format" },
    { "{\"format\":\"gilded-compass-record\",\"a\":[", objects, "0]}", "game in line 1" },
  };
  const double seconds = refuse_file (fixture, OGC_JSON_MAX_SIZE / 8, "{\"a\":\"", "x", "\"}", "at format");

  for (guint n = 0; n < G_N_ELEMENTS (files); n++)
    g_assert_cmpfloat (refuse_file (fixture, OGC_JSON_MAX_SIZE, files[n].begin, files[n].part, files[n].end,
                                    files[n].reason), <, 10 * 8 * seconds);
}

/* What GIO says of a file names it as it is called; the notice shows what would turn the order of its words. */
static void
test_name (WindowFixture *fixture,
           gconstpointer  data)
{
  g_autoptr (GFile) plain = g_file_get_child (fixture->folder, "plain\u202etxt");
  g_autoptr (GFile) file = g_file_get_child (plain, "game" OGC_SAVE_EXTENSION);
  g_autoptr (GFile) slow = slow_file_new (file, await_two_frames);
  OgcNotice *notice = window_fixture_part (fixture, OGC_TYPE_NOTICE);

  g_assert_true (g_file_set_contents (g_file_peek_path (plain), "", 0, NULL));
  ogc_window_open (fixture->window, slow);
  while (ogc_notice_get_text (notice) == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_test_message ("%s", ogc_notice_get_text (notice));
  g_assert_nonnull (strstr (ogc_notice_get_text (notice), "plain\\u202etxt"));
  g_assert_null (strstr (ogc_notice_get_text (notice), "\u202e"));
}

static void
add (const char *path,
     void      (*test) (WindowFixture *, gconstpointer))
{
  g_test_add (path, WindowFixture, NULL, set_up, test, window_fixture_tear_down);
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  ogc_games_register ();
  set_documents ();

  add ("/slow-files/save", test_save);
  add ("/slow-files/replay", test_replay);
  add ("/slow-files/save-record", test_save_record);
  add ("/slow-files/archive", test_archive);
  add ("/slow-files/worst", test_worst);
  add ("/slow-files/name", test_name);

  return window_fixture_run ();
}
