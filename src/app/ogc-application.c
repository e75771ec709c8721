/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-application.h"

#include <glib-unix.h>
#include <glib/gi18n.h>
#include <unistd.h>

#include "config.h"
#include "ogc-demo.h"
#include "ogc-dialog.h"
#include "ogc-file.h"
#include "ogc-focus.h"
#include "ogc-games.h"
#include "ogc-preferences-window.h"
#include "ogc-preferences.h"
#include "ogc-session.h"
#include "ogc-sound.h"
#include "ogc-style.h"
#include "ogc-theme.h"
#include "ogc-window.h"

/* How many milliseconds the disk may take when the program is told to end. */
#define PATIENCE 400

struct _OgcApplication
{
  GtkApplication parent_instance;

  GDBusConnection *bus;    /* the session bus, or NULL */
  OgcSession    *session;
  const OgcGameUi *demo;   /* the game that the demonstration plays, or NULL */
  gboolean       restarts;
  gboolean       ending;   /* whether it was told to end */
  char         **pictures; /* where the demonstration saves pictures, or NULL */
  int            status;
};

G_DEFINE_FINAL_TYPE (OgcApplication, ogc_application, GTK_TYPE_APPLICATION)

static void
update_motion (OgcApplication *self)
{
  GtkSettings *settings = gtk_settings_get_default ();

  if (g_settings_get_boolean (ogc_preferences_get_default (), OGC_PREFERENCE_REDUCED_MOTION))
    g_object_set (settings, "gtk-enable-animations", FALSE, NULL);
  else
    gtk_settings_reset_property (settings, "gtk-enable-animations");
}

static void
update_cloth (OgcApplication *self)
{
  ogc_theme_set_cloth ((OgcCloth) g_settings_get_enum (ogc_preferences_get_default (), OGC_PREFERENCE_CLOTH));
}

/* Also in the menu, where it can be reached while others play. */
static void
set_up_pace (OgcApplication *self)
{
  g_autoptr (GAction) action = g_settings_create_action (ogc_preferences_get_default (), OGC_PREFERENCE_PACE);

  g_action_map_add_action (G_ACTION_MAP (self), action);
}

static OgcWindow *
get_window (OgcApplication *self)
{
  GList *windows;

  for (windows = gtk_application_get_windows (GTK_APPLICATION (self)); windows != NULL; windows = windows->next)
    if (OGC_IS_WINDOW (windows->data))
      return windows->data;
  return NULL;
}

/* The demonstration is over, or has failed with @error. */
static void
demo_done_cb (GObject      *source,
              GAsyncResult *result,
              gpointer      user_data)
{
  g_autoptr (OgcApplication) self = user_data;
  g_autoptr (GError) error = NULL;

  if (!ogc_demo_record_finish (result, &error))
    {
      g_printerr ("%s\n", error->message);
      self->status = 1;
    }
  g_application_quit (G_APPLICATION (self));
}

static void
begin_demo (OgcApplication *self)
{
  g_autoptr (GError) error = NULL;

  if (ogc_demo_begin (self->session, self->demo, &error))
    return;
  g_printerr ("%s\n", error->message);
  self->status = 1;
}

/* The person has decided to stay. */
static void
stayed_cb (OgcApplication *self)
{
  self->restarts = FALSE;
}

/* Files on disk are complete, whenever the program ends. */
static void
abandoned_cb (OgcApplication *self)
{
  _exit (0);
}

static void
add_histories (OgcApplication *self)
{
  const OgcGameUi *ui;

  for (unsigned n = 0; (ui = ogc_games_nth (n)) != NULL; n++)
    if (ui->history != NULL)
      {
        g_autoptr (OgcHistory) history = ogc_history_new (ui->history, NULL);

        ogc_session_set_history (self->session, ui->kind->id, history);
      }
}

static void
clean_up_thread (GTask        *task,
                 gpointer      source,
                 gpointer      data,
                 GCancellable *cancellable)
{
  static const char * const folders[] = { ".", "lookbacks" };

  for (guint n = 0; n < G_N_ELEMENTS (folders); n++)
    {
      g_autoptr (GFile) folder = g_file_new_build_filename (g_get_user_data_dir (), "gilded-compass", folders[n], NULL);

      ogc_file_remove_unfinished (folder);
    }
  g_task_return_boolean (task, TRUE);
}

/* Removes what killed programs have left behind; the store does the same with saved games. */
static void
clean_up (OgcApplication *self)
{
  g_autoptr (GTask) task = g_task_new (self, NULL, NULL, NULL);

  g_task_run_in_thread (task, clean_up_thread);
}

