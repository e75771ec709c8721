/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-replay-bar.h"

#include <glib/gi18n.h>

#include "ogc-child-binding.h"
#include "ogc-choice-item.h"
#include "ogc-group.h"
#include "ogc-live-region.h"
#include "ogc-preferences.h"
#include "ogc-row-layout.h"
#include "ogc-symbol-view.h"
#include "ogc-tooltip.h"
#include "ogc-wrap-layout.h"

struct _OgcReplayBar
{
  GtkWidget parent_instance;

  OgcPlayable   *game;
  GArray        *sections; /* OgcSection, of the game; or NULL */
  gboolean       filling;

  GtkLabel      *text;
  GtkLabel      *count;
  GtkAdjustment *adjustment;
  GtkWidget     *slider;
  GtkWidget     *play;
  OgcSymbolView *play_symbol;
  GtkDropDown   *rounds;
  GtkDropDown   *pace;
  GtkDropDown   *games;
};

enum {
  PROP_PLAYING = 1,
  N_PROPS
};

enum {
  LEAVE,
  CHOSEN,
  N_SIGNALS
};

typedef struct {
  guint       key;
  const char *action;
} Key;

static const Key keys[] = {
  { GDK_KEY_Home, "replay.first" },
  { GDK_KEY_KP_Home, "replay.first" },
  { GDK_KEY_Page_Up, "replay.previous-turn" },
  { GDK_KEY_KP_Page_Up, "replay.previous-turn" },
  { GDK_KEY_Left, "replay.previous" },
  { GDK_KEY_KP_Left, "replay.previous" },
  { GDK_KEY_space, "replay.play" },
  { GDK_KEY_Right, "replay.next" },
  { GDK_KEY_KP_Right, "replay.next" },
  { GDK_KEY_Page_Down, "replay.next-turn" },
  { GDK_KEY_KP_Page_Down, "replay.next-turn" },
  { GDK_KEY_End, "replay.last" },
  { GDK_KEY_KP_End, "replay.last" },
  { GDK_KEY_Escape, "replay.leave" },
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (OgcReplayBar, ogc_replay_bar, GTK_TYPE_WIDGET)

static gboolean
is_playing (OgcReplayBar *self)
{
  return self->game != NULL && ogc_playable_get_running (self->game);
}

static gboolean
is_at_end (OgcReplayBar *self)
{
  return ogc_playable_get_position (self->game) == ogc_playable_get_length (self->game);
}

static void
enable_action (OgcReplayBar *self,
               const char   *action,
               gboolean      enabled)
{
  gtk_widget_action_set_enabled (GTK_WIDGET (self), action, enabled);
}

static void
update_actions (OgcReplayBar *self)
{
  const gboolean begun = self->game != NULL && ogc_playable_get_position (self->game) > 0;
  const gboolean more = self->game != NULL && !is_at_end (self);

  enable_action (self, "replay.first", begun);
  enable_action (self, "replay.previous-turn", begun);
  enable_action (self, "replay.previous", begun);
  enable_action (self, "replay.play", self->game != NULL && ogc_playable_get_length (self->game) > 0);
  enable_action (self, "replay.next", more);
  enable_action (self, "replay.next-turn", more);
  enable_action (self, "replay.last", more);
  enable_action (self, "replay.leave", self->game != NULL);
}

static void
show_playing (OgcReplayBar *self)
{
  const gboolean playing = is_playing (self);
  const char *name = playing ? _("Stop") : _("Autoplay");
  g_autofree char *tooltip = NULL;

  /* TRANSLATORS: what a button does, and its key */
  tooltip = g_strdup_printf (C_("button", "%s (Space)"), name);
  ogc_art_view_set_picture (OGC_ART_VIEW (self->play_symbol), playing ? "pause" : "play");
  gtk_widget_set_tooltip_text (self->play, tooltip);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->play), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PLAYING]);
}

static void
stop_playing (OgcReplayBar *self)
{
  if (self->game != NULL)
    ogc_playable_set_running (self->game, FALSE);
}

static void
start_playing (OgcReplayBar *self)
{
  if (is_at_end (self))
    ogc_playable_seek (self->game, 0);
  ogc_playable_set_running (self->game, TRUE);
}

