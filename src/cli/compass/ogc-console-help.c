/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>
#include <string.h>

#include "ogc-compass-rulebook.h"
#include "ogc-console-private.h"
#include "ogc-console-rules.h"
#include "ogc-text.h"

/* The most ways to place dice in one building that are listed. */
#define MAX_PLACES 10

/* What the commands do that can be typed at any time. */
static const char *const summaries[OGC_N_VERBS] = {
  [OGC_VERB_TABLE] = N_("what lies in each building; the name of a building alone reads that building in full"),
  [OGC_VERB_ME] = N_("what you have"),
  [OGC_VERB_PLAYERS] = N_("what everyone has; the name of a player alone reads that player’s tiles"),
  [OGC_VERB_SCORE] = N_("where your gold comes from; also with a player’s name"),
  [OGC_VERB_LOG] = N_("the last moves; with a number, that many"),
  [OGC_VERB_RULES] = N_("the chapters of the rules; with a word, what the rules say about it"),
  [OGC_VERB_HINT] = N_("what a strong player would do, and why"),
  [OGC_VERB_UNDO] = N_("undoes your last turn or choice, as long as nothing new has been revealed"),
  [OGC_VERB_REDO] = N_("does again what you have undone"),
  [OGC_VERB_SAVE] = N_("saves the game; with a name, in that file"),
  [OGC_VERB_GAME] = N_("round, players, variant and seed"),
  [OGC_VERB_QUIT] = N_("leaves the game"),
};

void
ogc_console_list_commands (OgcConsole *self)
{
  ogc_console_say (_("You can type at any time:"));
  for (guint verb = OGC_VERB_NONE + 1; verb < OGC_N_VERBS; verb++)
    if (summaries[verb] != NULL && !(verb == OGC_VERB_HINT && ogc_game_get_finished (self->game)))
      /* TRANSLATORS: a command and what it does */
      ogc_console_print (_("%s: %s."), ogc_verb_word (verb), _(summaries[verb]));
  ogc_console_say (_("The beginning of a word will do, and case and accents don’t matter."));
  if (!ogc_game_get_finished (self->game))
    ogc_console_say (_("Enter alone repeats the question."));
}

void
ogc_console_list_places (OgcConsole  *self,
                         OgcBuilding *building,
                         gboolean     neutral,
                         GString     *list)
{
  OgcDice seen[OGC_MAX_DECISIONS];
  guint n_seen = 0;
  unsigned n;
  const OgcDecision *decisions = ogc_game_list_decisions (self->game, &n);

  for (unsigned i = 0; i < n; i++)
    {
      g_autofree char *dice = ogc_text_dice (decisions[i].dice);
      gboolean known = FALSE;

      if (decisions[i].kind != OGC_DECISION_PLACE || decisions[i].building != ogc_building_get_id (building)
          || decisions[i].neutral != neutral)
        continue;
      for (guint k = 0; k < n_seen; k++)
        known |= seen[k] == decisions[i].dice;
      if (known)
        continue;
      seen[n_seen++] = decisions[i].dice;
      if (n_seen <= MAX_PLACES)
        ogc_console_list (list, dice);
    }
  if (n_seen > MAX_PLACES)
    {
      g_autofree char *more = g_strdup_printf (ngettext ("%u more", "%u more", n_seen - MAX_PLACES),
                                               n_seen - MAX_PLACES);

      ogc_console_list (list, more);
    }
}

/* Which dice go where. */
static void
list_all_places (OgcConsole *self)
{
  GListModel *buildings = ogc_game_get_buildings (self->game);

  for (guint i = 0; i < g_list_model_get_n_items (buildings); i++)
    {
      g_autoptr (OgcBuilding) building = g_list_model_get_item (buildings, i);
      g_autoptr (GString) list = g_string_new (NULL);
      g_autoptr (GString) neutral = g_string_new (NULL);

      ogc_console_list_places (self, building, FALSE, list);
      ogc_console_list_places (self, building, TRUE, neutral);
      if (neutral->len > 0)
        /* TRANSLATORS: values of dice, after a list of others that are not neutral */
        g_string_append_printf (list, list->len > 0 ? _("; neutral %s") : _("neutral %s"), neutral->str);
      if (list->len > 0)
        /* TRANSLATORS: a building, what it accepts, and dice of the player that go there: "University (one die, or a
         * sum of 5): 2, 3, 2 3." */
        ogc_console_print (_("%s (%s): %s."), ogc_building_get_name (building), ogc_building_get_rule (building),
                           list->str);
    }
}

gboolean
ogc_console_can_take (OgcConsole      *self,
                      OgcDecisionKind  kind)
{
  unsigned n;
  const OgcDecision *decisions = ogc_game_list_decisions (self->game, &n);

  for (unsigned i = 0; i < n; i++)
    if (decisions[i].kind == kind)
      return TRUE;
  return FALSE;
}

