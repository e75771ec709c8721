/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-window-private.h"

#include <glib/gi18n.h>

#include "config.h"
#include "ogc-accessible.h"
#include "ogc-dialog.h"
#include "ogc-escape.h"
#include "ogc-file.h"
#include "ogc-group.h"
#include "ogc-help.h"
#include "ogc-overflow-layout.h"
#include "ogc-preferences.h"
#include "ogc-style.h"
#include "ogc-zoom-layout.h"

/* Narrower than this, in pixels, things stand one below the other. */
#define NARROW_WIDTH 600

/* Seconds that saving may take before somebody who closes the window is asked whether to wait any longer. */
#define PATIENCE 4

G_DEFINE_FINAL_TYPE (OgcWindow, ogc_window, GTK_TYPE_APPLICATION_WINDOW)

enum {
  STAYED,
  ABANDONED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

enum {
  PROP_SESSION = 1,
  PROP_NARROW,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

/* What can be done now. */
static void
update_actions (OgcWindow *self)
{
  OgcGame *game = ogc_window_get_game (self);
  gboolean playing = game != NULL && ogc_window_is_on (self, "table") && self->replay == NULL;

  ogc_window_enable (self, "new-game", !ogc_window_is_on (self, "setup"));
  ogc_window_enable (self, "back", !ogc_window_is_on (self, "start") && !ogc_window_is_on (self, "table"));
  ogc_window_enable (self, "leave", playing);
  ogc_window_enable (self, "resume",
                     ogc_window_is_on (self, "start") && ogc_start_page_get_kept (self->start_page) != NULL);
  ogc_window_enable (self, "save", playing);
  ogc_window_enable (self, "save-as", playing);
  ogc_window_enable (self, "undo", playing && ogc_game_get_can_undo (game));
  ogc_window_enable (self, "redo", playing && ogc_game_get_can_redo (game));
  ogc_window_update_replay_actions (self);
  ogc_window_update_archive_actions (self);
  ogc_window_update_analysis_actions (self);
}

/* Computer players think only while somebody looks. */
static void
update_running (OgcWindow *self)
{
  if (ogc_window_get_game (self) != NULL)
    ogc_game_set_running (ogc_window_get_game (self), ogc_window_is_on (self, "table") && self->replay == NULL
                                                        && !self->waiting
                                                        && gtk_widget_get_visible (GTK_WIDGET (self)));
}

static void
update_subtitle (OgcWindow *self)
{
  OgcGame *game = self->replay != NULL ? self->replay : ogc_window_get_game (self);
  gboolean playing = game != NULL && ogc_window_is_on (self, "table");
  g_autofree char *text = NULL;

  if (playing)
    {
      const char *subtitle = ogc_game_get_subtitle (game);

      if (subtitle != NULL && *subtitle != '\0')
        /* TRANSLATORS: "Round 3 of 6", and what goes on: whose turn it is and the like */
        text = g_strdup_printf (C_("window title", "%s · %s"), ogc_game_get_title (game), subtitle);
      else
        text = g_strdup (ogc_game_get_title (game));
    }
  if (playing && self->replay != NULL)
    {
      g_autofree char *plain = g_steal_pointer (&text);

      /* TRANSLATORS: "Round 3 of 6", and what went on, in a game that is walked through */
      text = g_strdup_printf (C_("window title", "Replay · %s"), plain);
    }
  gtk_label_set_label (self->subtitle, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (self->subtitle), text != NULL);
}

static void
update (OgcWindow *self)
{
  update_actions (self);
  update_subtitle (self);
}

/* The focus goes to where the page wants it: by its action "page.focus", for GTK would take a grab_focus() of its
 * own for the way in by Tab too. */
static void
focus_page (OgcWindow *self)
{
  GtkWidget *page = gtk_stack_get_visible_child (self->stack);

  if (!gtk_widget_activate_action (page, "page.focus", NULL) && !gtk_widget_grab_focus (page))
    gtk_widget_child_focus (page, GTK_DIR_TAB_FORWARD);
}

static void
show_page (OgcWindow  *self,
           const char *name)
{
  gtk_stack_set_visible_child_name (self->stack, name);
  update (self);
  update_running (self);
  focus_page (self);
}

static void
looked_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      user_data)
{
  g_autoptr (OgcWindow) self = user_data;
  g_autoptr (GFile) file = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (OgcSave) save = ogc_session_look_finish (OGC_SESSION (source), result, &file, &error);

  if (self->session == NULL)
    return;
  g_set_object (&self->kept, file);
  ogc_start_page_set_kept (self->start_page, save);
  update_actions (self);
  if (ogc_window_is_on (self, "start"))
    focus_page (self);
  if (error != NULL)
    ogc_window_show_error (self, error);
}

static void
show_start (OgcWindow *self)
{
  ogc_start_page_set_kept (self->start_page, NULL);
  show_page (self, "start");
  ogc_session_look_async (self->session, looked_cb, g_object_ref (self));
}

/* There is another game on the table, or none. */
static void
game_changed_cb (OgcWindow *self)
{
  OgcGame *game = ogc_window_get_game (self);

  ogc_window_drop_replay (self);
  if (game != NULL || self->table != NULL)
    g_object_set (ogc_window_provide_table (self), "game", game, NULL);
  if (game == NULL)
    {
      update (self);
      return;
    }
  ogc_notice_hide (self->notice);
  g_object_bind_property (ogc_preferences_get_default (), "pace", game, "pace", G_BINDING_SYNC_CREATE);
  g_signal_connect_object (game, "notify::can-undo", G_CALLBACK (update_actions), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "notify::can-redo", G_CALLBACK (update_actions), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "notify::finished", G_CALLBACK (update_actions), self, G_CONNECT_SWAPPED);
  ogc_window_watch_game (self, game);
  show_page (self, "table");
}

static void
failed_cb (OgcWindow *self,
           GError    *error)
{
  ogc_window_show_error (self, error);
}

static void
new_game_cb (GSimpleAction *action,
             GVariant      *parameter,
             gpointer       user_data)
{
  OgcWindow *self = user_data;

  ogc_setup_page_prepare (ogc_window_provide_setup (self));
  show_page (self, "setup");
}

static void
back_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       user_data)
{
  OgcWindow *self = user_data;

  ogc_window_show_game (self);
}

