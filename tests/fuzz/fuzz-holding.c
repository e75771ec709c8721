/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fuzz.h"
#include "ogc-holding-file.h"

/* Whatever is accepted as a holding is scored by an assignment that is legal and worth what the score says. */
int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t         size)
{
  g_autoptr (GBytes) bytes = g_bytes_new (data, size);
  g_autoptr (GError) error = NULL;
  OgcHolding holding;
  g_autoptr (OgcTileSet) set = ogc_holding_file_parse ("fuzz", bytes, &holding, &error);
  OgcScore score;
  OgcScore again;

  g_assert_true ((set == NULL) == (error != NULL));
  if (set == NULL)
    return 0;

  ogc_score (ogc_tile_set_get_tiles (set), &holding, &score);
  again = score;
  g_assert_cmpuint (ogc_score_evaluate (ogc_tile_set_get_tiles (set), &holding, &again), ==, 0);
  g_assert_cmpuint (again.total, ==, score.total);
  g_assert_cmpuint (ogc_score_total (ogc_tile_set_get_tiles (set), &holding), ==, score.total);

  return 0;
}
