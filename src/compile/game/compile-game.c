/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compile-game-private.h"

#include "compile-command-card.h"
#include "compile-game-text.h"
#include "compile-rules.h"
#include "compile-save-head.h"
#include "compile-text.h"
#include "ogc-notify.h"
#include "ogc-property.h"

G_DEFINE_QUARK (compile-refusal-quark, compile_refusal)
G_DEFINE_FINAL_TYPE (CompileGame, compile_game, OGC_TYPE_PLAYABLE)

enum {
  PROP_0,
  PROP_SEATS,
  PROP_TRANSIT,
  PROP_TURN,
  PROP_PHASE,
  PROP_WINNER,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

/* ---- What is shown ---- */

/* The game at the position that all objects show. */
static const CompileState *
get_shown_state (CompileGame *self)
{
  return compile_timeline_get_state_at (self->timeline, ogc_playable_get_scene (OGC_PLAYABLE (self))->position);
}

static void
update_view (CompileGame *self)
{
  const OgcPlayableScene *scene = ogc_playable_get_scene (OGC_PLAYABLE (self));
  const CompileState *state = get_shown_state (self);
  const gboolean everybody = scene->viewing_seat == COMPILE_EVERYBODY;

  compile_view_look (&self->view, state, everybody ? -1 : scene->viewing_seat,
                     everybody || state->phase == COMPILE_PHASE_OVER, scene->answerable);
  self->view.thinking = scene->thinking;
}

static void
update_seats (CompileGame *self)
{
  for (unsigned side = 0; side < COMPILE_N_SIDES; side++)
    compile_seat_update (compile_game_get_seat (self, side), &self->view);
}

static void
show_game (OgcPlayable *playable)
{
  CompileGame *self = COMPILE_GAME (playable);
  const CompileState *state = get_shown_state (self);
  const gboolean won = state->phase == COMPILE_PHASE_OVER && state->winner != COMPILE_NOBODY;

  update_view (self);
  update_seats (self);
  compile_command_card_sync_transit (self->transit, &self->view);
  ogc_notify_uint (self, &self->turn, state->turn, props[PROP_TURN]);
  ogc_notify_uint (self, &self->phase, state->phase, props[PROP_PHASE]);
  ogc_notify_int (self, &self->winner, won ? state->winner : -1, props[PROP_WINNER]);
}

static void
show_players (OgcPlayable *playable)
{
  CompileGame *self = COMPILE_GAME (playable);
  const OgcPlayableScene *scene = ogc_playable_get_scene (playable);

  self->view.thinking = scene->thinking;
  self->view.waiting = scene->waiting;
  update_seats (self);
}

static void
update_log (OgcPlayable *playable)
{
  CompileGame *self = COMPILE_GAME (playable);

  compile_log_update (self->log, self->timeline, &self->view);
}

static void
describe_game (OgcPlayable  *playable,
               char        **title,
               char        **subtitle,
               char        **prompt)
{
  const CompileView *view = &COMPILE_GAME (playable)->view;

  *title = compile_game_text_title (view);
  *subtitle = compile_game_text_subtitle (view, ogc_playable_has_several_persons (playable));
  *prompt = compile_game_text_prompt (view, ogc_playable_get_scene (playable)->curtain_seat);
}

static gboolean
is_secret (OgcPlayable *playable,
           unsigned     side)
{
  return compile_view_is_secret (compile_timeline_get_state (COMPILE_GAME (playable)->timeline), side);
}

/* ---- The class ---- */

static void
compile_game_finalize (GObject *object)
{
  CompileGame *self = COMPILE_GAME (object);

  g_clear_object (&self->seats);
  g_clear_object (&self->transit);
  g_clear_pointer (&self->log, compile_log_free);
  g_clear_pointer (&self->timeline, compile_timeline_free);
  g_clear_object (&self->card_set);
  G_OBJECT_CLASS (compile_game_parent_class)->finalize (object);
}

static void
compile_game_class_init (CompileGameClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  OgcPlayableClass *playable_class = OGC_PLAYABLE_CLASS (klass);

  object_class->finalize = compile_game_finalize;
  object_class->get_property = ogc_property_get;
  playable_class->show = show_game;
  playable_class->show_players = show_players;
  playable_class->update_log = update_log;
  playable_class->describe = describe_game;
  playable_class->is_secret = is_secret;
  playable_class->set_computer = compile_game_set_computer;
  compile_game_steps_init (playable_class);
  compile_game_replay_init (playable_class);

  props[PROP_SEATS] = ogc_property_new ("seats", G_TYPE_LIST_MODEL, G_STRUCT_OFFSET (CompileGame, seats));
  props[PROP_TRANSIT] = ogc_property_new ("transit", G_TYPE_LIST_MODEL, G_STRUCT_OFFSET (CompileGame, transit));
  props[PROP_TURN] = ogc_property_new ("turn", G_TYPE_UINT, G_STRUCT_OFFSET (CompileGame, turn));
  props[PROP_PHASE] = ogc_property_new ("phase", G_TYPE_UINT, G_STRUCT_OFFSET (CompileGame, phase));
  props[PROP_WINNER] = ogc_property_new ("winner", G_TYPE_INT, G_STRUCT_OFFSET (CompileGame, winner));
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
compile_game_init (CompileGame *self)
{
  self->seats = g_list_store_new (COMPILE_TYPE_SEAT);
  self->transit = g_list_store_new (COMPILE_TYPE_COMMAND_CARD);
  self->log = compile_log_new ();
  compile_game_set_work (self, COMPILE_WORK_USUAL);
  self->view.viewer = self->view.thinking = -1;
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

gboolean
compile_game_find_asking_card (CompileGame *self,
                               unsigned    *protocol,
                               unsigned    *printed)
{
  const CompileState *seen;

  g_return_val_if_fail (COMPILE_IS_GAME (self), FALSE);

  seen = &self->view.knowledge.seen;
  if (seen->ask.kind == COMPILE_ASK_NOTHING || seen->ask.card == COMPILE_NO_CARD)
    return FALSE;
  if (protocol != NULL)
    *protocol = compile_view_get_protocol (&self->view, seen->ask.text);
  if (printed != NULL)
    *printed = compile_state_text (seen, seen->ask.text)->value;
  return TRUE;
}

unsigned
compile_game_get_faces (CompileGame *self)
{
  g_return_val_if_fail (COMPILE_IS_GAME (self), 0);
  return self->view.answerable ? self->view.knowledge.seen.ask.faces : 0;
}

gboolean
compile_game_get_can_refill (CompileGame *self)
{
  g_return_val_if_fail (COMPILE_IS_GAME (self), FALSE);

  for (unsigned i = 0; i < self->view.n_decisions; i++)
    if (self->view.decisions[i].kind == COMPILE_DECISION_REFRESH)
      return TRUE;
  return FALSE;
}

unsigned
compile_game_get_turn (CompileGame *self)
{
  g_return_val_if_fail (COMPILE_IS_GAME (self), 0);
  return self->turn;
}

CompilePhase
compile_game_get_phase (CompileGame *self)
{
  g_return_val_if_fail (COMPILE_IS_GAME (self), 0);
  return self->phase;
}

int
compile_game_get_winner (CompileGame *self)
{
  g_return_val_if_fail (COMPILE_IS_GAME (self), -1);
  return self->winner;
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

  if (ogc_playable_get_scene (OGC_PLAYABLE (self))->busy || !self->view.answerable)
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
      g_autofree char *why = compile_game_text_refusal (&self->view, rule, &attempt);

      g_set_error_literal (error, COMPILE_REFUSAL, (int) rule, why);
      return FALSE;
    }
  ogc_playable_decide (OGC_PLAYABLE (self), &attempt);
  return TRUE;
}

gboolean
compile_game_chose_last (CompileGame *self,
                         unsigned     card)
{
  const CompileDecision *last;
  unsigned position;

  g_return_val_if_fail (COMPILE_IS_GAME (self), FALSE);

  position = compile_timeline_get_position (self->timeline);
  if (position == 0)
    return FALSE;
  last = &compile_timeline_get_step (self->timeline, position - 1)->decision;
  return last->kind == COMPILE_DECISION_CARD && last->card == card;
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

  return compile_game_text_total (&self->view, side, line);
}

GPtrArray *
compile_game_describe_pile (CompileGame *self)
{
  g_return_val_if_fail (COMPILE_IS_GAME (self), NULL);

  return compile_game_text_pile (&self->view);
}

unsigned
compile_game_count_effects (CompileGame *self)
{
  g_return_val_if_fail (COMPILE_IS_GAME (self), 0);

  return compile_view_count_effects (&self->view);
}

unsigned
compile_game_get_line_number (CompileGame *self,
                              unsigned     line)
{
  g_return_val_if_fail (COMPILE_IS_GAME (self), 0);
  g_return_val_if_fail (line < COMPILE_N_LINES, 0);

  return compile_game_text_line_number (&self->view, line);
}
