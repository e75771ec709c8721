/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-tray-private.h"

#include "ogc-error.h"
#include "ogc-game-private.h"

/* The decision of @kind with the dice picked. For A Compelling Power some values that the dice do not have: all are as legal. */
static OgcDecision
wish_of (OgcTray         *self,
         OgcDecisionKind  kind)
{
  const OgcDice pick = ogc_tray_get_pick (self);
  OgcDecision wish = { .kind = kind };
  unsigned value = 1;

  if (kind == OGC_DECISION_REROLL)
    {
      wish.dice = pick;
      wish.other = ogc_tray_get_neutral_pick (self);
    }
  else if (kind == OGC_DECISION_POWER)
    {
      while (value < OGC_MAX_VALUE && ogc_dice_count_of (pick, value) > 0)
        value++;
      wish.dice = pick;
      wish.other = ogc_dice_of (value, ogc_dice_count (pick));
    }
  return wish;
}

/* Takes away from both sides of a turned set what is the same on both: those dice keep their values (ABL-4). */
static void
reduce (OgcDice *from,
        OgcDice *to)
{
  for (unsigned value = 1; value <= OGC_MAX_VALUE; value++)
    {
      const OgcDice both = ogc_dice_of (value, MIN (ogc_dice_count_of (*from, value), ogc_dice_count_of (*to, value)));

      *from -= both;
      *to -= both;
    }
}

OgcRule
ogc_tray_refuse (OgcTray         *self,
                 OgcDecisionKind  kind)
{
  const OgcDecision wish = wish_of (self, kind);
  OgcGame *game = ogc_tray_get_game (self);

  if (game == NULL)
    return OGC_RULE_NOT_ASKED;
  if (kind == OGC_DECISION_POWER && ogc_tray_get_neutral_pick (self) != 0)
    return OGC_RULE_ABL_4;
  return ogc_game_judge (game, &wish);
}

gboolean
ogc_tray_decide (OgcTray          *self,
                 OgcDecisionKind   kind,
                 GError          **error)
{
  g_autoptr (OgcGame) game = NULL;
  OgcDecision wish;

  g_return_val_if_fail (OGC_IS_TRAY (self), FALSE);
  g_return_val_if_fail (kind != OGC_DECISION_PLACE && kind != OGC_DECISION_TAKE && kind != OGC_DECISION_POWER, FALSE);

  if (ogc_tray_get_game (self) == NULL)
    {
      ogc_text_set_refusal (error, OGC_RULE_NOT_ASKED, NULL);
      return FALSE;
    }
  game = g_object_ref (ogc_tray_get_game (self));
  wish = wish_of (self, kind);
  return ogc_game_take (game, &wish, error);
}

gboolean
ogc_tray_power (OgcTray  *self,
                OgcDice   to,
                GError  **error)
{
  g_autoptr (OgcGame) game = NULL;
  OgcDecision wish = { .kind = OGC_DECISION_POWER };

  g_return_val_if_fail (OGC_IS_TRAY (self), FALSE);
  g_return_val_if_fail (ogc_dice_is_valid (to), FALSE);

  wish.dice = ogc_tray_get_pick (self);
  wish.other = to;
  if (ogc_tray_get_game (self) == NULL || ogc_dice_count (wish.dice) != ogc_dice_count (to)
      || ogc_tray_get_neutral_pick (self) != 0)
    {
      ogc_text_set_refusal (error, OGC_RULE_ABL_4, NULL);
      return FALSE;
    }
  reduce (&wish.dice, &wish.other);
  game = g_object_ref (ogc_tray_get_game (self));
  return ogc_game_take (game, &wish, error);
}

char *
ogc_tray_dup_refusal (OgcTray         *self,
                      OgcDecisionKind  kind)
{
  OgcDecision wish;
  OgcRule rule;

  g_return_val_if_fail (OGC_IS_TRAY (self), NULL);

  rule = ogc_tray_refuse (self, kind);
  wish = wish_of (self, kind);
  return rule != OGC_RULE_NONE ? g_strdup (ogc_text_refusal (rule, &wish)) : NULL;
}
