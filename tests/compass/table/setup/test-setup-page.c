/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The set-up page: what it offers and refuses, where the focus goes, and that it fits into windows of all sizes. */

#include "ogc-choice-card.h"
#include "ogc-pacer.h"
#include "ogc-preferences.h"
#include "ogc-seat-row.h"
#include "ogc-setup-page.h"
#include "ogc-style.h"
#include "ogc-text.h"
#include "widget-fixture.h"

typedef struct {
  GtkWidget     *window;
  GtkWidget     *page;
  OgcSetupDraft *draft;
} Fixture;

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  g_settings_reset (ogc_preferences_get_default (), OGC_PREFERENCE_LAST_SETUP);
  fixture->page = g_object_new (OGC_TYPE_SETUP_PAGE, NULL);
  fixture->draft = ogc_setup_page_get_draft (OGC_SETUP_PAGE (fixture->page));
  fixture->window = gtk_window_new ();
  gtk_widget_add_css_class (fixture->window, "ogc");
  gtk_window_set_child (GTK_WINDOW (fixture->window), fixture->page);
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 1280, 760);
  widget_fixture_present (fixture->window);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  gtk_window_destroy (GTK_WINDOW (fixture->window));
}

/* Whether @text is visible now. */
static gboolean
is_read (Fixture    *fixture,
         const char *text)
{
  widget_fixture_settle ();
  return widget_fixture_is_seen (widget_fixture_find_label (fixture->page, text));
}

static gboolean
is_card (GtkWidget *widget,
         gpointer   title)
{
  return OGC_IS_CHOICE_CARD (widget) && widget_fixture_is_seen (widget_fixture_find_label (widget, title));
}

static GtkWidget *
find_card (Fixture    *fixture,
           const char *title)
{
  widget_fixture_settle ();
  return widget_fixture_find_where (fixture->page, is_card, (gpointer) title);
}

static void
choose (Fixture    *fixture,
        const char *title)
{
  gtk_check_button_set_active (GTK_CHECK_BUTTON (find_card (fixture, title)), TRUE);
}

static void
add_up_to (Fixture *fixture,
           unsigned seats)
{
  g_assert_true (gtk_widget_activate_action (fixture->page, "setup.add-seats", "u", seats));
  widget_fixture_settle ();
}

static OgcSeatRow *
nth_row (Fixture *fixture,
         unsigned n)
{
  GtkWidget *row = gtk_widget_get_first_child (gtk_widget_get_parent (widget_fixture_find (fixture->page,
                                                                                           OGC_TYPE_SEAT_ROW)));

  while (n-- > 0)
    row = gtk_widget_get_next_sibling (row);
  return OGC_SEAT_ROW (row);
}

static gboolean
has_focus (Fixture   *fixture,
           GtkWidget *widget)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (fixture->window));

  return focus != NULL && (focus == widget || gtk_widget_is_ancestor (focus, widget));
}

/* SET-3, SET-4, SET-5: players can be added, the texts follow their number, and the focus goes to the new name. */
static void
test_players (Fixture       *fixture,
              gconstpointer  data)
{
  g_assert_true (is_read (fixture, "With 2 players: 6 rounds, 4 University entrances."));
  ogc_setup_draft_set_c (fixture->draft, OGC_TEMPLE);
  g_assert_true (is_read (fixture, "With 2 players: 6 rounds, 4 University entrances, 2 items in the Hidden Temple."));
  g_assert_true (is_read (fixture, "Add Belzoni"));
  g_assert_true (is_read (fixture, "Add Belzoni and Gertrude"));
  g_assert_true (is_read (fixture, "4 players: 5 rounds, 6 entrances"));

  add_up_to (fixture, 4);
  g_assert_cmpuint (ogc_setup_draft_get_n_seats (fixture->draft), ==, 4);
  g_assert_true (has_focus (fixture, ogc_seat_row_get_name (nth_row (fixture, 3))));
  g_assert_true (is_read (fixture, "With 4 players: 5 rounds, 6 University entrances, 4 items in the Hidden Temple. "
                                   "Only “Standard” can be played."));
  g_assert_false (is_read (fixture, "Add Belzoni and Gertrude"));
  add_up_to (fixture, 5);
  g_assert_true (is_read (fixture, "With 5 players: 5 rounds, 7 University entrances, 4 items in the Hidden Temple. "
                                   "Three runs win instead of two. Only “Standard” can be played."));
}

