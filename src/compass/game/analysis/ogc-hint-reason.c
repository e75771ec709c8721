/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-hint-reason.h"

#include <glib/gi18n.h>

#include "ogc-afterstate.h"
#include "ogc-payout-estimate.h"
#include "ogc-rules.h"

#define TOLD 40 /* the least cents that are worth a sentence */

typedef struct {
  const OgcView *view;
  unsigned       seat;
  OgcTileValues  tile_values;
  GPtrArray     *sentences;
} Reason;

static void
add_sentence (Reason *self,
              char   *sentence)
{
  if (*sentence != '\0')
    g_ptr_array_add (self->sentences, sentence);
  else
    g_free (sentence);
}

static char *
dup_gold (OgcCents cents)
{
  return ogc_text_expected_gold ((double) cents / OGC_CENTS_GOLD);
}

static const char *
name_of (const Reason *self,
         unsigned      seat)
{
  return ogc_text_owner (&self->view->names, seat);
}

/* Adds what the seat would win where it places dice, and who would lose most by that. */
static void
add_balance (Reason            *self,
             const OgcDecision *decision)
{
  const OgcState *seen = &self->view->knowledge.seen;
  OgcCents before[OGC_MAX_SEATS], then[OGC_MAX_SEATS];
  unsigned loser = self->seat;
  g_autofree OgcState *after = g_new (OgcState, 1);
  g_autofree char *gain = NULL;
  g_autofree char *loss = NULL;

  ogc_after_placement (seen, decision, after);
  ogc_payout_estimate_alone (&self->tile_values, seen, (OgcBuildingId) decision->building, before);
  ogc_payout_estimate_alone (&self->tile_values, after, (OgcBuildingId) decision->building, then);
  for (unsigned seat = 0; seat < seen->setup.seats; seat++)
    if (seat != self->seat && before[seat] - then[seat] > before[loser] - then[loser])
      loser = seat;
  gain = dup_gold (then[self->seat] - before[self->seat]);
  loss = dup_gold (before[loser] - then[loser]);
  if (then[self->seat] - before[self->seat] < TOLD)
    g_clear_pointer (&gain, g_free);
  if (gain != NULL && decision->building == OGC_ARCHIVES)
    /* TRANSLATORS: what dice placed in a building are worth, "2.5" */
    add_sentence (self, g_strdup_printf (_("Currently worth about %s\302\240gold there, counting specialists who may "
                                           "still come."), gain));
  else if (gain != NULL)
    /* TRANSLATORS: what dice placed in a building are worth, "2.5" */
    add_sentence (self, g_strdup_printf (_("Currently worth about %s\302\240gold there."), gain));
  if (loser != self->seat && before[loser] - then[loser] >= TOLD)
    /* TRANSLATORS: a name, and gold that it loses, "2.5" */
    add_sentence (self, g_strdup_printf (_("Costs %s about %s\302\240gold."), name_of (self, loser), loss));
}

/* Adds the dice that go to the Library. Dice that are only pushed along are visible when the pointer is on the hint. */
static void
add_driven_out (Reason       *self,
                OgcPlacement *placement)
{
  unsigned n;
  const OgcEvent *events = ogc_placement_get_events (placement, &n);

  for (unsigned i = 0; i < n; i++)
    if (events[i].kind == OGC_EVENT_BUMPED || events[i].kind == OGC_EVENT_PICKED)
      add_sentence (self, ogc_text_event (&self->view->names, &events[i]));
}

static void
explain_placement (Reason            *self,
                   const OgcDecision *decision,
                   OgcPlacement      *placement)
{
  const char *outcome = ogc_placement_get_outcome (placement);

  if (*outcome != '\0' && !decision->neutral)
    /* TRANSLATORS: what dice would get, "Rank 1: 2 of 3 artifacts", as a sentence */
    add_sentence (self, g_strdup_printf (C_("sentence", "%s."), outcome));
  add_driven_out (self, placement);
  add_balance (self, decision);
  if (self->sentences->len == 0)
    add_sentence (self, g_strdup (decision->neutral ? _("Blocks space there.")
                                                    : _("Saves the better dice for a better place.")));
}

/* Adds the seat that would gain most by the tile, of those that still have a choice to make there. */
static void
add_rival (Reason            *self,
           const OgcDecision *decision)
{
  const OgcState *seen = &self->view->knowledge.seen;
  OgcCents most = OGC_CENTS_GOLD;
  unsigned rival = self->seat;
  g_autofree char *gold = NULL;

  if (seen->ask.building != OGC_ARCHIVES && seen->ask.building != OGC_UNIVERSITY
      && seen->ask.building != OGC_ILLUMINATI)
    return;
  for (unsigned seat = 0; seat < seen->setup.seats; seat++)
    {
      const OgcCents worth = ogc_tile_values_tile (&self->tile_values, seat, (OgcTileKind) seen->ask.tile_kind,
                                                   decision->tile);

      if (seat == self->seat || worth <= most
          || ogc_rules_dice_at (seen, (OgcBuildingId) seen->ask.building, seat) == 0)
        continue;
      most = worth;
      rival = seat;
    }
  if (rival == self->seat)
    return;
  gold = dup_gold (most);
  /* TRANSLATORS: a name, and what a tile would be worth to it, "2.5" */
  add_sentence (self, g_strdup_printf (_("For %s it would be worth about %s\302\240gold."), name_of (self, rival),
                                       gold));
}

