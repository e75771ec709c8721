/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-line-chart.h"

#include "ogc-art.h"
#include "ogc-emblem.h"
#include "ogc-palette.h"
#include "ogc-symbol.h"

#define SCALE_GAP 6 /* between the numbers of the scale and the lines */
#define RIGHT 26    /* for the emblems; results come on top */
#define RESULT_GAP 4 /* between an emblem and its result */
#define TOP 10
#define BOTTOM 22   /* for the sections */
#define EMBLEM 18
#define MARK 20
#define LEAST_WIDTH 240
#define LEAST_HEIGHT 120
#define USUAL_HEIGHT 230
#define FAINT 0.25
#define STROKE 2.5

typedef struct {
  double at; /* a moment or a value */
  char  *text;
} Label;

typedef struct {
  unsigned seat;
  char    *emblem;
  char    *result; /* or NULL */
  GArray  *points; /* of graphene_point_t */
} Line;

typedef struct {
  double   moment;
  unsigned seat;
  char    *picture;
} Mark;

typedef struct {
  double  length;
  double  low;      /* the values at the lower and the upper edge */
  double  high;
  GArray *scale;    /* of Label */
  GArray *sections; /* of Label */
  GArray *lines;    /* of Line */
  GArray *marks;    /* of Mark */
} OgcLineChartPrivate;

G_DEFINE_TYPE_WITH_PRIVATE (OgcLineChart, ogc_line_chart, GTK_TYPE_WIDGET)

/* Dashes, so that lines differ not only by colour. */
static const struct {
  double dashes[4];
  int    n;
} strokes[] = {
  { { 0 }, 0 }, { { 9, 3 }, 2 }, { { 3, 3 }, 2 }, { { 12, 3, 3, 3 }, 4 }, { { 1, 4 }, 2 },
};

typedef struct {
  GtkWidget           *view;
  OgcLineChartPrivate *chart;
  cairo_t             *cr;
  double               left;
  double               right;
  double               top;
  double               bottom;
  GdkRGBA              ink;
} Canvas;

static OgcLineChartPrivate *
get_private (gpointer self)
{
  return ogc_line_chart_get_instance_private (self);
}

static double
x_of (const Canvas *canvas,
      double        moment)
{
  return canvas->left + (canvas->right - canvas->left) * moment / MAX (canvas->chart->length, 1);
}

static double
y_of (const Canvas *canvas,
      double        value)
{
  const OgcLineChartPrivate *chart = canvas->chart;

  return canvas->bottom - (canvas->bottom - canvas->top) * (value - chart->low) / MAX (chart->high - chart->low, 1);
}

static int
measure_text (GtkWidget  *widget,
              const char *text)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (widget, text);
  int width;

  pango_layout_get_pixel_size (layout, &width, NULL);
  return width;
}

static void
draw_text (const Canvas *canvas,
           const char   *text,
           double        x,
           double        y)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (canvas->view, text);
  int height;

  pango_layout_get_pixel_size (layout, NULL, &height);
  gdk_cairo_set_source_rgba (canvas->cr, &canvas->ink);
  cairo_move_to (canvas->cr, x, y - height / 2.0);
  pango_cairo_show_layout (canvas->cr, layout);
}

/* Centred on a pixel, to be sharp. */
static void
draw_rule (const Canvas *canvas,
           double        x1,
           double        y1,
           double        x2,
           double        y2)
{
  cairo_move_to (canvas->cr, (int) x1 + 0.5, (int) y1 + 0.5);
  cairo_line_to (canvas->cr, (int) x2 + 0.5, (int) y2 + 0.5);
  cairo_set_line_width (canvas->cr, 1);
  cairo_stroke (canvas->cr);
}

