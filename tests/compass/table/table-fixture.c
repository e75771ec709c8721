/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "table-fixture.h"

#include "ogc-building-card.h"
#include "ogc-help.h"
#include "ogc-rules-window.h"
#include "ogc-table.h"
#include "ogc-tile-button.h"
#include "table-player.h"
#include "widget-fixture.h"

static void
decided_cb (OgcGame           *game,
            const OgcDecision *decision,
            guint              seat,
            TableFixture      *fixture)
{
  fixture->decided = *decision;
  fixture->n_decided++;
}

void
table_fixture_open (TableFixture *fixture,
                    int           width,
                    int           height)
{
  fixture->window = gtk_window_new ();
  fixture->table = ogc_table_new ();
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), width, height);
  gtk_window_set_child (GTK_WINDOW (fixture->window), fixture->table);
  ogc_table_set_game (OGC_TABLE (fixture->table), fixture->game);
  gtk_window_present (GTK_WINDOW (fixture->window));
  widget_fixture_settle ();
  while (!gtk_widget_get_mapped (fixture->table))
    g_main_context_iteration (NULL, TRUE);
}

void
table_fixture_begin (TableFixture *fixture,
                     unsigned      seats,
                     OgcForm       form,
                     unsigned      b,
                     unsigned      c,
                     guint         seed)
{
  *fixture = (TableFixture) { 0 };
  fixture->rand = g_rand_new_with_seed (seed);
  fixture->game = table_player_new_game (seats, form, b, c, seed);
  g_signal_connect (fixture->game, "decided", G_CALLBACK (decided_cb), fixture);
}

void
table_fixture_set_up (TableFixture *fixture,
                      unsigned      seats,
                      OgcForm       form,
                      unsigned      b,
                      unsigned      c,
                      guint         seed)
{
  table_fixture_begin (fixture, seats, form, b, c, seed);
  table_fixture_open (fixture, 1280, 754);
}

/* A surface that is still being closed may hold views, and these the game, for some iterations of the main loop. A
 * reference that is never dropped makes the test time out. */
void
table_fixture_end_game (TableFixture *fixture)
{
  gpointer game = fixture->game;

  g_object_add_weak_pointer (game, &game);
  g_object_unref (fixture->game);
  while (game != NULL)
    g_main_context_iteration (NULL, TRUE);
}

void
table_fixture_tear_down (TableFixture *fixture)
{
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  widget_fixture_settle ();
  g_rand_free (fixture->rand);
  table_fixture_end_game (fixture);
}

void
table_fixture_act (TableFixture *fixture,
                   const char   *action,
                   GVariant     *argument)
{
  g_assert_true (gtk_widget_activate_action_variant (fixture->table, action, argument));
}

static gboolean
is_card (GtkWidget *widget,
         gpointer   user_data)
{
  return OGC_IS_BUILDING_CARD (widget)
         && ogc_building_get_id (ogc_building_card_get_building (OGC_BUILDING_CARD (widget)))
            == GPOINTER_TO_UINT (user_data);
}

static gboolean
is_offered (GtkWidget *widget,
            gpointer   user_data)
{
  OgcTile *tile = OGC_IS_TILE_BUTTON (widget) ? ogc_tile_button_get_tile (OGC_TILE_BUTTON (widget)) : NULL;

  return tile != NULL && ogc_tile_get_offered (tile) && ogc_tile_get_number (tile) == GPOINTER_TO_INT (user_data);
}

GtkWidget *
table_fixture_find_card (TableFixture *fixture,
                         OgcBuildingId building)
{
  return widget_fixture_find_where (fixture->table, is_card, GUINT_TO_POINTER (building));
}

GtkWidget *
table_fixture_find_offered (TableFixture *fixture,
                            int           tile)
{
  return widget_fixture_find_where (fixture->table, is_offered, GINT_TO_POINTER (tile));
}

static void
rules_at_cb (GSimpleAction *action,
             GVariant      *parameter,
             gpointer       user_data)
{
  guint rule, building;

  g_variant_get (parameter, "(uu)", &rule, &building);
  ogc_rules_window_present_rule (user_data, &ogc_help_rules, rule, building);
}

void
table_fixture_offer_rules (GtkWidget *window)
{
  const GActionEntry entries[] = { { "rules-at", rules_at_cb, "(uu)" } };
  g_autoptr (GSimpleActionGroup) actions = g_simple_action_group_new ();

  g_action_map_add_action_entries (G_ACTION_MAP (actions), entries, G_N_ELEMENTS (entries), window);
  gtk_widget_insert_action_group (window, "win", G_ACTION_GROUP (actions));
}
