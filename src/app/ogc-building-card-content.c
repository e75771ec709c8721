/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-building-card-private.h"

#include <glib/gi18n.h>

#include "ogc-card-marks.h"
#include "ogc-children.h"
#include "ogc-tile-button.h"

/* What lies on a building's card: dice and tiles, in rows or in places of their own. */

#define SET_SLOTS "ogc-set-slots"
#define TILE_SLOTS "ogc-tile-slots"
/* More than any building has. */
#define MAX_SLOTS 16

static const char *
emblem_of (OgcBuildingCard *self,
           unsigned         owner)
{
  OgcSeat *seat = ogc_game_get_seat (ogc_building_card_get_game (self), owner);

  return seat != NULL ? ogc_seat_get_emblem (seat) : NULL;
}

/* A set or a tile of the building was pressed while it was a place to choose. */
static void
target_chosen_cb (GtkWidget       *target,
                  OgcBuildingCard *self)
{
  OgcTray *tray = ogc_game_get_tray (ogc_building_card_get_game (self));
  g_autoptr (GListModel) placements = ogc_card_marks_placements_at (ogc_building_card_get_building (self), tray, target);

  if (g_list_model_get_n_items (placements) > 0)
    g_signal_emit_by_name (self, "place", placements, target);
}

static void
watch_set (OgcBuildingCard *self,
           GtkWidget       *set)
{
  g_signal_connect_object (set, "chosen", G_CALLBACK (target_chosen_cb), self, 0);
}

static void
watch_tile (OgcBuildingCard *self,
            GtkWidget       *tile)
{
  g_signal_connect_object (tile, "clicked", G_CALLBACK (target_chosen_cb), self, 0);
}

/* The slots of @self that were given to ogc_building_card_bind_set_slots() or ogc_building_card_bind_tile_slots(). */
static GPtrArray *
slots_of (OgcBuildingCard *self,
          const char      *key)
{
  return g_object_get_data (G_OBJECT (self), key);
}

static void
fill_set_slots_cb (OgcBuildingCard *self)
{
  GListModel *sets = ogc_building_get_sets (ogc_building_card_get_building (self));
  GPtrArray *slots = slots_of (self, SET_SLOTS);
  guint n = g_list_model_get_n_items (sets);
  OgcDiceSet *at[MAX_SLOTS] = { NULL };

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (OgcDiceSet) set = g_list_model_get_item (sets, i);

      if (ogc_dice_set_get_place (set) < MAX_SLOTS)
        at[ogc_dice_set_get_place (set)] = set;
    }
  for (guint i = 0; i < slots->len && i < MAX_SLOTS; i++)
    ogc_slot_show_set (slots->pdata[i], at[i], at[i] != NULL ? emblem_of (self, ogc_dice_set_get_owner (at[i])) : NULL);
  ogc_building_card_update_marks (self);
}

static void
fill_tile_slots_cb (OgcBuildingCard *self)
{
  OgcBuilding *building = ogc_building_card_get_building (self);
  GPtrArray *slots = slots_of (self, TILE_SLOTS);

  for (guint i = 0; i < slots->len; i++)
    ogc_slot_show_tile (slots->pdata[i], ogc_building_find_offer (building, i));
  ogc_building_card_update_marks (self);
}

static void
slot_filled_cb (OgcSlot         *slot,
                GtkWidget       *child,
                OgcBuildingCard *self)
{
  if (OGC_IS_DICE_SET_VIEW (child))
    watch_set (self, child);
  else
    watch_tile (self, child);
}

static GtkWidget *
create_set (gpointer item,
            gpointer user_data,
            gboolean plate)
{
  OgcBuildingCard *self = OGC_BUILDING_CARD (user_data);
  GtkWidget *set = ogc_dice_set_view_new (item, emblem_of (self, ogc_dice_set_get_owner (item)), plate);

  watch_set (self, set);
  return set;
}

static GtkWidget *
create_plated_set (gpointer item,
                   gpointer user_data)
{
  return create_set (item, user_data, TRUE);
}

static GtkWidget *
create_bare_set (gpointer item,
                 gpointer user_data)
{
  return create_set (item, user_data, FALSE);
}

static GtkWidget *
create_offer (gpointer item,
              gpointer user_data)
{
  GtkWidget *tile = ogc_tile_button_new (item);

  watch_tile (user_data, tile);
  return tile;
}

void
ogc_building_card_bind_sets (OgcBuildingCard *self,
                             GtkWidget       *field,
                             gboolean         plate)
{
  g_return_if_fail (OGC_IS_BUILDING_CARD (self));

  gtk_accessible_update_property (GTK_ACCESSIBLE (field), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Dice here"), -1);
  ogc_children_bind (field, ogc_building_get_sets (ogc_building_card_get_building (self)),
                     plate ? create_plated_set : create_bare_set, self);
}

void
ogc_building_card_bind_offers (OgcBuildingCard *self,
                               GtkWidget       *field)
{
  g_return_if_fail (OGC_IS_BUILDING_CARD (self));

  gtk_accessible_update_property (GTK_ACCESSIBLE (field), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Tiles drawn"), -1);
  ogc_children_bind (field, ogc_building_get_offers (ogc_building_card_get_building (self)), create_offer, self);
}

GtkWidget *
ogc_building_card_create_slot (OgcBuildingCard *self,
                               const char      *css_class,
                               int              width,
                               int              height,
                               const char      *label)
{
  GtkWidget *slot;

  g_return_val_if_fail (OGC_IS_BUILDING_CARD (self), NULL);

  slot = ogc_slot_new (css_class, width, height, label);
  g_signal_connect_object (slot, "filled", G_CALLBACK (slot_filled_cb), self, 0);
  return slot;
}

void
ogc_building_card_bind_set_slots (OgcBuildingCard *self,
                                  GPtrArray       *slots)
{
  g_return_if_fail (OGC_IS_BUILDING_CARD (self));

  g_object_set_data_full (G_OBJECT (self), SET_SLOTS, slots, (GDestroyNotify) g_ptr_array_unref);
  g_signal_connect_object (ogc_building_get_sets (ogc_building_card_get_building (self)), "items-changed",
                           G_CALLBACK (fill_set_slots_cb), self, G_CONNECT_SWAPPED);
  fill_set_slots_cb (self);
}

void
ogc_building_card_bind_tile_slots (OgcBuildingCard *self,
                                   GPtrArray       *slots)
{
  g_return_if_fail (OGC_IS_BUILDING_CARD (self));

  g_object_set_data_full (G_OBJECT (self), TILE_SLOTS, slots, (GDestroyNotify) g_ptr_array_unref);
  g_signal_connect_object (ogc_building_get_offers (ogc_building_card_get_building (self)), "items-changed",
                           G_CALLBACK (fill_tile_slots_cb), self, G_CONNECT_SWAPPED);
  fill_tile_slots_cb (self);
}
