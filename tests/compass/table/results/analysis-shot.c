/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Saves a picture of the analysis of a recorded game, and keeps the analysis beside the record for the next picture.
 * Not installed. */

#include <gtk/gtk.h>
#include <stdlib.h>

#include "ogc-analysis-page.h"
#include "ogc-compass-kind.h"
#include "ogc-games.h"
#include "ogc-locale.h"
#include "ogc-record-reader.h"
#include "ogc-style.h"
#include "ogc-weights-file.h"
#include "widget-fixture.h"

static int width = 1280;
static int height = 754;
static int scroll;
static char *record;
static char *folder;
static char *out;

static const GOptionEntry options[] = {
  { "width", 0, 0, G_OPTION_ARG_INT, &width, "Of the page", "PIXELS" },
  { "height", 0, 0, G_OPTION_ARG_INT, &height, "Of the page", "PIXELS" },
  { "scroll", 0, 0, G_OPTION_ARG_INT, &scroll, "How far down", "PIXELS" },
  { "record", 0, 0, G_OPTION_ARG_FILENAME, &record, "A file of records; its first game is looked at", "FILE" },
  { "folder", 0, 0, G_OPTION_ARG_FILENAME, &folder, "Where look backs are kept", "FOLDER" },
  { "out", 0, 0, G_OPTION_ARG_FILENAME, &out, "Picture to write", "FILE" },
  { NULL }
};

/* Whether the analysis is still running, which shows a progress bar. */
static gboolean
is_looking (GtkWidget *page)
{
  return gtk_widget_get_mapped (widget_fixture_find (page, GTK_TYPE_PROGRESS_BAR));
}

static GtkWidget *
open_window (GtkWidget *page)
{
  GtkWidget *window = gtk_window_new ();

  ogc_style_load (gdk_display_get_default ());
  gtk_window_set_decorated (GTK_WINDOW (window), FALSE);
  gtk_window_set_default_size (GTK_WINDOW (window), width, height);
  gtk_widget_add_css_class (window, "ogc");
  if (width < 600)
    gtk_widget_add_css_class (window, "narrow");
  gtk_window_set_child (GTK_WINDOW (window), page);
  gtk_window_present (GTK_WINDOW (window));
  return window;
}

int
main (int    argc,
      char **argv)
{
  GtkScrolledWindow *scrolled;
  g_autoptr (GOptionContext) context = g_option_context_new (NULL);
  g_autoptr (GFile) file = NULL;
  g_autoptr (GFile) kept = NULL;
  g_autoptr (OgcSave) save = NULL;
  GtkWidget *page, *window;
  guint n_games;

  ogc_locale_init ();
  g_option_context_add_main_entries (context, options, NULL);
  if (!g_option_context_parse (context, &argc, &argv, NULL) || out == NULL || record == NULL || folder == NULL)
    return EXIT_FAILURE;
  gtk_init ();
  ogc_games_register ();
  ogc_weights_file_use_default (NULL);
  file = g_file_new_for_path (record);
  kept = g_file_new_for_path (folder);
  save = OGC_SAVE (ogc_record_reader_load (file, ogc_compass_kind.read_record, 1, &n_games, NULL));
  if (save == NULL)
    return EXIT_FAILURE;
  page = ogc_analysis_page_new ();
  window = open_window (page);
  while (!gtk_widget_get_mapped (page))
    g_main_context_iteration (NULL, TRUE);
  ogc_analysis_page_look (OGC_ANALYSIS_PAGE (page), save, kept);
  do
    widget_fixture_run_for (400);
  while (is_looking (page));
  scrolled = GTK_SCROLLED_WINDOW (widget_fixture_find (page, GTK_TYPE_SCROLLED_WINDOW));
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (scrolled), scroll);
  widget_fixture_run_for (200);
  widget_fixture_save_picture (window, out);
  return EXIT_SUCCESS;
}
