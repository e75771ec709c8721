/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-window.h"

#include <glib/gi18n.h>

#include "config.h"
#include "ogc-accessible.h"
#include "ogc-closing.h"
#include "ogc-dialog.h"
#include "ogc-escape.h"
#include "ogc-game-actions.h"
#include "ogc-games.h"
#include "ogc-group.h"
#include "ogc-history-page.h"
#include "ogc-lessons.h"
#include "ogc-new-game-page.h"
#include "ogc-notice.h"
#include "ogc-overflow-layout.h"
#include "ogc-preferences.h"
#include "ogc-replay-page.h"
#include "ogc-rules-window.h"
#include "ogc-saves-page.h"
#include "ogc-sound.h"
#include "ogc-start-page.h"
#include "ogc-window-size.h"
#include "ogc-window-title.h"
#include "ogc-zoom-layout.h"

#define SOUND_ITEM 1 /* of the section desktop_menu in window.ui */

struct _OgcWindow
{
  GtkApplicationWindow parent_instance;

  OgcSession      *session;
  const OgcGameUi *ui;           /* the kind of game whose pages are shown */
  OgcGameActions  *game_actions;
  OgcLessons      *lessons;
  gboolean         narrow;
  guint            resized_source;
  gboolean         closing;      /* close without waiting any longer */
  gboolean         waiting;      /* the question to wait until everything is saved */
  OgcClosing      *to_close;     /* ends the session before the window closes */
  gboolean         looking_back; /* whether the replay is shown for the analysis page */

  GtkStack        *stack;
  OgcWindowTitle  *title;
  OgcNotice       *notice;
  OgcStartPage    *start_page;
  GMenu           *new_game_menu;
  GMenu           *lessons_menu;
  GMenu           *desktop_menu; /* full screen, sound, preferences */
};

G_DEFINE_FINAL_TYPE (OgcWindow, ogc_window, GTK_TYPE_APPLICATION_WINDOW)

static gpointer ensure_page (OgcWindow *self, const char *name);

enum {
  STAYED,
  ABANDONED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

enum {
  PROP_NARROW = 1,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

static OgcPlayable *
get_game (OgcWindow *self)
{
  return self->session != NULL ? ogc_session_get_game (self->session) : NULL;
}

/* Whether @game is of the kind that the pages are for. */
static gboolean
is_of_ui (OgcWindow   *self,
          OgcPlayable *game)
{
  return game != NULL && g_str_equal (ogc_playable_get_game (game), self->ui->kind->id);
}

/* The history of games like the one on the table, or NULL. */
static OgcHistory *
get_history (OgcWindow *self)
{
  return ogc_session_get_history (self->session, self->ui->kind->id);
}

/* Whether @page is shown. */
static gboolean
is_on (OgcWindow  *self,
       const char *page)
{
  return g_strcmp0 (gtk_stack_get_visible_child_name (self->stack), page) == 0;
}

/* The game that is being replayed, or NULL. */
static OgcPlayable *
get_replay (OgcWindow *self)
{
  GtkWidget *page = gtk_stack_get_child_by_name (self->stack, "replay");

  return page != NULL ? ogc_replay_page_get_game (OGC_REPLAY_PAGE (page)) : NULL;
}

/* The game that is visible, or NULL. */
static OgcPlayable *
get_shown_game (OgcWindow *self)
{
  return is_on (self, "replay") ? get_replay (self) : is_on (self, "table") ? get_game (self) : NULL;
}

/* Whether the visible game was played to its end, at whatever position its replay is. */
static gboolean
is_over (OgcWindow *self)
{
  if (is_on (self, "replay") && get_replay (self) != NULL)
    return ogc_saved_game_get_finished (ogc_replay_page_get_save (ensure_page (self, "replay")));
  return is_on (self, "table") && get_game (self) != NULL && ogc_playable_get_finished (get_game (self));
}

static void
enable_action (OgcWindow  *self,
               const char *name,
               gboolean    enabled)
{
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self), name);

  g_simple_action_set_enabled (G_SIMPLE_ACTION (action), enabled);
}

