/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-fit-layout.h"

struct _OgcFitLayout
{
  GtkLayoutManager parent_instance;

  int      smallest;
  int      largest;
  int      spacing;
  GtkAlign align;
};

enum {
  PROP_0,
  PROP_SMALLEST,
  PROP_LARGEST,
  PROP_SPACING,
  PROP_ALIGN,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (OgcFitLayout, ogc_fit_layout, GTK_TYPE_LAYOUT_MANAGER)

/* Where there is much room, children grow until only so many rows of them fit, but not beyond so many times their largest size. */
#define ROWS_WANTED 5
#define MOST_TIMES 2

static int
child_width (GtkWidget *child,
             int        height)
{
  int minimum, natural;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, height, &minimum, &natural, NULL, NULL);
  return natural;
}

/* The next child from @child on that is shown. */
static GtkWidget *
shown (GtkWidget *child)
{
  while (child != NULL && !gtk_widget_should_layout (child))
    child = gtk_widget_get_next_sibling (child);
  return child;
}

/* The first child of the next row, when a row of at most @width begins with @first; @used gets its width. */
static GtkWidget *
row_end (OgcFitLayout *self,
         GtkWidget    *first,
         int           width,
         int           height,
         int          *used)
{
  GtkWidget *child = first;

  *used = 0;
  while (child != NULL)
    {
      int more = child_width (child, height) + (child != first ? self->spacing : 0);

      if (child != first && *used + more > width)
        break;
      *used += more;
      child = shown (gtk_widget_get_next_sibling (child));
    }
  return child;
}

/* The height of all rows when children are @height high; G_MAXINT when one is wider than @width. */
static int
total_height (OgcFitLayout *self,
              GtkWidget    *widget,
              int           width,
              int           height)
{
  GtkWidget *child = shown (gtk_widget_get_first_child (widget));
  int total = 0;

  while (child != NULL)
    {
      int used;

      total += height + (total > 0 ? self->spacing : 0);
      child = row_end (self, child, width, height, &used);
      if (used > width)
        return G_MAXINT;
    }
  return total;
}

static int
fitting_height (OgcFitLayout *self,
                GtkWidget    *widget,
                int           width,
                int           height)
{
  int size = CLAMP (height / ROWS_WANTED, self->largest, MOST_TIMES * self->largest);

  while (size > self->smallest && total_height (self, widget, width, size) > height)
    size--;
  return size;
}

static void
measure_width (OgcFitLayout *self,
               GtkWidget    *widget,
               int          *minimum,
               int          *natural)
{
  GtkWidget *child = shown (gtk_widget_get_first_child (widget));

  *minimum = *natural = 0;
  while (child != NULL)
    {
      *minimum = MAX (*minimum, child_width (child, self->smallest));
      *natural += child_width (child, self->largest) + (*natural > 0 ? self->spacing : 0);
      child = shown (gtk_widget_get_next_sibling (child));
    }
}

static void
ogc_fit_layout_measure (GtkLayoutManager *manager,
                        GtkWidget        *widget,
                        GtkOrientation    orientation,
                        int               for_size,
                        int              *minimum,
                        int              *natural,
                        int              *minimum_baseline,
                        int              *natural_baseline)
{
  OgcFitLayout *self = OGC_FIT_LAYOUT (manager);
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

static void
allocate_row (OgcFitLayout *self,
              GtkWidget    *first,
              GtkWidget    *end,
              int           x,
              int           y,
              int           height)
{
  for (GtkWidget *child = first; child != end; child = shown (gtk_widget_get_next_sibling (child)))
    {
      int width = child_width (child, height);

      gtk_widget_size_allocate (child, &(GtkAllocation) { x, y, width, height }, -1);
      x += width + self->spacing;
    }
}

static int
row_start (OgcFitLayout *self,
           int           width,
           int           used)
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
ogc_fit_layout_allocate (GtkLayoutManager *manager,
                         GtkWidget        *widget,
                         int               width,
                         int               height,
                         int               baseline)
{
  OgcFitLayout *self = OGC_FIT_LAYOUT (manager);
  GtkWidget *child = shown (gtk_widget_get_first_child (widget));
  int size = fitting_height (self, widget, width, height);
  int y = 0;

  while (child != NULL)
    {
      int used;
      GtkWidget *end = row_end (self, child, width, size, &used);

      allocate_row (self, child, end, row_start (self, width, used), y, size);
      y += size + self->spacing;
      child = end;
    }
}

static GtkSizeRequestMode
ogc_fit_layout_get_request_mode (GtkLayoutManager *manager,
                                 GtkWidget        *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
ogc_fit_layout_get_property (GObject    *object,
                             guint       prop_id,
                             GValue     *value,
                             GParamSpec *pspec)
{
  OgcFitLayout *self = OGC_FIT_LAYOUT (object);

  switch (prop_id)
    {
    case PROP_SMALLEST:
      g_value_set_int (value, self->smallest);
      break;
    case PROP_LARGEST:
      g_value_set_int (value, self->largest);
      break;
    case PROP_SPACING:
      g_value_set_int (value, self->spacing);
      break;
    case PROP_ALIGN:
      g_value_set_enum (value, self->align);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
ogc_fit_layout_set_property (GObject      *object,
                             guint         prop_id,
                             const GValue *value,
                             GParamSpec   *pspec)
{
  OgcFitLayout *self = OGC_FIT_LAYOUT (object);

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
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
      return;
    }
  gtk_layout_manager_layout_changed (GTK_LAYOUT_MANAGER (self));
}

static void
ogc_fit_layout_class_init (OgcFitLayoutClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_CONSTRUCT | G_PARAM_STATIC_STRINGS;

  object_class->get_property = ogc_fit_layout_get_property;
  object_class->set_property = ogc_fit_layout_set_property;
  layout_class->get_request_mode = ogc_fit_layout_get_request_mode;
  layout_class->measure = ogc_fit_layout_measure;
  layout_class->allocate = ogc_fit_layout_allocate;

  properties[PROP_SMALLEST] = g_param_spec_int ("smallest", NULL, NULL, 1, 1000, 18, flags);
  properties[PROP_LARGEST] = g_param_spec_int ("largest", NULL, NULL, 1, 1000, 38, flags);
  properties[PROP_SPACING] = g_param_spec_int ("spacing", NULL, NULL, 0, 100, 6, flags);
  properties[PROP_ALIGN] = g_param_spec_enum ("align", NULL, NULL, GTK_TYPE_ALIGN, GTK_ALIGN_START, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
ogc_fit_layout_init (OgcFitLayout *self)
{
}

GtkLayoutManager *
ogc_fit_layout_new (int smallest,
                    int largest,
                    int spacing)
{
  return g_object_new (OGC_TYPE_FIT_LAYOUT, "smallest", smallest, "largest", largest, "spacing", spacing, NULL);
}
