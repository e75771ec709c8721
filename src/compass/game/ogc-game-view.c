/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-game-private.h"

#include <glib/gi18n.h>
#include <string.h>

#include "ogc-building-sets.h"
#include "ogc-rules.h"

/* Finds the dice that the last turn has placed. */
static void
find_moved (OgcGame *self,
            OgcView *view)
{
  unsigned position = ogc_playable_get_scene (OGC_PLAYABLE (self))->position;

  view->n_moved = 0;
  for (; position > 0 && view->n_moved < OGC_MAX_MOVED; position--)
    {
      const OgcStep *step = ogc_timeline_get_step (self->timeline, position - 1);

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

void
ogc_game_update_view (OgcGame *self)
{
  OgcView *view = &self->view;
  const OgcPlayableScene *scene = ogc_playable_get_scene (OGC_PLAYABLE (self));
  const OgcState *state = ogc_game_get_shown_state (self);
  const gboolean everybody = scene->viewing_seat == OGC_NEUTRAL;
  const gboolean over = state->phase == OGC_PHASE_OVER;

  ogc_view_look (view, state, everybody ? -1 : scene->viewing_seat, over || everybody);
  view->answerable = scene->answerable;
  view->thinking = scene->thinking;
  self->preview = *state; /* while the next decision is being shown, the tray still asks about this position */
  view->preview = view->answerable ? &self->preview : NULL;
  view->decisions = self->decisions;
  view->n_decisions = view->answerable ? ogc_rules_list (state, self->decisions) : 0;
  view->result = over ? &self->result : NULL;
  if (over)
    ogc_result_of (state, &self->result);
  find_moved (self, view);
  ogc_game_find_marks (self, view, scene->curtain_seat >= 0 ? scene->curtain_seat : scene->viewing_seat);
}

/* Whether the only person at the table is the only winner. */
static gboolean
is_won_by_you (OgcGame *self)
{
  if (self->result.winners != 1 || ogc_playable_has_several_persons (OGC_PLAYABLE (self)))
    return FALSE;
  for (unsigned seat = 0; seat < self->setup.seats; seat++)
    if (self->result.place[seat] == 1)
      return ogc_seat_get_person (ogc_game_get_seat (self, seat));
  return FALSE;
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
      longer = list == NULL ? g_strdup (self->view.names.names[seat])
                            : g_strdup_printf (C_("list", "%s, %s"), list, self->view.names.names[seat]);
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

  if (self->view.answerable && !ogc_playable_has_several_persons (OGC_PLAYABLE (self)))
    return g_strdup (state->last_lap ? _("Final lap, your turn") : _("Your turn"));
  /* TRANSLATORS: a name. */
  return state->last_lap ? g_strdup_printf (_("Final lap, %s’s turn"), name) : g_strdup_printf (_("%s’s turn"), name);
}

static char *
describe_subtitle (OgcGame *self)
{
  const OgcState *state = ogc_game_get_shown_state (self);
  g_autofree char *winners = NULL;

  switch ((OgcPhase) state->phase)
    {
    case OGC_PHASE_LAPS:
    case OGC_PHASE_GIFTS:
      return describe_turn (self, state);
    case OGC_PHASE_RESOLVING:
      return ogc_text_resolving (state->order[state->resolving]);
    case OGC_PHASE_OVER:
      break;
    }
  if (is_won_by_you (self))
    return g_strdup (_("You win"));
  winners = name_winners (self);
  return g_strdup_printf (ngettext ("Winner: %s", "Winners: %s", self->result.winners), winners);
}

/* ABL-1: a seat with A Little Help may use A Timely Gift even without own dice. */
static gboolean
must_help (const OgcState *state)
{
  return state->ask.kind == OGC_ASK_ROLL && state->own[state->ask.seat] == 0;
}

static char *
describe_prompt (OgcGame *self)
{
  const OgcState *state = ogc_game_get_shown_state (self);
  const int curtain_seat = ogc_playable_get_scene (OGC_PLAYABLE (self))->curtain_seat;

  if (curtain_seat >= 0)
    return g_strdup_printf (_("%s is next. Everyone else, please look away."),
                            ogc_text_owner (&self->view.names, curtain_seat));
  if (self->view.answerable && must_help (state))
    return g_strdup (ogc_text_refusal (OGC_RULE_TRN_4, &(OgcDecision) { .kind = OGC_DECISION_ROLL }));
  if (self->view.answerable && state->ask.kind == OGC_ASK_GIFT && state->own[state->ask.seat] == 0)
    return g_strdup (_("Use “A Timely Gift” for another turn, with dice from “A Little Help”, or keep both?"));
  if (self->view.answerable && state->ask.kind == OGC_ASK_ROLL
      && ogc_playable_has_several_persons (OGC_PLAYABLE (self)))
    /* TRANSLATORS: a name; several people play at one machine. */
    return g_strdup_printf (_("%s, your turn: roll the dice."),
                            ogc_text_owner (&self->view.names, state->ask.seat));
  return ogc_text_prompt (&self->view.names, &state->ask, self->view.answerable);
}

void
ogc_game_describe (OgcPlayable  *playable,
                   char        **title,
                   char        **subtitle,
                   char        **prompt)
{
  OgcGame *self = OGC_GAME (playable);
  const OgcState *state = ogc_game_get_shown_state (self);

  /* TRANSLATORS: the number of this round, and of all rounds. */
  *title = g_strdup_printf (_("Round %u of %u"), state->round, state->rounds);
  *subtitle = describe_subtitle (self);
  *prompt = describe_prompt (self);
}

/* The dice of @set as they follow “with”. */
static char *
name_dice_of (OgcDiceSet *set)
{
  const OgcDice dice = ogc_dice_set_get_dice (set);

  if (ogc_dice_count (dice) != 1)
    return ogc_text_dice (dice);
  /* TRANSLATORS: one die by its value, after "with": "University: entrance 3, with a 5" */
  return g_strdup_printf (C_("with a die", "a %u"), ogc_dice_lowest (dice));
}

/* The dice for which @state asks a seat to choose a tile. */
char *
ogc_game_describe_reason (OgcGame *self)
{
  const OgcState *state = ogc_game_get_shown_state (self);
  g_autoptr (GPtrArray) sets = NULL;

  if (state->ask.kind != OGC_ASK_TAKE)
    return g_strdup ("");
  sets = ogc_building_list_sets (&self->view, state->ask.building);
  for (unsigned i = 0; i < sets->len; i++)
    {
      OgcDiceSet *set = g_ptr_array_index (sets, i);
      g_autofree char *dice = name_dice_of (set);

      if (!ogc_dice_set_get_choosing (set))
        continue;
      /* TRANSLATORS: why somebody may choose a tile: a building, the place in it, and dice, "a 5" or "2 3". */
      return g_strdup_printf (state->ask.building == OGC_UNIVERSITY ? _("%s: entrance %u, with %s")
                              : _("%s: rank %u, with %s"),
                              ogc_text_building (state->ask.building), ogc_dice_set_get_rank (set), dice);
    }
  return g_strdup ("");
}

OgcSeat *
ogc_game_get_seat (OgcGame  *self,
                   unsigned  index)
{
  g_return_val_if_fail (OGC_IS_GAME (self), NULL);

  for (unsigned i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->seats)); i++)
    {
      g_autoptr (OgcSeat) seat = g_list_model_get_item (G_LIST_MODEL (self->seats), i);

      if (ogc_seat_get_index (seat) == index)
        return seat;
    }
  return NULL;
}

