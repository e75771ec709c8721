/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-straights-card.h"

#include "ogc-field.h"
#include "ogc-fit-layout.h"

struct _OgcStraightsCard
{
  OgcBuildingCard parent_instance;

  GtkWidget *sets;
  GtkWidget *offers;
};

G_DEFINE_FINAL_TYPE (OgcStraightsCard, ogc_straights_card, OGC_TYPE_BUILDING_CARD)

static void
ogc_straights_card_bind (OgcBuildingCard *card)
{
  OgcStraightsCard *self = OGC_STRAIGHTS_CARD (card);

  ogc_building_card_bind_sets (card, self->sets, TRUE);
  ogc_building_card_bind_offers (card, self->offers);
}

static void
ogc_straights_card_class_init (OgcStraightsCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  OGC_BUILDING_CARD_CLASS (klass)->bind = ogc_straights_card_bind;

  g_type_ensure (OGC_TYPE_FIELD);
  g_type_ensure (OGC_TYPE_FIT_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/gilded_compass/GildedCompass/straights-card.ui");
  gtk_widget_class_bind_template_child (widget_class, OgcStraightsCard, sets);
  gtk_widget_class_bind_template_child (widget_class, OgcStraightsCard, offers);
}

static void
ogc_straights_card_init (OgcStraightsCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
