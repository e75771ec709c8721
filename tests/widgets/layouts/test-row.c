/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Rows and pages do not ask text for the width that it needs at a height, which GTK finds by wrapping it many times. */

#include <gtk/gtk.h>

#include "ogc-page-layout.h"
#include "ogc-row-layout.h"
#include "widget-fixture.h"

#define SPACING 10
#define MARK 20
#define WORD 30
#define TEXT 150
#define LINE 15
#define PADDING 7 /* so that no height is also a width */

#define TYPE_TEXT (text_get_type ())
G_DECLARE_FINAL_TYPE (Text, text, TEST, TEXT, GtkWidget)

/* Text in words of one width. */
struct _Text
{
  GtkWidget parent_instance;

  unsigned n_widths_asked; /* how often it was asked for a width at a height */
};

G_DEFINE_FINAL_TYPE (Text, text, GTK_TYPE_WIDGET)

static GtkSizeRequestMode
text_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static int
find_height (int width)
{
  const int words = MAX (1, width / WORD);

  return PADDING + LINE * ((TEXT / WORD + words - 1) / words);
}

static void
text_measure (GtkWidget      *widget,
              GtkOrientation  orientation,
              int             for_size,
              int            *minimum,
              int            *natural,
              int            *minimum_baseline,
              int            *natural_baseline)
{
  Text *self = TEST_TEXT (widget);

  if (orientation == GTK_ORIENTATION_VERTICAL)
    {
      *minimum = *natural = find_height (for_size < 0 ? TEXT : for_size);
      return;
    }
  *minimum = WORD;
  *natural = TEXT;
  self->n_widths_asked += for_size >= 0;
}

static void
text_class_init (TextClass *klass)
{
  GTK_WIDGET_CLASS (klass)->get_request_mode = text_get_request_mode;
  GTK_WIDGET_CLASS (klass)->measure = text_measure;
}

static void
text_init (Text *self)
{
}

typedef struct {
  GtkWidget *row;
  GtkWidget *mark;
  GtkWidget *text;
} Fixture;

static void
set_up (Fixture       *fixture,
        gconstpointer  user_data)
{
  fixture->row = g_object_ref_sink (ogc_row_layout_new_box (SPACING));
  fixture->mark = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  fixture->text = g_object_new (TYPE_TEXT, NULL);
  gtk_widget_set_size_request (fixture->mark, MARK, MARK);
  gtk_box_append (GTK_BOX (fixture->row), fixture->mark);
  gtk_box_append (GTK_BOX (fixture->row), fixture->text);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  user_data)
{
  g_object_unref (fixture->row);
}

static void
assert_size (GtkWidget      *widget,
             GtkOrientation  orientation,
             int             for_size,
             int             least,
             int             wanted)
{
  int minimum, natural;

  gtk_widget_measure (widget, orientation, for_size, &minimum, &natural, NULL, NULL);
  g_assert_cmpint (minimum, ==, least);
  g_assert_cmpint (natural, ==, wanted);
}

static void
test_measure (Fixture       *fixture,
              gconstpointer  user_data)
{
  const int before = MARK + SPACING;

  assert_size (fixture->row, GTK_ORIENTATION_HORIZONTAL, -1, before + WORD, before + TEXT);
  assert_size (fixture->row, GTK_ORIENTATION_VERTICAL, before + TEXT, find_height (TEXT), find_height (TEXT));
  assert_size (fixture->row, GTK_ORIENTATION_VERTICAL, before + 2 * WORD, find_height (2 * WORD),
               find_height (2 * WORD));
  gtk_widget_set_visible (fixture->mark, FALSE);
  assert_size (fixture->row, GTK_ORIENTATION_HORIZONTAL, -1, WORD, TEXT);
  gtk_widget_set_visible (fixture->text, FALSE);
  assert_size (fixture->row, GTK_ORIENTATION_HORIZONTAL, -1, 0, 0);
  assert_size (fixture->row, GTK_ORIENTATION_VERTICAL, -1, 0, 0);
}

