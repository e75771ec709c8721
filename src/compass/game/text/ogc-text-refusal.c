/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "ogc-text.h"

G_DEFINE_QUARK (ogc-refusal, ogc_refusal)

static const char *const numbers[OGC_N_RULES] = {
#define NUMBER(group, number) [OGC_RULE_##group##_##number] = #group "-" #number,
  OGC_RULES (NUMBER)
#undef NUMBER
};

/* Variants of refusals, for rules that need several sentences. */
typedef enum {
  ALWAYS,
  ROLLING,
  PLACING,
  WITHOUT_DICE, /* a reroll or A Compelling Power, which needs a hint rather than a rule */
  SETTING_UP,
  EXTENDING, /* dice that are a run by themselves, so that it is the owner's run there that they do not fit */
} When;

/* The sentences; the first matching variant of a rule counts. */
static const struct {
  OgcRule     rule;
  When        when;
  const char *sentence;
} sentences[] = {
  { OGC_RULE_NOT_ASKED, ALWAYS, N_("You can’t do that now.") },
  { OGC_RULE_MALFORMED, ALWAYS, N_("That is not a move in this game.") },
  { OGC_RULE_SET_1, ALWAYS, N_("The game is for 2 to 5 players.") },
  { OGC_RULE_SET_2, SETTING_UP, N_("Choose an Auction House or Guild, and a Temple, Illuminati, Galleon or Tower.") },
  { OGC_RULE_SET_2, ALWAYS, N_("That building is not in play.") },
  { OGC_RULE_SET_5, ALWAYS,
    N_("The neutral player and fewer buildings are for 2 or 3 players and can’t be combined.") },
  { OGC_RULE_SET_6, ALWAYS, N_("The start player must be one of the players.") },
  { OGC_RULE_RND_4, ALWAYS, N_("Choose one of the highlighted tiles.") },
  { OGC_RULE_TRN_2, PLACING, N_("You can place dice once you have rolled.") },
  { OGC_RULE_TRN_2, ALWAYS, N_("You have already rolled this turn.") },
  { OGC_RULE_TRN_3, WITHOUT_DICE, N_("Pick the dice that you want to reroll.") },
  { OGC_RULE_TRN_3, ALWAYS, N_("A reroll costs one knowledge token and comes after the first roll of your turn.") },
  { OGC_RULE_TRN_4, ROLLING, N_("You have no dice left: use “A Little Help” first.") },
  { OGC_RULE_TRN_4, PLACING, N_("You place your own dice once a turn, from your hand.") },
  { OGC_RULE_TRN_4, ALWAYS, N_("Place at least one of your own dice before you end your turn.") },
  { OGC_RULE_TRN_5, ALWAYS, N_("You place neutral dice once a turn, separately from your own, from your hand.") },
  { OGC_RULE_TRN_7, ALWAYS, N_("Reroll and use abilities before you place dice.") },
  { OGC_RULE_ABL_1, ALWAYS, N_("This is about “A Timely Gift” only: use it or keep it.") },
  { OGC_RULE_ABL_2, ALWAYS, N_("“The Will to Win” needs another player’s set that yours would equal, and a die in it "
                               "that can be removed.") },
  { OGC_RULE_ABL_3, ALWAYS, N_("Use “A Little Help” at the start of your turn, before you roll. It works only once a "
                               "round, whoever uses it.") },
  { OGC_RULE_ABL_4, WITHOUT_DICE, N_("Pick one or two of your own dice to turn.") },
  { OGC_RULE_ABL_4, ALWAYS, N_("“A Compelling Power” turns one or two of your own dice in hand to other values, "
                               "after a roll.") },
  { OGC_RULE_NEU_5, ALWAYS, N_("“The Will to Win” does not work with neutral dice.") },
  { OGC_RULE_ARC_1, ALWAYS, N_("Dice of one value, as a new set or added to yours.") },
  { OGC_RULE_ARC_2, ALWAYS, N_("That set is here already: add a die, or choose another value.") },
  { OGC_RULE_ARC_3, ALWAYS, N_("Choose one of the maps in the Archives.") },
  { OGC_RULE_UNI_1, ALWAYS, N_("The University takes one die, or two that add up to 5.") },
  { OGC_RULE_UNI_4, ALWAYS, N_("The University has no entrance left for dice this high. Try lower ones.") },
  { OGC_RULE_UNI_5, ALWAYS, N_("Choose one of the specialists in the University.") },
  { OGC_RULE_LIB_2, ALWAYS, N_("The Library takes a single die.") },
  { OGC_RULE_RUN_1, EXTENDING, N_("Your run is here already: extend it at either end.") },
  { OGC_RULE_RUN_1, ALWAYS, N_("Not a run: each value only once, without gaps.") },
  { OGC_RULE_RUN_2, ALWAYS, N_("This run is here already: make yours longer or different.") },
  { OGC_RULE_AUC_1, ALWAYS, N_("Choose one of the artifacts drawn.") },
  { OGC_RULE_GLD_1, ALWAYS, N_("Choose one of the missions drawn.") },
  { OGC_RULE_TMP_1, ALWAYS, N_("Two dice with both values of an item that has no dice yet.") },
  { OGC_RULE_ILL_1, ALWAYS, N_("The first to place with the Illuminati places a single die.") },
  { OGC_RULE_ILL_2, ALWAYS, N_("Copy the leading set exactly, then add one die.") },
  { OGC_RULE_ILL_3, ALWAYS, N_("Choose one of the abilities of the Illuminati.") },
  { OGC_RULE_GAL_1, ALWAYS, N_("Exactly one die more than the largest set, and a higher sum.") },
  { OGC_RULE_GAL_3, ALWAYS, N_("Choose one of the chests that you drew.") },
  { OGC_RULE_TOW_1, ALWAYS, N_("The Tower takes one die, or two that add up to 7.") },
  { OGC_RULE_SCO_2, ALWAYS, N_("An ancient map takes one cartographer and one excavator of its colour.") },
  { OGC_RULE_SCO_3, ALWAYS, N_("You can only assign specialists that you hold.") },
  { OGC_RULE_SCO_4, ALWAYS, N_("A magical item helps one specialist of its colour and kind who is assigned to an "
                               "ancient map.") },
  { OGC_RULE_SCO_9, ALWAYS, N_("An Abandoned Dig Site takes one cartographer and one excavator.") },
  { OGC_RULE_MIS_1, ALWAYS, N_("A Dual Map takes a cartographer of one of its colours and an excavator of the "
                               "other.") },
  { OGC_RULE_MIS_2, ALWAYS, N_("A Secret Map takes a cartographer and an excavator of the same colour.") },
  { OGC_RULE_MIS_15, ALWAYS, N_("“Second Opinion” adds a third specialist of a matching colour to one map that has "
                                "both of its own.") },
};

