/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-game-private.h"

#include <glib/gi18n.h>

#include "ogc-notify.h"
#include "ogc-player-task.h"
#include "ogc-property.h"
#include "ogc-rules.h"

static gpointer
decision_copy (gpointer decision)
{
  return g_memdup2 (decision, sizeof (OgcDecision));
}

static gpointer
event_copy (gpointer event)
{
  return g_memdup2 (event, sizeof (OgcEvent));
}

G_DEFINE_BOXED_TYPE (OgcDecision, ogc_decision, decision_copy, g_free)
G_DEFINE_BOXED_TYPE (OgcEvent, ogc_event, event_copy, g_free)
G_DEFINE_FINAL_TYPE_WITH_CODE (OgcGame, ogc_game, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (OGC_TYPE_PLAYABLE, ogc_game_playable_init))

enum {
  PROP_0,
  PROP_SEATS,
  PROP_BUILDINGS,
  PROP_LOG,
  PROP_TRAY,
  PROP_SEED,
  PROP_ROUND,
  PROP_ROUNDS,
  PROP_LAST_LAP,
  PROP_ASKED,
  PROP_ASK_KIND,
  PROP_VIEWER,
  PROP_CURTAIN,
  PROP_CURTAIN_SEAT,
  PROP_ANSWERABLE,
  PROP_CAN_UNDO,
  PROP_CAN_REDO,
  PROP_CAN_SHOW_AGAIN,
  PROP_SHOWING_AGAIN,
  PROP_RUNNING,
  PROP_AUTO_ROLL,
  PROP_USE_CURTAIN,
  PROP_THINKING,
  PROP_WAITING,
  PROP_FINISHED,
  PROP_REPLAY,
  PROP_POSITION,
  PROP_LENGTH,
  PROP_HELD,
  PROP_PACE,
  PROP_TITLE,
  PROP_SUBTITLE,
  PROP_PROMPT,
  PROP_REASON,
  N_PROPS
};

enum {
  DECIDED,
  EVENT,
  SHOW_AGAIN,
  EVENT_AGAIN,
  SHOWN_AGAIN,
  REWOUND,
  ASKED,
  ROUND_ENDED,
  FINISHED,
  N_SIGNALS
};

static GParamSpec *props[N_PROPS];
static guint signals[N_SIGNALS];

static void
spec_clear (OgcSeatSpec *spec)
{
  g_clear_pointer (&spec->name, g_free);
  g_clear_pointer (&spec->emblem, g_free);
  g_clear_pointer (&spec->kind, g_free);
}

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
update_properties (OgcGame *self,
                   int      curtain_seat)
{
  const OgcState *state = ogc_game_get_shown_state (self);
  const unsigned position = ogc_timeline_get_position (self->timeline);
  const gboolean can_undo = !self->replay && ogc_timeline_undo_target (self->timeline, self->persons) != position;

  ogc_notify_uint (self, &self->round, state->round, props[PROP_ROUND]);
  ogc_notify_uint (self, &self->rounds, state->rounds, props[PROP_ROUNDS]);
  ogc_notify_int (self, &self->last_lap, state->last_lap, props[PROP_LAST_LAP]);
  ogc_notify_int (self, &self->asked, state->ask.kind != OGC_ASK_NOTHING ? state->ask.seat : -1, props[PROP_ASKED]);
  ogc_notify_uint (self, &self->ask_kind, state->ask.kind, props[PROP_ASK_KIND]);
  ogc_notify_int (self, &self->finished, state->phase == OGC_PHASE_OVER, props[PROP_FINISHED]);
  ogc_notify_int (self, &self->viewer, self->view.viewer, props[PROP_VIEWER]);
  ogc_notify_int (self, &self->curtain, curtain_seat >= 0, props[PROP_CURTAIN]);
  ogc_notify_int (self, &self->curtain_seat, curtain_seat, props[PROP_CURTAIN_SEAT]);
  ogc_notify_int (self, &self->answerable, self->view.answerable, props[PROP_ANSWERABLE]);
  ogc_notify_int (self, &self->can_undo, can_undo, props[PROP_CAN_UNDO]);
  ogc_notify_int (self, &self->can_redo, !self->replay && ogc_timeline_can_redo (self->timeline), props[PROP_CAN_REDO]);
  ogc_notify_int (self, &self->can_show_again, ogc_game_find_can_show_again (self), props[PROP_CAN_SHOW_AGAIN]);
  ogc_notify_int (self, &self->showing_again, self->again >= 0, props[PROP_SHOWING_AGAIN]);
  ogc_notify_int (self, &self->thinking, self->view.thinking >= 0, props[PROP_THINKING]);
  ogc_notify_uint (self, &self->position, position, props[PROP_POSITION]);
  ogc_notify_uint (self, &self->length, ogc_timeline_get_length (self->timeline), props[PROP_LENGTH]);
  /* TRANSLATORS: the number of this round, and of all rounds. */
  ogc_notify_string (self, &self->title, g_strdup_printf (_("Round %u of %u"), state->round, state->rounds),
                     props[PROP_TITLE]);
  ogc_notify_string (self, &self->subtitle, ogc_game_describe_subtitle (self), props[PROP_SUBTITLE]);
  ogc_notify_string (self, &self->prompt, ogc_game_describe_prompt (self, curtain_seat), props[PROP_PROMPT]);
  ogc_notify_string (self, &self->reason, ogc_game_describe_reason (self), props[PROP_REASON]);
}

