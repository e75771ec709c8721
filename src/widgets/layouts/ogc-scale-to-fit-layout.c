/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-scale-to-fit-layout.h"

#include "ogc-layout-line.h"

struct _OgcScaleToFitLayout
{
  GtkLayoutManager parent_instance;

  int      smallest;
  int      largest;
  int      spacing;
  GtkAlign align;
  gboolean lanes;
  GtkWidget *peer; /* weak */
  int      size;   /* of the children, when they were laid out last */
};

enum {
  PROP_0,
  PROP_SMALLEST,
  PROP_LARGEST,
  PROP_SPACING,
  PROP_ALIGN,
  PROP_LANES,
  PROP_PEER,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (OgcScaleToFitLayout, ogc_scale_to_fit_layout, GTK_TYPE_LAYOUT_MANAGER)

/* If there is much space, children grow until only this many rows fit, but to no more than this many times their
 * largest size. */
#define ROWS_WANTED 6
#define MOST_TIMES 2

/* How high children are, and how wide the rows. */
typedef struct {
  int height;
  int width;
} Size;

/* Newer versions of GTK do not measure for a height that is too small. */
static void
measure_child (GtkWidget *child,
               int        height,
               int       *least_width,
               int       *width)
{
  int least;

  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, -1, &least, NULL, NULL, NULL);
  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, MAX (least, height), least_width, width, NULL, NULL);
}

static int
child_width (GtkWidget *child,
             gpointer   height)
{
  int natural;

  measure_child (child, GPOINTER_TO_INT (height), NULL, &natural);
  return natural;
}

/* In a lane, a child that would not become narrower at a smaller height does not limit the height. */
static int
lane_least_width (GtkWidget *child,
                  gpointer   height)
{
  int least, natural;

  measure_child (child, GPOINTER_TO_INT (height), &least, &natural);
  return gtk_widget_get_request_mode (child) == GTK_SIZE_REQUEST_CONSTANT_SIZE ? least : natural;
}

/* A child that is wider than the row even at its smallest height is compressed as far as possible. */
static int
given_width (GtkWidget *child,
             gpointer   data)
{
  const Size *size = data;
  int least, natural;

  measure_child (child, size->height, &least, &natural);
  return MAX (least, MIN (natural, size->width));
}

/* In lanes every child has the whole width. */
static int
lane_width (GtkWidget *child,
            gpointer   data)
{
  return ((const Size *) data)->width;
}

/* The row that begins with @first, if children are @height high. */
static OgcLayoutLine
find_row (OgcScaleToFitLayout *self,
          GtkWidget           *first,
          int                  width,
          int                  height)
{
  return ogc_layout_line_break (first, self->lanes ? 0 : width, self->spacing,
                                self->lanes ? lane_least_width : child_width, GINT_TO_POINTER (height));
}

/* The height of all rows, if children are @height high; G_MAXINT if a child is wider than @width. */
static int
total_height (OgcScaleToFitLayout *self,
              GtkWidget           *widget,
              int                  width,
              int                  height)
{
  GtkWidget *child = ogc_layout_line_get_first (widget);
  int total = 0;

  while (child != NULL)
    {
      OgcLayoutLine row = find_row (self, child, width, height);

      total += height + (total > 0 ? self->spacing : 0);
      if (row.width > width && height > self->smallest)
        return G_MAXINT;
      child = row.end;
    }
  return total;
}

/* The greatest height of children in @height, and beside those of the peer. */
static int
greatest_height (OgcScaleToFitLayout *self,
                 int                  height)
{
  const int most = CLAMP (height / ROWS_WANTED, self->largest, MOST_TIMES * self->largest);

  if (self->peer == NULL || !gtk_widget_get_visible (self->peer))
    return most;
  return CLAMP (OGC_SCALE_TO_FIT_LAYOUT (gtk_widget_get_layout_manager (self->peer))->size, self->smallest, most);
}

static int
fitting_height (OgcScaleToFitLayout *self,
                GtkWidget           *widget,
                int                  width,
                int                  height)
{
  int most = greatest_height (self, height);
  int least = self->smallest;

  if (total_height (self, widget, width, most) <= height)
    return most;
  /* The height that fits is between these, because larger children never take less height. */
  while (most - least > 1)
    {
      int size = (least + most) / 2;

      if (total_height (self, widget, width, size) <= height)
        least = size;
      else
        most = size;
    }
  return least;
}

static void
measure_width (OgcScaleToFitLayout *self,
               GtkWidget           *widget,
               int                 *minimum,
               int                 *natural)
{
  GtkWidget *child = ogc_layout_line_get_first (widget);

  *minimum = *natural = 0;
  while (child != NULL)
    {
      int least;

      measure_child (child, self->smallest, &least, NULL);
      *minimum = MAX (*minimum, least);
      *natural += child_width (child, GINT_TO_POINTER (self->largest)) + (*natural > 0 ? self->spacing : 0);
      child = ogc_layout_line_get_next (child);
    }
}

