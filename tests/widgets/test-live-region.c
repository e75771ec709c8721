/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A live region speaks to screen readers each time it is told something, and is silent before. Newer versions of GTK
 * announce the text, and the label, which has the role of a status, needs no name there. */

#include "ogc-live-region.h"
#include "widget-fixture.h"

static void
assert_told (OgcLiveRegion *region,
             const char    *text)
{
  GtkAccessible *label = GTK_ACCESSIBLE (gtk_widget_get_first_child (GTK_WIDGET (region)));

  g_assert_cmpstr (ogc_live_region_get_text (region), ==, text);
  gtk_test_accessible_assert_property (label, GTK_ACCESSIBLE_PROPERTY_LABEL, gtk_get_minor_version () < 14 ? text : "");
}

static void
test_announce (void)
{
  OgcLiveRegion *region = g_object_ref_sink (g_object_new (OGC_TYPE_LIVE_REGION, NULL));

  assert_told (region, "");
  ogc_live_region_tell (region, "Ada draws a card.");
  assert_told (region, "Ada draws a card.");
  ogc_live_region_tell (region, "Ada draws a card.");
  assert_told (region, "Ada draws a card.\302\240");
  ogc_live_region_tell (region, "");
  assert_told (region, "");
  g_object_unref (region);
}

/* What is told while it is held waits, and only the last of it is told then. */
static void
test_hold (void)
{
  OgcLiveRegion *region = g_object_ref_sink (g_object_new (OGC_TYPE_LIVE_REGION, NULL));

  ogc_live_region_hold (region, TRUE);
  ogc_live_region_tell (region, "Ada rolls.");
  ogc_live_region_tell (region, "Ada rolls 1 1 2.");
  assert_told (region, "");
  ogc_live_region_hold (region, FALSE);
  assert_told (region, "Ada rolls 1 1 2.");
  ogc_live_region_hold (region, TRUE);
  ogc_live_region_hold (region, FALSE);
  assert_told (region, "Ada rolls 1 1 2.");
  g_object_unref (region);
}

/* A followed label is announced when it changes and when it appears, but not while it is hidden or empty. */
static void
test_follow (void)
{
  GtkWidget *window = gtk_window_new ();
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_STATUS, NULL);

  ogc_live_region_follow (label);
  gtk_window_set_child (GTK_WINDOW (window), label);
  gtk_label_set_text (GTK_LABEL (label), "It is your turn.");
  g_assert_null (ogc_live_region_get_said (label));
  widget_fixture_present (window);
  g_assert_cmpstr (ogc_live_region_get_said (label), ==, "It is your turn.");
  gtk_label_set_text (GTK_LABEL (label), "That is not allowed.");
  g_assert_cmpstr (ogc_live_region_get_said (label), ==, "That is not allowed.");
  gtk_widget_set_visible (label, FALSE);
  gtk_label_set_text (GTK_LABEL (label), "Choose a line.");
  g_assert_cmpstr (ogc_live_region_get_said (label), ==, "That is not allowed.");
  gtk_widget_set_visible (label, TRUE);
  g_assert_cmpstr (ogc_live_region_get_said (label), ==, "Choose a line.");
  ogc_live_region_say (label, "Something else");
  g_assert_cmpstr (ogc_live_region_get_said (label), ==, "Something else");
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  g_test_add_func ("/live-region/announce", test_announce);
  g_test_add_func ("/live-region/hold", test_hold);
  g_test_add_func ("/live-region/follow", test_follow);
  return g_test_run ();
}
