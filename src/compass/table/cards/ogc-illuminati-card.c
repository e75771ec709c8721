/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-illuminati-card.h"

#include <glib/gi18n.h>

#include "ogc-child-binding.h"
#include "ogc-die-view.h"
#include "ogc-group.h"
#include "ogc-scale-to-fit-layout.h"
#include "ogc-setup.h"

struct _OgcIlluminatiCard
{
  OgcBuildingCard parent_instance;

  GtkWidget *sets;
  GtkWidget *tiles;
  GtkWidget *pattern;
};

#define PATTERN_SIDE 20

G_DEFINE_FINAL_TYPE (OgcIlluminatiCard, ogc_illuminati_card, OGC_TYPE_BUILDING_CARD)

static GtkWidget *
create_die (unsigned value)
{
  GtkWidget *die = ogc_die_view_new (value, OGC_NEUTRAL, NULL);

  ogc_die_view_set_side (OGC_DIE_VIEW (die), PATTERN_SIDE);
  return die;
}

/* ILL-2: what the next set must have: the dice of the leader's and one more of any value. It is said in words below. */
static void
sets_changed_cb (OgcIlluminatiCard *self)
{
  GListModel *sets = ogc_building_get_sets (ogc_building_card_get_building (OGC_BUILDING_CARD (self)));
  g_autoptr (OgcDiceSet) leader = g_list_model_get_item (sets, 0);
  guint8 values[15];
  unsigned n = leader != NULL ? ogc_dice_set_get_values (leader, values) : 0;

  ogc_child_binding_clear (self->pattern);
  for (unsigned i = 0; i < n; i++)
    gtk_widget_set_parent (create_die (values[i]), self->pattern);
  if (n > 0)
    gtk_widget_set_parent (create_die (0), self->pattern);
  gtk_widget_set_visible (self->pattern, n > 0);
}

static void
ogc_illuminati_card_bind (OgcBuildingCard *card)
{
  OgcIlluminatiCard *self = OGC_ILLUMINATI_CARD (card);
  unsigned n = ogc_building_get_places (ogc_building_card_get_building (card));
  GPtrArray *slots = g_ptr_array_new ();

  for (unsigned i = 0; i < n; i++)
    {
      /* TRANSLATORS: a place on the table, for a screen reader */
      g_autofree char *label = g_strdup_printf (_("Ability %u"), i + 1);
      GtkWidget *slot = ogc_building_card_create_slot (card, "ability-place", 90, 34, label);

      gtk_box_append (GTK_BOX (self->tiles), slot);
      g_ptr_array_add (slots, slot);
    }
  ogc_building_card_bind_sets (card, self->sets, TRUE);
  ogc_building_card_bind_tile_slots (card, slots);
  g_signal_connect_object (ogc_building_get_sets (ogc_building_card_get_building (card)), "items-changed",
                           G_CALLBACK (sets_changed_cb), self, G_CONNECT_SWAPPED);
  sets_changed_cb (self);
}

static void
ogc_illuminati_card_class_init (OgcIlluminatiCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  OGC_BUILDING_CARD_CLASS (klass)->bind = ogc_illuminati_card_bind;

  g_type_ensure (OGC_TYPE_GROUP);
  g_type_ensure (OGC_TYPE_SCALE_TO_FIT_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/gilded_compass/GildedCompass/table/cards/illuminati-card.ui");
  gtk_widget_class_bind_template_child (widget_class, OgcIlluminatiCard, sets);
  gtk_widget_class_bind_template_child (widget_class, OgcIlluminatiCard, tiles);
  gtk_widget_class_bind_template_child (widget_class, OgcIlluminatiCard, pattern);
}

static void
ogc_illuminati_card_init (OgcIlluminatiCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
