/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compile-total-chart.h"

#include <glib/gi18n.h>

#include "compile-palette.h"

#define MOST_SECTIONS 6
#define MOST_RULES 5

/* The smallest round step that divides @length into at most @most parts. */
static unsigned
find_step (unsigned length,
           unsigned most)
{
  static const unsigned steps[] = { 5, 10, 20, 50, 100 };

  for (unsigned i = 0; i < G_N_ELEMENTS (steps); i++)
    if (length <= steps[i] * most)
      return steps[i];
  return length;
}

static void
add_line (OgcLineChart           *chart,
          CompileGame            *game,
          const CompileGameStats *stats,
          unsigned                side)
{
  g_autoptr (GArray) points = g_array_new (FALSE, TRUE, sizeof (graphene_point_t));

  g_array_set_size (points, stats->totals->len + 1); /* zero at the start */
  for (guint i = 0; i < stats->totals->len; i++)
    g_array_index (points, graphene_point_t, i + 1)
      = GRAPHENE_POINT_INIT ((float) i + 1, (float) g_array_index (stats->totals, CompileTurnTotals, i).sides[side]);
  ogc_line_chart_add_line (chart, side, compile_seat_get_emblem (compile_game_get_seat (game, side)),
                           (gpointer) points->data, points->len, NULL);
}

static void
add_mark (OgcLineChart           *chart,
          const CompileGameStats *stats,
          const CompileMilestone *milestone)
{
  const int protocol = stats->protocols[milestone->side][milestone->protocol];
  g_autofree char *picture = compile_palette_dup_picture ("emblem", protocol);

  ogc_line_chart_add_mark (chart, milestone->turn - 0.5, milestone->side, picture);
}

/* The chart in words. */
static void
describe_chart (OgcLineChart           *chart,
                CompileGame            *game,
                const CompileGameStats *stats,
                unsigned                step)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (unsigned turn = step; turn <= stats->totals->len; turn += step)
    {
      const unsigned *totals = g_array_index (stats->totals, CompileTurnTotals, turn - 1).sides;

      /* TRANSLATORS: for a screen reader: a turn, and what the totals of two players come to */
      g_string_append_printf (text, _("Turn %u: %s %u, %s %u. "), turn,
                              compile_seat_get_name (compile_game_get_seat (game, 0)), totals[0],
                              compile_seat_get_name (compile_game_get_seat (game, 1)), totals[1]);
    }
  gtk_accessible_update_property (GTK_ACCESSIBLE (chart), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Graph of both players’ totals"), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text->str,
                                  -1);
}

void
compile_total_chart_show (OgcLineChart           *chart,
                          CompileGame            *game,
                          const CompileGameStats *stats)
{
  const unsigned step = find_step (stats->totals->len, MOST_SECTIONS);
  unsigned most = 1, rule;

  g_return_if_fail (OGC_IS_LINE_CHART (chart));
  g_return_if_fail (COMPILE_IS_GAME (game));

  for (guint i = 0; i < stats->totals->len; i++)
    for (unsigned side = 0; side < COMPILE_N_SIDES; side++)
      most = MAX (most, g_array_index (stats->totals, CompileTurnTotals, i).sides[side]);
  rule = find_step (most, MOST_RULES);
  ogc_line_chart_begin (chart, stats->totals->len, 0, (most + rule - 1) / rule * rule);
  for (unsigned value = 0; value < most + rule; value += rule)
    {
      g_autofree char *text = g_strdup_printf ("%u", value);

      ogc_line_chart_add_scale (chart, value, text);
    }
  for (unsigned turn = 0; turn < stats->totals->len; turn += step)
    {
      /* TRANSLATORS: the first and the last turn of a section: “11–20” */
      g_autofree char *text = g_strdup_printf (C_("turns", "%u–%u"), turn + 1,
                                               MIN (turn + step, stats->totals->len));

      ogc_line_chart_add_section (chart, turn, text);
    }
  for (guint i = 0; i < stats->milestones->len; i++)
    add_mark (chart, stats, &g_array_index (stats->milestones, CompileMilestone, i));
  for (unsigned side = 0; side < COMPILE_N_SIDES; side++)
    add_line (chart, game, stats, side);
  describe_chart (chart, game, stats, step);
}
