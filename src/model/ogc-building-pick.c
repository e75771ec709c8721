/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "ogc-building-private.h"

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

/* Takes @decision on @copy and keeps what it does before anything is revealed. */
static void
foresee (OgcState          *copy,
         const OgcDecision *decision,
         OgcEvents         *events)
{
  unsigned n = 0;

  events->n = 0;
  if (ogc_state_take (copy, decision, events) != OGC_RULE_NONE)
    return;
  while (n < events->n && is_foreseeable (events->items[n].kind))
    n++;
  events->n = n;
}

/* What the dice placed would get if nothing more came. */
static char *
describe_outcome (const OgcView   *view,
                  const OgcState  *after,
                  const OgcEvents *events)
{
  g_autofree OgcView *then = g_memdup2 (view, sizeof *view);
  g_autoptr (GPtrArray) sets = NULL;

  if (after->round != view->preview->round || after->phase != OGC_PHASE_LAPS)
    return g_strdup (""); /* this placement ends the round */
  ogc_view_look (then, after, view->viewer, view->open);
  then->n_moved = 0;
  for (unsigned i = 0; i < events->n; i++)
    if (events->items[i].kind == OGC_EVENT_PLACED)
      then->moved[then->n_moved++] = events->items[i];
  sets = ogc_building_list_sets (then, then->moved[0].building);
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

/* What happens to other dice, a sentence a line. */
static char *
describe (const OgcView   *view,
          const OgcEvents *events)
{
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);

  for (unsigned i = 0; i < events->n; i++)
    if (events->items[i].kind != OGC_EVENT_PLACED && events->items[i].kind != OGC_EVENT_ABILITY_USED)
      g_ptr_array_add (lines, ogc_text_event (&view->names, &events->items[i]));
  g_ptr_array_add (lines, NULL);
  return g_strjoinv ("\n", (char **) lines->pdata);
}

static OgcPlacement *
placement_new (const OgcView     *view,
               const OgcDecision *decision)
{
  g_autofree OgcEvents *events = g_new (OgcEvents, 1);
  g_autofree char *label = ogc_text_placement (&view->names, decision);
  g_autofree char *preview = NULL;
  g_autofree char *outcome = NULL;
  OgcState copy = *view->preview;

  foresee (&copy, decision, events);
  preview = describe (view, events);
  outcome = describe_outcome (view, &copy, events);
  return ogc_placement_new (decision, label, preview, outcome, events->items, events->n);
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
        g_ptr_array_add (placements, placement_new (view, decision));
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

  return ogc_state_refuse (&view->knowledge.seen, &wish);
}
