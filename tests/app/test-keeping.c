/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gstdio.h>
#include <gtk/gtk.h>
#include <unistd.h>

#include "ogc-file.h"
#include "ogc-games.h"
#include "ogc-lesson-progress.h"
#include "ogc-notice.h"
#include "ogc-setup-page.h"
#include "ogc-start-page.h"
#include "ogc-table.h"
#include "widget-fixture.h"
#include "window-fixture.h"

/* How games are saved, opened and left, from a person's point of view. */

static void
wait_for_save (GObject      *source,
               GAsyncResult *result,
               gpointer      user_data)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (ogc_session_save_finish (OGC_SESSION (source), result, &error));
  g_assert_no_error (error);
  *(gboolean *) user_data = TRUE;
}

static GFile *
save (WindowFixture *fixture)
{
  GFile *file = g_file_get_child (fixture->folder, "test" OGC_SAVE_EXTENSION);
  gboolean done = FALSE;

  ogc_session_save_async (fixture->session, file, wait_for_save, &done);
  while (!done)
    g_main_context_iteration (NULL, TRUE);
  return file;
}

static void
test_files (WindowFixture *fixture,
            gconstpointer  data)
{
  OgcGame *game = window_fixture_begin (fixture, 2, OGC_SEAT_PERSON);
  g_autoptr (GFile) left = g_file_get_child (fixture->folder, OGC_FILE_UNFINISHED "aB3dE6"); /* by a killed program */
  g_autoptr (GFile) file = NULL;
  g_autofree char *name = NULL;

  window_fixture_play (game, 3);
  g_assert_true (g_file_replace_contents (left, "{", 1, NULL, FALSE, 0, NULL, NULL, NULL));
  file = save (fixture);
  g_assert_false (g_file_query_exists (left, NULL));
  g_assert_false (ogc_session_get_modified (fixture->session));
  g_assert_true (g_file_equal (ogc_session_get_file (fixture->session), file));

  /* Nothing would be lost, so the file is opened without a question. */
  ogc_window_open (fixture->window, file);
  while (OGC_GAME (ogc_session_get_game (fixture->session)) == game)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (ogc_game_get_position (OGC_GAME (ogc_session_get_game (fixture->session))), ==, 3);
  g_assert_true (gtk_widget_get_mapped (window_fixture_part (fixture, OGC_TYPE_TABLE)));

  /* Saving again goes to the same file. */
  window_fixture_play (OGC_GAME (ogc_session_get_game (fixture->session)), 1);
  window_fixture_act (fixture, "save");
  while (ogc_session_get_modified (fixture->session))
    g_main_context_iteration (NULL, TRUE);
  while (ogc_notice_get_text (window_fixture_part (fixture, OGC_TYPE_NOTICE)) == NULL)
    g_main_context_iteration (NULL, TRUE);
  name = g_file_get_basename (file);
  g_assert_nonnull (strstr (ogc_notice_get_text (window_fixture_part (fixture, OGC_TYPE_NOTICE)), name));
}