static void
update_text (OgcReplayBar *self,
             const char   *comment)
{
  g_autofree char *text = *comment != '\0' ? g_strdup (comment) : ogc_playable_describe_step (self->game);
  /* TRANSLATORS: how many decisions of a game are shown, and how many there are */
  g_autofree char *count = g_strdup_printf (C_("replay", "%u of %u"), ogc_playable_get_position (self->game),
                                            ogc_playable_get_length (self->game));

  gtk_label_set_text (self->text, text);
  ogc_tooltip_set (GTK_WIDGET (self->text), text);
  gtk_label_set_text (self->count, count);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->slider), GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, text, -1);
}

/* The number of the section that is shown. */
static guint
find_section (OgcReplayBar *self)
{
  guint n = self->sections->len - 1;

  while (n > 0 && g_array_index (self->sections, OgcSection, n).position > ogc_playable_get_position (self->game))
    n--;

  return n;
}

static void
position_changed_cb (OgcReplayBar *self)
{
  self->filling = TRUE;
  gtk_adjustment_set_value (self->adjustment, ogc_playable_get_position (self->game));
  gtk_drop_down_set_selected (self->rounds, find_section (self));
  self->filling = FALSE;
  update_text (self, "");
  update_actions (self);
}

static void
slid_cb (GtkAdjustment *adjustment,
         OgcReplayBar  *self)
{
  if (self->filling || self->game == NULL)
    return;
  stop_playing (self);
  ogc_playable_seek (self->game, (unsigned) (gtk_adjustment_get_value (adjustment) + 0.5));
}

static void
round_chosen_cb (OgcReplayBar *self)
{
  if (self->filling || self->game == NULL)
    return;
  stop_playing (self);
  ogc_playable_seek (self->game, ogc_choice_item_get_chosen (self->rounds));
}

/* The list in @widget, a drop-down. */
static GtkWidget *
find_list (GtkWidget *widget)
{
  GtkWidget *list = GTK_IS_LIST_VIEW (widget) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && list == NULL;
       child = gtk_widget_get_next_sibling (child))
    list = find_list (child);
  return list;
}

static void
pace_chosen_cb (GtkDropDown  *pace,
                GParamSpec   *pspec,
                OgcReplayBar *self)
{
  if (self->game != NULL)
    ogc_playable_set_pace (self->game, ogc_choice_item_get_chosen (pace));
}

static void
game_chosen_cb (GtkDropDown  *games,
                GParamSpec   *pspec,
                OgcReplayBar *self)
{
  if (!self->filling && self->game != NULL)
    g_signal_emit (self, signals[CHOSEN], 0, ogc_choice_item_get_chosen (games));
}

static void
step_cb (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  OgcReplayBar *self = OGC_REPLAY_BAR (widget);
  const unsigned position = ogc_playable_get_position (self->game);

  stop_playing (self);
  if (g_str_equal (action, "replay.first"))
    ogc_playable_seek (self->game, 0);
  else if (g_str_equal (action, "replay.previous-turn"))
    ogc_playable_seek (self->game, ogc_playable_find_stop (self->game, FALSE));
  else if (g_str_equal (action, "replay.previous"))
    ogc_playable_seek (self->game, position - 1);
  else if (g_str_equal (action, "replay.next"))
    ogc_playable_seek (self->game, position + 1);
  else if (g_str_equal (action, "replay.next-turn"))
    ogc_playable_seek (self->game, ogc_playable_find_stop (self->game, TRUE));
  else
    ogc_playable_seek (self->game, ogc_playable_get_length (self->game));
}

static void
play_cb (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  OgcReplayBar *self = OGC_REPLAY_BAR (widget);

  if (is_playing (self))
    stop_playing (self);
  else
    start_playing (self);
}

static void
leave_cb (GtkWidget  *widget,
          const char *action,
          GVariant   *parameter)
{
  stop_playing (OGC_REPLAY_BAR (widget));
  g_signal_emit (widget, signals[LEAVE], 0);
}

/* An open list or menu keeps its keys. */
static gboolean
is_elsewhere (GtkWidget *widget)
{
  GtkRoot *root = gtk_widget_get_root (widget);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  return focus != NULL && gtk_widget_get_native (focus) != GTK_NATIVE (root);
}

