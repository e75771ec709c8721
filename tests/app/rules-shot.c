/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Saves a picture of a chapter of the rules, or of a search in them, for inspection. Not installed. */

#include <gtk/gtk.h>
#include <stdlib.h>

#include "compile-help.h"
#include "ogc-games.h"
#include "ogc-help.h"
#include "ogc-locale.h"
#include "ogc-rules-window.h"
#include "ogc-style.h"
#include "widget-fixture.h"

static int width = 860;
static int height = 660;
static int paragraph;
static char *chapter;
static char *search;
static char *out;
static gboolean contents;
static gboolean second;

static const GOptionEntry options[] = {
  { "width", 0, 0, G_OPTION_ARG_INT, &width, "Of the window", "PIXELS" },
  { "height", 0, 0, G_OPTION_ARG_INT, &height, "Of the window", "PIXELS" },
  { "chapter", 0, 0, G_OPTION_ARG_STRING, &chapter, "Which chapter", "ID" },
  { "paragraph", 0, 0, G_OPTION_ARG_INT, &paragraph, "Which paragraph of it", "N" },
  { "search", 0, 0, G_OPTION_ARG_STRING, &search, "Search for this", "WORDS" },
  { "contents", 0, 0, G_OPTION_ARG_NONE, &contents, "The chapters, where there is no room for both", NULL },
  { "second", 0, 0, G_OPTION_ARG_NONE, &second, "The rules of Compile Gold", NULL },
  { "out", 0, 0, G_OPTION_ARG_FILENAME, &out, "Picture to write", "FILE" },
  { NULL }
};

int
main (int    argc,
      char **argv)
{
  g_autoptr (GOptionContext) context = g_option_context_new (NULL);
  const OgcRulesHelp *rules;
  GtkWidget *asking, *window;
  OgcRulebookPlace place = { NULL };

  ogc_locale_init ();
  g_option_context_add_main_entries (context, options, NULL);
  if (!g_option_context_parse (context, &argc, &argv, NULL) || out == NULL)
    return EXIT_FAILURE;
  gtk_init ();
  ogc_games_register ();
  ogc_style_load (gdk_display_get_default ());
  asking = gtk_window_new ();
  rules = second ? &compile_help_rules : &ogc_help_rules;
  window = GTK_WIDGET (ogc_rules_window_present (asking, rules));
  gtk_window_set_default_size (GTK_WINDOW (window), width, height);
  widget_fixture_run_for (300);
  place.chapter = ogc_rulebook_find_chapter (rules->get_rulebook (), chapter != NULL ? chapter : "about");
  place.paragraph = (unsigned) paragraph;
  if (place.chapter == NULL || place.paragraph >= place.chapter->n_paragraphs)
    return EXIT_FAILURE;
  ogc_rules_window_open (OGC_RULES_WINDOW (window), &place);
  if (search != NULL)
    gtk_editable_set_text (GTK_EDITABLE (widget_fixture_find (window, GTK_TYPE_SEARCH_ENTRY)), search);
  widget_fixture_run_for (500);
  if (contents)
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (widget_fixture_find (window, GTK_TYPE_TOGGLE_BUTTON)), TRUE);
  widget_fixture_run_for (300);
  widget_fixture_save_picture (window, out);
  return EXIT_SUCCESS;
}
