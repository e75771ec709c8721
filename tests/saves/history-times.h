/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-history.h"
#include "../clock-times.h"

/* Asserts that a history of @entries, one for each of clock_times, is written so that it is read again. */
static inline void
history_times_check (const OgcHistoryFormat *format,
                     GPtrArray              *entries)
{
  g_autoptr (GBytes) bytes = ogc_history_format_to_bytes (format, entries);
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) back = ogc_history_format_from_bytes (format, "test", bytes, &error);

  g_assert_no_error (error);
  for (guint n = 0; n < G_N_ELEMENTS (clock_times); n++)
    {
      const gint64 time = CLAMP (clock_times[n], 0, OGC_MAX_TIME);

      g_assert_cmpint (ogc_history_entry_get_begun (back->pdata[n]), ==, time);
      g_assert_cmpint (ogc_history_entry_get_finished (back->pdata[n]), ==, time);
    }
}