void
ogc_game_show_position (OgcGame *self)
{
  int curtain_seat;

  g_object_freeze_notify (G_OBJECT (self));
  curtain_seat = ogc_game_update_view (self);
  update_seats (self);
  ogc_tray_update (self->tray, &self->view);
  update_buildings (self);
  update_properties (self, curtain_seat);
  if (self->again < 0) /* the log stays what it is */
    ogc_log_update (self->log, self->timeline, &self->view);
  g_object_thaw_notify (G_OBJECT (self));
}

void
ogc_game_set_thinking (OgcGame *self,
                       int      seat)
{
  if (self->view.thinking == seat)
    return;
  self->view.thinking = seat;
  ogc_notify_int (self, &self->thinking, seat >= 0, props[PROP_THINKING]);
  update_seats (self);
}

static void
ogc_game_dispose (GObject *object)
{
  OgcGame *self = OGC_GAME (object);

  ogc_computer_turn_stop (self->computer);
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
  ogc_computer_turn_free (self->computer);
  ogc_pacer_free (self->pacer);
  g_free (self->decisions);
  for (unsigned seat = 0; seat < OGC_MAX_SEATS; seat++)
    spec_clear (&self->specs[seat]);
  g_free (self->title);
  g_free (self->subtitle);
  g_free (self->prompt);
  g_free (self->reason);
  G_OBJECT_CLASS (ogc_game_parent_class)->finalize (object);
}

