/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "ogc-text.h"

static const char *const numbers[OGC_N_RULES] = {
#define NUMBER(group, number) [OGC_RULE_##group##_##number] = #group "-" #number,
  OGC_RULES (NUMBER)
#undef NUMBER
};

/* A reroll or A Compelling Power without dice needs a hint, not a rule. */
static gboolean
is_without_dice (const OgcDecision *wish)
{
  return wish != NULL && (wish->kind == OGC_DECISION_REROLL || wish->kind == OGC_DECISION_POWER) && wish->dice == 0
         && wish->other == 0;
}

/* Refusals of a turn: what may be done when. */
static const char *
refuse_turn (OgcRule            rule,
             const OgcDecision *wish)
{
  const gboolean placing = wish != NULL && wish->kind == OGC_DECISION_PLACE;

  switch (rule)
    {
    case OGC_RULE_TRN_2:
      return placing ? _("Roll first.") : _("You have rolled already in this turn.");
    case OGC_RULE_TRN_3:
      return is_without_dice (wish) ? _("Pick the dice to be rolled again.")
                                    : _("A reroll costs a knowledge token, and comes after the first roll of a turn.");
    case OGC_RULE_TRN_4:
      if (wish != NULL && wish->kind == OGC_DECISION_ROLL)
        return _("You have no dice left: use “A Little Help” first.");
      return placing ? _("Own dice are placed once a turn, all of them from your hand.")
                     : _("Place at least one own die before you end your turn.");
    case OGC_RULE_TRN_5:
      return _("Neutral dice are placed once a turn, apart from your own, all of them from your hand.");
    case OGC_RULE_TRN_7:
      return _("Rerolls and abilities come before the first placement of a turn.");
    default:
      return NULL;
    }
}

static const char *
refuse_ability (OgcRule            rule,
                const OgcDecision *wish)
{
  switch (rule)
    {
    case OGC_RULE_ABL_1:
      return _("Only “A Timely Gift” is asked now: use it or keep it.");
    case OGC_RULE_ABL_2:
      return _("“The Will to Win” needs another owner’s set that yours would equal, and a die of it that can leave.");
    case OGC_RULE_ABL_3:
      return _("“A Little Help” is for the beginning of a turn, before the roll, and once a round in all.");
    case OGC_RULE_ABL_4:
      return is_without_dice (wish)
               ? _("Pick one or two own dice to be turned.")
               : _("“A Compelling Power” turns one or two own dice in your hand to other values, after a roll.");
    case OGC_RULE_NEU_5:
      return _("“The Will to Win” does not work with neutral dice.");
    default:
      return refuse_turn (rule, wish);
    }
}

static const char *
refuse_building (OgcRule            rule,
                 const OgcDecision *wish)
{
  switch (rule)
    {
    case OGC_RULE_ARC_1:
      return _("The Archives take dice of one value, as a new set or added to a set of the same owner and value.");
    case OGC_RULE_ARC_2:
      return _("There is a set of that value and size in the Archives already.");
    case OGC_RULE_UNI_1:
      return _("The University takes one die, or two that add to 5.");
    case OGC_RULE_UNI_4:
      return _("There is no entrance left at the University for such high dice.");
    case OGC_RULE_LIB_2:
      return _("The Library takes a single die.");
    case OGC_RULE_RUN_1:
      return _("This building takes a straight (values in a row), or dice that make your straight there longer.");
    case OGC_RULE_RUN_2:
      return _("The very same straight lies here already.");
    case OGC_RULE_TMP_1:
      return _("The Temple takes two dice that show both values of an item without dice.");
    case OGC_RULE_ILL_1:
      return _("The first placement with the Illuminati is a single die.");
    case OGC_RULE_ILL_2:
      return _("The Illuminati ask for all values of the leader’s set and exactly one die more.");
    case OGC_RULE_GAL_1:
      return _("The Galleon asks for exactly one die more than the largest set, and a higher sum.");
    case OGC_RULE_TOW_1:
      return _("The Tower takes one die, or two that add to 7.");
    default:
      return refuse_ability (rule, wish);
    }
}

