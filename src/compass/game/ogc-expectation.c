/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-expectation.h"

#include <glib/gi18n.h>

char *
ogc_expectation_dup_gold (double gold)
{
  /* TRANSLATORS: gold that is expected, with one decimal; the decimal point follows the language by itself */
  return g_strdup_printf (C_("expected gold", "%.1f"), ABS (gold) < 0.05 ? 0 : gold);
}

char *
ogc_expectation_dup_win (double win)
{
  /* TRANSLATORS: a chance to win in per cent, with a space that does not break */
  return g_strdup_printf (C_("chance", "%.0f\302\240%%"), 100 * win);
}

char *
ogc_expectation_dup_text (double gold,
                          double win)
{
  g_autofree char *pieces = ogc_expectation_dup_gold (gold);
  g_autofree char *share = NULL;

  if (win < 0)
    /* TRANSLATORS: gold that is expected, "17.3 gold" */
    return g_strdup_printf (C_("expected gold", "%s gold"), pieces);
  share = ogc_expectation_dup_win (win);
  /* TRANSLATORS: gold that is expected, and the chance to win: "17.3 gold, 42 % to win" */
  return g_strdup_printf (C_("expected gold", "%s gold, %s to win"), pieces, share);
}
