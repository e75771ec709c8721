/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-archives-card.h"

#include <glib/gi18n.h>

#include "ogc-group.h"
#include "ogc-scale-to-fit-layout.h"

struct _OgcArchivesCard
{
  OgcBuildingCard parent_instance;

  GtkWidget *sets;
  GtkWidget *tiles;
};

G_DEFINE_FINAL_TYPE (OgcArchivesCard, ogc_archives_card, OGC_TYPE_BUILDING_CARD)

static void
ogc_archives_card_bind (OgcBuildingCard *card)
{
  OgcArchivesCard *self = OGC_ARCHIVES_CARD (card);
  unsigned n = ogc_building_get_places (ogc_building_card_get_building (card));
  GPtrArray *slots = g_ptr_array_new ();

  for (unsigned i = 0; i < n; i++)
    {
      /* TRANSLATORS: a place on the table, for a screen reader */
      g_autofree char *label = g_strdup_printf (_("Map %u"), i + 1);
      GtkWidget *slot = ogc_building_card_create_slot (card, "map-place", 58, 30, label);

      gtk_box_append (GTK_BOX (self->tiles), slot);
      g_ptr_array_add (slots, slot);
    }
  ogc_building_card_bind_sets (card, self->sets, TRUE);
  ogc_building_card_bind_tile_slots (card, slots);
}

static void
ogc_archives_card_class_init (OgcArchivesCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  OGC_BUILDING_CARD_CLASS (klass)->bind = ogc_archives_card_bind;

  g_type_ensure (OGC_TYPE_GROUP);
  g_type_ensure (OGC_TYPE_SCALE_TO_FIT_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/gilded_compass/GildedCompass/table/cards/archives-card.ui");
  gtk_widget_class_bind_template_child (widget_class, OgcArchivesCard, sets);
  gtk_widget_class_bind_template_child (widget_class, OgcArchivesCard, tiles);
}

static void
ogc_archives_card_init (OgcArchivesCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