/* Refusals of a tile that is not offered. */
static const char *
refuse_choice (OgcRule            rule,
               const OgcDecision *wish)
{
  switch (rule)
    {
    case OGC_RULE_RND_4:
      return _("A tile is to be chosen now, where a building resolves.");
    case OGC_RULE_ARC_3:
      return _("Choose one of the maps that lie at the Archives.");
    case OGC_RULE_UNI_5:
      return _("Choose one of the specialists that lie at the University.");
    case OGC_RULE_AUC_1:
      return _("Choose one of the artifacts that were drawn.");
    case OGC_RULE_GLD_1:
      return _("Choose one of the missions that were drawn.");
    case OGC_RULE_ILL_3:
      return _("Choose one of the abilities that lie with the Illuminati.");
    case OGC_RULE_GAL_3:
      return _("Choose one of the chests that you have drawn.");
    default:
      return refuse_building (rule, wish);
    }
}

static const char *
refuse_setup (OgcRule            rule,
              const OgcDecision *wish)
{
  switch (rule)
    {
    case OGC_RULE_SET_1:
      return _("The game is for 2 to 5 players.");
    case OGC_RULE_SET_2:
      return wish == NULL ? _("Choose an Auction House or Guild, and a Temple, Illuminati, Galleon or Tower.")
                          : _("That building is not in play.");
    case OGC_RULE_SET_5:
      return _("The neutral player and fewer buildings are for 2 or 3 players, and exclude each other.");
    case OGC_RULE_SET_6:
      return _("The start player must be one of the seats.");
    default:
      return refuse_choice (rule, wish);
    }
}

/* Refusals of an assignment of specialists. */
static const char *
refuse_score (OgcRule            rule,
              const OgcDecision *wish)
{
  switch (rule)
    {
    case OGC_RULE_SCO_2:
      return _("An ancient map takes one cartographer and one excavator of its colour.");
    case OGC_RULE_SCO_3:
      return _("Only specialists that are held can be assigned.");
    case OGC_RULE_SCO_4:
      return _("A magical item serves one specialist of its colour and kind that is assigned to an ancient map.");
    case OGC_RULE_SCO_9:
      return _("An Abandoned Dig Site takes one cartographer and one excavator.");
    case OGC_RULE_MIS_1:
      return _("A Dual Map takes one specialist of either colour, or a cartographer and an excavator of both.");
    case OGC_RULE_MIS_2:
      return _("A Secret Map takes a cartographer and an excavator of one same colour.");
    case OGC_RULE_MIS_15:
      return _("Second Opinion adds one third specialist of a matching colour, to one map that has both its own.");
    default:
      return refuse_setup (rule, wish);
    }
}

const char *
ogc_text_refusal (OgcRule            rule,
                  const OgcDecision *wish)
{
  const char *text;

  switch (rule)
    {
    case OGC_RULE_NONE:
      return "";
    case OGC_RULE_NOT_ASKED:
      return _("That is not asked now.");
    case OGC_RULE_MALFORMED:
      return _("That is no move of this game.");
    default:
      text = refuse_score (rule, wish);
      return text != NULL ? text : _("The rules do not allow that.");
    }
}

OgcRule
ogc_text_find_refusal (const char *text)
{
  const OgcDecision wishes[] = { { .kind = OGC_DECISION_ROLL }, { .kind = OGC_DECISION_PLACE }, { .kind = OGC_DECISION_REROLL } };

  for (OgcRule rule = OGC_RULE_NONE + 1; text != NULL && rule < OGC_N_RULES; rule++)
    {
      if (refuse_score (rule, NULL) == NULL)
        continue;
      if (g_str_equal (ogc_text_refusal (rule, NULL), text))
        return rule;
      for (unsigned i = 0; i < G_N_ELEMENTS (wishes); i++)
        if (g_str_equal (ogc_text_refusal (rule, &wishes[i]), text))
          return rule;
    }
  return OGC_RULE_NONE;
}

const char *
ogc_text_rule_number (OgcRule rule)
{
  g_return_val_if_fail (rule < OGC_N_RULES, "");
  return numbers[rule] != NULL ? numbers[rule] : "";
}
