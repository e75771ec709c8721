/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-building-cards.h"

#include "ogc-archives-card.h"
#include "ogc-illuminati-card.h"
#include "ogc-library-card.h"
#include "ogc-ranked-card.h"
#include "ogc-temple-card.h"
#include "ogc-tower-card.h"
#include "ogc-university-card.h"

static GType
type_for (OgcBuildingId id)
{
  switch (id)
    {
    case OGC_UNIVERSITY:
      return OGC_TYPE_UNIVERSITY_CARD;
    case OGC_ARCHIVES:
      return OGC_TYPE_ARCHIVES_CARD;
    case OGC_LIBRARY:
      return OGC_TYPE_LIBRARY_CARD;
    case OGC_TEMPLE:
      return OGC_TYPE_TEMPLE_CARD;
    case OGC_ILLUMINATI:
      return OGC_TYPE_ILLUMINATI_CARD;
    case OGC_TOWER:
      return OGC_TYPE_TOWER_CARD;
    default:
      return OGC_TYPE_RANKED_CARD;
    }
}

GPtrArray *
ogc_building_cards_create (OgcGame *game)
{
  GPtrArray *cards = g_ptr_array_new_with_free_func (g_object_unref);
  GListModel *buildings;
  guint n;

  g_return_val_if_fail (OGC_IS_GAME (game), cards);

  buildings = ogc_game_get_buildings (game);
  n = g_list_model_get_n_items (buildings);
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (OgcBuilding) building = g_list_model_get_item (buildings, i);
      GtkWidget *card = g_object_new (type_for (ogc_building_get_id (building)), NULL);

      ogc_building_card_set_building (OGC_BUILDING_CARD (card), game, building);
      g_ptr_array_add (cards, g_object_ref_sink (card));
    }
  return cards;
}
