/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-wrap-layout.h"

struct _OgcWrapLayout
{
  GtkLayoutManager parent_instance;

  int      spacing;
  gboolean homogeneous;
};

enum {
  PROP_0,
  PROP_SPACING,
  PROP_HOMOGENEOUS,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (OgcWrapLayout, ogc_wrap_layout, GTK_TYPE_LAYOUT_MANAGER)

/* A line: children from @first to before @end, @width of them together, how many of them expand. */
typedef struct {
  GtkWidget *first;
  GtkWidget *end;
  int        width;
  int        height;
  int        expanding;
} Line;

static GtkWidget *
shown (GtkWidget *child)
{
  while (child != NULL && !gtk_widget_should_layout (child))
    child = gtk_widget_get_next_sibling (child);
  return child;
}

static gboolean
expands (GtkWidget *child)
{
  return gtk_widget_compute_expand (child, GTK_ORIENTATION_HORIZONTAL);
}

/* The least width of the widest child. */
static int
widest (GtkWidget *widget)
{
  int width = 0;

  for (GtkWidget *child = shown (gtk_widget_get_first_child (widget)); child != NULL;
       child = shown (gtk_widget_get_next_sibling (child)))
    {
      int minimum;

      gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
      width = MAX (width, minimum);
    }
  return width;
}

/* What one of as many equal children as fit into a line gets. */
static int
equal_width (OgcWrapLayout *self,
             GtkWidget     *widget,
             int            available)
{
  int n = 0;
  int fitting;

  for (GtkWidget *child = shown (gtk_widget_get_first_child (widget)); child != NULL;
       child = shown (gtk_widget_get_next_sibling (child)))
    n++;
  fitting = CLAMP ((available + self->spacing) / MAX (1, widest (widget) + self->spacing), 1, MAX (1, n));
  /* Lines that are as full as each other. */
  fitting = (n + (n + fitting - 1) / fitting - 1) / MAX (1, (n + fitting - 1) / fitting);
  return (available - (fitting - 1) * self->spacing) / MAX (1, fitting);
}

static int
child_width (OgcWrapLayout *self,
             GtkWidget     *child,
             int            available)
{
  int minimum, natural;

  if (self->homogeneous)
    return equal_width (self, gtk_widget_get_parent (child), available);
  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural, NULL, NULL);
  return expands (child) ? minimum : MAX (minimum, MIN (natural, available));
}

static int
child_height (GtkWidget *child,
              int        width)
{
  int natural;

  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width, NULL, &natural, NULL, NULL);
  return natural;
}

/* What each expanding child gets besides its own width. */
static int
share (const Line *line,
       int         available)
{
  return line->expanding > 0 ? MAX (0, available - line->width) / line->expanding : 0;
}

static Line
next_line (OgcWrapLayout *self,
           GtkWidget     *first,
           int            available)
{
  Line line = { first, first };
  int more;

  while (line.end != NULL)
    {
      int width = child_width (self, line.end, available) + (line.end != first ? self->spacing : 0);

      if (line.end != first && line.width + width > available)
        break;
      line.width += width;
      line.expanding += expands (line.end) ? 1 : 0;
      line.end = shown (gtk_widget_get_next_sibling (line.end));
    }
  more = share (&line, available);
  for (GtkWidget *child = first; child != line.end; child = shown (gtk_widget_get_next_sibling (child)))
    line.height = MAX (line.height, child_height (child, child_width (self, child, available) + (expands (child) ? more : 0)));
  return line;
}

static void
measure_width (OgcWrapLayout *self,
               GtkWidget     *widget,
               int           *minimum,
               int           *natural)
{
  for (GtkWidget *child = shown (gtk_widget_get_first_child (widget)); child != NULL;
       child = shown (gtk_widget_get_next_sibling (child)))
    {
      int child_minimum, child_natural;

      gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &child_minimum, &child_natural, NULL, NULL);
      *minimum = MAX (*minimum, child_minimum);
      *natural += child_natural + (*natural > 0 ? self->spacing : 0);
    }
}

