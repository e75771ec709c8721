/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-seats-layout.h"

#include "ogc-layout-line.h"

struct _OgcSeatsLayout
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

G_DEFINE_FINAL_TYPE (OgcSeatsLayout, ogc_seats_layout, GTK_TYPE_LAYOUT_MANAGER)

/* More seats than a table has. */
#define MAX_SEATS 8

static unsigned
find_seats (GtkWidget        *widget,
            int               width,
            GtkRequestedSize *seats)
{
  unsigned n = 0;

  for (GtkWidget *child = ogc_layout_line_get_first (widget);
       child != NULL && n < MAX_SEATS;
       child = ogc_layout_line_get_next (child))
    {
      seats[n].data = child;
      gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width, &seats[n].minimum_size, &seats[n].natural_size, NULL,
                          NULL);
      n++;
    }
  return n;
}

static void
measure_width (GtkWidget *widget,
               int       *minimum,
               int       *natural)
{
  for (GtkWidget *child = ogc_layout_line_get_first (widget); child != NULL; child = ogc_layout_line_get_next (child))
    {
      int least, wanted;

      gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least, &wanted, NULL, NULL);
      *minimum = MAX (*minimum, least);
      *natural = MAX (*natural, wanted);
    }
}

static void
ogc_seats_layout_measure (GtkLayoutManager *manager,
                          GtkWidget        *widget,
                          GtkOrientation    orientation,
                          int               for_size,
                          int              *minimum,
                          int              *natural,
                          int              *minimum_baseline,
                          int              *natural_baseline)
{
  OgcSeatsLayout *self = OGC_SEATS_LAYOUT (manager);
  GtkRequestedSize seats[MAX_SEATS];
  unsigned n;

  *minimum = *natural = 0;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      measure_width (widget, minimum, natural);
      return;
    }
  n = find_seats (widget, for_size, seats);
  for (unsigned i = 0; i < n; i++)
    {
      *minimum += seats[i].minimum_size + (i > 0 ? self->spacing : 0);
      *natural += seats[i].natural_size + (i > 0 ? self->spacing : 0);
    }
}

static void
ogc_seats_layout_allocate (GtkLayoutManager *manager,
                           GtkWidget        *widget,
                           int               width,
                           int               height,
                           int               baseline)
{
  OgcSeatsLayout *self = OGC_SEATS_LAYOUT (manager);
  GtkRequestedSize seats[MAX_SEATS];
  unsigned n = find_seats (widget, width, seats);
  int left = height + self->spacing;
  int wanted = 0;
  int y = 0;

  for (unsigned i = 0; i < n; i++)
    {
      left -= seats[i].minimum_size + self->spacing;
      wanted += seats[i].natural_size - seats[i].minimum_size;
    }
  left = CLAMP (left, 0, wanted);
  for (unsigned i = 0; i < n; i++)
    {
      const int more = wanted > 0 ? left * (seats[i].natural_size - seats[i].minimum_size) / wanted : 0;

      gtk_widget_size_allocate (seats[i].data, &(GtkAllocation) { 0, y, width, seats[i].minimum_size + more }, -1);
      y += seats[i].minimum_size + more + self->spacing;
    }
}

static GtkSizeRequestMode
ogc_seats_layout_get_request_mode (GtkLayoutManager *manager,
                                   GtkWidget        *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
ogc_seats_layout_set_property (GObject      *object,
                               guint         prop_id,
                               const GValue *value,
                               GParamSpec   *pspec)
{
  OgcSeatsLayout *self = OGC_SEATS_LAYOUT (object);

  switch (prop_id)
    {
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
ogc_seats_layout_class_init (OgcSeatsLayoutClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  object_class->set_property = ogc_seats_layout_set_property;
  layout_class->get_request_mode = ogc_seats_layout_get_request_mode;
  layout_class->measure = ogc_seats_layout_measure;
  layout_class->allocate = ogc_seats_layout_allocate;

  properties[PROP_SPACING] = g_param_spec_int ("spacing", NULL, NULL, 0, 100, 8,
                                               G_PARAM_WRITABLE | G_PARAM_CONSTRUCT | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
ogc_seats_layout_init (OgcSeatsLayout *self)
{
}
