/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-table-keys.h"

#include "ogc-building-shortcut.h"
#include "ogc-dice.h"

typedef struct {
  guint           key;
  GdkModifierType modifiers;
  const char     *action;
} Key;

static const Key keys[] = {
  { GDK_KEY_r, 0, "table.roll-or-reroll" },
  { GDK_KEY_e, 0, "table.end-turn-key" },
  { GDK_KEY_p, 0, "table.power" },
  { GDK_KEY_w, 0, "table.worth" },
  { GDK_KEY_h, GDK_CONTROL_MASK, "table.hint" },
  { GDK_KEY_Escape, 0, "table.clear" },
};

static void
add (GtkShortcutController *controller,
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

/* What Shift and the key of @digit give on this keyboard, 0 when that is nothing of its own. */
static guint
shifted (guint digit)
{
  GdkDisplay *display = gdk_display_get_default ();
  g_autofree GdkKeymapKey *places = NULL;
  int n = 0;
  guint key;

  if (!gdk_display_map_keyval (display, digit, &places, &n))
    return 0;
  for (int i = 0; i < n; i++)
    if (places[i].level == 0
        && gdk_display_translate_key (display, places[i].keycode, GDK_SHIFT_MASK, places[i].group, &key, NULL, NULL, NULL)
        && key != digit)
      return key;
  return 0;
}

static void
add_digits (GtkShortcutController *controller)
{
  for (int value = 1; value <= OGC_MAX_VALUE; value++)
    {
      guint digit = GDK_KEY_0 + (guint) value;
      guint pad = GDK_KEY_KP_0 + (guint) value;

      add (controller, digit, 0, "table.pick", g_variant_new_int32 (value));
      add (controller, pad, 0, "table.pick", g_variant_new_int32 (value));
      if (shifted (digit) != 0)
        add (controller, shifted (digit), 0, "table.pick-neutral", g_variant_new_int32 (value));
      add (controller, digit, GDK_ALT_MASK, "table.pick-neutral", g_variant_new_int32 (value));
      add (controller, pad, GDK_ALT_MASK, "table.pick-neutral", g_variant_new_int32 (value));
    }
}

static void
add_buildings (GtkShortcutController *controller)
{
  for (unsigned id = 0; id < OGC_N_BUILDINGS; id++)
    {
      const char *letter = ogc_building_shortcut (id);
      guint key = gdk_unicode_to_keyval (g_unichar_tolower (g_utf8_get_char (letter)));

      add (controller, key, 0, "table.place-letter", g_variant_new_string (letter));
    }
}

void
ogc_table_keys_add (GtkWidget *table)
{
  GtkEventController *controller;

  g_return_if_fail (GTK_IS_WIDGET (table));

  controller = gtk_shortcut_controller_new ();
  gtk_shortcut_controller_set_scope (GTK_SHORTCUT_CONTROLLER (controller), GTK_SHORTCUT_SCOPE_GLOBAL);
  for (unsigned i = 0; i < G_N_ELEMENTS (keys); i++)
    add (GTK_SHORTCUT_CONTROLLER (controller), keys[i].key, keys[i].modifiers, keys[i].action, NULL);
  add_digits (GTK_SHORTCUT_CONTROLLER (controller));
  add_buildings (GTK_SHORTCUT_CONTROLLER (controller));
  gtk_widget_add_controller (table, controller);
}