/* How much better a tile is than another stands in the hint; an estimate of the tile alone might contradict that. */
static void
explain_take (Reason            *self,
              const OgcDecision *decision)
{
  const OgcState *seen = &self->view->knowledge.seen;
  const OgcTileKind kind = (OgcTileKind) seen->ask.tile_kind;
  OgcHolding with = self->tile_values.holdings[self->seat];
  unsigned gain;

  if (kind == OGC_TILE_MISSION)
    add_sentence (self, g_strdup (ogc_text_mission_rule (seen->tiles->missions[decision->tile].type)));
  with.tiles[kind] |= OGC_TILE_BIT (decision->tile);
  gain = ogc_score_total (seen->tiles, &with) - self->tile_values.totals[self->seat];
  if (gain > 0)
    /* TRANSLATORS: gold that a tile adds at once */
    add_sentence (self, g_strdup_printf (ngettext ("Adds %u\302\240gold at once.",
                                                   "Adds %u\302\240gold at once.", gain), gain));
  else
    add_sentence (self, g_strdup (_("Adds nothing yet.")));
  add_rival (self, decision);
}

static void
explain_reroll (Reason            *self,
                const OgcDecision *decision)
{
  const OgcDice kept = self->view->knowledge.seen.own[self->seat] - decision->dice;
  g_autofree char *dice = ogc_text_dice (kept);

  if (kept != 0)
    /* TRANSLATORS: values of dice, "4 4 4" */
    add_sentence (self, g_strdup_printf (_("Keeps %s. The new dice are worth more than the token."), dice));
  else
    add_sentence (self, g_strdup (_("New dice are worth more than these and the token.")));
}

/* TRN-1 */
static void
explain_roll (Reason *self)
{
  const OgcDecision help = { .kind = OGC_DECISION_HELP };

  if (ogc_rules_check (&self->view->knowledge.seen, &help) == OGC_RULE_NONE)
    add_sentence (self, g_strdup (_("The ability is worth more kept than two extra dice now.")));
  else
    add_sentence (self, g_strdup (_("There is nothing else to decide first.")));
}

static void
explain_decision (Reason            *self,
                  const OgcDecision *decision,
                  OgcPlacement      *placement)
{
  switch ((OgcDecisionKind) decision->kind)
    {
    case OGC_DECISION_PLACE:
      explain_placement (self, decision, placement);
      break;
    case OGC_DECISION_TAKE:
      explain_take (self, decision);
      break;
    case OGC_DECISION_REROLL:
      explain_reroll (self, decision);
      break;
    case OGC_DECISION_POWER:
      add_sentence (self, g_strdup (_("Worth more used now than kept.")));
      break;
    case OGC_DECISION_HELP:
      add_sentence (self, g_strdup (_("Two extra dice this round are worth more than the ability kept.")));
      break;
    case OGC_DECISION_GIFT:
      add_sentence (self, g_strdup (_("Another turn is worth more than the ability kept.")));
      break;
    case OGC_DECISION_PASS:
      add_sentence (self, g_strdup (_("The ability is worth more kept than another turn now.")));
      break;
    case OGC_DECISION_END_TURN:
      add_sentence (self, g_strdup (_("Neutral dice would help the others more than you, wherever you place them.")));
      break;
    case OGC_DECISION_ROLL:
    case OGC_N_DECISION_KINDS:
      explain_roll (self);
      break;
    }
}

char *
ogc_hint_reason (const OgcView     *view,
                 const OgcDecision *decision,
                 OgcPlacement      *placement)
{
  g_auto (GStrv) sentences = NULL;
  Reason self = { .view = view };

  g_return_val_if_fail (view != NULL && decision != NULL, NULL);
  g_return_val_if_fail (decision->kind != OGC_DECISION_PLACE || OGC_IS_PLACEMENT (placement), NULL);

  self.seat = view->knowledge.seen.ask.seat;
  self.sentences = g_ptr_array_new ();
  ogc_tile_values_begin (&self.tile_values, &view->knowledge);
  explain_decision (&self, decision, placement);
  g_ptr_array_add (self.sentences, NULL);

  sentences = (GStrv) g_ptr_array_free (self.sentences, FALSE);
  return g_strjoinv (" ", sentences);
}
