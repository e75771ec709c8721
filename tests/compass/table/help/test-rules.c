/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The rules window: every chapter with its pictures, the search, and the links that lead there. */

#include <gtk/gtk.h>

#include "ogc-building-card.h"
#include "ogc-compass-rulebook.h"
#include "ogc-games.h"
#include "ogc-help.h"
#include "ogc-names.h"
#include "ogc-rules-page.h"
#include "ogc-rules-diagram.h"
#include "ogc-rules-window.h"
#include "ogc-art.h"
#include "ogc-symbol-view.h"
#include "ogc-table.h"
#include "ogc-text.h"
#include "ogc-tile-view.h"
#include "ogc-tray-view.h"
#include "table-fixture.h"
#include "table-player.h"
#include "widget-fixture.h"

typedef struct {
  GtkWidget      *asking;
  OgcRulesWindow *window;
} Fixture;

typedef void (*Visit) (GtkWidget *widget,
                       gpointer   user_data);

static void
visit_all (GtkWidget *widget,
           Visit      visit,
           gpointer   user_data)
{
  visit (widget, user_data);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    visit_all (child, visit, user_data);
}

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  fixture->asking = gtk_window_new ();
  gtk_window_present (GTK_WINDOW (fixture->asking));
  fixture->window = ogc_rules_window_present (fixture->asking, &ogc_help_rules);
  g_object_add_weak_pointer (G_OBJECT (fixture->window), (gpointer *) &fixture->window);
  widget_fixture_settle ();
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  gtk_window_destroy (GTK_WINDOW (fixture->asking));
  while (fixture->window != NULL)
    g_main_context_iteration (NULL, TRUE);
}

/* Checks that no markup is left in a text, where an unknown piece would appear unchanged. */
static void
check_piece (GtkWidget *widget,
             gpointer   user_data)
{
  if (OGC_IS_SYMBOL_VIEW (widget))
    {
      const char *symbol = ogc_art_view_get_picture (OGC_ART_VIEW (widget));
      g_autofree char *name = g_strconcat ("symbols/", symbol, NULL);

      g_assert_true (ogc_art_exists (name));
    }
  else if (OGC_IS_ART_VIEW (widget))
    g_assert_true (ogc_art_exists (ogc_art_view_get_picture (OGC_ART_VIEW (widget))));
  if (OGC_IS_TILE_VIEW (widget) && gtk_widget_get_visible (widget))
    g_assert_nonnull (ogc_tile_view_get_tile (OGC_TILE_VIEW (widget)));
  if (gtk_widget_has_css_class (widget, "rules-sign"))
    g_assert_cmpint (g_utf8_strlen (gtk_label_get_text (GTK_LABEL (widget)), -1), ==, 1);
}

static void
test_chapters (Fixture       *fixture,
               gconstpointer  data)
{
  OgcRulebookPlace place = { NULL };

  for (unsigned n = 0; (place.chapter = ogc_rulebook_nth (ogc_compass_rulebook_get (), n)) != NULL; n++)
    for (place.paragraph = 0; place.paragraph < place.chapter->n_paragraphs; place.paragraph++)
      {
        ogc_rules_window_open (fixture->window, &place);
        g_assert_true (ogc_rules_window_get_place (fixture->window).chapter == place.chapter);
        visit_all (GTK_WIDGET (fixture->window), check_piece, NULL);
        widget_fixture_settle ();
      }
  g_assert_cmpuint (place.paragraph, >, 0);
}

static void
test_pictures (void)
{
  GtkWidget *picture = g_object_ref_sink (ogc_rules_diagram_new ("0:66#1 door=n:3 / mission? map.11 @die > 4",
                                                                 "Example"));
  unsigned rows = 0;

  for (GtkWidget *row = gtk_widget_get_first_child (picture); row != NULL; row = gtk_widget_get_next_sibling (row))
    rows++;
  g_assert_cmpuint (rows, ==, 2);
  g_assert_nonnull (widget_fixture_find (picture, OGC_TYPE_TILE_VIEW));
  g_object_unref (picture);
}