static gboolean
key_cb (GtkEventControllerKey *controller,
        guint                  key,
        guint                  code,
        GdkModifierType        modifiers,
        OgcReplayBar          *self)
{
  GtkWidget *widget = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (controller));

  if (self->game == NULL || is_elsewhere (widget)
      || (modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SHIFT_MASK | GDK_SUPER_MASK)) != 0)
    return GDK_EVENT_PROPAGATE;
  for (unsigned i = 0; i < G_N_ELEMENTS (keys); i++)
    if (keys[i].key == key)
      {
        gtk_widget_activate_action (GTK_WIDGET (self), keys[i].action, NULL);
        return GDK_EVENT_STOP;
      }
  return GDK_EVENT_PROPAGATE;
}

/* Fills the sections of the game, mostly rounds; there is one even without a game, so that something is always
 * chosen. */
static void
offer_rounds (OgcReplayBar *self)
{
  GListStore *list = g_list_store_new (OGC_TYPE_CHOICE_ITEM);

  for (guint n = 0; self->sections != NULL && n < self->sections->len; n++)
    {
      const OgcSection *section = &g_array_index (self->sections, OgcSection, n);

      ogc_choice_item_append (list, section->name, section->position);
    }
  if (self->sections == NULL)
    ogc_choice_item_append (list, "", 0);
  ogc_choice_item_offer (self->rounds, list, 0);
}

static void
mark_rounds (OgcReplayBar *self)
{
  gtk_scale_clear_marks (GTK_SCALE (self->slider));
  for (guint n = 1; n < self->sections->len; n++)
    gtk_scale_add_mark (GTK_SCALE (self->slider), g_array_index (self->sections, OgcSection, n).position,
                        GTK_POS_BOTTOM, NULL);
}

static void
offer_paces (OgcReplayBar *self)
{
  GListStore *list = g_list_store_new (OGC_TYPE_CHOICE_ITEM);

  for (OgcPace pace = OGC_PACE_INSTANT; pace <= OGC_PACE_CALM; pace++)
    ogc_choice_item_append (list, ogc_pace_get_label (pace), pace);
  ogc_choice_item_offer (self->pace, list,
                         (unsigned) g_settings_get_enum (ogc_preferences_get_default (), OGC_PREFERENCE_PACE));
}

static void
ogc_replay_bar_dispose (GObject *object)
{
  OgcReplayBar *self = OGC_REPLAY_BAR (object);

  g_clear_object (&self->game);
  g_clear_pointer (&self->sections, g_array_unref);
  ogc_child_binding_clear (GTK_WIDGET (self));

  G_OBJECT_CLASS (ogc_replay_bar_parent_class)->dispose (object);
}

