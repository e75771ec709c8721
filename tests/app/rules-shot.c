/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Saves a picture of a chapter of the rules, or of a search in them, to be looked at. Not installed. */

#include <gtk/gtk.h>
#include <stdlib.h>

#include "ogc-locale.h"
#include "ogc-rules-window.h"
#include "ogc-style.h"

static int width = 860;
static int height = 660;
static int paragraph;
static char *chapter;
static char *search;
static char *out;
static gboolean contents;

static const GOptionEntry options[] = {
  { "width", 0, 0, G_OPTION_ARG_INT, &width, "Of the window", "PIXELS" },
  { "height", 0, 0, G_OPTION_ARG_INT, &height, "Of the window", "PIXELS" },
  { "chapter", 0, 0, G_OPTION_ARG_STRING, &chapter, "Which chapter", "ID" },
  { "paragraph", 0, 0, G_OPTION_ARG_INT, &paragraph, "Which paragraph of it", "N" },
  { "search", 0, 0, G_OPTION_ARG_STRING, &search, "Search for this", "WORDS" },
  { "contents", 0, 0, G_OPTION_ARG_NONE, &contents, "The chapters, where there is no room for both", NULL },
  { "out", 0, 0, G_OPTION_ARG_FILENAME, &out, "Picture to write", "FILE" },
  { NULL }
};

static void
run_for (unsigned milliseconds)
{
  gint64 end = g_get_monotonic_time () + milliseconds * 1000;

  while (g_get_monotonic_time () < end)
    g_main_context_iteration (NULL, FALSE);
}

static GtkWidget *
find (GtkWidget *widget,
      GType      type)
{
  GtkWidget *found = g_type_is_a (G_OBJECT_TYPE (widget), type) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL; child = gtk_widget_get_next_sibling (child))
    found = find (child, type);
  return found;
}

static void
save (GtkWidget *window)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (window);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GdkTexture) texture = NULL;

  gdk_paintable_snapshot (paintable, snapshot, gtk_widget_get_width (window), gtk_widget_get_height (window));
  node = gtk_snapshot_free_to_node (snapshot);
  texture = gsk_renderer_render_texture (gtk_native_get_renderer (GTK_NATIVE (window)), node, NULL);
  gdk_texture_save_to_png (texture, out);
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (GOptionContext) context = g_option_context_new (NULL);
  GtkWidget *asking, *window;
  OgcRulebookPlace place = { NULL };

  ogc_locale_init ();
  g_option_context_add_main_entries (context, options, NULL);
  if (!g_option_context_parse (context, &argc, &argv, NULL) || out == NULL)
    return EXIT_FAILURE;
  gtk_init ();
  ogc_style_load (gdk_display_get_default ());
  asking = gtk_window_new ();
  window = GTK_WIDGET (ogc_rules_window_present (asking));
  gtk_window_set_default_size (GTK_WINDOW (window), width, height);
  run_for (300);
  place.chapter = ogc_rulebook_find_chapter (chapter != NULL ? chapter : "about");
  place.paragraph = (unsigned) paragraph;
  if (place.chapter == NULL || place.paragraph >= place.chapter->n_paragraphs)
    return EXIT_FAILURE;
  ogc_rules_window_open (OGC_RULES_WINDOW (window), &place);
  if (search != NULL)
    gtk_editable_set_text (GTK_EDITABLE (find (window, GTK_TYPE_SEARCH_ENTRY)), search);
  run_for (500);
  if (contents)
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (find (window, GTK_TYPE_TOGGLE_BUTTON)), TRUE);
  run_for (300);
  save (window);
  return EXIT_SUCCESS;
}