static gboolean
does_action (GtkWidget *widget,
             gpointer   action)
{
  return GTK_IS_ACTIONABLE (widget)
         && g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (widget)), action) == 0;
}

static GtkWidget *
find_action (GtkWidget  *widget,
             const char *action)
{
  return widget_fixture_find_where (widget, does_action, (gpointer) action);
}

static void
test_search (Fixture       *fixture,
             gconstpointer  data)
{
  GtkWidget *search = widget_fixture_find (GTK_WIDGET (fixture->window), GTK_TYPE_SEARCH_ENTRY);
  GtkListBox *list = GTK_LIST_BOX (widget_fixture_find (GTK_WIDGET (fixture->window), GTK_TYPE_LIST_BOX));
  g_autoptr (GArray) hits = ogc_rulebook_search (ogc_compass_rulebook_get (), "knowledge token");
  OgcRulebookPlace first = g_array_index (hits, OgcRulebookPlace, 0);
  OgcRulebookPlace second = g_array_index (hits, OgcRulebookPlace, 1);

  gtk_editable_set_text (GTK_EDITABLE (search), "knowledge token");
  g_signal_emit_by_name (search, "search-changed");
  g_assert_nonnull (gtk_list_box_get_row_at_index (list, (int) hits->len - 1));
  g_assert_null (gtk_list_box_get_row_at_index (list, (int) hits->len));
  g_assert_true (ogc_rules_window_get_place (fixture->window).chapter == first.chapter);
  g_assert_cmpuint (ogc_rules_window_get_place (fixture->window).paragraph, ==, first.paragraph);
  g_signal_emit_by_name (search, "next-match");
  g_assert_true (ogc_rules_window_get_place (fixture->window).chapter == second.chapter);
  g_assert_cmpuint (ogc_rules_window_get_place (fixture->window).paragraph, ==, second.paragraph);
  g_signal_emit_by_name (search, "previous-match");
  g_signal_emit_by_name (search, "previous-match");
  g_assert_true (gtk_list_box_get_selected_row (list) == gtk_list_box_get_row_at_index (list, (int) hits->len - 1));
  gtk_editable_set_text (GTK_EDITABLE (search), "zeppelin");
  g_signal_emit_by_name (search, "search-changed");
  g_assert_null (gtk_list_box_get_row_at_index (list, 0));
  g_signal_emit_by_name (search, "activate");
  gtk_editable_set_text (GTK_EDITABLE (search), "");
  g_signal_emit_by_name (search, "search-changed");
  for (unsigned n = 0; ogc_rulebook_nth (ogc_compass_rulebook_get (), n) != NULL; n++)
    g_assert_nonnull (gtk_list_box_get_row_at_index (list, (int) n));
}

/* Typing in the window starts a search, and further keys go into the search entry. */
static void
test_typing (Fixture       *fixture,
             gconstpointer  data)
{
  GtkWidget *search = widget_fixture_find (GTK_WIDGET (fixture->window), GTK_TYPE_SEARCH_ENTRY);

  g_assert_true (gtk_search_entry_get_key_capture_widget (GTK_SEARCH_ENTRY (search)) == GTK_WIDGET (fixture->window));
  g_assert_false (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (fixture->window)), search));
  gtk_editable_set_text (GTK_EDITABLE (search), "p");
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (fixture->window)), search));
}

/* Searching for the words that players use finds the explanation. */
static void
test_words (void)
{
  static const struct {
    const char *text;
    const char *chapter;
  } cases[] = {
    { "pushed out", "university" }, { "push", "tower" },     { "straight", "auction-house" }, { "run", "guild" },
    { "reroll", "library" },        { "copy", "illuminati" },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GArray) hits = ogc_rulebook_search (ogc_compass_rulebook_get (), cases[i].text);
      gboolean found = FALSE;

      for (guint n = 0; n < hits->len; n++)
        found = found || g_str_equal (g_array_index (hits, OgcRulebookPlace, n).chapter->id, cases[i].chapter);
      if (!found)
        g_error ("“%s” is not found in its chapter", cases[i].text);
    }
}

