/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-tile-view.h"

#include <math.h>

#include "ogc-picture-size.h"
#include "ogc-tooltip.h"

struct _OgcTileView
{
  GtkWidget parent_instance;

  OgcTile    *tile;
  OgcTileForm form;
};

enum {
  PROP_0,
  PROP_TILE,
  PROP_CHIP,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (OgcTileView, ogc_tile_view, GTK_TYPE_WIDGET)

static const int smallest_height[OGC_N_TILE_FORMS] = { 26, 14 };
static const int usual_height[OGC_N_TILE_FORMS] = { 46, 20 };

static void
ogc_tile_view_snapshot (GtkWidget   *widget,
                        GtkSnapshot *snapshot)
{
  OgcTileView *self = OGC_TILE_VIEW (widget);
  int width = gtk_widget_get_width (widget);
  int height = gtk_widget_get_height (widget);

  if (self->tile != NULL)
    ogc_tile_painter (widget, snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height), self->tile, self->form);
}

static int
width_for (GtkWidget *widget,
           int        height)
{
  OgcTileView *self = OGC_TILE_VIEW (widget);

  return self->tile != NULL ? (int) ceilf (height * ogc_tile_painter_aspect (self->tile, self->form)) : 0;
}

static void
ogc_tile_view_measure (GtkWidget      *widget,
                       GtkOrientation  orientation,
                       int             for_size,
                       int            *minimum,
                       int            *natural,
                       int            *minimum_baseline,
                       int            *natural_baseline)
{
  OgcTileView *self = OGC_TILE_VIEW (widget);

  ogc_picture_size_measure (widget, orientation, for_size, smallest_height[self->form], usual_height[self->form],
                            width_for, minimum, natural);
}

static void
update_description (OgcTileView *self)
{
  const char *description = self->tile != NULL ? ogc_tile_get_description (self->tile) : NULL;

  ogc_tooltip_set (GTK_WIDGET (self), description);
  if (description != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, description, -1);
}

static void
ogc_tile_view_dispose (GObject *object)
{
  OgcTileView *self = OGC_TILE_VIEW (object);

  g_clear_object (&self->tile);

  G_OBJECT_CLASS (ogc_tile_view_parent_class)->dispose (object);
}

static void
ogc_tile_view_get_property (GObject    *object,
                            guint       prop_id,
                            GValue     *value,
                            GParamSpec *pspec)
{
  OgcTileView *self = OGC_TILE_VIEW (object);

  switch (prop_id)
    {
    case PROP_TILE:
      g_value_set_object (value, self->tile);
      break;
    case PROP_CHIP:
      g_value_set_boolean (value, ogc_tile_view_get_chip (self));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
ogc_tile_view_set_property (GObject      *object,
                            guint         prop_id,
                            const GValue *value,
                            GParamSpec   *pspec)
{
  OgcTileView *self = OGC_TILE_VIEW (object);

  switch (prop_id)
    {
    case PROP_TILE:
      ogc_tile_view_set_tile (self, g_value_get_object (value));
      break;
    case PROP_CHIP:
      ogc_tile_view_set_chip (self, g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
ogc_tile_view_class_init (OgcTileViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->dispose = ogc_tile_view_dispose;
  object_class->get_property = ogc_tile_view_get_property;
  object_class->set_property = ogc_tile_view_set_property;
  widget_class->snapshot = ogc_tile_view_snapshot;
  widget_class->measure = ogc_tile_view_measure;
  widget_class->get_request_mode = ogc_picture_size_get_request_mode;

  properties[PROP_TILE] = g_param_spec_object ("tile", NULL, NULL, OGC_TYPE_TILE, flags);
  properties[PROP_CHIP] = g_param_spec_boolean ("chip", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_set_css_name (widget_class, "tile");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
ogc_tile_view_init (OgcTileView *self)
{
}

GtkWidget *
ogc_tile_view_new (OgcTile     *tile,
                   OgcTileForm  form)
{
  return g_object_new (OGC_TYPE_TILE_VIEW, "tile", tile, "chip", form == OGC_TILE_CHIP, NULL);
}

OgcTile *
ogc_tile_view_get_tile (OgcTileView *self)
{
  g_return_val_if_fail (OGC_IS_TILE_VIEW (self), NULL);

  return self->tile;
}

void
ogc_tile_view_set_tile (OgcTileView *self,
                        OgcTile     *tile)
{
  g_return_if_fail (OGC_IS_TILE_VIEW (self));
  g_return_if_fail (tile == NULL || OGC_IS_TILE (tile));

  if (self->tile == tile)
    return;
  if (self->tile != NULL)
    g_signal_handlers_disconnect_by_data (self->tile, self);
  g_set_object (&self->tile, tile);
  if (tile != NULL)
    g_signal_connect_object (tile, "notify::description", G_CALLBACK (update_description), self, G_CONNECT_SWAPPED);
  update_description (self);
  gtk_widget_queue_resize (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_TILE]);
}

gboolean
ogc_tile_view_get_chip (OgcTileView *self)
{
  g_return_val_if_fail (OGC_IS_TILE_VIEW (self), FALSE);

  return self->form == OGC_TILE_CHIP;
}

void
ogc_tile_view_set_chip (OgcTileView *self,
                        gboolean     chip)
{
  g_return_if_fail (OGC_IS_TILE_VIEW (self));

  if (chip == ogc_tile_view_get_chip (self))
    return;
  self->form = chip ? OGC_TILE_CHIP : OGC_TILE_CARD;
  gtk_widget_queue_resize (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_CHIP]);
}
