/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "ogc-building-private.h"
#include "ogc-game-private.h"
#include "ogc-seat-private.h"

#include "ogc-rules.h"

static gboolean
is_person (OgcGame  *self,
           unsigned  seat)
{
  return (self->persons & (1u << seat)) != 0;
}

/* Whether "you" could be one or another. */
static gboolean
has_several_persons (OgcGame *self)
{
  return (self->persons & (self->persons - 1)) != 0;
}

/* Whether @seat may not look before the one who looks now has gone. */
static gboolean
needs_curtain (OgcGame        *self,
               const OgcState *state,
               unsigned        seat)
{
  return ogc_view_is_secret (state, seat) || (self->looker >= 0 && ogc_view_is_secret (state, self->looker));
}

/* Finds who looks; returns the seat before which a curtain is to be lifted, or -1. */
static int
find_looker (OgcGame        *self,
             const OgcState *state)
{
  const unsigned asked = state->ask.seat;

  if (self->numbers[OGC_GAME_PROP_REPLAY])
    return -1;
  if (self->persons != 0 && (self->persons & (self->persons - 1)) == 0)
    self->looker = __builtin_ctz (self->persons);
  if (state->ask.kind == OGC_ASK_NOTHING || !is_person (self, asked) || self->looker == (int) asked)
    return -1;
  if (needs_curtain (self, state, asked))
    {
      self->looker = -1;
      return asked;
    }
  self->looker = asked;
  return -1;
}

/* The dice that the last turn has put anywhere. */
static void
find_moved (OgcGame *self,
            OgcView *view)
{
  unsigned position = ogc_timeline_get_position (self->history);

  view->n_moved = 0;
  for (; position > 0 && view->n_moved < OGC_MAX_MOVED; position--)
    {
      const OgcStep *step = ogc_timeline_get_step (self->history, position - 1);

      if (step->decision.kind == OGC_DECISION_ROLL && view->n_moved > 0)
        return;
      for (unsigned i = 0; i < step->n_events && view->n_moved < OGC_MAX_MOVED; i++)
        {
          if (step->events[i].kind == OGC_EVENT_ROUND_BEGAN)
            return;
          if (step->events[i].kind == OGC_EVENT_PLACED)
            view->moved[view->n_moved++] = step->events[i];
        }
    }
}

static void
update_view (OgcGame        *self,
             const OgcState *state,
             int             curtain)
{
  OgcView *view = &self->view;
  const gboolean replay = self->numbers[OGC_GAME_PROP_REPLAY];
  const gboolean over = state->phase == OGC_PHASE_OVER;

  ogc_view_look (view, state, self->looker == OGC_NEUTRAL ? -1 : self->looker, over || self->looker == OGC_NEUTRAL);
  view->answerable = !replay && curtain < 0 && state->ask.kind != OGC_ASK_NOTHING && is_person (self, state->ask.seat)
                     && self->looker == state->ask.seat;
  view->thinking = ogc_game_find_computer (self);
  view->preview = view->answerable ? state : NULL;
  view->decisions = self->decisions;
  view->n_decisions = view->answerable ? ogc_rules_list (state, self->decisions) : 0;
  view->result = over ? &self->result : NULL;
  if (over)
    ogc_result_of (state, &self->result);
  find_moved (self, view);
}

/* The names of all winners, as a translated list. */
static char *
name_winners (OgcGame *self)
{
  char *list = NULL;

  for (unsigned seat = 0; seat < self->setup.seats; seat++)
    {
      char *longer;

      if (self->result.place[seat] != 1)
        continue;
      longer = list == NULL ? g_strdup (self->specs[seat].name)
                            : g_strdup_printf (C_("list", "%s, %s"), list, self->specs[seat].name);
      g_free (list);
      list = longer;
    }
  return list;
}

static char *
describe_turn (OgcGame        *self,
               const OgcState *state)
{
  const char *name = ogc_text_owner (&self->view.names, state->turn_seat);

  if (self->view.answerable && !has_several_persons (self))
    return g_strdup (state->last_lap ? _("Last lap, your turn") : _("Your turn"));
  /* TRANSLATORS: a name. */
  return state->last_lap ? g_strdup_printf (_("Last lap, turn of %s"), name) : g_strdup_printf (_("Turn of %s"), name);
}

static char *
describe_subtitle (OgcGame        *self,
                   const OgcState *state)
{
  g_autofree char *winners = NULL;

  switch ((OgcPhase) state->phase)
    {
    case OGC_PHASE_LAPS:
    case OGC_PHASE_GIFTS:
      return describe_turn (self, state);
    case OGC_PHASE_RESOLVING:
      return g_strdup_printf (_("Resolving: %s"), ogc_text_building (state->order[state->resolving]));
    default:
      winners = name_winners (self);
      return g_strdup_printf (ngettext ("Winner: %s", "Winners: %s", self->result.winners), winners);
    }
}

/* ABL-1: A Timely Gift may be used without an own die by who holds A Little Help. */
static gboolean
must_help (const OgcState *state)
{
  return state->ask.kind == OGC_ASK_ROLL && state->own[state->ask.seat] == 0;
}

static char *
describe_expectation (OgcGame        *self,
                      const OgcState *state,
                      int             curtain)
{
  if (curtain >= 0)
    return g_strdup_printf (_("%s is next. Everybody else, please look away."),
                            ogc_text_owner (&self->view.names, curtain));
  if (self->view.answerable && must_help (state))
    return g_strdup (ogc_text_refusal (OGC_RULE_TRN_4, &(OgcDecision) { .kind = OGC_DECISION_ROLL }));
  if (self->view.answerable && state->ask.kind == OGC_ASK_ROLL && has_several_persons (self))
    /* TRANSLATORS: a name; several people play at one machine. */
    return g_strdup_printf (_("%s, it is your turn: roll the dice."), ogc_text_owner (&self->view.names, state->ask.seat));
  return ogc_text_expectation (&self->view.names, &state->ask, self->view.answerable);
}

