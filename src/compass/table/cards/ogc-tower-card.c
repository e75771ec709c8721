/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-tower-card.h"

#include <glib/gi18n.h>

#include "ogc-symbol-view.h"
#include "ogc-text.h"
#include "ogc-tooltip.h"

struct _OgcTowerCard
{
  OgcBuildingCard parent_instance;

  GtkWidget *floors;
  GtkLabel  *left[3];
};

G_DEFINE_FINAL_TYPE (OgcTowerCard, ogc_tower_card, OGC_TYPE_BUILDING_CARD)

/* From the first floor up (TOW-4). */
static const OgcTileKind kinds[3] = { OGC_TILE_BRONZE, OGC_TILE_SILVER, OGC_TILE_GOLD };
static const char *const classes[3] = { "bronze", "silver", "gold" };

static void
stack_changed_cb (OgcTowerCard *self)
{
  OgcBuilding *building = ogc_building_card_get_building (OGC_BUILDING_CARD (self));

  for (unsigned level = 0; level < G_N_ELEMENTS (kinds); level++)
    {
      unsigned left = ogc_building_get_stack_of (building, kinds[level]);
      g_autofree char *text = ogc_text_tile_count (kinds[level], left);
      /* TRANSLATORS: so many tiles of one sort */
      g_autofree char *count = g_strdup_printf (_("×%u"), left);

      gtk_label_set_text (self->left[level], count);
      ogc_tooltip_set (gtk_widget_get_parent (GTK_WIDGET (self->left[level])), text);
      gtk_accessible_update_property (GTK_ACCESSIBLE (self->left[level]), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
    }
}

static GtkWidget *
create_floor (OgcTowerCard *self,
              unsigned      level,
              unsigned      half)
{
  /* TRANSLATORS: places on the table, for a screen reader: a floor of the Treasure Tower in its left and its right half */
  g_autofree char *label = half == 0 ? g_strdup_printf (_("Floor %u, for 1 to 3"), level + 1)
                                     : g_strdup_printf (_("Floor %u, for 4 to 6"), level + 1);
  GtkWidget *slot = ogc_building_card_create_slot (OGC_BUILDING_CARD (self), "tower-floor", 48, 30, label);

  gtk_widget_add_css_class (slot, classes[level]);
  gtk_widget_set_hexpand (slot, TRUE);
  gtk_widget_set_vexpand (slot, TRUE);
  gtk_grid_attach (GTK_GRID (self->floors), slot, half, 1 + (2 - level), 1, 1);
  return slot;
}

/* What a floor pays: a cup and how many of them are left; in words when pointed at, and for a screen reader. */
static void
add_prize (OgcTowerCard *self,
           unsigned      level)
{
  GtkWidget *prize = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 3);
  GtkWidget *cup = ogc_symbol_view_new ("cup", 22);

  self->left[level] = GTK_LABEL (gtk_label_new (NULL));
  gtk_widget_add_css_class (cup, classes[level]);
  gtk_box_append (GTK_BOX (prize), cup);
  gtk_box_append (GTK_BOX (prize), GTK_WIDGET (self->left[level]));
  gtk_widget_add_css_class (prize, "floor-left");
  gtk_grid_attach (GTK_GRID (self->floors), prize, 2, 1 + (2 - (int) level), 1, 1);
}

static void
ogc_tower_card_bind (OgcBuildingCard *card)
{
  OgcTowerCard *self = OGC_TOWER_CARD (card);
  GPtrArray *slots = g_ptr_array_new ();

  for (unsigned half = 0; half < 2; half++)
    for (unsigned level = 0; level < G_N_ELEMENTS (kinds); level++)
      g_ptr_array_add (slots, create_floor (self, level, half));
  for (unsigned level = 0; level < G_N_ELEMENTS (kinds); level++)
    add_prize (self, level);
  ogc_building_card_bind_set_slots (card, slots);
  g_signal_connect_object (ogc_building_card_get_building (card), "notify::stack", G_CALLBACK (stack_changed_cb), self,
                           G_CONNECT_SWAPPED);
  stack_changed_cb (self);
}

static void
ogc_tower_card_class_init (OgcTowerCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  OGC_BUILDING_CARD_CLASS (klass)->bind = ogc_tower_card_bind;

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/gilded_compass/GildedCompass/table/cards/tower-card.ui");
  gtk_widget_class_bind_template_child (widget_class, OgcTowerCard, floors);
}

static void
ogc_tower_card_init (OgcTowerCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
