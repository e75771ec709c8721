/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <gtk/gtk.h>

#include "ogc-node-groups.h"
#include "ogc-redraw-slices.h"

#define SIDE 200

static GskRenderNode *
square (float x,
        float y)
{
  return gsk_color_node_new (&(GdkRGBA) { 1, 0, 0, 1 }, &GRAPHENE_RECT_INIT (x, y, 10, 10));
}

static gboolean
holds (GPtrArray             *nodes,
       const graphene_rect_t *rect)
{
  for (guint i = 0; i < nodes->len; i++)
    {
      graphene_rect_t bounds;

      gsk_render_node_get_bounds (nodes->pdata[i], &bounds);
      if (graphene_rect_contains_rect (&bounds, rect))
        return TRUE;
    }
  return FALSE;
}

/* At most as many rectangles are left as were asked for, and nothing is lost. */
static void
test_most (void)
{
  g_autoptr (GPtrArray) nodes = g_ptr_array_new_with_free_func ((GDestroyNotify) gsk_render_node_unref);

  for (int i = 0; i < 40; i++)
    g_ptr_array_add (nodes, square ((float) (i % 8) * 50, (float) (i / 8) * 70));
  ogc_node_groups_join (nodes, 3);
  g_assert_cmpuint (nodes->len, ==, 3);
  for (int i = 0; i < 40; i++)
    g_assert_true (holds (nodes, &GRAPHENE_RECT_INIT ((float) (i % 8) * 50, (float) (i / 8) * 70, 10, 10)));
}

/* Overlapping rectangles are merged, distant ones are not. */
static void
test_near (void)
{
  g_autoptr (GPtrArray) nodes = g_ptr_array_new_with_free_func ((GDestroyNotify) gsk_render_node_unref);

  g_ptr_array_add (nodes, square (0, 0));
  g_ptr_array_add (nodes, square (300, 300));
  g_ptr_array_add (nodes, square (2, 0));
  ogc_node_groups_join (nodes, 3);
  g_assert_cmpuint (nodes->len, ==, 2);
  g_assert_false (holds (nodes, &GRAPHENE_RECT_INIT (0, 0, 310, 310)));
}

/* The number of slices that show @whole. */
static unsigned
count (OgcRedrawSlices *wipe,
       GskRenderNode   *whole)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) shown = NULL;
  unsigned n = 0;

  ogc_redraw_slices_append (wipe, snapshot, whole);
  shown = gtk_snapshot_free_to_node (snapshot);
  g_assert_cmpint (gsk_render_node_get_node_type (shown), ==, GSK_CONTAINER_NODE);
  for (guint i = 0; i < gsk_container_node_get_n_children (shown); i++)
    n += gsk_clip_node_get_child (gsk_container_node_get_child (shown, i)) == whole ? 1 : 0;
  return n;
}

static unsigned
count_strips (OgcRedrawSlices *wipe)
{
  g_autoptr (GskRenderNode) node = gsk_color_node_new (&(GdkRGBA) { 0, 0, 0, 1 },
                                                       &GRAPHENE_RECT_INIT (0, 0, SIDE, SIDE));

  return count (wipe, node);
}

static GtkWidget *
show_area (gboolean animations)
{
  GtkWidget *window = gtk_window_new ();
  GtkWidget *area = gtk_drawing_area_new ();

  gtk_window_set_decorated (GTK_WINDOW (window), FALSE);
  gtk_window_set_default_size (GTK_WINDOW (window), SIDE, SIDE);
  gtk_window_set_child (GTK_WINDOW (window), area);
  gtk_window_present (GTK_WINDOW (window));
  while (gtk_widget_get_height (area) < SIDE)
    g_main_context_iteration (NULL, TRUE);
  g_object_set (gtk_widget_get_settings (area), "gtk-enable-animations", animations, NULL);
  return area;
}

typedef void (*Start) (OgcRedrawSlices *wipe);

static void
start_upward (OgcRedrawSlices *wipe)
{
  ogc_redraw_slices_start (wipe, TRUE);
}

/* A change becomes visible not at once, but soon and everywhere; a big change need not be announced. */
static void
test_spread (gconstpointer data)
{
  const Start start = data;
  GtkWidget *area = show_area (TRUE);
  OgcRedrawSlices *wipe = ogc_redraw_slices_new (area);
  const unsigned all = count_strips (wipe);
  g_autoptr (GskRenderNode) node = square (0, 0);
  unsigned seen, before = 0;

  g_assert_cmpuint (all, >, 1);
  g_assert_false (ogc_redraw_slices_keeps (wipe));
  start (wipe);
  g_assert_cmpint (ogc_redraw_slices_keeps (wipe), ==, start == start_upward);
  g_assert_cmpuint (count (wipe, node), ==, 0);
  while ((seen = count (wipe, node)) < all)
    {
      g_assert_cmpuint (seen, >=, before);
      g_assert_true (seen == 0 || !ogc_redraw_slices_keeps (wipe));
      before = seen;
      g_main_context_iteration (NULL, TRUE);
    }
  ogc_redraw_slices_free (wipe);
  gtk_window_destroy (GTK_WINDOW (gtk_widget_get_root (area)));
}

/* Once the old content has to be forgotten it is never shown again, although the new content is spread over frames
 * too. */
static void
test_forgotten (void)
{
  GtkWidget *area = show_area (TRUE);
  OgcRedrawSlices *wipe = ogc_redraw_slices_new (area);
  GtkSnapshot *snapshot = gtk_snapshot_new ();

  g_assert_cmpuint (count_strips (wipe), >, 1);
  ogc_redraw_slices_forget (wipe);
  ogc_redraw_slices_start (wipe, FALSE);
  ogc_redraw_slices_append (wipe, snapshot, NULL);
  g_assert_null (gtk_snapshot_free_to_node (snapshot));
  g_assert_true (ogc_redraw_slices_keeps (wipe));
  ogc_redraw_slices_free (wipe);
  gtk_window_destroy (GTK_WINDOW (gtk_widget_get_root (area)));
}

/* Without animations a change is visible at once and as a whole. */
static void
test_still (void)
{
  GtkWidget *area = show_area (FALSE);
  OgcRedrawSlices *wipe = ogc_redraw_slices_new (area);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = square (0, 0);
  g_autoptr (GskRenderNode) shown = NULL;

  ogc_redraw_slices_start (wipe, TRUE);
  g_assert_false (ogc_redraw_slices_keeps (wipe));
  ogc_redraw_slices_append (wipe, snapshot, node);
  shown = gtk_snapshot_free_to_node (snapshot);
  g_assert_true (shown == node);
  ogc_redraw_slices_free (wipe);
  gtk_window_destroy (GTK_WINDOW (gtk_widget_get_root (area)));
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);

  g_test_add_func ("/redraw-slices/groups/most", test_most);
  g_test_add_func ("/redraw-slices/groups/near", test_near);
  g_test_add_data_func ("/redraw-slices/spread", start_upward, test_spread);
  g_test_add_data_func ("/redraw-slices/quick", ogc_redraw_slices_start_quick, test_spread);
  g_test_add_func ("/redraw-slices/forgotten", test_forgotten);
  g_test_add_func ("/redraw-slices/still", test_still);

  return g_test_run ();
}