static OgcWindow *
create_window (OgcApplication *self)
{
  g_autoptr (OgcStore) store = self->demo != NULL ? NULL : ogc_store_new (NULL);
  OgcWindow *window;

  g_clear_object (&self->session);
  self->session = ogc_session_new (store);
  if (self->demo != NULL)
    begin_demo (self);
  else
    {
      add_histories (self);
      clean_up (self);
    }
  window = ogc_window_new (GTK_APPLICATION (self), self->session);
  g_signal_connect_object (window, "stayed", G_CALLBACK (stayed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (window, "abandoned", G_CALLBACK (abandoned_cb), self, G_CONNECT_SWAPPED);
  if (self->demo != NULL && self->pictures != NULL && self->status == 0)
    ogc_demo_record_async (window, (const char * const *) self->pictures, demo_done_cb, g_object_ref (self));
  return window;
}

/* The one window of preferences, on the screen. */
static OgcPreferencesWindow *
show_preferences (OgcApplication *self)
{
  GList *windows = gtk_application_get_windows (GTK_APPLICATION (self));
  OgcPreferencesWindow *window;

  while (windows != NULL && !OGC_IS_PREFERENCES_WINDOW (windows->data))
    windows = windows->next;
  window = windows != NULL ? windows->data : ogc_preferences_window_new (GTK_WINDOW (get_window (self)));
  gtk_window_present (GTK_WINDOW (window));
  return window;
}

static void
preferences_cb (GSimpleAction *action,
                GVariant      *parameter,
                gpointer       user_data)
{
  show_preferences (user_data);
}

static void
volume_cb (GSimpleAction *action,
           GVariant      *parameter,
           gpointer       user_data)
{
  ogc_preferences_window_show_volume (show_preferences (user_data));
}

/* Without sound there is nothing to set. */
static void
set_up_sound (OgcApplication *self)
{
  static const char * const keys[] = { OGC_PREFERENCE_TABLE_VOLUME, OGC_PREFERENCE_SIGNAL_VOLUME, OGC_PREFERENCE_MUTE };
  const GActionEntry volume[] = { { "volume", volume_cb } };
  GSettings *preferences = ogc_preferences_get_default ();
  g_autoptr (GAction) action = g_settings_create_action (preferences, OGC_PREFERENCE_MUTE);

  for (unsigned n = 0; n < G_N_ELEMENTS (keys); n++)
    g_settings_bind (preferences, keys[n], ogc_sound_get_default (), keys[n], G_SETTINGS_BIND_GET);
  if (!ogc_sound_get_available ())
    return;
  g_action_map_add_action (G_ACTION_MAP (self), action);
  g_action_map_add_action_entries (G_ACTION_MAP (self), volume, G_N_ELEMENTS (volume), self);
}

/* Another start of the program has asked for a game of that kind. */
static void
new_game_of_cb (GSimpleAction *action,
                GVariant      *parameter,
                gpointer       user_data)
{
  g_application_activate (user_data);
  gtk_widget_activate_action_variant (GTK_WIDGET (get_window (user_data)), "win.new-game-of", parameter);
}

static void
about_cb (GSimpleAction *action,
          GVariant      *parameter,
          gpointer       user_data)
{
  const char * const authors[] = { _("The contributors"), NULL };
  GtkWidget *dialog = g_object_new (GTK_TYPE_ABOUT_DIALOG, "transient-for", get_window (user_data), "modal", TRUE,
                                    "program-name", _("Order of the Gilded Compass"),
                                    "logo-icon-name", APP_ID,
                                    "version", PACKAGE_VERSION,
                                    "comments", _("A dice game of treasure hunters and, at a second table, a card game "
                                                  "for two. Neither is made or endorsed by its publisher."),
                                    "license-type", GTK_LICENSE_GPL_3_0,
                                    "authors", authors,
                                    /* TRANSLATORS: put your names here, one a line */
                                    "translator-credits", _("translator-credits"),
                                    NULL);

  gtk_widget_add_css_class (dialog, "ogc");
  ogc_dialog_grow (GTK_WINDOW (dialog), GTK_WINDOW (get_window (user_data)));
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
quit_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       user_data)
{
  OgcWindow *window = get_window (user_data);

  if (window != NULL)
    gtk_window_close (GTK_WINDOW (window));
  else
    g_application_quit (user_data);
}

/* A window that asks a question instead of closing may keep the program running. */
static void
restart_cb (GSimpleAction *action,
            GVariant      *parameter,
            gpointer       user_data)
{
  OgcApplication *self = user_data;

  self->restarts = TRUE;
  gtk_window_close (GTK_WINDOW (get_window (self)));
}

static void
kept_cb (GObject      *source,
         GAsyncResult *result,
         gpointer      user_data)
{
  g_autoptr (OgcApplication) self = user_data;
  OgcWindow *window = get_window (self);

  ogc_session_close_finish (OGC_SESSION (source), result, NULL);
  if (window != NULL)
    ogc_window_close_now (window);
  g_application_quit (G_APPLICATION (self));
}

static gboolean
too_late_cb (gpointer user_data)
{
  abandoned_cb (user_data);

  return G_SOURCE_REMOVE;
}

/* The session ends, or a signal asks us to, and there is no time for questions: saves must reach the disk, but soon.
 * A second signal may arrive while we are ending already. */
static gboolean
terminated_cb (gpointer user_data)
{
  OgcApplication *self = user_data;

  if (self->ending || !g_application_get_is_registered (user_data))
    return G_SOURCE_CONTINUE;
  self->ending = TRUE;
  if (self->session == NULL)
    {
      g_application_quit (user_data);
      return G_SOURCE_CONTINUE;
    }
  g_timeout_add (PATIENCE, too_late_cb, self);
  ogc_session_close_async (self->session, kept_cb, g_object_ref (self));
  return G_SOURCE_CONTINUE;
}

static void
add_accels (GtkApplication *application)
{
  static const struct {
    const char *action;
    const char *accels[3];
  } table[] = {
    { "app.preferences", { "<Control>comma" } },
    { "app.quit", { "<Control>q" } },
    { "win.back", { "Escape" } },
    { "window.close", { "<Control>w" } },
    { "win.dice", { "<Control>d" } },
    { "window.fullscreen", { "F11" } },
    { "win.history", { "<Control><Shift>h" } },
    { "win.new-game", { "<Control>n" } },
    { "win.open", { "<Control>o" } },
    { "win.redo", { "<Control><Shift>z", "<Control>y" } },
    { "win.rules", { "F1" } },
    { "win.save", { "<Control>s" } },
    { "win.save-as", { "<Control><Shift>s" } },
    { "win.saves", { "<Control><Shift>o" } },
    { "win.show-help-overlay", { "<Control>question", "<Control>F1" } },
    { "win.undo", { "<Control>z" } },
    { "win.show-again", { "F5" } },
  };

  for (unsigned n = 0; n < G_N_ELEMENTS (table); n++)
    gtk_application_set_accels_for_action (application, table[n].action, (const char * const *) table[n].accels);
}

static void
ogc_application_startup (GApplication *application)
{
  const GActionEntry actions[] = {
    { "preferences", preferences_cb },
    { "new-game-of", new_game_of_cb, "s" },
    { "about", about_cb },
    { "quit", quit_cb },
    { "restart", restart_cb },
  };

  /* GTK reads its theme in its own startup. */
  ogc_style_load (gdk_display_get_default ());
  G_APPLICATION_CLASS (ogc_application_parent_class)->startup (application);

  g_action_map_add_action_entries (G_ACTION_MAP (application), actions, G_N_ELEMENTS (actions), application);
  add_accels (GTK_APPLICATION (application));
  g_signal_connect_object (ogc_preferences_get_default (), "changed::" OGC_PREFERENCE_CLOTH,
                           G_CALLBACK (update_cloth), application, G_CONNECT_SWAPPED);
  update_cloth (OGC_APPLICATION (application));
  g_signal_connect_object (ogc_preferences_get_default (), "changed::" OGC_PREFERENCE_REDUCED_MOTION,
                           G_CALLBACK (update_motion), application, G_CONNECT_SWAPPED);
  update_motion (OGC_APPLICATION (application));
  set_up_sound (OGC_APPLICATION (application));
  set_up_pace (OGC_APPLICATION (application));
  g_unix_signal_add (SIGTERM, terminated_cb, application);
  g_unix_signal_add (SIGINT, terminated_cb, application);
  g_unix_signal_add (SIGHUP, terminated_cb, application);
}

static void
ogc_application_activate (GApplication *application)
{
  OgcApplication *self = OGC_APPLICATION (application);
  OgcWindow *window = get_window (self);

  if (window == NULL)
    window = create_window (self);
  gtk_window_present (GTK_WINDOW (window));
}

static void
ogc_application_open (GApplication  *application,
                      GFile        **files,
                      int            n_files,
                      const char    *hint)
{
  OgcApplication *self = OGC_APPLICATION (application);

  ogc_application_activate (application);
  ogc_window_open (get_window (self), files[0]);
  if (n_files > 1)
    ogc_window_notify_person (get_window (self),
                              _("Only one game fits on the table, so the first file is opened."));
}

/* The kind of game with the identifier @id, or the first without one. NULL if there is none, after printing so. */
static const OgcGameUi *
find_game (const char *id)
{
  const OgcGameUi *ui = id != NULL ? ogc_games_find (id) : ogc_games_nth (0);
  g_autofree char *known = NULL;

  if (ui != NULL)
    return ui;
  known = ogc_games_dup_ids ();
  /* TRANSLATORS: what was typed, and what can be typed instead: "compass, compile" */
  g_printerr (_("There is no game “%s”. Choose one of these: %s.\n"), id, known);
  return NULL;
}

/* Asks the running program, which may be another process, to set up a game of the kind @id. Returns: the status to
 * exit with, or -1 to continue */
static int
begin_new_game (GApplication *application,
                const char   *id)
{
  g_autoptr (GError) error = NULL;

  if (!g_application_register (application, NULL, &error))
    {
      g_printerr ("%s\n", error->message);
      return 1;
    }
  g_action_group_activate_action (G_ACTION_GROUP (application), "new-game-of", g_variant_new_string (id));
  return g_application_get_is_remote (application) ? 0 : -1;
}

static int
ogc_application_handle_local_options (GApplication *application,
                                      GVariantDict *options)
{
  OgcApplication *self = OGC_APPLICATION (application);
  const OgcGameUi *ui;
  const char *game = NULL;

  if (g_variant_dict_contains (options, "version"))
    {
      g_print ("gilded-compass %s\n", PACKAGE_VERSION);
      return 0;
    }
  /* Screen readers need the session bus; without one GTK 4.8 complains, and may crash on quitting. The application uses
   * this connection too. */
  self->bus = g_bus_get_sync (G_BUS_TYPE_SESSION, NULL, NULL);
  if (self->bus == NULL)
    g_setenv ("GTK_A11Y", "none", FALSE);
  if (!gtk_init_check ())
    {
      g_printerr (_("No window can be opened because there is no display. Start the program from a desktop.\n"));
      return 1;
    }
  g_variant_dict_lookup (options, "new-game", "&s", &game);
  ui = find_game (game);
  if (ui == NULL)
    return 1;
  g_variant_dict_lookup (options, "screenshot", "^aay", &self->pictures);
  if (self->pictures != NULL || g_variant_dict_contains (options, "demo"))
    {
      /* A demonstration does not disturb the game that is open elsewhere. */
      g_application_set_flags (application, g_application_get_flags (application) | G_APPLICATION_NON_UNIQUE);
      self->demo = ui;
      return -1;
    }
  return game != NULL ? begin_new_game (application, game) : -1;
}

static void
ogc_application_finalize (GObject *object)
{
  OgcApplication *self = OGC_APPLICATION (object);

  g_clear_object (&self->bus);
  g_clear_object (&self->session);
  g_strfreev (self->pictures);

  G_OBJECT_CLASS (ogc_application_parent_class)->finalize (object);
}

static void
ogc_application_window_added (GtkApplication *application,
                              GtkWindow      *window)
{
  GTK_APPLICATION_CLASS (ogc_application_parent_class)->window_added (application, window);

  ogc_focus_show_for_keys (window);
}

static void
ogc_application_class_init (OgcApplicationClass *klass)
{
  GApplicationClass *application_class = G_APPLICATION_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = ogc_application_finalize;
  application_class->startup = ogc_application_startup;
  application_class->activate = ogc_application_activate;
  application_class->open = ogc_application_open;
  application_class->handle_local_options = ogc_application_handle_local_options;
  GTK_APPLICATION_CLASS (klass)->window_added = ogc_application_window_added;
}

static void
ogc_application_init (OgcApplication *self)
{
  const GOptionEntry options[] = {
    { "version", 0, 0, G_OPTION_ARG_NONE, NULL, N_("Print the version and exit"), NULL },
    { "new-game", 0, 0, G_OPTION_ARG_STRING, NULL, N_("Set up a new game at once: compass or compile"), N_("GAME") },
    { "demo", 0, 0, G_OPTION_ARG_NONE, NULL, N_("Let computer players play a game; nothing is saved"), NULL },
    { "screenshot", 0, 0, G_OPTION_ARG_FILENAME_ARRAY, NULL,
      N_("The same at full speed: saves a picture of the table to FILE and, if given twice, one of the final scores "
         "to the second"), N_("FILE") },
    { NULL }
  };

  g_application_add_main_option_entries (G_APPLICATION (self), options);
  g_application_set_option_context_parameter_string (G_APPLICATION (self), _("[FILE]"));
  g_application_set_option_context_summary (G_APPLICATION (self),
                                            _("Order of the Gilded Compass, a dice game of treasure hunters, and "
                                              "Compile Gold, a card game for two. FILE is a saved game."));
}

OgcApplication *
ogc_application_new (void)
{
  return g_object_new (OGC_TYPE_APPLICATION, "application-id", APP_ID, "flags", G_APPLICATION_HANDLES_OPEN,
                       "resource-base-path", RESOURCE_PATH, NULL);
}

gboolean
ogc_application_get_restarts (OgcApplication *self)
{
  g_return_val_if_fail (OGC_IS_APPLICATION (self), FALSE);

  return self->restarts;
}

int
ogc_application_get_status (OgcApplication *self)
{
  g_return_val_if_fail (OGC_IS_APPLICATION (self), 1);

  return self->status;
}
