/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-child-binding.h"

#define BINDING_KEY "ogc-children"

typedef struct {
  GtkWidget   *parent;
  GListModel  *model;
  gulong       handler;
  gulong       destroy_handler;
  OgcChildFunc create;
  gpointer     user_data;
} Binding;

static GtkWidget *
nth_child (GtkWidget *parent,
           guint      n)
{
  GtkWidget *child = gtk_widget_get_first_child (parent);

  while (child != NULL && n-- > 0)
    child = gtk_widget_get_next_sibling (child);
  return child;
}

static void
insert_child (Binding   *binding,
              guint      position,
              GtkWidget *next)
{
  g_autoptr (GObject) item = g_list_model_get_item (binding->model, position);
  GtkWidget *child = binding->create (item, binding->user_data);

  gtk_widget_insert_before (child, binding->parent, next);
}

static void
items_changed_cb (Binding *binding,
                  guint    position,
                  guint    removed,
                  guint    added)
{
  GtkWidget *child = nth_child (binding->parent, position);

  while (removed-- > 0)
    {
      GtkWidget *next = gtk_widget_get_next_sibling (child);

      gtk_widget_unparent (child);
      child = next;
    }
  for (guint i = 0; i < added; i++)
    insert_child (binding, position + i, child);
}

static void
destroy_cb (GtkWidget *parent)
{
  g_object_set_data (G_OBJECT (parent), BINDING_KEY, NULL);
}

static void
binding_free (Binding *binding)
{
  g_signal_handler_disconnect (binding->model, binding->handler);
  g_signal_handler_disconnect (binding->parent, binding->destroy_handler);
  g_object_unref (binding->model);
  g_free (binding);
}

void
ogc_child_binding_bind (GtkWidget    *parent,
                        GListModel   *model,
                        OgcChildFunc  create,
                        gpointer      user_data)
{
  Binding *binding;

  g_return_if_fail (GTK_IS_WIDGET (parent));
  g_return_if_fail (model == NULL || G_IS_LIST_MODEL (model));

  ogc_child_binding_clear (parent);
  if (model == NULL)
    return;
  binding = g_new0 (Binding, 1);
  binding->parent = parent;
  binding->model = g_object_ref (model);
  binding->create = create;
  binding->user_data = user_data;
  binding->handler = g_signal_connect_swapped (model, "items-changed", G_CALLBACK (items_changed_cb), binding);
  binding->destroy_handler = g_signal_connect (parent, "destroy", G_CALLBACK (destroy_cb), NULL);
  g_object_set_data_full (G_OBJECT (parent), BINDING_KEY, binding, (GDestroyNotify) binding_free);
  items_changed_cb (binding, 0, 0, g_list_model_get_n_items (model));
}

void
ogc_child_binding_clear (GtkWidget *parent)
{
  GtkWidget *child;

  g_return_if_fail (GTK_IS_WIDGET (parent));

  g_object_set_data (G_OBJECT (parent), BINDING_KEY, NULL);
  while ((child = gtk_widget_get_first_child (parent)) != NULL)
    gtk_widget_unparent (child);
}
