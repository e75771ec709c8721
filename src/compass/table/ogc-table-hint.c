/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-table-private.h"

#include <glib/gi18n.h>

#include "ogc-motion-targets.h"
#include "ogc-preferences.h"

/*
 * Hints: what the best player would do, in a strip below the board, and as numbers where it would be done. Choosing one picks up what it needs and moves the
 * focus to where it is done; doing it stays with the person.
 */

static OgcTray *
tray_of (OgcTable *self)
{
  return ogc_game_get_tray (self->game);
}

/* The set that is joined, the space or the card. */
static GtkWidget *
find_place (OgcTable          *self,
            const OgcDecision *decision)
{
  GtkWidget *stage = GTK_WIDGET (self->board);
  GtkWidget *card = GTK_WIDGET (ogc_board_find_card (self->board, decision->building));
  const OgcEvent item = { .building = OGC_TEMPLE, .tile_kind = OGC_TILE_ITEM, .tile = OGC_NO_TILE, .place = decision->place };
  GtkWidget *place = NULL;

  if (decision->building == OGC_TEMPLE)
    place = ogc_motion_targets_find_offer (stage, NULL, &item);
  else if (decision->building == OGC_ARCHIVES && decision->place > 0)
    place = ogc_motion_targets_find_die (stage, NULL, OGC_ARCHIVES,
                                         decision->neutral ? OGC_NEUTRAL : (unsigned) ogc_game_get_asked (self->game),
                                         ogc_dice_lowest (decision->dice), 0);
  return place != NULL ? place : card;
}

static GtkWidget *
find_tile (OgcTable *self,
           OgcHint  *hint)
{
  const OgcDecision *decision = ogc_hint_get_decision (hint);
  GListModel *buildings = ogc_game_get_buildings (self->game);

  for (guint i = 0; i < g_list_model_get_n_items (buildings); i++)
    {
      g_autoptr (OgcBuilding) building = g_list_model_get_item (buildings, i);
      GListModel *offers = ogc_building_get_offers (building);

      for (guint j = 0; j < g_list_model_get_n_items (offers); j++)
        {
          g_autoptr (OgcTile) tile = g_list_model_get_item (offers, j);
          const OgcEvent event = { .building = ogc_building_get_id (building), .tile_kind = ogc_tile_get_kind (tile),
                                   .tile = decision->tile, .place = ogc_tile_get_place (tile) };

          if (ogc_tile_get_offered (tile) && ogc_tile_get_number (tile) == decision->tile)
            return ogc_motion_targets_find_offer (GTK_WIDGET (self->board), NULL, &event);
        }
    }
  return NULL;
}

static GtkWidget *
find_target (OgcHint  *hint,
             gpointer  user_data)
{
  OgcTable *self = OGC_TABLE (user_data);
  const OgcDecision *decision = ogc_hint_get_decision (hint);

  if (decision->kind == OGC_DECISION_PLACE)
    return find_place (self, decision);
  if (decision->kind == OGC_DECISION_TAKE)
    return find_tile (self, hint);
  return ogc_tray_view_get_button (self->tray, decision->kind);
}

static void
pointed_cb (OgcHintBar *bar,
            OgcHint    *hint,
            OgcTable   *self)
{
  if (ogc_placement_chooser_is_open (self->placement_chooser) || self->game == NULL)
    return;
  ogc_board_preview (self->board, hint != NULL ? ogc_hint_get_placement (hint) : NULL);
}

/* Picks up what @decision is about. */
static void
pick_up (OgcTable          *self,
         const OgcDecision *decision)
{
  if (decision->kind == OGC_DECISION_PLACE)
    ogc_tray_set_pick (tray_of (self), decision->neutral ? 0 : decision->dice, decision->neutral ? decision->dice : 0);
  else if (decision->kind == OGC_DECISION_REROLL)
    ogc_tray_set_pick (tray_of (self), decision->dice, decision->other);
  else if (decision->kind == OGC_DECISION_POWER)
    ogc_tray_set_pick (tray_of (self), decision->dice, 0);
}

/* What is to be pressed next. */
static GtkWidget *
find_next (OgcTable *self,
           OgcHint  *hint)
{
  const OgcDecision *decision = ogc_hint_get_decision (hint);
  GtkWidget *target = find_target (hint, self);

  if (decision->kind == OGC_DECISION_PLACE)
    return ogc_building_card_get_title (ogc_board_find_card (self->board, decision->building));
  if (decision->kind == OGC_DECISION_TAKE && target != NULL)
    return gtk_widget_get_ancestor (target, GTK_TYPE_BUTTON);
  return target;
}

static void
chosen_cb (OgcHintBar *bar,
           OgcHint    *hint,
           OgcTable   *self)
{
  GtkWidget *next;

  if (!ogc_table_takes_input (self))
    return;
  pick_up (self, ogc_hint_get_decision (hint));
  next = find_next (self, hint);
  if (next != NULL)
    gtk_widget_grab_focus (next);
}

/* Where the focus is left when hints are put away. */
static void
focus_button (OgcTable *self)
{
  GtkWidget *button = ogc_tray_view_get_hint_button (self->tray);

  if (gtk_widget_get_visible (button))
    gtk_widget_grab_focus (button);
}

void
ogc_table_connect_adviser (OgcTable *self)
{
  self->hint_provider = ogc_hint_provider_new (self->game);
  self->win_estimator = ogc_win_estimator_new (self->game);
  g_object_bind_property (ogc_preferences_get_default (), "show-estimate", self->win_estimator, "enabled", G_BINDING_SYNC_CREATE);
  ogc_hint_bar_set_adviser (self->hints, self->hint_provider);
  ogc_hint_layer_set_hints (OGC_HINT_LAYER (self->hint_layer), ogc_hint_provider_get_hints (self->hint_provider));
}

void
ogc_table_drop_adviser (OgcTable *self)
{
  if (self->hint_provider == NULL)
    return;
  ogc_hint_provider_dismiss (self->hint_provider);
  ogc_hint_bar_set_adviser (self->hints, NULL);
  ogc_hint_layer_set_hints (OGC_HINT_LAYER (self->hint_layer), NULL);
  g_clear_object (&self->hint_provider);
  ogc_win_estimator_set_enabled (self->win_estimator, FALSE);
  g_clear_object (&self->win_estimator);
}

void
ogc_table_connect_hints (OgcTable *self)
{
  self->hint_layer = ogc_hint_layer_new (find_target, self);
  gtk_widget_set_parent (self->hint_layer, GTK_WIDGET (self));
  g_signal_connect_object (self->hints, "pointed", G_CALLBACK (pointed_cb), self, 0);
  g_signal_connect_object (self->hints, "chosen", G_CALLBACK (chosen_cb), self, 0);
}

void
ogc_table_toggle_hints (OgcTable *self)
{
  if (self->hint_provider == NULL)
    return;
  if (ogc_hint_provider_get_active (self->hint_provider))
    {
      ogc_hint_provider_dismiss (self->hint_provider);
      focus_button (self);
    }
  else if (ogc_table_takes_input (self))
    ogc_hint_provider_ask (self->hint_provider);
  else
    ogc_table_show_refusal (self, _("Nothing is asked of you now."));
}