static void
ogc_scale_to_fit_layout_measure (GtkLayoutManager *manager,
                                 GtkWidget        *widget,
                                 GtkOrientation    orientation,
                                 int               for_size,
                                 int              *minimum,
                                 int              *natural,
                                 int              *minimum_baseline,
                                 int              *natural_baseline)
{
  OgcScaleToFitLayout *self = OGC_SCALE_TO_FIT_LAYOUT (manager);
  int width = for_size < 0 ? G_MAXINT : for_size;

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      measure_width (self, widget, minimum, natural);
      return;
    }
  *minimum = total_height (self, widget, width, self->smallest);
  *natural = total_height (self, widget, width, self->largest);
  if (*minimum == G_MAXINT)
    *minimum = self->smallest;
  if (*natural == G_MAXINT)
    *natural = *minimum;
}

static int
row_start (OgcScaleToFitLayout *self,
           int                  width,
           int                  used)
{
  switch (self->align)
    {
    case GTK_ALIGN_CENTER:
      return MAX (0, (width - used) / 2);
    case GTK_ALIGN_END:
      return MAX (0, width - used);
    default:
      return 0;
    }
}

static void
ogc_scale_to_fit_layout_allocate (GtkLayoutManager *manager,
                                  GtkWidget        *widget,
                                  int               width,
                                  int               height,
                                  int               baseline)
{
  OgcScaleToFitLayout *self = OGC_SCALE_TO_FIT_LAYOUT (manager);
  GtkWidget *child = ogc_layout_line_get_first (widget);
  int size = fitting_height (self, widget, width, height);
  int y = self->align == GTK_ALIGN_CENTER ? MAX (0, (height - total_height (self, widget, width, size)) / 2) : 0;

  self->size = size;
  while (child != NULL)
    {
      OgcLayoutLine row = find_row (self, child, width, size);
      Size given = { size, width };
      int x = self->lanes ? 0 : row_start (self, width, row.width);

      ogc_layout_line_allocate (&row, &(GdkRectangle) { x, y, width, size }, self->spacing, FALSE,
                                self->lanes ? lane_width : given_width, &given);
      y += size + self->spacing;
      child = row.end;
    }
}

static GtkSizeRequestMode
ogc_scale_to_fit_layout_get_request_mode (GtkLayoutManager *manager,
                                          GtkWidget        *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
ogc_scale_to_fit_layout_set_property (GObject      *object,
                                      guint         prop_id,
                                      const GValue *value,
                                      GParamSpec   *pspec)
{
  OgcScaleToFitLayout *self = OGC_SCALE_TO_FIT_LAYOUT (object);

  switch (prop_id)
    {
    case PROP_SMALLEST:
      self->smallest = g_value_get_int (value);
      break;
    case PROP_LARGEST:
      self->largest = g_value_get_int (value);
      break;
    case PROP_SPACING:
      self->spacing = g_value_get_int (value);
      break;
    case PROP_ALIGN:
      self->align = g_value_get_enum (value);
      break;
    case PROP_LANES:
      self->lanes = g_value_get_boolean (value);
      break;
    case PROP_PEER:
      g_set_weak_pointer (&self->peer, g_value_get_object (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
      return;
    }
  gtk_layout_manager_layout_changed (GTK_LAYOUT_MANAGER (self));
}

static void
ogc_scale_to_fit_layout_dispose (GObject *object)
{
  g_clear_weak_pointer (&OGC_SCALE_TO_FIT_LAYOUT (object)->peer);

  G_OBJECT_CLASS (ogc_scale_to_fit_layout_parent_class)->dispose (object);
}

static void
ogc_scale_to_fit_layout_class_init (OgcScaleToFitLayoutClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);
  const GParamFlags flags = G_PARAM_WRITABLE | G_PARAM_CONSTRUCT | G_PARAM_STATIC_STRINGS;

  object_class->dispose = ogc_scale_to_fit_layout_dispose;
  object_class->set_property = ogc_scale_to_fit_layout_set_property;
  layout_class->get_request_mode = ogc_scale_to_fit_layout_get_request_mode;
  layout_class->measure = ogc_scale_to_fit_layout_measure;
  layout_class->allocate = ogc_scale_to_fit_layout_allocate;

  properties[PROP_SMALLEST] = g_param_spec_int ("smallest", NULL, NULL, 1, 1000, 18, flags);
  properties[PROP_LARGEST] = g_param_spec_int ("largest", NULL, NULL, 1, 1000, 38, flags);
  properties[PROP_SPACING] = g_param_spec_int ("spacing", NULL, NULL, 0, 100, 6, flags);
  properties[PROP_ALIGN] = g_param_spec_enum ("align", NULL, NULL, GTK_TYPE_ALIGN, GTK_ALIGN_START, flags);
  properties[PROP_LANES] = g_param_spec_boolean ("lanes", NULL, NULL, FALSE, flags);
  properties[PROP_PEER] = g_param_spec_object ("peer", NULL, NULL, GTK_TYPE_WIDGET, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
ogc_scale_to_fit_layout_init (OgcScaleToFitLayout *self)
{
}
