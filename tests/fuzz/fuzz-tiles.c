/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fuzz.h"
#include "ogc-rules.h"
#include "ogc-tile-set.h"

/* A whole game can be played and scored with whatever is accepted as a tile set. */
int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t         size)
{
  g_autoptr (GBytes) bytes = g_bytes_new (data, size);
  g_autoptr (GError) error = NULL;
  g_autoptr (OgcTileSet) set = ogc_tile_set_parse ("fuzz", bytes, &error);

  g_assert_true ((set == NULL) == (error != NULL));
  for (unsigned c = OGC_TEMPLE; set != NULL && c <= OGC_TOWER; c++)
    {
      const OgcSetup setup = {
        .seed = size, .seats = 2 + c % 4, .form = c % 4 < 2 ? OGC_FORM_NEUTRAL : OGC_FORM_STANDARD,
        .b = c % 2 == 0 ? OGC_GUILD : OGC_AUCTION_HOUSE, .c = c,
      };
      OgcState state;

      g_assert_cmpuint (ogc_rules_begin (&state, ogc_tile_set_get_tiles (set), &setup, NULL), ==, OGC_RULE_NONE);
      fuzz_play (&state, 2000, size);
    }

  return 0;
}
