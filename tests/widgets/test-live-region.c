/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is told to screen readers: every time, and nothing before. */

#include "ogc-live-region.h"

static void
test_tell (void)
{
  OgcLiveRegion *region = g_object_ref_sink (g_object_new (OGC_TYPE_LIVE_REGION, NULL));
  GtkAccessible *label = GTK_ACCESSIBLE (gtk_widget_get_first_child (GTK_WIDGET (region)));

  gtk_test_accessible_assert_property (label, GTK_ACCESSIBLE_PROPERTY_LABEL, "");
  ogc_live_region_tell (region, "Ada draws a card.");
  gtk_test_accessible_assert_property (label, GTK_ACCESSIBLE_PROPERTY_LABEL, "Ada draws a card.");
  ogc_live_region_tell (region, "Ada draws a card.");
  gtk_test_accessible_assert_property (label, GTK_ACCESSIBLE_PROPERTY_LABEL, "Ada draws a card.\302\240");
  ogc_live_region_tell (region, "");
  gtk_test_accessible_assert_property (label, GTK_ACCESSIBLE_PROPERTY_LABEL, "");
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
