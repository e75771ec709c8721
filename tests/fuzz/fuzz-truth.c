/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fuzz.h"
#include "ogc-rules.h"
#include "ogc-truth.h"

/* Whatever is accepted as a line of a truth set is a position in which its best candidate is legal, and is written back
 * unchanged. */
int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t         size)
{
  OgcTileSet *tile_set = ogc_tile_set_get_default ();
  g_autoptr (GBytes) bytes = g_bytes_new (data, size);
  g_autoptr (GError) error = NULL;
  g_autoptr (OgcTruth) truth = NULL;
  g_autoptr (OgcTruth) back = NULL;
  g_autoptr (GBytes) written = NULL;
  g_autoptr (GBytes) again = NULL;
  OgcState state;

  truth = ogc_truth_from_bytes ("fuzz", bytes, tile_set, &state, &error);
  g_assert_true ((truth == NULL) == (error != NULL));
  if (truth == NULL)
    return 0;

  written = ogc_truth_to_bytes (truth, "fuzz", ogc_tile_set_get_digest (tile_set));
  g_assert_cmpuint (ogc_rules_take (&state, &ogc_truth_best (truth)->decision, NULL), ==, OGC_RULE_NONE);
  back = ogc_truth_from_bytes ("written", written, tile_set, &state, &error);
  g_assert_no_error (error);
  again = ogc_truth_to_bytes (back, "fuzz", ogc_tile_set_get_digest (tile_set));
  g_assert_true (g_bytes_equal (written, again));

  return 0;
}
