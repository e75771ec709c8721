/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The table's single keys can be changed and switched off, and are shown as they are set. */

#include <gtk/gtk.h>

#include "ogc-games.h"
#include "ogc-key-bindings.h"
#include "ogc-keys-editor.h"
#include "ogc-keys-help.h"
#include "ogc-preferences.h"
#include "ogc-style.h"
#include "table-fixture.h"
#include "widget-fixture.h"

#define PLACE(building) ((OgcKeyAction) (OGC_KEY_ACTION_PLACE + (building)))

static void
assert_letter (OgcKeyAction  key,
               const char   *expected)
{
  g_autofree char *letter = ogc_key_bindings_dup (key);

  g_assert_cmpstr (letter, ==, expected);
}

static void
assert_changes (OgcKeyAction  key,
                gunichar      letter,
                const char   *refusal)
{
  g_autofree char *said = ogc_key_bindings_change (key, letter);

  g_assert_cmpstr (said, ==, refusal);
}

/* A letter that is in use keeps its action; buildings that are never in the same game may share one. */
static void
test_change (void)
{
  assert_letter (OGC_KEY_ACTION_ROLL, "R");
  assert_changes (OGC_KEY_ACTION_ROLL, 'x', NULL);
  assert_letter (OGC_KEY_ACTION_ROLL, "X");
  assert_changes (OGC_KEY_ACTION_WORTH, 'r', NULL);
  assert_changes (PLACE (OGC_LIBRARY), 'x', "“X” is taken: Roll or reroll.");
  assert_changes (OGC_KEY_ACTION_ROLL, 'u', "“U” is taken: University.");
  assert_changes (PLACE (OGC_LIBRARY), '3', "The digits from 1 to 6 pick dice.");
  assert_changes (PLACE (OGC_LIBRARY), ' ', "Choose a letter or another character.");
  assert_changes (PLACE (OGC_LIBRARY), 0xf6, NULL);
  assert_letter (PLACE (OGC_LIBRARY), "Ö");
  assert_changes (PLACE (OGC_GALLEON), 't', NULL);
  assert_changes (PLACE (OGC_GALLEON), 'g', "“G” is taken: Treasure Hunters’ Guild.");
  ogc_key_bindings_reset ();
  assert_letter (OGC_KEY_ACTION_ROLL, "R");
  assert_letter (PLACE (OGC_LIBRARY), "L");
}

/* The action that a single key activates on the table; %NULL if it does nothing. */
static const char *
find_action (GtkWidget *table,
             guint      key)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (table);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      for (guint n = 0; GTK_IS_SHORTCUT_CONTROLLER (controller)
                        && n < g_list_model_get_n_items (G_LIST_MODEL (controller)); n++)
        {
          g_autoptr (GtkShortcut) shortcut = g_list_model_get_item (G_LIST_MODEL (controller), n);
          GtkKeyvalTrigger *trigger = GTK_KEYVAL_TRIGGER (gtk_shortcut_get_trigger (shortcut));

          if (gtk_keyval_trigger_get_keyval (trigger) == key && gtk_keyval_trigger_get_modifiers (trigger) == 0)
            return gtk_named_action_get_action_name (GTK_NAMED_ACTION (gtk_shortcut_get_action (shortcut)));
        }
    }
  return NULL;
}

static gboolean
is_key (GtkWidget *widget,
        gpointer   letter)
{
  return gtk_widget_has_css_class (widget, "keycap") && gtk_widget_get_visible (widget)
         && widget_fixture_is_label (widget, letter);
}

/* The table follows changes, and shows the keys on its buildings. */
static void
test_table (void)
{
  TableFixture fixture;

  table_fixture_set_up (&fixture, 2, OGC_FORM_STANDARD, OGC_AUCTION_HOUSE, OGC_TEMPLE, 7);
  g_assert_cmpstr (find_action (fixture.table, GDK_KEY_r), ==, "table.roll-or-reroll");
  g_assert_cmpstr (find_action (fixture.table, GDK_KEY_3), ==, "table.pick");
  g_assert_nonnull (widget_fixture_find_where (fixture.table, is_key, (char *) "U"));
  assert_changes (OGC_KEY_ACTION_ROLL, 'x', NULL);
  assert_changes (PLACE (OGC_UNIVERSITY), 'q', NULL);
  g_assert_null (find_action (fixture.table, GDK_KEY_r));
  g_assert_cmpstr (find_action (fixture.table, GDK_KEY_x), ==, "table.roll-or-reroll");
  g_assert_nonnull (widget_fixture_find_where (fixture.table, is_key, (char *) "Q"));
  g_settings_set_boolean (ogc_preferences_get_default (), OGC_PREFERENCE_SINGLE_KEYS, FALSE);
  g_assert_null (find_action (fixture.table, GDK_KEY_x));
  g_assert_null (find_action (fixture.table, GDK_KEY_3));
  g_assert_null (widget_fixture_find_where (fixture.table, is_key, (char *) "Q"));
  g_assert_cmpstr (find_action (fixture.table, GDK_KEY_Escape), ==, "table.clear");
  g_settings_reset (ogc_preferences_get_default (), OGC_PREFERENCE_SINGLE_KEYS);
  ogc_key_bindings_reset ();
  table_fixture_tear_down (&fixture);
}

