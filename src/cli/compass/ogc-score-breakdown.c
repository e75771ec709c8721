/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-score-breakdown.h"

#include <glib/gi18n.h>

#include "ogc-cli.h"
#include "ogc-text.h"

/* Prints an amount of gold or a number, and what it counts. */
static void
print_line (unsigned    number,
            const char *text)
{
  ogc_cli_print ("%4u  %s\n", number, text);
}

void
ogc_score_breakdown_print (const OgcTiles   *tiles,
                           const OgcHolding *holding,
                           const OgcScore   *score)
{
  g_autoptr (GArray) lines = NULL;

  g_return_if_fail (tiles != NULL && holding != NULL && score != NULL);

  lines = ogc_text_score (tiles, holding, score);
  for (guint i = 0; i < lines->len; i++)
    {
      const OgcTextLine *line = &g_array_index (lines, OgcTextLine, i);
      g_autofree char *text = NULL;

      /* TRANSLATORS: a line of an account: where gold comes from, "Maps", and from what exactly, "Jungle Ruins 4/2" */
      text = g_strdup_printf (_("%s: %s"), ogc_text_gold_source (line->source), line->text);
      print_line (line->gold, text);
    }
  print_line (score->total, _("total gold"));
  print_line (score->unassigned, _("unassigned specialists (they decide ties)"));
}
