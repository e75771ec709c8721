/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-building-card-private.h"

#include <glib/gi18n.h>

#include "ogc-card-slots.h"
#include "ogc-child-binding.h"
#include "ogc-tile-button.h"

/* What lies on a building's card: dice and tiles, in rows or in places of their own. */

#define SET_SLOTS "ogc-set-slots"
#define TILE_SLOTS "ogc-tile-slots"
#define SET_FIELD "ogc-set-field"
#define PLATES "ogc-plates"
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
  g_autoptr (GListModel) placements = ogc_card_slots_placements_at (ogc_building_card_get_building (self), tray, target);

  if (g_list_model_get_n_items (placements) > 0)
    g_signal_emit_by_name (self, "place", placements, target);
}

/* The pointer or the focus has come to a set or a tile: it is told when there is just one way to place the dice there. */
static void
target_aimed_cb (GtkWidget          *target,
                 GtkEventController *controller)
{
  GtkWidget *card = gtk_widget_get_ancestor (target, OGC_TYPE_BUILDING_CARD);
  g_autoptr (GListModel) placements = NULL;
  g_autoptr (OgcPlacement) placement = NULL;

  if (card == NULL)
    return;
  placements = ogc_card_slots_placements_at (ogc_building_card_get_building (OGC_BUILDING_CARD (card)),
                                             ogc_game_get_tray (ogc_building_card_get_game (OGC_BUILDING_CARD (card))), target);
  if (g_list_model_get_n_items (placements) == 1)
    placement = g_list_model_get_item (placements, 0);
  if (placement != NULL)
    g_signal_emit_by_name (card, "aimed", placement);
}

static void
target_left_cb (GtkWidget          *target,
                GtkEventController *controller)
{
  GtkWidget *card = gtk_widget_get_ancestor (target, OGC_TYPE_BUILDING_CARD);

  if (card != NULL)
    g_signal_emit_by_name (card, "aimed", NULL);
}

static void
watch (GtkWidget          *target,
       GtkEventController *controller)
{
  g_signal_connect_swapped (controller, "enter", G_CALLBACK (target_aimed_cb), target);
  g_signal_connect_swapped (controller, "leave", G_CALLBACK (target_left_cb), target);
  gtk_widget_add_controller (target, controller);
}

static void
watch_set (OgcBuildingCard *self,
           GtkWidget       *set)
{
  g_signal_connect_object (set, "chosen", G_CALLBACK (target_chosen_cb), self, 0);
  watch (set, gtk_event_controller_motion_new ());
}

static void
watch_tile (OgcBuildingCard *self,
            GtkWidget       *tile)
{
  g_signal_connect_object (tile, "clicked", G_CALLBACK (target_chosen_cb), self, 0);
  watch (tile, gtk_event_controller_motion_new ());
  watch (tile, gtk_event_controller_focus_new ());
}

/* The slots of @self that were given to ogc_building_card_bind_set_slots() or ogc_building_card_bind_tile_slots(). */
static GPtrArray *
slots_of (OgcBuildingCard *self,
          const char      *key)
{
  return g_object_get_data (G_OBJECT (self), key);
}

typedef void (*ShowSet) (OgcCardSlot    *slot,
                         OgcDiceSet *set,
                         const char *emblem);

/* Shows each of @sets in the slot of its place. */
static void
fill_set_slots (OgcBuildingCard *self,
                GListModel      *sets,
                ShowSet          show)
{
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
    show (slots->pdata[i], at[i], at[i] != NULL ? emblem_of (self, ogc_dice_set_get_owner (at[i])) : NULL);
}

static void
fill_set_slots_cb (OgcBuildingCard *self)
{
  fill_set_slots (self, ogc_building_get_sets (ogc_building_card_get_building (self)), ogc_card_slot_show_set);
  ogc_building_card_update_marks (self);
}

static void
fill_tile_slots_cb (OgcBuildingCard *self)
{
  OgcBuilding *building = ogc_building_card_get_building (self);
  GPtrArray *slots = slots_of (self, TILE_SLOTS);

  for (guint i = 0; i < slots->len; i++)
    ogc_card_slot_show_tile (slots->pdata[i], ogc_building_find_offer (building, i));
  ogc_building_card_update_marks (self);
}

