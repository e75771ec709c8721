/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-game-private.h"

#include "ogc-notify.h"
#include "ogc-property.h"
#include "ogc-rules.h"

G_DEFINE_FINAL_TYPE (OgcGame, ogc_game, OGC_TYPE_PLAYABLE)

enum {
  PROP_0,
  PROP_SEATS,
  PROP_BUILDINGS,
  PROP_TRAY,
  PROP_ROUND,
  PROP_ROUNDS,
  PROP_LAST_LAP,
  PROP_AUTO_ROLL,
  PROP_REASON,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

static void
update_seats (OgcGame *self)
{
  for (unsigned i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->seats)); i++)
    {
      g_autoptr (OgcSeat) seat = g_list_model_get_item (G_LIST_MODEL (self->seats), i);

      ogc_seat_update (seat, &self->view);
    }
}

static void
update_buildings (OgcGame *self)
{
  for (unsigned i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->buildings)); i++)
    {
      g_autoptr (OgcBuilding) building = g_list_model_get_item (G_LIST_MODEL (self->buildings), i);

      ogc_building_update (building, &self->view);
    }
  ogc_game_show_pick (self);
}

static void
show_game (OgcPlayable *playable)
{
  OgcGame *self = OGC_GAME (playable);
  const OgcState *state = ogc_game_get_shown_state (self);

  ogc_game_update_view (self);
  update_seats (self);
  ogc_tray_update (self->tray, &self->view);
  update_buildings (self);
  ogc_notify_uint (self, &self->round, state->round, props[PROP_ROUND]);
  ogc_notify_uint (self, &self->rounds, state->rounds, props[PROP_ROUNDS]);
  ogc_notify_int (self, &self->last_lap, state->last_lap, props[PROP_LAST_LAP]);
  ogc_notify_string (self, &self->reason, ogc_game_describe_reason (self), props[PROP_REASON]);
}

static void
show_players (OgcPlayable *playable)
{
  OgcGame *self = OGC_GAME (playable);
  const OgcPlayableScene *scene = ogc_playable_get_scene (playable);

  self->view.thinking = scene->thinking;
  self->view.waiting = scene->waiting;
  update_seats (self);
}

static void
update_log (OgcPlayable *playable)
{
  OgcGame *self = OGC_GAME (playable);

  ogc_log_update (self->log, self->timeline, &self->view);
}

static gboolean
is_secret (OgcPlayable *playable,
           unsigned     seat)
{
  return ogc_view_is_secret (ogc_timeline_get_state (OGC_GAME (playable)->timeline), seat);
}

static void
ogc_game_dispose (GObject *object)
{
  OgcGame *self = OGC_GAME (object);

  if (self->tray != NULL)
    ogc_tray_detach (self->tray);
  G_OBJECT_CLASS (ogc_game_parent_class)->dispose (object);
}

static void
ogc_game_finalize (GObject *object)
{
  OgcGame *self = OGC_GAME (object);

  g_clear_object (&self->tray);
  g_clear_object (&self->seats);
  g_clear_object (&self->buildings);
  g_clear_pointer (&self->log, ogc_log_free);
  g_clear_pointer (&self->timeline, ogc_timeline_free);
  g_clear_object (&self->tile_set);
  g_free (self->decisions);
  g_free (self->reason);
  G_OBJECT_CLASS (ogc_game_parent_class)->finalize (object);
}

