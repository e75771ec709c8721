/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-temple-card.h"

#include <glib/gi18n.h>

struct _OgcTempleCard
{
  OgcBuildingCard parent_instance;

  GtkWidget *spaces;
};

G_DEFINE_FINAL_TYPE (OgcTempleCard, ogc_temple_card, OGC_TYPE_BUILDING_CARD)

static const OgcCardPair pair = { "temple-dice", "item-place", 76, 30, 30 };

static GtkWidget *
create_space (OgcBuildingCard *card,
              GPtrArray       *dice,
              GPtrArray       *items)
{
  /* TRANSLATORS: places on the table, for a screen reader */
  g_autofree char *dice_label = g_strdup_printf (_("Space %u, dice"), dice->len + 1);
  g_autofree char *item_label = g_strdup_printf (_("Space %u, item"), dice->len + 1);

  return ogc_building_card_create_pair (card, &pair, dice_label, item_label, dice, items);
}

static void
ogc_temple_card_bind (OgcBuildingCard *card)
{
  OgcTempleCard *self = OGC_TEMPLE_CARD (card);
  unsigned n = ogc_building_get_places (ogc_building_card_get_building (card));
  GPtrArray *dice = g_ptr_array_new ();
  GPtrArray *items = g_ptr_array_new ();

  for (unsigned i = 0; i < n; i++)
    gtk_grid_attach (GTK_GRID (self->spaces), create_space (card, dice, items), i % 2, i / 2, 1, 1);
  ogc_building_card_bind_set_slots (card, dice);
  ogc_building_card_bind_tile_slots (card, items);
}

static void
ogc_temple_card_class_init (OgcTempleCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  OGC_BUILDING_CARD_CLASS (klass)->bind = ogc_temple_card_bind;

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/gilded_compass/GildedCompass/table/cards/temple-card.ui");
  gtk_widget_class_bind_template_child (widget_class, OgcTempleCard, spaces);
}

static void
ogc_temple_card_init (OgcTempleCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