static void
assert_place (GtkWidget *child,
              int        x,
              int        width)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (child, gtk_widget_get_parent (child), &bounds));
  g_assert_cmpfloat (bounds.origin.x, ==, x);
  g_assert_cmpfloat (bounds.size.width, ==, width);
}

static void
allocate (GtkWidget *row,
          int        width)
{
  int height;

  gtk_widget_measure (row, GTK_ORIENTATION_VERTICAL, width, &height, NULL, NULL, NULL);
  gtk_widget_allocate (row, width, height, -1, NULL);
}

static void
test_allocate (Fixture       *fixture,
               gconstpointer  user_data)
{
  const int wide = MARK + SPACING + TEXT + 40;
  const int narrow = MARK + SPACING + 2 * WORD;

  allocate (fixture->row, wide);
  assert_place (fixture->mark, 0, MARK);
  assert_place (fixture->text, MARK + SPACING, TEXT);
  gtk_widget_set_hexpand (fixture->text, TRUE);
  allocate (fixture->row, wide);
  assert_place (fixture->text, MARK + SPACING, TEXT + 40);
  allocate (fixture->row, narrow);
  assert_place (fixture->text, MARK + SPACING, 2 * WORD);
  gtk_widget_set_direction (fixture->row, GTK_TEXT_DIR_RTL);
  allocate (fixture->row, narrow);
  assert_place (fixture->mark, narrow - MARK, MARK);
  assert_place (fixture->text, 0, 2 * WORD);
}

/* How often @text was asked for a width at a height while @child, which contains it, was laid out in a window. The
 * window looks for the smallest size of its proportions. */
static unsigned
count_widths_asked (GtkWidget        *child,
                    GtkWidget        *text,
                    GtkLayoutManager *page)
{
  GtkWidget *window = gtk_window_new ();
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  unsigned asked;

  gtk_widget_set_layout_manager (content, page);
  gtk_box_append (GTK_BOX (content), child);
  gtk_window_set_child (GTK_WINDOW (window), content);
  gtk_window_set_default_size (GTK_WINDOW (window), 300, 200);
  gtk_window_present (GTK_WINDOW (window));
  while (gtk_widget_get_width (text) == 0)
    g_main_context_iteration (NULL, TRUE);
  asked = TEST_TEXT (text)->n_widths_asked;
  gtk_window_destroy (GTK_WINDOW (window));
  widget_fixture_settle ();
  return asked;
}

static GtkLayoutManager *
new_page (void)
{
  return g_object_new (OGC_TYPE_PAGE_LAYOUT, NULL);
}

static void
test_row (Fixture       *fixture,
          gconstpointer  user_data)
{
  g_assert_cmpuint (count_widths_asked (fixture->row, fixture->text, new_page ()), ==, 0);
}

/* What OgcRowLayout is for. */
static void
test_box (Fixture       *fixture,
          gconstpointer  user_data)
{
  gtk_widget_set_layout_manager (fixture->row, gtk_box_layout_new (GTK_ORIENTATION_HORIZONTAL));
  g_assert_cmpuint (count_widths_asked (fixture->row, fixture->text, new_page ()), >, 0);
}

/* OgcPageLayout, and what it is for. */
static void
test_page (void)
{
  GtkWidget *text = g_object_ref_sink (g_object_new (TYPE_TEXT, NULL));
  GtkWidget *other = g_object_ref_sink (g_object_new (TYPE_TEXT, NULL));

  g_assert_cmpuint (count_widths_asked (text, text, new_page ()), ==, 0);
  g_assert_cmpuint (count_widths_asked (other, other, gtk_box_layout_new (GTK_ORIENTATION_VERTICAL)), >, 0);
  g_object_unref (other);
  g_object_unref (text);
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);

  g_test_add ("/row/measure", Fixture, NULL, set_up, test_measure, tear_down);
  g_test_add ("/row/allocate", Fixture, NULL, set_up, test_allocate, tear_down);
  g_test_add ("/row/search/row", Fixture, NULL, set_up, test_row, tear_down);
  g_test_add ("/row/search/box", Fixture, NULL, set_up, test_box, tear_down);
  g_test_add_func ("/row/search/page", test_page);

  return g_test_run ();
}
