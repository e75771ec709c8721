/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-zoom-layout.h"

#include "ogc-layout-line.h"
#include "ogc-texture-cache.h"

struct _OgcZoomLayout
{
  OgcPageLayout parent_instance;
};

G_DEFINE_FINAL_TYPE (OgcZoomLayout, ogc_zoom_layout, OGC_TYPE_PAGE_LAYOUT)

/* The child is drawn larger if it would still have this much space, for which its sizes are made. */
#define ROOM_WIDTH 1270
#define ROOM_HEIGHT 745
/* Only in these steps: other scales blur lines. */
#define STEP 0.25

/* The greatest scale at which @child still has that space, and, for instance with large text, all that it needs. */
static double
find_zoom (GtkWidget *child,
           int        width,
           int        height)
{
  double zoom = MIN ((double) width / ROOM_WIDTH, (double) height / ROOM_HEIGHT);

  for (zoom = (int) (zoom / STEP) * STEP; zoom > 1; zoom -= STEP)
    if (ogc_layout_line_has_room (child, (int) (width / zoom), (int) (height / zoom)))
      return zoom;
  return 1;
}

static void
ogc_zoom_layout_allocate (GtkLayoutManager *manager,
                          GtkWidget        *widget,
                          int               width,
                          int               height,
                          int               baseline)
{
  GtkWidget *child = gtk_widget_get_first_child (widget);
  double zoom;

  if (child == NULL)
    return;
  zoom = find_zoom (child, width, height);
  ogc_texture_cache_set_zoom (zoom);
  gtk_widget_allocate (child, (int) (width / zoom), (int) (height / zoom), -1,
                       zoom > 1 ? gsk_transform_scale (NULL, (float) zoom, (float) zoom) : NULL);
}

static void
ogc_zoom_layout_class_init (OgcZoomLayoutClass *klass)
{
  GTK_LAYOUT_MANAGER_CLASS (klass)->allocate = ogc_zoom_layout_allocate;
}

static void
ogc_zoom_layout_init (OgcZoomLayout *self)
{
}
