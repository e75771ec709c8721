/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What moves over the table never gets in the way of the game. */

#include <gtk/gtk.h>

#include "ogc-die-view.h"
#include "ogc-motion-layer.h"
#include "ogc-table.h"
#include "ogc-tile-view.h"
#include "table-player.h"
#include "widget-fixture.h"

typedef struct {
  OgcGame        *game;
  GtkWidget      *window;
  GtkWidget      *table;
  OgcMotionLayer *motion;
  GRand          *rand;
} Fixture;

static void
set_animations (gboolean on)
{
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", on, NULL);
}

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  set_animations (TRUE);
  fixture->rand = g_rand_new_with_seed (3);
  fixture->game = table_player_new_game (3, OGC_FORM_NEUTRAL, OGC_RANDOM_BUILDING, OGC_RANDOM_BUILDING, 3);
  ogc_game_set_pace (fixture->game, OGC_PACE_CALM);
  fixture->window = gtk_window_new ();
  fixture->table = g_object_ref_sink (ogc_table_new ());
  fixture->motion = widget_fixture_find (fixture->table, OGC_TYPE_MOTION_LAYER);
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 1280, 754);
  gtk_window_set_child (GTK_WINDOW (fixture->window), fixture->table);
  ogc_table_set_game (OGC_TABLE (fixture->table), fixture->game);
  gtk_window_present (GTK_WINDOW (fixture->window));
  while (!gtk_widget_get_mapped (fixture->table))
    g_main_context_iteration (NULL, TRUE);
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  if (fixture->window != NULL)
    gtk_window_destroy (GTK_WINDOW (fixture->window));
  g_object_unref (fixture->table);
  g_object_unref (fixture->game);
  g_rand_free (fixture->rand);
}

/* Dice and tiles that are not to be seen where they lie. */
static unsigned
count_hidden (GtkWidget *widget)
{
  unsigned n = (OGC_IS_DIE_VIEW (widget) || OGC_IS_TILE_VIEW (widget)) && gtk_widget_get_opacity (widget) < 0.5 ? 1 : 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += count_hidden (child);
  return n;
}

/* The first decision is to roll. */
static void
roll (Fixture *fixture)
{
  g_assert_true (table_player_step (fixture->game, fixture->rand));
  g_assert_true (ogc_motion_layer_get_moving (fixture->motion));
}

static void
wait_for_flight (Fixture *fixture)
{
  while (count_hidden (fixture->table) == 0)
    g_main_context_iteration (NULL, TRUE);
}

static void
test_lands (Fixture      *fixture,
            gconstpointer data)
{
  roll (fixture);
  wait_for_flight (fixture);
  g_assert_cmpuint (count_hidden (fixture->table), >=, 3);
  while (ogc_motion_layer_get_moving (fixture->motion))
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (count_hidden (fixture->table), ==, 0);
}

static void
test_skip (Fixture      *fixture,
           gconstpointer data)
{
  roll (fixture);
  wait_for_flight (fixture);
  ogc_motion_layer_skip (fixture->motion);
  g_assert_false (ogc_motion_layer_get_moving (fixture->motion));
  g_assert_cmpuint (count_hidden (fixture->table), ==, 0);
}

/* The game takes whatever comes, while something is still in the air. */
static void
test_never_waits (Fixture      *fixture,
                  gconstpointer data)
{
  unsigned position = 0;

  for (unsigned n = 0; n < 120; n++)
    {
      g_assert_true (table_player_step (fixture->game, fixture->rand));
      g_assert_cmpuint (ogc_game_get_position (fixture->game), ==, ++position);
      for (unsigned i = 0; i < n % 6; i++)
        g_main_context_iteration (NULL, FALSE);
    }
}

static void
test_reduced (Fixture      *fixture,
              gconstpointer data)
{
  set_animations (FALSE);
  g_assert_true (table_player_step (fixture->game, fixture->rand));
  g_assert_false (ogc_motion_layer_get_moving (fixture->motion));
  set_animations (TRUE);
}

static void
test_instant (Fixture      *fixture,
              gconstpointer data)
{
  ogc_game_set_pace (fixture->game, OGC_PACE_INSTANT);
  g_assert_true (table_player_step (fixture->game, fixture->rand));
  g_assert_false (ogc_motion_layer_get_moving (fixture->motion));
}

static void
test_undo (Fixture      *fixture,
           gconstpointer data)
{
  while (!ogc_game_get_can_undo (fixture->game))
    g_assert_true (table_player_step (fixture->game, fixture->rand));
  wait_for_flight (fixture);
  ogc_game_undo (fixture->game);
  g_assert_false (ogc_motion_layer_get_moving (fixture->motion));
  g_assert_cmpuint (count_hidden (fixture->table), ==, 0);
}

static void
test_new_game (Fixture      *fixture,
               gconstpointer data)
{
  g_autoptr (OgcGame) other = table_player_new_game (2, OGC_FORM_NEUTRAL, OGC_RANDOM_BUILDING, OGC_RANDOM_BUILDING, 4);

  roll (fixture);
  ogc_table_set_game (OGC_TABLE (fixture->table), other);
  g_assert_false (ogc_motion_layer_get_moving (fixture->motion));
  ogc_table_set_game (OGC_TABLE (fixture->table), fixture->game);
  g_assert_true (table_player_step (fixture->game, fixture->rand));
  wait_for_flight (fixture);
  ogc_table_set_game (OGC_TABLE (fixture->table), NULL);
  g_assert_false (ogc_motion_layer_get_moving (fixture->motion));
}

static void
test_close (Fixture      *fixture,
            gconstpointer data)
{
  roll (fixture);
  wait_for_flight (fixture);
  gtk_window_destroy (GTK_WINDOW (g_steal_pointer (&fixture->window)));
  g_assert_false (ogc_motion_layer_get_moving (fixture->motion));
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

static void
add (const char *path,
     void      (*test) (Fixture *, gconstpointer))
{
  g_test_add (path, Fixture, NULL, set_up, test, tear_down);
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);

  add ("/motion/lands", test_lands);
  add ("/motion/skip", test_skip);
  add ("/motion/never-waits", test_never_waits);
  add ("/motion/reduced", test_reduced);
  add ("/motion/instant", test_instant);
  add ("/motion/undo", test_undo);
  add ("/motion/new-game", test_new_game);
  add ("/motion/close", test_close);
  return g_test_run ();
}
