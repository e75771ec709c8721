/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-motion-targets.h"

#include "ogc-building-card.h"
#include "ogc-dice-set-view.h"
#include "ogc-die-button.h"
#include "ogc-die-view.h"
#include "ogc-seat-tab.h"
#include "ogc-seat-view.h"
#include "ogc-stack-view.h"
#include "ogc-tile-button.h"
#include "ogc-tile-view.h"
#include "ogc-tiles.h"
#include "ogc-tray-view.h"

/* What to look for. */
typedef struct {
  GHashTable *taken;
  gboolean    outside; /* there is only one, in no building and at no seat */
  unsigned    owner;
  unsigned    value;
  unsigned    building;
  unsigned    place;
  unsigned    tile_kind;
  unsigned    tile;
} Query;

/* Rates how well a widget matches a query; 0 is not at all. */
typedef unsigned (*Judge) (GtkWidget   *widget,
                           const Query *query);

typedef struct {
  GtkWidget *widget;
  unsigned   worth;
} Answer;

static void
search_widget (GtkWidget   *widget,
               Judge        judge,
               const Query *query,
               Answer      *best)
{
  unsigned worth;

  if (!gtk_widget_get_mapped (widget) || (query->outside && best->widget != NULL))
    return;
  worth = query->taken != NULL && g_hash_table_contains (query->taken, widget) ? 0 : judge (widget, query);
  if (worth > best->worth)
    *best = (Answer) { widget, worth };
  if (query->outside && (OGC_IS_BUILDING_CARD (widget) || OGC_IS_SEAT_VIEW (widget)))
    return;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    search_widget (child, judge, query, best);
}

static GtkWidget *
find_best_widget (GtkWidget   *stage,
                  Judge        judge,
                  const Query *query)
{
  Answer best = { NULL };

  if (stage != NULL)
    search_widget (stage, judge, query, &best);
  return best.widget;
}

static unsigned
judge_tray (GtkWidget   *widget,
            const Query *query)
{
  return OGC_IS_TRAY_VIEW (widget);
}

static unsigned
judge_in_hand (GtkWidget   *widget,
               const Query *query)
{
  GtkWidget *button = gtk_widget_get_parent (widget);
  OgcDie *die;

  if (!OGC_IS_DIE_VIEW (widget) || !OGC_IS_DIE_BUTTON (button))
    return 0;
  die = ogc_die_button_get_die (OGC_DIE_BUTTON (button));
  if (ogc_die_get_owner (die) != query->owner || ogc_die_get_value (die) != query->value)
    return 0;
  return ogc_die_get_picked (die) ? 2 : 1;
}

static unsigned
judge_die (GtkWidget   *widget,
           const Query *query)
{
  GtkWidget *set = gtk_widget_get_parent (widget);
  OgcDiceSet *dice;

  if (!OGC_IS_DIE_VIEW (widget) || ogc_die_view_get_place (OGC_DIE_VIEW (widget)) || !OGC_IS_DICE_SET_VIEW (set))
    return 0;
  dice = ogc_dice_set_view_get_set (OGC_DICE_SET_VIEW (set));
  if (ogc_dice_set_get_owner (dice) != query->owner || ogc_die_view_get_value (OGC_DIE_VIEW (widget)) != query->value)
    return 0;
  return 1 + (ogc_dice_set_get_last_moved (dice) ? 1 : 0) + (ogc_dice_set_get_place (dice) == query->place ? 2 : 0);
}

static gboolean
shows_tile (GtkWidget   *widget,
            const Query *query)
{
  OgcTile *tile = OGC_IS_TILE_VIEW (widget) ? ogc_tile_view_get_tile (OGC_TILE_VIEW (widget)) : NULL;

  if (tile == NULL || ogc_tile_get_kind (tile) != query->tile_kind)
    return FALSE;
  return query->tile == OGC_NO_TILE ? ogc_tile_get_hidden (tile) : ogc_tile_get_number (tile) == (int) query->tile;
}