/* Enables the actions that are possible now. No page leads to itself. */
static void
update_actions (OgcWindow *self)
{
  OgcPlayable *game = get_game (self);
  OgcPlayable *shown = get_shown_game (self);
  const gboolean playing = game != NULL && is_on (self, "table");

  ogc_game_actions_set_active (self->game_actions, playing);
  enable_action (self, "new-game", !is_on (self, "new-game"));
  enable_action (self, "back", !is_on (self, "start") && !is_on (self, "table") && !is_on (self, "replay"));
  enable_action (self, "resume", is_on (self, "start") && ogc_start_page_get_can_resume (self->start_page));
  enable_action (self, "replay", playing);
  enable_action (self, "replay-at", is_over (self));
  enable_action (self, "look-back", is_over (self) && is_of_ui (self, shown) && self->ui->create_analysis_page != NULL);
  enable_action (self, "learn", self->ui->begin_lesson != NULL);
  enable_action (self, "learn-building", self->ui->begin_lesson != NULL);
  enable_action (self, "saves", ogc_session_get_store (self->session) != NULL && !is_on (self, "saves"));
  enable_action (self, "dice", is_of_ui (self, game) && self->ui->create_dice_page != NULL && !is_on (self, "dice"));
  enable_action (self, "history", get_history (self) != NULL && !is_on (self, "history"));
}

/* Computer players think only while the table is visible. */
static void
update_running (OgcWindow *self)
{
  if (get_game (self) != NULL)
    ogc_playable_set_running (get_game (self), is_on (self, "table") && !self->waiting
                                                 && gtk_widget_get_visible (GTK_WIDGET (self)));
}

/* The title of a page without a game, or NULL. */
static const char *
find_title (const char *page)
{
  static const char * const titles[][2] = {
    { "new-game", N_("New Game") }, { "saves", N_("Saved Games") }, { "history", N_("History") },
    { "dice", N_("Dice Statistics") }, { "lookback", N_("Look Back") },
  };

  for (unsigned n = 0; n < G_N_ELEMENTS (titles); n++)
    if (g_strcmp0 (titles[n][0], page) == 0)
      return _(titles[n][1]);
  return NULL;
}

static void
update_title (OgcWindow *self)
{
  ogc_window_title_show (self->title, _(self->ui->name), get_shown_game (self),
                         find_title (gtk_stack_get_visible_child_name (self->stack)));
}

static void
show_error (OgcWindow *self,
            GError    *error)
{
  ogc_notice_show (self->notice, error->message);
}

/*
 * Pages.
 */

/* Focuses what the page wants, through its action "page.focus": overriding grab_focus() would also change where the Tab
 * key enters the page. */
static void
focus_page (OgcWindow *self)
{
  GtkWidget *page = gtk_stack_get_visible_child (self->stack);

  if (!gtk_widget_activate_action (page, "page.focus", NULL) && !gtk_widget_grab_focus (page))
    gtk_widget_child_focus (page, GTK_DIR_TAB_FORWARD);
}

/* A replay replaces the table without a transition, as if it were the same. */
static void
show_page (OgcWindow  *self,
           const char *name)
{
  const gboolean at_once = is_on (self, "replay") || g_str_equal (name, "replay");

  gtk_stack_set_visible_child_full (self->stack, name, at_once ? GTK_STACK_TRANSITION_TYPE_NONE
                                                               : gtk_stack_get_transition_type (self->stack));
  update_actions (self);
  update_title (self);
  update_running (self);
  focus_page (self);
}

static void
fill_lessons (OgcWindow *self)
{
  ogc_games_fill_lessons (self->ui, self->lessons_menu);
}

/* Drops the pages of another kind of game; they are created when needed. */
static void
use_ui (OgcWindow       *self,
        const OgcGameUi *ui)
{
  static const char * const pages[] = { "new-game", "table", "dice", "history", "lookback" };

  for (unsigned n = 0; n < G_N_ELEMENTS (pages) && self->ui != ui; n++)
    {
      GtkWidget *page = gtk_stack_get_child_by_name (self->stack, pages[n]);

      if (page != NULL)
        gtk_stack_remove (self->stack, page);
    }
  self->ui = ui;
  fill_lessons (self);
}

