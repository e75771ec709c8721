/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-wrap-layout.h"

#include "ogc-line.h"

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

/* Wider than any line; labels reckon with so many times 1024 of it. */
#define UNLIMITED 100000

/* A line, how high it is, and what each child that expands gets of what is left of its width. */
typedef struct {
  OgcLine line;
  int     height;
  int     share;
} Line;

/* What widths in a line depend on. */
typedef struct {
  OgcWrapLayout *layout;
  int            available;
  int            share;
} Widths;

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

  for (GtkWidget *child = ogc_line_find_shown (gtk_widget_get_first_child (widget)); child != NULL;
       child = ogc_line_find_shown (gtk_widget_get_next_sibling (child)))
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

  for (GtkWidget *child = ogc_line_find_shown (gtk_widget_get_first_child (widget)); child != NULL;
       child = ogc_line_find_shown (gtk_widget_get_next_sibling (child)))
    n++;
  fitting = CLAMP ((available + self->spacing) / MAX (1, widest (widget) + self->spacing), 1, MAX (1, n));
  /* Lines that are as full as each other. */
  fitting = (n + (n + fitting - 1) / fitting - 1) / MAX (1, (n + fitting - 1) / fitting);
  return (available - (fitting - 1) * self->spacing) / MAX (1, fitting);
}

static int
child_width (GtkWidget *child,
             gpointer   user_data)
{
  const Widths *widths = user_data;
  int minimum, natural;

  if (widths->layout->homogeneous)
    return equal_width (widths->layout, gtk_widget_get_parent (child), widths->available);
  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural, NULL, NULL);
  return expands (child) ? minimum + widths->share : MAX (minimum, MIN (natural, widths->available));
}

static int
child_height (GtkWidget *child,
              int        width)
{
  int natural;

  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width, NULL, &natural, NULL, NULL);
  return natural;
}

/* What each expanding child of @line gets besides its own width. */
static int
find_share (const OgcLine *line,
            int            available)
{
  int expanding = 0;

  for (GtkWidget *child = line->first; child != line->end; child = ogc_line_find_shown (gtk_widget_get_next_sibling (child)))
    expanding += expands (child) ? 1 : 0;
  return expanding > 0 ? MAX (0, available - line->width) / expanding : 0;
}

static Line
next_line (OgcWrapLayout *self,
           GtkWidget     *first,
           int            available)
{
  Widths widths = { self, available, 0 };
  Line line = { ogc_line_break (first, available, self->spacing, child_width, &widths), 0, 0 };

  widths.share = line.share = find_share (&line.line, available);
  for (GtkWidget *child = first; child != line.line.end; child = ogc_line_find_shown (gtk_widget_get_next_sibling (child)))
    line.height = MAX (line.height, child_height (child, child_width (child, &widths)));
  return line;
}

static void
measure_width (OgcWrapLayout *self,
               GtkWidget     *widget,
               int           *minimum,
               int           *natural)
{
  for (GtkWidget *child = ogc_line_find_shown (gtk_widget_get_first_child (widget)); child != NULL;
       child = ogc_line_find_shown (gtk_widget_get_next_sibling (child)))
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
  GtkWidget *child = ogc_line_find_shown (gtk_widget_get_first_child (widget));
  int height = 0;

  *minimum = *natural = 0;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      measure_width (self, widget, minimum, natural);
      return;
    }
  while (child != NULL)
    {
      Line line = next_line (self, child, for_size < 0 ? UNLIMITED : for_size);

      height += line.height + (height > 0 ? self->spacing : 0);
      child = line.line.end;
    }
  *minimum = *natural = height;
}

static void
ogc_wrap_layout_allocate (GtkLayoutManager *manager,
                          GtkWidget        *widget,
                          int               width,
                          int               height,
                          int               baseline)
{
  OgcWrapLayout *self = OGC_WRAP_LAYOUT (manager);
  GtkWidget *child = ogc_line_find_shown (gtk_widget_get_first_child (widget));
  gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  int y = 0;

  while (child != NULL)
    {
      Line line = next_line (self, child, width);
      gboolean only = y == 0 && line.line.end == NULL;
      Widths widths = { self, width, line.share };

      ogc_line_allocate (&line.line, &(GdkRectangle) { 0, y, width, only ? MAX (height, line.height) : line.height },
                         self->spacing, mirrored, child_width, &widths);
      y += line.height + self->spacing;
      child = line.line.end;
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
