/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-choice-item.h"
#include "ogc-player-kind.h"
#include "ogc-seat-row.h"
#include "widget-fixture.h"

typedef struct {
  OgcSetupDraft *draft;
  OgcSetupSeat  *seat; /* played by a computer at first */
  GtkWidget     *window;
  OgcSeatRow    *row;
} Fixture;

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  GtkWidget *row;

  fixture->draft = ogc_setup_draft_new ();
  fixture->seat = g_list_model_get_item (ogc_setup_draft_get_seats (fixture->draft), 1);
  row = ogc_seat_row_new (fixture->draft, fixture->seat);
  fixture->row = OGC_SEAT_ROW (row);
  fixture->window = gtk_window_new ();
  gtk_window_set_child (GTK_WINDOW (fixture->window), row);
  gtk_window_present (GTK_WINDOW (fixture->window));
  widget_fixture_settle ();
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  g_object_unref (fixture->seat);
  g_object_unref (fixture->draft);
}

/* What offers styles: whatever else offers something is told apart by what it says of itself. */
static GtkWidget *
find_style (GtkWidget *widget)
{
  GtkWidget *found = NULL;

  if (GTK_IS_DROP_DOWN (widget) && g_strcmp0 (gtk_widget_get_tooltip_text (widget), "Style of play") == 0)
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_style (child);
  return found;
}

static GtkDropDown *
style_of (Fixture *fixture)
{
  return GTK_DROP_DOWN (find_style (GTK_WIDGET (fixture->row)));
}

static void
check (Fixture    *fixture,
       const char *kind,
       gboolean    styled)
{
  widget_fixture_settle ();
  g_assert_cmpstr (ogc_setup_seat_get_kind (fixture->seat), ==, kind);
  g_assert_cmpint (gtk_widget_get_mapped (GTK_WIDGET (style_of (fixture))), ==, styled);
}

static void
choose_kind (Fixture    *fixture,
             const char *kind)
{
  gtk_drop_down_set_selected (GTK_DROP_DOWN (ogc_seat_row_get_kind (fixture->row)),
                              (guint) ogc_player_kind_find (kind));
}

/* Levels alone have a style; it stays with another level, and is chosen by itself. */
static void
test_style (Fixture       *fixture,
            gconstpointer  data)
{
  check (fixture, OGC_PLAYER_KIND_USUAL_COMPUTER, TRUE);
  g_assert_cmpuint (ogc_choice_item_get_chosen (style_of (fixture)), ==, OGC_PLAY_STYLE_BALANCED);

  gtk_drop_down_set_selected (style_of (fixture), OGC_PLAY_STYLE_SPOILER);
  check (fixture, "journeyman-spoiler", TRUE);
  choose_kind (fixture, "master");
  check (fixture, "master-spoiler", TRUE);
  g_assert_cmpuint (ogc_choice_item_get_chosen (style_of (fixture)), ==, OGC_PLAY_STYLE_SPOILER);

  choose_kind (fixture, "greedy");
  check (fixture, "greedy", FALSE);
  choose_kind (fixture, "person");
  check (fixture, "person", FALSE);
  choose_kind (fixture, "expert");
  check (fixture, "expert", TRUE);
  g_assert_cmpuint (ogc_choice_item_get_chosen (style_of (fixture)), ==, OGC_PLAY_STYLE_BALANCED);
}

/* Rows in one line are alike whether there is a style or not; in two lines nothing is left empty. */
static void
test_narrow (Fixture       *fixture,
             gconstpointer  data)
{
  GtkWidget *place = gtk_widget_get_parent (GTK_WIDGET (style_of (fixture)));
  int wide;

  gtk_widget_measure (GTK_WIDGET (fixture->row), GTK_ORIENTATION_HORIZONTAL, -1, &wide, NULL, NULL, NULL);
  choose_kind (fixture, "person");
  widget_fixture_settle ();
  g_assert_true (gtk_widget_get_visible (place));
  g_object_set (fixture->row, "narrow", TRUE, NULL);
  widget_fixture_settle ();
  g_assert_false (gtk_widget_get_visible (place));
  choose_kind (fixture, "scholar");
  widget_fixture_settle ();
  g_assert_true (gtk_widget_get_visible (place));
  g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (fixture->row)), >, 0);
  g_object_set (fixture->row, "narrow", FALSE, NULL);
  widget_fixture_settle ();
  g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (fixture->row)), >=, wide);
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv);

  g_test_add ("/seat-row/style", Fixture, NULL, set_up, test_style, tear_down);
  g_test_add ("/seat-row/narrow", Fixture, NULL, set_up, test_narrow, tear_down);

  return g_test_run ();
}
