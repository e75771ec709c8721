/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-galleon-card.h"

#include "ogc-field.h"
#include "ogc-fit-layout.h"

struct _OgcGalleonCard
{
  OgcBuildingCard parent_instance;

  GtkWidget *sets;
  GtkWidget *offers;
};

G_DEFINE_FINAL_TYPE (OgcGalleonCard, ogc_galleon_card, OGC_TYPE_BUILDING_CARD)

static void
ogc_galleon_card_bind (OgcBuildingCard *card)
{
  OgcGalleonCard *self = OGC_GALLEON_CARD (card);

  ogc_building_card_bind_sets (card, self->sets, TRUE);
  ogc_building_card_bind_offers (card, self->offers);
}

static void
ogc_galleon_card_class_init (OgcGalleonCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  OGC_BUILDING_CARD_CLASS (klass)->bind = ogc_galleon_card_bind;

  g_type_ensure (OGC_TYPE_FIELD);
  g_type_ensure (OGC_TYPE_FIT_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/gilded_compass/GildedCompass/galleon-card.ui");
  gtk_widget_class_bind_template_child (widget_class, OgcGalleonCard, sets);
  gtk_widget_class_bind_template_child (widget_class, OgcGalleonCard, offers);
}

static void
ogc_galleon_card_init (OgcGalleonCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
