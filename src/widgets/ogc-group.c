/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-group.h"

#include "ogc-child-binding.h"

struct _OgcGroup
{
  GtkWidget parent_instance;
};

G_DEFINE_FINAL_TYPE (OgcGroup, ogc_group, GTK_TYPE_WIDGET)

static void
ogc_group_dispose (GObject *object)
{
  ogc_child_binding_clear (GTK_WIDGET (object));

  G_OBJECT_CLASS (ogc_group_parent_class)->dispose (object);
}

static void
ogc_group_class_init (OgcGroupClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ogc_group_dispose;

  gtk_widget_class_set_css_name (widget_class, "field");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
ogc_group_init (OgcGroup *self)
{
}
