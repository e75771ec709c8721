/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-save-rows.h"

#define ROW_HEIGHT 84 /* the height of the picture in it */
#define FILLING 5000  /* microseconds of a frame that filling rows may take */

struct _OgcSaveRows
{
  GObject      parent_instance;

  GtkWidget   *list; /* its owner owns this object too */
  OgcSession  *session;
  OgcSaveList *saves;
  GPtrArray   *bound;   /* the GtkListItems that are bound to a game */
  GHashTable  *stale;   /* those of them whose rows are out of date */
  GPtrArray   *spare;   /* rows that are not in use */
  unsigned     filling; /* tick callback */
  gboolean     compact;
};

G_DEFINE_FINAL_TYPE (OgcSaveRows, ogc_save_rows, G_TYPE_OBJECT)

static GtkWidget *
get_row (GtkListItem *item)
{
  return gtk_widget_get_first_child (gtk_list_item_get_child (item));
}

static gboolean
is_on_table (OgcSaveRows *self,
             OgcSaveInfo *info)
{
  return ogc_save_info_get_current (info) && ogc_session_get_game (self->session) != NULL;
}

static GtkListItem *
find_item (OgcSaveRows *self,
           OgcSaveInfo *info)
{
  for (guint n = 0; n < self->bound->len; n++)
    if (gtk_list_item_get_item (self->bound->pdata[n]) == info)
      return self->bound->pdata[n];
  return NULL;
}

/* The row that contains the focus. */
static GtkListItem *
find_focus (OgcSaveRows *self)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (gtk_widget_get_root (self->list)));

  for (guint n = 0; focus != NULL && n < self->bound->len; n++)
    {
      GtkWidget *place = gtk_widget_get_parent (gtk_list_item_get_child (self->bound->pdata[n]));

      if (focus == place || gtk_widget_is_ancestor (focus, place))
        return self->bound->pdata[n];
    }
  return NULL;
}

static void
fill_row (OgcSaveRows *self,
          GtkListItem *item)
{
  OgcSaveInfo *info = gtk_list_item_get_item (item);

  if (get_row (item) == NULL && self->spare->len > 0)
    {
      g_autoptr (GtkWidget) row = g_ptr_array_steal_index_fast (self->spare, self->spare->len - 1);

      gtk_box_append (GTK_BOX (gtk_list_item_get_child (item)), row);
    }
  else if (get_row (item) == NULL)
    gtk_box_append (GTK_BOX (gtk_list_item_get_child (item)), ogc_save_row_new ());
  ogc_save_row_set_compact (OGC_SAVE_ROW (get_row (item)), self->compact);
  ogc_save_row_set_info (OGC_SAVE_ROW (get_row (item)), info, is_on_table (self, info));
  ogc_save_list_prefer (self->saves, info);
}

/* Takes the row out of @item, to be used elsewhere. */
static void
empty_row (OgcSaveRows *self,
           GtkListItem *item)
{
  GtkWidget *row = get_row (item);

  if (row == NULL)
    return;
  g_ptr_array_add (self->spare, g_object_ref (row));
  gtk_box_remove (GTK_BOX (gtk_list_item_get_child (item)), row);
}

/* The first and the last visible row, extended by a page on each side. FALSE until GtkListView has laid them out,
 * because it reports all rows as visible until then. */
static gboolean
find_near (OgcSaveRows *self,
           guint       *first,
           guint       *last)
{
  guint span;

  *first = G_MAXUINT;
  *last = 0;
  for (guint n = 0; n < self->bound->len; n++)
    {
      GtkWidget *place = gtk_list_item_get_child (self->bound->pdata[n]);
      const guint position = gtk_list_item_get_position (self->bound->pdata[n]);

      if (!gtk_widget_get_mapped (place))
        continue;
      if (gtk_widget_get_height (place) == 0)
        return FALSE;
      *first = MIN (*first, position);
      *last = MAX (*last, position);
    }
  if (*first > *last)
    return TRUE;
  span = *last - *first + 1;
  *first -= MIN (*first, span);
  *last += span;
  return TRUE;
}