/* A moved player keeps the focus; after a removal the player who takes the place has it. */
static void
test_order (Fixture       *fixture,
            gconstpointer  data)
{
  g_autoptr (OgcSetupSeat) first = g_list_model_get_item (ogc_setup_draft_get_seats (fixture->draft), 0);

  add_up_to (fixture, 3);
  gtk_widget_activate_action (GTK_WIDGET (nth_row (fixture, 0)), "seat.later", NULL);
  g_assert_cmpint (ogc_setup_draft_index_of (fixture->draft, first), ==, 1);
  g_assert_true (has_focus (fixture, GTK_WIDGET (nth_row (fixture, 1))));
  gtk_widget_activate_action (GTK_WIDGET (nth_row (fixture, 2)), "seat.remove", NULL);
  g_assert_true (has_focus (fixture, GTK_WIDGET (nth_row (fixture, 1))));
}

/* SET-5: a variant that cannot be chosen says why, and a chosen one comes back when it is possible again. */
static void
test_forms (Fixture       *fixture,
            gconstpointer  data)
{
  GtkWidget *fewer = find_card (fixture, "Fewer buildings");
  GtkWidget *tower = find_card (fixture, "Treasure Tower");

  choose (fixture, "Fewer buildings");
  g_assert_cmpuint (ogc_setup_draft_get_form (fixture->draft), ==, OGC_FORM_FEWER);
  g_assert_false (gtk_widget_is_sensitive (tower));
  g_assert_true (is_read (fixture, "Not played with fewer buildings."));

  add_up_to (fixture, 4);
  g_assert_false (gtk_widget_is_sensitive (fewer));
  g_assert_true (is_read (fixture, "Only for two or three players."));
  g_assert_true (gtk_widget_is_sensitive (tower));
  g_assert_false (is_read (fixture, "Not played with fewer buildings."));
  g_assert_true (gtk_check_button_get_active (GTK_CHECK_BUTTON (find_card (fixture, "Standard"))));

  gtk_widget_activate_action (GTK_WIDGET (nth_row (fixture, 0)), "seat.remove", NULL);
  g_assert_true (gtk_check_button_get_active (GTK_CHECK_BUTTON (fewer)));
}

/* SET-2 */
static void
test_buildings (Fixture       *fixture,
                gconstpointer  data)
{
  g_assert_true (is_read (fixture, "B building at random · Archives · C building at random · "
                                   "University with 4 entrances · Library"));
  choose (fixture, "Auction House");
  choose (fixture, "Sunken Galleon");
  g_assert_cmpuint (ogc_setup_draft_get_b (fixture->draft), ==, OGC_AUCTION_HOUSE);
  g_assert_cmpuint (ogc_setup_draft_get_c (fixture->draft), ==, OGC_GALLEON);
  g_assert_true (is_read (fixture,
                          "Auction House · Archives · Sunken Galleon · University with 4 entrances · Library"));
  choose (fixture, "Fewer buildings");
  g_assert_true (is_read (fixture, "Auction House · Archives · University with 4 entrances · Library"));
  g_assert_true (is_read (fixture, "2 players · 6 rounds · Fewer buildings"));
}

static gboolean
is_start (GtkWidget *widget,
          gpointer   name)
{
  return GTK_IS_CHECK_BUTTON (widget) && !OGC_IS_CHOICE_CARD (widget) && gtk_widget_get_mapped (widget)
         && widget_fixture_is_seen (widget_fixture_find_label (widget, name))
         && gtk_check_button_get_label (GTK_CHECK_BUTTON (widget)) == NULL;
}

static GtkWidget *
find_start (Fixture    *fixture,
            const char *name)
{
  widget_fixture_settle ();
  return widget_fixture_find_where (fixture->page, is_start, (gpointer) name);
}

