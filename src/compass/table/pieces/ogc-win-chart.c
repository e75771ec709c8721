/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-win-chart.h"

#include <glib/gi18n.h>

#include "ogc-emblem.h"
#include "ogc-palette.h"
#include "ogc-replay.h"
#include "ogc-symbol.h"
#include "ogc-text.h"

#define LEFT 46    /* for the numbers of the scale */
#define RIGHT 26   /* for the emblems */
#define TOP 10
#define BOTTOM 22  /* for the rounds */
#define EMBLEM 18
#define LEAST_WIDTH 240
#define USUAL_HEIGHT 230
#define N_GRID 4

struct _OgcWinChart
{
  GtkWidget parent_instance;

  OgcGame         *replay;
  OgcGameAnalysis *analysis;
  unsigned         rounds[OGC_MAX_ROUNDS + 1]; /* where each begins, from the first; then the end */
  unsigned         n_rounds;
};

G_DEFINE_FINAL_TYPE (OgcWinChart, ogc_win_chart, GTK_TYPE_WIDGET)

/* Colours are not alone: strokes and gaps. */
static const struct {
  double dashes[4];
  int    n;
} strokes[OGC_MAX_SEATS] = {
  { { 0 }, 0 }, { { 9, 3 }, 2 }, { { 3, 3 }, 2 }, { { 12, 3, 3, 3 }, 4 }, { { 1, 4 }, 2 },
};

typedef struct {
  OgcWinChart *view;
  cairo_t     *cr;
  double       width;
  double       height;
  GdkRGBA      ink;
} Canvas;

static double
x_of (const Canvas *canvas,
      unsigned      position)
{
  const unsigned length = ogc_game_get_length (canvas->view->replay);

  return LEFT + (canvas->width - LEFT - RIGHT) * position / MAX (length, 1);
}

static double
y_of (const Canvas *canvas,
      unsigned      win)
{
  return canvas->height - BOTTOM - (canvas->height - TOP - BOTTOM) * win / OGC_CHANCE_UNIT;
}

static void
draw_text (const Canvas *canvas,
           const char   *text,
           double        x,
           double        y,
           gboolean      centred)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (canvas->view), text);
  int width, height;

  pango_layout_get_pixel_size (layout, &width, &height);
  cairo_move_to (canvas->cr, centred ? x - width / 2.0 : x - width, y - height / 2.0);
  pango_cairo_show_layout (canvas->cr, layout);
}

static void
draw_grid (const Canvas *canvas)
{
  OgcWinChart *self = canvas->view;

  gdk_cairo_set_source_rgba (canvas->cr, &canvas->ink);
  cairo_set_line_width (canvas->cr, 1);
  for (unsigned i = 0; i <= N_GRID; i++)
    {
      const unsigned win = OGC_CHANCE_UNIT * i / N_GRID;
      const double y = (int) y_of (canvas, win) + 0.5;
      g_autofree char *text = ogc_text_win_chance (win / (double) OGC_CHANCE_UNIT);

      cairo_save (canvas->cr);
      cairo_set_source_rgba (canvas->cr, (double) canvas->ink.red, (double) canvas->ink.green,
                             (double) canvas->ink.blue, 0.25);
      cairo_move_to (canvas->cr, LEFT, y);
      cairo_line_to (canvas->cr, canvas->width - RIGHT, y);
      cairo_stroke (canvas->cr);
      cairo_restore (canvas->cr);
      draw_text (canvas, text, LEFT - 6, y, FALSE);
    }
  for (unsigned i = 0; i < self->n_rounds; i++)
    {
      const double x = (int) x_of (canvas, self->rounds[i]) + 0.5;
      g_autofree char *text = g_strdup_printf ("%u", i + 1);

      cairo_save (canvas->cr);
      cairo_set_source_rgba (canvas->cr, (double) canvas->ink.red, (double) canvas->ink.green,
                             (double) canvas->ink.blue, 0.25);
      cairo_move_to (canvas->cr, x, TOP);
      cairo_line_to (canvas->cr, x, canvas->height - BOTTOM);
      cairo_stroke (canvas->cr);
      cairo_restore (canvas->cr);
      draw_text (canvas, text, (x + x_of (canvas, self->rounds[i + 1])) / 2, canvas->height - BOTTOM / 2.0, TRUE);
    }
}

