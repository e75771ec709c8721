/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-preferences-window.h"

#include <glib/gi18n.h>

#include "config.h"
#include "ogc-accessible.h"
#include "ogc-choice-item.h"
#include "ogc-dialog.h"
#include "ogc-focus.h"
#include "ogc-games.h"
#include "ogc-locale.h"
#include "ogc-preferences.h"
#include "ogc-row-layout.h"
#include "ogc-sound.h"
#include "ogc-theme.h"
#include "ogc-wheel.h"

struct _OgcPreferencesWindow
{
  GtkWindow    parent_instance;

  GtkDropDown *pace;
  GtkDropDown *cloth;
  GtkSwitch   *auto_roll;
  GtkSwitch   *use_curtain;
  GtkSwitch   *reduced_motion;
  GtkWidget   *sound;
  GtkRange    *table_volume;
  GtkRange    *signal_volume;
  GtkSwitch   *mute;
  GtkSwitch   *show_estimate;
  GtkSwitch   *confirm_leave;
  GtkBox      *keys;
  GtkDropDown *language;
  GtkWidget   *restart;

  OgcCue       sample;    /* the cue that demonstrates a volume */
  guint        sample_id; /* the source that plays it */
};

G_DEFINE_FINAL_TYPE (OgcPreferencesWindow, ogc_preferences_window, GTK_TYPE_WINDOW)

/* Milliseconds without another change. */
#define SAMPLE_DELAY 200

static void
offer_paces (OgcPreferencesWindow *self)
{
  GListStore *list = g_list_store_new (OGC_TYPE_CHOICE_ITEM);

  for (OgcPace pace = OGC_PACE_INSTANT; pace <= OGC_PACE_CALM; pace++)
    ogc_choice_item_append (list, ogc_pace_get_label (pace), pace);
  ogc_choice_item_offer (self->pace, list,
                         (unsigned) g_settings_get_enum (ogc_preferences_get_default (), OGC_PREFERENCE_PACE));
}

static void
offer_cloths (OgcPreferencesWindow *self)
{
  GListStore *list = g_list_store_new (OGC_TYPE_CHOICE_ITEM);

  ogc_choice_item_append (list, C_("cloth", "Follow System"), OGC_CLOTH_DESKTOP);
  ogc_choice_item_append (list, C_("cloth", "Dark"), OGC_CLOTH_DARK);
  ogc_choice_item_append (list, C_("cloth", "Light"), OGC_CLOTH_LIGHT);
  ogc_choice_item_offer (self->cloth, list,
                         (unsigned) g_settings_get_enum (ogc_preferences_get_default (), OGC_PREFERENCE_CLOTH));
}

/* Stores a choice that is identified by a number. */
static void
selected_cb (OgcPreferencesWindow *self,
             GParamSpec           *pspec,
             GtkDropDown          *drop_down)
{
  const char *key = drop_down == self->pace ? OGC_PREFERENCE_PACE : OGC_PREFERENCE_CLOTH;
  GSettings *preferences = ogc_preferences_get_default ();
  const int chosen = (int) ogc_choice_item_get_chosen (drop_down);

  if (g_settings_get_enum (preferences, key) != chosen)
    g_settings_set_enum (preferences, key, chosen);
}

/* Each language is listed under its own name, so that people find theirs if they cannot read the present one. */
static void
offer_languages (OgcPreferencesWindow *self)
{
  GSettings *preferences = ogc_preferences_get_default ();
  g_autofree char *wanted = g_settings_get_string (preferences, OGC_PREFERENCE_LANGUAGE);
  const char * const *languages = ogc_locale_get_languages ();
  GListStore *list = g_list_store_new (OGC_TYPE_CHOICE_ITEM);
  unsigned chosen = 0;

  ogc_choice_item_append (list, C_("language", "System Language"), 0);
  for (unsigned n = 0; languages[n] != NULL; n++)
    {
      g_autofree char *name = ogc_locale_dup_own_name (languages[n]);

      ogc_choice_item_append (list, name, n + 1);
      if (g_str_equal (languages[n], wanted))
        chosen = n + 1;
    }
  ogc_choice_item_offer (self->language, list, chosen);
  gtk_widget_set_visible (self->restart, chosen == 0 ? *ogc_locale_get_chosen () != '\0'
                                                     : !g_str_equal (wanted, ogc_locale_get_chosen ()));
}

static void
language_selected_cb (OgcPreferencesWindow *self)
{
  GSettings *preferences = ogc_preferences_get_default ();
  g_autofree char *before = g_settings_get_string (preferences, OGC_PREFERENCE_LANGUAGE);
  const unsigned chosen = ogc_choice_item_get_chosen (self->language);
  const char *language = chosen > 0 ? ogc_locale_get_languages ()[chosen - 1] : "";

  if (!g_str_equal (before, language))
    g_settings_set_string (preferences, OGC_PREFERENCE_LANGUAGE, language);
}

static gboolean
sample_cb (gpointer data)
{
  OgcPreferencesWindow *self = OGC_PREFERENCES_WINDOW (data);

  self->sample_id = 0;
  ogc_sound_play (ogc_sound_get_default (), self->sample);
  return G_SOURCE_REMOVE;
}

/* Plays a volume once it has been chosen, not while it changes. */
static gboolean
volume_changed_cb (OgcPreferencesWindow *self,
                   GtkScrollType         scroll,
                   double                value,
                   GtkRange             *range)
{
  self->sample = range == self->table_volume ? OGC_CUE_PLACE : OGC_CUE_TURN;
  g_clear_handle_id (&self->sample_id, g_source_remove);
  self->sample_id = g_timeout_add (SAMPLE_DELAY, sample_cb, self);
  return GDK_EVENT_PROPAGATE;
}

