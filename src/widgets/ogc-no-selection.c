/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-no-selection.h"

struct _OgcNoSelection
{
  GObject     parent_instance;

  GListModel *model;
};

static void list_model_init (GListModelInterface *iface);
static void selection_model_init (GtkSelectionModelInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (OgcNoSelection, ogc_no_selection, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, list_model_init)
                               G_IMPLEMENT_INTERFACE (GTK_TYPE_SELECTION_MODEL, selection_model_init))

static GType
get_item_type (GListModel *list)
{
  return g_list_model_get_item_type (OGC_NO_SELECTION (list)->model);
}

static guint
get_n_items (GListModel *list)
{
  return g_list_model_get_n_items (OGC_NO_SELECTION (list)->model);
}

static gpointer
get_item (GListModel *list,
          guint       position)
{
  return g_list_model_get_item (OGC_NO_SELECTION (list)->model, position);
}

static void
list_model_init (GListModelInterface *iface)
{
  iface->get_item_type = get_item_type;
  iface->get_n_items = get_n_items;
  iface->get_item = get_item;
}

static gboolean
is_selected (GtkSelectionModel *list,
             guint              position)
{
  return FALSE;
}

static void
selection_model_init (GtkSelectionModelInterface *iface)
{
  iface->is_selected = is_selected;
}

static void
items_changed_cb (OgcNoSelection *self,
                  guint           position,
                  guint           removed,
                  guint           added)
{
  /* GtkListItemManager removes from the beginning of the stretch without rows that contains @position. A single item
   * is the whole stretch or is subtracted from its count, and no stretch begins before the first item. */
  const guint kept = removed > 1 ? position : 0;

  g_list_model_items_changed (G_LIST_MODEL (self), position - kept, removed + kept, added + kept);
}

static void
ogc_no_selection_finalize (GObject *object)
{
  g_object_unref (OGC_NO_SELECTION (object)->model);

  G_OBJECT_CLASS (ogc_no_selection_parent_class)->finalize (object);
}

static void
ogc_no_selection_class_init (OgcNoSelectionClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ogc_no_selection_finalize;
}

static void
ogc_no_selection_init (OgcNoSelection *self)
{
}

OgcNoSelection *
ogc_no_selection_new (GListModel *model)
{
  OgcNoSelection *self;

  g_return_val_if_fail (G_IS_LIST_MODEL (model), NULL);

  self = g_object_new (OGC_TYPE_NO_SELECTION, NULL);
  self->model = g_object_ref (model);
  g_signal_connect_object (model, "items-changed", G_CALLBACK (items_changed_cb), self, G_CONNECT_SWAPPED);

  return self;
}
