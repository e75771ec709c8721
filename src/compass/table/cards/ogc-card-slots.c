/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-card-slots.h"

#include "ogc-dice-set-view.h"
#include "ogc-setup.h"
#include "ogc-style.h"
#include "ogc-tile-button.h"

/* ARC-1, ABL-2: whether a placement joins @set, an own group, or with The Will to Win equals @set, a rival's. */
static gboolean
concerns_set (OgcPlacement *placement,
              OgcTray      *tray,
              OgcDiceSet   *set)
{
  const OgcDecision *decision = ogc_placement_get_decision (placement);
  unsigned owner = decision->neutral ? OGC_NEUTRAL : (unsigned) ogc_tray_get_seat (tray);
  OgcDice dice = ogc_dice_set_get_dice (set);
  gboolean archives = decision->building == OGC_ARCHIVES;

  if (archives && ogc_dice_lowest (dice) != ogc_dice_lowest (decision->dice))
    return FALSE;
  if (!decision->will)
    return archives && decision->place > 0 && owner == ogc_dice_set_get_owner (set)
           && decision->place == ogc_dice_count (dice);
  return decision->rival == ogc_dice_set_get_owner (set)
         && (!archives || ogc_dice_count (dice) == ogc_dice_count (decision->dice) + decision->place);
}

/* TMP-1 */
static gboolean
concerns_tile (OgcPlacement *placement,
               OgcTile      *tile)
{
  return ogc_placement_get_building (placement) == OGC_TEMPLE
         && ogc_placement_get_place (placement) == ogc_tile_get_place (tile);
}

static gboolean
concerns_target (OgcPlacement *placement,
                 OgcTray      *tray,
                 GtkWidget    *target)
{
  if (OGC_IS_DICE_SET_VIEW (target))
    return concerns_set (placement, tray, ogc_dice_set_view_get_set (OGC_DICE_SET_VIEW (target)));
  return concerns_tile (placement, ogc_tile_button_get_tile (OGC_TILE_BUTTON (target)));
}

GListModel *
ogc_card_slots_placements_at (OgcBuilding *building,
                              OgcTray     *tray,
                              GtkWidget   *target)
{
  GListModel *all = ogc_building_get_placements (building);
  GListStore *found = g_list_store_new (OGC_TYPE_PLACEMENT);
  guint n = g_list_model_get_n_items (all);

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (OgcPlacement) placement = g_list_model_get_item (all, i);

      if (concerns_target (placement, tray, target))
        g_list_store_append (found, placement);
    }
  return G_LIST_MODEL (found);
}

/* Lists the dice and tiles inside @widget, in the order of the screen. */
static void
collect_targets (GtkWidget *widget,
                 GPtrArray *found)
{
  if (OGC_IS_DICE_SET_VIEW (widget) || OGC_IS_TILE_BUTTON (widget))
    {
      if (!OGC_IS_DICE_SET_VIEW (widget) || !ogc_dice_set_view_is_ghost (OGC_DICE_SET_VIEW (widget)))
        g_ptr_array_add (found, widget);
      return;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    collect_targets (child, found);
}

static void
mark_target (GtkWidget   *widget,
             OgcBuilding *building,
             OgcTray     *tray)
{
  g_autoptr (GListModel) placements = ogc_card_slots_placements_at (building, tray, widget);
  gboolean target = g_list_model_get_n_items (placements) > 0;

  gtk_widget_remove_css_class (widget, "leaving");
  if (OGC_IS_DICE_SET_VIEW (widget))
    ogc_dice_set_view_set_target (OGC_DICE_SET_VIEW (widget), target);
  else
    ogc_tile_button_set_target (OGC_TILE_BUTTON (widget), target);
}

/* UNI-3, TOW-3: the die that is furthest along always leaves. */
static void
mark_leaving (GPtrArray      *widgets,
              const OgcEvent *event)
{
  GtkWidget *furthest = NULL;
  unsigned place = 0;

  for (guint i = 0; i < widgets->len; i++)
    {
      GtkWidget *widget = widgets->pdata[i];
      OgcDiceSet *set;

      if (!OGC_IS_DICE_SET_VIEW (widget) || gtk_widget_has_css_class (widget, "leaving"))
        continue;
      set = ogc_dice_set_view_get_set (OGC_DICE_SET_VIEW (widget));
      if (ogc_dice_set_get_owner (set) != event->owner || ogc_dice_set_get_dice (set) != event->dice
          || (furthest != NULL && ogc_dice_set_get_place (set) < place))
        continue;
      furthest = widget;
      place = ogc_dice_set_get_place (set);
    }
  if (furthest != NULL)
    gtk_widget_add_css_class (furthest, "leaving");
}

static void
mark_all_leaving (GPtrArray   *widgets,
                  OgcBuilding *building)
{
  GListModel *placements = ogc_building_get_placements (building);
  g_autoptr (OgcPlacement) placement = NULL;
  const OgcEvent *events;
  unsigned n;

  if (g_list_model_get_n_items (placements) != 1)
    return;
  placement = g_list_model_get_item (placements, 0);
  events = ogc_placement_get_events (placement, &n);
  for (unsigned i = 0; i < n; i++)
    if (events[i].kind == OGC_EVENT_BUMPED)
      mark_leaving (widgets, &events[i]);
}

void
ogc_card_slots_update (GtkWidget   *body,
                       OgcBuilding *building,
                       OgcTray     *tray)
{
  g_autoptr (GPtrArray) widgets = g_ptr_array_new ();

  g_return_if_fail (GTK_IS_WIDGET (body));

  collect_targets (body, widgets);
  for (guint i = 0; i < widgets->len; i++)
    mark_target (widgets->pdata[i], building, tray);
  mark_all_leaving (widgets, building);
}

static gboolean
is_aimed (GtkWidget    *widget,
          OgcTray      *tray,
          OgcPlacement *placement)
{
  OgcPlacement *own = g_object_get_data (G_OBJECT (widget), OGC_CARD_PLACEMENT);

  if (placement == NULL || own != NULL)
    return placement != NULL && own == placement;
  return concerns_target (placement, tray, widget);
}

void
ogc_card_slots_aim (GtkWidget    *body,
                    OgcTray      *tray,
                    OgcPlacement *placement)
{
  g_return_if_fail (GTK_IS_WIDGET (body));

  if (OGC_IS_DICE_SET_VIEW (body) || OGC_IS_TILE_BUTTON (body))
    {
      ogc_style_set_class (body, "aimed", is_aimed (body, tray, placement));
      return;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (body); child != NULL; child = gtk_widget_get_next_sibling (child))
    ogc_card_slots_aim (child, tray, placement);
}
