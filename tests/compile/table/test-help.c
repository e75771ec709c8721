/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Compile Gold's rules in the rules window, the links that lead there, and the keys. */

#include "compile-card-view.h"
#include "compile-draft-view.h"
#include "compile-help.h"
#include "compile-line-view.h"
#include "compile-rulebook.h"
#include "compile-table-fixture.h"
#include "compile-table.h"
#include "compile-text.h"
#include "compile-tray.h"
#include "ogc-building-id.h"
#include "ogc-help.h"
#include "ogc-keys-help.h"
#include "ogc-live-region.h"
#include "ogc-preferences.h"
#include "ogc-rule.h"
#include "ogc-rules-window.h"
#include "ogc-style.h"
#include "widget-fixture.h"

static void
play_draft (CompileGame *game)
{
  while (compile_game_get_ask_kind (game) == COMPILE_ASK_DRAFT)
    {
      unsigned n;

      g_assert_true (compile_game_take (game, compile_game_list_decisions (game, &n), NULL));
    }
}

static GtkWindow *
new_window (CompileGame *game)
{
  GtkWindow *window = GTK_WINDOW (compile_table_fixture_new_window (game));

  gtk_window_set_default_size (window, 1280, 754);
  gtk_window_present (window);
  widget_fixture_settle ();
  return window;
}

static const char *
get_chapter (OgcRulesWindow *rules)
{
  return ogc_rules_window_get_place (rules).chapter->id;
}

static OgcRulesWindow *
find_rules (GtkWindow *window)
{
  return ogc_rules_window_present (GTK_WIDGET (window), &compile_help_rules);
}

/* Both rulebooks can be open; each window is found again by its own. */
static void
test_books (void)
{
  GtkWindow *window = GTK_WINDOW (gtk_window_new ());
  OgcRulesWindow *first, *second;

  gtk_window_present (window);
  ogc_rules_window_present_rule (GTK_WIDGET (window), &ogc_help_rules, OGC_RULE_TMP_1, OGC_TEMPLE);
  ogc_rules_window_present_rule (GTK_WIDGET (window), &compile_help_rules, COMPILE_RULE_COM_40, 0);
  first = ogc_rules_window_present (GTK_WIDGET (window), &ogc_help_rules);
  second = find_rules (window);
  g_assert_true (first != second);
  g_assert_cmpstr (get_chapter (first), ==, "temple");
  g_assert_cmpstr (get_chapter (second), ==, "about");
  ogc_rules_window_present_rule (GTK_WIDGET (window), &compile_help_rules, COMPILE_RULE_COM_28, 0);
  g_assert_true (find_rules (window) == second);
  g_assert_cmpstr (get_chapter (second), ==, "turn");
  g_assert_cmpuint (ogc_rules_window_get_place (second).paragraph, >, 0);
  ogc_rules_window_present_rule (GTK_WIDGET (window), &compile_help_rules, COMPILE_RULE_NONE, 0);
  g_assert_cmpstr (get_chapter (second), ==, "turn");
  gtk_window_destroy (window);
}

static void
test_search (void)
{
  GtkWindow *window = GTK_WINDOW (gtk_window_new ());
  GtkWidget *rules, *search;
  GtkListBox *list;

  gtk_window_present (window);
  rules = GTK_WIDGET (find_rules (window));
  list = GTK_LIST_BOX (widget_fixture_find (rules, GTK_TYPE_LIST_BOX));
  search = widget_fixture_find (rules, GTK_TYPE_SEARCH_ENTRY);
  for (unsigned n = 0; ogc_rulebook_nth (compile_rulebook_get (), n) != NULL; n++)
    {
      g_assert_nonnull (gtk_list_box_get_row_at_index (list, (int) n));
      widget_fixture_settle ();
      gtk_widget_activate_action (rules, "rules.next", NULL);
    }
  g_assert_cmpstr (get_chapter (OGC_RULES_WINDOW (rules)), ==, "secrets");
  gtk_editable_set_text (GTK_EDITABLE (search), "compile");
  g_signal_emit_by_name (search, "search-changed");
  g_assert_cmpstr (get_chapter (OGC_RULES_WINDOW (rules)), ==, "about");
  g_assert_nonnull (gtk_list_box_get_row_at_index (list, 1));
  gtk_editable_set_text (GTK_EDITABLE (search), "auction");
  g_signal_emit_by_name (search, "search-changed");
  g_assert_null (gtk_list_box_get_row_at_index (list, 0));
  gtk_window_destroy (window);
}

/* The help key on a widget leads to its chapter. */
static void
test_places (void)
{
  g_autoptr (CompileGame) game = compile_table_fixture_new_game (COMPILE_SET_MN02, 3);
  GtkWindow *window = new_window (game);
  GtkWidget *table = gtk_window_get_child (window);
  OgcRulebookPlace place;

  g_assert_false (ogc_rules_help_find (&compile_help_rules, table, &place));
  g_assert_true (ogc_rules_help_find (&compile_help_rules, widget_fixture_find (table, COMPILE_TYPE_DRAFT_VIEW),
                                      &place));
  g_assert_cmpstr (place.chapter->id, ==, "setup");
  play_draft (game);
  widget_fixture_settle ();
  g_assert_true (ogc_rules_help_find (&compile_help_rules, widget_fixture_find (table, COMPILE_TYPE_LINE_VIEW),
                                      &place));
  g_assert_cmpstr (place.chapter->id, ==, "field");
  gtk_window_set_focus (window, widget_fixture_find (table, COMPILE_TYPE_CARD_VIEW));
  gtk_window_set_focus_visible (window, TRUE);
  ogc_rules_window_present_help (window, &compile_help_rules);
  g_assert_cmpstr (get_chapter (find_rules (window)), ==, "cards");
  gtk_window_destroy (window);
}