static void
leave_cb (GSimpleAction *action,
          GVariant      *parameter,
          gpointer       user_data)
{
  OgcWindow *self = user_data;

  ogc_session_leave (self->session);
  show_start (self);
}

static void
resume_cb (GSimpleAction *action,
           GVariant      *parameter,
           gpointer       user_data)
{
  OgcWindow *self = user_data;
  g_autoptr (GError) error = NULL;

  if (!ogc_session_resume (self->session, ogc_start_page_get_kept (self->start_page), self->kept, &error))
    ogc_window_show_error (self, error);
}

static void
undo_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       user_data)
{
  ogc_game_undo (ogc_window_get_game (user_data));
}

static void
redo_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       user_data)
{
  ogc_game_redo (ogc_window_get_game (user_data));
}

static void
rules_cb (GSimpleAction *action,
          GVariant      *parameter,
          gpointer       user_data)
{
  ogc_help_open (user_data);
}

static void
rules_at_cb (GSimpleAction *action,
             GVariant      *parameter,
             gpointer       user_data)
{
  guint rule, building;

  g_variant_get (parameter, "(uu)", &rule, &building);
  ogc_help_open_rule (user_data, rule, building);
}

static void
learn_cb (GSimpleAction *action,
          GVariant      *parameter,
          gpointer       user_data)
{
  ogc_window_learn (user_data);
}

static void
fullscreen_cb (GSimpleAction *action,
               GVariant      *parameter,
               gpointer       user_data)
{
  if (gtk_window_is_fullscreen (user_data))
    gtk_window_unfullscreen (user_data);
  else
    gtk_window_fullscreen (user_data);
}

static void
close_cb (GSimpleAction *action,
          GVariant      *parameter,
          gpointer       user_data)
{
  gtk_window_close (user_data);
}

static gboolean
narrow_changed_cb (gpointer user_data)
{
  OgcWindow *self = user_data;

  self->narrow_source = 0;
  self->narrow = !self->narrow;
  ogc_style_set_class (GTK_WIDGET (self), "narrow", self->narrow);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_NARROW]);
  return G_SOURCE_REMOVE;
}

/* What depends on the width may not change while widths are given out. */
static void
ogc_window_size_allocate (GtkWidget *widget,
                          int        width,
                          int        height,
                          int        baseline)
{
  OgcWindow *self = OGC_WINDOW (widget);
  gboolean narrow = width < NARROW_WIDTH;

  GTK_WIDGET_CLASS (ogc_window_parent_class)->size_allocate (widget, width, height, baseline);

  if (narrow != self->narrow && self->narrow_source == 0)
    self->narrow_source = g_idle_add (narrow_changed_cb, self);
  else if (narrow == self->narrow)
    g_clear_handle_id (&self->narrow_source, g_source_remove);
}