OgcBuilding *
ogc_game_get_building (OgcGame       *self,
                       OgcBuildingId  id)
{
  g_return_val_if_fail (OGC_IS_GAME (self), NULL);

  for (unsigned i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->buildings)); i++)
    {
      g_autoptr (OgcBuilding) building = g_list_model_get_item (G_LIST_MODEL (self->buildings), i);

      if (ogc_building_get_id (building) == id)
        return building;
    }
  return NULL;
}

gboolean
ogc_game_get_worth (OgcGame *self,
                    OgcTile *tile,
                    int     *worth)
{
  const OgcState *seen;
  OgcHolding with, without;

  g_return_val_if_fail (OGC_IS_GAME (self) && OGC_IS_TILE (tile) && worth != NULL, FALSE);

  if (!self->view.answerable || !ogc_tile_get_offered (tile))
    return FALSE;
  seen = &self->view.knowledge.seen;
  memset (&without, 0, sizeof without);
  ogc_state_holding (seen, seen->ask.seat, &without);
  with = without;
  with.tiles[ogc_tile_get_kind (tile)] |= OGC_TILE_BIT (ogc_tile_get_number (tile));
  *worth = (int) ogc_score_total (seen->tiles, &with) - (int) ogc_score_total (seen->tiles, &without);
  return TRUE;
}

unsigned
ogc_game_count_rolls (OgcGame  *self,
                      unsigned  seat,
                      unsigned *counts)
{
  g_return_val_if_fail (OGC_IS_GAME (self), 0);
  g_return_val_if_fail (seat < OGC_MAX_SEATS && counts != NULL, 0);
  return ogc_timeline_count_rolls (self->timeline, seat, counts);
}

unsigned
ogc_game_count_neutral_rolls (OgcGame  *self,
                              unsigned  seat,
                              unsigned *counts)
{
  g_return_val_if_fail (OGC_IS_GAME (self), 0);
  g_return_val_if_fail (seat < OGC_MAX_SEATS && counts != NULL, 0);
  return ogc_timeline_count_neutral_rolls (self->timeline, seat, counts);
}
