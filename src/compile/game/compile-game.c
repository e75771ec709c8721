/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compile-game-private.h"

#include "compile-command-card.h"
#include "compile-game-text.h"
#include "compile-rules.h"
#include "compile-save-head.h"
#include "compile-text.h"
#include "ogc-notify.h"
#include "ogc-property.h"

static gpointer
decision_copy (gpointer decision)
{
  return g_memdup2 (decision, sizeof (CompileDecision));
}

static gpointer
event_copy (gpointer event)
{
  return g_memdup2 (event, sizeof (CompileEvent));
}

G_DEFINE_QUARK (compile-refusal-quark, compile_refusal)
G_DEFINE_BOXED_TYPE (CompileDecision, compile_decision, decision_copy, g_free)
G_DEFINE_BOXED_TYPE (CompileEvent, compile_event, event_copy, g_free)
G_DEFINE_FINAL_TYPE_WITH_CODE (CompileGame, compile_game, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (OGC_TYPE_PLAYABLE, compile_game_playable_init))

enum {
  PROP_0,
  PROP_SEATS,
  PROP_PENDING,
  PROP_TRANSIT,
  PROP_LOG,
  PROP_QUESTION,
  PROP_SEED,
  PROP_TURN,
  PROP_TURN_SIDE,
  PROP_PHASE,
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
  PROP_USE_CURTAIN,
  PROP_THINKING,
  PROP_WAITING,
  PROP_FINISHED,
  PROP_WINNER,
  PROP_REPLAY,
  PROP_POSITION,
  PROP_LENGTH,
  PROP_HELD,
  PROP_PACE,
  PROP_TITLE,
  PROP_SUBTITLE,
  PROP_PROMPT,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

/* ---- What is shown ---- */

static gboolean
is_person (CompileGame *self,
           unsigned     side)
{
  return (self->persons & (1u << side)) != 0;
}

/* Whether "you" would be ambiguous. */
static gboolean
has_several_persons (CompileGame *self)
{
  return (self->persons & (self->persons - 1)) != 0;
}

/* Finds who is looking at the screen. Returns the side that has to lift a curtain, or -1. */
static int
find_viewing_seat (CompileGame        *self,
                   const CompileState *state)
{
  const unsigned asked = state->ask.side;

  if (self->replay || self->again >= 0)
    return -1;
  if (self->persons != 0 && !has_several_persons (self))
    self->viewing_seat = __builtin_ctz (self->persons);
  if (state->ask.kind == COMPILE_ASK_NOTHING || !is_person (self, asked) || self->viewing_seat == (int) asked)
    return -1;
  if (self->use_curtain
      && (compile_view_is_secret (state, asked)
          || (self->viewing_seat >= 0 && compile_view_is_secret (state, self->viewing_seat))))
    {
      self->viewing_seat = -1;
      return asked;
    }
  self->viewing_seat = asked;
  return -1;
}

/* Updates the view to the position of the timeline. Returns the side that has to lift a curtain, or -1. */
static int
update_view (CompileGame *self)
{
  const CompileState *state = compile_game_get_shown_state (self);
  const int curtain_seat = find_viewing_seat (self, state);
  const gboolean everybody = self->viewing_seat == COMPILE_EVERYBODY;
  const gboolean answerable = !self->replay && self->again < 0 && curtain_seat < 0
                              && state->ask.kind != COMPILE_ASK_NOTHING && is_person (self, state->ask.side)
                              && self->viewing_seat == state->ask.side;

  compile_view_look (&self->view, state, everybody ? -1 : self->viewing_seat,
                     everybody || state->phase == COMPILE_PHASE_OVER, answerable);
  self->view.thinking = compile_game_find_computer (self);
  return curtain_seat;
}

static void
update_seats (CompileGame *self)
{
  for (unsigned side = 0; side < COMPILE_N_SIDES; side++)
    compile_seat_update (compile_game_get_seat (self, side), &self->view);
}

static void
update_properties (CompileGame *self,
                   int          curtain_seat)
{
  const CompileState *state = compile_game_get_shown_state (self);
  const unsigned position = compile_timeline_get_position (self->timeline);
  const gboolean can_undo = !self->replay && compile_timeline_undo_target (self->timeline, self->persons) != position;
  const gboolean can_redo = !self->replay && compile_timeline_can_redo (self->timeline);
  const gboolean over = state->phase == COMPILE_PHASE_OVER;

  ogc_notify_uint (self, &self->turn, state->turn, props[PROP_TURN]);
  ogc_notify_int (self, &self->turn_side, state->turn > 0 ? state->turn_side : -1, props[PROP_TURN_SIDE]);
  ogc_notify_uint (self, &self->phase, state->phase, props[PROP_PHASE]);
  ogc_notify_int (self, &self->asked, state->ask.kind != COMPILE_ASK_NOTHING ? state->ask.side : -1, props[PROP_ASKED]);
  ogc_notify_uint (self, &self->ask_kind, state->ask.kind, props[PROP_ASK_KIND]);
  ogc_notify_int (self, &self->finished, over, props[PROP_FINISHED]);
  ogc_notify_int (self, &self->winner, over && state->winner != COMPILE_NOBODY ? state->winner : -1,
                  props[PROP_WINNER]);
  ogc_notify_int (self, &self->viewer, self->view.viewer, props[PROP_VIEWER]);
  ogc_notify_int (self, &self->curtain, curtain_seat >= 0, props[PROP_CURTAIN]);
  ogc_notify_int (self, &self->curtain_seat, curtain_seat, props[PROP_CURTAIN_SEAT]);
  ogc_notify_int (self, &self->answerable, self->view.answerable, props[PROP_ANSWERABLE]);
  ogc_notify_int (self, &self->can_undo, can_undo, props[PROP_CAN_UNDO]);
  ogc_notify_int (self, &self->can_redo, can_redo, props[PROP_CAN_REDO]);
  ogc_notify_int (self, &self->can_show_again, compile_game_find_can_show_again (self), props[PROP_CAN_SHOW_AGAIN]);
  ogc_notify_int (self, &self->showing_again, self->again >= 0, props[PROP_SHOWING_AGAIN]);
  ogc_notify_int (self, &self->thinking, self->view.thinking >= 0, props[PROP_THINKING]);
  ogc_notify_uint (self, &self->position, position, props[PROP_POSITION]);
  ogc_notify_uint (self, &self->length, compile_timeline_get_length (self->timeline), props[PROP_LENGTH]);
  ogc_notify_string (self, &self->title, compile_game_text_title (&self->view), props[PROP_TITLE]);
  ogc_notify_string (self, &self->subtitle, compile_game_text_subtitle (&self->view, has_several_persons (self)),
                     props[PROP_SUBTITLE]);
  ogc_notify_string (self, &self->prompt, compile_game_text_prompt (&self->view, curtain_seat), props[PROP_PROMPT]);
}

void
compile_game_show_position (CompileGame *self)
{
  int curtain_seat;

  g_object_freeze_notify (G_OBJECT (self));
  curtain_seat = update_view (self);
  update_seats (self);
  compile_command_card_sync_transit (self->transit, &self->view);
  compile_pending_effect_sync (self->pending, &self->view);
  compile_question_update (self->question, &self->view);
  update_properties (self, curtain_seat);
  if (self->again < 0) /* the log does not change */
    compile_log_update (self->log, self->timeline, &self->view);
  g_object_thaw_notify (G_OBJECT (self));
}

void
compile_game_set_thinking (CompileGame *self,
                           int          side)
{
  if (self->view.thinking == side)
    return;
  self->view.thinking = side;
  ogc_notify_int (self, &self->thinking, side >= 0, props[PROP_THINKING]);
  update_seats (self);
}

/* Updates whether computer players appear to be thinking. */
static void
set_waiting (CompileGame *self,
             gboolean     waiting)
{
  if (ogc_notify_int (self, &self->view.waiting, waiting, props[PROP_WAITING]))
    update_seats (self);
}

/* ---- The class ---- */

static void
compile_game_dispose (GObject *object)
{
  CompileGame *self = COMPILE_GAME (object);

  compile_computer_turn_stop (self->computer_turn);
  G_OBJECT_CLASS (compile_game_parent_class)->dispose (object);
}

static void
compile_game_finalize (GObject *object)
{
  CompileGame *self = COMPILE_GAME (object);

  g_clear_object (&self->seats);
  g_clear_object (&self->pending);
  g_clear_object (&self->transit);
  g_clear_object (&self->question);
  g_clear_pointer (&self->log, compile_log_free);
  g_clear_pointer (&self->timeline, compile_timeline_free);
  g_clear_object (&self->card_set);
  compile_computer_turn_free (self->computer_turn);
  ogc_pacer_free (self->pacer);
  for (unsigned side = 0; side < COMPILE_N_SIDES; side++)
    ogc_seat_spec_clear (&self->specs[side]);
  g_free (self->title);
  g_free (self->subtitle);
  g_free (self->prompt);
  G_OBJECT_CLASS (compile_game_parent_class)->finalize (object);
}

static void
compile_game_get_property (GObject    *object,
                           guint       prop_id,
                           GValue     *value,
                           GParamSpec *pspec)
{
  CompileGame *self = COMPILE_GAME (object);

  switch (prop_id)
    {
    case PROP_LOG:
      g_value_set_object (value, compile_log_get_list (self->log));
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
compile_game_set_property (GObject      *object,
                           guint         prop_id,
                           const GValue *value,
                           GParamSpec   *pspec)
{
  CompileGame *self = COMPILE_GAME (object);

  switch (prop_id)
    {
    case PROP_RUNNING:
      compile_game_set_running (self, g_value_get_boolean (value));
      break;
    case PROP_USE_CURTAIN:
      compile_game_set_use_curtain (self, g_value_get_boolean (value));
      break;
    case PROP_PACE:
      compile_game_set_pace (self, g_value_get_enum (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
compile_game_class_init (CompileGameClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags readable = G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->dispose = compile_game_dispose;
  object_class->finalize = compile_game_finalize;
  object_class->get_property = compile_game_get_property;
  object_class->set_property = compile_game_set_property;

  props[PROP_SEATS] = ogc_property_new ("seats", G_TYPE_LIST_MODEL, G_STRUCT_OFFSET (CompileGame, seats));
  props[PROP_PENDING] = ogc_property_new ("pending", G_TYPE_LIST_MODEL, G_STRUCT_OFFSET (CompileGame, pending));
  props[PROP_TRANSIT] = ogc_property_new ("transit", G_TYPE_LIST_MODEL, G_STRUCT_OFFSET (CompileGame, transit));
  props[PROP_LOG] = g_param_spec_object ("log", NULL, NULL, G_TYPE_LIST_MODEL, readable);
  props[PROP_QUESTION] = ogc_property_new ("question", COMPILE_TYPE_QUESTION, G_STRUCT_OFFSET (CompileGame, question));
  props[PROP_SEED] = g_param_spec_uint64 ("seed", NULL, NULL, 0, G_MAXUINT64, 0, readable);
  props[PROP_TURN] = ogc_property_new ("turn", G_TYPE_UINT, G_STRUCT_OFFSET (CompileGame, turn));
  props[PROP_TURN_SIDE] = ogc_property_new ("turn-side", G_TYPE_INT, G_STRUCT_OFFSET (CompileGame, turn_side));
  props[PROP_PHASE] = ogc_property_new ("phase", G_TYPE_UINT, G_STRUCT_OFFSET (CompileGame, phase));
  props[PROP_ASKED] = ogc_property_new ("asked", G_TYPE_INT, G_STRUCT_OFFSET (CompileGame, asked));
  props[PROP_ASK_KIND] = ogc_property_new ("ask-kind", G_TYPE_UINT, G_STRUCT_OFFSET (CompileGame, ask_kind));
  props[PROP_VIEWER] = ogc_property_new ("viewer", G_TYPE_INT, G_STRUCT_OFFSET (CompileGame, viewer));
  props[PROP_CURTAIN] = ogc_property_new ("curtain", G_TYPE_BOOLEAN, G_STRUCT_OFFSET (CompileGame, curtain));
  props[PROP_CURTAIN_SEAT] = ogc_property_new ("curtain-seat", G_TYPE_INT, G_STRUCT_OFFSET (CompileGame, curtain_seat));
  props[PROP_ANSWERABLE] = ogc_property_new ("answerable", G_TYPE_BOOLEAN, G_STRUCT_OFFSET (CompileGame, answerable));
  props[PROP_CAN_UNDO] = ogc_property_new ("can-undo", G_TYPE_BOOLEAN, G_STRUCT_OFFSET (CompileGame, can_undo));
  props[PROP_CAN_REDO] = ogc_property_new ("can-redo", G_TYPE_BOOLEAN, G_STRUCT_OFFSET (CompileGame, can_redo));
  props[PROP_CAN_SHOW_AGAIN] = ogc_property_new ("can-show-again", G_TYPE_BOOLEAN,
                                                 G_STRUCT_OFFSET (CompileGame, can_show_again));
  props[PROP_SHOWING_AGAIN] = ogc_property_new ("showing-again", G_TYPE_BOOLEAN,
                                                G_STRUCT_OFFSET (CompileGame, showing_again));
  props[PROP_RUNNING] = ogc_property_new ("running", G_TYPE_BOOLEAN, G_STRUCT_OFFSET (CompileGame, running));
  props[PROP_RUNNING]->flags |= G_PARAM_WRITABLE;
  props[PROP_USE_CURTAIN] = ogc_property_new ("use-curtain", G_TYPE_BOOLEAN,
                                              G_STRUCT_OFFSET (CompileGame, use_curtain));
  props[PROP_USE_CURTAIN]->flags |= G_PARAM_WRITABLE;
  props[PROP_THINKING] = ogc_property_new ("thinking", G_TYPE_BOOLEAN, G_STRUCT_OFFSET (CompileGame, thinking));
  props[PROP_WAITING] = ogc_property_new ("waiting", G_TYPE_BOOLEAN, G_STRUCT_OFFSET (CompileGame, view.waiting));
  props[PROP_FINISHED] = ogc_property_new ("finished", G_TYPE_BOOLEAN, G_STRUCT_OFFSET (CompileGame, finished));
  props[PROP_WINNER] = ogc_property_new ("winner", G_TYPE_INT, G_STRUCT_OFFSET (CompileGame, winner));
  props[PROP_REPLAY] = ogc_property_new ("replay", G_TYPE_BOOLEAN, G_STRUCT_OFFSET (CompileGame, replay));
  props[PROP_POSITION] = ogc_property_new ("position", G_TYPE_UINT, G_STRUCT_OFFSET (CompileGame, position));
  props[PROP_LENGTH] = ogc_property_new ("length", G_TYPE_UINT, G_STRUCT_OFFSET (CompileGame, length));
  props[PROP_HELD] = g_param_spec_boolean ("held", NULL, NULL, FALSE, readable);
  props[PROP_PACE] = g_param_spec_enum ("pace", NULL, NULL, OGC_TYPE_PACE, OGC_PACE_INSTANT,
                                        readable | G_PARAM_WRITABLE);
  props[PROP_TITLE] = ogc_property_new ("title", G_TYPE_STRING, G_STRUCT_OFFSET (CompileGame, title));
  props[PROP_SUBTITLE] = ogc_property_new ("subtitle", G_TYPE_STRING, G_STRUCT_OFFSET (CompileGame, subtitle));
  props[PROP_PROMPT] = ogc_property_new ("prompt", G_TYPE_STRING, G_STRUCT_OFFSET (CompileGame, prompt));
  g_object_class_install_properties (object_class, N_PROPS, props);

  g_signal_new ("decided", COMPILE_TYPE_GAME, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 2,
                COMPILE_TYPE_DECISION | G_SIGNAL_TYPE_STATIC_SCOPE, G_TYPE_UINT);
  g_signal_new ("event", COMPILE_TYPE_GAME, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                COMPILE_TYPE_EVENT | G_SIGNAL_TYPE_STATIC_SCOPE);
  g_signal_new ("show-again", COMPILE_TYPE_GAME, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  g_signal_new ("event-again", COMPILE_TYPE_GAME, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                COMPILE_TYPE_EVENT | G_SIGNAL_TYPE_STATIC_SCOPE);
  g_signal_new ("shown-again", COMPILE_TYPE_GAME, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  g_signal_new ("rewound", COMPILE_TYPE_GAME, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  g_signal_new ("asked", COMPILE_TYPE_GAME, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 2, G_TYPE_INT,
                G_TYPE_UINT);
  g_signal_new ("finished", COMPILE_TYPE_GAME, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
compile_game_init (CompileGame *self)
{
  self->seats = g_list_store_new (COMPILE_TYPE_SEAT);
  self->pending = g_list_store_new (COMPILE_TYPE_PENDING_EFFECT);
  self->transit = g_list_store_new (COMPILE_TYPE_COMMAND_CARD);
  self->question = g_object_new (COMPILE_TYPE_QUESTION, NULL);
  self->log = compile_log_new ();
  self->pacer = ogc_pacer_new ();
  self->computer_turn = compile_computer_turn_new (self->pacer, compile_game_computer_answered_cb, self);
  self->work = COMPILE_WORK_USUAL;
  self->use_curtain = TRUE;
  self->again = -1;
  self->viewing_seat = self->view.viewer = self->view.thinking = -1;
}

GListModel *
compile_game_get_seats (CompileGame *self)
{
  g_return_val_if_fail (COMPILE_IS_GAME (self), NULL);
  return G_LIST_MODEL (self->seats);
}

GListModel *
compile_game_get_pending (CompileGame *self)
{
  g_return_val_if_fail (COMPILE_IS_GAME (self), NULL);
  return G_LIST_MODEL (self->pending);
}

GListModel *
compile_game_get_transit (CompileGame *self)
{
  g_return_val_if_fail (COMPILE_IS_GAME (self), NULL);
  return G_LIST_MODEL (self->transit);
}

GListModel *
compile_game_get_log (CompileGame *self)
{
  g_return_val_if_fail (COMPILE_IS_GAME (self), NULL);
  return compile_log_get_list (self->log);
}

CompileQuestion *
compile_game_get_question (CompileGame *self)
{
  g_return_val_if_fail (COMPILE_IS_GAME (self), NULL);
  return self->question;
}

guint64
compile_game_get_seed (CompileGame *self)
{
  g_return_val_if_fail (COMPILE_IS_GAME (self), 0);
  return self->setup.seed;
}

unsigned
compile_game_get_turn (CompileGame *self)
{
  g_return_val_if_fail (COMPILE_IS_GAME (self), 0);
  return self->turn;
}

int
compile_game_get_turn_side (CompileGame *self)
{
  g_return_val_if_fail (COMPILE_IS_GAME (self), -1);
  return self->turn_side;
}

CompilePhase
compile_game_get_phase (CompileGame *self)
{
  g_return_val_if_fail (COMPILE_IS_GAME (self), 0);
  return self->phase;
}

int
compile_game_get_asked (CompileGame *self)
{
  g_return_val_if_fail (COMPILE_IS_GAME (self), -1);
  return self->asked;
}

CompileAskKind
compile_game_get_ask_kind (CompileGame *self)
{
  g_return_val_if_fail (COMPILE_IS_GAME (self), 0);
  return self->ask_kind;
}

int
compile_game_get_viewer (CompileGame *self)
{
  g_return_val_if_fail (COMPILE_IS_GAME (self), -1);
  return self->viewer;
}

gboolean
compile_game_get_curtain (CompileGame *self)
{
  g_return_val_if_fail (COMPILE_IS_GAME (self), FALSE);
  return self->curtain;
}

int
compile_game_get_curtain_seat (CompileGame *self)
{
  g_return_val_if_fail (COMPILE_IS_GAME (self), -1);
  return self->curtain_seat;
}

gboolean
compile_game_get_answerable (CompileGame *self)
{
  g_return_val_if_fail (COMPILE_IS_GAME (self), FALSE);
  return self->answerable;
}

gboolean
compile_game_get_can_undo (CompileGame *self)
{
  g_return_val_if_fail (COMPILE_IS_GAME (self), FALSE);
  return self->can_undo;
}

gboolean
compile_game_get_can_redo (CompileGame *self)
{
  g_return_val_if_fail (COMPILE_IS_GAME (self), FALSE);
  return self->can_redo;
}

gboolean
compile_game_get_can_show_again (CompileGame *self)
{
  g_return_val_if_fail (COMPILE_IS_GAME (self), FALSE);
  return self->can_show_again;
}

gboolean
compile_game_get_showing_again (CompileGame *self)
{
  g_return_val_if_fail (COMPILE_IS_GAME (self), FALSE);
  return self->showing_again;
}

gboolean
compile_game_get_running (CompileGame *self)
{
  g_return_val_if_fail (COMPILE_IS_GAME (self), FALSE);
  return self->running;
}

gboolean
compile_game_get_thinking (CompileGame *self)
{
  g_return_val_if_fail (COMPILE_IS_GAME (self), FALSE);
  return self->thinking;
}

gboolean
compile_game_get_finished (CompileGame *self)
{
  g_return_val_if_fail (COMPILE_IS_GAME (self), FALSE);
  return self->finished;
}

int
compile_game_get_winner (CompileGame *self)
{
  g_return_val_if_fail (COMPILE_IS_GAME (self), -1);
  return self->winner;
}

gboolean
compile_game_get_replay (CompileGame *self)
{
  g_return_val_if_fail (COMPILE_IS_GAME (self), FALSE);
  return self->replay;
}

unsigned
compile_game_get_position (CompileGame *self)
{
  g_return_val_if_fail (COMPILE_IS_GAME (self), 0);
  return self->position;
}

unsigned
compile_game_get_length (CompileGame *self)
{
  g_return_val_if_fail (COMPILE_IS_GAME (self), 0);
  return self->length;
}

gboolean
compile_game_get_held (CompileGame *self)
{
  g_return_val_if_fail (COMPILE_IS_GAME (self), FALSE);
  return ogc_pacer_get_held (self->pacer);
}

OgcPace
compile_game_get_pace (CompileGame *self)
{
  g_return_val_if_fail (COMPILE_IS_GAME (self), OGC_PACE_INSTANT);
  return self->pace;
}

const char *
compile_game_get_title (CompileGame *self)
{
  g_return_val_if_fail (COMPILE_IS_GAME (self), NULL);
  return self->title;
}

const char *
compile_game_get_subtitle (CompileGame *self)
{
  g_return_val_if_fail (COMPILE_IS_GAME (self), NULL);
  return self->subtitle;
}

const char *
compile_game_get_prompt (CompileGame *self)
{
  g_return_val_if_fail (COMPILE_IS_GAME (self), NULL);
  return self->prompt;
}

CompileSeat *
compile_game_get_seat (CompileGame *self,
                       unsigned     side)
{
  g_autoptr (CompileSeat) seat = NULL;

  g_return_val_if_fail (COMPILE_IS_GAME (self) && side < COMPILE_N_SIDES, NULL);

  seat = g_list_model_get_item (G_LIST_MODEL (self->seats), side);
  return seat; /* the list keeps it */
}

const CompileSetup *
compile_game_get_setup (CompileGame *self)
{
  g_return_val_if_fail (COMPILE_IS_GAME (self), NULL);
  return &self->setup;
}

CompileCardSet *
compile_game_get_card_set (CompileGame *self)
{
  g_return_val_if_fail (COMPILE_IS_GAME (self), NULL);
  return self->card_set;
}

CompileRule
compile_game_check (CompileGame           *self,
                    const CompileDecision *decision)
{
  g_return_val_if_fail (COMPILE_IS_GAME (self), COMPILE_RULE_MALFORMED);
  g_return_val_if_fail (decision != NULL, COMPILE_RULE_MALFORMED);

  if (self->busy || !self->view.answerable)
    return COMPILE_RULE_NOT_ASKED;
  /* Judged by what the viewer knows, so that a refusal reveals no secret. */
  return compile_rules_check (&self->view.knowledge.seen, decision);
}

gboolean
compile_game_take (CompileGame            *self,
                   const CompileDecision  *decision,
                   GError                **error)
{
  CompileDecision attempt;
  CompileRule rule;

  g_return_val_if_fail (COMPILE_IS_GAME (self), FALSE);
  g_return_val_if_fail (decision != NULL, FALSE);

  attempt = *decision; /* @decision may point into memory that is about to change */
  rule = compile_game_check (self, &attempt);
  if (rule != COMPILE_RULE_NONE)
    {
      g_set_error_literal (error, COMPILE_REFUSAL, (int) rule, compile_text_refusal (rule, &attempt));
      return FALSE;
    }
  compile_game_decide (self, &attempt);
  return TRUE;
}

const CompileDecision *
compile_game_list_decisions (CompileGame *self,
                             unsigned    *n)
{
  g_return_val_if_fail (COMPILE_IS_GAME (self), NULL);
  g_return_val_if_fail (n != NULL, NULL);

  *n = self->view.n_decisions;
  return self->view.decisions;
}

char *
compile_game_describe_decision (CompileGame           *self,
                                const CompileDecision *decision)
{
  g_return_val_if_fail (COMPILE_IS_GAME (self), NULL);
  g_return_val_if_fail (decision != NULL, NULL);

  return compile_game_text_decision (&self->view, decision);
}

char *
compile_game_describe_total (CompileGame *self,
                             unsigned     side,
                             unsigned     line)
{
  g_return_val_if_fail (COMPILE_IS_GAME (self), NULL);
  g_return_val_if_fail (side < COMPILE_N_SIDES && line < COMPILE_N_LINES, NULL);

  return compile_game_text_total_changes (&self->view, side, line);
}

GPtrArray *
compile_game_describe_pile (CompileGame *self)
{
  g_return_val_if_fail (COMPILE_IS_GAME (self), NULL);

  return compile_game_text_pile (&self->view);
}

unsigned
compile_game_get_line_number (CompileGame *self,
                              unsigned     line)
{
  g_return_val_if_fail (COMPILE_IS_GAME (self), 0);
  g_return_val_if_fail (line < COMPILE_N_LINES, 0);

  return compile_game_text_line_number (&self->view, line);
}

void
compile_game_set_running (CompileGame *self,
                          gboolean     running)
{
  g_return_if_fail (COMPILE_IS_GAME (self));

  if (!ogc_notify_int (self, &self->running, !!running, props[PROP_RUNNING]))
    return;
  compile_game_end_again (self);
  if (running && !self->asked_once)
    compile_game_ask (self);
  else
    compile_game_go_on (self);
}

void
compile_game_set_pace (CompileGame *self,
                       OgcPace      pace)
{
  g_return_if_fail (COMPILE_IS_GAME (self));
  g_return_if_fail (pace <= OGC_PACE_CALM);

  ogc_notify_uint (self, &self->pace, pace, props[PROP_PACE]);
  ogc_pacer_set_pace (self->pacer, pace);
}

void
compile_game_set_use_curtain (CompileGame *self,
                              gboolean     use_curtain)
{
  g_return_if_fail (COMPILE_IS_GAME (self));

  if (ogc_notify_int (self, &self->use_curtain, !!use_curtain, props[PROP_USE_CURTAIN]) && !use_curtain)
    compile_game_lift_curtain (self);
}

void
compile_game_set_work (CompileGame *self,
                       unsigned     work)
{
  g_return_if_fail (COMPILE_IS_GAME (self));
  g_return_if_fail (work <= G_MAXINT);

  self->work = work;
}

void
compile_game_hold (CompileGame *self)
{
  g_return_if_fail (COMPILE_IS_GAME (self));

  ogc_pacer_hold (self->pacer);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_HELD]);
}

void
compile_game_release (CompileGame *self)
{
  g_return_if_fail (COMPILE_IS_GAME (self));

  ogc_pacer_release (self->pacer);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_HELD]);
}

void
compile_game_hurry (CompileGame *self)
{
  g_return_if_fail (COMPILE_IS_GAME (self));
  ogc_pacer_hurry (self->pacer);
}

void
compile_game_wait (CompileGame *self)
{
  g_return_if_fail (COMPILE_IS_GAME (self));

  compile_game_hold (self);
  self->waits++;
  set_waiting (self, TRUE);
}

void
compile_game_end_wait (CompileGame *self)
{
  g_return_if_fail (COMPILE_IS_GAME (self) && self->waits > 0);

  set_waiting (self, --self->waits > 0);
  compile_game_release (self);
}