static void
learn_cb (GSimpleAction *action,
          GVariant      *parameter,
          gpointer       lesson)
{
  *(char **) lesson = g_variant_dup_string (parameter, NULL);
}

/* The chapter of a building with a lesson offers the lesson, which begins in the window with the table. */
static void
test_lesson (Fixture       *fixture,
             gconstpointer  data)
{
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();
  g_autoptr (GSimpleAction) action = g_simple_action_new ("learn-building", G_VARIANT_TYPE_STRING);
  g_autofree char *lesson = NULL;
  GtkWidget *window = GTK_WIDGET (fixture->window);

  g_signal_connect (action, "activate", G_CALLBACK (learn_cb), &lesson);
  g_action_map_add_action (G_ACTION_MAP (group), G_ACTION (action));
  gtk_widget_insert_action_group (fixture->asking, "win", G_ACTION_GROUP (group));
  gtk_widget_activate_action (window, "rules.open", "s", "library");
  g_assert_null (find_action (window, "rules.learn"));
  gtk_widget_activate_action (window, "rules.open", "s", "temple");
  g_signal_emit_by_name (find_action (window, "rules.learn"), "clicked");
  g_assert_cmpstr (lesson, ==, "temple");
  gtk_widget_insert_action_group (fixture->asking, "win", NULL);
}

static void
test_pages (Fixture       *fixture,
            gconstpointer  data)
{
  const OgcRulebook *rulebook = ogc_compass_rulebook_get ();
  GtkWidget *window = GTK_WIDGET (fixture->window);

  gtk_widget_activate_action (window, "rules.previous", NULL);
  g_assert_true (ogc_rules_window_get_place (fixture->window).chapter == ogc_rulebook_nth (rulebook, 0));
  gtk_widget_activate_action (window, "rules.next", NULL);
  g_assert_true (ogc_rules_window_get_place (fixture->window).chapter == ogc_rulebook_nth (rulebook, 1));
  gtk_widget_activate_action (window, "rules.open", "s", "tower");
  g_assert_cmpstr (ogc_rules_window_get_place (fixture->window).chapter->id, ==, "tower");
  gtk_widget_activate_action (window, "rules.open", "s", "nowhere");
  g_assert_cmpstr (ogc_rules_window_get_place (fixture->window).chapter->id, ==, "tower");
  g_assert_true (ogc_rules_window_present (fixture->asking, &ogc_help_rules) == fixture->window);
}

/* Keys that move through the list of chapters turn the page. */
static void
test_keys (Fixture       *fixture,
           gconstpointer  data)
{
  const OgcRulebook *rulebook = ogc_compass_rulebook_get ();
  GtkListBox *list = widget_fixture_find (GTK_WIDGET (fixture->window), GTK_TYPE_LIST_BOX);

  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "rules.open", "s", ogc_rulebook_nth (rulebook, 2)->id);
  gtk_widget_grab_focus (GTK_WIDGET (gtk_list_box_get_row_at_index (list, 2)));
  g_signal_emit_by_name (list, "move-cursor", GTK_MOVEMENT_DISPLAY_LINES, 1, FALSE, FALSE);
  g_assert_true (ogc_rules_window_get_place (fixture->window).chapter == ogc_rulebook_nth (rulebook, 3));
}

/* Every refusal that can be shown links to its rule. */
static void
test_why (Fixture       *fixture,
          gconstpointer  data)
{
  g_autoptr (OgcGame) game = table_player_new_game (2, OGC_FORM_STANDARD, OGC_GUILD, OGC_TOWER, 1);
  OgcTrayView *tray = g_object_ref_sink (g_object_new (OGC_TYPE_TRAY_VIEW, NULL));

  table_fixture_offer_rules (fixture->asking);
  gtk_window_set_child (GTK_WINDOW (fixture->asking), GTK_WIDGET (tray));
  ogc_tray_view_set_game (tray, game);
  ogc_tray_view_set_refusal (tray, "Whatever it says", OGC_RULE_RUN_1);
  ogc_tray_view_set_hint (tray, NULL);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (tray), "tray.why", NULL));
  g_assert_cmpstr (ogc_rules_window_get_place (fixture->window).chapter->id, ==, "guild");
  ogc_tray_view_set_refusal (tray, ogc_text_refusal (OGC_RULE_TOW_1, NULL), OGC_RULE_TOW_1);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (tray), "tray.why", NULL));
  g_assert_cmpstr (ogc_rules_window_get_place (fixture->window).chapter->id, ==, "tower");
  gtk_window_set_child (GTK_WINDOW (fixture->asking), NULL);
  g_object_unref (tray);
}