static void
rules_at_cb (GSimpleAction *action,
             GVariant      *parameter,
             gpointer       window)
{
  guint rule, topic;

  g_variant_get (parameter, "(uu)", &rule, &topic);
  g_assert_cmpuint (topic, ==, 0);
  ogc_rules_window_present_rule (window, &compile_help_rules, rule, topic);
}

static gboolean
is_why (GtkWidget *widget,
        gpointer   user_data)
{
  return GTK_IS_BUTTON (widget)
         && g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (widget)), "win.rules-at") == 0;
}

/* A refusal is announced; one by a rule links to that rule. */
static void
test_why (void)
{
  static const GActionEntry entries[] = { { "rules-at", rules_at_cb, "(uu)" } };
  g_autoptr (CompileGame) game = compile_table_fixture_new_game (COMPILE_SET_MN02, 3);
  g_autoptr (GSimpleActionGroup) actions = g_simple_action_group_new ();
  GtkWindow *window = new_window (game);
  CompileTray *tray = COMPILE_TRAY (widget_fixture_find (GTK_WIDGET (window), COMPILE_TYPE_TRAY));
  GtkWidget *why = widget_fixture_find_where (GTK_WIDGET (tray), is_why, NULL);

  g_action_map_add_action_entries (G_ACTION_MAP (actions), entries, G_N_ELEMENTS (entries), window);
  gtk_widget_insert_action_group (GTK_WIDGET (window), "win", G_ACTION_GROUP (actions));
  g_assert_false (gtk_widget_get_mapped (why));
  compile_tray_set_refusal (tray, COMPILE_RULE_COM_33, "That is banned.");
  widget_fixture_settle ();
  g_assert_true (gtk_widget_get_mapped (why));
  g_signal_emit_by_name (why, "clicked");
  g_assert_cmpstr (get_chapter (find_rules (window)), ==, "playing");
  compile_tray_set_refusal (tray, COMPILE_RULE_NOT_ASKED, "Not now.");
  widget_fixture_settle ();
  g_assert_false (gtk_widget_get_mapped (why));
  g_assert_cmpstr (compile_tray_get_refusal (tray), ==, "Not now.");
  g_assert_cmpstr (ogc_live_region_get_said (widget_fixture_find_class (GTK_WIDGET (tray), "refusal")), ==, "Not now.");
  gtk_window_destroy (window);
}

static gboolean
has_shortcut (GtkWidget  *widget,
              const char *title)
{
  g_autofree char *shown = NULL;
  gboolean found;

  if (GTK_IS_SHORTCUTS_SHORTCUT (widget) && gtk_widget_get_visible (widget))
    g_object_get (widget, "title", &shown, NULL);
  found = shown != NULL && g_str_equal (g_strdelimit (shown, "\n", ' '), title);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && !found;
       child = gtk_widget_get_next_sibling (child))
    found = has_shortcut (child, title);
  return found;
}

/* Each game lists its own keys, beside those of the program. */
static void
test_keys (void)
{
  GtkApplicationWindow *window = g_object_new (GTK_TYPE_APPLICATION_WINDOW, NULL);
  GtkWidget *overlay;

  ogc_keys_help_show (window);
  compile_help_show_keys (window);
  overlay = GTK_WIDGET (gtk_application_window_get_help_overlay (window));
  g_assert_true (has_shortcut (overlay, "Put the card back"));
  g_assert_true (has_shortcut (overlay, "Full screen"));
  g_assert_false (has_shortcut (overlay, "Put the dice back"));
  compile_help_show_keys (window);
  g_assert_true (overlay == GTK_WIDGET (gtk_application_window_get_help_overlay (window)));
  /* Digits can be switched off, except together with Alt. */
  g_assert_true (has_shortcut (overlay, "Play the card in a line, or choose a line"));
  g_settings_set_boolean (ogc_preferences_get_default (), OGC_PREFERENCE_SINGLE_KEYS, FALSE);
  compile_help_show_keys (window);
  g_assert_false (has_shortcut (overlay, "Play the card in a line, or choose a line"));
  g_assert_true (has_shortcut (overlay, "Play the card face down"));
  g_settings_reset (ogc_preferences_get_default (), OGC_PREFERENCE_SINGLE_KEYS);
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  ogc_style_load (gdk_display_get_default ());
  g_test_add_func ("/compile-help/books", test_books);
  g_test_add_func ("/compile-help/search", test_search);
  g_test_add_func ("/compile-help/places", test_places);
  g_test_add_func ("/compile-help/why", test_why);
  g_test_add_func ("/compile-help/keys", test_keys);
  return g_test_run ();
}
