/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-help-overlay.h"

#include "config.h"
#include "ogc-dialog.h"

#define TITLE_WIDTH 26 /* characters */

/* GTK lays groups out from the end, so the most important comes last, to be on the first page. */
static const char * const groups[] = { "window", "setup", "replay", "game", "table" };

/* Returns: (transfer full): @text in lines of about @width characters */
static char *
break_lines (const char *text,
             int         width)
{
  char *lines = g_strdup (text);
  char *space = NULL;
  int n = 0;

  for (char *at = lines; *at != '\0'; at = g_utf8_next_char (at))
    {
      if (*at == ' ')
        space = at;
      if (++n <= width || space == NULL)
        continue;
      *space = '\n';
      n = (int) g_utf8_pointer_to_offset (space, at);
      space = NULL;
    }
  return lines;
}

/* Breaks titles into lines, as wide as the others, so that the overlay fits a small screen in every language. GTK
 * would measure labels that wrap automatically as if they did not. */
static void
break_titles (GtkWidget *widget)
{
  if (GTK_IS_SHORTCUT_LABEL (widget))
    return;
  if (GTK_IS_LABEL (widget) && gtk_widget_get_ancestor (widget, GTK_TYPE_SHORTCUTS_SHORTCUT) != NULL)
    {
      g_autofree char *lines = break_lines (gtk_label_get_text (GTK_LABEL (widget)), TITLE_WIDTH);

      gtk_label_set_text (GTK_LABEL (widget), lines);
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    break_titles (child);
}

static GtkShortcutsWindow *
create_overlay (const char *table)
{
  g_autoptr (GtkBuilder) builder = gtk_builder_new_from_resource (RESOURCE_PATH "/widgets/rules/help-overlay.ui");
  g_autoptr (GError) error = NULL;
  GObject *section = gtk_builder_get_object (builder, "section");

  if (!gtk_builder_add_from_resource (builder, table, &error))
    g_error ("the keys that the program brings along are broken: %s", error->message);
  /* GTK has no function for it before 4.14. */
  for (unsigned i = 0; i < G_N_ELEMENTS (groups); i++)
    GTK_BUILDABLE_GET_IFACE (section)->add_child (GTK_BUILDABLE (section), builder,
                                                  gtk_builder_get_object (builder, groups[i]), NULL);
  break_titles (GTK_WIDGET (section));
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
      overlay = create_overlay (table);
      g_object_set_data (G_OBJECT (overlay), "table", (gpointer) table);
      gtk_application_window_set_help_overlay (window, overlay);
      ogc_dialog_grow (GTK_WINDOW (overlay), GTK_WINDOW (window));
    }
  return GTK_WIDGET (overlay);
}

/* The object with the id @id in the template, below @widget. */
static GtkWidget *
find_object (GtkWidget  *widget,
             const char *id)
{
  GtkWidget *found = NULL;

  if (g_strcmp0 (gtk_buildable_get_buildable_id (GTK_BUILDABLE (widget)), id) == 0)
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_object (child, id);
  return found;
}

void
ogc_help_overlay_set_keys (GtkWidget  *overlay,
                           const char *id,
                           const char *accelerator)
{
  GtkWidget *shortcut;

  g_return_if_fail (GTK_IS_SHORTCUTS_WINDOW (overlay));

  shortcut = find_object (overlay, id);
  g_return_if_fail (GTK_IS_SHORTCUTS_SHORTCUT (shortcut));

  g_object_set (shortcut, "accelerator", accelerator, "visible", accelerator != NULL, NULL);
}
