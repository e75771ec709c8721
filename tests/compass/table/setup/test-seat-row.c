/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-choice-item.h"
#include "ogc-emblem.h"
#include "ogc-near-button.h"
#include "ogc-player-kind.h"
#include "ogc-seat-row.h"
#include "ogc-style.h"
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

/* A drop-down, identified by its tooltip. */
static GtkDropDown *
find_drop_down (GtkWidget  *widget,
                const char *tooltip)
{
  GtkDropDown *found = NULL;

  if (GTK_IS_DROP_DOWN (widget) && g_strcmp0 (gtk_widget_get_tooltip_text (widget), tooltip) == 0)
    return GTK_DROP_DOWN (widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_drop_down (child, tooltip);
  return found;
}

static GtkDropDown *
style_of (Fixture *fixture)
{
  return find_drop_down (GTK_WIDGET (fixture->row), "Style of play");
}

static GtkDropDown *
level_of (Fixture *fixture)
{
  return find_drop_down (GTK_WIDGET (fixture->row), "Level");
}

static gboolean
is_option (GtkWidget *widget,
           gpointer   label)
{
  return GTK_IS_CHECK_BUTTON (widget) && g_strcmp0 (gtk_check_button_get_label (GTK_CHECK_BUTTON (widget)), label) == 0;
}

static GtkCheckButton *
find_option (GtkWidget  *widget,
             const char *label)
{
  return widget_fixture_find_where (widget, is_option, (gpointer) label);
}

static void
check (Fixture    *fixture,
       const char *kind,
       gboolean    level,
       gboolean    styled)
{
  widget_fixture_settle ();
  g_assert_cmpstr (ogc_setup_seat_get_kind (fixture->seat), ==, kind);
  g_assert_cmpint (gtk_widget_get_mapped (GTK_WIDGET (level_of (fixture))), ==, level);
  g_assert_cmpint (gtk_widget_get_mapped (GTK_WIDGET (style_of (fixture))), ==, styled);
  g_assert_cmpint (gtk_check_button_get_active (find_option (GTK_WIDGET (fixture->row), "Computer")), ==, level);
}

/* Chooses a level; the levels come first, before players without one. */
static void
choose_level (Fixture    *fixture,
              const char *kind)
{
  const unsigned strength = ogc_player_kind_get_strength (kind);

  gtk_drop_down_set_selected (level_of (fixture), strength > 0 ? strength - 1
                                                               : 5 + (guint) ogc_player_kind_find (kind));
  g_assert_cmpstr (ogc_player_kind_nth (ogc_choice_item_get_chosen (level_of (fixture))), ==, kind);
}

static void
choose_player (Fixture    *fixture,
               const char *label)
{
  gtk_check_button_set_active (find_option (GTK_WIDGET (fixture->row), label), TRUE);
}

/* Only levels have a style; it is chosen separately, and kept when the level changes. */
static void
test_style (Fixture       *fixture,
            gconstpointer  data)
{
  check (fixture, OGC_SEAT_KIND_EASY_COMPUTER, TRUE, TRUE);
  g_assert_cmpuint (ogc_choice_item_get_chosen (style_of (fixture)), ==, OGC_PLAY_STYLE_BALANCED);

  gtk_drop_down_set_selected (style_of (fixture), OGC_PLAY_STYLE_SPOILER);
  check (fixture, "beginner-spoiler", TRUE, TRUE);
  choose_level (fixture, "master");
  check (fixture, "master-spoiler", TRUE, TRUE);
  g_assert_cmpuint (ogc_choice_item_get_chosen (style_of (fixture)), ==, OGC_PLAY_STYLE_SPOILER);

  choose_level (fixture, "greedy");
  check (fixture, "greedy", TRUE, FALSE);
}

/* A level is kept while a person plays the seat. */
static void
test_player (Fixture       *fixture,
             gconstpointer  data)
{
  choose_level (fixture, "expert");
  choose_player (fixture, "Person");
  check (fixture, "person", FALSE, FALSE);
  choose_player (fixture, "Computer");
  check (fixture, "expert", TRUE, TRUE);
  ogc_setup_seat_set_kind (fixture->seat, "random");
  check (fixture, "random", TRUE, FALSE);
}

/* The emblems are a group of crests, in which the player's own is selected; no two players have the same. */
static void
test_emblem (Fixture       *fixture,
             gconstpointer  data)
{
  g_autoptr (OgcSetupSeat) other = g_list_model_get_item (ogc_setup_draft_get_seats (fixture->draft), 0);
  GtkMenuButton *button = widget_fixture_find (GTK_WIDGET (fixture->row), GTK_TYPE_MENU_BUTTON);
  GtkWidget *first = widget_fixture_find (GTK_WIDGET (gtk_menu_button_get_popover (button)), GTK_TYPE_CHECK_BUTTON);

  g_assert_cmpstr (ogc_setup_seat_get_emblem (other), ==, ogc_emblem_nth (0));
  g_assert_true (gtk_check_button_get_active (GTK_CHECK_BUTTON (gtk_widget_get_next_sibling (first))));
  gtk_check_button_set_active (GTK_CHECK_BUTTON (first), TRUE);
  g_assert_cmpstr (ogc_setup_seat_get_emblem (fixture->seat), ==, ogc_emblem_nth (0));
  g_assert_cmpstr (ogc_setup_seat_get_emblem (other), ==, ogc_emblem_nth (1));
}

/* The button with the crest is wide enough for a finger. A higher one would not leave room for five players. */
static void
test_target (Fixture       *fixture,
             gconstpointer  data)
{
  GtkWidget *button = widget_fixture_find (GTK_WIDGET (fixture->row), GTK_TYPE_MENU_BUTTON);

  ogc_style_load (gdk_display_get_default ());
  gtk_widget_add_css_class (fixture->window, "ogc");
  widget_fixture_draw (fixture->window);
  g_assert_cmpint (gtk_widget_get_allocated_width (gtk_widget_get_first_child (button)), >=, OGC_TARGET_SIZE);
}

/* With less room the row has more lines. */
static void
test_narrow (Fixture       *fixture,
             gconstpointer  data)
{
  int width, natural, low, high;

  gtk_widget_measure (GTK_WIDGET (fixture->row), GTK_ORIENTATION_HORIZONTAL, -1, &width, &natural, NULL, NULL);
  g_assert_cmpint (width, <, 320);
  gtk_widget_measure (GTK_WIDGET (fixture->row), GTK_ORIENTATION_VERTICAL, natural, &low, NULL, NULL, NULL);
  gtk_widget_measure (GTK_WIDGET (fixture->row), GTK_ORIENTATION_VERTICAL, width, &high, NULL, NULL, NULL);
  g_assert_cmpint (high, >=, low * 3 / 2);
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv);

  g_test_add ("/seat-row/style", Fixture, NULL, set_up, test_style, tear_down);
  g_test_add ("/seat-row/player", Fixture, NULL, set_up, test_player, tear_down);
  g_test_add ("/seat-row/emblem", Fixture, NULL, set_up, test_emblem, tear_down);
  g_test_add ("/seat-row/target", Fixture, NULL, set_up, test_target, tear_down);
  g_test_add ("/seat-row/narrow", Fixture, NULL, set_up, test_narrow, tear_down);

  return g_test_run ();
}