static void
draw_scale (const Canvas *canvas)
{
  for (guint i = 0; i < canvas->chart->scale->len; i++)
    {
      const Label *label = &g_array_index (canvas->chart->scale, Label, i);
      const double y = y_of (canvas, label->at);

      cairo_set_source_rgba (canvas->cr, (double) canvas->ink.red, (double) canvas->ink.green,
                             (double) canvas->ink.blue, FAINT);
      draw_rule (canvas, canvas->left, y, canvas->right, y);
      draw_text (canvas, label->text, canvas->left - SCALE_GAP - measure_text (canvas->view, label->text), y);
    }
}

static void
draw_sections (const Canvas *canvas)
{
  GArray *sections = canvas->chart->sections;

  for (guint i = 0; i < sections->len; i++)
    {
      const Label *label = &g_array_index (sections, Label, i);
      const double x = x_of (canvas, label->at);
      const double end = x_of (canvas, i + 1 < sections->len ? label[1].at : canvas->chart->length);
      const int width = measure_text (canvas->view, label->text);

      cairo_set_source_rgba (canvas->cr, (double) canvas->ink.red, (double) canvas->ink.green,
                             (double) canvas->ink.blue, FAINT);
      draw_rule (canvas, x, canvas->top, x, canvas->bottom);
      if (width <= end - x)
        draw_text (canvas, label->text, (x + end - width) / 2, canvas->bottom + BOTTOM / 2.0);
    }
}

/* In a strip above all lines, side by side; smaller if there is no room for all of them. */
static void
draw_marks (const Canvas *canvas)
{
  const guint n = canvas->chart->marks->len;
  const double pitch = MIN (MARK + 1, (canvas->right - canvas->left) / MAX (n, 1));
  const double size = pitch - 1;
  double free_from = canvas->left - size / 2;

  for (guint i = 0; i < n; i++)
    {
      const Mark *mark = &g_array_index (canvas->chart->marks, Mark, i);
      const double x = x_of (canvas, mark->moment);
      const double left = CLAMP (x - size / 2, free_from, canvas->right + size / 2 - (n - i) * pitch + 1);
      GdkRGBA colour;

      ogc_palette_get_owner (canvas->view, mark->seat, &colour);
      gdk_cairo_set_source_rgba (canvas->cr, &colour);
      draw_rule (canvas, x, canvas->top, x, canvas->bottom);
      draw_rule (canvas, x, canvas->top, left + size / 2, canvas->top - 4);
      ogc_art_paint (canvas->cr, mark->picture,
                     &GRAPHENE_RECT_INIT ((float) left, (float) (canvas->top - size - 4), (float) size, (float) size));
      free_from = left + pitch;
    }
}

