/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <gtk/gtk.h>

#include "ogc-bar-chart.h"
#include "ogc-line-chart.h"

static const OgcBarPart parts[] = { { 3, "seat_1", "emblem-key" }, { 1, "seat_2", NULL } };

#define SIDE 200
#define LINE_WIDTH 300
#define LINE_HEIGHT 230
#define BLUE 0
#define RED 2

/* The pixels that a widget draws, four bytes each: blue, green, red, alpha. */
static guchar *
draw (GtkWidget *widget,
      int        width,
      int        height)
{
  g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GdkTexture) texture = NULL;
  guchar *pixels = g_malloc ((gsize) width * height * 4);

  GTK_WIDGET_GET_CLASS (widget)->snapshot (widget, snapshot);
  node = gtk_snapshot_to_node (snapshot);
  g_assert_nonnull (node);
  texture = gsk_renderer_render_texture (gtk_native_get_renderer (gtk_widget_get_native (widget)), node,
                                         &GRAPHENE_RECT_INIT (0, 0, width, height));
  gdk_texture_download (texture, pixels, (gsize) width * 4);
  return pixels;
}

static GtkWidget *
show (GtkWidget *child)
{
  GtkWidget *window = gtk_window_new ();
  GtkCssProvider *provider = gtk_css_provider_new ();

  gtk_css_provider_load_from_data (provider,
                                   "@define-color seat_1 #0000ff; @define-color seat_2 #ff0000; "
                                   "@define-color ink #000000; @define-color ivory #ffffff; "
                                   "window { background: none; color: #00ff00; }", -1);
  gtk_style_context_add_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (provider),
                                              GTK_STYLE_PROVIDER_PRIORITY_USER);
  g_object_unref (provider);
  gtk_window_set_decorated (GTK_WINDOW (window), FALSE);
  gtk_window_set_default_size (GTK_WINDOW (window), SIDE, 40);
  gtk_window_set_child (GTK_WINDOW (window), child);
  gtk_window_present (GTK_WINDOW (window));
  while (gtk_widget_get_width (child) < SIDE)
    g_main_context_iteration (NULL, TRUE);
  return window;
}

static const guchar *
pixel (const guchar *pixels,
       int           x,
       int           y)
{
  return pixels + (gsize) (y * SIDE + x) * 4;
}

