/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <gtk/gtk.h>

#include "ogc-no-selection.h"

/* Enough items: GtkListView keeps rows for about two hundred around the visible ones. */
#define N_ITEMS 1000

typedef struct {
  GtkWidget  *window;
  GtkWidget  *list;
  GListStore *model;
  GPtrArray  *mirror; /* the list as a listener sees it that only gets its "items-changed" signals */
} Fixture;

static void
splice (Fixture *fixture,
        guint    position,
        guint    removed,
        guint    added)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint n = 0; n < added; n++)
    g_ptr_array_add (items, g_object_new (G_TYPE_OBJECT, NULL));
  g_list_store_splice (fixture->model, position, removed, items->pdata, added);
}

static void
setup_cb (GtkSignalListItemFactory *factory,
          GtkListItem              *item)
{
  GtkWidget *label = gtk_label_new ("row");

  g_object_set_data (G_OBJECT (label), "item", item);
  gtk_list_item_set_child (item, label);
}

static void
items_changed_cb (Fixture    *fixture,
                  guint       position,
                  guint       removed,
                  guint       added,
                  GListModel *list)
{
  if (removed > 0)
    g_ptr_array_remove_range (fixture->mirror, position, removed);
  for (guint n = position; n < position + added; n++)
    g_ptr_array_insert (fixture->mirror, (int) n, g_list_model_get_item (list, n));
}

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  GtkWidget *scroller = gtk_scrolled_window_new ();
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  OgcNoSelection *selection;
  GtkAdjustment *adjustment;

  fixture->model = g_list_store_new (G_TYPE_OBJECT);
  fixture->mirror = g_ptr_array_new_with_free_func (g_object_unref);
  selection = ogc_no_selection_new (G_LIST_MODEL (fixture->model));
  g_signal_connect (factory, "setup", G_CALLBACK (setup_cb), NULL);
  g_signal_connect_swapped (selection, "items-changed", G_CALLBACK (items_changed_cb), fixture);
  fixture->list = gtk_list_view_new (GTK_SELECTION_MODEL (selection), factory);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), fixture->list);
  fixture->window = gtk_window_new ();
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 300, 400);
  gtk_window_set_child (GTK_WINDOW (fixture->window), scroller);
  splice (fixture, 0, 0, N_ITEMS);
  gtk_window_present (GTK_WINDOW (fixture->window));
  adjustment = gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (fixture->list));
  while (gtk_adjustment_get_upper (adjustment) <= gtk_adjustment_get_page_size (adjustment))
    g_main_context_iteration (NULL, TRUE);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  g_ptr_array_unref (fixture->mirror);
  g_object_unref (fixture->model);
}

/* The item for which @row stands. */
static GtkListItem *
get_item (GtkWidget *row)
{
  return g_object_get_data (G_OBJECT (gtk_widget_get_first_child (row)), "item");
}

/* Asserts that each row shows the item at its position. */
static void
check (Fixture *fixture)
{
  GListModel *model = G_LIST_MODEL (fixture->model);
  guint rows = 0;

  g_assert_cmpuint (fixture->mirror->len, ==, g_list_model_get_n_items (model));
  for (guint n = 0; n < fixture->mirror->len; n++)
    {
      g_autoptr (GObject) item = g_list_model_get_item (model, n);

      g_assert_true (fixture->mirror->pdata[n] == item);
    }
  for (GtkWidget *row = gtk_widget_get_first_child (fixture->list); row != NULL;
       row = gtk_widget_get_next_sibling (row))
    {
      g_autoptr (GObject) item = g_list_model_get_item (model, gtk_list_item_get_position (get_item (row)));

      g_assert_nonnull (item);
      g_assert_true (gtk_list_item_get_item (get_item (row)) == item);
      rows++;
    }
  g_assert_cmpuint (rows, >=, MIN (200, g_list_model_get_n_items (model)));
}

static void
scroll_to (Fixture *fixture,
           guint    position)
{
  gboolean found = FALSE;

  g_assert_true (gtk_widget_activate_action (fixture->list, "list.scroll-to-item", "u", position));
  for (GtkWidget *row = gtk_widget_get_first_child (fixture->list); row != NULL;
       row = gtk_widget_get_next_sibling (row))
    found |= gtk_list_item_get_position (get_item (row)) == position;
  g_assert_true (found);
  check (fixture);
}

static void
splice_and_check (Fixture *fixture,
                  guint    position,
                  guint    removed,
                  guint    added)
{
  splice (fixture, position, removed, added);
  check (fixture);
}

/* All but the first items are removed while the last ones are visible. */
static void
test_midst (Fixture       *fixture,
            gconstpointer  data)
{
  scroll_to (fixture, N_ITEMS - 1);
  splice_and_check (fixture, 5, N_ITEMS - 5, 0);
  splice_and_check (fixture, 5, 0, N_ITEMS - 5);
}

/* The last items are removed, some of which are visible. */
static void
test_end (Fixture       *fixture,
          gconstpointer  data)
{
  scroll_to (fixture, N_ITEMS - 1);
  splice_and_check (fixture, N_ITEMS / 2, N_ITEMS / 2, 0);
}

static void
test_random (Fixture       *fixture,
             gconstpointer  data)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (1);

  for (guint turn = 0; turn < 60; turn++)
    {
      const guint n_items = g_list_model_get_n_items (G_LIST_MODEL (fixture->model));
      const guint position = g_rand_int_range (rand, 0, n_items);
      const guint removed = g_rand_int_range (rand, 0, MIN (n_items - position, turn % 3 == 0 ? 1 : N_ITEMS) + 1);

      scroll_to (fixture, g_rand_int_range (rand, 0, n_items));
      splice_and_check (fixture, position, removed, n_items - removed < N_ITEMS / 2 ? N_ITEMS : turn % 5);
    }
}

/* Items that stay keep their rows. */
static void
test_kept (Fixture       *fixture,
           gconstpointer  data)
{
  GtkWidget *row, *first;

  scroll_to (fixture, 0);
  first = gtk_widget_get_first_child (fixture->list);
  row = gtk_widget_get_next_sibling (first);
  splice_and_check (fixture, 5, 20, 3);
  g_assert_true (gtk_widget_get_first_child (fixture->list) == first);
  g_assert_true (gtk_widget_get_next_sibling (first) == row);
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  g_test_add ("/no-selection/midst", Fixture, NULL, set_up, test_midst, tear_down);
  g_test_add ("/no-selection/end", Fixture, NULL, set_up, test_end, tear_down);
  g_test_add ("/no-selection/random", Fixture, NULL, set_up, test_random, tear_down);
  g_test_add ("/no-selection/kept", Fixture, NULL, set_up, test_kept, tear_down);
  return g_test_run ();
}
