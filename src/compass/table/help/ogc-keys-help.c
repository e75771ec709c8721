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

/* Those of all buildings, each once. */
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

/* The object with the id @id in the template, below @widget. */
static GtkWidget *
find (GtkWidget  *widget,
      const char *id)
{
  GtkWidget *found = NULL;

  if (g_strcmp0 (gtk_buildable_get_buildable_id (GTK_BUILDABLE (widget)), id) == 0)
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find (child, id);
  return found;
}

/* Shows @accelerator, or hides the shortcut if it has no key. */
static void
show_shortcut (GtkWidget  *overlay,
               const char *id,
               const char *accelerator)
{
  GtkWidget *shortcut = find (overlay, id);

  g_object_set (shortcut, "accelerator", accelerator, "visible", accelerator != NULL, NULL);
}

static void
update (GtkWidget *overlay)
{
  const gboolean single = ogc_key_bindings_get_enabled ();
  g_autofree char *buildings = single ? dup_building_accelerators () : NULL;

  for (unsigned i = 0; i < G_N_ELEMENTS (shortcuts); i++)
    {
      g_autofree char *accelerator = single ? dup_accelerator (shortcuts[i].key) : NULL;

      show_shortcut (overlay, shortcuts[i].id, accelerator);
    }
  show_shortcut (overlay, "buildings", buildings);
  show_shortcut (overlay, "own_dice", single ? "1...6" : NULL);
  show_shortcut (overlay, "neutral_dice", single ? "<Shift>1...6" : "<Alt>1...6");
}

void
ogc_keys_help_show (GtkApplicationWindow *window)
{
  GtkWidget *overlay = ogc_help_overlay_prepare (window, RESOURCE_PATH "/table/help/keys.ui");

  update (overlay);
  gtk_window_present (GTK_WINDOW (overlay));
}
