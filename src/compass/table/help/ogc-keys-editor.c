/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-keys-editor.h"

#include <glib/gi18n.h>

#include "config.h"
#include "ogc-child-binding.h"
#include "ogc-key-bindings.h"
#include "ogc-live-region.h"
#include "ogc-preferences.h"
#include "ogc-row-layout.h"
#include "ogc-style.h"

struct _OgcKeysEditor
{
  GtkWidget  parent_instance;

  GtkSwitch *single;
  GtkWidget *rows;
  GtkWidget *buttons[OGC_N_KEY_ACTIONS];
  GtkWidget *notes[OGC_N_KEY_ACTIONS];
  int        waiting; /* the OgcKeyAction whose new letter is awaited, or -1 */
};

G_DEFINE_FINAL_TYPE (OgcKeysEditor, ogc_keys_editor, GTK_TYPE_WIDGET)

#define KEY "key"

/* Shows a message beside the waiting button, and none beside the others. */
static void
show_note (OgcKeysEditor *self,
           const char    *text,
           gboolean       refusal)
{
  for (int key = 0; key < OGC_N_KEY_ACTIONS; key++)
    {
      gtk_label_set_text (GTK_LABEL (self->notes[key]), key == self->waiting ? text : "");
      gtk_widget_set_visible (self->notes[key], key == self->waiting);
      ogc_style_set_class (self->notes[key], "refusal", refusal);
    }
}

static void
update_buttons (OgcKeysEditor *self)
{
  for (int key = 0; key < OGC_N_KEY_ACTIONS; key++)
    {
      g_autofree char *letter = ogc_key_bindings_dup ((OgcKeyAction) key);
      /* TRANSLATORS: what is to be chosen, and the choice, as a screen reader reads it: "Form: Standard" */
      g_autofree char *name = g_strdup_printf (C_("choice", "%s: %s"), ogc_key_bindings_get_title ((OgcKeyAction) key),
                                               letter);

      gtk_button_set_label (GTK_BUTTON (self->buttons[key]), key == self->waiting ? "…" : letter);
      gtk_accessible_update_property (GTK_ACCESSIBLE (self->buttons[key]), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
    }
}

static void
keys_changed_cb (OgcKeysEditor *self)
{
  self->waiting = -1;
  show_note (self, "", FALSE);
  update_buttons (self);
}

/* Makes the button wait for a key, or stop waiting if it is pressed again. */
static void
row_clicked_cb (OgcKeysEditor *self,
                GtkButton     *button)
{
  const int key = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), KEY));

  self->waiting = self->waiting == key ? -1 : key;
  show_note (self, self->waiting < 0 ? "" : _("Press the new key, or Escape to keep the old one."), FALSE);
  update_buttons (self);
}

static void
reset_clicked_cb (OgcKeysEditor *self)
{
  ogc_key_bindings_reset ();
  keys_changed_cb (self);
}

static gboolean
key_pressed_cb (OgcKeysEditor   *self,
                guint            keyval,
                guint            keycode,
                GdkModifierType  modifiers)
{
  const gunichar letter = gdk_keyval_to_unicode (keyval);
  g_autofree char *refusal = NULL;

  if (self->waiting < 0 || (modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK)) != 0)
    return GDK_EVENT_PROPAGATE;
  if (keyval == GDK_KEY_Escape || keyval == GDK_KEY_Tab || keyval == GDK_KEY_ISO_Left_Tab)
    {
      keys_changed_cb (self);
      return keyval == GDK_KEY_Escape ? GDK_EVENT_STOP : GDK_EVENT_PROPAGATE;
    }
  if (letter == 0) /* Shift and similar keys */
    return GDK_EVENT_PROPAGATE;
  refusal = ogc_key_bindings_change ((OgcKeyAction) self->waiting, letter);
  if (refusal != NULL)
    show_note (self, refusal, TRUE);
  else
    keys_changed_cb (self);
  return GDK_EVENT_STOP;
}

static void
left_cb (OgcKeysEditor *self)
{
  keys_changed_cb (self);
}

static void
add_row (OgcKeysEditor *self,
         OgcKeyAction   key)
{
  GtkWidget *row = ogc_row_layout_new_box (12);
  GtkWidget *texts = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *label = gtk_label_new (ogc_key_bindings_get_title (key));

  self->notes[key] = g_object_new (GTK_TYPE_LABEL, "visible", FALSE, "xalign", 0.0f, "wrap", TRUE,
                                   "accessible-role", GTK_ACCESSIBLE_ROLE_STATUS, NULL);
  ogc_live_region_follow (self->notes[key]);
  gtk_widget_add_css_class (self->notes[key], "note");
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_set_hexpand (texts, TRUE);
  gtk_widget_set_valign (texts, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (texts), label);
  gtk_box_append (GTK_BOX (texts), self->notes[key]);
  self->buttons[key] = gtk_button_new ();
  gtk_widget_set_size_request (self->buttons[key], 56, 44);
  g_object_set_data (G_OBJECT (self->buttons[key]), KEY, GINT_TO_POINTER (key));
  g_signal_connect_object (self->buttons[key], "clicked", G_CALLBACK (row_clicked_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (row), texts);
  gtk_box_append (GTK_BOX (row), self->buttons[key]);
  gtk_box_append (GTK_BOX (self->rows), row);
}

static void
ogc_keys_editor_dispose (GObject *object)
{
  ogc_child_binding_clear (GTK_WIDGET (object));

  G_OBJECT_CLASS (ogc_keys_editor_parent_class)->dispose (object);
}

static void
ogc_keys_editor_class_init (OgcKeysEditorClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ogc_keys_editor_dispose;

  g_type_ensure (OGC_TYPE_ROW_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PATH "/compass/table/help/keys-editor.ui");
  gtk_widget_class_bind_template_child (widget_class, OgcKeysEditor, single);
  gtk_widget_class_bind_template_child (widget_class, OgcKeysEditor, rows);
  gtk_widget_class_bind_template_callback (widget_class, reset_clicked_cb);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
ogc_keys_editor_init (OgcKeysEditor *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkEventController *focus = gtk_event_controller_focus_new ();

  gtk_widget_init_template (GTK_WIDGET (self));
  self->waiting = -1;
  for (OgcKeyAction key = 0; key < OGC_N_KEY_ACTIONS; key++)
    add_row (self, key);
  g_settings_bind (ogc_preferences_get_default (), OGC_PREFERENCE_SINGLE_KEYS, self->single, "active",
                   G_SETTINGS_BIND_DEFAULT);
  ogc_key_bindings_watch (self, G_CALLBACK (keys_changed_cb));
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (self->rows, keys);
  g_signal_connect_object (focus, "leave", G_CALLBACK (left_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (self->rows, focus);
  update_buttons (self);
}
