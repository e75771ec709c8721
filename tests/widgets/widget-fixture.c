/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widget-fixture.h"

#include "ogc-scene.h"

gpointer
widget_fixture_find_where (GtkWidget            *widget,
                           WidgetFixtureMatches  matches,
                           gpointer              user_data)
{
  gpointer found = matches (widget, user_data) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = widget_fixture_find_where (child, matches, user_data);
  return found;
}

static gboolean
is_of_type (GtkWidget *widget,
            gpointer   type)
{
  return g_type_is_a (G_OBJECT_TYPE (widget), *(GType *) type);
}

static gboolean
has_class (GtkWidget *widget,
           gpointer   css_class)
{
  return gtk_widget_has_css_class (widget, css_class);
}

gpointer
widget_fixture_find (GtkWidget *widget,
                     GType      type)
{
  return widget_fixture_find_where (widget, is_of_type, &type);
}

gpointer
widget_fixture_find_class (GtkWidget  *widget,
                           const char *css_class)
{
  return widget_fixture_find_where (widget, has_class, (gpointer) css_class);
}

typedef struct {
  WidgetFixtureMatches matches;
  gpointer             user_data;
} Wanted;

static gboolean
is_wanted_and_seen (GtkWidget *widget,
                    gpointer   data)
{
  const Wanted *wanted = data;

  return gtk_widget_get_mapped (widget) && wanted->matches (widget, wanted->user_data);
}

/* Like widget_fixture_find_where(), but prefers a widget that can be seen. */
static gpointer
find_seen_first (GtkWidget            *widget,
                 WidgetFixtureMatches  matches,
                 gpointer              user_data)
{
  gpointer found = widget_fixture_find_where (widget, is_wanted_and_seen, &(Wanted) { matches, user_data });

  return found != NULL ? found : widget_fixture_find_where (widget, matches, user_data);
}

gpointer
widget_fixture_find_shown (GtkWidget *widget,
                           GType      type)
{
  return find_seen_first (widget, is_of_type, &type);
}

gboolean
widget_fixture_is_label (GtkWidget *widget,
                         gpointer   text)
{
  return GTK_IS_LABEL (widget) && g_str_equal (gtk_label_get_text (GTK_LABEL (widget)), text);
}

static gboolean
is_label_with (GtkWidget *widget,
               gpointer   part)
{
  return GTK_IS_LABEL (widget) && strstr (gtk_label_get_text (GTK_LABEL (widget)), part) != NULL;
}

gpointer
widget_fixture_find_label (GtkWidget  *widget,
                           const char *text)
{
  return find_seen_first (widget, widget_fixture_is_label, (gpointer) text);
}

gpointer
widget_fixture_find_text (GtkWidget  *widget,
                          const char *part)
{
  return find_seen_first (widget, is_label_with, (gpointer) part);
}

gboolean
widget_fixture_is_seen (gpointer widget)
{
  return widget != NULL && gtk_widget_get_mapped (widget);
}

void
widget_fixture_settle (void)
{
  for (int n = 0; n < 200 && g_main_context_iteration (NULL, FALSE); n++)
    ;
}

static gboolean
idle_cb (gpointer idle)
{
  *(gboolean *) idle = TRUE;
  return G_SOURCE_REMOVE;
}

void
widget_fixture_await_idle (void)
{
  gboolean idle = FALSE;

  g_idle_add_full (G_PRIORITY_LOW, idle_cb, &idle, NULL);
  while (!idle)
    g_main_context_iteration (NULL, TRUE);
}

void
widget_fixture_run_for (unsigned milliseconds)
{
  gint64 end = g_get_monotonic_time () + milliseconds * 1000;

  while (g_get_monotonic_time () < end)
    if (!g_main_context_iteration (NULL, FALSE))
      g_usleep (1000);
  widget_fixture_await_idle ();
}

GtkWindow *
widget_fixture_find_dialog (void)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (unsigned n = 0; n < g_list_model_get_n_items (windows); n++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, n);

      if (GTK_IS_DIALOG (window))
        return window;
    }
  return NULL;
}

GtkWindow *
widget_fixture_await_dialog (void)
{
  GtkWindow *dialog;

  while ((dialog = widget_fixture_find_dialog ()) == NULL)
    g_main_context_iteration (NULL, TRUE);
  return dialog;
}

void
widget_fixture_assert_return (int response)
{
  GtkWindow *dialog = widget_fixture_find_dialog ();
  GtkWidget *button;

  g_assert_nonnull (dialog);
  button = gtk_dialog_get_widget_for_response (GTK_DIALOG (dialog), response);
  g_assert_true (gtk_window_get_focus (dialog) == button);
  g_assert_true (gtk_window_get_default_widget (dialog) == button);
  g_assert_true (gtk_widget_has_css_class (button, "default")); /* so it is the one that stands out */
}

void
widget_fixture_press_return (int response)
{
  g_autoptr (GtkWindow) dialog = NULL;

  widget_fixture_assert_return (response);
  dialog = g_object_ref (widget_fixture_find_dialog ());
  gtk_widget_activate (gtk_window_get_focus (dialog));
  while (widget_fixture_find_dialog () == dialog)
    g_main_context_iteration (NULL, TRUE);
}

static void
drawn_cb (gboolean *drawn)
{
  *drawn = TRUE;
}

