/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-accessible.h"

#include <glib/gi18n.h>

#include "ogc-choice-item.h"

static void
set_name (GtkWidget  *widget,
          const char *name)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  /* Screen readers would read these as well. */
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  if (g_strcmp0 (gtk_widget_get_tooltip_text (widget), name) == 0)
    gtk_accessible_reset_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
}

static char *
dup_without_mnemonic (const char *label)
{
  char *text = NULL;

  pango_parse_markup (label, -1, '_', NULL, &text, NULL, NULL);
  return text != NULL ? text : g_strdup (label);
}

static void
name_button (GtkWidget *button)
{
  const char *label = gtk_button_get_label (GTK_BUTTON (button));
  const char *tooltip = gtk_widget_get_tooltip_text (button);
  g_autofree char *name = NULL;

  if (GTK_IS_MENU_BUTTON (gtk_widget_get_parent (button)))
    tooltip = gtk_widget_get_tooltip_text (gtk_widget_get_parent (button));
  if (label != NULL)
    name = gtk_button_get_use_underline (GTK_BUTTON (button)) ? dup_without_mnemonic (label) : g_strdup (label);
  else
    name = g_strdup (tooltip);
  if (name != NULL)
    set_name (button, name);
}

static const char *
get_caption (GtkWidget *drop_down)
{
  g_autoptr (GList) labels = gtk_widget_list_mnemonic_labels (drop_down);

  if (labels != NULL && GTK_IS_LABEL (labels->data))
    return gtk_label_get_text (labels->data);
  return gtk_widget_get_tooltip_text (drop_down);
}

/* The focus is on the button in the drop-down, so the button must say everything. */
static void
name_drop_down (GtkDropDown *drop_down)
{
  const char *caption = get_caption (GTK_WIDGET (drop_down));
  gpointer choice = gtk_drop_down_get_selected_item (drop_down);
  g_autofree char *label = NULL;
  g_autofree char *name = NULL;

  if (OGC_IS_CHOICE_ITEM (choice))
    g_object_get (choice, "label", &label, NULL);
  else if (GTK_IS_STRING_OBJECT (choice))
    label = g_strdup (gtk_string_object_get_string (choice));
  else
    return;
  if (caption != NULL) /* newer versions of GTK name it after its button, below */
    set_name (GTK_WIDGET (drop_down), caption);
  /* TRANSLATORS: what is to be chosen, and the choice, as a screen reader reads it: "Form: Standard" */
  name = caption != NULL ? g_strdup_printf (C_("choice", "%s: %s"), caption, label) : g_strdup (label);
  ogc_accessible_name_inner (GTK_WIDGET (drop_down), name);
}

void
ogc_accessible_name_inner (GtkWidget  *widget,
                           const char *name)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));
  g_return_if_fail (name != NULL);

  set_name (gtk_widget_get_first_child (widget), name);
  if (gtk_get_minor_version () >= 14)
    set_name (widget, name);
}

void
ogc_accessible_name_all (GtkWidget *tree)
{
  g_return_if_fail (GTK_IS_WIDGET (tree));

  if (GTK_IS_DROP_DOWN (tree))
    {
      g_signal_connect (tree, "notify::selected-item", G_CALLBACK (name_drop_down), NULL);
      name_drop_down (GTK_DROP_DOWN (tree));
      /* The tooltip, which is in the name of its button. */
      gtk_accessible_reset_property (GTK_ACCESSIBLE (tree), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
      return;
    }
  if (GTK_IS_BUTTON (tree))
    name_button (tree);
  else if (GTK_IS_EXPANDER (tree) && gtk_expander_get_label (GTK_EXPANDER (tree)) != NULL)
    set_name (tree, gtk_expander_get_label (GTK_EXPANDER (tree)));
  else if (GTK_IS_MENU_BUTTON (tree) && gtk_widget_get_tooltip_text (tree) != NULL)
    set_name (tree, gtk_widget_get_tooltip_text (tree));
  for (GtkWidget *child = gtk_widget_get_first_child (tree); child != NULL; child = gtk_widget_get_next_sibling (child))
    ogc_accessible_name_all (child);
}
