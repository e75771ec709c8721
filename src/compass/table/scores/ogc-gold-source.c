/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-gold-source.h"

#include <glib.h>

typedef struct {
  const char *symbol;
  const char *colour_name;
} Look;

static const Look looks[OGC_N_GOLD_SOURCES] = {
  [OGC_GOLD_MAPS] = { "find-the-maps", "score_maps" },
  [OGC_GOLD_SPECIALISTS] = { "cartographer", "score_specialists" },
  [OGC_GOLD_KNOWLEDGE] = { "knowledge", "score_knowledge" },
  [OGC_GOLD_ARTIFACTS] = { "collection", "score_artifacts" },
  [OGC_GOLD_ABILITIES] = { "compelling-power", "score_abilities" },
  [OGC_GOLD_CHESTS] = { "chest", "score_chests" },
  [OGC_GOLD_TREASURES] = { "cup", "score_treasures" },
  [OGC_GOLD_MISSIONS] = { "embrace-the-guild", "score_missions" },
};

const char *
ogc_gold_source_get_symbol (OgcGoldSource source)
{
  g_return_val_if_fail (source < OGC_N_GOLD_SOURCES, NULL);

  return looks[source].symbol;
}

const char *
ogc_gold_source_get_colour_name (OgcGoldSource source)
{
  g_return_val_if_fail (source < OGC_N_GOLD_SOURCES, NULL);

  return looks[source].colour_name;
}

unsigned
ogc_gold_source_list (const OgcResult *result,
                      unsigned         seats,
                      OgcGoldSource   *sources)
{
  unsigned n = 0;

  g_return_val_if_fail (result != NULL && seats <= OGC_MAX_SEATS && sources != NULL, 0);

  for (unsigned source = 0; source < OGC_N_GOLD_SOURCES; source++)
    for (unsigned seat = 0; seat < seats; seat++)
      if (result->scores[seat].by_source[source] > 0)
        {
          sources[n++] = source;
          break;
        }
  return n;
}