static void
bind_volume (OgcPreferencesWindow *self,
             GtkRange             *range,
             const char           *key)
{
  g_settings_bind (ogc_preferences_get_default (), key, gtk_range_get_adjustment (range), "value",
                   G_SETTINGS_BIND_DEFAULT);
  g_signal_connect_object (range, "change-value", G_CALLBACK (volume_changed_cb), self,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  ogc_wheel_set_used (GTK_WIDGET (range), FALSE);
}

static void
ogc_preferences_window_dispose (GObject *object)
{
  g_clear_handle_id (&OGC_PREFERENCES_WINDOW (object)->sample_id, g_source_remove);

  G_OBJECT_CLASS (ogc_preferences_window_parent_class)->dispose (object);
}

static void
ogc_preferences_window_class_init (OgcPreferencesWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ogc_preferences_window_dispose;

  g_type_ensure (OGC_TYPE_ROW_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PATH "/app/preferences-window.ui");
  gtk_widget_class_bind_template_child (widget_class, OgcPreferencesWindow, pace);
  gtk_widget_class_bind_template_child (widget_class, OgcPreferencesWindow, cloth);
  gtk_widget_class_bind_template_child (widget_class, OgcPreferencesWindow, auto_roll);
  gtk_widget_class_bind_template_child (widget_class, OgcPreferencesWindow, use_curtain);
  gtk_widget_class_bind_template_child (widget_class, OgcPreferencesWindow, reduced_motion);
  gtk_widget_class_bind_template_child (widget_class, OgcPreferencesWindow, sound);
  gtk_widget_class_bind_template_child (widget_class, OgcPreferencesWindow, table_volume);
  gtk_widget_class_bind_template_child (widget_class, OgcPreferencesWindow, signal_volume);
  gtk_widget_class_bind_template_child (widget_class, OgcPreferencesWindow, mute);
  gtk_widget_class_bind_template_child (widget_class, OgcPreferencesWindow, show_estimate);
  gtk_widget_class_bind_template_child (widget_class, OgcPreferencesWindow, confirm_leave);
  gtk_widget_class_bind_template_child (widget_class, OgcPreferencesWindow, keys);
  gtk_widget_class_bind_template_child (widget_class, OgcPreferencesWindow, language);
  gtk_widget_class_bind_template_child (widget_class, OgcPreferencesWindow, restart);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
ogc_preferences_window_init (OgcPreferencesWindow *self)
{
  GSettings *preferences = ogc_preferences_get_default ();

  gtk_widget_init_template (GTK_WIDGET (self));
  offer_paces (self);
  g_signal_connect_object (self->pace, "notify::selected", G_CALLBACK (selected_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (preferences, "changed::" OGC_PREFERENCE_PACE, G_CALLBACK (offer_paces), self,
                           G_CONNECT_SWAPPED);
  offer_cloths (self);
  g_signal_connect_object (self->cloth, "notify::selected", G_CALLBACK (selected_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (preferences, "changed::" OGC_PREFERENCE_CLOTH, G_CALLBACK (offer_cloths), self,
                           G_CONNECT_SWAPPED);
  offer_languages (self);
  g_signal_connect_object (self->language, "notify::selected", G_CALLBACK (language_selected_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (preferences, "changed::" OGC_PREFERENCE_LANGUAGE, G_CALLBACK (offer_languages), self,
                           G_CONNECT_SWAPPED);
  g_settings_bind (preferences, OGC_PREFERENCE_AUTO_ROLL, self->auto_roll, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (preferences, OGC_PREFERENCE_USE_CURTAIN, self->use_curtain, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (preferences, OGC_PREFERENCE_REDUCED_MOTION, self->reduced_motion, "active", G_SETTINGS_BIND_DEFAULT);
  gtk_widget_set_visible (self->sound, ogc_sound_get_available ());
  bind_volume (self, self->table_volume, OGC_PREFERENCE_TABLE_VOLUME);
  bind_volume (self, self->signal_volume, OGC_PREFERENCE_SIGNAL_VOLUME);
  g_settings_bind (preferences, OGC_PREFERENCE_MUTE, self->mute, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (preferences, OGC_PREFERENCE_SHOW_ESTIMATE, self->show_estimate, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (preferences, OGC_PREFERENCE_CONFIRM_LEAVE, self->confirm_leave, "active", G_SETTINGS_BIND_DEFAULT);
  for (unsigned n = 0; ogc_games_nth (n) != NULL; n++)
    if (ogc_games_nth (n)->create_keys_editor != NULL)
      gtk_box_append (self->keys, ogc_games_nth (n)->create_keys_editor ());
  ogc_accessible_name_all (GTK_WIDGET (self));
  /* Before rows have sizes, GTK would begin somewhere among them. */
  ogc_focus_begin (GTK_WINDOW (self), GTK_WIDGET (self->pace));
}

OgcPreferencesWindow *
ogc_preferences_window_new (GtkWindow *parent)
{
  GtkApplication *application = parent != NULL ? gtk_window_get_application (parent) : NULL;
  OgcPreferencesWindow *self = g_object_new (OGC_TYPE_PREFERENCES_WINDOW, "transient-for", parent,
                                             "application", application, NULL);

  ogc_dialog_grow (GTK_WINDOW (self), parent);
  return self;
}

void
ogc_preferences_window_show_volume (OgcPreferencesWindow *self)
{
  g_return_if_fail (OGC_IS_PREFERENCES_WINDOW (self));

  gtk_widget_grab_focus (GTK_WIDGET (self->table_volume));
}