/* For which dice @state asks somebody to choose. */
static char *
describe_reason (OgcGame        *self,
                 const OgcState *state)
{
  g_autoptr (GPtrArray) sets = NULL;

  if (state->ask.kind != OGC_ASK_TAKE)
    return g_strdup ("");
  sets = ogc_building_list_sets (&self->view, state->ask.building);
  for (unsigned i = 0; i < sets->len; i++)
    {
      OgcDiceSet *set = g_ptr_array_index (sets, i);
      g_autofree char *dice = ogc_text_dice (ogc_dice_set_get_dice (set));

      if (!ogc_dice_set_get_choosing (set))
        continue;
      /* TRANSLATORS: why somebody may choose a tile: a building, the place in it, and dice. */
      return g_strdup_printf (state->ask.building == OGC_UNIVERSITY ? _("%s: entrance %u, with %s") : _("%s: rank %u, with %s"),
                              ogc_text_building (state->ask.building), ogc_dice_set_get_rank (set), dice);
    }
  return g_strdup ("");
}

static void
update_course (OgcGame        *self,
               const OgcState *state)
{
  const gboolean turning = state->phase == OGC_PHASE_LAPS || state->phase == OGC_PHASE_GIFTS;

  ogc_game_set_number (self, OGC_GAME_PROP_ROUND, state->round);
  ogc_game_set_number (self, OGC_GAME_PROP_ROUNDS, state->rounds);
  ogc_game_set_number (self, OGC_GAME_PROP_PHASE, state->phase);
  ogc_game_set_number (self, OGC_GAME_PROP_LAST_LAP, state->last_lap);
  ogc_game_set_number (self, OGC_GAME_PROP_ASKED, state->ask.kind != OGC_ASK_NOTHING ? state->ask.seat : -1);
  ogc_game_set_number (self, OGC_GAME_PROP_ASK_KIND, state->ask.kind);
  ogc_game_set_number (self, OGC_GAME_PROP_TURN, turning ? state->turn_seat : -1);
  ogc_game_set_number (self, OGC_GAME_PROP_START_SEAT, state->start_seat);
  ogc_game_set_number (self, OGC_GAME_PROP_FINISHED, state->phase == OGC_PHASE_OVER);
}

static void
update_properties (OgcGame        *self,
                   const OgcState *state,
                   int             curtain)
{
  const gboolean replay = self->numbers[OGC_GAME_PROP_REPLAY];
  const unsigned position = ogc_timeline_get_position (self->history);

  update_course (self, state);
  ogc_game_set_number (self, OGC_GAME_PROP_VIEWER, self->view.viewer);
  ogc_game_set_number (self, OGC_GAME_PROP_CURTAIN, curtain >= 0);
  ogc_game_set_number (self, OGC_GAME_PROP_CURTAIN_SEAT, curtain);
  ogc_game_set_number (self, OGC_GAME_PROP_ANSWERABLE, self->view.answerable);
  ogc_game_set_number (self, OGC_GAME_PROP_CAN_UNDO,
                       !replay && ogc_timeline_undo_target (self->history, self->persons) != position);
  ogc_game_set_number (self, OGC_GAME_PROP_CAN_REDO, !replay && ogc_timeline_can_redo (self->history));
  ogc_game_set_number (self, OGC_GAME_PROP_THINKING, self->view.thinking >= 0);
  ogc_game_set_number (self, OGC_GAME_PROP_POSITION, position);
  ogc_game_set_number (self, OGC_GAME_PROP_LENGTH, ogc_timeline_get_length (self->history));
  /* TRANSLATORS: the number of this round, and of all rounds. */
  ogc_game_set_text (self, OGC_GAME_PROP_TITLE, g_strdup_printf (_("Round %u of %u"), state->round, state->rounds));
  ogc_game_set_text (self, OGC_GAME_PROP_SUBTITLE, describe_subtitle (self, state));
  ogc_game_set_text (self, OGC_GAME_PROP_EXPECTATION, describe_expectation (self, state, curtain));
  ogc_game_set_text (self, OGC_GAME_PROP_REASON, describe_reason (self, state));
}

static void
update_buildings (OgcGame *self)
{
  for (unsigned i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->buildings)); i++)
    {
      g_autoptr (OgcBuilding) building = g_list_model_get_item (G_LIST_MODEL (self->buildings), i);

      ogc_building_update (building, &self->view);
      ogc_building_update_pick (building, &self->view, ogc_tray_get_pick (self->tray), ogc_tray_get_neutral_pick (self->tray));
    }
}

void
ogc_game_update_seats (OgcGame *self)
{
  for (unsigned i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->seats)); i++)
    {
      g_autoptr (OgcSeat) seat = g_list_model_get_item (G_LIST_MODEL (self->seats), i);

      ogc_seat_update (seat, &self->view);
    }
}

void
ogc_game_refresh (OgcGame *self)
{
  const OgcState *state = ogc_timeline_get_state (self->history);
  const int curtain = find_looker (self, state);

  g_object_freeze_notify (G_OBJECT (self));
  update_view (self, state, curtain);
  ogc_game_update_seats (self);
  ogc_tray_update (self->tray, &self->view);
  update_buildings (self);
  update_properties (self, state, curtain);
  ogc_log_update (self->log, self->history, &self->view);
  g_object_thaw_notify (G_OBJECT (self));
}
