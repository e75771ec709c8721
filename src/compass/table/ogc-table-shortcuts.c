/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-table-shortcuts.h"

#include "ogc-building-shortcut.h"
#include "ogc-dice.h"

typedef struct {
  guint           key;
  GdkModifierType modifiers;
  const char     *action;
} Shortcut;

static const Shortcut shortcuts[] = {
  { GDK_KEY_r, 0, "table.roll-or-reroll" },
  { GDK_KEY_e, 0, "table.end-turn-key" },
  { GDK_KEY_p, 0, "table.power" },
  { GDK_KEY_w, 0, "table.worth" },
  { GDK_KEY_h, GDK_CONTROL_MASK, "table.hint" },
  { GDK_KEY_Escape, 0, "table.clear" },
};

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

/* What Shift and the key of @digit give on this keyboard, 0 when that is nothing of its own. */
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

static void
add_digits (GtkShortcutController *controller)
{
  for (int value = 1; value <= OGC_MAX_VALUE; value++)
    {
      guint digit = GDK_KEY_0 + (guint) value;
      guint pad = GDK_KEY_KP_0 + (guint) value;
      guint shifted = find_shifted_key (digit);

      add_shortcut (controller, digit, 0, "table.pick", g_variant_new_int32 (value));
      add_shortcut (controller, pad, 0, "table.pick", g_variant_new_int32 (value));
      if (shifted != 0)
        add_shortcut (controller, shifted, 0, "table.pick-neutral", g_variant_new_int32 (value));
      add_shortcut (controller, digit, GDK_ALT_MASK, "table.pick-neutral", g_variant_new_int32 (value));
      add_shortcut (controller, pad, GDK_ALT_MASK, "table.pick-neutral", g_variant_new_int32 (value));
    }
}

static void
add_buildings (GtkShortcutController *controller)
{
  for (unsigned id = 0; id < OGC_N_BUILDINGS; id++)
    {
      const char *letter = ogc_building_shortcut (id);
      guint key = gdk_unicode_to_keyval (g_unichar_tolower (g_utf8_get_char (letter)));

      add_shortcut (controller, key, 0, "table.place-letter", g_variant_new_string (letter));
    }
}

void
ogc_table_shortcuts_add (GtkWidget *table)
{
  GtkShortcutController *controller;

  g_return_if_fail (GTK_IS_WIDGET (table));

  controller = GTK_SHORTCUT_CONTROLLER (gtk_shortcut_controller_new ());
  gtk_shortcut_controller_set_scope (controller, GTK_SHORTCUT_SCOPE_GLOBAL);
  for (unsigned i = 0; i < G_N_ELEMENTS (shortcuts); i++)
    add_shortcut (controller, shortcuts[i].key, shortcuts[i].modifiers, shortcuts[i].action, NULL);
  add_digits (controller);
  add_buildings (controller);
  gtk_widget_add_controller (table, GTK_EVENT_CONTROLLER (controller));
}