/* Without a game on the table the pages are those of the first one. */
static void
show_start (OgcWindow *self)
{
  if (get_game (self) == NULL)
    use_ui (self, ogc_games_nth (0));
  ogc_start_page_find (self->start_page, self->session);
  show_page (self, "start");
}

static void
show_table (OgcWindow *self)
{
  use_ui (self, ogc_games_find (ogc_playable_get_game (get_game (self))));
  self->ui->set_table_game (ensure_page (self, "table"), get_game (self));
  show_page (self, "table");
}

/* Shows the replay or else the game; without either, the start page. */
static void
show_game (OgcWindow *self)
{
  if (get_replay (self) != NULL)
    show_page (self, "replay");
  else if (get_game (self) != NULL)
    show_table (self);
  else
    show_start (self);
}

static void
clear_replay (OgcWindow *self)
{
  self->looking_back = FALSE;
  if (gtk_stack_get_child_by_name (self->stack, "replay") != NULL)
    ogc_replay_page_clear (ensure_page (self, "replay"));
}

static void
searched_cb (OgcWindow *self,
             GError    *error)
{
  update_actions (self);
  if (is_on (self, "start"))
    focus_page (self);
  if (error != NULL)
    show_error (self, error);
}

/* @game is NULL if it cannot begin; @error says why. */
static void
begin_game (OgcWindow   *self,
            OgcPlayable *game,
            GError      *error)
{
  if (game != NULL)
    ogc_session_begin (self->session, game, NULL);
  else if (error != NULL)
    show_error (self, error);
}

static void
start_answered_cb (GObject      *source,
                   GAsyncResult *result,
                   gpointer      user_data)
{
  g_autoptr (OgcWindow) self = user_data;
  g_autoptr (OgcPlayable) game = NULL;
  g_autoptr (GError) error = NULL;

  if (!ogc_game_actions_give_up_finish (OGC_GAME_ACTIONS (source), result) || self->session == NULL)
    return;
  game = self->ui->begin (ensure_page (self, "new-game"), &error);
  begin_game (self, game, error);
}

/* The person has finished the set-up. */
static void
start_cb (OgcWindow *self)
{
  ogc_game_actions_give_up_async (self->game_actions, start_answered_cb, g_object_ref (self));
}

static void
replay_opened_cb (OgcWindow *self)
{
  if (get_game (self) == NULL)
    use_ui (self, ogc_games_find (ogc_playable_get_game (get_replay (self))));
  self->looking_back = FALSE;
  ogc_notice_hide (self->notice);
  show_page (self, "replay");
}

static void
replay_left_cb (OgcWindow *self)
{
  const gboolean looking_back = self->looking_back;

  clear_replay (self);
  if (looking_back)
    show_page (self, "lookback");
  else
    show_game (self);
}

/* The person wants to see the analysed game after @position decisions. */
static void
sought_cb (OgcWindow  *self,
           guint       position,
           const char *comment,
           GtkWidget  *page)
{
  OgcReplayPage *replay = ensure_page (self, "replay");

  if (ogc_replay_page_get_save (replay) == self->ui->get_analysed (page))
    show_page (self, "replay");
  else
    ogc_replay_page_show_save (replay, self->ui->get_analysed (page), NULL);
  if (!is_on (self, "replay"))
    return;
  self->looking_back = TRUE;
  ogc_replay_page_seek (replay, position, comment);
}

/* The person wants the saved game @info on the table. */
static void
save_wanted_cb (OgcWindow   *self,
                OgcSaveInfo *info)
{
  if (!ogc_save_info_get_current (info) || get_game (self) == NULL)
    ogc_window_open (self, ogc_save_info_get_file (info));
  else
    {
      clear_replay (self);
      show_table (self);
    }
}

/* The page @name of the stack. All but the start page are created when first needed, so that the window appears
 * sooner. Returns: (transfer none) */
