/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-fonts.h"

#include <fontconfig/fontconfig.h>
#include <gio/gio.h>
#include <sys/mman.h>
#include <unistd.h>

#include "config.h"

static const char *const files[] = { "LeagueSpartan-Bold.otf", "LeagueSpartan-SemiBold.otf" };

/* Fontconfig needs a file, so this makes one in memory that stays open as long as the program runs. */
static gboolean
add_font (const char *name)
{
  g_autofree char *resource = g_strconcat (RESOURCE_PATH "/fonts/", name, NULL);
  g_autoptr (GBytes) bytes = g_resources_lookup_data (resource, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  g_autofree char *path = NULL;
  gsize size;
  gconstpointer data;
  int file;

  g_return_val_if_fail (bytes != NULL, FALSE);

  data = g_bytes_get_data (bytes, &size);
  file = memfd_create (name, MFD_CLOEXEC);
  if (file < 0)
    return FALSE;
  path = g_strdup_printf ("/proc/self/fd/%d", file);
  if (write (file, data, size) == (gssize) size && FcConfigAppFontAddFile (NULL, (const FcChar8 *) path))
    return TRUE;
  close (file);
  return FALSE;
}

void
ogc_fonts_add (void)
{
  static gboolean added;

  if (added)
    return;
  added = TRUE;
  for (unsigned i = 0; i < G_N_ELEMENTS (files); i++)
    if (!add_font (files[i]))
      g_debug ("The font %s could not be added", files[i]);
}
