/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-choice-option.h"

/* The width of a name if there is little space. */
#define NAME_CHARS 14

GtkCheckButton *
ogc_choice_option_new (GtkWidget  *group,
                       GtkWidget  *picture,
                       const char *name)
{
  GtkCheckButton *self;
  GtkWidget *box;

  g_return_val_if_fail (GTK_IS_WIDGET (group) && GTK_IS_WIDGET (picture), NULL);

  self = g_object_new (GTK_TYPE_CHECK_BUTTON, "accessible-role", GTK_ACCESSIBLE_ROLE_RADIO, NULL);
  box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  gtk_box_append (GTK_BOX (box), picture);
  gtk_box_append (GTK_BOX (box), g_object_new (GTK_TYPE_LABEL, "ellipsize", PANGO_ELLIPSIZE_END, "max-width-chars",
                                               NAME_CHARS, NULL));
  gtk_widget_add_css_class (GTK_WIDGET (self), "option");
  gtk_check_button_set_child (self, box);
  ogc_choice_option_set_name (self, name);
  gtk_check_button_set_group (self, GTK_CHECK_BUTTON (gtk_widget_get_first_child (group)));
  gtk_widget_set_parent (GTK_WIDGET (self), group);
  return self;
}

void
ogc_choice_option_set_name (GtkCheckButton *self,
                            const char     *name)
{
  g_return_if_fail (GTK_IS_CHECK_BUTTON (self) && name != NULL);

  gtk_label_set_label (GTK_LABEL (gtk_widget_get_last_child (gtk_check_button_get_child (self))), name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}