static unsigned
judge_offer (GtkWidget   *widget,
             const Query *query)
{
  if (!shows_tile (widget, query))
    return 0;
  return ogc_tile_get_place (ogc_tile_view_get_tile (OGC_TILE_VIEW (widget))) == query->place ? 2 : 1;
}

static unsigned
judge_holding (GtkWidget   *widget,
               const Query *query)
{
  return shows_tile (widget, query) ? 1 : 0;
}

static unsigned
judge_seat (GtkWidget   *widget,
            const Query *query)
{
  OgcSeat *seat = OGC_IS_SEAT_VIEW (widget)  ? ogc_seat_view_get_seat (OGC_SEAT_VIEW (widget))
                  : OGC_IS_SEAT_TAB (widget) ? ogc_seat_tab_get_seat (OGC_SEAT_TAB (widget))
                                             : NULL;

  return seat != NULL && ogc_seat_get_index (seat) == query->owner;
}

static unsigned
judge_building (GtkWidget   *widget,
                const Query *query)
{
  OgcBuilding *building = OGC_IS_BUILDING_CARD (widget) ? ogc_building_card_get_building (OGC_BUILDING_CARD (widget))
                          : NULL;

  return building != NULL && ogc_building_get_id (building) == query->building;
}

static unsigned
judge_stack (GtkWidget   *widget,
             const Query *query)
{
  return OGC_IS_STACK_VIEW (widget);
}

GtkWidget *
ogc_motion_targets_find_tray (GtkWidget *stage)
{
  return find_best_widget (stage, judge_tray, &(Query) { .outside = TRUE });
}

GtkWidget *
ogc_motion_targets_find_in_hand (GtkWidget  *stage,
                                 GHashTable *taken,
                                 unsigned    owner,
                                 unsigned    value)
{
  GtkWidget *tray = ogc_motion_targets_find_tray (stage);

  return find_best_widget (tray, judge_in_hand, &(Query) { .taken = taken, .owner = owner, .value = value });
}

GtkWidget *
ogc_motion_targets_find_die (GtkWidget  *stage,
                             GHashTable *taken,
                             unsigned    building,
                             unsigned    owner,
                             unsigned    value,
                             unsigned    place)
{
  const Query query = { .taken = taken, .owner = owner, .value = value, .place = place };

  return find_best_widget (ogc_motion_targets_find_building (stage, building), judge_die, &query);
}

static Query
tile_query (GHashTable     *taken,
            const OgcEvent *event)
{
  return (Query) { .taken = taken, .place = event->place, .tile_kind = event->tile_kind, .tile = event->tile };
}

GtkWidget *
ogc_motion_targets_find_offer (GtkWidget      *stage,
                               GHashTable     *taken,
                               const OgcEvent *event)
{
  const Query query = tile_query (taken, event);

  return find_best_widget (ogc_motion_targets_find_building (stage, event->building), judge_offer, &query);
}

GtkWidget *
ogc_motion_targets_find_holding (GtkWidget      *stage,
                                 GHashTable     *taken,
                                 const OgcEvent *event,
                                 unsigned        owner)
{
  const Query query = tile_query (taken, event);

  return find_best_widget (ogc_motion_targets_find_seat (stage, owner), judge_holding, &query);
}

GtkWidget *
ogc_motion_targets_find_seat (GtkWidget *stage,
                              unsigned   owner)
{
  return find_best_widget (stage, judge_seat, &(Query) { .outside = TRUE, .owner = owner });
}

GtkWidget *
ogc_motion_targets_find_building (GtkWidget *stage,
                                  unsigned   building)
{
  return find_best_widget (stage, judge_building, &(Query) { .outside = TRUE, .building = building });
}

GtkWidget *
ogc_motion_targets_find_stack (GtkWidget *stage,
                               unsigned   building)
{
  GtkWidget *card = ogc_motion_targets_find_building (stage, building);

  return find_best_widget (card, judge_stack, &(Query) { NULL });
}

GtkWidget *
ogc_motion_targets_find_whole (GtkWidget *target)
{
  GtkWidget *parent = gtk_widget_get_parent (target);

  return OGC_IS_TILE_BUTTON (parent) ? parent : target;
}
