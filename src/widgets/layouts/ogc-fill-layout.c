/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-fill-layout.h"

#include <glib/gi18n.h>

#include "ogc-layout-line.h"

struct _OgcFillLayout
{
  GtkLayoutManager parent_instance;

  int smallest;
  int largest;
  int spacing;
};

enum {
  PROP_0,
  PROP_SMALLEST,
  PROP_LARGEST,
  PROP_SPACING,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (OgcFillLayout, ogc_fill_layout, GTK_TYPE_LAYOUT_MANAGER)

/* Where the next child goes. */
typedef struct {
  int x;
  int row;
} Pen;

/* Newer versions of GTK do not measure for a height that is too small. */
static int
find_width (GtkWidget *child,
            int        height)
{
  int least, width;

  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, -1, &least, NULL, NULL, NULL);
  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, MAX (least, height), NULL, &width, NULL, NULL);
  return width;
}

/* Moves @pen to the next row if a child does not fit into this one, whose last @reserved pixels stay free if there is
 * no further one. Returns whether the child fits. */
static gboolean
make_room (Pen *pen,
           int  child_width,
           int  width,
           int  rows,
           int  reserved)
{
  while (pen->row < rows && pen->x + child_width > width - (pen->row == rows - 1 ? reserved : 0))
    {
      if (pen->row == rows - 1)
        return FALSE;
      *pen = (Pen) { 0, pen->row + 1 };
    }
  return TRUE;
}

static char *
dup_number (unsigned n)
{
  /* TRANSLATORS: so many tiles more */
  return g_strdup_printf (_("+%u"), n);
}

/* Lays out the children before @rest until one does not fit. Returns how many are left over. */
static unsigned
lay_out (OgcFillLayout *self,
         GtkWidget     *widget,
         GtkWidget     *rest,
         int            width,
         int            height,
         int            reserved,
         Pen           *pen)
{
  const int rows = MAX (1, (height + self->spacing) / (self->smallest + self->spacing));
  const int size = MIN (self->largest, (height + self->spacing) / rows - self->spacing);
  unsigned left = 0;

  *pen = (Pen) { 0, 0 };
  for (GtkWidget *child = ogc_layout_line_get_first (widget); child != rest; child = ogc_layout_line_get_next (child))
    {
      const int child_width = find_width (child, size);
      const gboolean shown = left == 0 && make_room (pen, child_width, width, rows, reserved);

      gtk_widget_set_child_visible (child, shown);
      left += shown ? 0 : 1;
      if (!shown)
        continue;
      gtk_widget_size_allocate (child, &(GtkAllocation) { pen->x, pen->row * (size + self->spacing), child_width,
                                                          size }, -1);
      pen->x += child_width + self->spacing;
    }
  gtk_widget_set_child_visible (rest, left > 0);
  if (left > 0)
    gtk_widget_size_allocate (rest, &(GtkAllocation) { pen->x, pen->row * (size + self->spacing), reserved, size }, -1);
  return left;
}

/* The width of the number of children that are left over, of @n at most. */
static int
find_number_width (GtkWidget *rest,
                   unsigned   n)
{
  g_autofree char *text = dup_number (n);
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (rest, text);
  int width;

  pango_layout_get_pixel_size (layout, &width, NULL);
  return width;
}

static void
ogc_fill_layout_measure (GtkLayoutManager *manager,
                         GtkWidget        *widget,
                         GtkOrientation    orientation,
                         int               for_size,
                         int              *minimum,
                         int              *natural,
                         int              *minimum_baseline,
                         int              *natural_baseline)
{
  OgcFillLayout *self = OGC_FILL_LAYOUT (manager);

  *minimum = *natural = 0;
  if (orientation == GTK_ORIENTATION_VERTICAL)
    {
      *minimum = self->smallest;
      *natural = self->largest;
      return;
    }
  for (GtkWidget *child = ogc_layout_line_get_first (widget); child != NULL; child = ogc_layout_line_get_next (child))
    {
      *minimum = MAX (*minimum, find_width (child, self->smallest));
      *natural += find_width (child, self->largest) + (*natural > 0 ? self->spacing : 0);
    }
}

static void
ogc_fill_layout_allocate (GtkLayoutManager *manager,
                          GtkWidget        *widget,
                          int               width,
                          int               height,
                          int               baseline)
{
  OgcFillLayout *self = OGC_FILL_LAYOUT (manager);
  GtkWidget *rest = gtk_widget_get_last_child (widget);
  g_autofree char *text = NULL;
  unsigned left;
  Pen pen;

  if (rest == NULL)
    return;
  left = lay_out (self, widget, rest, width, height, 0, &pen);
  if (left == 0)
    return;
  left = lay_out (self, widget, rest, width, height, find_number_width (rest, left + 2), &pen);
  text = dup_number (left);
  gtk_inscription_set_text (GTK_INSCRIPTION (rest), text);
}

static GtkSizeRequestMode
ogc_fill_layout_get_request_mode (GtkLayoutManager *manager,
                                  GtkWidget        *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
ogc_fill_layout_set_property (GObject      *object,
                              guint         prop_id,
                              const GValue *value,
                              GParamSpec   *pspec)
{
  OgcFillLayout *self = OGC_FILL_LAYOUT (object);

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
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
      return;
    }
  gtk_layout_manager_layout_changed (GTK_LAYOUT_MANAGER (self));
}

static void
ogc_fill_layout_class_init (OgcFillLayoutClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);
  const GParamFlags flags = G_PARAM_WRITABLE | G_PARAM_CONSTRUCT | G_PARAM_STATIC_STRINGS;

  object_class->set_property = ogc_fill_layout_set_property;
  layout_class->get_request_mode = ogc_fill_layout_get_request_mode;
  layout_class->measure = ogc_fill_layout_measure;
  layout_class->allocate = ogc_fill_layout_allocate;

  properties[PROP_SMALLEST] = g_param_spec_int ("smallest", NULL, NULL, 1, 1000, 15, flags);
  properties[PROP_LARGEST] = g_param_spec_int ("largest", NULL, NULL, 1, 1000, 17, flags);
  properties[PROP_SPACING] = g_param_spec_int ("spacing", NULL, NULL, 0, 100, 3, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
ogc_fill_layout_init (OgcFillLayout *self)
{
}
