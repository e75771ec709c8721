/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-stacked-bar.h"

#include "ogc-child-binding.h"
#include "ogc-symbol.h"
#include "ogc-tooltip.h"

#define LEAST_HEIGHT 22
#define USUAL_HEIGHT 44
#define LEAST_WIDTH 120
#define GAP 1       /* between segments */
#define SYMBOL 18   /* the usual size */
#define PADDING 3   /* around and between symbol and number */
#define ROOMY 44    /* the least width of a segment with both beside each other */

/*
 * One segment.
 */

#define OGC_TYPE_BAR_SEGMENT (ogc_bar_segment_get_type ())
G_DECLARE_FINAL_TYPE (OgcBarSegment, ogc_bar_segment, OGC, BAR_SEGMENT, GtkWidget)

struct _OgcBarSegment
{
  GtkWidget parent_instance;

  unsigned     value;
  char        *symbol;
  PangoLayout *number;
};

G_DEFINE_FINAL_TYPE (OgcBarSegment, ogc_bar_segment, GTK_TYPE_WIDGET)

/* The width of the number, with a margin on both sides. */
static int
measure_number (OgcBarSegment *self)
{
  int width;

  pango_layout_get_pixel_size (self->number, &width, NULL);
  return width + PADDING;
}

/* Draws the number centred on @x, @y. */
static void
draw_number (OgcBarSegment *self,
             GtkSnapshot   *snapshot,
             const GdkRGBA *colour,
             float          x,
             float          y)
{
  PangoRectangle ink;

  pango_layout_get_pixel_extents (self->number, &ink, NULL);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (x - (float) ink.x - (float) ink.width / 2,
                                                          y - (float) ink.y - (float) ink.height / 2));
  gtk_snapshot_append_layout (snapshot, self->number, colour);
  gtk_snapshot_restore (snapshot);
}

static void
draw_symbol (OgcBarSegment *self,
             GtkSnapshot   *snapshot,
             const GdkRGBA *colour,
             float          x,
             float          y,
             float          size)
{
  ogc_symbol_snapshot (snapshot, self->symbol, &GRAPHENE_RECT_INIT (x - size / 2, y - size / 2, size, size), colour);
}

static void
ogc_bar_segment_snapshot (GtkWidget   *widget,
                          GtkSnapshot *snapshot)
{
  OgcBarSegment *self = OGC_BAR_SEGMENT (widget);
  const float width = (float) gtk_widget_get_width (widget);
  const float height = (float) gtk_widget_get_height (widget);
  const float symbol = MIN (SYMBOL, height - 2 * PADDING);
  const float number = (float) measure_number (self);
  GdkRGBA colour;

  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &colour);
  if (width < number - PADDING)
    return; /* the bar is about to grow */
  if (self->symbol != NULL && width >= MAX (ROOMY, symbol + number + 3 * PADDING))
    {
      const float begin = (width - symbol - number - PADDING) / 2;

      draw_symbol (self, snapshot, &colour, begin + symbol / 2, height / 2, symbol);
      draw_number (self, snapshot, &colour, begin + symbol + PADDING + number / 2, height / 2);
    }
  else if (self->symbol != NULL && height >= 2 * SYMBOL && width >= SYMBOL)
    {
      draw_symbol (self, snapshot, &colour, width / 2, height * 0.3f, SYMBOL - 4);
      draw_number (self, snapshot, &colour, width / 2, height * 0.72f);
    }
  else
    draw_number (self, snapshot, &colour, width / 2, height / 2);
}

/* Measures again with another font. */
static void
ogc_bar_segment_css_changed (GtkWidget         *widget,
                             GtkCssStyleChange *change)
{
  GTK_WIDGET_CLASS (ogc_bar_segment_parent_class)->css_changed (widget, change);

  if (OGC_BAR_SEGMENT (widget)->number != NULL)
    pango_layout_context_changed (OGC_BAR_SEGMENT (widget)->number);
  gtk_widget_queue_draw (widget);
}

static void
ogc_bar_segment_finalize (GObject *object)
{
  OgcBarSegment *self = OGC_BAR_SEGMENT (object);

  g_free (self->symbol);
  g_clear_object (&self->number);

  G_OBJECT_CLASS (ogc_bar_segment_parent_class)->finalize (object);
}

static void
ogc_bar_segment_class_init (OgcBarSegmentClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = ogc_bar_segment_finalize;
  widget_class->snapshot = ogc_bar_segment_snapshot;
  widget_class->css_changed = ogc_bar_segment_css_changed;

  gtk_widget_class_set_css_name (widget_class, "segment");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
ogc_bar_segment_init (OgcBarSegment *self)
{
}

/*
 * The bar.
 */

struct _OgcStackedBar
{
  GtkWidget parent_instance;

  unsigned maximum;
  double   shown;
};

enum {
  PROP_0,
  PROP_MAXIMUM,
  PROP_SHOWN,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (OgcStackedBar, ogc_stacked_bar, GTK_TYPE_WIDGET)

static OgcBarSegment *
get_segment (GtkWidget *child)
{
  return child != NULL ? OGC_BAR_SEGMENT (child) : NULL;
}

/* Finds the segments that are long enough for their number, and their part of the bar's length; the others share the
 * rest. */
static double
find_unit (OgcStackedBar *self,
           double         length)
{
  unsigned sum = 0;
  double unit;
  gboolean again;

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    sum += get_segment (child)->value;
  unit = length / MAX (sum, 1);
  do
    {
      double rest = length;
      unsigned roomy = 0;
      double better;

      for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self)); child != NULL;
           child = gtk_widget_get_next_sibling (child))
        if (get_segment (child)->value * unit < measure_number (get_segment (child)) + GAP)
          rest -= measure_number (get_segment (child)) + GAP;
        else
          roomy += get_segment (child)->value;
      better = roomy > 0 ? MAX (rest, 0) / roomy : 0;
      again = better < unit;
      unit = MIN (unit, better);
    }
  while (again && unit > 0);
  return unit;
}

