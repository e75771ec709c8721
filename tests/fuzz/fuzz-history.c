/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fuzz-history.h"

#include "ogc-standing.h"

static void
count_all (GPtrArray *entries,
           unsigned   last_by)
{
  g_autoptr (GListStore) list = g_list_store_new (OGC_TYPE_HISTORY_ENTRY);

  for (guint i = 0; i < entries->len; i++)
    g_list_store_append (list, g_ptr_array_index (entries, i));
  for (guint by = OGC_STANDING_BY_KIND; by <= last_by; by++)
    {
      g_autoptr (GArray) standings = ogc_standings_count (G_LIST_MODEL (list), by, NULL, NULL);

      for (guint i = 0; i < standings->len; i++)
        {
          const OgcStanding *standing = &g_array_index (standings, OgcStanding, i);

          g_assert_cmpuint (standing->wins, <=, standing->seats);
          g_assert_cmpuint (standing->games, <=, entries->len);
        }
    }
}

void
fuzz_history (const OgcHistoryFormat *format,
              unsigned                last_by,
              const uint8_t          *data,
              size_t                  size)
{
  g_autoptr (GBytes) bytes = g_bytes_new (data, size);
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) entries = ogc_history_format_from_bytes (format, "fuzz", bytes, &error);
  g_autoptr (GPtrArray) back = NULL;
  g_autoptr (GBytes) written = NULL;
  g_autoptr (GBytes) again = NULL;

  g_assert_true ((entries == NULL) == (error != NULL));
  if (entries == NULL)
    return;

  count_all (entries, last_by);
  written = ogc_history_format_to_bytes (format, entries);
  back = ogc_history_format_from_bytes (format, "written", written, &error);
  g_assert_no_error (error);
  again = ogc_history_format_to_bytes (format, back);
  g_assert_true (g_bytes_equal (written, again));
}
