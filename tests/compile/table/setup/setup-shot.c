/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Saves a picture of the set-up page, so that all its states can be inspected. Not installed. */

#include <stdlib.h>

#include "compile-save-picture.h"
#include "compile-setup-draft.h"
#include "compile-setup-page.h"
#include "ogc-locale.h"
#include "ogc-preferences.h"
#include "ogc-style.h"
#include "ogc-theme.h"
#include "widget-fixture.h"

static int width = 1280;
static int height = 754;
static int stay = 600;
static gboolean small;
static char *last;
static char *cloth;
static char *out;

static const GOptionEntry options[] = {
  { "width", 0, 0, G_OPTION_ARG_INT, &width, "Of the page", "PIXELS" },
  { "height", 0, 0, G_OPTION_ARG_INT, &height, "Of the page", "PIXELS" },
  { "stay", 0, 0, G_OPTION_ARG_INT, &stay, "Show it so long before", "MILLISECONDS" },
  { "last", 0, 0, G_OPTION_ARG_STRING, &last, "What was chosen last, as GVariant text", "TEXT" },
  { "saved", 0, 0, G_OPTION_ARG_NONE, &small, "The picture of a saved game instead", NULL },
  { "cloth", 0, 0, G_OPTION_ARG_STRING, &cloth, "\"dark\" or \"light\"", "NAME" },
  { "out", 0, 0, G_OPTION_ARG_FILENAME, &out, "Picture to write", "FILE" },
  { NULL }
};

static const CompileSaveSummary summary = {
  .turn = 7,
  .compiled = { 1, 6 },
  .protocols = { { 0, 3, COMPILE_NOBODY }, { 5, 6, 11 } },
};

static void
draw_cb (GtkDrawingArea *area,
         cairo_t        *cr,
         int             room_width,
         int             room_height,
         gpointer        user_data)
{
  g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;

  compile_save_picture_draw (GTK_WIDGET (area), snapshot, &summary);
  node = gtk_snapshot_to_node (snapshot);
  gsk_render_node_draw (node, cr);
}

static GtkWidget *
create_saved (void)
{
  GtkWidget *area = gtk_drawing_area_new ();

  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (area), draw_cb, NULL, NULL);
  compile_save_picture_watch (area);
  return area;
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (GOptionContext) context = g_option_context_new (NULL);
  GtkWidget *window, *page;

  ogc_locale_init ();
  g_option_context_add_main_entries (context, options, NULL);
  if (!g_option_context_parse (context, &argc, &argv, NULL) || out == NULL)
    return EXIT_FAILURE;
  gtk_init ();
  ogc_style_load (gdk_display_get_default ());
  if (cloth != NULL)
    ogc_theme_set_cloth (g_str_equal (cloth, "light") ? OGC_CLOTH_LIGHT : OGC_CLOTH_DARK);
  if (last != NULL)
    g_settings_set_value (ogc_preferences_get_default (), COMPILE_PREFERENCE_LAST_SETUP,
                          g_variant_new_parsed (last));
  window = gtk_window_new ();
  page = small ? create_saved () : compile_setup_page_new ();
  gtk_window_set_decorated (GTK_WINDOW (window), FALSE);
  gtk_window_set_default_size (GTK_WINDOW (window), width, height);
  gtk_widget_add_css_class (window, "ogc");
  gtk_window_set_child (GTK_WINDOW (window), page);
  gtk_window_present (GTK_WINDOW (window));
  while (!gtk_widget_get_mapped (page))
    g_main_context_iteration (NULL, TRUE);
  gtk_widget_activate_action (page, "page.focus", NULL);
  widget_fixture_run_for ((unsigned) stay);
  widget_fixture_save_picture (window, out);
  return EXIT_SUCCESS;
}
