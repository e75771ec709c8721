/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-date.h"

#include <glib/gi18n.h>

/* So that a line is broken before or after a day and time, but not in it. */
#define NO_BREAK_SPACE "\u00a0"

GDateTime *
ogc_date_new_now (void)
{
  const gint64 seconds = g_get_real_time () / G_USEC_PER_SEC;

  /* A day less, so that no time zone moves it into the next year. */
  return g_date_time_new_from_unix_local (CLAMP (seconds, 0, OGC_MAX_TIME - 24 * 60 * 60));
}

/* The local time; NULL if it is not a time. */
static GDateTime *
find_local (gint64 seconds)
{
  g_autoptr (GDateTime) utc = g_date_time_new_from_unix_utc (seconds);

  return utc != NULL ? g_date_time_to_local (utc) : NULL;
}

char *
ogc_date_format (gint64 seconds)
{
  g_autoptr (GDateTime) local = find_local (seconds);
  g_autofree char *text = NULL;
  g_auto (GStrv) words = NULL;

  if (local == NULL)
    return g_strdup ("");
  /* TRANSLATORS: day and time, see strftime() */
  text = g_date_time_format (local, C_("day and time", "%Y-%m-%d, %H:%M"));
  words = g_strsplit (text, " ", -1);
  return g_strjoinv (NO_BREAK_SPACE, words);
}

gboolean
ogc_date_is_same_day (gint64 one,
                      gint64 other)
{
  g_autoptr (GDateTime) local = find_local (one);
  g_autoptr (GDateTime) other_local = find_local (other);

  return local != NULL && other_local != NULL && g_date_time_get_year (local) == g_date_time_get_year (other_local)
         && g_date_time_get_day_of_year (local) == g_date_time_get_day_of_year (other_local);
}