static gboolean
is_button (GtkWidget *widget,
           gpointer   label)
{
  return GTK_IS_BUTTON (widget) && g_strcmp0 (gtk_button_get_label (GTK_BUTTON (widget)), label) == 0;
}

/* Presses a key while a button waits for one. */
static void
press (GtkWidget *button,
       guint      key)
{
  GtkWidget *rows = gtk_widget_get_parent (gtk_widget_get_parent (button));
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (rows);
  gboolean handled;

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_EVENT_CONTROLLER_KEY (controller))
        g_signal_emit_by_name (controller, "key-pressed", key, 0, 0, &handled);
    }
}

static void
test_editor (void)
{
  GtkWidget *editor = g_object_ref_sink (g_object_new (OGC_TYPE_KEYS_EDITOR, NULL));
  GtkWidget *roll;

  gtk_expander_set_expanded (widget_fixture_find (editor, GTK_TYPE_EXPANDER), TRUE);
  roll = widget_fixture_find_where (editor, is_button, (char *) "R");
  g_assert_nonnull (roll);
  g_signal_emit_by_name (roll, "clicked");
  press (roll, GDK_KEY_e);
  g_assert_nonnull (widget_fixture_find_label (editor, "“E” is taken: End the turn."));
  press (roll, GDK_KEY_y);
  assert_letter (OGC_KEY_ACTION_ROLL, "Y");
  g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (roll)), ==, "Y");
  press (roll, GDK_KEY_z); /* it no longer waits */
  assert_letter (OGC_KEY_ACTION_ROLL, "Y");
  g_signal_emit_by_name (roll, "clicked");
  press (roll, GDK_KEY_Escape);
  g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (roll)), ==, "Y");
  g_signal_emit_by_name (widget_fixture_find_where (editor, is_button, (char *) "Reset Keys"), "clicked");
  g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (roll)), ==, "R");
  g_object_unref (editor);
}

static gboolean
is_shortcut (GtkWidget *widget,
             gpointer   accelerator)
{
  g_autofree char *shown = NULL;

  if (!GTK_IS_SHORTCUTS_SHORTCUT (widget) || !gtk_widget_get_visible (widget))
    return FALSE;
  g_object_get (widget, "accelerator", &shown, NULL);
  return g_strcmp0 (shown, accelerator) == 0;
}

/* The list of shortcuts fits a small screen, although titles in other languages are longer. */
static void
test_help_fits (void)
{
  GtkWidget *window = g_object_new (GTK_TYPE_APPLICATION_WINDOW, NULL);
  GtkWidget *help;
  int width, height;

  ogc_keys_help_show (GTK_APPLICATION_WINDOW (window));
  help = GTK_WIDGET (gtk_application_window_get_help_overlay (GTK_APPLICATION_WINDOW (window)));
  gtk_widget_measure (help, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  gtk_widget_measure (help, GTK_ORIENTATION_VERTICAL, width, &height, NULL, NULL, NULL);
  g_assert_cmpint (width, <=, 900);
  g_assert_cmpint (height, <=, 600);
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_help (void)
{
  GtkWidget *window = g_object_new (GTK_TYPE_APPLICATION_WINDOW, NULL);
  GtkWidget *help;

  assert_changes (OGC_KEY_ACTION_ROLL, 'y', NULL);
  ogc_keys_help_show (GTK_APPLICATION_WINDOW (window));
  help = GTK_WIDGET (gtk_application_window_get_help_overlay (GTK_APPLICATION_WINDOW (window)));
  g_assert_nonnull (widget_fixture_find_where (help, is_shortcut, (char *) "y"));
  g_assert_nonnull (widget_fixture_find_where (help, is_shortcut, (char *) "u a l h g t i s"));
  g_assert_nonnull (widget_fixture_find_where (help, is_shortcut, (char *) "1...6"));
  g_settings_set_boolean (ogc_preferences_get_default (), OGC_PREFERENCE_SINGLE_KEYS, FALSE);
  ogc_keys_help_show (GTK_APPLICATION_WINDOW (window));
  g_assert_null (widget_fixture_find_where (help, is_shortcut, (char *) "y"));
  g_assert_null (widget_fixture_find_where (help, is_shortcut, (char *) "1...6"));
  g_settings_reset (ogc_preferences_get_default (), OGC_PREFERENCE_SINGLE_KEYS);
  ogc_key_bindings_reset ();
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  ogc_games_register ();
  ogc_style_load (gdk_display_get_default ());

  g_test_add_func ("/keys/change", test_change);
  g_test_add_func ("/keys/table", test_table);
  g_test_add_func ("/keys/editor", test_editor);
  g_test_add_func ("/keys/help", test_help);
  g_test_add_func ("/keys/help-fits", test_help_fits);
  return g_test_run ();
}
