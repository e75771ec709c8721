/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compile-total-gauge.h"

#include <math.h>

#include "compile-palette.h"
#include "compile-state.h"
#include "ogc-texture-cache.h"

struct _CompileTotalGauge
{
  GtkWidget parent_instance;

  guint    totals[2];    /* the near side's first */
  int      protocols[2];
  gboolean ready[2];
  int      pretended[2]; /* totals to show instead, or -1 */
};

G_DEFINE_FINAL_TYPE (CompileTotalGauge, compile_total_gauge, GTK_TYPE_WIDGET)

/* How many rays of a half are lit. */
static unsigned
get_lit (CompileTotalGauge *self,
         unsigned           half)
{
  const unsigned total = self->pretended[half] >= 0 ? (unsigned) self->pretended[half] : self->totals[half];

  return MIN (total, COMPILE_COMPILE_TOTAL);
}

static void
paint_rays (CompileTotalGauge *self,
            cairo_t           *cr,
            unsigned           half)
{
  const CompilePalette *tones = self->protocols[half] >= 0 ? compile_palette_get (self->protocols[half]) : NULL;
  const guint32 lit = tones != NULL ? compile_palette_mix (tones->light, tones->glow, 0.3) : 0xe9b949;
  const guint32 unlit = tones != NULL ? compile_palette_mix (0x0f0905, tones->deep, 0.6) : 0x20120a;
  const unsigned n_lit = get_lit (self, half);

  for (unsigned ray = 0; ray < COMPILE_COMPILE_TOTAL; ray++)
    {
      /* The angle of a ray, from left to right, above or below. */
      const double middle = (half == 0 ? 1 : -1) * (G_PI - (ray + 0.5) * G_PI / COMPILE_COMPILE_TOTAL);
      const double inner = 0.055, outer = 0.12;

      cairo_move_to (cr, 24 * cos (middle - inner), 24 * sin (middle - inner));
      cairo_line_to (cr, 52 * cos (middle - outer), 52 * sin (middle - outer));
      cairo_line_to (cr, 52 * cos (middle + outer), 52 * sin (middle + outer));
      cairo_line_to (cr, 24 * cos (middle + inner), 24 * sin (middle + inner));
      cairo_close_path (cr);
      compile_palette_set_source (cr, ray < n_lit ? lit : unlit, 1);
      cairo_fill (cr);
    }
  if (self->ready[half])
    {
      cairo_arc (cr, 0, 0, 58, half == 0 ? 0 : G_PI, half == 0 ? G_PI : 2 * G_PI);
      compile_palette_set_source (cr, COMPILE_COLOUR_LIT, 1);
      cairo_set_line_width (cr, 4);
      cairo_stroke (cr);
    }
}

/* A triangle that points to the leader, or a bar if nobody leads. */
static void
paint_hub (CompileTotalGauge *self,
           cairo_t           *cr)
{
  const double way = self->totals[0] > self->totals[1] ? 1 : -1;

  compile_palette_set_source (cr, COMPILE_COLOUR_GOLD, 1);
  cairo_arc (cr, 0, 0, 20, 0, 2 * G_PI);
  cairo_fill (cr);
  compile_palette_set_source (cr, 0x1a0f06, 1);
  cairo_arc (cr, 0, 0, 16.8, 0, 2 * G_PI);
  cairo_fill (cr);
  compile_palette_set_source (cr, 0xffe3a0, 1);
  if (self->totals[0] == self->totals[1])
    cairo_rectangle (cr, -9, -2.5, 18, 5);
  else
    {
      cairo_move_to (cr, -9.5, -5 * way);
      cairo_line_to (cr, 9.5, -5 * way);
      cairo_line_to (cr, 0, 9.5 * way);
      cairo_close_path (cr);
    }
  cairo_fill (cr);
}

static void
paint_gauge (GtkSnapshot           *snapshot,
             const graphene_size_t *size,
             gpointer               data)
{
  CompileTotalGauge *self = data;
  const double width = size->width;
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, size->width, size->height));
  cairo_pattern_t *rim = cairo_pattern_create_linear (-60, -60, 60, 60);

  cairo_translate (cr, width / 2.0, width / 2.0);
  cairo_scale (cr, width / 122.0, width / 122.0);
  compile_palette_add_stop (rim, 0, 0xfbe3a0, 1);
  compile_palette_add_stop (rim, 0.45, COMPILE_COLOUR_GOLD, 1);
  compile_palette_add_stop (rim, 1, 0xa8741f, 1);
  cairo_arc (cr, 0, 0, 60, 0, 2 * G_PI);
  cairo_set_source (cr, rim);
  cairo_fill (cr);
  cairo_pattern_destroy (rim);
  cairo_arc (cr, 0, 0, 56, 0, 2 * G_PI);
  compile_palette_set_source (cr, 0x0f0905, 1);
  cairo_fill (cr);
  paint_rays (self, cr, 0);
  paint_rays (self, cr, 1);
  compile_palette_set_source (cr, COMPILE_COLOUR_GOLD, 1);
  cairo_rectangle (cr, -60, -1.2, 120, 2.4);
  cairo_fill (cr);
  paint_hub (self, cr);
  cairo_destroy (cr);
}

static void
compile_total_gauge_snapshot (GtkWidget   *widget,
                              GtkSnapshot *snapshot)
{
  CompileTotalGauge *self = COMPILE_TOTAL_GAUGE (widget);
  const float width = (float) gtk_widget_get_width (widget);
  const int leader = (self->totals[0] > self->totals[1]) - (self->totals[0] < self->totals[1]);
  g_autofree char *key = g_strdup_printf ("compile-total-gauge/%d/%d/%u/%u/%d/%d/%d", self->protocols[0],
                                          self->protocols[1], get_lit (self, 0), get_lit (self, 1), self->ready[0],
                                          self->ready[1], leader);

  ogc_texture_cache_append (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, width), key, paint_gauge, self);
}

static void
compile_total_gauge_measure (GtkWidget      *widget,
                             GtkOrientation  orientation,
                             int             for_size,
                             int            *minimum,
                             int            *natural,
                             int            *minimum_baseline,
                             int            *natural_baseline)
{
  *minimum = 20;
  *natural = 122;
}

static void
compile_total_gauge_class_init (CompileTotalGaugeClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = compile_total_gauge_snapshot;
  widget_class->measure = compile_total_gauge_measure;

  gtk_widget_class_set_css_name (widget_class, "totalgauge");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
compile_total_gauge_init (CompileTotalGauge *self)
{
  self->protocols[0] = self->protocols[1] = -1;
  self->pretended[0] = self->pretended[1] = -1;
}

GtkWidget *
compile_total_gauge_new (void)
{
  return g_object_new (COMPILE_TYPE_TOTAL_GAUGE, NULL);
}

void
compile_total_gauge_show (CompileTotalGauge *self,
                          CompileLine       *near,
                          CompileLine       *far)
{
  CompileLine *lines[] = { near, far };

  g_return_if_fail (COMPILE_IS_TOTAL_GAUGE (self));

  for (unsigned half = 0; half < 2; half++)
    {
      self->totals[half] = compile_line_get_total (lines[half]);
      self->protocols[half] = compile_line_get_protocol (lines[half]);
      self->ready[half] = compile_line_get_ready (lines[half]);
    }
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
compile_total_gauge_pretend (CompileTotalGauge *self,
                             unsigned           half,
                             int                total)
{
  g_return_if_fail (COMPILE_IS_TOTAL_GAUGE (self));
  g_return_if_fail (half < G_N_ELEMENTS (self->pretended));

  self->pretended[half] = total;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
