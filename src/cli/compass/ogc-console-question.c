/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "ogc-console-private.h"
#include "ogc-text.h"

static char *
ask_for_dice (OgcConsole *self,
              OgcAskKind  kind)
{
  g_autofree char *own = ogc_text_dice (ogc_console_get_hand (self, FALSE));
  g_autofree char *neutral = ogc_text_dice (ogc_console_get_hand (self, TRUE));

  if (kind == OGC_ASK_NEUTRAL)
    /* TRANSLATORS: values of dice */
    return g_strdup_printf (_("Neutral dice: %s. What do you place? Enter ends your turn."), neutral);
  if (kind == OGC_ASK_OWN || *neutral == '\0')
    /* TRANSLATORS: values of dice */
    return g_strdup_printf (_("Your dice: %s. What do you place?"), own);
  /* TRANSLATORS: values of dice */
  return g_strdup_printf (_("Your dice: %s. Neutral dice: %s. What do you place?"), own, neutral);
}

/* What @tile is, and what it would be worth. */
static char *
describe_tile (OgcConsole *self,
               OgcTile    *tile)
{
  const OgcTileKind kind = ogc_tile_get_kind (tile);
  g_autofree char *name = ogc_console_name_tile (tile);
  int worth;

  if (kind == OGC_TILE_MISSION || kind == OGC_TILE_ABILITY || kind == OGC_TILE_ARTIFACT
      || !ogc_game_get_worth (self->game, tile, &worth))
    return g_strdup (ogc_tile_get_description (tile));
  /* TRANSLATORS: a tile, and how much gold it would add to the player's score now */
  return g_strdup_printf (ngettext ("%s: %d\302\240gold for you now", "%s: %d\302\240gold for you now", worth), name,
                          worth);
}

/* Lists the tiles of @building that can be taken, as they lie. */
static void
list_tiles (OgcConsole  *self,
            OgcBuilding *building)
{
  GListModel *offers = ogc_building_get_offers (building);

  for (guint i = 0; i < g_list_model_get_n_items (offers); i++)
    {
      g_autoptr (OgcTile) tile = g_list_model_get_item (offers, i);
      const OgcDecision decision = { .kind = OGC_DECISION_TAKE, .tile = (guint8) ogc_tile_get_number (tile) };
      g_autofree char *text = describe_tile (self, tile);

      if (ogc_tile_get_offered (tile))
        ogc_console_add_choice (self, &decision, text);
    }
}

/* Lists decisions that need neither dice nor tiles. */
static void
list_decisions (OgcConsole *self)
{
  unsigned n;
  const OgcDecision *decisions = ogc_game_list_decisions (self->game, &n);

  for (unsigned i = 0; i < n; i++)
    {
      g_autofree char *text = ogc_text_decision (&(OgcTextNames) { NULL }, &(OgcAsk) { 0 }, &decisions[i]);

      ogc_console_add_choice (self, &decisions[i], text);
    }
}

/* Asks for one of a few answers: says all of them the first time. */
static void
ask_for_choice (OgcConsole *self,
                OgcAskKind  kind)
{
  GListModel *buildings = ogc_game_get_buildings (self->game);
  g_autoptr (GString) question = g_string_new (NULL);

  if (self->choices->len > 0 && self->session.repeated)
    return;
  ogc_console_append (question, ogc_game_get_reason (self->game));
  ogc_console_append (question, ogc_game_get_prompt (self->game));
  ogc_console_say (question->str);
  ogc_console_clear_choices (self);
  if (kind != OGC_ASK_TAKE)
    list_decisions (self);
  for (guint i = 0; kind == OGC_ASK_TAKE && i < g_list_model_get_n_items (buildings); i++)
    {
      g_autoptr (OgcBuilding) building = g_list_model_get_item (buildings, i);

      list_tiles (self, building);
    }
}

/* The prompt for an answer. */
static char *
dup_question (OgcConsole *self)
{
  const OgcAskKind kind = ogc_game_get_ask_kind (self->game);
  OgcSeat *viewer = ogc_console_get_viewer (self);
  const int next = ogc_game_get_curtain_seat (self->game);
  g_autofree char *question = NULL;

  if (ogc_game_get_finished (self->game))
    return g_strdup_printf (_("Enter leaves the game. You can still type “%s”, “%s” and “%s”, and ? for help."),
                            ogc_verb_word (OGC_VERB_SCORE),
                            ogc_verb_word (OGC_VERB_LOG), ogc_verb_word (OGC_VERB_SAVE));
  question = ogc_console_session_dup_pause (&self->session,
                                            next >= 0 ? ogc_seat_get_name (ogc_game_get_seat (self->game, (guint) next))
                                                      : NULL, ogc_verb_word (OGC_VERB_UNDO));
  if (question != NULL)
    return g_steal_pointer (&question);
  if (self->passing)
    return g_strdup (_("Which number? Enter for none."));
  if (self->choices->len > 0)
    return g_strdup (_("Which number?"));
  question = ask_for_dice (self, kind);
  if (self->persons > 1)
    return g_strdup_printf (_("%s: %s"), ogc_seat_get_name (viewer), question);
  return g_steal_pointer (&question);
}

void
ogc_console_ask_next (OgcConsole *self)
{
  const OgcAskKind kind = ogc_game_get_ask_kind (self->game);
  g_autofree char *question = NULL;

  if (ogc_game_get_answerable (self->game) && !self->session.waiting && !self->passing
      && (kind == OGC_ASK_TAKE || kind == OGC_ASK_GIFT || kind == OGC_ASK_ROLL))
    ask_for_choice (self, kind);
  question = dup_question (self);
  ogc_console_session_ask (&self->session, question);
}
