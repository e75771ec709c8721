/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "ogc-console-private.h"
#include "ogc-text.h"

OgcDice
ogc_console_get_hand (OgcConsole *self,
                      gboolean    neutral)
{
  OgcTray *tray = ogc_game_get_tray (self->game);
  GListModel *dice = neutral ? ogc_tray_get_neutral (tray) : ogc_tray_get_own (tray);
  OgcDice hand = 0;

  for (guint i = 0; i < g_list_model_get_n_items (dice); i++)
    {
      g_autoptr (OgcDie) die = g_list_model_get_item (dice, i);

      if (ogc_die_get_value (die) > 0)
        hand += ogc_dice_one (ogc_die_get_value (die));
    }
  return hand;
}

/* The dice of @wanted that are not in @hand. */
static OgcDice
find_missing (OgcDice wanted,
              OgcDice hand)
{
  OgcDice missing = 0;

  for (unsigned value = 1; value <= OGC_MAX_VALUE; value++)
    {
      const unsigned there = ogc_dice_count_of (hand, value);
      const unsigned asked = ogc_dice_count_of (wanted, value);

      missing += ogc_dice_of (value, asked - MIN (asked, there));
    }
  return missing;
}

/* Whether @dice are in hand; says which are not. */
static gboolean
check_hand (OgcConsole *self,
            OgcDice     dice,
            gboolean    neutral)
{
  const OgcDice hand = ogc_console_get_hand (self, neutral);
  g_autofree char *missing = ogc_text_dice (find_missing (dice, hand));
  g_autofree char *there = ogc_text_dice (hand);

  if (ogc_dice_contains (hand, dice))
    return TRUE;
  if (hand == 0)
    ogc_console_say (neutral ? _("You have no neutral dice to place.") : _("You have no dice of your own to place."));
  else if (neutral)
    /* TRANSLATORS: values of dice that are wanted and not there, and of those that are there */
    ogc_console_print (_("You lack neutral %s. Your neutral dice: %s."), missing, there);
  else
    /* TRANSLATORS: values of dice that are wanted and not there, and of those that are there */
    ogc_console_print (_("You lack %s. Your dice: %s."), missing, there);
  if (!neutral && ogc_dice_contains (ogc_console_get_hand (self, TRUE), dice))
    /* TRANSLATORS: "neutral" and "n" are what can be typed */
    ogc_console_say (_("For neutral dice type “neutral” or “n” before them."));
  return FALSE;
}

/* Parses what to do with dice. False, after saying so, if it was not understood. */
static gboolean
read_request (OgcConsole      *self,
              char           **words,
              gboolean         turning,
              OgcDiceRequest  *request)
{
  g_autofree char *said = g_strjoinv (" ", words);

  ogc_dice_request_read (words, turning, request);
  if (request->no_die)
    /* TRANSLATORS: an example of what to type */
    ogc_console_say (_("Dice have the values 1 to 6. Type those of your dice and a building, such as “2 3 "
                       "university”."));
  else if (request->unknown)
    /* TRANSLATORS: words that were typed; "?" is what can be typed */
    ogc_console_print (_("I don’t understand “%s”. Type ? for help."), said);
  return !request->unknown;
}

/* Whether the dice of @request are in hand; says so if not. */
static gboolean
check_dice (OgcConsole     *self,
            OgcDiceRequest *request)
{
  if (!ogc_tray_get_rolled (ogc_game_get_tray (self->game)))
    {
      ogc_console_say (self->choices->len > 0 ? _("Type the number of an answer, or a word of it.")
                                              : ogc_text_refusal (OGC_RULE_NOT_ASKED, NULL));
      return FALSE;
    }
  if (ogc_game_get_ask_kind (self->game) == OGC_ASK_NEUTRAL)
    {
      request->neutral += request->own;
      request->own = 0;
    }
  if (request->all)
    {
      request->own = ogc_console_get_hand (self, FALSE);
      request->neutral = ogc_console_get_hand (self, TRUE);
    }
  return check_hand (self, request->own, FALSE) && check_hand (self, request->neutral, TRUE);
}

/* The result of a placement in @building: "Archives: new set. Rank 1: a map." */
static char *
describe_placement (OgcBuilding  *building,
                    OgcPlacement *placement)
{
  const gboolean several = g_list_model_get_n_items (ogc_building_get_placements (building)) > 1;
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *sentence = ogc_placement_dup_sentence (placement);
  g_auto (GStrv) lines = g_strsplit (sentence, "\n", -1);
  g_autofree char *name = several ? g_strdup_printf (_("%s: %s"), ogc_building_get_name (building),
                                                     ogc_placement_get_label (placement))
                                  : g_strdup (ogc_building_get_name (building));

  ogc_console_append (text, name);
  for (char **line = lines; *line != NULL; line++)
    if (!g_str_equal (*line, ogc_placement_get_label (placement)))
      ogc_console_append (text, *line);
  return g_strdup (text->str);
}

/* Lists the ways to place the picked dice in @building. */
static void
list_placements (OgcConsole  *self,
                 OgcBuilding *building)
{
  GListModel *placements = ogc_building_get_placements (building);

  for (guint i = 0; i < g_list_model_get_n_items (placements); i++)
    {
      g_autoptr (OgcPlacement) placement = g_list_model_get_item (placements, i);
      g_autofree char *text = describe_placement (building, placement);

      ogc_console_add_choice (self, ogc_placement_get_decision (placement), text);
    }
  self->passing = TRUE;
}