static void
draw_line (const Canvas *canvas,
           const Line   *line)
{
  GdkRGBA colour;

  ogc_palette_get_owner (canvas->view, line->seat, &colour);
  gdk_cairo_set_source_rgba (canvas->cr, &colour);
  cairo_save (canvas->cr);
  cairo_rectangle (canvas->cr, canvas->left - STROKE, canvas->top - STROKE, canvas->right - canvas->left + 2 * STROKE,
                   canvas->bottom - canvas->top + 2 * STROKE);
  cairo_clip (canvas->cr);
  cairo_set_line_width (canvas->cr, STROKE);
  cairo_set_line_join (canvas->cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_dash (canvas->cr, strokes[line->seat].dashes, strokes[line->seat].n, 0);
  cairo_new_path (canvas->cr);
  for (guint i = 0; i < line->points->len; i++)
    {
      const graphene_point_t *point = &g_array_index (line->points, graphene_point_t, i);

      cairo_line_to (canvas->cr, x_of (canvas, (double) point->x), y_of (canvas, (double) point->y));
    }
  cairo_stroke (canvas->cr);
  cairo_restore (canvas->cr);
}

static float
get_end (const Line *line)
{
  return line->points->len > 0 ? g_array_index (line->points, graphene_point_t, line->points->len - 1).y : 0;
}

static int
compare_ends (gconstpointer a,
              gconstpointer b)
{
  const Line *one = *(const Line **) a, *other = *(const Line **) b;
  const float difference = get_end (other) - get_end (one);

  return difference > 0 ? 1 : difference < 0 ? -1 : (int) one->seat - (int) other->seat;
}

/* Beside the end of each line, from the top, with its result; moved down where they would overlap. */
static void
draw_emblems (const Canvas *canvas)
{
  g_autoptr (GPtrArray) lines = g_ptr_array_new ();
  double free_from = 0;

  for (guint i = 0; i < canvas->chart->lines->len; i++)
    g_ptr_array_add (lines, &g_array_index (canvas->chart->lines, Line, i));
  g_ptr_array_sort (lines, compare_ends);
  for (guint i = 0; i < lines->len; i++)
    {
      const Line *line = lines->pdata[i];
      const double end = CLAMP (y_of (canvas, (double) get_end (line)), canvas->top, canvas->bottom);
      double y = MAX (end - EMBLEM / 2.0, free_from);
      GdkRGBA colour;

      y = MIN (y, canvas->bottom + BOTTOM - (lines->len - i) * EMBLEM);
      ogc_palette_get_owner (canvas->view, line->seat, &colour);
      ogc_symbol_draw (canvas->cr, ogc_emblem_get_symbol (line->emblem), canvas->right + 5, y, EMBLEM, &colour);
      if (line->result != NULL)
        draw_text (canvas, line->result, canvas->right + 5 + EMBLEM + RESULT_GAP, y + EMBLEM / 2.0);
      free_from = y + EMBLEM;
    }
}

/* Leaves room around the lines for all labels. */
static Canvas
measure_canvas (GtkWidget *widget)
{
  OgcLineChartPrivate *chart = get_private (widget);
  Canvas canvas = { .view = widget, .chart = chart, .bottom = gtk_widget_get_height (widget) - BOTTOM };
  int results = 0;

  canvas.top = chart->marks->len > 0 ? MARK + 6 : TOP;
  for (guint i = 0; i < chart->scale->len; i++)
    canvas.left = MAX (canvas.left, measure_text (widget, g_array_index (chart->scale, Label, i).text) + SCALE_GAP);
  for (guint i = 0; i < chart->lines->len; i++)
    if (g_array_index (chart->lines, Line, i).result != NULL)
      results = MAX (results, measure_text (widget, g_array_index (chart->lines, Line, i).result) + RESULT_GAP);
  canvas.right = gtk_widget_get_width (widget) - RIGHT - results;
  return canvas;
}

static void
ogc_line_chart_snapshot (GtkWidget   *widget,
                         GtkSnapshot *snapshot)
{
  OgcLineChartPrivate *chart = get_private (widget);
  const int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  Canvas canvas = measure_canvas (widget);

  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &canvas.ink);
  canvas.cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  draw_scale (&canvas);
  draw_sections (&canvas);
  draw_marks (&canvas);
  for (guint i = 0; i < chart->lines->len; i++)
    draw_line (&canvas, &g_array_index (chart->lines, Line, i));
  draw_emblems (&canvas);
  cairo_destroy (canvas.cr);
}

static void
ogc_line_chart_measure (GtkWidget      *widget,
                        GtkOrientation  orientation,
                        int             for_size,
                        int            *minimum,
                        int            *natural,
                        int            *minimum_baseline,
                        int            *natural_baseline)
{
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? LEAST_WIDTH : LEAST_HEIGHT;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? LEAST_WIDTH : USUAL_HEIGHT;
}

static void
clear_label (gpointer data)
{
  g_free (((Label *) data)->text);
}

static void
clear_line (gpointer data)
{
  g_free (((Line *) data)->emblem);
  g_free (((Line *) data)->result);
  g_array_unref (((Line *) data)->points);
}

static void
clear_mark (gpointer data)
{
  g_free (((Mark *) data)->picture);
}