/* The segments have lengths in proportion to their values, and the rest is the track. */
static void
test_parts (void)
{
  GtkWidget *bar = ogc_bar_new (parts, G_N_ELEMENTS (parts), -1);
  GtkWidget *window;
  g_autofree guchar *pixels = NULL;
  int height;

  ogc_bar_set_scale (OGC_BAR (bar), 8);
  window = show (bar);
  height = gtk_widget_get_height (bar);
  pixels = draw (bar, SIDE, height);
  g_assert_cmpuint (pixel (pixels, 10, 3)[0], ==, 255);
  g_assert_cmpuint (pixel (pixels, 70, 3)[0], ==, 255);
  g_assert_cmpuint (pixel (pixels, 80, 3)[2], ==, 255);
  g_assert_cmpuint (pixel (pixels, 96, 3)[2], ==, 255);
  g_assert_cmpuint (pixel (pixels, 110, 3)[3], <, 60);
  g_assert_cmpuint (pixel (pixels, 190, 3)[3], <, 60);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* A bar with a part that is too narrow for its symbol draws none. */
static void
test_symbols (void)
{
  const OgcBarPart with[] = { { 30, "seat_1", "emblem-key" }, { 3, "seat_2", "emblem-key" } };
  const OgcBarPart without[] = { { 30, "seat_1", NULL }, { 3, "seat_2", NULL } };
  const OgcBarPart wide[] = { { 20, "seat_1", "emblem-key" }, { 13, "seat_2", "emblem-key" } };
  const OgcBarPart plain[] = { { 20, "seat_1", NULL }, { 13, "seat_2", NULL } };
  const OgcBarPart *const bars[] = { with, without, wide, plain };
  guchar *pixels[G_N_ELEMENTS (bars)];
  int height = 0;

  for (unsigned i = 0; i < G_N_ELEMENTS (bars); i++)
    {
      GtkWidget *bar = ogc_bar_new (bars[i], 2, -1);
      GtkWidget *window = show (bar);

      height = gtk_widget_get_height (bar);
      pixels[i] = draw (bar, SIDE, height);
      gtk_window_destroy (GTK_WINDOW (window));
    }
  g_assert_true (memcmp (pixels[0], pixels[1], (gsize) SIDE * height * 4) == 0);
  g_assert_true (memcmp (pixels[2], pixels[3], (gsize) SIDE * height * 4) != 0);
  for (unsigned i = 0; i < G_N_ELEMENTS (bars); i++)
    g_free (pixels[i]);
}

/* The mark is where it belongs, on the bar or beside it. */
static void
test_mark (void)
{
  for (double expected = 1; expected < 8; expected += 3)
    {
      GtkWidget *bar = ogc_bar_new (parts, 1, expected);
      g_autofree guchar *pixels = NULL;
      const int x = (int) (expected * SIDE / 8);
      GtkWidget *window;

      ogc_bar_set_scale (OGC_BAR (bar), 8);
      window = show (bar);
      pixels = draw (bar, SIDE, gtk_widget_get_height (bar));
      g_assert_cmpuint (pixel (pixels, x, 1)[1], >, 200);
      g_assert_cmpuint (pixel (pixels, x - 2, 1)[1], <, 60);
      gtk_window_destroy (GTK_WINDOW (window));
    }
}

static void
test_scale (void)
{
  g_autoptr (GtkWidget) widget = g_object_ref_sink (ogc_bar_chart_new ());
  OgcBarChart *chart = OGC_BAR_CHART (widget);

  ogc_bar_chart_add (chart, NULL, "One", parts, 2, 3, "4", "One: 4 of 3");
  g_assert_cmpfloat (ogc_bar_get_scale (ogc_bar_chart_get_bar (chart, 0)), ==, 4);
  ogc_bar_chart_add (chart, gtk_image_new (), "Two", parts, 1, 6, "3", "Two: 3 of 6");
  g_assert_cmpuint (ogc_bar_chart_get_n_bars (chart), ==, 2);
  g_assert_cmpfloat (ogc_bar_get_scale (ogc_bar_chart_get_bar (chart, 0)), ==, 6);
  g_assert_cmpfloat (ogc_bar_get_scale (ogc_bar_chart_get_bar (chart, 1)), ==, 6);
  ogc_bar_chart_set_scale (chart, 20);
  g_assert_cmpfloat (ogc_bar_get_scale (ogc_bar_chart_get_bar (chart, 1)), ==, 20);
  ogc_bar_chart_set_scale (chart, 0);
  g_assert_cmpfloat (ogc_bar_get_scale (ogc_bar_chart_get_bar (chart, 1)), ==, 6);
  ogc_bar_chart_clear (chart);
  g_assert_cmpuint (ogc_bar_chart_get_n_bars (chart), ==, 0);
  ogc_bar_chart_add (chart, NULL, "Nothing", NULL, 0, -1, "0", "Nothing");
  g_assert_cmpfloat (ogc_bar_get_scale (ogc_bar_chart_get_bar (chart, 0)), ==, 1);
}

/* The bars of aligned charts begin and end at the same places, whatever stands beside them. */
static void
test_align (void)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  OgcBarChart *charts[2];
  GtkWidget *window;
  graphene_rect_t bounds[2];

  for (unsigned i = 0; i < 2; i++)
    {
      charts[i] = OGC_BAR_CHART (ogc_bar_chart_new ());
      gtk_box_append (GTK_BOX (box), GTK_WIDGET (charts[i]));
    }
  ogc_bar_chart_align (charts[1], charts[0]);
  ogc_bar_chart_add (charts[0], NULL, "A", parts, 1, -1, "1234", "A");
  ogc_bar_chart_add (charts[1], NULL, "Longer", parts, 1, -1, "1", "Longer");
  window = show (box);
  for (unsigned i = 0; i < 2; i++)
    g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (ogc_bar_chart_get_bar (charts[i], 0)), box, &bounds[i]));
  g_assert_cmpfloat (bounds[0].origin.x, ==, bounds[1].origin.x);
  g_assert_cmpfloat (bounds[0].size.width, ==, bounds[1].size.width);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* A bar's accessible name says everything, so the labels beside it are hidden from screen readers. */
