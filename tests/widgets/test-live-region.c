/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A live region speaks to screen readers each time it is told something, and is silent before. Newer versions of GTK
 * announce the text, and the label, which has the role of a status, needs no name there. */

#include "ogc-live-region.h"

static void
assert_told (OgcLiveRegion *region,
             const char    *text)
{
  GtkAccessible *label = GTK_ACCESSIBLE (gtk_widget_get_first_child (GTK_WIDGET (region)));

  g_assert_cmpstr (ogc_live_region_get_text (region), ==, text);
  gtk_test_accessible_assert_property (label, GTK_ACCESSIBLE_PROPERTY_LABEL, gtk_get_minor_version () < 14 ? text : "");
}

static void
test_tell (void)
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

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  g_test_add_func ("/live-region/tell", test_tell);
  return g_test_run ();
}
