/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Pictures that are drawn in other threads. */

#include <stdlib.h>

#include "ogc-scene.h"

#define N_SCENES 16
/* Microseconds. */
#define LINGER 300000

static gboolean exiting;

/* Keeps the program alive for a moment after the destructors of its libraries have removed its resources. */
static void __attribute__ ((destructor))
linger (void)
{
  if (exiting)
    g_usleep (LINGER);
}

/* A program that ends while pictures are being drawn logs no complaint. */
static void
test_exit (void)
{
  if (g_test_subprocess ())
    {
      for (int i = 0; i < N_SCENES; i++)
        {
          OgcScene *scene = ogc_scene_new ("scene-library", OGC_ART_COVER);
          GtkSnapshot *snapshot = gtk_snapshot_new ();

          gdk_paintable_snapshot (GDK_PAINTABLE (scene), snapshot, 1200 + i, 800);
          g_object_unref (snapshot);
        }
      exiting = TRUE;
      exit (0);
    }
  g_test_trap_subprocess (NULL, 0, 0);
  g_test_trap_assert_passed ();
  g_test_trap_assert_stderr_unmatched ("*does not exist*");
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  g_test_add_func ("/scene/exit", test_exit);
  return g_test_run ();
}
