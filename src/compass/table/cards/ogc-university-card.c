/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-university-card.h"

#include <glib/gi18n.h>

#include "ogc-group.h"
#include "ogc-wrap-layout.h"

struct _OgcUniversityCard
{
  OgcBuildingCard parent_instance;

  GtkWidget *columns;
};

G_DEFINE_FINAL_TYPE (OgcUniversityCard, ogc_university_card, OGC_TYPE_BUILDING_CARD)

static const OgcCardPair pair = { "entrance", "specialist-place", 48, 38, 30 };

/* One entrance above the place of its specialist. */
static GtkWidget *
create_column (OgcBuildingCard *card,
               GPtrArray       *entrances,
               GPtrArray       *places)
{
  /* TRANSLATORS: places on the table, for a screen reader */
  g_autofree char *entrance = g_strdup_printf (_("Entrance %u"), entrances->len + 1);
  g_autofree char *place = g_strdup_printf (_("Specialist of entrance %u"), entrances->len + 1);

  return ogc_building_card_create_pair (card, &pair, entrance, place, entrances, places);
}

static void
ogc_university_card_bind (OgcBuildingCard *card)
{
  OgcUniversityCard *self = OGC_UNIVERSITY_CARD (card);
  unsigned n = ogc_building_get_places (ogc_building_card_get_building (card));
  GPtrArray *entrances = g_ptr_array_new ();
  GPtrArray *places = g_ptr_array_new ();

  for (unsigned i = 0; i < n; i++)
    gtk_widget_set_parent (create_column (card, entrances, places), self->columns);
  ogc_building_card_bind_set_slots (card, entrances);
  ogc_building_card_bind_tile_slots (card, places);
}

static void
ogc_university_card_class_init (OgcUniversityCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  OGC_BUILDING_CARD_CLASS (klass)->bind = ogc_university_card_bind;

  g_type_ensure (OGC_TYPE_GROUP);
  g_type_ensure (OGC_TYPE_WRAP_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/gilded_compass/GildedCompass/table/cards/university-card.ui");
  gtk_widget_class_bind_template_child (widget_class, OgcUniversityCard, columns);
}

static void
ogc_university_card_init (OgcUniversityCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
