/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-table-private.h"

/* Placing: what it would lead to is shown first, and where there are several ways one of them is chosen. */

static void
take (OgcTable     *self,
      OgcPlacement *placement)
{
  g_autoptr (GError) error = NULL;

  if (!ogc_game_take (self->game, ogc_placement_get_decision (placement), &error))
    ogc_table_show_refusal (self, error->message);
}

/* Whether some dice or tile on the card lights up for @placement: all but a new set, which needs a place of its own. */
static gboolean
has_place (OgcPlacement *placement)
{
  return ogc_placement_get_will (placement) || ogc_placement_get_building (placement) != OGC_ARCHIVES
         || ogc_placement_get_place (placement) > 0;
}

static void
show_places (OgcBuildingCard *card,
             GListModel      *placements)
{
  guint n = g_list_model_get_n_items (placements);

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (OgcPlacement) placement = g_list_model_get_item (placements, i);

      if (!has_place (placement))
        ogc_card_content_show_new_place (ogc_building_card_get_content (card), placement);
    }
}

static void
open_ways (OgcTable        *self,
           OgcBuildingCard *card,
           GListModel      *placements)
{
  ogc_table_close_ways (self);
  self->ways = g_object_ref (placements);
  self->ways_building = (int) ogc_building_get_id (ogc_building_card_get_building (card));
  show_places (card, placements);
  ogc_placement_bar_open (self->bar, ogc_building_get_name (ogc_building_card_get_building (card)), placements);
}

static void
place_cb (OgcBuildingCard *card,
          GListModel      *placements,
          GtkWidget       *anchor,
          OgcTable        *self)
{
  OgcBuilding *building = ogc_building_card_get_building (card);
  g_autoptr (OgcPlacement) placement = NULL;

  if (!ogc_table_takes_input (self))
    return;
  if (g_list_model_get_n_items (placements) > 1)
    {
      g_autoptr (GListStore) ways = g_list_store_new (OGC_TYPE_PLACEMENT); /* the building's own list may change meanwhile */

      for (guint i = 0; i < g_list_model_get_n_items (placements); i++)
        {
          g_autoptr (OgcPlacement) way = g_list_model_get_item (placements, i);

          g_list_store_append (ways, way);
        }
      open_ways (self, card, G_LIST_MODEL (ways));
      return;
    }
  placement = g_list_model_get_item (placements, 0);
  ogc_table_close_ways (self);
  if (placement != NULL)
    take (self, placement);
  else if (ogc_building_get_refusal (building) != NULL)
    ogc_table_show_refusal (self, ogc_building_get_refusal (building));
  else
    ogc_table_show_refusal (self, ogc_table_why_nothing (self));
}

/* The only way to place the dice picked there, or NULL. */
static OgcPlacement *
find_only_way (OgcBuilding *building)
{
  GListModel *placements = ogc_building_get_placements (building);

  return g_list_model_get_n_items (placements) == 1 ? g_list_model_get_item (placements, 0) : NULL;
}

static void
pointed_cb (OgcBuildingCard *card,
            gboolean         pointed,
            OgcTable        *self)
{
  OgcBuilding *building = ogc_building_card_get_building (card);
  g_autofree char *hint = NULL;
  g_autoptr (OgcPlacement) placement = NULL;

  if (self->ways != NULL)
    return;
  ogc_board_preview (self->board, NULL);
  if (!pointed || !ogc_table_takes_input (self)
      || (ogc_building_get_refusal (building) == NULL && !ogc_building_get_takes_pick (building)))
    {
      ogc_tray_view_set_hint (self->tray, NULL, FALSE);
      return;
    }
  placement = find_only_way (building);
  if (placement != NULL)
    ogc_board_preview (self->board, placement);
  hint = ogc_building_card_dup_hint (card);
  ogc_tray_view_set_hint (self->tray, hint, ogc_building_get_refusal (building) != NULL);
}

static void
show_sentence (OgcTable     *self,
               OgcPlacement *placement)
{
  g_autofree char *sentence = placement != NULL ? ogc_placement_dup_sentence (placement) : NULL;

  ogc_tray_view_set_hint (self->tray, sentence, FALSE);
}

/* One of several places: it is told, and everything stays where it is below the pointer. */
static void
aimed_cb (OgcCardContent *content,
          OgcPlacement   *placement,
          OgcTable       *self)
{
  OgcBuildingCard *card = OGC_BUILDING_CARD (gtk_widget_get_ancestor (GTK_WIDGET (content), OGC_TYPE_BUILDING_CARD));

  if (!ogc_table_takes_input (self) || (self->ways == NULL && !ogc_building_get_takes_pick (ogc_building_card_get_building (card))))
    return;
  show_sentence (self, placement);
}

static void
way_pointed_cb (OgcPlacementBar *bar,
                OgcPlacement    *placement,
                OgcTable        *self)
{
  OgcBuildingCard *card;

  if (self->ways == NULL || self->game == NULL)
    return;
  show_sentence (self, placement);
  card = ogc_board_find_card (self->board, (OgcBuildingId) self->ways_building);
  if (card != NULL)
    ogc_card_content_aim (ogc_building_card_get_content (card), placement);
}

static void
way_chosen_cb (OgcPlacementBar *bar,
               OgcPlacement    *placement,
               OgcTable        *self)
{
  ogc_table_close_ways (self);
  if (ogc_table_takes_input (self))
    take (self, placement);
}

static void
way_cancelled_cb (OgcPlacementBar *bar,
                  OgcTable        *self)
{
  OgcBuildingCard *card = self->ways != NULL ? ogc_board_find_card (self->board, (OgcBuildingId) self->ways_building) : NULL;

  ogc_table_close_ways (self);
  if (card != NULL)
    gtk_widget_grab_focus (ogc_building_card_get_title (card));
}

void
ogc_table_close_ways (OgcTable *self)
{
  OgcBuildingCard *card = self->ways != NULL ? ogc_board_find_card (self->board, (OgcBuildingId) self->ways_building) : NULL;

  if (card != NULL)
    ogc_card_content_aim (ogc_building_card_get_content (card), NULL);
  ogc_placement_bar_close (self->bar);
  self->ways_building = -1;
  g_clear_object (&self->ways);
  ogc_board_preview (self->board, NULL);
  ogc_tray_view_set_hint (self->tray, NULL, FALSE);
}

void
ogc_table_connect_card (OgcTable        *self,
                        OgcBuildingCard *card)
{
  g_signal_connect_object (card, "place", G_CALLBACK (place_cb), self, 0);
  g_signal_connect_object (card, "pointed", G_CALLBACK (pointed_cb), self, 0);
  g_signal_connect_object (ogc_building_card_get_content (card), "aimed", G_CALLBACK (aimed_cb), self, 0);
}

void
ogc_table_connect_bar (OgcTable *self)
{
  self->ways_building = -1;
  g_signal_connect_object (self->bar, "pointed", G_CALLBACK (way_pointed_cb), self, 0);
  g_signal_connect_object (self->bar, "chosen", G_CALLBACK (way_chosen_cb), self, 0);
  g_signal_connect_object (self->bar, "cancelled", G_CALLBACK (way_cancelled_cb), self, 0);
}
