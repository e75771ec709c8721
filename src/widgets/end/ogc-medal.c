/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-medal.h"

#include "ogc-art.h"
#include "ogc-crest.h"
#include "ogc-palette.h"
#include "ogc-rounded-rect.h"

/* Proportions: the disc, and the height of the crest on it. */
#define DISC 0.65f
#define CREST 0.46f
/* How much darker the disc is than the seat's colour. */
#define SHADE 0.32f

struct _OgcMedal
{
  GtkWidget parent_instance;

  unsigned seat;
  char    *emblem;
};

G_DEFINE_FINAL_TYPE (OgcMedal, ogc_medal, GTK_TYPE_WIDGET)

static void
ogc_medal_snapshot (GtkWidget   *widget,
                    GtkSnapshot *snapshot)
{
  OgcMedal *self = OGC_MEDAL (widget);
  const float width = (float) gtk_widget_get_width (widget);
  const float height = (float) gtk_widget_get_height (widget);
  const float side = MIN (width, height);
  const float disc = side * DISC;
  const float crest = side * CREST;
  GdkRGBA colour;

  ogc_palette_get_owner (widget, self->seat, &colour);
  colour = (GdkRGBA) { colour.red * SHADE, colour.green * SHADE, colour.blue * SHADE, 1 };
  ogc_rounded_rect_append (snapshot, &GRAPHENE_RECT_INIT ((width - disc) / 2, (height - disc) / 2, disc, disc),
                           disc / 2, &colour);
  ogc_art_append (snapshot, "medal", &GRAPHENE_RECT_INIT ((width - side) / 2, (height - side) / 2, side, side));
  ogc_crest_paint (snapshot, &GRAPHENE_RECT_INIT ((width - crest) / 2, (height - crest) / 2, crest, crest),
                   self->seat, self->emblem, FALSE);
}

static void
ogc_medal_finalize (GObject *object)
{
  g_free (OGC_MEDAL (object)->emblem);

  G_OBJECT_CLASS (ogc_medal_parent_class)->finalize (object);
}

static void
ogc_medal_class_init (OgcMedalClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ogc_medal_finalize;
  GTK_WIDGET_CLASS (klass)->snapshot = ogc_medal_snapshot;
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_IMG);
}

static void
ogc_medal_init (OgcMedal *self)
{
}

GtkWidget *
ogc_medal_new (unsigned    seat,
               const char *emblem,
               const char *name)
{
  OgcMedal *self = g_object_new (OGC_TYPE_MEDAL, NULL);

  g_return_val_if_fail (seat < OGC_PALETTE_N_OWNERS, GTK_WIDGET (self));
  g_return_val_if_fail (name != NULL, GTK_WIDGET (self));

  self->seat = seat;
  self->emblem = g_strdup (emblem);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  return GTK_WIDGET (self);
}
