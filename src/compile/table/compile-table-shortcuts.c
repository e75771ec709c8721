/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compile-table-shortcuts.h"

#include "compile-state.h"
#include "ogc-preferences.h"

/* Digits do nothing if single keys are switched off. */
static gboolean
press_digit_cb (GtkWidget *table,
                GVariant  *line,
                gpointer   user_data)
{
  return g_settings_get_boolean (ogc_preferences_get_default (), OGC_PREFERENCE_SINGLE_KEYS)
         && gtk_widget_activate_action_variant (table, "compile.line", line);
}

/* Takes ownership of @action. */
static void
add_key (GtkShortcutController *controller,
         guint                  key,
         GdkModifierType        modifiers,
         GtkShortcutAction     *action,
         int                    line)
{
  GtkShortcut *shortcut = gtk_shortcut_new (gtk_keyval_trigger_new (key, modifiers), action);

  if (line > 0)
    gtk_shortcut_set_arguments (shortcut, g_variant_new_int32 (line));
  gtk_shortcut_controller_add_shortcut (controller, shortcut);
}

void
compile_table_shortcuts_add (GtkWidget *table)
{
  GtkEventController *controller;

  g_return_if_fail (GTK_IS_WIDGET (table));

  controller = gtk_shortcut_controller_new ();
  gtk_shortcut_controller_set_scope (GTK_SHORTCUT_CONTROLLER (controller), GTK_SHORTCUT_SCOPE_GLOBAL);
  for (int line = 1; line <= COMPILE_N_LINES; line++)
    {
      const guint key = (guint) (GDK_KEY_0 + line);

      add_key (GTK_SHORTCUT_CONTROLLER (controller), key, 0, gtk_callback_action_new (press_digit_cb, NULL, NULL),
               line);
      add_key (GTK_SHORTCUT_CONTROLLER (controller), key, GDK_ALT_MASK,
               gtk_named_action_new ("compile.line-down"), line);
    }
  add_key (GTK_SHORTCUT_CONTROLLER (controller), GDK_KEY_h, GDK_CONTROL_MASK,
           gtk_named_action_new ("compile.hint"), 0);
  gtk_widget_add_controller (table, controller);
}
