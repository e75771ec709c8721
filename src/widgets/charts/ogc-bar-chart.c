/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-bar-chart.h"

#include "ogc-tooltip.h"

struct _OgcBarChart
{
  GtkWidget parent_instance;

  GtkWidget    *grid;
  GtkSizeGroup *labels;  /* of aligned charts too */
  GtkSizeGroup *numbers; /* likewise */
  unsigned      n;
  double        scale; /* the scale that was set */
};

G_DEFINE_FINAL_TYPE (OgcBarChart, ogc_bar_chart, GTK_TYPE_WIDGET)

enum {
  COLUMN_PICTURE,
  COLUMN_LABEL,
  COLUMN_BAR,
  COLUMN_NUMBER,
};

static double
find_longest (OgcBarChart *self)
{
  double scale = 0;

  for (unsigned n = 0; n < self->n; n++)
    {
      OgcBar *bar = ogc_bar_chart_get_bar (self, n);

      scale = MAX (scale, MAX (ogc_bar_get_total (bar), ogc_bar_get_expected (bar)));
    }
  return scale;
}

static void
update_scale (OgcBarChart *self)
{
  double scale = self->scale > 0 ? self->scale : find_longest (self);

  for (unsigned n = 0; n < self->n; n++)
    ogc_bar_set_scale (ogc_bar_chart_get_bar (self, n), scale);
}

/* Adds a label beside a bar, which says everything; this would be read a second time. */
static void
attach_label (OgcBarChart  *self,
              GtkSizeGroup *group,
              int           column,
              const char   *text,
              const char   *css_class,
              float         xalign)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "label", text, "xalign", xalign, "accessible-role",
                                   GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);

  gtk_label_set_wrap (GTK_LABEL (label), xalign == 0);
  gtk_widget_add_css_class (label, css_class);
  gtk_size_group_add_widget (group, label);
  gtk_grid_attach (GTK_GRID (self->grid), label, column, (int) self->n, 1, 1);
}

static void
ogc_bar_chart_dispose (GObject *object)
{
  OgcBarChart *self = OGC_BAR_CHART (object);

  g_clear_pointer (&self->grid, gtk_widget_unparent);
  g_clear_object (&self->labels);
  g_clear_object (&self->numbers);
  self->n = 0;

  G_OBJECT_CLASS (ogc_bar_chart_parent_class)->dispose (object);
}

static void
ogc_bar_chart_class_init (OgcBarChartClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = ogc_bar_chart_dispose;

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "barchart");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
ogc_bar_chart_init (OgcBarChart *self)
{
  self->labels = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);
  self->numbers = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);
  self->grid = g_object_new (GTK_TYPE_GRID, "column-spacing", 8, "row-spacing", 4, NULL);
  gtk_widget_set_parent (self->grid, GTK_WIDGET (self));
}

GtkWidget *
ogc_bar_chart_new (void)
{
  return g_object_new (OGC_TYPE_BAR_CHART, NULL);
}

void
ogc_bar_chart_add (OgcBarChart      *self,
                   GtkWidget        *picture,
                   const char       *label,
                   const OgcBarPart *parts,
                   unsigned          n,
                   double            expected,
                   const char       *number,
                   const char       *description)
{
  GtkWidget *bar;
  int row;

  g_return_if_fail (OGC_IS_BAR_CHART (self));
  g_return_if_fail (picture == NULL || GTK_IS_WIDGET (picture));
  g_return_if_fail (label != NULL && number != NULL && description != NULL);

  row = (int) self->n;
  bar = ogc_bar_new (parts, n, expected);
  gtk_widget_set_hexpand (bar, TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (bar), GTK_ACCESSIBLE_PROPERTY_LABEL, description, -1);
  ogc_tooltip_set (bar, description);
  if (picture != NULL)
    gtk_grid_attach (GTK_GRID (self->grid), picture, COLUMN_PICTURE, row, 1, 1);
  attach_label (self, self->labels, COLUMN_LABEL, label, "chart-label", 0);
  gtk_grid_attach (GTK_GRID (self->grid), bar, COLUMN_BAR, row, 1, 1);
  attach_label (self, self->numbers, COLUMN_NUMBER, number, "chart-number", 1);
  self->n++;
  update_scale (self);
}

void
ogc_bar_chart_clear (OgcBarChart *self)
{
  GtkWidget *child;

  g_return_if_fail (OGC_IS_BAR_CHART (self));

  while ((child = gtk_widget_get_first_child (self->grid)) != NULL)
    gtk_grid_remove (GTK_GRID (self->grid), child);
  self->n = 0;
}

void
ogc_bar_chart_align (OgcBarChart *self,
                     OgcBarChart *other)
{
  g_return_if_fail (OGC_IS_BAR_CHART (self));
  g_return_if_fail (OGC_IS_BAR_CHART (other));
  g_return_if_fail (self->n == 0);

  g_set_object (&self->labels, other->labels);
  g_set_object (&self->numbers, other->numbers);
}

double
ogc_bar_chart_get_scale (OgcBarChart *self)
{
  g_return_val_if_fail (OGC_IS_BAR_CHART (self), 0);

  return self->scale;
}

void
ogc_bar_chart_set_scale (OgcBarChart *self,
                         double       scale)
{
  g_return_if_fail (OGC_IS_BAR_CHART (self));
  g_return_if_fail (scale >= 0);

  if (self->scale == scale)
    return;
  self->scale = scale;
  update_scale (self);
}

unsigned
ogc_bar_chart_get_n_bars (OgcBarChart *self)
{
  g_return_val_if_fail (OGC_IS_BAR_CHART (self), 0);

  return self->n;
}

OgcBar *
ogc_bar_chart_get_bar (OgcBarChart *self,
                       unsigned     n)
{
  g_return_val_if_fail (OGC_IS_BAR_CHART (self), NULL);
  g_return_val_if_fail (n < self->n, NULL);

  return OGC_BAR (gtk_grid_get_child_at (GTK_GRID (self->grid), COLUMN_BAR, (int) n));
}
