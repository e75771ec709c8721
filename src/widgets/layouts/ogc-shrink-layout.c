/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-shrink-layout.h"

#include <math.h>

struct _OgcShrinkLayout
{
  GtkLayoutManager parent_instance;
};

G_DEFINE_FINAL_TYPE (OgcShrinkLayout, ogc_shrink_layout, GTK_TYPE_LAYOUT_MANAGER)

/* The smallest scale. */
#define LEAST_SCALE 0.8f

static void
ogc_shrink_layout_measure (GtkLayoutManager *manager,
                           GtkWidget        *widget,
                           GtkOrientation    orientation,
                           int               for_size,
                           int              *minimum,
                           int              *natural,
                           int              *minimum_baseline,
                           int              *natural_baseline)
{
  GtkWidget *child = gtk_widget_get_first_child (widget);

  *minimum = *natural = 0;
  if (child == NULL)
    return;
  gtk_widget_measure (child, orientation, -1, minimum, natural, NULL, NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *minimum = MIN (*minimum, (int) ceilf ((float) *natural * LEAST_SCALE));
}

static void
ogc_shrink_layout_allocate (GtkLayoutManager *manager,
                            GtkWidget        *widget,
                            int               width,
                            int               height,
                            int               baseline)
{
  GtkWidget *child = gtk_widget_get_first_child (widget);
  GskTransform *transform;
  float scale;
  int least, wanted;

  if (child == NULL)
    return;
  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least, &wanted, NULL, NULL);
  scale = CLAMP ((float) width / (float) MAX (1, wanted), LEAST_SCALE, 1);
  transform = gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT (0, (float) height * (1 - scale) / 2));
  transform = gsk_transform_scale (transform, scale, scale);
  wanted = MAX (least, scale > LEAST_SCALE && scale < 1 ? wanted : (int) ((float) width / scale));
  gtk_widget_allocate (child, wanted, height, -1, transform);
}

static GtkSizeRequestMode
ogc_shrink_layout_get_request_mode (GtkLayoutManager *manager,
                                    GtkWidget        *widget)
{
  return GTK_SIZE_REQUEST_CONSTANT_SIZE;
}

static void
ogc_shrink_layout_class_init (OgcShrinkLayoutClass *klass)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  layout_class->get_request_mode = ogc_shrink_layout_get_request_mode;
  layout_class->measure = ogc_shrink_layout_measure;
  layout_class->allocate = ogc_shrink_layout_allocate;
}

static void
ogc_shrink_layout_init (OgcShrinkLayout *self)
{
}
