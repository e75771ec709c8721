/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "ogc-building-private.h"
#include "ogc-building-rules.h"
#include "ogc-rules.h"

/* Whether an event is one of those that a preview may tell: it follows from what lies open. */
static gboolean
is_foreseeable (OgcEventKind kind)
{
  switch (kind)
    {
    case OGC_EVENT_ABILITY_USED:
    case OGC_EVENT_PLACED:
    case OGC_EVENT_PUSHED:
    case OGC_EVENT_BUMPED:
    case OGC_EVENT_PICKED:
      return TRUE;
    default:
      return FALSE;
    }
}

/* Takes @decision on a copy of @state and keeps what it does before anything is revealed. */
static void
foresee (const OgcState    *state,
         const OgcDecision *decision,
         OgcEvents         *events)
{
  OgcState copy = *state;
  unsigned n = 0;

  events->n = 0;
  if (ogc_rules_take (&copy, decision, events) != OGC_RULE_NONE)
    return;
  while (n < events->n && is_foreseeable (events->items[n].kind))
    n++;
  events->n = n;
}

/* How the dice would lie with those of @decision in their building, and everything else as it is now. */
static void
look_ahead (const OgcView     *view,
            const OgcDecision *decision,
            OgcView           *then)
{
  const unsigned owner = decision->neutral ? OGC_NEUTRAL : view->preview->ask.seat;
  OgcState copy = *view->preview;

  ogc_building_rules (decision->building)->place (&copy, owner, decision, NULL);
  *then = *view;
  ogc_view_look (then, &copy, view->viewer, view->open);
}

/* The dice in @id, as they lie in @then; those of the events of @kinds (a bit each) have just come there. */
static GPtrArray *
list_sets_after (OgcView         *then,
                 OgcBuildingId    id,
                 const OgcEvents *events,
                 unsigned         kinds)
{
  then->n_moved = 0;
  for (unsigned i = 0; i < events->n && then->n_moved < OGC_MAX_MOVED; i++)
    if (kinds & (1u << events->items[i].kind))
      {
        then->moved[then->n_moved] = events->items[i];
        then->moved[then->n_moved++].building = id;
      }
  return then->n_moved > 0 ? ogc_building_list_sets (then, id) : NULL;
}

/* What the dice placed would get if nothing more came. */
static char *
describe_outcome (GPtrArray *sets)
{
  for (unsigned i = 0; i < sets->len; i++)
    {
      OgcDiceSet *set = g_ptr_array_index (sets, i);

      if (!ogc_dice_set_get_last_moved (set))
        continue;
      if (ogc_dice_set_get_rank (set) == 0)
        return g_strdup (ogc_dice_set_get_reward (set));
      /* TRANSLATORS: the rank that dice would have in a building, and what they would get: "Rank 1: 2 of 3 artifacts". */
      return g_strdup_printf (_("Rank %u: %s"), ogc_dice_set_get_rank (set), ogc_dice_set_get_reward (set));
    }
  return g_strdup ("");
}

/* That the dice placed do not lie by themselves, or NULL. In the Library dice only lie beside each other. */
static char *
describe_join (const OgcDecision *decision,
               GPtrArray         *sets)
{
  for (unsigned i = 0; decision->building != OGC_LIBRARY && i < sets->len; i++)
    {
      OgcDiceSet *set = g_ptr_array_index (sets, i);
      g_autofree char *dice = NULL;

      if (!ogc_dice_set_get_last_moved (set)
          || ogc_dice_count (ogc_dice_set_get_dice (set)) <= ogc_dice_count (decision->dice))
        continue;
      dice = ogc_text_dice (ogc_dice_set_get_dice (set));
      /* TRANSLATORS: dice that are about to be placed; %s is what would lie there then, "2 3 4 5" */
      return g_strdup_printf (_("They join dice that lie there: %s."), dice);
    }
  return NULL;
}

/* What happens to them and to other dice, a sentence a line. */
static char *
describe (const OgcView     *view,
          const OgcDecision *decision,
          GPtrArray         *sets,
          const OgcEvents   *events)
{
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);
  char *join = describe_join (decision, sets);

  if (join != NULL)
    g_ptr_array_add (lines, join);
  for (unsigned i = 0; i < events->n; i++)
    if (events->items[i].kind != OGC_EVENT_PLACED && events->items[i].kind != OGC_EVENT_ABILITY_USED)
      g_ptr_array_add (lines, ogc_text_event (&view->names, &events->items[i]));
  g_ptr_array_add (lines, NULL);
  return g_strjoinv ("\n", (char **) lines->pdata);
}

OgcPlacement *
ogc_building_create_placement (const OgcView     *view,
                               const OgcDecision *decision)
{
  g_autofree OgcEvents *events = g_new (OgcEvents, 1);
  g_autofree OgcView *then = g_new (OgcView, 1);
  g_autofree char *label = ogc_text_placement (&view->names, decision);
  g_autofree char *preview = NULL;
  g_autofree char *outcome = NULL;
  g_autoptr (GPtrArray) sets = NULL;
  g_autoptr (GPtrArray) library = NULL;
  OgcPlacement *placement;

  foresee (view->preview, decision, events);
  look_ahead (view, decision, then);
  sets = list_sets_after (then, decision->building, events, 1u << OGC_EVENT_PLACED);
  library = list_sets_after (then, OGC_LIBRARY, events, 1u << OGC_EVENT_BUMPED | 1u << OGC_EVENT_PICKED);
  preview = describe (view, decision, sets, events);
  outcome = describe_outcome (sets);
  placement = ogc_placement_new (decision, label, preview, outcome, events->items, events->n);
  ogc_placement_set_after (placement, sets, library);
  return placement;
}

static void
add_placements (GPtrArray     *placements,
                const OgcView *view,
                OgcBuildingId  id,
                OgcDice        dice,
                gboolean       neutral,
                gboolean       will)
{
  for (unsigned i = 0; i < view->n_decisions; i++)
    {
      const OgcDecision *decision = &view->decisions[i];

      if (decision->kind == OGC_DECISION_PLACE && decision->building == id && decision->dice == dice
          && decision->neutral == neutral && decision->will == will)
        g_ptr_array_add (placements, ogc_building_create_placement (view, decision));
    }
}

GPtrArray *
ogc_building_list_placements (const OgcView *view,
                              OgcBuildingId  id,
                              OgcDice        dice,
                              gboolean       neutral)
{
  GPtrArray *placements = g_ptr_array_new_with_free_func (g_object_unref);

  if (view->answerable && dice != 0)
    {
      add_placements (placements, view, id, dice, neutral, FALSE);
      add_placements (placements, view, id, dice, neutral, TRUE);
    }
  return placements;
}

OgcRule
ogc_building_refuse (const OgcView *view,
                     OgcBuildingId  id,
                     OgcDice        dice,
                     gboolean       neutral)
{
  const OgcDecision wish = {
    .kind = OGC_DECISION_PLACE,
    .building = id,
    .neutral = neutral,
    .dice = dice,
  };

  return ogc_rules_check (&view->knowledge.seen, &wish);
}
