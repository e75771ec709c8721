/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the program's look takes from the desktop and what it brings along: the cloth follows the portal's preference,
 * headings are in the font that comes with the program, and labels say in a tooltip only what they do not show. */

#include <gtk/gtk.h>

#include "ogc-fonts.h"
#include "ogc-style.h"
#include "ogc-theme.h"
#include "ogc-tooltip.h"
#include "widget-fixture.h"

#define APPEARANCE "org.freedesktop.appearance"
#define SCHEME "color-scheme"

static const char interface[] =
  "<node><interface name='org.freedesktop.portal.Settings'>"
  "<method name='Read'><arg type='s' direction='in'/><arg type='s' direction='in'/>"
  "<arg type='v' direction='out'/></method>"
  "<signal name='SettingChanged'><arg type='s'/><arg type='s'/><arg type='v'/></signal>"
  "</interface></node>";

/* The preference that the portal tells: 1 is dark, 2 is light. */
static guint32 scheme = 2;
static GDBusConnection *bus;

static void
call_cb (GDBusConnection       *connection,
         const char            *sender,
         const char            *path,
         const char            *name,
         const char            *method,
         GVariant              *parameters,
         GDBusMethodInvocation *invocation,
         gpointer               user_data)
{
  GVariant *value = g_variant_new_variant (g_variant_new_uint32 (scheme));

  g_dbus_method_invocation_return_value (invocation, g_variant_new ("(v)", value));
}

static void
own_portal (void)
{
  static const GDBusInterfaceVTable table = { .method_call = call_cb };
  g_autoptr (GDBusNodeInfo) node = g_dbus_node_info_new_for_xml (interface, NULL);
  g_autoptr (GVariant) owned = NULL;
  g_autoptr (GError) error = NULL;

  bus = g_bus_get_sync (G_BUS_TYPE_SESSION, NULL, &error);
  g_assert_no_error (error);
  g_dbus_connection_register_object (bus, "/org/freedesktop/portal/desktop", node->interfaces[0], &table, NULL, NULL,
                                     &error);
  g_assert_no_error (error);
  owned = g_dbus_connection_call_sync (bus, "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus",
                                       "RequestName", g_variant_new ("(su)", "org.freedesktop.portal.Desktop", 0),
                                       NULL, G_DBUS_CALL_FLAGS_NONE, -1, NULL, &error);
  g_assert_no_error (error);
}

static void
change_scheme (guint32 to)
{
  scheme = to;
  g_dbus_connection_emit_signal (bus, NULL, "/org/freedesktop/portal/desktop", "org.freedesktop.portal.Settings",
                                 "SettingChanged",
                                 g_variant_new ("(ssv)", APPEARANCE, SCHEME, g_variant_new_uint32 (to)), NULL);
}

static void
await_theme (OgcTheme theme)
{
  while (ogc_theme_get () != theme)
    g_main_context_iteration (NULL, TRUE);
}

/* The cloth is light where the desktop prefers light windows, from the start and later, unless one was chosen. */
static void
test_portal (void)
{
  ogc_theme_set_cloth (OGC_CLOTH_DESKTOP);
  await_theme (OGC_THEME_DAY);
  change_scheme (1);
  await_theme (OGC_THEME_NIGHT);
  change_scheme (2);
  await_theme (OGC_THEME_DAY);
  ogc_theme_set_cloth (OGC_CLOTH_DARK);
  await_theme (OGC_THEME_NIGHT);
}

/* The font of headings is there, whatever is installed, with all German letters. */
static void
test_font (void)
{
  g_autoptr (GtkWidget) label = g_object_ref_sink (gtk_label_new ("ÄÖÜß"));
  PangoContext *context = gtk_widget_get_pango_context (label);
  g_autoptr (PangoFontDescription) wanted = pango_font_description_from_string (OGC_FONTS_HEADING " Bold 14");
  g_autoptr (PangoFont) font = pango_context_load_font (context, wanted);
  g_autoptr (PangoFontDescription) found = pango_font_describe (font);

  g_assert_cmpstr (pango_font_description_get_family (found), ==, OGC_FONTS_HEADING);
  for (const char *text = gtk_label_get_text (GTK_LABEL (label)); *text != '\0'; text = g_utf8_next_char (text))
    g_assert_true (pango_font_has_char (font, g_utf8_get_char (text)));
}

/* Whether @label has a tooltip when it is that wide. */
static gboolean
has_tooltip (GtkWidget *label,
             int        width)
{
  g_autoptr (GObject) tooltip = g_object_new (GTK_TYPE_TOOLTIP, NULL);
  GtkWidget *window = gtk_window_new ();
  gboolean found = FALSE;

  gtk_window_set_default_size (GTK_WINDOW (window), width, 40);
  gtk_window_set_child (GTK_WINDOW (window), label);
  widget_fixture_present (window);
  g_signal_emit_by_name (label, "query-tooltip", 1, 1, FALSE, tooltip, &found);
  gtk_window_set_child (GTK_WINDOW (window), NULL);
  gtk_window_destroy (GTK_WINDOW (window));
  return found;
}

/* A label says in its tooltip what is cut off, and nothing that it shows already. */
static void
test_tooltip (void)
{
  g_autoptr (GtkWidget) label = g_object_ref_sink (gtk_label_new ("The two longest win artifacts."));

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  ogc_tooltip_set (label, gtk_label_get_text (GTK_LABEL (label)));
  g_assert_true (has_tooltip (label, 60));
  g_assert_false (has_tooltip (label, 600));
  ogc_tooltip_set (label, "Why not here");
  g_assert_true (has_tooltip (label, 600));
}

/* Tooltips come in lines, so that none has an empty strip beside its text; spaces that do not break stay. */
static void
test_tooltip_lines (void)
{
  g_autofree char *text = ogc_tooltip_dup_lines ("One more and a higher\302\240sum. The largest keeps two chests.");
  g_autofree char *lines = ogc_tooltip_dup_lines ("Roll\nFirst roll");
  g_autofree char *empty = ogc_tooltip_dup_lines ("");

  g_assert_cmpstr (text, ==, "One more and a higher\302\240sum. The largest keeps\ntwo chests.");
  g_assert_cmpstr (lines, ==, "Roll\nFirst roll");
  g_assert_cmpstr (empty, ==, "");
}

int
main (int    argc,
      char **argv)
{
  static GTestDBus *own; /* disposing of it would wait for the connection that the theme keeps */
  g_autofree char *display = g_strdup (g_getenv ("DISPLAY"));
  int status;

  own = g_test_dbus_new (G_TEST_DBUS_NONE);
  g_test_dbus_up (own); /* there is no other portal on it */
  g_setenv ("DISPLAY", display, TRUE); /* which that has unset */
  gtk_test_init (&argc, &argv, NULL);
  own_portal ();
  g_dbus_connection_set_exit_on_close (bus, FALSE);
  ogc_style_load (gdk_display_get_default ());
  g_test_add_func ("/look/portal", test_portal);
  g_test_add_func ("/look/font", test_font);
  g_test_add_func ("/look/tooltip", test_tooltip);
  g_test_add_func ("/look/tooltip-lines", test_tooltip_lines);
  status = g_test_run ();
  g_test_dbus_stop (own);
  return status;
}