/* Before each frame, fills as many rows as there is time for, visible ones first, until none nearby is left. */
static gboolean
fill_cb (GtkWidget     *widget,
         GdkFrameClock *clock,
         gpointer       user_data)
{
  OgcSaveRows *self = user_data;
  const gint64 end = g_get_monotonic_time () + FILLING;
  GtkListItem *focus = find_focus (self);
  guint first, last;

  if (!find_near (self, &first, &last))
    return G_SOURCE_CONTINUE;
  for (guint n = 0; n < self->bound->len; n++)
    {
      GtkListItem *item = self->bound->pdata[n];
      const guint position = gtk_list_item_get_position (item);

      if ((position < first || position > last) && get_row (item) != NULL && item != focus)
        {
          empty_row (self, item);
          g_hash_table_add (self->stale, item);
        }
    }
  for (guint seen = 0; seen < 2; seen++)
    for (guint n = 0; n < self->bound->len; n++)
      {
        GtkListItem *item = self->bound->pdata[n];
        const guint position = gtk_list_item_get_position (item);

        if (!g_hash_table_contains (self->stale, item) || position < first || position > last
            || (seen == 0 && !gtk_widget_get_mapped (gtk_list_item_get_child (item))))
          continue;
        g_hash_table_remove (self->stale, item);
        fill_row (self, item);
        if (g_get_monotonic_time () > end)
          return G_SOURCE_CONTINUE;
      }
  self->filling = 0;
  return G_SOURCE_REMOVE;
}

static void
plan_filling (OgcSaveRows *self)
{
  if (self->filling == 0 && g_hash_table_size (self->stale) > 0)
    self->filling = gtk_widget_add_tick_callback (self->list, fill_cb, self, NULL);
}