/* Places the picked dice in @building if there is only one way. */
static void
place_in (OgcConsole  *self,
          OgcBuilding *building)
{
  GListModel *placements = ogc_building_get_placements (building);
  const guint n = g_list_model_get_n_items (placements);
  g_autoptr (OgcPlacement) only = g_list_model_get_item (placements, 0);

  if (n == 1)
    ogc_console_take (self, ogc_placement_get_decision (only));
  else if (n > 1)
    list_placements (self, building);
  else if (ogc_building_get_refusal (building) != NULL)
    ogc_console_say (ogc_building_get_refusal (building));
}

/* Lists where the picked @dice can be placed. */
static void
list_buildings (OgcConsole *self,
                OgcDice     dice)
{
  g_autofree char *values = ogc_text_dice (dice);
  GListModel *buildings = ogc_game_get_buildings (self->game);

  for (guint i = 0; i < g_list_model_get_n_items (buildings); i++)
    {
      g_autoptr (OgcBuilding) building = g_list_model_get_item (buildings, i);

      list_placements (self, building);
    }
  if (self->choices->len == 0)
    /* TRANSLATORS: values of dice; "?" is what can be typed */
    ogc_console_print (_("No building takes exactly %s. Type ? to read what goes where."), values);
}

/* The building in play that is meant. NULL, after saying why, if there are none or several. */
static OgcBuilding *
find_building (OgcConsole *self,
               guint       wanted)
{
  g_autoptr (GString) names = g_string_new (NULL);
  OgcBuilding *found = NULL;
  guint n = 0;

  for (guint id = 0; id < OGC_N_BUILDINGS; id++)
    {
      OgcBuilding *building = wanted & (1u << id) ? ogc_game_get_building (self->game, id) : NULL;

      if (building == NULL)
        continue;
      found = building;
      n++;
      ogc_console_list (names, ogc_building_get_name (building));
    }
  if (n == 1)
    return found;
  if (n == 0)
    ogc_console_say (ogc_text_refusal (OGC_RULE_SET_2, &(OgcDecision) { .kind = OGC_DECISION_PLACE }));
  else
    /* TRANSLATORS: several names of buildings, of which one must be typed */
    ogc_console_print (_("Which one: %s?"), names->str);
  return NULL;
}

void
ogc_console_place (OgcConsole  *self,
                   char       **words)
{
  OgcTray *tray = ogc_game_get_tray (self->game);
  OgcBuilding *building = NULL;
  OgcDiceRequest request;

  if (!read_request (self, words, FALSE, &request))
    return;
  if (request.named && (building = find_building (self, request.buildings)) == NULL)
    return;
  if (request.own == 0 && request.neutral == 0 && !request.all)
    {
      if (building != NULL)
        ogc_console_read_building (self, building);
      else
        ogc_console_help (self);
      return;
    }
  if (!check_dice (self, &request))
    return;
  ogc_console_clear_choices (self);
  ogc_tray_set_pick (tray, request.own, request.neutral);
  if (request.own != 0 && request.neutral != 0)
    ogc_console_say (_("Place own and neutral dice one after the other."));
  else if (building != NULL)
    place_in (self, building);
  else
    list_buildings (self, request.own + request.neutral);
  ogc_tray_clear (tray);
}

void
ogc_console_reroll (OgcConsole  *self,
                    char       **words)
{
  OgcDecision decision = { .kind = OGC_DECISION_REROLL };
  OgcDiceRequest request;

  if (!read_request (self, words, FALSE, &request) || !check_dice (self, &request))
    return;
  if (ogc_game_get_ask_kind (self->game) == OGC_ASK_PLACE
      && ogc_seat_get_knowledge (ogc_console_get_viewer (self)) == 0)
    {
      ogc_console_say (_("A reroll costs a knowledge token, and you have none."));
      return;
    }
  if (request.own == 0 && request.neutral == 0)
    {
      /* TRANSLATORS: an example of what can be typed, with the word for "reroll" */
      ogc_console_print (_("Type which dice you reroll, such as “%s 1 2”."), ogc_verb_word (OGC_VERB_REROLL));
      return;
    }
  decision.dice = request.own;
  decision.other = request.neutral;
  ogc_console_take (self, &decision);
}

void
ogc_console_turn (OgcConsole  *self,
                  char       **words)
{
  OgcDecision decision = { .kind = OGC_DECISION_POWER };
  OgcDiceRequest request;

  if (!read_request (self, words, TRUE, &request))
    return;
  if (ogc_game_get_ask_kind (self->game) == OGC_ASK_PLACE && !ogc_console_can_take (self, OGC_DECISION_POWER))
    {
      ogc_console_print (_("You don’t have “%s”."), ogc_text_ability (OGC_ABILITY_COMPELLING_POWER));
      return;
    }
  if (!check_dice (self, &request))
    return;
  if (request.to == 0 || ogc_dice_count (request.to) != ogc_dice_count (request.own) || request.neutral != 0)
    {
      ogc_console_say (ogc_text_refusal (OGC_RULE_ABL_4, NULL));
      /* TRANSLATORS: an example of what can be typed, with the word for "turn" */
      ogc_console_print (_("Say which of your dice become which, such as “%s 1 2 to 6 6”."),
                         ogc_verb_word (OGC_VERB_TURN));
      return;
    }
  decision.dice = request.own;
  decision.other = request.to;
  for (unsigned value = 1; value <= OGC_MAX_VALUE; value++)
    {
      const unsigned same = MIN (ogc_dice_count_of (request.own, value), ogc_dice_count_of (request.to, value));

      decision.dice -= ogc_dice_of (value, same); /* they stay as they are */
      decision.other -= ogc_dice_of (value, same);
    }
  ogc_console_take (self, &decision);
}