static void
remember_size (OgcWindow *self)
{
  int width, height;

  gtk_window_get_default_size (GTK_WINDOW (self), &width, &height);
  g_object_set (ogc_preferences_get_default (), "window-maximized", gtk_window_is_maximized (GTK_WINDOW (self)), NULL);
  if (width > 0 && height > 0)
    g_object_set (ogc_preferences_get_default (), "window-width", width, "window-height", height, NULL);
}

/* While it waits to be closed the game on the table stands still. */
static void
set_waiting (OgcWindow *self,
             gboolean   waiting)
{
  self->waiting = waiting;
  gtk_widget_set_sensitive (GTK_WIDGET (self->stack), !waiting);
  update_running (self);
}

static void
close_answered_cb (GObject      *source,
                   GAsyncResult *result,
                   gpointer      user_data)
{
  OgcWindow *self = OGC_WINDOW (source);
  const int answer = ogc_dialog_ask_finish (result);

  if (self->session == NULL)
    return;
  self->asked = FALSE;
  set_waiting (self, FALSE);
  if (answer == 1)
    ogc_window_close_now (self);
  else
    g_signal_emit (self, signals[STAYED], 0);
}

static void
closed_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      user_data)
{
  const char * const answers[] = { _("_Cancel"), _("Close _without keeping it"), NULL };
  g_autoptr (OgcWindow) self = user_data;
  g_autoptr (GError) error = NULL;

  self->saving = FALSE;
  g_clear_handle_id (&self->patience, g_source_remove);
  if (self->session == NULL)
    return;
  if (ogc_session_close_finish (OGC_SESSION (source), result, &error))
    ogc_window_close_now (self);
  else if (!self->asked)
    {
      self->asked = TRUE;
      ogc_dialog_ask_async (GTK_WINDOW (self), _("The game could not be kept. Close all the same?"), error->message,
                            answers, close_answered_cb, NULL);
    }
}

static void
begin_closing (OgcWindow *self)
{
  self->saving = TRUE;
  ogc_session_close_async (self->session, closed_cb, g_object_ref (self));
}

/* Once saving has ended, well or not, to wait any longer is to try once more, which ends the same. */
static void
wait_answered_cb (GObject      *source,
                  GAsyncResult *result,
                  gpointer      user_data)
{
  OgcWindow *self = OGC_WINDOW (source);
  const int answer = ogc_dialog_ask_finish (result);

  if (self->session == NULL)
    return;
  self->asked = FALSE;
  if (answer == 1)
    {
      if (self->saving)
        g_signal_emit (self, signals[ABANDONED], 0);
      ogc_window_close_now (self);
    }
  else if (!self->saving)
    begin_closing (self);
}

/* The disk may never answer. */
static void
ask_to_wait (OgcWindow *self)
{
  const char * const answers[] = { _("_Keep waiting"), _("Close _without keeping it"), NULL };

  g_clear_handle_id (&self->patience, g_source_remove);
  self->asked = TRUE;
  ogc_dialog_ask_async (GTK_WINDOW (self), _("The game is still being saved. Close anyway?"),
                        _("The disk takes long to answer. What was saved before stays as it is, but the last moves may "
                          "be lost."), answers, wait_answered_cb, NULL);
}

static gboolean
patience_cb (gpointer user_data)
{
  OgcWindow *self = user_data;

  self->patience = 0;
  ask_to_wait (self);

  return G_SOURCE_REMOVE;
}

static gboolean
ogc_window_close_request (GtkWindow *window)
{
  OgcWindow *self = OGC_WINDOW (window);

  if (self->closing)
    return GTK_WINDOW_CLASS (ogc_window_parent_class)->close_request (window);
  if (!self->waiting)
    {
      set_waiting (self, TRUE);
      self->patience = g_timeout_add_seconds (PATIENCE, patience_cb, self);
      begin_closing (self);
    }
  else if (self->saving && !self->asked)
    ask_to_wait (self);
  return TRUE;
}

