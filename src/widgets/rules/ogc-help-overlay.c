/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-help-overlay.h"

#include "config.h"

/* GTK lays groups out from the end, so the most important comes last, to be on the first page. */
static const char * const groups[] = { "window", "setup", "replay", "game", "table" };

static GtkShortcutsWindow *
create (const char *table)
{
  g_autoptr (GtkBuilder) builder = gtk_builder_new_from_resource (RESOURCE_PATH "/widgets/help-overlay.ui");
  g_autoptr (GError) error = NULL;
  GObject *section = gtk_builder_get_object (builder, "section");

  if (!gtk_builder_add_from_resource (builder, table, &error))
    g_error ("the keys that the program brings along are broken: %s", error->message);
  /* GTK has no function for it before 4.14. */
  for (unsigned i = 0; i < G_N_ELEMENTS (groups); i++)
    GTK_BUILDABLE_GET_IFACE (section)->add_child (GTK_BUILDABLE (section), builder,
                                                  gtk_builder_get_object (builder, groups[i]), NULL);
  return GTK_SHORTCUTS_WINDOW (gtk_builder_get_object (builder, "help_overlay"));
}

GtkWidget *
ogc_help_overlay_prepare (GtkApplicationWindow *window,
                          const char           *table)
{
  GtkShortcutsWindow *overlay;

  g_return_val_if_fail (GTK_IS_APPLICATION_WINDOW (window), NULL);

  overlay = gtk_application_window_get_help_overlay (window);
  if (overlay == NULL || g_object_get_data (G_OBJECT (overlay), "table") != table)
    {
      overlay = create (table);
      g_object_set_data (G_OBJECT (overlay), "table", (gpointer) table);
      gtk_application_window_set_help_overlay (window, overlay);
    }
  return GTK_WIDGET (overlay);
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

void
ogc_help_overlay_set_keys (GtkWidget  *overlay,
                           const char *id,
                           const char *accelerator)
{
  GtkWidget *shortcut;

  g_return_if_fail (GTK_IS_SHORTCUTS_WINDOW (overlay));

  shortcut = find (overlay, id);
  g_return_if_fail (GTK_IS_SHORTCUTS_SHORTCUT (shortcut));

  g_object_set (shortcut, "accelerator", accelerator, "visible", accelerator != NULL, NULL);
}
