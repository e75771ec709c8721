/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-row-layout.h"

#include "ogc-layout-line.h"

struct _OgcRowLayout
{
  GtkLayoutManager parent_instance;

  int spacing;
};

enum {
  PROP_0,
  PROP_SPACING,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (OgcRowLayout, ogc_row_layout, GTK_TYPE_LAYOUT_MANAGER)

/* Lists the children with their least and natural widths. */
static GArray *
measure_widths (GtkWidget *widget)
{
  GArray *sizes = g_array_new (FALSE, FALSE, sizeof (GtkRequestedSize));

  for (GtkWidget *child = ogc_layout_line_get_first (widget); child != NULL; child = ogc_layout_line_get_next (child))
    {
      GtkRequestedSize size = { .data = child };

      gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &size.minimum_size, &size.natural_size, NULL, NULL);
      g_array_append_val (sizes, size);
    }
  return sizes;
}

static int
count_spaces (OgcRowLayout *self,
              const GArray *sizes)
{
  return sizes->len > 0 ? (int) (sizes->len - 1) * self->spacing : 0;
}

static void
sum_widths (OgcRowLayout *self,
            const GArray *sizes,
            int          *minimum,
            int          *natural)
{
  *minimum = *natural = count_spaces (self, sizes);
  for (guint i = 0; i < sizes->len; i++)
    {
      const GtkRequestedSize *size = &g_array_index (sizes, GtkRequestedSize, i);

      *minimum += size->minimum_size;
      *natural += size->natural_size;
    }
}

/* Shares @width: from then on, minimum_size is the width of each child. */
static void
share_width (OgcRowLayout *self,
             GArray       *sizes,
             int           width)
{
  guint expanding = 0;
  int least, natural, rest;

  sum_widths (self, sizes, &least, &natural);
  rest = gtk_distribute_natural_allocation (MAX (0, width - least), sizes->len,
                                            &g_array_index (sizes, GtkRequestedSize, 0));
  for (guint i = 0; i < sizes->len; i++)
    expanding += gtk_widget_compute_expand (g_array_index (sizes, GtkRequestedSize, i).data,
                                            GTK_ORIENTATION_HORIZONTAL);
  for (guint i = 0; i < sizes->len && expanding > 0; i++)
    {
      GtkRequestedSize *size = &g_array_index (sizes, GtkRequestedSize, i);
      int share;

      if (!gtk_widget_compute_expand (size->data, GTK_ORIENTATION_HORIZONTAL))
        continue;
      share = rest / (int) expanding;
      size->minimum_size += share;
      rest -= share;
      expanding--;
    }
}

static void
ogc_row_layout_measure (GtkLayoutManager *manager,
                        GtkWidget        *widget,
                        GtkOrientation    orientation,
                        int               for_size,
                        int              *minimum,
                        int              *natural,
                        int              *minimum_baseline,
                        int              *natural_baseline)
{
  OgcRowLayout *self = OGC_ROW_LAYOUT (manager);
  g_autoptr (GArray) sizes = measure_widths (widget);

  sum_widths (self, sizes, minimum, natural);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    return;
  share_width (self, sizes, for_size < 0 ? *natural : for_size);
  *minimum = *natural = 0;
  for (guint i = 0; i < sizes->len; i++)
    {
      const GtkRequestedSize *size = &g_array_index (sizes, GtkRequestedSize, i);
      int child_minimum, child_natural;

      gtk_widget_measure (size->data, orientation, size->minimum_size, &child_minimum, &child_natural, NULL, NULL);
      *minimum = MAX (*minimum, child_minimum);
      *natural = MAX (*natural, child_natural);
    }
}

static void
ogc_row_layout_allocate (GtkLayoutManager *manager,
                         GtkWidget        *widget,
                         int               width,
                         int               height,
                         int               baseline)
{
  OgcRowLayout *self = OGC_ROW_LAYOUT (manager);
  g_autoptr (GArray) sizes = measure_widths (widget);
  const gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  int x = 0;

  share_width (self, sizes, width);
  for (guint i = 0; i < sizes->len; i++)
    {
      const GtkRequestedSize *size = &g_array_index (sizes, GtkRequestedSize, i);
      GtkAllocation area = { mirrored ? width - x - size->minimum_size : x, 0, size->minimum_size, height };

      gtk_widget_size_allocate (size->data, &area, -1);
      x += size->minimum_size + self->spacing;
    }
}

static GtkSizeRequestMode
ogc_row_layout_get_request_mode (GtkLayoutManager *manager,
                                 GtkWidget        *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
ogc_row_layout_set_property (GObject      *object,
                             guint         prop_id,
                             const GValue *value,
                             GParamSpec   *pspec)
{
  switch (prop_id)
    {
    case PROP_SPACING:
      OGC_ROW_LAYOUT (object)->spacing = g_value_get_int (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
ogc_row_layout_class_init (OgcRowLayoutClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  object_class->set_property = ogc_row_layout_set_property;

  properties[PROP_SPACING] = g_param_spec_int ("spacing", NULL, NULL, 0, 100, 0,
                                               G_PARAM_WRITABLE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  layout_class->get_request_mode = ogc_row_layout_get_request_mode;
  layout_class->measure = ogc_row_layout_measure;
  layout_class->allocate = ogc_row_layout_allocate;
}

static void
ogc_row_layout_init (OgcRowLayout *self)
{
}

GtkWidget *
ogc_row_layout_new_box (int spacing)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_set_layout_manager (box, g_object_new (OGC_TYPE_ROW_LAYOUT, "spacing", spacing, NULL));
  return box;
}