/* SET-6: the start player is chosen by name, as it is typed now. */
static void
test_start (Fixture       *fixture,
            gconstpointer  data)
{
  g_autoptr (OgcSetupSeat) second = g_list_model_get_item (ogc_setup_draft_get_seats (fixture->draft), 1);

  add_up_to (fixture, 3);
  ogc_setup_seat_set_name (second, "Zoë");
  gtk_check_button_set_active (GTK_CHECK_BUTTON (find_start (fixture, "Zoë")), TRUE);
  g_assert_true (ogc_setup_draft_get_start (fixture->draft) == second);
  ogc_setup_seat_set_name (second, "Zoe");
  g_assert_true (gtk_check_button_get_active (GTK_CHECK_BUTTON (find_start (fixture, "Zoe"))));
  gtk_widget_activate_action (GTK_WIDGET (nth_row (fixture, 1)), "seat.remove", NULL);
  g_assert_null (ogc_setup_draft_get_start (fixture->draft));
  g_assert_true (gtk_check_button_get_active (GTK_CHECK_BUTTON (find_start (fixture, "Drawn"))));
}

/* Only experts see the seed, but everybody sees whether it was chosen. */
static void
test_seed (Fixture       *fixture,
           gconstpointer  data)
{
  GtkExpander *advanced = widget_fixture_find (fixture->page, GTK_TYPE_EXPANDER);

  g_assert_false (gtk_expander_get_expanded (advanced));
  g_assert_true (is_read (fixture, "Seed: a new one for every game"));
  ogc_setup_draft_set_seed (fixture->draft, "42");
  g_assert_true (is_read (fixture, "Seed: 42"));
  ogc_setup_draft_set_seed (fixture->draft, "none");
  g_assert_false (is_read (fixture, "2 players · 6 rounds · Neutral player"));
  gtk_widget_activate_action (fixture->page, "setup.new-seed", NULL);
  g_assert_true (is_read (fixture, "Seed: a new one for every game"));
  g_assert_true (is_read (fixture, "2 players · 6 rounds · Neutral player"));
}

static gboolean
is_wrong (GtkWidget *widget,
          gpointer   unused)
{
  graphene_rect_t bounds;

  if (GTK_IS_CHECK_BUTTON (widget)
      && (gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (widget)) != GTK_ACCESSIBLE_ROLE_RADIO
          || gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (gtk_widget_get_parent (widget)))
               != GTK_ACCESSIBLE_ROLE_RADIO_GROUP))
    return TRUE;
  return (GTK_IS_CHECK_BUTTON (widget) || GTK_IS_BUTTON (widget)) && gtk_widget_get_mapped (widget)
         && gtk_widget_compute_bounds (widget, widget, &bounds)
         && (bounds.size.width < 36 || bounds.size.height < 36);
}

/* The preference is chosen where games begin, too. */
static void
test_pace (Fixture       *fixture,
           gconstpointer  data)
{
  GSettings *preferences = ogc_preferences_get_default ();
  g_autoptr (GSimpleActionGroup) app = g_simple_action_group_new ();
  g_autoptr (GAction) pace = g_settings_create_action (preferences, OGC_PREFERENCE_PACE);
  GtkWidget *quick = gtk_widget_get_ancestor (widget_fixture_find_label (fixture->page, "Quick"),
                                              GTK_TYPE_CHECK_BUTTON);

  g_action_map_add_action (G_ACTION_MAP (app), pace);
  gtk_widget_insert_action_group (fixture->window, "app", G_ACTION_GROUP (app));
  g_assert_false (gtk_check_button_get_active (GTK_CHECK_BUTTON (quick)));
  gtk_widget_activate (quick);
  g_assert_true (gtk_check_button_get_active (GTK_CHECK_BUTTON (quick)));
  g_assert_cmpint (g_settings_get_enum (preferences, OGC_PREFERENCE_PACE), ==, OGC_PACE_QUICK);
  g_settings_reset (preferences, OGC_PREFERENCE_PACE);
  g_assert_false (gtk_check_button_get_active (GTK_CHECK_BUTTON (quick)));
}