static void
help_with_dice (OgcConsole *self)
{
  const OgcAskKind kind = ogc_game_get_ask_kind (self->game);
  OgcSeat *viewer = ogc_console_get_viewer (self);

  if (kind == OGC_ASK_NEUTRAL)
    ogc_console_say (_("You may place neutral dice, all in one building. Enter ends your turn without."));
  else
    ogc_console_say (_("Place one or more of your dice, all in one building. The others stay in hand until your next "
                       "turn, when you roll them again."));
  /* TRANSLATORS: an example of what to type */
  ogc_console_say (_("Type dice and a building, such as “2 3 university”. Dice alone tell where they can go, a "
                     "building alone tells what lies there."));
  if (kind == OGC_ASK_PLACE)
    {
      if (ogc_console_can_take (self, OGC_DECISION_PLACE) && ogc_seat_get_knowledge (viewer) > 0)
        {
          g_autofree char *tokens = ogc_text_knowledge (ogc_seat_get_knowledge (viewer));

          /* TRANSLATORS: what can be typed, with the word for "reroll"; and how many knowledge tokens there are */
          ogc_console_print (_("“%s 1 2” rerolls these dice for a knowledge token; you have %s."),
                             ogc_verb_word (OGC_VERB_REROLL), tokens);
        }
      if (ogc_console_can_take (self, OGC_DECISION_POWER))
        /* TRANSLATORS: what can be typed, with the word for "turn" */
        ogc_console_print (_("“%s 1 2 to 6 6” turns dice with “A Compelling Power”."), ogc_verb_word (OGC_VERB_TURN));
    }
  if (g_list_model_get_n_items (ogc_tray_get_neutral (ogc_game_get_tray (self->game))) > 0 && kind == OGC_ASK_PLACE)
    /* TRANSLATORS: an example of what to type; "neutral" and "n" are what can be typed */
    ogc_console_say (_("You may also place neutral dice in one building, before your own or after them: “neutral 4 "
                       "archives” or “n 4 archives”."));
  list_all_places (self);
}

/* Says each numbered answer in full. */
static void
help_with_choices (OgcConsole *self)
{
  GListModel *buildings = ogc_game_get_buildings (self->game);

  ogc_console_say (_("Type the number of an answer, or a word of it."));
  for (guint i = 0; i < g_list_model_get_n_items (buildings); i++)
    {
      g_autoptr (OgcBuilding) building = g_list_model_get_item (buildings, i);
      GListModel *offers = ogc_building_get_offers (building);

      for (guint k = 0; k < g_list_model_get_n_items (offers); k++)
        {
          g_autoptr (OgcTile) tile = g_list_model_get_item (offers, k);

          if (ogc_tile_get_offered (tile))
            ogc_console_say (ogc_tile_get_description (tile));
        }
    }
}

/* What can be typed once the game is over. */
static void
help_after_game (OgcConsole *self)
{
  ogc_console_say (ogc_game_get_prompt (self->game));
  /* TRANSLATORS: what can be typed, with the words for "score", "players", "table", "log" and "save" */
  ogc_console_print (_("“%s” and the name of a player tells where that player’s gold comes from, “%s” what everyone "
                       "has, “%s” what lies in the buildings, and “%s 50” the last 50 moves. “%s” and a name saves the "
                       "game. Enter leaves it."),
                     ogc_verb_word (OGC_VERB_SCORE), ogc_verb_word (OGC_VERB_PLAYERS), ogc_verb_word (OGC_VERB_TABLE),
                     ogc_verb_word (OGC_VERB_LOG), ogc_verb_word (OGC_VERB_SAVE));
}

void
ogc_console_help (OgcConsole *self)
{
  self->session.helped = TRUE;
  if (ogc_game_get_finished (self->game))
    help_after_game (self);
  else if (self->session.waiting)
    ogc_console_print (_("Your turn is over. Enter lets the game go on; “%s” undoes your turn."),
                       ogc_verb_word (OGC_VERB_UNDO));
  else if (ogc_game_get_answerable (self->game))
    {
      if (ogc_game_get_ask_kind (self->game) == OGC_ASK_GIFT)
        ogc_console_say (ogc_text_ability_rule (OGC_ABILITY_TIMELY_GIFT));
      else if (ogc_console_can_take (self, OGC_DECISION_HELP))
        ogc_console_say (ogc_text_ability_rule (OGC_ABILITY_LITTLE_HELP));
      if (self->passing)
        ogc_console_say (_("Type the number of an answer; Enter takes none of them."));
      else if (self->choices->len > 0)
        help_with_choices (self);
      else
        help_with_dice (self);
    }
  else
    ogc_console_say (ogc_game_get_prompt (self->game));
  /* TRANSLATORS: what can be typed for more, with the words for "commands" and "rules" */
  ogc_console_print (_("“%s” lists all that you can type, “%s” the chapters of the rules. “? word” says what a word "
                       "means."),
                     ogc_verb_word (OGC_VERB_COMMANDS), ogc_verb_word (OGC_VERB_RULES));
}

void
ogc_console_rules (OgcConsole *self,
                   const char *text)
{
  g_auto (GStrv) words = ogc_words_split (text);
  const guint buildings = words[0] != NULL && words[1] == NULL ? ogc_console_find_buildings (words[0]) : 0;

  for (guint id = 0; id < OGC_N_BUILDINGS; id++)
    if (buildings == 1u << id)
      text = ogc_compass_rulebook_building_id (id);
  ogc_console_read_rules (ogc_compass_rulebook_get (), text, ogc_verb_word (OGC_VERB_RULES));
}
