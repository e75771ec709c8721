/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-win-chart.h"

#include <glib/gi18n.h>

#include "ogc-replay.h"
#include "ogc-text.h"

#define N_GRID 4

struct _OgcWinChart
{
  OgcLineChart parent_instance;

  OgcGame         *replay;
  OgcGameAnalysis *analysis;
  unsigned         rounds[OGC_MAX_ROUNDS]; /* the position where each begins, from the first one */
  unsigned         n_rounds;
};

G_DEFINE_FINAL_TYPE (OgcWinChart, ogc_win_chart, OGC_TYPE_LINE_CHART)

static void
ogc_win_chart_dispose (GObject *object)
{
  OgcWinChart *self = OGC_WIN_CHART (object);

  g_clear_object (&self->replay);
  g_clear_object (&self->analysis);

  G_OBJECT_CLASS (ogc_win_chart_parent_class)->dispose (object);
}

static void
ogc_win_chart_class_init (OgcWinChartClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ogc_win_chart_dispose;
}

static void
ogc_win_chart_init (OgcWinChart *self)
{
}

/* The chances at the last estimate at or before @position. */
static const OgcOdds *
find_odds (OgcWinChart *self,
           unsigned     position)
{
  unsigned n;
  const OgcOdds *odds = ogc_game_analysis_get_odds (self->analysis, &n);
  unsigned i = 0;

  while (i + 1 < n && odds[i + 1].position <= position)
    i++;
  return n > 0 ? &odds[i] : NULL;
}

static char *
describe_moment (OgcWinChart *self,
                 unsigned     position)
{
  const OgcOdds *odds = find_odds (self, position);
  GString *text = g_string_new (NULL);

  for (unsigned seat = 0; odds != NULL && seat < ogc_game_analysis_get_seats (self->analysis); seat++)
    {
      g_autofree char *win = ogc_text_win_chance (odds->seats[seat].win / (double) OGC_CHANCE_UNIT);

      if (seat > 0)
        g_string_append (text, C_("list of chances", ", "));
      /* TRANSLATORS: a name and its chance to win, "Ada 42%" */
      g_string_append_printf (text, C_("list of chances", "%s %s"),
                              ogc_seat_get_name (ogc_game_get_seat (self->replay, seat)), win);
    }
  return g_string_free (text, FALSE);
}

static void
describe_chart (OgcWinChart *self)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (unsigned i = 0; i < self->n_rounds; i++)
    {
      g_autofree char *chances = describe_moment (self, self->rounds[i]);

      /* TRANSLATORS: for a screen reader: chances when a round begins, "Ada 42%, Belzoni 58%" */
      g_string_append_printf (text, _("Round %u begins: %s. "), i + 1, chances);
    }
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Graph of everyone’s chances to win"),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text->str, -1);
}

static void
add_grid (OgcWinChart *self)
{
  for (unsigned i = 0; i <= N_GRID; i++)
    {
      g_autofree char *text = ogc_text_win_chance (i / (double) N_GRID);

      ogc_line_chart_add_scale (OGC_LINE_CHART (self), OGC_CHANCE_UNIT * i / (double) N_GRID, text);
    }
  for (unsigned i = 0; i < self->n_rounds; i++)
    {
      g_autofree char *text = g_strdup_printf (C_("replay", "Round %u"), i + 1);

      self->rounds[i] = ogc_replay_find_round (self->replay, i + 1);
      ogc_line_chart_add_section (OGC_LINE_CHART (self), self->rounds[i], text);
    }
}

static void
add_line (OgcWinChart *self,
          unsigned     seat)
{
  g_autoptr (GArray) points = g_array_new (FALSE, FALSE, sizeof (graphene_point_t));
  unsigned n;
  const OgcOdds *odds = ogc_game_analysis_get_odds (self->analysis, &n);

  for (unsigned i = 0; i < n; i++)
    {
      const graphene_point_t point = { (float) odds[i].position, (float) odds[i].seats[seat].win };

      g_array_append_val (points, point);
    }
  ogc_line_chart_add_line (OGC_LINE_CHART (self), seat, ogc_seat_get_emblem (ogc_game_get_seat (self->replay, seat)),
                           (gpointer) points->data, n);
}

void
ogc_win_chart_show (OgcWinChart     *self,
                    OgcGame         *replay,
                    OgcGameAnalysis *analysis)
{
  g_return_if_fail (OGC_IS_WIN_CHART (self));
  g_return_if_fail (analysis == NULL || OGC_IS_GAME (replay));

  g_set_object (&self->replay, replay);
  g_set_object (&self->analysis, analysis);
  self->n_rounds = analysis != NULL ? ogc_game_get_rounds (replay) : 0;
  ogc_line_chart_begin (OGC_LINE_CHART (self), analysis != NULL ? ogc_game_get_length (replay) : 0, OGC_CHANCE_UNIT);
  if (analysis == NULL)
    return;
  add_grid (self);
  for (unsigned seat = 0; seat < ogc_game_analysis_get_seats (analysis); seat++)
    add_line (self, seat);
  describe_chart (self);
}
