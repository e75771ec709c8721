/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-library-card.h"

#include "ogc-group.h"
#include "ogc-scale-to-fit-layout.h"

struct _OgcLibraryCard
{
  OgcBuildingCard parent_instance;

  GtkWidget *sets;
};

G_DEFINE_FINAL_TYPE (OgcLibraryCard, ogc_library_card, OGC_TYPE_BUILDING_CARD)

static void
ogc_library_card_bind (OgcBuildingCard *card)
{
  ogc_building_card_bind_sets (card, OGC_LIBRARY_CARD (card)->sets, TRUE);
}

static void
ogc_library_card_class_init (OgcLibraryCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  OGC_BUILDING_CARD_CLASS (klass)->bind = ogc_library_card_bind;

  g_type_ensure (OGC_TYPE_GROUP);
  g_type_ensure (OGC_TYPE_SCALE_TO_FIT_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/gilded_compass/GildedCompass/table/cards/library-card.ui");
  gtk_widget_class_bind_template_child (widget_class, OgcLibraryCard, sets);
}

static void
ogc_library_card_init (OgcLibraryCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