static void
slot_filled_cb (OgcCardSlot     *slot,
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

  g_object_set_data (G_OBJECT (self), SET_FIELD, field);
  g_object_set_data (G_OBJECT (self), PLATES, GINT_TO_POINTER (plate));
  gtk_accessible_update_property (GTK_ACCESSIBLE (field), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Dice here"), -1);
  ogc_child_binding_bind (field, ogc_building_get_sets (ogc_building_card_get_building (self)),
                          plate ? create_plated_set : create_bare_set, self);
}

void
ogc_building_card_bind_offers (OgcBuildingCard *self,
                               GtkWidget       *field)
{
  g_return_if_fail (OGC_IS_BUILDING_CARD (self));

  gtk_accessible_update_property (GTK_ACCESSIBLE (field), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Tiles drawn"), -1);
  ogc_child_binding_bind (field, ogc_building_get_offers (ogc_building_card_get_building (self)), create_offer, self);
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

  slot = ogc_card_slot_new (css_class, width, height, label);
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

GtkWidget *
ogc_building_card_create_pair (OgcBuildingCard   *self,
                               const OgcCardPair *pair,
                               const char        *dice_label,
                               const char        *tile_label,
                               GPtrArray         *dice,
                               GPtrArray         *tiles)
{
  GtkWidget *column, *slots[2];

  g_return_val_if_fail (OGC_IS_BUILDING_CARD (self), NULL);
  g_return_val_if_fail (pair != NULL && dice != NULL && tiles != NULL, NULL);

  column = gtk_box_new (GTK_ORIENTATION_VERTICAL, 5);
  slots[0] = ogc_building_card_create_slot (self, pair->dice_class, pair->width, pair->dice_height, dice_label);
  slots[1] = ogc_building_card_create_slot (self, pair->tile_class, pair->width, pair->tile_height, tile_label);
  for (unsigned i = 0; i < G_N_ELEMENTS (slots); i++)
    {
      gtk_widget_set_vexpand (slots[i], TRUE);
      gtk_box_append (GTK_BOX (column), slots[i]);
    }
  g_ptr_array_add (dice, slots[0]);
  g_ptr_array_add (tiles, slots[1]);
  return column;
}

static gboolean
is_ghost (GtkWidget *widget)
{
  return OGC_IS_DICE_SET_VIEW (widget) && ogc_dice_set_view_is_ghost (OGC_DICE_SET_VIEW (widget));
}

/* Ghosts lie after all dice that are there, whose order the list of sets knows. */
static GtkWidget *
add_ghost (OgcBuildingCard *self,
           GtkWidget       *field,
           OgcDiceSet      *set)
{
  GtkWidget *ghost = ogc_dice_set_view_new_ghost (set, emblem_of (self, ogc_dice_set_get_owner (set)),
                                                  GPOINTER_TO_INT (g_object_get_data (G_OBJECT (self), PLATES)));

  gtk_widget_insert_before (ghost, field, NULL);
  return ghost;
}

static void
clear_field (GtkWidget *field)
{
  GtkWidget *child = gtk_widget_get_first_child (field);

  while (child != NULL)
    {
      GtkWidget *next = gtk_widget_get_next_sibling (child);

      if (is_ghost (child))
        gtk_widget_unparent (child);
      else
        gtk_widget_set_visible (child, TRUE);
      child = next;
    }
}

static void
preview_field (OgcBuildingCard *self,
               GtkWidget       *field,
               GListModel      *sets)
{
  guint n = g_list_model_get_n_items (sets);

  for (GtkWidget *child = gtk_widget_get_first_child (field); child != NULL; child = gtk_widget_get_next_sibling (child))
    gtk_widget_set_visible (child, FALSE);
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (OgcDiceSet) set = g_list_model_get_item (sets, i);

      add_ghost (self, field, set);
    }
}

void
ogc_building_card_preview (OgcBuildingCard *self,
                           GListModel      *sets)
{
  GtkWidget *field;
  GPtrArray *slots;

  g_return_if_fail (OGC_IS_BUILDING_CARD (self));
  g_return_if_fail (sets == NULL || G_IS_LIST_MODEL (sets));

  field = g_object_get_data (G_OBJECT (self), SET_FIELD);
  slots = slots_of (self, SET_SLOTS);
  if (field != NULL)
    clear_field (field);
  if (sets != NULL && field != NULL)
    preview_field (self, field, sets);
  if (sets != NULL && slots != NULL)
    fill_set_slots (self, sets, ogc_card_slot_preview_set);
  for (guint i = 0; sets == NULL && slots != NULL && i < slots->len; i++)
    ogc_card_slot_clear_preview (slots->pdata[i]);
}

/* The new place was pressed. */
static void
new_place_chosen_cb (GtkWidget    *ghost,
                     OgcPlacement *placement)
{
  g_autoptr (GListStore) placements = g_list_store_new (OGC_TYPE_PLACEMENT);
  GtkWidget *card = gtk_widget_get_ancestor (ghost, OGC_TYPE_BUILDING_CARD);

  g_list_store_append (placements, placement);
  g_signal_emit_by_name (card, "place", placements, ghost);
}

void
ogc_building_card_show_new_place (OgcBuildingCard *self,
                                  OgcPlacement    *placement)
{
  GtkWidget *field;
  GListModel *sets;

  g_return_if_fail (OGC_IS_BUILDING_CARD (self));
  g_return_if_fail (OGC_IS_PLACEMENT (placement));

  field = g_object_get_data (G_OBJECT (self), SET_FIELD);
  sets = ogc_placement_get_sets (placement);
  for (guint i = 0; field != NULL && i < g_list_model_get_n_items (sets); i++)
    {
      g_autoptr (OgcDiceSet) set = g_list_model_get_item (sets, i);
      GtkWidget *ghost;

      if (!ogc_dice_set_get_last_moved (set))
        continue;
      ghost = add_ghost (self, field, set);
      ogc_dice_set_view_set_target (OGC_DICE_SET_VIEW (ghost), TRUE);
      g_object_set_data_full (G_OBJECT (ghost), OGC_CARD_PLACEMENT, g_object_ref (placement), g_object_unref);
      g_signal_connect_object (ghost, "chosen", G_CALLBACK (new_place_chosen_cb), placement, 0);
    }
}
