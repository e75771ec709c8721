/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-gold-source.h"

#include <glib.h>

typedef struct {
  const char *symbol;
  const char *css_class;
} Look;

static const Look looks[OGC_N_GOLD_SOURCES] = {
  [OGC_GOLD_MAPS] = { "find-the-maps", "score-maps" },
  [OGC_GOLD_SPECIALISTS] = { "cartographer", "score-specialists" },
  [OGC_GOLD_KNOWLEDGE] = { "knowledge", "score-knowledge" },
  [OGC_GOLD_ARTIFACTS] = { "collection", "score-artifacts" },
  [OGC_GOLD_ABILITIES] = { "compelling-power", "score-abilities" },
  [OGC_GOLD_CHESTS] = { "chest", "score-chests" },
  [OGC_GOLD_TREASURES] = { "cup", "score-treasures" },
  [OGC_GOLD_MISSIONS] = { "embrace-the-guild", "score-missions" },
};

const char *
ogc_gold_source_get_symbol (OgcGoldSource source)
{
  g_return_val_if_fail (source < OGC_N_GOLD_SOURCES, NULL);

  return looks[source].symbol;
}

const char *
ogc_gold_source_get_css_class (OgcGoldSource source)
{
  g_return_val_if_fail (source < OGC_N_GOLD_SOURCES, NULL);

  return looks[source].css_class;
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
