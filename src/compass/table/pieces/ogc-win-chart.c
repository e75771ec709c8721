/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-win-chart.h"

#include <glib/gi18n.h>

#include "ogc-replay.h"
#include "ogc-text.h"

#define MOST_STEPS 5 /* of the scale */
#define POINT (OGC_CHANCE_UNIT / 100) /* a percentage point */

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

/* Tells the round and the chances where the pointer is. */
static gboolean
ogc_win_chart_query_tooltip (GtkWidget  *widget,
                             int         x,
                             int         y,
                             gboolean    keyboard,
                             GtkTooltip *tooltip)
{
  OgcWinChart *self = OGC_WIN_CHART (widget);
  const unsigned position = (unsigned) ogc_line_chart_get_moment (OGC_LINE_CHART (self), x);
  g_autofree char *chances = NULL;
  g_autofree char *text = NULL;
  unsigned round = self->n_rounds;

  if (self->analysis == NULL || keyboard || round == 0)
    return FALSE;
  while (round > 1 && self->rounds[round - 1] > position)
    round--;
  chances = describe_moment (self, position);
  /* TRANSLATORS: a round, and chances at a moment of it, "Ada 42%, Belzoni 58%" */
  text = g_strdup_printf (C_("list of chances", "Round %u: %s"), round, chances);
  gtk_tooltip_set_text (tooltip, text);
  gtk_tooltip_set_tip_area (tooltip, &(GdkRectangle) { x, y, 1, 1 });
  return TRUE;
}

static void
ogc_win_chart_class_init (OgcWinChartClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ogc_win_chart_dispose;
  GTK_WIDGET_CLASS (klass)->query_tooltip = ogc_win_chart_query_tooltip;
}

static void
ogc_win_chart_init (OgcWinChart *self)
{
  gtk_widget_set_has_tooltip (GTK_WIDGET (self), TRUE);
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

/* How many estimates there are before the result, to which the scale does not reach: a hundred percent for the winner
 * would leave little room for all that led there. */
static unsigned
count_estimates (OgcWinChart    *self,
                 const OgcOdds **odds)
{
  unsigned n;

  *odds = ogc_game_analysis_get_odds (self->analysis, &n);
  return n > 1 ? n - 1 : n;
}

/* Begins the chart with a scale of round numbers that fits the estimates. */
static void
begin_scale (OgcWinChart *self)
{
  static const unsigned steps[] = { 5 * POINT, 10 * POINT, 20 * POINT };
  const OgcOdds *odds;
  const unsigned n = count_estimates (self, &odds);
  unsigned least = OGC_CHANCE_UNIT, most = 0, step, low, high, i = 0;

  for (unsigned k = 0; k < n; k++)
    for (unsigned seat = 0; seat < ogc_game_analysis_get_seats (self->analysis); seat++)
      {
        least = MIN (least, odds[k].seats[seat].win);
        most = MAX (most, odds[k].seats[seat].win);
      }
  least = MIN (least, most);
  do
    {
      step = steps[i++];
      low = least / step * step;
      high = MAX ((most + step - 1) / step * step, low + step);
    }
  while ((high - low) / step > MOST_STEPS);
  ogc_line_chart_begin (OGC_LINE_CHART (self), ogc_game_get_length (self->replay), low, high);
  for (unsigned value = low; value <= high; value += step)
    {
      g_autofree char *text = ogc_text_win_chance (value / (double) OGC_CHANCE_UNIT);

      ogc_line_chart_add_scale (OGC_LINE_CHART (self), value, text);
    }
}

static void
add_rounds (OgcWinChart *self)
{
  self->n_rounds = ogc_game_get_rounds (self->replay);
  for (unsigned i = 0; i < self->n_rounds; i++)
    {
      g_autofree char *text = g_strdup_printf (C_("replay", "Round %u"), i + 1);

      self->rounds[i] = ogc_replay_find_round (self->replay, i + 1);
      ogc_line_chart_add_section (OGC_LINE_CHART (self), self->rounds[i], text);
    }
}

/* Adds the line of a seat, which ends with the result. */
static void
add_line (OgcWinChart *self,
          unsigned     seat)
{
  g_autoptr (GArray) points = g_array_new (FALSE, FALSE, sizeof (graphene_point_t));
  const OgcOdds *odds;
  g_autofree char *result = NULL;
  unsigned n;

  odds = ogc_game_analysis_get_odds (self->analysis, &n);
  for (unsigned i = 0; i < n; i++)
    {
      const graphene_point_t point = { (float) odds[i].position, (float) odds[i].seats[seat].win };

      g_array_append_val (points, point);
    }
  if (n > 0)
    result = ogc_text_win_chance (odds[n - 1].seats[seat].win / (double) OGC_CHANCE_UNIT);
  ogc_line_chart_add_line (OGC_LINE_CHART (self), seat, ogc_seat_get_emblem (ogc_game_get_seat (self->replay, seat)),
                           (gpointer) points->data, points->len, result);
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
  self->n_rounds = 0;
  if (analysis == NULL)
    {
      ogc_line_chart_begin (OGC_LINE_CHART (self), 0, 0, 0);
      return;
    }
  begin_scale (self);
  add_rounds (self);
  for (unsigned seat = 0; seat < ogc_game_analysis_get_seats (analysis); seat++)
    add_line (self, seat);
  describe_chart (self);
}
