/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-ranked-card.h"

#include "ogc-group.h"
#include "ogc-scale-to-fit-layout.h"
#include "ogc-overflow-layout.h"

struct _OgcRankedCard
{
  OgcBuildingCard parent_instance;

  GtkWidget *sets;
  GtkWidget *offers;
};

#define PRIZE_CLASS "free-prize"

G_DEFINE_FINAL_TYPE (OgcRankedCard, ogc_ranked_card, OGC_TYPE_BUILDING_CARD)

static GtkWidget *
create_prize (unsigned    rank,
              const char *prize)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *spare = g_object_new (OGC_TYPE_GROUP, "hexpand", TRUE, "layout-manager", g_object_new (OGC_TYPE_OVERFLOW_LAYOUT, NULL), NULL);
  GtkWidget *text = gtk_label_new (prize);
  g_autofree char *number = g_strdup_printf ("%u", rank);

  gtk_label_set_xalign (GTK_LABEL (text), 1);
  gtk_widget_set_parent (text, spare);
  gtk_box_append (GTK_BOX (row), gtk_label_new (number));
  gtk_box_append (GTK_BOX (row), spare);
  gtk_widget_add_css_class (row, PRIZE_CLASS);
  return row;
}

/* What is still free follows the sets. */
static void
prizes_changed_cb (OgcRankedCard *self)
{
  OgcBuilding *building = ogc_building_card_get_building (OGC_BUILDING_CARD (self));
  g_auto (GStrv) prizes = g_strsplit (ogc_building_get_free_prizes (building), "\n", -1);
  unsigned rank = g_list_model_get_n_items (ogc_building_get_sets (building));
  GtkWidget *child = gtk_widget_get_first_child (self->sets);

  while (child != NULL)
    {
      GtkWidget *next = gtk_widget_get_next_sibling (child);

      if (gtk_widget_has_css_class (child, PRIZE_CLASS))
        gtk_widget_unparent (child);
      child = next;
    }
  for (unsigned i = 0; prizes[i] != NULL; i++)
    gtk_widget_insert_before (create_prize (++rank, prizes[i]), self->sets, NULL);
}

static void
ogc_ranked_card_bind (OgcBuildingCard *card)
{
  OgcRankedCard *self = OGC_RANKED_CARD (card);

  ogc_building_card_bind_sets (card, self->sets, TRUE);
  ogc_building_card_bind_offers (card, self->offers);
  g_signal_connect_object (ogc_building_card_get_building (card), "notify::free-prizes", G_CALLBACK (prizes_changed_cb), self,
                           G_CONNECT_SWAPPED);
  prizes_changed_cb (self);
}

static void
ogc_ranked_card_class_init (OgcRankedCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  OGC_BUILDING_CARD_CLASS (klass)->bind = ogc_ranked_card_bind;

  g_type_ensure (OGC_TYPE_GROUP);
  g_type_ensure (OGC_TYPE_SCALE_TO_FIT_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/gilded_compass/GildedCompass/table/cards/ranked-card.ui");
  gtk_widget_class_bind_template_child (widget_class, OgcRankedCard, sets);
  gtk_widget_class_bind_template_child (widget_class, OgcRankedCard, offers);
}

static void
ogc_ranked_card_init (OgcRankedCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