static gpointer
ensure_page (OgcWindow  *self,
             const char *name)
{
  GtkWidget *page = gtk_stack_get_child_by_name (self->stack, name);

  if (page != NULL)
    return page;
  if (g_str_equal (name, "new-game"))
    {
      page = self->ui->create_setup_page ();
      g_signal_connect_object (page, "start", G_CALLBACK (start_cb), self, G_CONNECT_SWAPPED);
    }
  else if (g_str_equal (name, "table"))
    page = self->ui->create_table ();
  else if (g_str_equal (name, "replay"))
    {
      page = ogc_replay_page_new ();
      g_signal_connect_object (page, "opened", G_CALLBACK (replay_opened_cb), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (page, "failed", G_CALLBACK (show_error), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (page, "leave", G_CALLBACK (replay_left_cb), self, G_CONNECT_SWAPPED);
    }
  else if (g_str_equal (name, "lookback"))
    {
      page = self->ui->create_analysis_page ();
      g_signal_connect_object (page, "sought", G_CALLBACK (sought_cb), self, G_CONNECT_SWAPPED);
    }
  else if (g_str_equal (name, "saves"))
    {
      page = ogc_saves_page_new (self->session);
      g_signal_connect_object (page, "open", G_CALLBACK (save_wanted_cb), self, G_CONNECT_SWAPPED);
    }
  else if (g_str_equal (name, "history"))
    page = ogc_history_page_new (self->ui->history_view, get_history (self));
  else
    {
      g_assert (g_str_equal (name, "dice"));
      page = self->ui->create_dice_page ();
    }
  ogc_accessible_name_all (page);
  gtk_stack_add_named (self->stack, page, name);
  return page;
}

/*
 * Actions.
 */

/* Another game is on the table, or none. */
static void
game_changed_cb (OgcWindow *self)
{
  OgcPlayable *game = get_game (self);

  clear_replay (self);
  if (game == NULL)
    {
      if (gtk_stack_get_child_by_name (self->stack, "table") != NULL)
        self->ui->set_table_game (ensure_page (self, "table"), NULL);
      update_actions (self);
      update_title (self);
      return;
    }
  use_ui (self, ogc_games_find (ogc_playable_get_game (game)));
  ogc_notice_hide (self->notice);
  g_settings_bind (ogc_preferences_get_default (), OGC_PREFERENCE_PACE, game, "pace", G_SETTINGS_BIND_GET);
  g_settings_bind (ogc_preferences_get_default (), OGC_PREFERENCE_USE_CURTAIN, game, "use-curtain",
                   G_SETTINGS_BIND_GET);
  if (self->ui->adjust != NULL)
    self->ui->adjust (game);
  g_signal_connect_object (game, "notify::finished", G_CALLBACK (update_actions), self, G_CONNECT_SWAPPED);
  show_table (self);
}

static void
saved_cb (OgcWindow *self,
          GFile     *file)
{
  g_autofree char *base = g_file_get_basename (file);
  g_autofree char *name = ogc_escape_text (base, NULL);
  /* TRANSLATORS: a game was written to this file */
  g_autofree char *text = g_strdup_printf (_("Saved as “%s”."), name);

  ogc_notice_tell (self->notice, text);
}

/* The kind of game with the identifier @parameter, or NULL; without @parameter, the kind that the pages are for. */
static const OgcGameUi *
find_ui (OgcWindow *self,
         GVariant  *parameter)
{
  return parameter != NULL ? ogc_games_find (g_variant_get_string (parameter, NULL)) : self->ui;
}

/* Shows the page with the name of the action. */
static void
show_page_cb (GSimpleAction *action,
              GVariant      *parameter,
              gpointer       user_data)
{
  const char *name = g_action_get_name (G_ACTION (action));
  gpointer page = ensure_page (user_data, name);

  if (g_str_equal (name, "dice"))
    OGC_WINDOW (user_data)->ui->set_dice_game (page, get_game (user_data));
  show_page (user_data, name);
}

/* Sets up a game: of the kind with the identifier @parameter, or one like the last. */
static void
new_game_cb (GSimpleAction *action,
             GVariant      *parameter,
             gpointer       user_data)
{
  OgcWindow *self = user_data;
  const OgcGameUi *ui = find_ui (self, parameter);

  if (ui == NULL)
    return;
  use_ui (self, ui);
  ogc_new_game_page_draw_seed (ensure_page (self, "new-game"));
  show_page (self, "new-game");
}

static void
back_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       user_data)
{
  show_game (user_data);
}

static void
resume_cb (GSimpleAction *action,
           GVariant      *parameter,
           gpointer       user_data)
{
  OgcWindow *self = user_data;
  g_autoptr (GError) error = NULL;

  if (!ogc_start_page_resume (self->start_page, &error))
    show_error (self, error);
}

/* Replays the game on the table, as far as the person may know it (SEC-2), from a position if one is given. */
static void
replay_cb (GSimpleAction *action,
           GVariant      *parameter,
           gpointer       user_data)
{
  OgcReplayPage *page = ensure_page (user_data, "replay");
  OgcPlayable *game = get_game (user_data);
  const char *comment;
  guint position;

  if (!is_on (user_data, "replay"))
    {
      g_autoptr (OgcSavedGame) save = ogc_playable_create_save (game);

      ogc_replay_page_show_save (page, save, game);
    }
  if (parameter == NULL || !is_on (user_data, "replay"))
    return;
  g_variant_get (parameter, "(u&s)", &position, &comment);
  ogc_replay_page_seek (page, position, comment);
}

static void
look_back_cb (GSimpleAction *action,
              GVariant      *parameter,
              gpointer       user_data)
{
  OgcWindow *self = user_data;
  g_autoptr (OgcSavedGame) save = NULL;

  if (is_on (self, "replay"))
    save = g_object_ref (ogc_replay_page_get_save (ensure_page (self, "replay")));
  else
    save = ogc_playable_create_save (get_game (self));
  self->ui->analyse (ensure_page (self, "lookback"), save, ogc_session_get_store (self->session) != NULL);
  show_page (self, "lookback");
}

static void
rules_cb (GSimpleAction *action,
          GVariant      *parameter,
          gpointer       user_data)
{
  const OgcGameUi *ui = find_ui (user_data, parameter);

  if (ui != NULL)
    ogc_rules_window_present_help (user_data, ui->rules);
}

static void
rules_at_cb (GSimpleAction *action,
             GVariant      *parameter,
             gpointer       user_data)
{
  guint rule, topic;

  g_variant_get (parameter, "(uu)", &rule, &topic);
  ogc_rules_window_present_rule (user_data, OGC_WINDOW (user_data)->ui->rules, rule, topic);
}

/* Begins the first lesson of the kind of game with the identifier @parameter, or the lesson of that name of the
 * present kind. */
static void
learn_cb (GSimpleAction *action,
          GVariant      *parameter,
          gpointer       user_data)
{
  OgcWindow *self = user_data;
  const gboolean named = g_str_equal (g_action_get_name (G_ACTION (action)), "learn-building");
  const OgcGameUi *ui = find_ui (self, named ? NULL : parameter);

  if (ui != NULL)
    ogc_lessons_begin (self->lessons, ui, named ? g_variant_get_string (parameter, NULL) : OGC_FIRST_LESSON);
}

static void
update_size (OgcWindow *self,
             int        width,
             int        height)
{
  const gboolean narrow = ogc_window_size_tell_style (GTK_WINDOW (self), width, height);

  ogc_window_title_set_width (self->title, width);
  if (narrow == self->narrow)
    return;
  self->narrow = narrow;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_NARROW]);
}

