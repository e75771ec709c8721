/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The finished games on the page of the history. */

#include <gtk/gtk.h>

#include "ogc-compass-ui.h"
#include "ogc-game-history-entry.h"
#include "ogc-games.h"
#include "ogc-history-page.h"
#include "temp-folder.h"

/* Lists what is said of each player named Ada. */
static void
list_results (GtkWidget *widget,
              GString   *list)
{
  if (GTK_IS_LABEL (widget) && strstr (gtk_label_get_text (GTK_LABEL (widget)), ". Ada") != NULL)
    g_string_append_printf (list, "%s;", gtk_label_get_text (GTK_LABEL (widget)));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    list_results (child, list);
}

/* A game names its players in the order of their places, and those that share one in the order of play. */
static void
test_places (void)
{
  static const unsigned places[] = { 3, 2, 1, 1, 5 };
  const OgcSetup setup = { .seats = G_N_ELEMENTS (places), .b = OGC_GUILD, .c = OGC_TOWER, .seed = 1 };
  OgcGameHistorySeat seats[OGC_MAX_SEATS];
  g_autoptr (TempFolder) path = temp_folder_new ();
  g_autoptr (GFile) file = g_file_new_build_filename (path, "history.json", NULL);
  g_autoptr (OgcHistory) history = ogc_history_new (&ogc_game_history_format, file);
  g_autoptr (OgcGameHistoryEntry) entry = NULL;
  g_autoptr (GString) list = g_string_new (NULL);
  GtkWidget *window = gtk_window_new ();

  for (unsigned n = 0; n < setup.seats; n++)
    seats[n] = (OgcGameHistorySeat) {
      .spec = { (char *) "Ada", (char *) "compass", (char *) OGC_SEAT_PERSON }, .gold = n, .place = places[n]
    };
  entry = ogc_game_history_entry_new (1, 2, &setup, seats);
  ogc_history_add (history, OGC_HISTORY_ENTRY (entry));
  gtk_window_set_default_size (GTK_WINDOW (window), 1300, 600); /* with the games beside the charts */
  gtk_window_set_child (GTK_WINDOW (window), ogc_history_page_new (ogc_compass_ui.history_view, history));
  gtk_window_present (GTK_WINDOW (window));
  for (; list->len == 0; list_results (window, list))
    {
      ogc_history_flush (history);
      g_main_context_iteration (NULL, FALSE);
    }
  g_assert_cmpstr (list->str, ==, "1. Ada, 2\302\240gold;1. Ada, 3\302\240gold;2. Ada, 1\302\240gold;"
                   "3. Ada, 0\302\240gold;5. Ada, 4\302\240gold;");
  gtk_window_destroy (GTK_WINDOW (window));
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  ogc_games_register ();
  g_test_add_func ("/history-page/places", test_places);
  return g_test_run ();
}