static GArray *
create_array (guint          size,
              GDestroyNotify clear)
{
  GArray *array = g_array_new (FALSE, FALSE, size);

  g_array_set_clear_func (array, clear);
  return array;
}

static void
ogc_line_chart_finalize (GObject *object)
{
  OgcLineChartPrivate *chart = get_private (object);

  g_array_unref (chart->scale);
  g_array_unref (chart->sections);
  g_array_unref (chart->lines);
  g_array_unref (chart->marks);

  G_OBJECT_CLASS (ogc_line_chart_parent_class)->finalize (object);
}

static void
ogc_line_chart_class_init (OgcLineChartClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = ogc_line_chart_finalize;
  widget_class->measure = ogc_line_chart_measure;
  widget_class->snapshot = ogc_line_chart_snapshot;

  gtk_widget_class_set_css_name (widget_class, "linechart");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
ogc_line_chart_init (OgcLineChart *self)
{
  OgcLineChartPrivate *chart = get_private (self);

  chart->scale = create_array (sizeof (Label), clear_label);
  chart->sections = create_array (sizeof (Label), clear_label);
  chart->lines = create_array (sizeof (Line), clear_line);
  chart->marks = create_array (sizeof (Mark), clear_mark);
}

void
ogc_line_chart_begin (OgcLineChart *self,
                      double        length,
                      double        low,
                      double        high)
{
  OgcLineChartPrivate *chart = get_private (self);

  g_return_if_fail (OGC_IS_LINE_CHART (self));

  chart->length = length;
  chart->low = low;
  chart->high = high;
  g_array_set_size (chart->scale, 0);
  g_array_set_size (chart->sections, 0);
  g_array_set_size (chart->lines, 0);
  g_array_set_size (chart->marks, 0);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
add_label (GArray     *labels,
           double      at,
           const char *text)
{
  const Label label = { at, g_strdup (text) };

  g_array_append_val (labels, label);
}

void
ogc_line_chart_add_scale (OgcLineChart *self,
                          double        value,
                          const char   *text)
{
  g_return_if_fail (OGC_IS_LINE_CHART (self));
  g_return_if_fail (text != NULL);

  add_label (get_private (self)->scale, value, text);
}

void
ogc_line_chart_add_section (OgcLineChart *self,
                            double        moment,
                            const char   *text)
{
  g_return_if_fail (OGC_IS_LINE_CHART (self));
  g_return_if_fail (text != NULL);

  add_label (get_private (self)->sections, moment, text);
}

void
ogc_line_chart_add_line (OgcLineChart           *self,
                         unsigned                seat,
                         const char             *emblem,
                         const graphene_point_t *points,
                         unsigned                n,
                         const char             *result)
{
  Line line = { .seat = seat };

  g_return_if_fail (OGC_IS_LINE_CHART (self));
  g_return_if_fail (seat < G_N_ELEMENTS (strokes));

  line.emblem = g_strdup (emblem);
  line.result = g_strdup (result);
  line.points = g_array_new (FALSE, FALSE, sizeof (graphene_point_t));
  g_array_append_vals (line.points, points, n);
  g_array_append_val (get_private (self)->lines, line);
}

void
ogc_line_chart_add_mark (OgcLineChart *self,
                         double        moment,
                         unsigned      seat,
                         const char   *picture)
{
  const Mark mark = { moment, seat, g_strdup (picture) };

  g_return_if_fail (OGC_IS_LINE_CHART (self));

  g_array_append_val (get_private (self)->marks, mark);
}

double
ogc_line_chart_get_moment (OgcLineChart *self,
                           double        x)
{
  Canvas canvas;

  g_return_val_if_fail (OGC_IS_LINE_CHART (self), 0);

  canvas = measure_canvas (GTK_WIDGET (self));
  return CLAMP ((x - canvas.left) / MAX (canvas.right - canvas.left, 1), 0, 1) * canvas.chart->length;
}