static gboolean
resized_cb (gpointer user_data)
{
  OgcWindow *self = user_data;

  self->resized_source = 0;
  update_size (self, gtk_widget_get_width (user_data), gtk_widget_get_height (user_data));
  return G_SOURCE_REMOVE;
}

/* Style classes may not change during allocation. */
static void
ogc_window_size_allocate (GtkWidget *widget,
                          int        width,
                          int        height,
                          int        baseline)
{
  OgcWindow *self = OGC_WINDOW (widget);

  GTK_WIDGET_CLASS (ogc_window_parent_class)->size_allocate (widget, width, height, baseline);

  if (self->resized_source == 0)
    self->resized_source = g_idle_add_full (G_PRIORITY_HIGH_IDLE, resized_cb, self, NULL);
}

/* The game on the table pauses while the window waits to be closed. */
static void
set_waiting (OgcWindow *self,
             gboolean   waiting)
{
  self->waiting = waiting;
  gtk_widget_set_sensitive (GTK_WIDGET (self->stack), !waiting);
  update_running (self);
}

static void
closing_ended_cb (OgcWindow     *self,
                  OgcClosingEnd  how)
{
  if (how == OGC_CLOSING_STAYED)
    {
      set_waiting (self, FALSE);
      g_signal_emit (self, signals[STAYED], 0);
      return;
    }
  if (how == OGC_CLOSING_ABANDONED)
    g_signal_emit (self, signals[ABANDONED], 0);
  ogc_window_close_now (self);
}

