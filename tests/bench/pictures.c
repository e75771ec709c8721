/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * pictures SCALE FILE...
 *
 * Draws each file with gdk-pixbuf as the program does (ogc-art.c), at SCALE times its own size, and prints how long it
 * took. It needs nothing else, so that it can be compiled on any system, where gdk-pixbuf may draw in a process of its
 * own: cc pictures.c $(pkg-config --cflags --libs gdk-pixbuf-2.0)
 */
#include <gdk-pixbuf/gdk-pixbuf.h>
#include <stdlib.h>

static void
size_prepared_cb (GdkPixbufLoader *loader,
                  int              width,
                  int              height,
                  const double    *scale)
{
  gdk_pixbuf_loader_set_size (loader, MAX (1, (int) (width * *scale)), MAX (1, (int) (height * *scale)));
}

/* Draws a picture. Returns: the milliseconds it took; ends the program if no loader can draw it. */
static double
draw_picture (const char *path,
              double      scale)
{
  g_autoptr (GdkPixbufLoader) loader = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *data = NULL;
  gsize size;
  gint64 begun;

  if (!g_file_get_contents (path, &data, &size, &error))
    g_error ("%s", error->message);
  begun = g_get_monotonic_time ();
  loader = gdk_pixbuf_loader_new ();
  g_signal_connect (loader, "size-prepared", G_CALLBACK (size_prepared_cb), &scale);
  if (!gdk_pixbuf_loader_write (loader, (const guchar *) data, size, &error)
      || !gdk_pixbuf_loader_close (loader, &error))
    g_error ("%s: %s", path, error->message);
  return (double) (g_get_monotonic_time () - begun) / 1000;
}

int
main (int    argc,
      char **argv)
{
  double first = 0;
  double most = 0;
  double sum = 0;

  for (int i = 2; i < argc; i++)
    {
      const double took = draw_picture (argv[i], g_ascii_strtod (argv[1], NULL));

      first = i == 2 ? took : first;
      most = MAX (most, took);
      sum += took;
    }
  g_print ("gdk-pixbuf %s, scale %s: %d pictures in %.0f ms, the first in %.0f, none in more than %.0f\n",
           gdk_pixbuf_version, argc > 1 ? argv[1] : "", MAX (0, argc - 2), sum, first, most);
  return EXIT_SUCCESS;
}