static void
ogc_window_get_property (GObject    *object,
                         guint       prop_id,
                         GValue     *value,
                         GParamSpec *pspec)
{
  OgcWindow *self = OGC_WINDOW (object);

  switch (prop_id)
    {
    case PROP_SESSION:
      g_value_set_object (value, self->session);
      break;
    case PROP_NARROW:
      g_value_set_boolean (value, self->narrow);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
ogc_window_set_property (GObject      *object,
                         guint         prop_id,
                         const GValue *value,
                         GParamSpec   *pspec)
{
  OgcWindow *self = OGC_WINDOW (object);

  switch (prop_id)
    {
    case PROP_SESSION:
      self->session = g_value_dup_object (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
ogc_window_constructed (GObject *object)
{
  OgcWindow *self = OGC_WINDOW (object);

  G_OBJECT_CLASS (ogc_window_parent_class)->constructed (object);

  g_signal_connect_object (self->session, "notify::game", G_CALLBACK (game_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->session, "failed", G_CALLBACK (failed_cb), self, G_CONNECT_SWAPPED);
  if (ogc_window_get_game (self) != NULL)
    game_changed_cb (self);
  else
    show_start (self);
}

/* GTK would make it with the window, whether anybody wants to see it or not. */
static void
show_help_overlay_cb (GSimpleAction *action,
                      GVariant      *parameter,
                      gpointer       user_data)
{
  GtkApplicationWindow *window = GTK_APPLICATION_WINDOW (user_data);

  if (gtk_application_window_get_help_overlay (window) == NULL)
    {
      g_autoptr (GtkBuilder) builder = gtk_builder_new_from_resource (RESOURCE_PATH "/app/help-overlay.ui");

      gtk_application_window_set_help_overlay (window,
                                               GTK_SHORTCUTS_WINDOW (gtk_builder_get_object (builder, "help_overlay")));
    }
  gtk_window_present (GTK_WINDOW (gtk_application_window_get_help_overlay (window)));
}

/*
 * Windows that go with this one. GTK leaves them a pointer to it when somebody still holds them, as it does itself
 * while a key that was pressed there closes everything.
 */
static void
close_companions (OgcWindow *self)
{
  GList *windows = gtk_window_list_toplevels ();

  g_list_foreach (windows, (GFunc) (void (*) (void)) g_object_ref, NULL);
  for (GList *link = windows; link != NULL; link = link->next)
    if (gtk_window_get_transient_for (link->data) == GTK_WINDOW (self)
        && gtk_window_get_destroy_with_parent (link->data))
      {
        gtk_window_set_transient_for (link->data, NULL);
        gtk_window_destroy (link->data);
      }
  g_list_free_full (windows, g_object_unref);
}

static void
ogc_window_dispose (GObject *object)
{
  OgcWindow *self = OGC_WINDOW (object);

  g_clear_handle_id (&self->narrow_source, g_source_remove);
  g_clear_handle_id (&self->patience, g_source_remove);
  close_companions (self);
  ogc_window_drop_replay (self);
  ogc_window_stop_recognising (self);
  g_clear_object (&self->session);
  g_clear_object (&self->kept);
  g_clear_object (&self->to_open);

  G_OBJECT_CLASS (ogc_window_parent_class)->dispose (object);
}

static void
ogc_window_class_init (OgcWindowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = ogc_window_get_property;
  object_class->set_property = ogc_window_set_property;
  object_class->constructed = ogc_window_constructed;
  object_class->dispose = ogc_window_dispose;
  widget_class->size_allocate = ogc_window_size_allocate;
  GTK_WINDOW_CLASS (klass)->close_request = ogc_window_close_request;

  props[PROP_SESSION] = g_param_spec_object ("session", NULL, NULL, OGC_TYPE_SESSION,
                                             G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  props[PROP_NARROW] = g_param_spec_boolean ("narrow", NULL, NULL, FALSE, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);

  signals[STAYED] = g_signal_new ("stayed", OGC_TYPE_WINDOW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[ABANDONED] = g_signal_new ("abandoned", OGC_TYPE_WINDOW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                     0);

  g_type_ensure (OGC_TYPE_GROUP);
  g_type_ensure (OGC_TYPE_NOTICE);
  g_type_ensure (OGC_TYPE_OVERFLOW_LAYOUT);
  g_type_ensure (OGC_TYPE_START_PAGE);
  g_type_ensure (OGC_TYPE_ZOOM_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PATH "/app/window.ui");
  gtk_widget_class_bind_template_child (widget_class, OgcWindow, stack);
  gtk_widget_class_bind_template_child (widget_class, OgcWindow, subtitle);
  gtk_widget_class_bind_template_child (widget_class, OgcWindow, notice);
  gtk_widget_class_bind_template_child (widget_class, OgcWindow, start_page);
  gtk_widget_class_bind_template_callback (widget_class, update_running);
}

static void
ogc_window_init (OgcWindow *self)
{
  const GActionEntry actions[] = {
    { "new-game", new_game_cb },
    { "back", back_cb },
    { "leave", leave_cb },
    { "resume", resume_cb },
    { "undo", undo_cb },
    { "redo", redo_cb },
    { "rules", rules_cb },
    { "rules-at", rules_at_cb, "(uu)" },
    { "learn", learn_cb },
    { "fullscreen", fullscreen_cb },
    { "close", close_cb },
    { "show-help-overlay", show_help_overlay_cb },
  };
  OgcPreferences *preferences = ogc_preferences_get_default ();
  int width, height;
  gboolean maximized;

  g_action_map_add_action_entries (G_ACTION_MAP (self), actions, G_N_ELEMENTS (actions), self);
  ogc_window_add_file_actions (self);
  ogc_window_add_archive_actions (self);
  ogc_window_add_analysis_actions (self);
  gtk_widget_init_template (GTK_WIDGET (self));
  ogc_window_add_replay_actions (self);
  ogc_accessible_name_all (GTK_WIDGET (self));
  g_object_get (preferences, "window-width", &width, "window-height", &height, "window-maximized", &maximized, NULL);
  gtk_window_set_default_size (GTK_WINDOW (self), width, height);
  if (maximized)
    gtk_window_maximize (GTK_WINDOW (self));
  else if (width < NARROW_WIDTH)
    narrow_changed_cb (self); /* else it would open as wide as it is otherwise at least */
}

OgcWindow *
ogc_window_new (GtkApplication *application,
                OgcSession     *session)
{
  g_return_val_if_fail (GTK_IS_APPLICATION (application), NULL);
  g_return_val_if_fail (OGC_IS_SESSION (session), NULL);

  return g_object_new (OGC_TYPE_WINDOW, "application", application, "session", session, NULL);
}

void
ogc_window_close_now (OgcWindow *self)
{
  g_return_if_fail (OGC_IS_WINDOW (self));

  remember_size (self);
  self->closing = TRUE;
  gtk_window_close (GTK_WINDOW (self));
}

OgcSession *
ogc_window_get_session (OgcWindow *self)
{
  g_return_val_if_fail (OGC_IS_WINDOW (self), NULL);

  return self->session;
}

void
ogc_window_notify_person (OgcWindow  *self,
                          const char *text)
{
  g_return_if_fail (OGC_IS_WINDOW (self));
  g_return_if_fail (text != NULL);

  ogc_notice_show (self->notice, text);
}

OgcGame *
ogc_window_get_game (OgcWindow *self)
{
  g_assert (OGC_IS_WINDOW (self));

  return self->session != NULL ? ogc_session_get_game (self->session) : NULL;
}

void
ogc_window_enable (OgcWindow  *self,
                   const char *action,
                   gboolean    enabled)
{
  g_assert (OGC_IS_WINDOW (self));

  g_simple_action_set_enabled (G_SIMPLE_ACTION (g_action_map_lookup_action (G_ACTION_MAP (self), action)), enabled);
}

gboolean
ogc_window_is_on (OgcWindow  *self,
                  const char *page)
{
  g_assert (OGC_IS_WINDOW (self));

  return g_strcmp0 (gtk_stack_get_visible_child_name (self->stack), page) == 0;
}

void
ogc_window_show_page (OgcWindow  *self,
                      const char *name)
{
  g_assert (OGC_IS_WINDOW (self));
  g_assert (name != NULL);

  show_page (self, name);
}

void
ogc_window_show_error (OgcWindow    *self,
                       const GError *error)
{
  g_assert (OGC_IS_WINDOW (self));
  g_assert (error != NULL);

  ogc_notice_show (self->notice, error->message);
}

void
ogc_window_tell_saved (OgcWindow    *self,
                       GFile        *file,
                       const GError *error)
{
  g_autofree char *base = NULL;
  g_autofree char *name = NULL;
  g_autofree char *text = NULL;

  g_assert (OGC_IS_WINDOW (self));

  if (error != NULL)
    {
      ogc_window_show_error (self, error);
      return;
    }
  base = g_file_get_basename (file);
  name = ogc_escape_text (base, NULL);
  /* TRANSLATORS: a game was written to this file */
  text = g_strdup_printf (_("Saved as “%s”."), name);
  ogc_notice_tell (self->notice, text);
}

void
ogc_window_show_game (OgcWindow *self)
{
  g_assert (OGC_IS_WINDOW (self));

  if (self->replay == NULL && ogc_window_get_game (self) == NULL)
    {
      show_start (self);
      return;
    }
  show_page (self, "table");
}

void
ogc_window_watch_game (OgcWindow *self,
                       OgcGame   *game)
{
  g_assert (OGC_IS_WINDOW (self));
  g_assert (OGC_IS_GAME (game));

  g_signal_connect_object (game, "notify::title", G_CALLBACK (update_subtitle), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "notify::subtitle", G_CALLBACK (update_subtitle), self, G_CONNECT_SWAPPED);
}
