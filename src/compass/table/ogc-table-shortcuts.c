/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-table-shortcuts.h"

#include "ogc-dice.h"
#include "ogc-key-bindings.h"

/* The actions of the keys that do not belong to a building. */
static const char *const actions[OGC_KEY_ACTION_PLACE] = {
  [OGC_KEY_ACTION_ROLL] = "table.roll-or-reroll",
  [OGC_KEY_ACTION_END_TURN] = "table.end-turn-key",
  [OGC_KEY_ACTION_POWER] = "table.power",
  [OGC_KEY_ACTION_WORTH] = "table.worth",
};

#define CONTROLLER "ogc-table-shortcuts"

static void
add_shortcut (GtkShortcutController *controller,
              guint                  key,
              GdkModifierType        modifiers,
              const char            *action,
              GVariant              *arguments)
{
  GtkShortcut *shortcut = gtk_shortcut_new (gtk_keyval_trigger_new (key, modifiers), gtk_named_action_new (action));

  if (arguments != NULL)
    gtk_shortcut_set_arguments (shortcut, arguments);
  gtk_shortcut_controller_add_shortcut (controller, shortcut);
}

/* What Shift and the key of @digit produce on this keyboard; 0 if nothing special. */
static guint
find_shifted_key (guint digit)
{
  GdkDisplay *display = gdk_display_get_default ();
  g_autofree GdkKeymapKey *places = NULL;
  int n = 0;
  guint key;

  if (!gdk_display_map_keyval (display, digit, &places, &n))
    return 0;
  for (int i = 0; i < n; i++)
    if (places[i].level == 0
        && gdk_display_translate_key (display, places[i].keycode, GDK_SHIFT_MASK, places[i].group, &key,
                                      NULL, NULL, NULL)
        && key != digit)
      return key;
  return 0;
}

/* Adds the digits, which pick dice. With Alt, the key for neutral dice is not a single key. */
static void
add_digits (GtkShortcutController *controller)
{
  for (int value = 1; value <= OGC_MAX_VALUE; value++)
    {
      guint digit = GDK_KEY_0 + (guint) value;
      guint pad = GDK_KEY_KP_0 + (guint) value;
      guint shifted = find_shifted_key (digit);

      add_shortcut (controller, digit, GDK_ALT_MASK, "table.pick-neutral", g_variant_new_int32 (value));
      add_shortcut (controller, pad, GDK_ALT_MASK, "table.pick-neutral", g_variant_new_int32 (value));
      if (!ogc_key_bindings_get_enabled ())
        continue;
      add_shortcut (controller, digit, 0, "table.pick", g_variant_new_int32 (value));
      add_shortcut (controller, pad, 0, "table.pick", g_variant_new_int32 (value));
      if (shifted != 0)
        add_shortcut (controller, shifted, 0, "table.pick-neutral", g_variant_new_int32 (value));
    }
}

static void
add_letters (GtkShortcutController *controller)
{
  for (OgcKeyAction key = 0; key < OGC_N_KEY_ACTIONS && ogc_key_bindings_get_enabled (); key++)
    {
      g_autofree char *letter = ogc_key_bindings_dup (key);
      const guint keyval = gdk_unicode_to_keyval (g_unichar_tolower (g_utf8_get_char (letter)));

      if (key < OGC_KEY_ACTION_PLACE)
        add_shortcut (controller, keyval, 0, actions[key], NULL);
      else
        add_shortcut (controller, keyval, 0, "table.place-letter", g_variant_new_string (letter));
    }
}

/* Recreates all shortcuts, which is simple enough because keys rarely change. */
static void
update_keys (GtkWidget *table)
{
  GtkEventController *before = g_object_get_data (G_OBJECT (table), CONTROLLER);
  GtkEventController *controller = gtk_shortcut_controller_new ();

  if (before != NULL)
    gtk_widget_remove_controller (table, before);
  gtk_shortcut_controller_set_scope (GTK_SHORTCUT_CONTROLLER (controller), GTK_SHORTCUT_SCOPE_GLOBAL);
  add_shortcut (GTK_SHORTCUT_CONTROLLER (controller), GDK_KEY_h, GDK_CONTROL_MASK, "table.hint", NULL);
  add_shortcut (GTK_SHORTCUT_CONTROLLER (controller), GDK_KEY_Escape, 0, "table.clear", NULL);
  add_digits (GTK_SHORTCUT_CONTROLLER (controller));
  add_letters (GTK_SHORTCUT_CONTROLLER (controller));
  gtk_widget_add_controller (table, controller);
  g_object_set_data (G_OBJECT (table), CONTROLLER, controller);
}

void
ogc_table_shortcuts_add (GtkWidget *table)
{
  g_return_if_fail (GTK_IS_WIDGET (table));

  ogc_key_bindings_watch (table, G_CALLBACK (update_keys));
  update_keys (table);
}