static void
check_card (GtkWidget *widget,
            gpointer   user_data)
{
  Fixture *fixture = user_data;
  OgcBuilding *building;
  OgcRulebookPlace place;

  if (!OGC_IS_BUILDING_CARD (widget))
    return;
  building = ogc_building_card_get_building (OGC_BUILDING_CARD (widget));
  g_assert_true (gtk_widget_activate_action (widget, "card.rules", NULL));
  g_assert_true (ogc_rules_help_find (&ogc_help_rules, ogc_building_card_get_title (OGC_BUILDING_CARD (widget)),
                                      &place));
  g_assert_true (place.chapter == ogc_rules_window_get_place (fixture->window).chapter);
  g_assert_cmpuint (place.paragraph, ==, ogc_rules_window_get_place (fixture->window).paragraph);
  if (ogc_building_get_refusal_rule (building) == OGC_RULE_NONE)
    g_assert_cmpstr (place.chapter->id, ==, ogc_compass_rulebook_building_id (ogc_building_get_id (building)));
  else
    g_assert_true (ogc_paragraph_tells (&place.chapter->paragraphs[place.paragraph],
                                        ogc_building_get_refusal_rule (building)));
}

static void
pick_all (OgcTray *tray)
{
  GListModel *own = ogc_tray_get_own (tray);

  for (guint i = 0; i < g_list_model_get_n_items (own); i++)
    {
      g_autoptr (OgcDie) die = g_list_model_get_item (own, i);

      ogc_die_set_picked (die, TRUE);
    }
}

static void
test_cards (Fixture       *fixture,
            gconstpointer  data)
{
  g_autoptr (OgcGame) game = table_player_new_game (2, OGC_FORM_STANDARD, OGC_AUCTION_HOUSE, OGC_GALLEON, 1);
  GtkWidget *table = ogc_table_new ();

  table_fixture_offer_rules (fixture->asking);
  gtk_window_set_child (GTK_WINDOW (fixture->asking), table);
  ogc_table_set_game (OGC_TABLE (table), game);
  widget_fixture_settle ();
  visit_all (table, check_card, fixture);
  ogc_game_lift_curtain (game);
  g_assert_true (ogc_tray_decide (ogc_game_get_tray (game), OGC_DECISION_ROLL, NULL));
  pick_all (ogc_game_get_tray (game));
  visit_all (table, check_card, fixture);
  ogc_table_set_game (OGC_TABLE (table), NULL);
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  ogc_games_register ();
  g_test_add ("/rules/chapters", Fixture, NULL, set_up, test_chapters, tear_down);
  g_test_add_func ("/rules/pictures", test_pictures);
  g_test_add ("/rules/search", Fixture, NULL, set_up, test_search, tear_down);
  g_test_add ("/rules/typing", Fixture, NULL, set_up, test_typing, tear_down);
  g_test_add_func ("/rules/words", test_words);
  g_test_add ("/rules/lesson", Fixture, NULL, set_up, test_lesson, tear_down);
  g_test_add ("/rules/pages", Fixture, NULL, set_up, test_pages, tear_down);
  g_test_add ("/rules/keys", Fixture, NULL, set_up, test_keys, tear_down);
  g_test_add ("/rules/why", Fixture, NULL, set_up, test_why, tear_down);
  g_test_add ("/rules/cards", Fixture, NULL, set_up, test_cards, tear_down);
  return g_test_run ();
}
