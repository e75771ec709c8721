/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-field.h"

#include "ogc-children.h"

struct _OgcField
{
  GtkWidget parent_instance;
};

G_DEFINE_FINAL_TYPE (OgcField, ogc_field, GTK_TYPE_WIDGET)

static void
ogc_field_dispose (GObject *object)
{
  ogc_children_clear (GTK_WIDGET (object));

  G_OBJECT_CLASS (ogc_field_parent_class)->dispose (object);
}

static void
ogc_field_class_init (OgcFieldClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ogc_field_dispose;

  gtk_widget_class_set_css_name (widget_class, "field");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
ogc_field_init (OgcField *self)
{
}
