/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib.h>

#include "fuzz.h"
#include "ogc-result.h"
#include "ogc-rules.h"
#include "ogc-state-check.h"

void
fuzz_play (OgcState *state,
           unsigned  n,
           uint64_t  seed)
{
  static OgcDecision legal[OGC_MAX_DECISIONS];
  static OgcEvents events;
  OgcResult result;

  for (; n > 0 && state->ask.kind != OGC_ASK_NOTHING; n--)
    {
      const unsigned count = ogc_rules_list (state, legal);

      g_assert_cmpuint (count, >, 0);
      g_assert_cmpuint (count, <=, OGC_MAX_DECISIONS);
      seed = seed * UINT64_C (6364136223846793005) + 1442695040888963407u;
      g_assert_cmpuint (ogc_rules_take (state, &legal[(seed >> 33) % count], &events), ==, OGC_RULE_NONE);
      g_assert_cmpuint (ogc_state_check (state, NULL), ==, OGC_CONSERVED);
    }
  ogc_result_of (state, &result);
  g_assert_cmpuint (result.winners, >, 0);
}
