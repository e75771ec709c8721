/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "lookback-fixture.h"

#include <glib/gstdio.h>

#include "ogc-analyst.h"
#include "ogc-file.h"
#include "ogc-lookback-json.h"

void
lookback_fixture_leave (OgcSave *save,
                        GFile   *folder)
{
  const guint64 digest = ogc_analyst_digest (save);
  g_autoptr (OgcLookback) lookback = ogc_lookback_new (digest, save->setup.seats);
  g_autofree char *name = g_strdup_printf ("%016" G_GINT64_MODIFIER "x.json", digest);
  g_autoptr (GFile) file = g_file_get_child (folder, name);
  g_autoptr (GBytes) bytes = NULL;
  const OgcVerdict small = { .position = 0, .seat = 0, .best = { .kind = OGC_DECISION_ROLL }, .promised = { 5000, 3000 },
                             .taken = { 4500, 2900 } };
  const OgcVerdict great = { .position = 2, .seat = 1, .best = { .kind = OGC_DECISION_ROLL }, .promised = { 5000, 3000 },
                             .taken = { 3000, 2500 } };
  const OgcOdds begin = { .position = 0, .seats = { { 5000, 4000 }, { 5000, 4000 } } };
  const OgcOdds end = { .position = save->decisions->len, .seats = { { 10000, 4000 }, { 0, 3000 } } };

  g_assert_no_errno (g_mkdir_with_parents (g_file_peek_path (folder), 0700));
  ogc_lookback_add_verdict (lookback, &small);
  ogc_lookback_add_verdict (lookback, &great);
  ogc_lookback_add_odds (lookback, &begin);
  ogc_lookback_add_odds (lookback, &end);
  bytes = ogc_lookback_to_bytes (lookback);
  g_assert_true (ogc_file_write (file, bytes, NULL));
}