static void
ogc_replay_bar_get_property (GObject    *object,
                             guint       prop_id,
                             GValue     *value,
                             GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_PLAYING:
      g_value_set_boolean (value, is_playing (OGC_REPLAY_BAR (object)));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
install_actions (GtkWidgetClass *widget_class)
{
  static const char *const steps[] = {
    "replay.first", "replay.previous-turn", "replay.previous", "replay.next", "replay.next-turn", "replay.last",
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (steps); i++)
    gtk_widget_class_install_action (widget_class, steps[i], NULL, step_cb);
  gtk_widget_class_install_action (widget_class, "replay.play", NULL, play_cb);
  gtk_widget_class_install_action (widget_class, "replay.leave", NULL, leave_cb);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  g_type_ensure (OGC_TYPE_GROUP);
  g_type_ensure (OGC_TYPE_ROW_LAYOUT);
  g_type_ensure (OGC_TYPE_SYMBOL_VIEW);
  g_type_ensure (OGC_TYPE_WRAP_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/gilded_compass/GildedCompass/app/replay/replay-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, OgcReplayBar, text);
  gtk_widget_class_bind_template_child (widget_class, OgcReplayBar, count);
  gtk_widget_class_bind_template_child (widget_class, OgcReplayBar, adjustment);
  gtk_widget_class_bind_template_child (widget_class, OgcReplayBar, slider);
  gtk_widget_class_bind_template_child (widget_class, OgcReplayBar, play);
  gtk_widget_class_bind_template_child (widget_class, OgcReplayBar, play_symbol);
  gtk_widget_class_bind_template_child (widget_class, OgcReplayBar, rounds);
  gtk_widget_class_bind_template_child (widget_class, OgcReplayBar, pace);
  gtk_widget_class_bind_template_child (widget_class, OgcReplayBar, games);
  gtk_widget_class_bind_template_callback (widget_class, slid_cb);
  gtk_widget_class_bind_template_callback (widget_class, round_chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, pace_chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, game_chosen_cb);
}

static void
ogc_replay_bar_class_init (OgcReplayBarClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = ogc_replay_bar_dispose;
  object_class->get_property = ogc_replay_bar_get_property;

  properties[PROP_PLAYING] = g_param_spec_boolean ("playing", NULL, NULL, FALSE,
                                                   G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  signals[LEAVE] = g_signal_new ("leave", OGC_TYPE_REPLAY_BAR, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[CHOSEN] = g_signal_new ("chosen", OGC_TYPE_REPLAY_BAR, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                                  G_TYPE_UINT);

  bind_template (widget_class);
  install_actions (widget_class);
  gtk_widget_class_set_css_name (widget_class, "replaybar");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
ogc_replay_bar_init (OgcReplayBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  ogc_live_region_follow (GTK_WIDGET (self->text));
  gtk_orientable_set_orientation (GTK_ORIENTABLE (gtk_widget_get_layout_manager (GTK_WIDGET (self))),
                                  GTK_ORIENTATION_VERTICAL);
  offer_paces (self);
  offer_rounds (self);
  /* Choosing the round that is shown goes to its beginning, but is no change of which a drop-down would tell. */
  g_signal_connect_object (find_list (GTK_WIDGET (self->rounds)), "activate", G_CALLBACK (round_chosen_cb), self,
                           G_CONNECT_SWAPPED);
  ogc_replay_bar_offer_games (self, 1, 0);
  update_actions (self);
  show_playing (self);
}

OgcPlayable *
ogc_replay_bar_get_game (OgcReplayBar *self)
{
  g_return_val_if_fail (OGC_IS_REPLAY_BAR (self), NULL);

  return self->game;
}

void
ogc_replay_bar_set_game (OgcReplayBar *self,
                         OgcPlayable  *game)
{
  g_return_if_fail (OGC_IS_REPLAY_BAR (self));
  g_return_if_fail (game == NULL || (OGC_IS_PLAYABLE (game) && ogc_playable_get_replay (game)));

  if (self->game == game)
    return;
  stop_playing (self);
  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_set_object (&self->game, game);
  g_clear_pointer (&self->sections, g_array_unref);
  if (game != NULL)
    self->sections = ogc_playable_list_sections (game);
  if (game != NULL)
    {
      self->filling = TRUE;
      gtk_adjustment_set_upper (self->adjustment, ogc_playable_get_length (game));
      offer_rounds (self);
      mark_rounds (self);
      self->filling = FALSE;
      ogc_playable_set_pace (game, ogc_choice_item_get_chosen (self->pace));
      g_signal_connect_object (game, "notify::position", G_CALLBACK (position_changed_cb), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (game, "notify::running", G_CALLBACK (show_playing), self, G_CONNECT_SWAPPED);
      position_changed_cb (self);
    }
  show_playing (self);
  update_actions (self);
}

void
ogc_replay_bar_set_comment (OgcReplayBar *self,
                            const char   *comment)
{
  g_return_if_fail (OGC_IS_REPLAY_BAR (self));
  g_return_if_fail (self->game != NULL && comment != NULL);

  update_text (self, comment);
}

void
ogc_replay_bar_offer_games (OgcReplayBar *self,
                            guint         number,
                            guint         n_games)
{
  GListStore *list;

  g_return_if_fail (OGC_IS_REPLAY_BAR (self));

  gtk_widget_set_visible (GTK_WIDGET (self->games), n_games > 1);
  list = g_list_store_new (OGC_TYPE_CHOICE_ITEM);
  for (guint n = 1; n <= MAX (n_games, 1); n++)
    {
      /* TRANSLATORS: one of several games in a file, by its number */
      g_autofree char *label = g_strdup_printf (C_("replay", "Game %u"), n);

      ogc_choice_item_append (list, label, n);
    }
  self->filling = TRUE;
  ogc_choice_item_offer (self->games, list, number);
  self->filling = FALSE;
}

void
ogc_replay_bar_add_keys (OgcReplayBar *self,
                         GtkWidget    *widget)
{
  GtkEventController *controller;

  g_return_if_fail (OGC_IS_REPLAY_BAR (self));
  g_return_if_fail (GTK_IS_WIDGET (widget));

  controller = gtk_event_controller_key_new ();
  gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_CAPTURE);
  g_signal_connect_object (controller, "key-pressed", G_CALLBACK (key_cb), self, 0);
  gtk_widget_add_controller (widget, controller);
}
