/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-date.h"

#include <glib/gi18n.h>

char *
ogc_date_format (gint64 seconds)
{
  g_autoptr (GDateTime) utc = g_date_time_new_from_unix_utc (seconds);
  g_autoptr (GDateTime) local = utc != NULL ? g_date_time_to_local (utc) : NULL;

  /* TRANSLATORS: day and time, see strftime() */
  return local != NULL ? g_date_time_format (local, C_("day and time", "%Y-%m-%d, %H:%M")) : g_strdup ("");
}
