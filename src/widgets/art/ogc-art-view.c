/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-art-view.h"

#include "ogc-art.h"
#include "ogc-picture-size.h"

typedef struct {
  char *picture;
  int   size;
} OgcArtViewPrivate;

enum {
  PROP_0,
  PROP_PICTURE,
  PROP_SIZE,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_TYPE_WITH_PRIVATE (OgcArtView, ogc_art_view, GTK_TYPE_WIDGET)

#define PRIVATE(self) ((OgcArtViewPrivate *) ogc_art_view_get_instance_private (OGC_ART_VIEW (self)))

static void
ogc_art_view_snapshot (GtkWidget   *widget,
                       GtkSnapshot *snapshot)
{
  OgcArtView *self = OGC_ART_VIEW (widget);
  const char *picture = PRIVATE (self)->picture;

  if (picture != NULL)
    OGC_ART_VIEW_GET_CLASS (self)->append (self, snapshot, picture,
                                           &GRAPHENE_RECT_INIT (0, 0, gtk_widget_get_width (widget),
                                                                gtk_widget_get_height (widget)));
}

static void
append_in_colours (OgcArtView            *self,
                   GtkSnapshot           *snapshot,
                   const char            *picture,
                   const graphene_rect_t *rect)
{
  ogc_art_append (snapshot, picture, rect);
}

static void
ogc_art_view_measure (GtkWidget      *widget,
                      GtkOrientation  orientation,
                      int             for_size,
                      int            *minimum,
                      int            *natural,
                      int            *minimum_baseline,
                      int            *natural_baseline)
{
  *minimum = *natural = PRIVATE (widget)->size;
}

static void
ogc_art_view_finalize (GObject *object)
{
  g_free (PRIVATE (object)->picture);

  G_OBJECT_CLASS (ogc_art_view_parent_class)->finalize (object);
}

static void
ogc_art_view_get_property (GObject    *object,
                           guint       prop_id,
                           GValue     *value,
                           GParamSpec *pspec)
{
  OgcArtView *self = OGC_ART_VIEW (object);

  switch (prop_id)
    {
    case PROP_PICTURE:
      g_value_set_string (value, PRIVATE (self)->picture);
      break;
    case PROP_SIZE:
      g_value_set_int (value, PRIVATE (self)->size);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
ogc_art_view_set_property (GObject      *object,
                           guint         prop_id,
                           const GValue *value,
                           GParamSpec   *pspec)
{
  OgcArtView *self = OGC_ART_VIEW (object);

  switch (prop_id)
    {
    case PROP_PICTURE:
      ogc_art_view_set_picture (self, g_value_get_string (value));
      break;
    case PROP_SIZE:
      ogc_art_view_set_size (self, g_value_get_int (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
ogc_art_view_class_init (OgcArtViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->finalize = ogc_art_view_finalize;
  object_class->get_property = ogc_art_view_get_property;
  object_class->set_property = ogc_art_view_set_property;
  widget_class->snapshot = ogc_art_view_snapshot;
  widget_class->measure = ogc_art_view_measure;
  klass->append = append_in_colours;

  properties[PROP_PICTURE] = g_param_spec_string ("picture", NULL, NULL, NULL, flags);
  properties[PROP_SIZE] = g_param_spec_int ("size", NULL, NULL, 1, 1000, 16, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_set_css_name (widget_class, "art");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
ogc_art_view_init (OgcArtView *self)
{
  PRIVATE (self)->size = 16;
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
}

GtkWidget *
ogc_art_view_new (const char *picture,
                  int         size)
{
  return g_object_new (OGC_TYPE_ART_VIEW, "picture", picture, "size", size, NULL);
}

const char *
ogc_art_view_get_picture (OgcArtView *self)
{
  g_return_val_if_fail (OGC_IS_ART_VIEW (self), NULL);

  return PRIVATE (self)->picture;
}

void
ogc_art_view_set_picture (OgcArtView *self,
                          const char *picture)
{
  g_return_if_fail (OGC_IS_ART_VIEW (self));

  if (g_strcmp0 (PRIVATE (self)->picture, picture) == 0)
    return;
  g_free (PRIVATE (self)->picture);
  PRIVATE (self)->picture = g_strdup (picture);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PICTURE]);
}

void
ogc_art_view_set_size (OgcArtView *self,
                       int         size)
{
  g_return_if_fail (OGC_IS_ART_VIEW (self));
  g_return_if_fail (size > 0);

  ogc_picture_size_set_side (GTK_WIDGET (self), &PRIVATE (self)->size, size, properties[PROP_SIZE]);
}