static void
ogc_game_set_property (GObject      *object,
                       guint         prop_id,
                       const GValue *value,
                       GParamSpec   *pspec)
{
  OgcGame *self = OGC_GAME (object);

  switch (prop_id)
    {
    case PROP_AUTO_ROLL:
      ogc_game_set_auto_roll (self, g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
ogc_game_class_init (OgcGameClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  OgcPlayableClass *playable_class = OGC_PLAYABLE_CLASS (klass);

  object_class->dispose = ogc_game_dispose;
  object_class->finalize = ogc_game_finalize;
  object_class->get_property = ogc_property_get;
  object_class->set_property = ogc_game_set_property;
  playable_class->show = show_game;
  playable_class->show_players = show_players;
  playable_class->update_log = update_log;
  playable_class->is_secret = is_secret;
  playable_class->describe = ogc_game_describe;
  playable_class->find_others = ogc_game_find_others;
  playable_class->set_computer = ogc_game_set_computer;
  ogc_game_steps_init (playable_class);
  ogc_game_replay_init (playable_class);

  props[PROP_SEATS] = ogc_property_new ("seats", G_TYPE_LIST_MODEL, G_STRUCT_OFFSET (OgcGame, seats));
  props[PROP_BUILDINGS] = ogc_property_new ("buildings", G_TYPE_LIST_MODEL, G_STRUCT_OFFSET (OgcGame, buildings));
  props[PROP_TRAY] = ogc_property_new ("tray", OGC_TYPE_TRAY, G_STRUCT_OFFSET (OgcGame, tray));
  props[PROP_ROUND] = ogc_property_new ("round", G_TYPE_UINT, G_STRUCT_OFFSET (OgcGame, round));
  props[PROP_ROUNDS] = ogc_property_new ("rounds", G_TYPE_UINT, G_STRUCT_OFFSET (OgcGame, rounds));
  props[PROP_LAST_LAP] = ogc_property_new ("last-lap", G_TYPE_BOOLEAN, G_STRUCT_OFFSET (OgcGame, last_lap));
  props[PROP_AUTO_ROLL] = ogc_property_new ("auto-roll", G_TYPE_BOOLEAN, G_STRUCT_OFFSET (OgcGame, auto_roll));
  props[PROP_AUTO_ROLL]->flags |= G_PARAM_WRITABLE;
  props[PROP_REASON] = ogc_property_new ("reason", G_TYPE_STRING, G_STRUCT_OFFSET (OgcGame, reason));
  g_object_class_install_properties (object_class, N_PROPS, props);
  g_signal_new ("round-ended", OGC_TYPE_GAME, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
}

static void
ogc_game_init (OgcGame *self)
{
  self->seats = g_list_store_new (OGC_TYPE_SEAT);
  self->buildings = g_list_store_new (OGC_TYPE_BUILDING);
  self->log = ogc_log_new ();
  self->decisions = g_new (OgcDecision, OGC_MAX_DECISIONS);
  ogc_game_set_work (self, OGC_WORK_USUAL);
  self->view.viewer = self->view.thinking = -1;
  self->told = OGC_NO_BUILDING;
}

GListModel *
ogc_game_get_seats (OgcGame *self)
{
  g_return_val_if_fail (OGC_IS_GAME (self), NULL);
  return G_LIST_MODEL (self->seats);
}

GListModel *
ogc_game_get_buildings (OgcGame *self)
{
  g_return_val_if_fail (OGC_IS_GAME (self), NULL);
  return G_LIST_MODEL (self->buildings);
}

GListModel *
ogc_game_get_log (OgcGame *self)
{
  g_return_val_if_fail (OGC_IS_GAME (self), NULL);
  return ogc_log_get_list (self->log);
}

OgcTray *
ogc_game_get_tray (OgcGame *self)
{
  g_return_val_if_fail (OGC_IS_GAME (self), NULL);
  return self->tray;
}

unsigned
ogc_game_get_round (OgcGame *self)
{
  g_return_val_if_fail (OGC_IS_GAME (self), 0);
  return self->round;
}

unsigned
ogc_game_get_rounds (OgcGame *self)
{
  g_return_val_if_fail (OGC_IS_GAME (self), 0);
  return self->rounds;
}

gboolean
ogc_game_get_last_lap (OgcGame *self)
{
  g_return_val_if_fail (OGC_IS_GAME (self), FALSE);
  return self->last_lap;
}

guint64
ogc_game_get_seed (OgcGame *self)
{
  g_return_val_if_fail (OGC_IS_GAME (self), 0);
  return self->setup.seed;
}

const char *
ogc_game_get_reason (OgcGame *self)
{
  g_return_val_if_fail (OGC_IS_GAME (self), NULL);
  return self->reason;
}

const OgcSetup *
ogc_game_get_setup (OgcGame *self)
{
  g_return_val_if_fail (OGC_IS_GAME (self), NULL);
  return &self->setup;
}

OgcTileSet *
ogc_game_get_tile_set (OgcGame *self)
{
  g_return_val_if_fail (OGC_IS_GAME (self), NULL);
  return self->tile_set;
}

void
ogc_game_tell_building (OgcGame       *self,
                        OgcBuildingId  building)
{
  g_autofree char *told = NULL;

  g_return_if_fail (OGC_IS_GAME (self));

  self->told = building;
  if (building != OGC_NO_BUILDING)
    told = ogc_text_resolving (building);
  ogc_game_set_told (self, told);
}

OgcBuildingId
ogc_game_get_told_building (OgcGame *self)
{
  g_return_val_if_fail (OGC_IS_GAME (self), OGC_NO_BUILDING);
  return self->told;
}

const OgcResult *
ogc_game_get_result (OgcGame *self)
{
  g_return_val_if_fail (OGC_IS_GAME (self), NULL);
  return self->view.result;
}

OgcRule
ogc_game_check (OgcGame           *self,
                const OgcDecision *decision)
{
  g_return_val_if_fail (OGC_IS_GAME (self), OGC_RULE_MALFORMED);
  g_return_val_if_fail (decision != NULL, OGC_RULE_MALFORMED);

  if (ogc_playable_get_scene (OGC_PLAYABLE (self))->busy || !self->view.answerable)
    return OGC_RULE_NOT_ASKED;
  return ogc_rules_check (ogc_timeline_get_state (self->timeline), decision);
}

gboolean
ogc_game_take (OgcGame            *self,
               const OgcDecision  *decision,
               GError            **error)
{
  OgcDecision attempt;
  OgcRule rule;

  g_return_val_if_fail (OGC_IS_GAME (self), FALSE);
  g_return_val_if_fail (decision != NULL, FALSE);

  attempt = *decision; /* @decision may point into memory that is about to change */
  rule = ogc_game_check (self, &attempt);
  if (rule != OGC_RULE_NONE)
    {
      ogc_text_set_refusal (error, rule, &attempt);
      return FALSE;
    }
  ogc_playable_decide (OGC_PLAYABLE (self), &attempt);
  return TRUE;
}

gboolean
ogc_game_take_tile (OgcGame  *self,
                    OgcTile  *tile,
                    GError  **error)
{
  OgcDecision attempt = { .kind = OGC_DECISION_TAKE };

  g_return_val_if_fail (OGC_IS_GAME (self), FALSE);
  g_return_val_if_fail (OGC_IS_TILE (tile), FALSE);

  if (!ogc_tile_get_offered (tile))
    {
      ogc_text_set_refusal (error, OGC_RULE_NOT_ASKED, NULL);
      return FALSE;
    }
  attempt.tile = ogc_tile_get_number (tile);
  return ogc_game_take (self, &attempt, error);
}

const OgcDecision *
ogc_game_list_decisions (OgcGame  *self,
                         unsigned *n)
{
  g_return_val_if_fail (OGC_IS_GAME (self), NULL);
  g_return_val_if_fail (n != NULL, NULL);

  *n = self->view.n_decisions;
  return self->decisions;
}

void
ogc_game_set_auto_roll (OgcGame  *self,
                        gboolean  auto_roll)
{
  g_return_if_fail (OGC_IS_GAME (self));

  if (ogc_notify_int (self, &self->auto_roll, !!auto_roll, props[PROP_AUTO_ROLL]))
    ogc_playable_reconsider (OGC_PLAYABLE (self));
}
