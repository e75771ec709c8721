/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compile-table-fixture.h"

#include "compile-table.h"

CompileGame *
compile_table_fixture_new_game (CompileSetId set,
                                guint64      seed)
{
  const OgcSeatSpec seats[] = { { (char *) "Ada", (char *) "compass", (char *) OGC_SEAT_PERSON },
                                { (char *) "Belzoni", (char *) "key", (char *) OGC_SEAT_PERSON } };
  const CompileSetup setup = { .seed = seed, .first = COMPILE_RANDOM_SIDE };
  CompileGame *game = compile_game_new (compile_card_set_get (set), &setup, seats, NULL);

  compile_game_set_use_curtain (game, FALSE);
  return game;
}

GtkWidget *
compile_table_fixture_new_window (CompileGame *game)
{
  GtkWidget *window = gtk_window_new ();
  GtkWidget *table = compile_table_new ();

  gtk_widget_add_css_class (window, "ogc");
  gtk_window_set_child (GTK_WINDOW (window), table);
  compile_table_set_game (COMPILE_TABLE (table), game);
  compile_game_set_running (game, TRUE);
  return window;
}