void
widget_fixture_draw (GtkWidget *window)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (window);
  gboolean drawn = FALSE;
  const gulong handler = g_signal_connect_swapped (clock, "after-paint", G_CALLBACK (drawn_cb), &drawn);

  gtk_widget_queue_draw (window);
  while (!drawn)
    g_main_context_iteration (NULL, TRUE);
  g_signal_handler_disconnect (clock, handler);
}

void
widget_fixture_present (GtkWidget *window)
{
  gtk_window_present (GTK_WINDOW (window));
  while (!gtk_widget_get_mapped (window))
    g_main_context_iteration (NULL, TRUE);
  widget_fixture_draw (window);
  widget_fixture_await_idle ();
}

GskRenderNode *
widget_fixture_create_node (GtkWidget *window)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (window);
  GskRenderNode *node = NULL;

  while (node == NULL || ogc_scene_is_any_pending ())
    {
      GtkSnapshot *snapshot = gtk_snapshot_new ();

      g_clear_pointer (&node, gsk_render_node_unref);
      widget_fixture_run_for (50);
      widget_fixture_draw (window);
      gdk_paintable_snapshot (paintable, snapshot, gtk_widget_get_width (window), gtk_widget_get_height (window));
      node = gtk_snapshot_free_to_node (snapshot);
    }
  return node;
}

void
widget_fixture_save_picture (GtkWidget  *window,
                             const char *path)
{
  g_autoptr (GskRenderNode) node = widget_fixture_create_node (window);
  GskRenderer *renderer = gtk_native_get_renderer (GTK_NATIVE (window));
  g_autoptr (GdkTexture) texture = gsk_renderer_render_texture (renderer, node, NULL);

  g_assert_true (gdk_texture_save_to_png (texture, path));
}

static cairo_surface_t *
create_picture (GtkWidget *window)
{
  g_autoptr (GskRenderNode) node = widget_fixture_create_node (window);
  cairo_surface_t *picture = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, gtk_widget_get_width (window),
                                                         gtk_widget_get_height (window));
  cairo_t *cr = cairo_create (picture);

  gsk_render_node_draw (node, cr);
  cairo_destroy (cr);
  cairo_surface_flush (picture);
  return picture;
}

gboolean
widget_fixture_is_drawn_in (GtkWidget *window,
                            GtkWidget *scrolled,
                            GtkWidget *list,
                            int        end)
{
  cairo_surface_t *with = create_picture (window);
  cairo_surface_t *without;
  gboolean drawn = FALSE;
  graphene_rect_t bounds;

  gtk_widget_set_opacity (list, 0);
  without = create_picture (window);
  gtk_widget_set_opacity (list, 1);
  g_assert_true (gtk_widget_compute_bounds (scrolled, window, &bounds));
  for (int y = (int) bounds.origin.y; y < (int) bounds.origin.y + end; y++)
    {
      const gsize begin = (gsize) y * (gsize) cairo_image_surface_get_stride (with) + 4 * (gsize) bounds.origin.x;

      drawn = drawn || memcmp (cairo_image_surface_get_data (with) + begin,
                               cairo_image_surface_get_data (without) + begin, 4 * (gsize) bounds.size.width) != 0;
    }
  cairo_surface_destroy (with);
  cairo_surface_destroy (without);
  return drawn;
}

int
widget_fixture_find_part (GtkWidget *scrolled,
                          GtkWidget *list)
{
  for (GtkWidget *row = gtk_widget_get_first_child (list); row != NULL; row = gtk_widget_get_next_sibling (row))
    {
      graphene_rect_t bounds;

      if (gtk_widget_get_mapped (row) && gtk_widget_compute_bounds (row, scrolled, &bounds) && bounds.origin.y < 0
          && bounds.origin.y + bounds.size.height > 0)
        return (int) (bounds.origin.y + bounds.size.height);
    }
  return 0;
}

/* How much is out of sight in one direction. */
static double
get_hidden (GtkAdjustment *adjustment)
{
  return gtk_adjustment_get_upper (adjustment) - gtk_adjustment_get_page_size (adjustment);
}

void
widget_fixture_check_room (GtkWidget *page)
{
  static const int widths[] = { 1500, 1280, 900, 352 };
  GtkScrolledWindow *scroller = widget_fixture_find (page, GTK_TYPE_SCROLLED_WINDOW);

  for (unsigned n = 0; n < G_N_ELEMENTS (widths); n++)
    {
      gtk_window_set_default_size (GTK_WINDOW (gtk_widget_get_root (page)), widths[n], 740);
      while (gtk_widget_get_width (page) != widths[n]
             || get_hidden (gtk_scrolled_window_get_hadjustment (scroller)) > 0
             || (widths[n] >= 1280 && get_hidden (gtk_scrolled_window_get_vadjustment (scroller)) > 0))
        g_main_context_iteration (NULL, TRUE);
    }
}

gboolean
widget_fixture_uses_wheel (GtkWidget *widget)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);
  unsigned n = 0, used = 0;

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (!GTK_IS_EVENT_CONTROLLER_SCROLL (controller))
        continue;
      n++;
      used += gtk_event_controller_get_propagation_phase (controller) != GTK_PHASE_NONE;
    }
  g_assert_cmpuint (n, >, 0);
  return used > 0;
}