/* Advanced options do not make a page of the usual size scroll. */
static void
test_advanced (Fixture       *fixture,
               gconstpointer  data)
{
  GtkScrolledWindow *scroller = widget_fixture_find (fixture->page, GTK_TYPE_SCROLLED_WINDOW);
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (scroller);

  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 1280, 740);
  gtk_expander_set_expanded (widget_fixture_find (fixture->page, GTK_TYPE_EXPANDER), TRUE);
  widget_fixture_run_for (300);
  widget_fixture_draw (fixture->window);
  g_assert_cmpint (gtk_widget_get_height (fixture->page), ==, 740);
  g_assert_cmpfloat (gtk_adjustment_get_upper (adjustment), <=, gtk_adjustment_get_page_size (adjustment));
}

/* Exclusive choices are groups of radio buttons, and buttons are large enough for a finger. */
static void
test_targets (Fixture       *fixture,
              gconstpointer  data)
{
  add_up_to (fixture, 4);
  widget_fixture_run_for (100);
  g_assert_null (widget_fixture_find_where (fixture->page, is_wrong, NULL));
}

/* In every arrangement the page lets its window become narrow, nothing is cut off at the side, and at 1280 x 800
 * everything is visible without scrolling. */
static void
test_room (Fixture       *fixture,
           gconstpointer  data)
{
  add_up_to (fixture, 5);
  widget_fixture_check_room (fixture->page);
}

/* The pictures of variants are seen whole in a broad window, as on a screen of 1920x1080, where everything is shown
 * larger by a quarter. */
static void
test_pictures (Fixture       *fixture,
               gconstpointer  data)
{
  GtkWidget *variants = widget_fixture_find_class (fixture->page, "variants");

  widget_fixture_draw (fixture->window);
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 1536, 819);
  for (GtkWidget *card = gtk_widget_get_first_child (variants); card != NULL; card = gtk_widget_get_next_sibling (card))
    {
      GtkWidget *picture = widget_fixture_find (card, GTK_TYPE_PICTURE);

      while (gtk_widget_get_width (fixture->page) != 1536
             || gtk_widget_get_width (picture) * 126 > gtk_widget_get_height (picture) * 215)
        g_main_context_iteration (NULL, TRUE);
    }
}

/* The page never needs less height for some width than it reports without one, because windows ask for their minimum
 * width at such heights. */
static void
test_height (Fixture       *fixture,
             gconstpointer  data)
{
  int least_width, lowest;

  gtk_widget_measure (fixture->page, GTK_ORIENTATION_HORIZONTAL, -1, &least_width, NULL, NULL, NULL);
  gtk_widget_measure (fixture->page, GTK_ORIENTATION_VERTICAL, -1, &lowest, NULL, NULL, NULL);
  for (int width = least_width; width < 1600; width += 50)
    {
      int height;

      gtk_widget_measure (fixture->page, GTK_ORIENTATION_VERTICAL, width, &height, NULL, NULL, NULL);
      g_assert_cmpint (height, >=, lowest);
    }
}

int
main (int    argc,
      char **argv)
{
  static const struct {
    const char *path;
    void (*test) (Fixture *, gconstpointer);
  } tests[] = {
    { "/setup-page/players", test_players },
    { "/setup-page/order", test_order },
    { "/setup-page/forms", test_forms },
    { "/setup-page/buildings", test_buildings },
    { "/setup-page/start", test_start },
    { "/setup-page/seed", test_seed },
    { "/setup-page/pace", test_pace },
    { "/setup-page/advanced", test_advanced },
    { "/setup-page/targets", test_targets },
    { "/setup-page/room", test_room },
    { "/setup-page/pictures", test_pictures },
    { "/setup-page/height", test_height },
  };

  gtk_test_init (&argc, &argv, NULL);
  ogc_style_load (gdk_display_get_default ());
  for (unsigned i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, Fixture, NULL, set_up, tests[i].test, tear_down);
  return g_test_run ();
}