static void
test_accessible (void)
{
  g_autoptr (GtkWidget) widget = g_object_ref_sink (ogc_bar_chart_new ());
  OgcBarChart *chart = OGC_BAR_CHART (widget);
  g_autofree char *wrong = NULL;
  GtkAccessible *bar;

  ogc_bar_chart_add (chart, NULL, "Ones", parts, 1, 6, "3", "Ones: 3, expected 6");
  bar = GTK_ACCESSIBLE (ogc_bar_chart_get_bar (chart, 0));
  g_assert_cmpint (gtk_accessible_get_accessible_role (bar), ==, GTK_ACCESSIBLE_ROLE_IMG);
  wrong = gtk_test_accessible_check_property (bar, GTK_ACCESSIBLE_PROPERTY_LABEL, "Ones: 3, expected 6");
  g_assert_null (wrong);
  for (GtkWidget *child = gtk_widget_get_first_child (gtk_widget_get_first_child (widget)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (GTK_IS_LABEL (child))
      g_assert_cmpint (gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (child)), ==,
                       GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

/* The number of pixels of a colour in the rows from @from up to, but without, @to. */
static unsigned
count_pixels (const guchar *pixels,
              int           from,
              int           to,
              unsigned      channel)
{
  unsigned n = 0;

  for (int y = from; y < to; y++)
    for (int x = 0; x < LINE_WIDTH; x++)
      {
        const guchar *p = pixels + (gsize) (y * LINE_WIDTH + x) * 4;

        n += p[channel] > 200 && p[(channel + 1) % 3] < 60 && p[(channel + 2) % 3] < 60;
      }
  return n;
}

/* Each seat's line runs through its values in its colour, and each mark points to its moment; all of it disappears when
 * the graph is reset. */
static void
test_lines (void)
{
  const graphene_point_t high[] = { { 0, 30 }, { 4, 30 } }, low[] = { { 0, 20 }, { 4, 20 } };
  GtkWidget *widget = g_object_new (OGC_TYPE_LINE_CHART, NULL);
  OgcLineChart *chart = OGC_LINE_CHART (widget);
  GtkWidget *window;
  const int half = LINE_HEIGHT / 2;
  g_autofree guchar *pixels = NULL;
  g_autofree guchar *marked = NULL;
  g_autofree guchar *empty = NULL;
  unsigned above;

  gtk_widget_set_size_request (widget, LINE_WIDTH, LINE_HEIGHT);
  window = show (widget);
  ogc_line_chart_begin (chart, 4, 20, 30);
  ogc_line_chart_add_line (chart, 1, "key", high, G_N_ELEMENTS (high), NULL);
  ogc_line_chart_add_line (chart, 2, "lantern", low, G_N_ELEMENTS (low), NULL);
  pixels = draw (widget, LINE_WIDTH, LINE_HEIGHT);
  above = count_pixels (pixels, 0, half, RED);
  g_assert_cmpuint (count_pixels (pixels, 0, half, BLUE), >, 100);
  g_assert_cmpuint (count_pixels (pixels, half, LINE_HEIGHT, BLUE), ==, 0);
  g_assert_cmpuint (count_pixels (pixels, half, LINE_HEIGHT, RED), >, 100);
  g_assert_cmpuint (above, ==, 0);
  ogc_line_chart_add_mark (chart, 2, 2, "coin");
  marked = draw (widget, LINE_WIDTH, LINE_HEIGHT);
  g_assert_cmpuint (count_pixels (marked, 0, half, RED), >, above);
  ogc_line_chart_begin (chart, 4, 20, 30);
  ogc_line_chart_add_scale (chart, 30, "30");
  empty = draw (widget, LINE_WIDTH, LINE_HEIGHT);
  g_assert_cmpuint (count_pixels (empty, 0, LINE_HEIGHT, RED), ==, 0);
  g_assert_cmpuint (count_pixels (empty, 0, LINE_HEIGHT, BLUE), ==, 0);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* A line that goes beyond the edges is cut off there; its result is written beside its end, outside the lines. A place
 * among the lines is a moment of the game. */
static void
test_results (void)
{
  const graphene_point_t up[] = { { 0, 25 }, { 4, 100 } }, level[] = { { 0, 25 }, { 4, 25 } };
  GtkWidget *widget = g_object_new (OGC_TYPE_LINE_CHART, NULL);
  OgcLineChart *chart = OGC_LINE_CHART (widget);
  GtkWidget *window;
  g_autofree guchar *without = NULL;
  g_autofree guchar *with = NULL;
  double middle;

  gtk_widget_set_size_request (widget, LINE_WIDTH, LINE_HEIGHT);
  window = show (widget);
  ogc_line_chart_begin (chart, 4, 20, 30);
  ogc_line_chart_add_mark (chart, 2, 2, "coin"); /* which moves the edge down */
  ogc_line_chart_add_line (chart, 2, "lantern", level, G_N_ELEMENTS (level), NULL);
  without = draw (widget, LINE_WIDTH, LINE_HEIGHT);
  middle = ogc_line_chart_get_moment (chart, LINE_WIDTH / 2.);
  g_assert_cmpfloat (ogc_line_chart_get_moment (chart, 0), ==, 0);
  g_assert_cmpfloat (ogc_line_chart_get_moment (chart, LINE_WIDTH), ==, 4);
  ogc_line_chart_add_line (chart, 1, "key", up, G_N_ELEMENTS (up), "100%");
  with = draw (widget, LINE_WIDTH, LINE_HEIGHT);
  g_assert_cmpuint (count_pixels (with, 0, 12, BLUE), ==, 0);
  g_assert_cmpuint (count_pixels (with, 12, LINE_HEIGHT, BLUE), >, 20);
  g_assert_cmpuint (count_pixels (with, 0, LINE_HEIGHT, RED), <, count_pixels (without, 0, LINE_HEIGHT, RED));
  g_assert_cmpfloat (ogc_line_chart_get_moment (chart, LINE_WIDTH / 2.), >, middle);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* The strip above the lines holds any number of marks, and none extends beyond it. */
static void
test_many_marks (void)
{
  GtkWidget *widget = g_object_new (OGC_TYPE_LINE_CHART, NULL);
  OgcLineChart *chart = OGC_LINE_CHART (widget);
  GtkWidget *window;
  g_autofree guchar *pixels = NULL;

  gtk_widget_set_size_request (widget, LINE_WIDTH, LINE_HEIGHT);
  window = show (widget);
  ogc_line_chart_begin (chart, 4, 0, 10);
  for (unsigned i = 0; i < 20; i++)
    ogc_line_chart_add_mark (chart, i / 5., 2, "coin");
  pixels = draw (widget, LINE_WIDTH, LINE_HEIGHT);
  for (int y = 0; y < LINE_HEIGHT; y++)
    {
      const guchar *row = pixels + (gsize) y * LINE_WIDTH * 4;

      for (int x = LINE_WIDTH - 14; x < LINE_WIDTH; x++)
        g_assert_cmpuint (row[4 * x + 3], ==, 0);
    }
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);

  g_test_add_func ("/charts/parts", test_parts);
  g_test_add_func ("/charts/symbols", test_symbols);
  g_test_add_func ("/charts/mark", test_mark);
  g_test_add_func ("/charts/scale", test_scale);
  g_test_add_func ("/charts/align", test_align);
  g_test_add_func ("/charts/accessible", test_accessible);
  g_test_add_func ("/charts/lines", test_lines);
  g_test_add_func ("/charts/many-marks", test_many_marks);
  g_test_add_func ("/charts/results", test_results);

  return g_test_run ();
}
