/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ogc-game.h"

G_BEGIN_DECLS

/* TableFixture: a game of people on a table in a window of its own, and the decisions taken in it. */
typedef struct {
  OgcGame    *game;
  GtkWidget  *window;
  GtkWidget  *table;
  GRand      *rand;
  OgcDecision decided; /* the last one */
  unsigned    n_decided;
} TableFixture;

/* Begins a game that no window shows yet. */
void       table_fixture_begin        (TableFixture       *fixture,
                                       unsigned            seats,
                                       OgcForm             form,
                                       unsigned            b,
                                       unsigned            c,
                                       guint               seed);
/* Begins a game, and shows it at 1280x754. */
void       table_fixture_set_up       (TableFixture       *fixture,
                                       unsigned            seats,
                                       OgcForm             form,
                                       unsigned            b,
                                       unsigned            c,
                                       guint               seed);
/* Closes the window, and waits until nobody holds a reference to the game. */
void       table_fixture_tear_down    (TableFixture       *fixture);
/* Drops the fixture's reference to the game, and waits until nobody else holds one. */
void       table_fixture_end_game     (TableFixture       *fixture);
/* Opens a window of that size with the game. */
void       table_fixture_open         (TableFixture       *fixture,
                                       int                 width,
                                       int                 height);
/* Activates an action of the table. */
void       table_fixture_act          (TableFixture       *fixture,
                                       const char         *action,
                                       GVariant           *argument);
/* The card of @building; %NULL when it is not in play. */
GtkWidget *table_fixture_find_card    (TableFixture       *fixture,
                                       OgcBuildingId       building);
/* The button of the tile with that number if it can be taken, else %NULL. */
GtkWidget *table_fixture_find_offered (TableFixture       *fixture,
                                       int                 tile);
/* Gives @window the action of the game's own window that opens the rules. */
void       table_fixture_offer_rules  (GtkWidget          *window);

G_END_DECLS