static gboolean
are_run (OgcDice dice)
{
  const unsigned values = ogc_dice_values (dice);

  return ogc_dice_from_values (values) == dice && ogc_dice_is_run (values);
}

static gboolean
matches_decision (When               when,
                  const OgcDecision *decision)
{
  switch (when)
    {
    case ROLLING:
      return decision != NULL && decision->kind == OGC_DECISION_ROLL;
    case PLACING:
      return decision != NULL && decision->kind == OGC_DECISION_PLACE;
    case WITHOUT_DICE:
      return decision != NULL && (decision->kind == OGC_DECISION_REROLL || decision->kind == OGC_DECISION_POWER)
             && decision->dice == 0 && decision->other == 0;
    case SETTING_UP:
      return decision == NULL;
    case EXTENDING:
      return decision != NULL && are_run (decision->dice);
    case ALWAYS:
    default:
      return TRUE;
    }
}

const char *
ogc_text_refusal (OgcRule            rule,
                  const OgcDecision *decision)
{
  if (rule == OGC_RULE_NONE)
    return "";
  for (unsigned i = 0; i < G_N_ELEMENTS (sentences); i++)
    if (sentences[i].rule == rule && matches_decision (sentences[i].when, decision))
      return _(sentences[i].sentence);

  return _("The rules do not allow that.");
}

void
ogc_text_set_refusal (GError            **error,
                      OgcRule             rule,
                      const OgcDecision  *decision)
{
  g_set_error_literal (error, OGC_REFUSAL, (int) rule, ogc_text_refusal (rule, decision));
}

OgcRule
ogc_text_get_refusal (const GError *error)
{
  return error != NULL && error->domain == OGC_REFUSAL ? (OgcRule) error->code : OGC_RULE_NONE;
}

const char *
ogc_text_rule_number (OgcRule rule)
{
  g_return_val_if_fail (rule < OGC_N_RULES, "");
  return numbers[rule] != NULL ? numbers[rule] : "";
}
