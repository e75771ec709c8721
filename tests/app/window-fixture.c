/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "window-fixture.h"

#include "ogc-application.h"
#include "ogc-preferences.h"
#include "ogc-setup-page.h"
#include "widget-fixture.h"

/* Less is drawn in a small window. */
#define WIDTH 900
#define HEIGHT 600

static OgcApplication *application;

void
window_fixture_open_on (WindowFixture *fixture,
                        OgcStore      *store)
{
  fixture->session = ogc_session_new (store);
  fixture->window = ogc_window_new (GTK_APPLICATION (application), fixture->session);
  g_object_add_weak_pointer (G_OBJECT (fixture->window), (gpointer *) &fixture->window);
  gtk_window_present (GTK_WINDOW (fixture->window));
  widget_fixture_settle ();
}

void
window_fixture_open (WindowFixture *fixture)
{
  g_autoptr (OgcStore) store = ogc_store_new (fixture->saves);

  window_fixture_open_on (fixture, store);
}

void
window_fixture_close (WindowFixture *fixture)
{
  gtk_window_close (GTK_WINDOW (fixture->window));
  while (fixture->window != NULL)
    g_main_context_iteration (NULL, TRUE);
  g_clear_object (&fixture->session);
}

void
window_fixture_set_up (WindowFixture *fixture,
                       gconstpointer  data)
{
  fixture->dir = temp_folder_new ();
  fixture->folder = g_file_new_for_path (fixture->dir);
  fixture->saves = g_file_get_child (fixture->folder, "saves");
  g_settings_set_int (ogc_preferences_get_default (), OGC_PREFERENCE_WINDOW_WIDTH, WIDTH);
  g_settings_set_int (ogc_preferences_get_default (), OGC_PREFERENCE_WINDOW_HEIGHT, HEIGHT);
  g_settings_set_enum (ogc_preferences_get_default (), OGC_PREFERENCE_PACE, OGC_PACE_INSTANT);
  g_settings_set_boolean (ogc_preferences_get_default (), OGC_PREFERENCE_CONFIRM_LEAVE, TRUE);
  g_settings_set_value (ogc_preferences_get_default (), OGC_PREFERENCE_LAST_SETUP, g_variant_new ("a{sv}", NULL));
  window_fixture_open (fixture);
}

void
window_fixture_tear_down (WindowFixture *fixture,
                          gconstpointer  data)
{
  if (fixture->window != NULL)
    window_fixture_close (fixture);
  temp_folder_free (fixture->dir);
  g_object_unref (fixture->folder);
  g_object_unref (fixture->saves);
}

gpointer
window_fixture_part (WindowFixture *fixture,
                     GType          type)
{
  GtkWidget *found = widget_fixture_find_shown (GTK_WIDGET (fixture->window), type);

  g_assert_nonnull (found);
  return found;
}

gboolean
window_fixture_is_enabled (WindowFixture *fixture,
                           const char    *action)
{
  return g_action_group_get_action_enabled (G_ACTION_GROUP (fixture->window), action);
}

void
window_fixture_act (WindowFixture *fixture,
                    const char    *action)
{
  g_assert_true (window_fixture_is_enabled (fixture, action));
  g_action_group_activate_action (G_ACTION_GROUP (fixture->window), action, NULL);
  widget_fixture_settle ();
}

void
window_fixture_learn (WindowFixture *fixture,
                      const char    *action,
                      const char    *target)
{
  OgcPlayable *before = ogc_session_get_game (fixture->session);

  g_action_group_activate_action (G_ACTION_GROUP (fixture->window), action,
                                  target != NULL ? g_variant_new_string (target) : NULL);
  while (ogc_session_get_game (fixture->session) == before)
    g_main_context_iteration (NULL, TRUE);
  widget_fixture_settle ();
}

static void
set_kinds (OgcSetupDraft *draft,
           unsigned       seats,
           const char    *kind)
{
  while (ogc_setup_draft_get_n_seats (draft) < seats)
    ogc_setup_draft_add_seat (draft);
  for (unsigned n = 0; n < seats; n++)
    {
      g_autoptr (OgcSetupSeat) seat = g_list_model_get_item (ogc_setup_draft_get_seats (draft), n);

      ogc_setup_seat_set_kind (seat, kind);
    }
}

OgcGame *
window_fixture_begin (WindowFixture *fixture,
                      unsigned       seats,
                      const char    *kind)
{
  OgcSetupPage *page;

  window_fixture_act (fixture, "new-game");
  page = window_fixture_part (fixture, OGC_TYPE_SETUP_PAGE);
  set_kinds (ogc_setup_page_get_draft (page), seats, kind);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (page), "setup.start", NULL));
  widget_fixture_settle ();
  return OGC_GAME (ogc_session_get_game (fixture->session));
}

void
window_fixture_await_end (WindowFixture *fixture,
                          OgcGame       *game)
{
  GtkWidget *pages = gtk_window_get_child (GTK_WINDOW (fixture->window));

  gtk_widget_set_visible (pages, FALSE);
  while (!ogc_game_get_finished (game))
    g_main_context_iteration (NULL, TRUE);
  gtk_widget_set_visible (pages, TRUE);
  widget_fixture_settle ();
}

void
window_fixture_play (OgcGame  *game,
                     unsigned  n)
{
  g_autoptr (GError) error = NULL;
  const OgcDecision *decisions;
  unsigned count;

  while (n-- > 0)
    {
      ogc_game_lift_curtain (game);
      decisions = ogc_game_list_decisions (game, &count);
      g_assert_cmpuint (count, >, 0);
      g_assert_true (ogc_game_take (game, &decisions[0], &error));
      g_assert_no_error (error);
    }
}

/* Ignores a warning of GTK's file dialog, which lists mounts, about a folder of the session that it may not read. */
static GLogWriterOutput
write_log (GLogLevelFlags   level,
           const GLogField *fields,
           gsize            n_fields,
           gpointer         data)
{
  for (gsize n = 0; n < n_fields; n++)
    if (g_str_equal (fields[n].key, "MESSAGE")
        && g_str_has_prefix (fields[n].value, "Failed to measure available space"))
      return G_LOG_WRITER_HANDLED;

  return g_log_writer_default (level, fields, n_fields, data);
}

int
window_fixture_run (void)
{
  int status;

  g_log_set_writer_func (write_log, NULL, NULL);
  application = ogc_application_new ();
  g_application_set_flags (G_APPLICATION (application), G_APPLICATION_NON_UNIQUE);
  g_application_register (G_APPLICATION (application), NULL, NULL);
  /* The application must not end with the last window. */
  g_application_hold (G_APPLICATION (application));
  status = g_test_run ();
  g_application_release (G_APPLICATION (application));
  g_object_unref (application);
  return status;
}

void
window_fixture_await_narrow (WindowFixture *fixture)
{
  gboolean narrow = FALSE;

  while (!narrow)
    {
      g_main_context_iteration (NULL, TRUE);
      g_object_get (fixture->window, "narrow", &narrow, NULL);
    }
}
