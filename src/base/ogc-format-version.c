/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-format-version.h"

#include <glib/gi18n.h>

guint
ogc_format_version_check (OgcJsonReader *reader,
                          const char    *format,
                          guint          newest)
{
  const char *found = ogc_json_reader_string (reader, "format", 0, 64);
  guint version;

  if (!ogc_json_reader_failed (reader) && !g_str_equal (found, format))
    ogc_json_reader_refuse (reader, "format", OGC_ERROR_FORMAT,
                            /* TRANSLATORS: both are identifiers of a kind of file, such as "gilded-compass-save" */
                            _("expected a file of the kind “%s”, but this is “%s”."), format,
                            found);
  version = ogc_json_reader_uint (reader, "version", 1, G_MAXINT32);
  if (!ogc_json_reader_failed (reader) && version > newest)
    ogc_json_reader_refuse (reader, "version", OGC_ERROR_VERSION,
                            _("this file was saved by a newer version of the program (format %u; this version knows "
                              "up to format %u). Update the program to open it."),
                            version, newest);

  return version;
}