static void
draw_line (const Canvas *canvas,
           unsigned      seat)
{
  OgcWinChart *self = canvas->view;
  unsigned n;
  const OgcOdds *odds = ogc_game_analysis_get_odds (self->analysis, &n);
  GdkRGBA colour;

  ogc_palette_get_owner (GTK_WIDGET (self), seat, &colour);
  gdk_cairo_set_source_rgba (canvas->cr, &colour);
  cairo_set_line_width (canvas->cr, 2.5);
  cairo_set_line_join (canvas->cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_dash (canvas->cr, strokes[seat].dashes, strokes[seat].n, 0);
  cairo_new_path (canvas->cr);
  for (unsigned i = 0; i < n; i++)
    cairo_line_to (canvas->cr, x_of (canvas, odds[i].position), y_of (canvas, odds[i].seats[seat].win));
  cairo_stroke (canvas->cr);
  cairo_set_dash (canvas->cr, NULL, 0, 0);
}

/* Beside where each line ends, from above; where they would cover each other, below each other. */
static void
draw_emblems (const Canvas *canvas)
{
  OgcWinChart *self = canvas->view;
  const unsigned seats = ogc_game_analysis_get_seats (self->analysis);
  unsigned n;
  const OgcOdds *odds = ogc_game_analysis_get_odds (self->analysis, &n);
  double free_from = 0;

  for (unsigned drawn = 0, left = (1u << seats) - 1; drawn < seats && n > 0; drawn++)
    {
      unsigned next = (unsigned) __builtin_ctz (left);
      const char *emblem;
      GdkRGBA colour;
      double y;

      for (unsigned seat = next + 1; seat < seats; seat++)
        if ((left & (1u << seat)) && odds[n - 1].seats[seat].win > odds[n - 1].seats[next].win)
          next = seat;
      left &= ~(1u << next);
      emblem = ogc_emblem_get_symbol (ogc_seat_get_emblem (ogc_game_get_seat (self->replay, next)));
      y = MAX (y_of (canvas, odds[n - 1].seats[next].win) - EMBLEM / 2.0, free_from);
      y = MIN (y, canvas->height - (seats - drawn) * EMBLEM);
      ogc_palette_get_owner (GTK_WIDGET (self), next, &colour);
      ogc_symbol_draw (canvas->cr, emblem, canvas->width - RIGHT + 5, y, EMBLEM, &colour);
      free_from = y + EMBLEM;
    }
}

static void
ogc_win_chart_snapshot (GtkWidget   *widget,
                        GtkSnapshot *snapshot)
{
  OgcWinChart *self = OGC_WIN_CHART (widget);
  Canvas canvas = { .view = self, .width = gtk_widget_get_width (widget), .height = gtk_widget_get_height (widget) };

  if (self->analysis == NULL)
    return;
  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &canvas.ink);
  canvas.cr = gtk_snapshot_append_cairo (snapshot,
                                         &GRAPHENE_RECT_INIT (0, 0, (float) canvas.width, (float) canvas.height));
  draw_grid (&canvas);
  for (unsigned seat = 0; seat < ogc_game_analysis_get_seats (self->analysis); seat++)
    draw_line (&canvas, seat);
  draw_emblems (&canvas);
  cairo_destroy (canvas.cr);
}

static void
ogc_win_chart_measure (GtkWidget      *widget,
                       GtkOrientation  orientation,
                       int             for_size,
                       int            *minimum,
                       int            *natural,
                       int            *minimum_baseline,
                       int            *natural_baseline)
{
  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? LEAST_WIDTH : USUAL_HEIGHT;
}

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
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ogc_win_chart_dispose;
  widget_class->measure = ogc_win_chart_measure;
  widget_class->snapshot = ogc_win_chart_snapshot;

  gtk_widget_class_set_css_name (widget_class, "odds");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
ogc_win_chart_init (OgcWinChart *self)
{
}

/* The chances at the last look before @position or at it. */
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
describe (OgcWinChart *self)
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
  if (analysis != NULL)
    {
      self->n_rounds = ogc_game_get_rounds (replay);
      for (unsigned i = 0; i <= self->n_rounds; i++)
        self->rounds[i] = ogc_replay_find_round (replay, i + 1);
      describe (self);
    }
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