static void
ogc_game_get_property (GObject    *object,
                       guint       prop_id,
                       GValue     *value,
                       GParamSpec *pspec)
{
  OgcGame *self = OGC_GAME (object);

  switch (prop_id)
    {
    case PROP_LOG:
      g_value_set_object (value, ogc_log_get_list (self->log));
      break;
    case PROP_SEED:
      g_value_set_uint64 (value, self->setup.seed);
      break;
    case PROP_HELD:
      g_value_set_boolean (value, ogc_pacer_get_held (self->pacer));
      break;
    case PROP_PACE:
      g_value_set_enum (value, self->pace);
      break;
    default:
      ogc_property_get (object, prop_id, value, pspec);
    }
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
    case PROP_RUNNING:
      ogc_game_set_running (self, g_value_get_boolean (value));
      break;
    case PROP_AUTO_ROLL:
      ogc_game_set_auto_roll (self, g_value_get_boolean (value));
      break;
    case PROP_USE_CURTAIN:
      ogc_game_set_use_curtain (self, g_value_get_boolean (value));
      break;
    case PROP_PACE:
      ogc_game_set_pace (self, g_value_get_enum (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
ogc_game_class_init (OgcGameClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags readable = G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;
  const GParamFlags writable = readable | G_PARAM_WRITABLE;

  object_class->dispose = ogc_game_dispose;
  object_class->finalize = ogc_game_finalize;
  object_class->get_property = ogc_game_get_property;
  object_class->set_property = ogc_game_set_property;

  props[PROP_SEATS] = ogc_property_new ("seats", G_TYPE_LIST_MODEL, G_STRUCT_OFFSET (OgcGame, seats));
  props[PROP_BUILDINGS] = ogc_property_new ("buildings", G_TYPE_LIST_MODEL, G_STRUCT_OFFSET (OgcGame, buildings));
  props[PROP_LOG] = g_param_spec_object ("log", NULL, NULL, G_TYPE_LIST_MODEL, readable);
  props[PROP_TRAY] = ogc_property_new ("tray", OGC_TYPE_TRAY, G_STRUCT_OFFSET (OgcGame, tray));
  props[PROP_SEED] = g_param_spec_uint64 ("seed", NULL, NULL, 0, G_MAXUINT64, 0, readable);
  props[PROP_ROUND] = ogc_property_new ("round", G_TYPE_UINT, G_STRUCT_OFFSET (OgcGame, round));
  props[PROP_ROUNDS] = ogc_property_new ("rounds", G_TYPE_UINT, G_STRUCT_OFFSET (OgcGame, rounds));
  props[PROP_LAST_LAP] = ogc_property_new ("last-lap", G_TYPE_BOOLEAN, G_STRUCT_OFFSET (OgcGame, last_lap));
  props[PROP_ASKED] = ogc_property_new ("asked", G_TYPE_INT, G_STRUCT_OFFSET (OgcGame, asked));
  props[PROP_ASK_KIND] = ogc_property_new ("ask-kind", G_TYPE_UINT, G_STRUCT_OFFSET (OgcGame, ask_kind));
  props[PROP_VIEWER] = ogc_property_new ("viewer", G_TYPE_INT, G_STRUCT_OFFSET (OgcGame, viewer));
  props[PROP_CURTAIN] = ogc_property_new ("curtain", G_TYPE_BOOLEAN, G_STRUCT_OFFSET (OgcGame, curtain));
  props[PROP_CURTAIN_SEAT] = ogc_property_new ("curtain-seat", G_TYPE_INT, G_STRUCT_OFFSET (OgcGame, curtain_seat));
  props[PROP_ANSWERABLE] = ogc_property_new ("answerable", G_TYPE_BOOLEAN, G_STRUCT_OFFSET (OgcGame, answerable));
  props[PROP_CAN_UNDO] = ogc_property_new ("can-undo", G_TYPE_BOOLEAN, G_STRUCT_OFFSET (OgcGame, can_undo));
  props[PROP_CAN_REDO] = ogc_property_new ("can-redo", G_TYPE_BOOLEAN, G_STRUCT_OFFSET (OgcGame, can_redo));
  props[PROP_CAN_SHOW_AGAIN] = ogc_property_new ("can-show-again", G_TYPE_BOOLEAN,
                                                 G_STRUCT_OFFSET (OgcGame, can_show_again));
  props[PROP_SHOWING_AGAIN] = ogc_property_new ("showing-again", G_TYPE_BOOLEAN,
                                                G_STRUCT_OFFSET (OgcGame, showing_again));
  props[PROP_RUNNING] = ogc_property_new ("running", G_TYPE_BOOLEAN, G_STRUCT_OFFSET (OgcGame, running));
  props[PROP_RUNNING]->flags |= G_PARAM_WRITABLE;
  props[PROP_AUTO_ROLL] = ogc_property_new ("auto-roll", G_TYPE_BOOLEAN, G_STRUCT_OFFSET (OgcGame, auto_roll));
  props[PROP_AUTO_ROLL]->flags |= G_PARAM_WRITABLE;
  props[PROP_USE_CURTAIN] = ogc_property_new ("use-curtain", G_TYPE_BOOLEAN, G_STRUCT_OFFSET (OgcGame, use_curtain));
  props[PROP_USE_CURTAIN]->flags |= G_PARAM_WRITABLE;
  props[PROP_THINKING] = ogc_property_new ("thinking", G_TYPE_BOOLEAN, G_STRUCT_OFFSET (OgcGame, thinking));
  props[PROP_WAITING] = ogc_property_new ("waiting", G_TYPE_BOOLEAN, G_STRUCT_OFFSET (OgcGame, view.waiting));
  props[PROP_FINISHED] = ogc_property_new ("finished", G_TYPE_BOOLEAN, G_STRUCT_OFFSET (OgcGame, finished));
  props[PROP_REPLAY] = ogc_property_new ("replay", G_TYPE_BOOLEAN, G_STRUCT_OFFSET (OgcGame, replay));
  props[PROP_POSITION] = ogc_property_new ("position", G_TYPE_UINT, G_STRUCT_OFFSET (OgcGame, position));
  props[PROP_LENGTH] = ogc_property_new ("length", G_TYPE_UINT, G_STRUCT_OFFSET (OgcGame, length));
  props[PROP_HELD] = g_param_spec_boolean ("held", NULL, NULL, FALSE, readable);
  props[PROP_PACE] = g_param_spec_enum ("pace", NULL, NULL, OGC_TYPE_PACE, OGC_PACE_INSTANT, writable);
  props[PROP_TITLE] = ogc_property_new ("title", G_TYPE_STRING, G_STRUCT_OFFSET (OgcGame, title));
  props[PROP_SUBTITLE] = ogc_property_new ("subtitle", G_TYPE_STRING, G_STRUCT_OFFSET (OgcGame, subtitle));
  props[PROP_PROMPT] = ogc_property_new ("prompt", G_TYPE_STRING, G_STRUCT_OFFSET (OgcGame, prompt));
  props[PROP_REASON] = ogc_property_new ("reason", G_TYPE_STRING, G_STRUCT_OFFSET (OgcGame, reason));
  g_object_class_install_properties (object_class, N_PROPS, props);

  signals[DECIDED] = g_signal_new ("decided", OGC_TYPE_GAME, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 2,
                                   OGC_TYPE_DECISION | G_SIGNAL_TYPE_STATIC_SCOPE, G_TYPE_UINT);
  signals[EVENT] = g_signal_new ("event", OGC_TYPE_GAME, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                                          OGC_TYPE_EVENT | G_SIGNAL_TYPE_STATIC_SCOPE);
  signals[SHOW_AGAIN] = g_signal_new ("show-again", OGC_TYPE_GAME, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                      0);
  signals[EVENT_AGAIN] = g_signal_new ("event-again", OGC_TYPE_GAME, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                       G_TYPE_NONE,
                                       1, OGC_TYPE_EVENT | G_SIGNAL_TYPE_STATIC_SCOPE);
  signals[SHOWN_AGAIN] = g_signal_new ("shown-again", OGC_TYPE_GAME, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                       G_TYPE_NONE,
                                       0);
  signals[REWOUND] = g_signal_new ("rewound", OGC_TYPE_GAME, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[ASKED] = g_signal_new ("asked", OGC_TYPE_GAME, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 2,
                                 G_TYPE_INT, G_TYPE_UINT);
  signals[ROUND_ENDED] = g_signal_new ("round-ended", OGC_TYPE_GAME, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                       G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[FINISHED] = g_signal_new ("finished", OGC_TYPE_GAME, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
ogc_game_init (OgcGame *self)
{
  self->seats = g_list_store_new (OGC_TYPE_SEAT);
  self->buildings = g_list_store_new (OGC_TYPE_BUILDING);
  self->log = ogc_log_new ();
  self->decisions = g_new (OgcDecision, OGC_MAX_DECISIONS);
  self->pacer = ogc_pacer_new ();
  self->computer = ogc_computer_turn_new (self->pacer, ogc_game_computer_answered_cb, self);
  self->work = OGC_WORK_USUAL;
  self->use_curtain = TRUE;
  self->again = -1;
  self->viewing_seat = self->view.viewer = self->view.thinking = -1;
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

int
ogc_game_get_asked (OgcGame *self)
{
  g_return_val_if_fail (OGC_IS_GAME (self), -1);
  return self->asked;
}

OgcAskKind
ogc_game_get_ask_kind (OgcGame *self)
{
  g_return_val_if_fail (OGC_IS_GAME (self), OGC_ASK_NOTHING);
  return self->ask_kind;
}

int
ogc_game_get_viewer (OgcGame *self)
{
  g_return_val_if_fail (OGC_IS_GAME (self), -1);
  return self->viewer;
}

gboolean
ogc_game_get_curtain (OgcGame *self)
{
  g_return_val_if_fail (OGC_IS_GAME (self), FALSE);
  return self->curtain;
}

int
ogc_game_get_curtain_seat (OgcGame *self)
{
  g_return_val_if_fail (OGC_IS_GAME (self), -1);
  return self->curtain_seat;
}

gboolean
ogc_game_get_answerable (OgcGame *self)
{
  g_return_val_if_fail (OGC_IS_GAME (self), FALSE);
  return self->answerable;
}

gboolean
ogc_game_get_can_undo (OgcGame *self)
{
  g_return_val_if_fail (OGC_IS_GAME (self), FALSE);
  return self->can_undo;
}

gboolean
ogc_game_get_can_redo (OgcGame *self)
{
  g_return_val_if_fail (OGC_IS_GAME (self), FALSE);
  return self->can_redo;
}

gboolean
ogc_game_get_can_show_again (OgcGame *self)
{
  g_return_val_if_fail (OGC_IS_GAME (self), FALSE);
  return self->can_show_again;
}

gboolean
ogc_game_get_showing_again (OgcGame *self)
{
  g_return_val_if_fail (OGC_IS_GAME (self), FALSE);
  return self->showing_again;
}

gboolean
ogc_game_get_running (OgcGame *self)
{
  g_return_val_if_fail (OGC_IS_GAME (self), FALSE);
  return self->running;
}

gboolean
ogc_game_get_thinking (OgcGame *self)
{
  g_return_val_if_fail (OGC_IS_GAME (self), FALSE);
  return self->thinking;
}

gboolean
ogc_game_get_finished (OgcGame *self)
{
  g_return_val_if_fail (OGC_IS_GAME (self), FALSE);
  return self->finished;
}

gboolean
ogc_game_get_replay (OgcGame *self)
{
  g_return_val_if_fail (OGC_IS_GAME (self), FALSE);
  return self->replay;
}

unsigned
ogc_game_get_position (OgcGame *self)
{
  g_return_val_if_fail (OGC_IS_GAME (self), 0);
  return self->position;
}

unsigned
ogc_game_get_length (OgcGame *self)
{
  g_return_val_if_fail (OGC_IS_GAME (self), 0);
  return self->length;
}

guint64
ogc_game_get_seed (OgcGame *self)
{
  g_return_val_if_fail (OGC_IS_GAME (self), 0);
  return self->setup.seed;
}

OgcPace
ogc_game_get_pace (OgcGame *self)
{
  g_return_val_if_fail (OGC_IS_GAME (self), OGC_PACE_INSTANT);
  return self->pace;
}

const char *
ogc_game_get_title (OgcGame *self)
{
  g_return_val_if_fail (OGC_IS_GAME (self), NULL);
  return self->title;
}

const char *
ogc_game_get_subtitle (OgcGame *self)
{
  g_return_val_if_fail (OGC_IS_GAME (self), NULL);
  return self->subtitle;
}

const char *
ogc_game_get_prompt (OgcGame *self)
{
  g_return_val_if_fail (OGC_IS_GAME (self), NULL);
  return self->prompt;
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

  if (self->busy || !self->view.answerable)
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
  ogc_game_decide (self, &attempt);
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
ogc_game_set_running (OgcGame  *self,
                      gboolean  running)
{
  g_return_if_fail (OGC_IS_GAME (self));

  if (!ogc_notify_int (self, &self->running, !!running, props[PROP_RUNNING]))
    return;
  ogc_game_end_again (self);
  if (running && !self->asked_once)
    ogc_game_ask (self);
  else
    ogc_game_go_on (self);
}

void
ogc_game_set_pace (OgcGame *self,
                   OgcPace  pace)
{
  g_return_if_fail (OGC_IS_GAME (self));
  g_return_if_fail (pace <= OGC_PACE_CALM);

  ogc_notify_uint (self, &self->pace, pace, props[PROP_PACE]);
  ogc_pacer_set_pace (self->pacer, pace);
}

void
ogc_game_set_auto_roll (OgcGame  *self,
                        gboolean  auto_roll)
{
  g_return_if_fail (OGC_IS_GAME (self));

  if (ogc_notify_int (self, &self->auto_roll, !!auto_roll, props[PROP_AUTO_ROLL]) && self->asked_once && !self->busy)
    ogc_game_go_on (self);
}

void
ogc_game_set_use_curtain (OgcGame  *self,
                          gboolean  use_curtain)
{
  g_return_if_fail (OGC_IS_GAME (self));

  if (ogc_notify_int (self, &self->use_curtain, !!use_curtain, props[PROP_USE_CURTAIN]) && !use_curtain)
    ogc_game_lift_curtain (self);
}

void
ogc_game_set_work (OgcGame  *self,
                   unsigned  work)
{
  g_return_if_fail (OGC_IS_GAME (self));
  g_return_if_fail (work <= G_MAXINT);

  self->work = work;
}

gboolean
ogc_game_get_held (OgcGame *self)
{
  g_return_val_if_fail (OGC_IS_GAME (self), FALSE);
  return ogc_pacer_get_held (self->pacer);
}

void
ogc_game_hold (OgcGame *self)
{
  g_return_if_fail (OGC_IS_GAME (self));

  ogc_pacer_hold (self->pacer);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_HELD]);
}

void
ogc_game_release (OgcGame *self)
{
  g_return_if_fail (OGC_IS_GAME (self));

  ogc_pacer_release (self->pacer);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_HELD]);
}

void
ogc_game_hurry (OgcGame *self)
{
  g_return_if_fail (OGC_IS_GAME (self));
  ogc_pacer_hurry (self->pacer);
}
