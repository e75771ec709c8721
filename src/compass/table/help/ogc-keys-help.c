/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-keys-help.h"

#include "config.h"
#include "ogc-help-overlay.h"
#include "ogc-key-bindings.h"

/* The shortcuts with a single key. */
static const struct {
  const char *id;
  OgcKeyAction key;
} shortcuts[] = {
  { "roll", OGC_KEY_ACTION_ROLL },
  { "end_turn", OGC_KEY_ACTION_END_TURN },
  { "power", OGC_KEY_ACTION_POWER },
  { "worth", OGC_KEY_ACTION_WORTH },
};

static char *
dup_accelerator (OgcKeyAction key)
{
  g_autofree char *letter = ogc_key_bindings_dup (key);

  return g_strdup (gdk_keyval_name (gdk_unicode_to_keyval (g_unichar_tolower (g_utf8_get_char (letter)))));
}

/* The keys of all buildings, each once. */
static char *
dup_building_accelerators (void)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);

  for (unsigned id = 0; id < OGC_N_BUILDINGS; id++)
    {
      char *name = dup_accelerator (OGC_KEY_ACTION_PLACE + id);

      if (g_ptr_array_find_with_equal_func (names, name, g_str_equal, NULL))
        g_free (name);
      else
        g_ptr_array_add (names, name);
    }
  g_ptr_array_add (names, NULL);
  return g_strjoinv (" ", (char **) names->pdata);
}

static void
update_keys (GtkWidget *overlay)
{
  const gboolean single = ogc_key_bindings_get_enabled ();
  g_autofree char *buildings = single ? dup_building_accelerators () : NULL;

  for (unsigned i = 0; i < G_N_ELEMENTS (shortcuts); i++)
    {
      g_autofree char *accelerator = single ? dup_accelerator (shortcuts[i].key) : NULL;

      ogc_help_overlay_set_keys (overlay, shortcuts[i].id, accelerator);
    }
  ogc_help_overlay_set_keys (overlay, "buildings", buildings);
  ogc_help_overlay_set_keys (overlay, "own_dice", single ? "1...6" : NULL);
  ogc_help_overlay_set_keys (overlay, "ways", single ? "1...6" : NULL);
  ogc_help_overlay_set_keys (overlay, "neutral_dice", single ? "<Shift>1...6" : "<Alt>1...6");
}

void
ogc_keys_help_show (GtkApplicationWindow *window)
{
  GtkWidget *overlay = ogc_help_overlay_prepare (window, RESOURCE_PATH "/compass/table/help/keys.ui");

  update_keys (overlay);
  gtk_window_present (GTK_WINDOW (overlay));
}