static gboolean
ogc_window_close_request (GtkWindow *window)
{
  OgcWindow *self = OGC_WINDOW (window);

  if (self->closing)
    return GTK_WINDOW_CLASS (ogc_window_parent_class)->close_request (window);
  set_waiting (self, TRUE);
  ogc_closing_begin (self->to_close);
  return TRUE;
}

static void
ogc_window_get_property (GObject    *object,
                         guint       prop_id,
                         GValue     *value,
                         GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_NARROW:
      g_value_set_boolean (value, OGC_WINDOW (object)->narrow);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
show_help_overlay_cb (GSimpleAction *action,
                      GVariant      *parameter,
                      gpointer       user_data)
{
  OGC_WINDOW (user_data)->ui->show_keys (GTK_APPLICATION_WINDOW (user_data));
}

static void
ogc_window_dispose (GObject *object)
{
  OgcWindow *self = OGC_WINDOW (object);

  g_clear_handle_id (&self->resized_source, g_source_remove);
  ogc_dialog_close_companions (GTK_WINDOW (self));
  g_clear_object (&self->lessons);
  g_clear_object (&self->game_actions);
  g_clear_object (&self->to_close);
  g_clear_object (&self->session);

  G_OBJECT_CLASS (ogc_window_parent_class)->dispose (object);
}

static void
ogc_window_class_init (OgcWindowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = ogc_window_get_property;
  object_class->dispose = ogc_window_dispose;
  widget_class->size_allocate = ogc_window_size_allocate;
  GTK_WINDOW_CLASS (klass)->close_request = ogc_window_close_request;

  props[PROP_NARROW] = g_param_spec_boolean ("narrow", NULL, NULL, FALSE, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);

  signals[STAYED] = g_signal_new ("stayed", OGC_TYPE_WINDOW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[ABANDONED] = g_signal_new ("abandoned", OGC_TYPE_WINDOW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                     0);

  g_type_ensure (OGC_TYPE_GROUP);
  g_type_ensure (OGC_TYPE_NOTICE);
  g_type_ensure (OGC_TYPE_OVERFLOW_LAYOUT);
  g_type_ensure (OGC_TYPE_START_PAGE);
  g_type_ensure (OGC_TYPE_WINDOW_TITLE);
  g_type_ensure (OGC_TYPE_ZOOM_LAYOUT);
  gtk_widget_class_install_property_action (widget_class, "window.fullscreen", "fullscreened");
  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PATH "/app/window.ui");
  gtk_widget_class_bind_template_child (widget_class, OgcWindow, stack);
  gtk_widget_class_bind_template_child (widget_class, OgcWindow, title);
  gtk_widget_class_bind_template_child (widget_class, OgcWindow, notice);
  gtk_widget_class_bind_template_child (widget_class, OgcWindow, start_page);
  gtk_widget_class_bind_template_child (widget_class, OgcWindow, new_game_menu);
  gtk_widget_class_bind_template_child (widget_class, OgcWindow, lessons_menu);
  gtk_widget_class_bind_template_child (widget_class, OgcWindow, desktop_menu);
  gtk_widget_class_bind_template_callback (widget_class, searched_cb);
  gtk_widget_class_bind_template_callback (widget_class, update_running);
}

static void
ogc_window_init (OgcWindow *self)
{
  const GActionEntry actions[] = {
    { "new-game", new_game_cb },
    { "new-game-of", new_game_cb, "s" },
    { "back", back_cb },
    { "resume", resume_cb },
    { "replay", replay_cb },
    { "replay-at", replay_cb, "(us)" },
    { "look-back", look_back_cb },
    { "saves", show_page_cb },
    { "dice", show_page_cb },
    { "history", show_page_cb },
    { "rules", rules_cb },
    { "rules-of", rules_cb, "s" },
    { "rules-at", rules_at_cb, "(uu)" },
    { "learn", learn_cb },
    { "learn-of", learn_cb, "s" },
    { "learn-building", learn_cb, "s" },
    { "show-help-overlay", show_help_overlay_cb },
  };
  int width;

  self->ui = ogc_games_nth (0);
  g_action_map_add_action_entries (G_ACTION_MAP (self), actions, G_N_ELEMENTS (actions), self);
  gtk_widget_init_template (GTK_WIDGET (self));
  ogc_accessible_name_all (GTK_WIDGET (self));
  ogc_games_fill_menu (self->new_game_menu, "win.new-game-of");
  g_signal_connect_object (ogc_preferences_get_default (), "changed::" OGC_PREFERENCE_LESSONS,
                           G_CALLBACK (fill_lessons), self, G_CONNECT_SWAPPED);
  if (!ogc_sound_get_available ())
    g_menu_remove (self->desktop_menu, SOUND_ITEM);
  if ((width = ogc_window_size_restore (GTK_WINDOW (self))) > 0)
    update_size (self, width, 0); /* else it would open at its usual minimum width */
}

OgcWindow *
ogc_window_new (GtkApplication *application,
                OgcSession     *session)
{
  OgcWindow *self;

  g_return_val_if_fail (GTK_IS_APPLICATION (application), NULL);
  g_return_val_if_fail (OGC_IS_SESSION (session), NULL);

  self = g_object_new (OGC_TYPE_WINDOW, "application", application, NULL);
  self->session = g_object_ref (session);
  self->to_close = ogc_closing_new (GTK_WINDOW (self), session);
  g_signal_connect_object (self->to_close, "ended", G_CALLBACK (closing_ended_cb), self, G_CONNECT_SWAPPED);
  self->game_actions = ogc_game_actions_new (session, GTK_APPLICATION_WINDOW (self));
  g_signal_connect_object (self->game_actions, "failed", G_CALLBACK (show_error), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->game_actions, "saved", G_CALLBACK (saved_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->game_actions, "left", G_CALLBACK (show_start), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->game_actions, "replay-wanted", G_CALLBACK (ogc_window_replay_file), self,
                           G_CONNECT_SWAPPED);
  self->lessons = ogc_lessons_new (session, GTK_WINDOW (self), self->game_actions);
  g_signal_connect_object (self->lessons, "failed", G_CALLBACK (show_error), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->lessons, "told", G_CALLBACK (ogc_notice_tell), self->notice, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "notify::game", G_CALLBACK (game_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "failed", G_CALLBACK (show_error), self, G_CONNECT_SWAPPED);
  if (get_game (self) != NULL)
    game_changed_cb (self);
  else
    show_start (self);
  return self;
}

void
ogc_window_close_now (OgcWindow *self)
{
  g_return_if_fail (OGC_IS_WINDOW (self));

  ogc_window_size_remember (GTK_WINDOW (self));
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

void
ogc_window_open (OgcWindow *self,
                 GFile     *file)
{
  g_return_if_fail (OGC_IS_WINDOW (self));
  g_return_if_fail (G_IS_FILE (file));

  ogc_game_actions_open (self->game_actions, file);
}

void
ogc_window_replay_file (OgcWindow *self,
                        GFile     *file)
{
  g_return_if_fail (OGC_IS_WINDOW (self));
  g_return_if_fail (G_IS_FILE (file));

  ogc_replay_page_show_file (ensure_page (self, "replay"), file);
}