static void
test_bad_files (WindowFixture *fixture,
                gconstpointer  data)
{
  OgcNotice *notice = window_fixture_part (fixture, OGC_TYPE_NOTICE);
  g_autoptr (GFile) missing = g_file_get_child (fixture->folder, "missing" OGC_SAVE_EXTENSION);
  g_autoptr (GFile) broken = g_file_get_child (fixture->folder, "broken" OGC_SAVE_EXTENSION);

  g_assert_true (g_file_replace_contents (broken, "{", 1, NULL, FALSE, 0, NULL, NULL, NULL));
  ogc_window_open (fixture->window, missing);
  while (ogc_notice_get_text (notice) == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_nonnull (strstr (ogc_notice_get_text (notice), "missing"));

  ogc_window_open (fixture->window, broken);
  while (strstr (ogc_notice_get_text (notice), "broken") == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_null (ogc_session_get_game (fixture->session));
  g_assert_true (gtk_widget_get_mapped (window_fixture_part (fixture, OGC_TYPE_START_PAGE)));

  window_fixture_begin (fixture, 2, OGC_SEAT_PERSON);
  g_assert_null (ogc_notice_get_text (notice));
}

static void
answer (int response)
{
  GtkWindow *question = widget_fixture_find_dialog ();

  g_assert_nonnull (question);
  gtk_dialog_response (GTK_DIALOG (question), response);
  widget_fixture_settle ();
  g_assert_null (widget_fixture_find_dialog ());
}

/* A saved game makes room for another without a question, and is still there afterwards. */
static void
test_no_question (WindowFixture *fixture,
                  gconstpointer  data)
{
  OgcGame *game = window_fixture_begin (fixture, 2, OGC_SEAT_PERSON);
  g_autoptr (GListModel) list = NULL;
  g_autoptr (GFile) file = NULL;
  g_autofree char *current = NULL;
  g_autofree char *name = NULL;

  window_fixture_play (game, 5);
  g_assert_true (window_fixture_begin (fixture, 3, OGC_SEAT_PERSON) != game);
  g_assert_null (widget_fixture_find_dialog ());
  window_fixture_play (OGC_GAME (ogc_session_get_game (fixture->session)), 1);
  g_assert_true (ogc_store_flush (ogc_session_get_store (fixture->session), NULL));
  list = ogc_store_list (ogc_session_get_store (fixture->session));
  g_assert_cmpuint (g_list_model_get_n_items (list), ==, 2);

  /* When continued it is not a file of the person's own, and is still saved in its place. */
  current = ogc_store_dup_current_name (ogc_session_get_store (fixture->session));
  file = g_list_model_get_item (list, 0);
  name = g_file_get_basename (file);
  if (g_str_equal (name, current))
    {
      g_object_unref (file);
      file = g_list_model_get_item (list, 1);
    }
  ogc_window_open (fixture->window, file);
  while (ogc_game_get_setup (OGC_GAME (ogc_session_get_game (fixture->session)))->seats != 2)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (ogc_game_get_position (OGC_GAME (ogc_session_get_game (fixture->session))), ==, 5);
  g_assert_null (ogc_session_get_file (fixture->session));
}

/* A game that is not saved causes a question. */
static void
test_question (WindowFixture *fixture,
               gconstpointer  data)
{
  OgcGame *game;

  window_fixture_close (fixture);
  window_fixture_open_on (fixture, NULL);
  game = window_fixture_begin (fixture, 2, OGC_SEAT_PERSON);
  window_fixture_play (game, 1);
  g_assert_true (window_fixture_begin (fixture, 3, OGC_SEAT_PERSON) == game);
  answer (GTK_RESPONSE_DELETE_EVENT);
  g_assert_true (OGC_GAME (ogc_session_get_game (fixture->session)) == game);
  gtk_widget_activate_action (window_fixture_part (fixture, OGC_TYPE_SETUP_PAGE), "setup.start", NULL);
  answer (0);
  g_assert_true (OGC_GAME (ogc_session_get_game (fixture->session)) == game);
  gtk_widget_activate_action (window_fixture_part (fixture, OGC_TYPE_SETUP_PAGE), "setup.start", NULL);
  answer (2);
  g_assert_cmpuint (ogc_game_get_setup (OGC_GAME (ogc_session_get_game (fixture->session)))->seats, ==, 3);
  g_assert_true (gtk_widget_get_mapped (window_fixture_part (fixture, OGC_TYPE_TABLE)));
}

/* The window is closed while a question is open, and closes the question too. */
static void
test_close_in_question (WindowFixture *fixture,
                        gconstpointer  data)
{
  window_fixture_close (fixture);
  window_fixture_open_on (fixture, NULL);
  window_fixture_play (window_fixture_begin (fixture, 2, OGC_SEAT_PERSON), 1);
  window_fixture_begin (fixture, 3, OGC_SEAT_PERSON);
  g_assert_nonnull (widget_fixture_find_dialog ());
  window_fixture_close (fixture);
  widget_fixture_settle ();
  g_assert_null (widget_fixture_find_dialog ());
}

/* Removes the store's folder and everything that the program keeps there. */
static void
remove_saves (WindowFixture *fixture)
{
  static const char * const names[] = { ".lock", "current", NULL };

  for (unsigned n = 0; names[n] != NULL; n++)
    {
      g_autoptr (GFile) file = g_file_get_child (fixture->saves, names[n]);

      g_file_delete (file, NULL, NULL);
    }
  g_file_delete (fixture->saves, NULL, NULL);
}

/* While the disk refuses to write, the game stays on the table, and Return loses nothing; once it writes again the
 * window closes. */
static void
test_close_refused (WindowFixture *fixture,
                    gconstpointer  data)
{
  OgcGame *game;
  unsigned position;

  window_fixture_close (fixture);
  remove_saves (fixture);
  g_assert_true (g_file_set_contents (g_file_peek_path (fixture->saves), "", 0, NULL));
  window_fixture_open (fixture);
  game = window_fixture_begin (fixture, 2, OGC_SEAT_PERSON);
  window_fixture_play (game, 3);
  for (unsigned n = 0; n < 2; n++)
    {
      gtk_window_close (GTK_WINDOW (fixture->window));
      widget_fixture_await_dialog ();
      g_assert_true (OGC_GAME (ogc_session_get_game (fixture->session)) == game);
      g_assert_true (ogc_table_get_game (window_fixture_part (fixture, OGC_TYPE_TABLE)) == game);
      if (n == 0)
        widget_fixture_press_return (0);
      else
        answer (GTK_RESPONSE_DELETE_EVENT);
      g_assert_true (OGC_GAME (ogc_session_get_game (fixture->session)) == game);
      g_assert_true (ogc_table_get_game (window_fixture_part (fixture, OGC_TYPE_TABLE)) == game);
      g_assert_true (gtk_widget_is_sensitive (window_fixture_part (fixture, OGC_TYPE_TABLE)));
      g_assert_true (ogc_game_get_running (game));
      window_fixture_play (game, 1);
    }
  position = ogc_game_get_position (game);
  g_assert_cmpint (g_unlink (g_file_peek_path (fixture->saves)), ==, 0);
  window_fixture_close (fixture);
  window_fixture_open (fixture);
  while (!window_fixture_is_enabled (fixture, "resume"))
    g_main_context_iteration (NULL, TRUE);
  window_fixture_act (fixture, "resume");
  g_assert_cmpuint (ogc_game_get_position (OGC_GAME (ogc_session_get_game (fixture->session))), ==, position);
}

/* The same, but the person closes the window anyway. */
static void
test_close_all_the_same (WindowFixture *fixture,
                         gconstpointer  data)
{
  window_fixture_close (fixture);
  remove_saves (fixture);
  g_assert_true (g_file_set_contents (g_file_peek_path (fixture->saves), "", 0, NULL));
  window_fixture_open (fixture);
  window_fixture_play (window_fixture_begin (fixture, 2, OGC_SEAT_PERSON), 3);
  gtk_window_close (GTK_WINDOW (fixture->window));
  widget_fixture_await_dialog ();
  answer (1);
  while (fixture->window != NULL)
    g_main_context_iteration (NULL, TRUE);
  g_clear_object (&fixture->session);
}

/* A disk that does not answer while it is hanging. */
static struct {
  GMutex   lock;
  GCond    changed;
  gboolean hangs;
} disk;

int
fsync (int fd)
{
  g_mutex_lock (&disk.lock);
  while (disk.hangs)
    g_cond_wait (&disk.changed, &disk.lock);
  g_mutex_unlock (&disk.lock);

  return fdatasync (fd);
}

static void
set_disk_hangs (gboolean hangs)
{
  g_mutex_lock (&disk.lock);
  disk.hangs = hangs;
  g_cond_broadcast (&disk.changed);
  g_mutex_unlock (&disk.lock);
}

/* Closes the window twice, after which the person is asked at once whether to wait for the disk. */
static void
close_twice (WindowFixture *fixture)
{
  window_fixture_play (window_fixture_begin (fixture, 2, OGC_SEAT_PERSON), 3);
  set_disk_hangs (TRUE);
  window_fixture_play (OGC_GAME (ogc_session_get_game (fixture->session)), 1);
  gtk_window_close (GTK_WINDOW (fixture->window));
  g_assert_null (widget_fixture_find_dialog ());
  gtk_window_close (GTK_WINDOW (fixture->window));
  widget_fixture_assert_return (0);
  gtk_window_close (GTK_WINDOW (fixture->window));
}

/* Waiting for the disk pays off: the window closes by itself as soon as the disk answers, even under the question. */
static void
test_close_waiting (WindowFixture *fixture,
                    gconstpointer  data)
{
  close_twice (fixture);
  answer (0);
  g_assert_nonnull (fixture->window);
  gtk_window_close (GTK_WINDOW (fixture->window));
  widget_fixture_assert_return (0);
  set_disk_hangs (FALSE);
  while (fixture->window != NULL)
    g_main_context_iteration (NULL, TRUE);
  widget_fixture_settle ();
  g_assert_null (widget_fixture_find_dialog ());
  g_clear_object (&fixture->session);
  window_fixture_open (fixture);
  while (!window_fixture_is_enabled (fixture, "resume"))
    g_main_context_iteration (NULL, TRUE);
  window_fixture_act (fixture, "resume");
  g_assert_cmpuint (ogc_game_get_position (OGC_GAME (ogc_session_get_game (fixture->session))), ==, 4);
}

/* The question also comes without a second attempt to close. */
static void
test_close_asks (WindowFixture *fixture,
                 gconstpointer  data)
{
  window_fixture_begin (fixture, 2, OGC_SEAT_PERSON);
  set_disk_hangs (TRUE);
  window_fixture_play (OGC_GAME (ogc_session_get_game (fixture->session)), 1);
  gtk_window_close (GTK_WINDOW (fixture->window));
  widget_fixture_await_dialog ();
  widget_fixture_assert_return (0);
  set_disk_hangs (FALSE);
  while (fixture->window != NULL)
    g_main_context_iteration (NULL, TRUE);
  g_clear_object (&fixture->session);
}

/* Not waiting ends the program although the disk still hangs. */
static void
test_close_hanging (WindowFixture *fixture,
                    gconstpointer  data)
{
  if (!g_test_subprocess ())
    {
      g_test_trap_subprocess (NULL, 0, 0);
      g_test_trap_assert_passed ();
      return;
    }
  window_fixture_close (fixture);
  g_application_activate (g_application_get_default ());
  fixture->window = OGC_WINDOW (gtk_application_get_active_window (GTK_APPLICATION (g_application_get_default ())));
  fixture->session = g_object_ref (ogc_window_get_session (fixture->window));
  close_twice (fixture);
  answer (1);
  g_assert_not_reached ();
}

/* A second program on the same folder says in one sentence that it saves nothing, can be played anyway, and asks before
 * its game is lost. */
static void
test_second (WindowFixture *fixture,
             gconstpointer  data)
{
  g_autoptr (OgcStore) first = ogc_store_new (fixture->saves);
  g_autoptr (GBytes) bytes = g_bytes_new_static ("{", 1);
  OgcNotice *notice;

  window_fixture_close (fixture);
  g_assert_true (ogc_store_write (first, "first" OGC_SAVE_EXTENSION, bytes, NULL));
  window_fixture_open (fixture);
  notice = window_fixture_part (fixture, OGC_TYPE_NOTICE);
  while (ogc_notice_get_text (notice) == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_nonnull (strstr (ogc_notice_get_text (notice), g_file_peek_path (fixture->saves)));
  g_assert_null (strstr (ogc_notice_get_text (notice), ". "));
  window_fixture_play (window_fixture_begin (fixture, 2, OGC_SEAT_PERSON), 3);
  gtk_window_close (GTK_WINDOW (fixture->window));
  widget_fixture_await_dialog ();
  answer (1);
  while (fixture->window != NULL)
    g_main_context_iteration (NULL, TRUE);
  g_clear_object (&fixture->session);
}

static void
await_question (void)
{
  widget_fixture_await_dialog ();
}

/* A game that only this program has is given up neither for the start page, nor for another game after it was taken up
 * again, nor when another game that is in a file is on the table at closing. */
static void
test_only_here (WindowFixture *fixture,
                gconstpointer  data)
{
  g_autoptr (OgcStore) first = ogc_store_new (fixture->saves);
  g_autoptr (GFile) file = NULL;
  OgcGame *game;

  window_fixture_close (fixture);
  g_assert_true (ogc_store_lock (first, NULL));
  window_fixture_open (fixture);
  game = window_fixture_begin (fixture, 2, OGC_SEAT_PERSON);
  window_fixture_play (game, 3);
  window_fixture_act (fixture, "leave");
  await_question ();
  answer (0);
  g_assert_true (OGC_GAME (ogc_session_get_game (fixture->session)) == game);
  window_fixture_act (fixture, "leave");
  await_question ();
  answer (2);
  g_assert_true (gtk_widget_get_mapped (window_fixture_part (fixture, OGC_TYPE_START_PAGE)));

  while (!window_fixture_is_enabled (fixture, "resume"))
    g_main_context_iteration (NULL, TRUE);
  window_fixture_act (fixture, "resume");
  game = OGC_GAME (ogc_session_get_game (fixture->session));
  g_assert_cmpuint (ogc_game_get_position (game), ==, 3);
  g_assert_true (window_fixture_begin (fixture, 3, OGC_SEAT_PERSON) == game);
  answer (2);
  window_fixture_play (OGC_GAME (ogc_session_get_game (fixture->session)), 1);
  file = save (fixture);
  g_assert_false (ogc_session_get_modified (fixture->session));
  gtk_window_close (GTK_WINDOW (fixture->window));
  await_question ();
  answer (1);
  while (fixture->window != NULL)
    g_main_context_iteration (NULL, TRUE);
  g_clear_object (&fixture->session);
}

/* Once it is saved to a file nothing is asked. */
static void
test_saved_elsewhere (WindowFixture *fixture,
                      gconstpointer  data)
{
  g_autoptr (OgcStore) first = ogc_store_new (fixture->saves);
  g_autoptr (GFile) file = NULL;

  window_fixture_close (fixture);
  g_assert_true (ogc_store_lock (first, NULL));
  window_fixture_open (fixture);
  window_fixture_play (window_fixture_begin (fixture, 2, OGC_SEAT_PERSON), 3);
  file = save (fixture);
  window_fixture_act (fixture, "leave");
  widget_fixture_settle ();
  g_assert_true (gtk_widget_get_mapped (window_fixture_part (fixture, OGC_TYPE_START_PAGE)));
  window_fixture_begin (fixture, 3, OGC_SEAT_PERSON);
  save (fixture);
  window_fixture_close (fixture);
}

/* A finished game is not given up without a question either, not even for a rematch. */
static void
test_finished (WindowFixture *fixture,
               gconstpointer  data)
{
  OgcGame *game;

  window_fixture_close (fixture);
  window_fixture_open_on (fixture, NULL);
  game = window_fixture_begin (fixture, 2, "random");
  window_fixture_await_end (fixture, game);
  window_fixture_act (fixture, "rematch");
  await_question ();
  answer (0);
  g_assert_true (OGC_GAME (ogc_session_get_game (fixture->session)) == game);
  window_fixture_act (fixture, "rematch");
  await_question ();
  answer (2);
  g_assert_true (OGC_GAME (ogc_session_get_game (fixture->session)) != game);
}

static gboolean
is_chosen (GtkWindow *chooser,
           GFile     *file)
{
  g_autoptr (GFile) chosen = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (chooser));

  return chosen != NULL && g_file_equal (chosen, file);
}

static GtkWindow *
await_chooser (void)
{
  GtkWindow *chooser;

  while ((chooser = widget_fixture_find_dialog ()) == NULL || !GTK_IS_FILE_CHOOSER (chooser))
    g_main_context_iteration (NULL, TRUE);
  return chooser;
}

/* Return never discards a game; after saving it first, the file is opened as requested. */
static void
test_save_first (WindowFixture *fixture,
                 gconstpointer  data)
{
  g_autoptr (GFile) other = NULL;
  g_autoptr (GFile) first = g_file_get_child (fixture->folder, "first" OGC_SAVE_EXTENSION);
  g_autoptr (OgcSave) back = NULL;
  GtkWindow *chooser;

  window_fixture_close (fixture);
  window_fixture_open_on (fixture, NULL);
  window_fixture_play (window_fixture_begin (fixture, 2, OGC_SEAT_PERSON), 4);
  other = save (fixture);
  window_fixture_begin (fixture, 3, OGC_SEAT_PERSON);
  window_fixture_play (OGC_GAME (ogc_session_get_game (fixture->session)), 2);
  ogc_window_open (fixture->window, other);
  widget_fixture_await_dialog ();
  widget_fixture_press_return (1);
  chooser = await_chooser ();
  while (!is_chosen (chooser, first))
    {
      gtk_file_chooser_set_current_folder (GTK_FILE_CHOOSER (chooser), fixture->folder, NULL);
      gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (chooser), "first" OGC_SAVE_EXTENSION);
      widget_fixture_run_for (200);
    }
  gtk_dialog_response (GTK_DIALOG (chooser), GTK_RESPONSE_ACCEPT);
  while (ogc_game_get_setup (OGC_GAME (ogc_session_get_game (fixture->session)))->seats != 2)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (ogc_game_get_position (OGC_GAME (ogc_session_get_game (fixture->session))), ==, 4);
  back = ogc_save_load (first, NULL);
  g_assert_nonnull (back);
  g_assert_cmpuint (back->setup.seats, ==, 3);
  g_assert_cmpuint (back->position, ==, 2);
}

/* The toolkit's question whether a file is to be replaced. */
static GtkWindow *
find_question (void)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      if (GTK_IS_MESSAGE_DIALOG (window) && gtk_window_get_focus (window) != NULL)
        return window;
    }
  return NULL;
}