static void
ogc_wrap_layout_measure (GtkLayoutManager *manager,
                         GtkWidget        *widget,
                         GtkOrientation    orientation,
                         int               for_size,
                         int              *minimum,
                         int              *natural,
                         int              *minimum_baseline,
                         int              *natural_baseline)
{
  OgcWrapLayout *self = OGC_WRAP_LAYOUT (manager);
  GtkWidget *child = shown (gtk_widget_get_first_child (widget));
  int height = 0;

  *minimum = *natural = 0;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      measure_width (self, widget, minimum, natural);
      return;
    }
  while (child != NULL)
    {
      /* G_MAXINT / 2, for widths are added to it. */
      Line line = next_line (self, child, for_size < 0 ? G_MAXINT / 2 : for_size);

      height += line.height + (height > 0 ? self->spacing : 0);
      child = line.end;
    }
  *minimum = *natural = height;
}

static void
allocate_line (OgcWrapLayout *self,
               const Line    *line,
               int            y,
               int            height,
               int            available,
               gboolean       mirrored)
{
  int more = share (line, available);
  int x = 0;

  for (GtkWidget *child = line->first; child != line->end; child = shown (gtk_widget_get_next_sibling (child)))
    {
      int width = child_width (self, child, available) + (expands (child) ? more : 0);

      gtk_widget_size_allocate (child, &(GtkAllocation) { mirrored ? available - x - width : x, y, width, height }, -1);
      x += width + self->spacing;
    }
}

static void
ogc_wrap_layout_allocate (GtkLayoutManager *manager,
                          GtkWidget        *widget,
                          int               width,
                          int               height,
                          int               baseline)
{
  OgcWrapLayout *self = OGC_WRAP_LAYOUT (manager);
  GtkWidget *child = shown (gtk_widget_get_first_child (widget));
  gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  int y = 0;

  while (child != NULL)
    {
      Line line = next_line (self, child, width);
      gboolean only = y == 0 && line.end == NULL;

      allocate_line (self, &line, y, only ? MAX (height, line.height) : line.height, width, mirrored);
      y += line.height + self->spacing;
      child = line.end;
    }
}

static GtkSizeRequestMode
ogc_wrap_layout_get_request_mode (GtkLayoutManager *manager,
                                  GtkWidget        *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
ogc_wrap_layout_get_property (GObject    *object,
                              guint       prop_id,
                              GValue     *value,
                              GParamSpec *pspec)
{
  OgcWrapLayout *self = OGC_WRAP_LAYOUT (object);

  switch (prop_id)
    {
    case PROP_SPACING:
      g_value_set_int (value, self->spacing);
      break;
    case PROP_HOMOGENEOUS:
      g_value_set_boolean (value, self->homogeneous);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
ogc_wrap_layout_set_property (GObject      *object,
                              guint         prop_id,
                              const GValue *value,
                              GParamSpec   *pspec)
{
  OgcWrapLayout *self = OGC_WRAP_LAYOUT (object);

  switch (prop_id)
    {
    case PROP_SPACING:
      self->spacing = g_value_get_int (value);
      break;
    case PROP_HOMOGENEOUS:
      self->homogeneous = g_value_get_boolean (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
      return;
    }
  gtk_layout_manager_layout_changed (GTK_LAYOUT_MANAGER (self));
}

static void
ogc_wrap_layout_class_init (OgcWrapLayoutClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  object_class->get_property = ogc_wrap_layout_get_property;
  object_class->set_property = ogc_wrap_layout_set_property;
  layout_class->get_request_mode = ogc_wrap_layout_get_request_mode;
  layout_class->measure = ogc_wrap_layout_measure;
  layout_class->allocate = ogc_wrap_layout_allocate;

  properties[PROP_SPACING] = g_param_spec_int ("spacing", NULL, NULL, 0, 100, 6,
                                               G_PARAM_READWRITE | G_PARAM_CONSTRUCT | G_PARAM_STATIC_STRINGS);
  properties[PROP_HOMOGENEOUS] = g_param_spec_boolean ("homogeneous", NULL, NULL, FALSE,
                                                       G_PARAM_READWRITE | G_PARAM_CONSTRUCT | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
ogc_wrap_layout_init (OgcWrapLayout *self)
{
}
