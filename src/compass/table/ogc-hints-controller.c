/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-hints-controller.h"

#include <glib/gi18n.h>

#include "ogc-win-estimator.h"
#include "ogc-hint-layer.h"
#include "ogc-motion-targets.h"
#include "ogc-preferences.h"

struct _OgcHintsController
{
  GObject parent_instance;

  OgcHintBar      *bar;
  OgcHintLayer    *layer;
  OgcBoard        *board;
  OgcTrayView     *tray;
  OgcGame         *game;
  OgcHintProvider *hint_provider; /* as long as there is a game */
  OgcWinEstimator *win_estimator; /* likewise */
};

enum {
  POINTED,
  CHOSEN,
  REFUSED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (OgcHintsController, ogc_hints_controller, G_TYPE_OBJECT)

/* The set that is joined, the space or the card. */
static GtkWidget *
find_place (OgcHintsController *self,
            const OgcDecision  *decision)
{
  GtkWidget *stage = GTK_WIDGET (self->board);
  const OgcEvent item = { .building = OGC_TEMPLE, .tile_kind = OGC_TILE_ITEM, .tile = OGC_NO_TILE,
                          .place = decision->place };
  const unsigned owner = decision->neutral ? OGC_NEUTRAL : (unsigned) ogc_game_get_asked (self->game);
  GtkWidget *place = NULL;

  if (decision->building == OGC_TEMPLE)
    place = ogc_motion_targets_find_offer (stage, NULL, &item);
  else if (decision->building == OGC_ARCHIVES && decision->place > 0)
    place = ogc_motion_targets_find_die (stage, NULL, OGC_ARCHIVES, owner, ogc_dice_lowest (decision->dice), 0);
  return place != NULL ? place : GTK_WIDGET (ogc_board_find_card (self->board, decision->building));
}

static GtkWidget *
find_target (OgcHint  *hint,
             gpointer  user_data)
{
  OgcHintsController *self = OGC_HINTS_CONTROLLER (user_data);
  const OgcDecision *decision = ogc_hint_get_decision (hint);
  GtkWidget *button;

  if (decision->kind == OGC_DECISION_PLACE)
    return find_place (self, decision);
  if (decision->kind != OGC_DECISION_TAKE)
    return ogc_tray_view_get_button (self->tray, decision->kind);
  button = ogc_board_find_offered (self->board, decision->tile);
  return button != NULL ? gtk_button_get_child (GTK_BUTTON (button)) : NULL;
}

static void
pointed_cb (OgcHintsController *self,
            OgcHint            *hint)
{
  if (self->game != NULL)
    g_signal_emit (self, signals[POINTED], 0, hint);
}

/* Moves the focus to what is to be pressed next. */
static void
focus_next (OgcHintsController *self,
            OgcHint            *hint)
{
  const OgcDecision *decision = ogc_hint_get_decision (hint);
  GtkWidget *next;

  if (decision->kind == OGC_DECISION_PLACE)
    next = ogc_building_card_get_title (ogc_board_find_card (self->board, decision->building));
  else if (decision->kind == OGC_DECISION_TAKE)
    next = ogc_board_find_offered (self->board, decision->tile);
  else
    next = ogc_tray_view_get_button (self->tray, decision->kind);
  if (next != NULL)
    gtk_widget_grab_focus (next);
}

static void
chosen_cb (OgcHintsController *self,
           OgcHint            *hint)
{
  if (self->game == NULL || !ogc_game_get_answerable (self->game))
    return;
  g_signal_emit (self, signals[CHOSEN], 0, hint);
  focus_next (self, hint);
}

static void
ogc_hints_controller_dispose (GObject *object)
{
  ogc_hints_controller_set_game (OGC_HINTS_CONTROLLER (object), NULL);

  G_OBJECT_CLASS (ogc_hints_controller_parent_class)->dispose (object);
}

static void
ogc_hints_controller_class_init (OgcHintsControllerClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ogc_hints_controller_dispose;

  signals[POINTED] = g_signal_new ("pointed", OGC_TYPE_HINTS_CONTROLLER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 1, OGC_TYPE_HINT);
  signals[CHOSEN] = g_signal_new ("chosen", OGC_TYPE_HINTS_CONTROLLER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, OGC_TYPE_HINT);
  signals[REFUSED] = g_signal_new ("refused", OGC_TYPE_HINTS_CONTROLLER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
ogc_hints_controller_init (OgcHintsController *self)
{
}

OgcHintsController *
ogc_hints_controller_new (GtkWidget   *table,
                          OgcHintBar  *bar,
                          OgcBoard    *board,
                          OgcTrayView *tray)
{
  OgcHintsController *self;

  g_return_val_if_fail (GTK_IS_WIDGET (table), NULL);
  g_return_val_if_fail (OGC_IS_HINT_BAR (bar) && OGC_IS_BOARD (board) && OGC_IS_TRAY_VIEW (tray), NULL);

  self = g_object_new (OGC_TYPE_HINTS_CONTROLLER, NULL);
  self->bar = bar;
  self->board = board;
  self->tray = tray;
  self->layer = OGC_HINT_LAYER (ogc_hint_layer_new (find_target, self));
  gtk_widget_set_parent (GTK_WIDGET (self->layer), table);
  g_signal_connect_object (bar, "pointed", G_CALLBACK (pointed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (bar, "chosen", G_CALLBACK (chosen_cb), self, G_CONNECT_SWAPPED);
  return self;
}

void
ogc_hints_controller_set_game (OgcHintsController *self,
                               OgcGame            *game)
{
  g_return_if_fail (OGC_IS_HINTS_CONTROLLER (self));
  g_return_if_fail (game == NULL || OGC_IS_GAME (game));

  if (self->game != NULL)
    {
      ogc_hint_provider_dismiss (self->hint_provider);
      ogc_hint_bar_set_adviser (self->bar, NULL);
      ogc_hint_layer_set_hints (self->layer, NULL);
      g_clear_object (&self->hint_provider);
      ogc_win_estimator_set_enabled (self->win_estimator, FALSE);
      g_clear_object (&self->win_estimator);
    }
  g_set_object (&self->game, game);
  if (game == NULL)
    return;
  self->hint_provider = ogc_hint_provider_new (game);
  self->win_estimator = ogc_win_estimator_new (game);
  g_settings_bind (ogc_preferences_get_default (), OGC_PREFERENCE_SHOW_ESTIMATE, self->win_estimator, "enabled",
                   G_SETTINGS_BIND_GET);
  ogc_hint_bar_set_adviser (self->bar, self->hint_provider);
  ogc_hint_layer_set_hints (self->layer, ogc_hint_provider_get_hints (self->hint_provider));
}

void
ogc_hints_controller_toggle (OgcHintsController *self)
{
  GtkWidget *button;

  g_return_if_fail (OGC_IS_HINTS_CONTROLLER (self));

  if (self->game == NULL)
    return;
  if (ogc_hint_provider_get_active (self->hint_provider))
    {
      button = ogc_tray_view_get_hint_button (self->tray);
      ogc_hint_provider_dismiss (self->hint_provider);
      if (gtk_widget_get_visible (button)) /* so that the focus does not go with the strip */
        gtk_widget_grab_focus (button);
    }
  else if (gtk_widget_get_mapped (GTK_WIDGET (self->board)) && ogc_game_get_answerable (self->game))
    ogc_hint_provider_ask (self->hint_provider);
  else
    g_signal_emit (self, signals[REFUSED], 0, _("Nothing is asked of you now."));
}

gboolean
ogc_hints_controller_get_active (OgcHintsController *self)
{
  g_return_val_if_fail (OGC_IS_HINTS_CONTROLLER (self), FALSE);

  return self->hint_provider != NULL && ogc_hint_provider_get_active (self->hint_provider);
}
