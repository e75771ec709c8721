/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-stacked-bar.h"

#include "ogc-palette.h"
#include "ogc-symbol.h"

#define HEIGHT 38
#define MIN_WIDTH 140
#define SYMBOL_SIZE 16
#define GAP 1       /* between segments */
#define PADDING 2   /* on both sides of a number or picture */
#define RADIUS 4

/* One segment. */
typedef struct {
  unsigned     value;
  const char  *symbol;
  const char  *colour_name;
  PangoLayout *number;
} Segment;

struct _OgcStackedBar
{
  GtkWidget parent_instance;

  GArray  *segments;
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

static void
clear_segment (gpointer segment)
{
  g_clear_object (&((Segment *) segment)->number);
}

/* How much of segment @n is shown, 0 to 1. */
static double
part_shown (OgcStackedBar *self,
            unsigned       n)
{
  return CLAMP (self->shown - n, 0, 1);
}

static PangoLayout *
get_number (OgcStackedBar *self,
            Segment       *segment)
{
  g_autofree char *text = NULL;

  if (segment->number != NULL)
    return segment->number;
  text = g_strdup_printf ("%u", segment->value);
  segment->number = gtk_widget_create_pango_layout (GTK_WIDGET (self), text);
  return segment->number;
}

/* The picture above and the number below; the number alone where the picture does not fit, nothing where that does
 * not either. */
static void
draw_content (OgcStackedBar         *self,
              GtkSnapshot           *snapshot,
              Segment               *segment,
              const graphene_rect_t *rect,
              const GdkRGBA         *colour)
{
  const gboolean with_symbol = rect->size.width >= SYMBOL_SIZE + 2 * PADDING;
  PangoLayout *number = get_number (self, segment);
  float x, y;
  int width, height;

  pango_layout_get_pixel_size (number, &width, &height);
  if (rect->size.width < (float) width)
    return;
  x = rect->origin.x + (rect->size.width - (float) width) / 2;
  y = rect->origin.y + (rect->size.height - (float) height) / 2;
  if (with_symbol)
    {
      y = rect->origin.y + rect->size.height - (float) height - 1;
      ogc_symbol_snapshot (snapshot, segment->symbol,
                           &GRAPHENE_RECT_INIT (rect->origin.x + (rect->size.width - SYMBOL_SIZE) / 2,
                                                rect->origin.y + PADDING,
                                                SYMBOL_SIZE, SYMBOL_SIZE),
                           colour);
    }
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (x, y));
  gtk_snapshot_append_layout (snapshot, number, colour);
  gtk_snapshot_restore (snapshot);
}

static void
draw_segment (OgcStackedBar         *self,
              GtkSnapshot           *snapshot,
              Segment               *segment,
              const graphene_rect_t *rect)
{
  GdkRGBA ground, on;
  GskRoundedRect shape;

  ogc_palette_get (GTK_WIDGET (self), segment->colour_name, &ground);
  ogc_palette_get_on (GTK_WIDGET (self), &ground, &on);
  gsk_rounded_rect_init_from_rect (&shape, rect, RADIUS);
  gtk_snapshot_push_rounded_clip (snapshot, &shape);
  gtk_snapshot_append_color (snapshot, &ground, rect);
  draw_content (self, snapshot, segment, rect, &on);
  gtk_snapshot_pop (snapshot);
}

static void
ogc_stacked_bar_snapshot (GtkWidget   *widget,
                          GtkSnapshot *snapshot)
{
  OgcStackedBar *self = OGC_STACKED_BAR (widget);
  const float width = (float) gtk_widget_get_width (widget);
  const float height = (float) gtk_widget_get_height (widget);
  const gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  const float unit = width / (float) MAX (self->maximum, 1);
  float x = 0;

  for (unsigned n = 0; n < self->segments->len; n++)
    {
      Segment *segment = &g_array_index (self->segments, Segment, n);
      const float length = (float) segment->value * unit * (float) part_shown (self, n);
      const float left = mirrored ? width - x - length : x;

      if (length > GAP)
        draw_segment (self, snapshot, segment, &GRAPHENE_RECT_INIT (left, 0, length - GAP, height));
      x += length;
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
  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? MIN_WIDTH : HEIGHT;
}

/* Another font: numbers are laid out anew. */
static void
ogc_stacked_bar_css_changed (GtkWidget         *widget,
                             GtkCssStyleChange *change)
{
  OgcStackedBar *self = OGC_STACKED_BAR (widget);

  GTK_WIDGET_CLASS (ogc_stacked_bar_parent_class)->css_changed (widget, change);

  for (unsigned n = 0; n < self->segments->len; n++)
    clear_segment (&g_array_index (self->segments, Segment, n));
  gtk_widget_queue_draw (widget);
}

static void
ogc_stacked_bar_finalize (GObject *object)
{
  g_array_unref (OGC_STACKED_BAR (object)->segments);

  G_OBJECT_CLASS (ogc_stacked_bar_parent_class)->finalize (object);
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

  object_class->finalize = ogc_stacked_bar_finalize;
  object_class->get_property = ogc_stacked_bar_get_property;
  object_class->set_property = ogc_stacked_bar_set_property;
  widget_class->snapshot = ogc_stacked_bar_snapshot;
  widget_class->measure = ogc_stacked_bar_measure;
  widget_class->css_changed = ogc_stacked_bar_css_changed;

  properties[PROP_MAXIMUM] = g_param_spec_uint ("maximum", NULL, NULL, 1, G_MAXUINT, 1, flags);
  properties[PROP_SHOWN] = g_param_spec_double ("shown", NULL, NULL, 0, G_MAXDOUBLE, G_MAXDOUBLE, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_set_css_name (widget_class, "stackedbar");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
ogc_stacked_bar_init (OgcStackedBar *self)
{
  self->segments = g_array_new (FALSE, FALSE, sizeof (Segment));
  g_array_set_clear_func (self->segments, clear_segment);
  self->maximum = 1;
  self->shown = G_MAXDOUBLE;
}

GtkWidget *
ogc_stacked_bar_new (void)
{
  return g_object_new (OGC_TYPE_STACKED_BAR, NULL);
}

void
ogc_stacked_bar_add (OgcStackedBar *self,
                     unsigned       value,
                     const char    *symbol,
                     const char    *colour_name)
{
  const Segment segment = { value, g_intern_string (symbol), g_intern_string (colour_name), NULL };

  g_return_if_fail (OGC_IS_STACKED_BAR (self));
  g_return_if_fail (symbol != NULL && colour_name != NULL);

  g_array_append_val (self->segments, segment);
  gtk_widget_queue_draw (GTK_WIDGET (self));
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
  gtk_widget_queue_draw (GTK_WIDGET (self));
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
  g_return_if_fail (shown >= 0);

  if (self->shown == shown)
    return;
  self->shown = shown;
  gtk_widget_queue_draw (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SHOWN]);
}