/* Answers the question by Return, after so many steps to the right from its default answer, the first. */
static void
answer_by_return (guint steps)
{
  GtkWidget *button;

  while (find_question () == NULL)
    g_main_context_iteration (NULL, TRUE);
  button = gtk_window_get_focus (find_question ());
  g_assert_true (gtk_window_get_default_widget (find_question ()) == button);
  g_assert_null (gtk_widget_get_prev_sibling (button));
  for (guint i = 0; i < steps; i++)
    button = gtk_widget_get_next_sibling (button);
  gtk_widget_activate (button);
  while (find_question () != NULL)
    g_main_context_iteration (NULL, TRUE);
}

/* Another game is not replaced by Return alone. */
static void
test_replace (WindowFixture *fixture,
              gconstpointer  data)
{
  g_autoptr (GFile) file = NULL;
  g_autoptr (GFile) folder = NULL;
  g_autoptr (GFile) other = NULL;
  g_autoptr (OgcSave) replaced = NULL;
  GtkWindow *chooser;

  window_fixture_play (window_fixture_begin (fixture, 2, OGC_SEAT_PERSON), 3);
  file = save (fixture);
  window_fixture_play (OGC_GAME (ogc_session_get_game (fixture->session)), 1);
  g_action_group_activate_action (G_ACTION_GROUP (fixture->window), "save-as", NULL);
  chooser = await_chooser ();
  while ((folder = gtk_file_chooser_get_current_folder (GTK_FILE_CHOOSER (chooser))) == NULL)
    g_main_context_iteration (NULL, TRUE);
  other = g_file_get_child (folder, "other" OGC_SAVE_EXTENSION);
  g_assert_true (g_file_copy (file, other, G_FILE_COPY_OVERWRITE, NULL, NULL, NULL, NULL));
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (chooser), "other" OGC_SAVE_EXTENSION);
  while (!is_chosen (chooser, other))
    g_main_context_iteration (NULL, TRUE);

  gtk_dialog_response (GTK_DIALOG (chooser), GTK_RESPONSE_ACCEPT);
  answer_by_return (0);
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (chooser)));
  g_assert_true (ogc_session_get_modified (fixture->session));

  gtk_dialog_response (GTK_DIALOG (chooser), GTK_RESPONSE_ACCEPT);
  answer_by_return (1);
  while (ogc_session_get_modified (fixture->session))
    g_main_context_iteration (NULL, TRUE);
  replaced = ogc_save_load (other, NULL);
  g_assert_cmpuint (replaced->position, ==, 4);
}