static void
ogc_stacked_bar_size_allocate (GtkWidget *widget,
                               int        width,
                               int        height,
                               int        baseline)
{
  OgcStackedBar *self = OGC_STACKED_BAR (widget);
  const gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  unsigned sum = 0;
  double unit, end = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    sum += get_segment (child)->value;
  unit = find_unit (self, (double) width * sum / self->maximum);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      const int begin = (int) (end * self->shown);
      int length;

      end += MAX (get_segment (child)->value * unit, measure_number (get_segment (child)) + GAP);
      length = (int) (MIN (end, width) * self->shown) - begin - GAP;
      gtk_widget_set_child_visible (child, length > 0);
      if (length > 0)
        gtk_widget_size_allocate (child, &(GtkAllocation) { mirrored ? width - begin - length : begin, 0, length,
                                                            height }, -1);
    }
}

static void
ogc_stacked_bar_measure (GtkWidget      *widget,
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
ogc_stacked_bar_dispose (GObject *object)
{
  ogc_child_binding_clear (GTK_WIDGET (object));

  G_OBJECT_CLASS (ogc_stacked_bar_parent_class)->dispose (object);
}

static void
ogc_stacked_bar_get_property (GObject    *object,
                              guint       prop_id,
                              GValue     *value,
                              GParamSpec *pspec)
{
  OgcStackedBar *self = OGC_STACKED_BAR (object);

  switch (prop_id)
    {
    case PROP_MAXIMUM:
      g_value_set_uint (value, self->maximum);
      break;
    case PROP_SHOWN:
      g_value_set_double (value, self->shown);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
ogc_stacked_bar_set_property (GObject      *object,
                              guint         prop_id,
                              const GValue *value,
                              GParamSpec   *pspec)
{
  OgcStackedBar *self = OGC_STACKED_BAR (object);

  switch (prop_id)
    {
    case PROP_MAXIMUM:
      ogc_stacked_bar_set_maximum (self, g_value_get_uint (value));
      break;
    case PROP_SHOWN:
      ogc_stacked_bar_set_shown (self, g_value_get_double (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
ogc_stacked_bar_class_init (OgcStackedBarClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->dispose = ogc_stacked_bar_dispose;
  object_class->get_property = ogc_stacked_bar_get_property;
  object_class->set_property = ogc_stacked_bar_set_property;
  widget_class->measure = ogc_stacked_bar_measure;
  widget_class->size_allocate = ogc_stacked_bar_size_allocate;

  properties[PROP_MAXIMUM] = g_param_spec_uint ("maximum", NULL, NULL, 1, G_MAXUINT, 1, flags);
  properties[PROP_SHOWN] = g_param_spec_double ("shown", NULL, NULL, 0, 1, 1, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_set_css_name (widget_class, "stackedbar");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
ogc_stacked_bar_init (OgcStackedBar *self)
{
  self->maximum = 1;
  self->shown = 1;
}

GtkWidget *
ogc_stacked_bar_new (void)
{
  return g_object_new (OGC_TYPE_STACKED_BAR, NULL);
}

void
ogc_stacked_bar_add (OgcStackedBar *self,
                     unsigned       value,
                     const char    *text,
                     const char    *symbol,
                     const char    *css_class,
                     const char    *name)
{
  OgcBarSegment *segment;

  g_return_if_fail (OGC_IS_STACKED_BAR (self));
  g_return_if_fail (text != NULL && css_class != NULL && name != NULL);

  if (value == 0)
    return;
  segment = g_object_new (OGC_TYPE_BAR_SEGMENT, NULL);
  segment->value = value;
  segment->symbol = g_strdup (symbol);
  segment->number = gtk_widget_create_pango_layout (GTK_WIDGET (segment), text);
  gtk_widget_add_css_class (GTK_WIDGET (segment), css_class);
  ogc_tooltip_set (GTK_WIDGET (segment), name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (segment), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_widget_set_parent (GTK_WIDGET (segment), GTK_WIDGET (self));
}

void
ogc_stacked_bar_set_maximum (OgcStackedBar *self,
                             unsigned       maximum)
{
  g_return_if_fail (OGC_IS_STACKED_BAR (self));
  g_return_if_fail (maximum > 0);

  if (self->maximum == maximum)
    return;
  self->maximum = maximum;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_MAXIMUM]);
}

double
ogc_stacked_bar_get_shown (OgcStackedBar *self)
{
  g_return_val_if_fail (OGC_IS_STACKED_BAR (self), 0);

  return self->shown;
}

void
ogc_stacked_bar_set_shown (OgcStackedBar *self,
                           double         shown)
{
  g_return_if_fail (OGC_IS_STACKED_BAR (self));
  g_return_if_fail (shown >= 0 && shown <= 1);

  if (self->shown == shown)
    return;
  self->shown = shown;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SHOWN]);
}