static void
update_item (OgcSaveRows *self,
             GtkListItem *item)
{
  OgcSaveInfo *info = gtk_list_item_get_item (item);
  g_autofree char *label = ogc_save_row_describe (info, is_on_table (self, info));

  gtk_accessible_update_property (GTK_ACCESSIBLE (gtk_widget_get_parent (gtk_list_item_get_child (item))),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  g_hash_table_add (self->stale, item);
  plan_filling (self);
}

static void
changed_cb (OgcSaveRows *self,
            OgcSaveInfo *info)
{
  update_item (self, find_item (self, info));
}

static void
setup_cb (OgcSaveRows *self,
          GtkListItem *item)
{
  GtkWidget *place = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_set_size_request (place, -1, ROW_HEIGHT);
  g_signal_connect_object (place, "map", G_CALLBACK (plan_filling), self, G_CONNECT_SWAPPED);
  gtk_list_item_set_child (item, place);
}

static void
bind_cb (OgcSaveRows *self,
         GtkListItem *item)
{
  g_ptr_array_add (self->bound, item);
  g_signal_connect_object (gtk_list_item_get_item (item), "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  update_item (self, item);
}

static void
unbind_cb (OgcSaveRows *self,
           GtkListItem *item)
{
  g_signal_handlers_disconnect_by_func (gtk_list_item_get_item (item), changed_cb, self);
  g_hash_table_remove (self->stale, item);
  g_ptr_array_remove (self->bound, item);
  empty_row (self, item);
}

static void
ogc_save_rows_dispose (GObject *object)
{
  OgcSaveRows *self = OGC_SAVE_ROWS (object);

  if (self->filling != 0)
    gtk_widget_remove_tick_callback (self->list, self->filling);
  self->filling = 0;
  g_clear_object (&self->saves);
  g_clear_object (&self->session);

  G_OBJECT_CLASS (ogc_save_rows_parent_class)->dispose (object);
}

static void
ogc_save_rows_finalize (GObject *object)
{
  OgcSaveRows *self = OGC_SAVE_ROWS (object);

  g_ptr_array_unref (self->bound);
  g_hash_table_unref (self->stale);
  g_ptr_array_unref (self->spare);

  G_OBJECT_CLASS (ogc_save_rows_parent_class)->finalize (object);
}

static void
ogc_save_rows_class_init (OgcSaveRowsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ogc_save_rows_dispose;
  G_OBJECT_CLASS (klass)->finalize = ogc_save_rows_finalize;
}

static void
ogc_save_rows_init (OgcSaveRows *self)
{
  self->bound = g_ptr_array_new ();
  self->stale = g_hash_table_new (NULL, NULL);
  self->spare = g_ptr_array_new_with_free_func (g_object_unref);
}

OgcSaveRows *
ogc_save_rows_new (GtkListView *list,
                   OgcSession  *session,
                   OgcSaveList *saves)
{
  g_autoptr (GtkListItemFactory) factory = NULL;
  OgcSaveRows *self;

  g_return_val_if_fail (GTK_IS_LIST_VIEW (list), NULL);
  g_return_val_if_fail (OGC_IS_SESSION (session), NULL);
  g_return_val_if_fail (OGC_IS_SAVE_LIST (saves), NULL);

  self = g_object_new (OGC_TYPE_SAVE_ROWS, NULL);
  self->list = GTK_WIDGET (list);
  self->session = g_object_ref (session);
  self->saves = g_object_ref (saves);
  factory = gtk_signal_list_item_factory_new ();
  g_signal_connect_object (factory, "setup", G_CALLBACK (setup_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (factory, "bind", G_CALLBACK (bind_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (factory, "unbind", G_CALLBACK (unbind_cb), self, G_CONNECT_SWAPPED);
  gtk_list_view_set_factory (list, factory);

  return self;
}

void
ogc_save_rows_update (OgcSaveRows *self)
{
  g_return_if_fail (OGC_IS_SAVE_ROWS (self));

  for (guint n = 0; n < self->bound->len; n++)
    update_item (self, self->bound->pdata[n]);
}

void
ogc_save_rows_set_compact (OgcSaveRows *self,
                           gboolean     compact)
{
  g_return_if_fail (OGC_IS_SAVE_ROWS (self));

  if (self->compact == compact)
    return;
  self->compact = compact;
  ogc_save_rows_update (self);
}

OgcSaveRow *
ogc_save_rows_find (OgcSaveRows *self,
                    OgcSaveInfo *info)
{
  GtkListItem *item;
  GtkWidget *row;

  g_return_val_if_fail (OGC_IS_SAVE_ROWS (self), NULL);
  g_return_val_if_fail (OGC_IS_SAVE_INFO (info), NULL);

  item = find_item (self, info);
  row = item != NULL ? get_row (item) : NULL;

  return row != NULL ? OGC_SAVE_ROW (row) : NULL;
}

OgcSaveInfo *
ogc_save_rows_get_focus (OgcSaveRows *self,
                         guint       *position)
{
  GtkListItem *item;

  g_return_val_if_fail (OGC_IS_SAVE_ROWS (self), NULL);

  item = find_focus (self);
  if (item == NULL)
    return NULL;
  if (position != NULL)
    *position = gtk_list_item_get_position (item);

  return gtk_list_item_get_item (item);
}

void
ogc_save_rows_set_focus (OgcSaveRows *self,
                         guint        position)
{
  g_return_if_fail (OGC_IS_SAVE_ROWS (self));

  gtk_widget_activate_action (self->list, "list.scroll-to-item", "u", position);
  for (guint n = 0; n < self->bound->len; n++)
    if (gtk_list_item_get_position (self->bound->pdata[n]) == position)
      gtk_widget_grab_focus (gtk_widget_get_parent (gtk_list_item_get_child (self->bound->pdata[n])));
}