/* The notice names the game that was saved, even if another is on the table by then. */
static void
test_saved_as (WindowFixture *fixture,
               gconstpointer  data)
{
  g_autoptr (GFile) file = NULL;
  g_autoptr (GFile) other = g_file_get_child (fixture->folder, "other" OGC_SAVE_EXTENSION);
  g_autoptr (OgcSave) game = NULL;
  OgcNotice *notice = window_fixture_part (fixture, OGC_TYPE_NOTICE);

  window_fixture_play (window_fixture_begin (fixture, 2, OGC_SEAT_PERSON), 3);
  file = save (fixture);
  game = ogc_save_load (file, NULL);
  window_fixture_play (OGC_GAME (ogc_session_get_game (fixture->session)), 1);
  g_action_group_activate_action (G_ACTION_GROUP (fixture->window), "save", NULL);
  g_assert_true (ogc_session_resume (fixture->session, OGC_SAVED_GAME (game), other, NULL));
  while (ogc_notice_get_text (notice) == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_nonnull (strstr (ogc_notice_get_text (notice), "test" OGC_SAVE_EXTENSION));
}

/* A lesson leaves the game before it saved, and says so. Once its guide has told the end, that game is the one to
 * continue. */
static void
test_game_before_lesson (WindowFixture *fixture,
                         gconstpointer  data)
{
  const OgcDecision roll = { .kind = OGC_DECISION_ROLL };
  OgcStore *store = ogc_session_get_store (fixture->session);
  g_autofree char *before = NULL, *during = NULL, *after = NULL;

  window_fixture_learn (fixture, "learn", NULL);
  g_assert_null (ogc_notice_get_text (window_fixture_part (fixture, OGC_TYPE_NOTICE)));
  g_assert_true (ogc_game_take (OGC_GAME (ogc_session_get_game (fixture->session)), &roll, NULL));
  before = ogc_store_dup_current_name (store);
  window_fixture_learn (fixture, "learn-building", "temple");
  g_assert_cmpstr (ogc_notice_get_text (window_fixture_part (fixture, OGC_TYPE_NOTICE)), ==,
                   "Your game is saved. You will find it under “Saved Games”.");
  g_assert_true (ogc_game_take (OGC_GAME (ogc_session_get_game (fixture->session)), &roll, NULL));
  during = ogc_store_dup_current_name (store);
  g_assert_cmpstr (during, !=, before);
  ogc_lesson_progress_set_over (ogc_session_get_game (fixture->session), TRUE);
  window_fixture_act (fixture, "leave");
  after = ogc_store_dup_current_name (store);
  g_assert_cmpstr (after, ==, before);
}

static void
add (const char *path,
     void      (*test) (WindowFixture *, gconstpointer))
{
  g_test_add (path, WindowFixture, NULL, window_fixture_set_up, test, window_fixture_tear_down);
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  ogc_games_register ();

  add ("/keeping/files", test_files);
  add ("/keeping/bad-files", test_bad_files);
  add ("/keeping/no-question", test_no_question);
  add ("/keeping/question", test_question);
  add ("/keeping/close-in-question", test_close_in_question);
  add ("/keeping/close-refused", test_close_refused);
  add ("/keeping/close-all-the-same", test_close_all_the_same);
  add ("/keeping/close-waiting", test_close_waiting);
  add ("/keeping/close-asks", test_close_asks);
  add ("/keeping/close-hanging", test_close_hanging);
  add ("/keeping/second", test_second);
  add ("/keeping/only-here", test_only_here);
  add ("/keeping/saved-elsewhere", test_saved_elsewhere);
  add ("/keeping/finished", test_finished);
  add ("/keeping/save-first", test_save_first);
  add ("/keeping/replace", test_replace);
  add ("/keeping/saved-as", test_saved_as);
  add ("/keeping/lesson", test_game_before_lesson);

  return window_fixture_run ();
}
