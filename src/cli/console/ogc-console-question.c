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

/* What a choice of @decision is called, and what it is worth. */
static char *
describe_choice (OgcConsole        *self,
                 const OgcDecision *decision,
                 OgcBuilding       *building)
{
  const OgcTextNames names = { .tiles = ogc_tile_set_get_tiles (ogc_game_get_tile_set (self->game)) };
  GListModel *offers = building != NULL ? ogc_building_get_offers (building) : NULL;

  for (guint i = 0; offers != NULL && i < g_list_model_get_n_items (offers); i++)
    {
      g_autoptr (OgcTile) tile = g_list_model_get_item (offers, i);
      const OgcTileKind kind = ogc_tile_get_kind (tile);
      g_autofree char *name = ogc_console_name_tile (tile);
      int worth;

      if (ogc_tile_get_number (tile) != decision->tile || !ogc_game_get_worth (self->game, tile, &worth))
        continue;
      if (kind == OGC_TILE_MISSION || kind == OGC_TILE_ABILITY || kind == OGC_TILE_ARTIFACT)
        return g_strdup (ogc_tile_get_description (tile));
      /* TRANSLATORS: a tile, and how much gold it would add to the player's score now */
      return g_strdup_printf (ngettext ("%s: %d\302\240gold for you now", "%s: %d\302\240gold for you now", worth),
                              name, worth);
    }
  return ogc_text_decision (&names, &(OgcAsk) { .tile_kind = OGC_N_TILE_KINDS }, decision);
}

/* Asks for one of few answers: says all of them the first time. */
static void
ask_for_choice (OgcConsole *self)
{
  GListModel *buildings = ogc_game_get_buildings (self->game);
  g_autoptr (GString) question = g_string_new (NULL);
  const OgcDecision *decisions;
  g_autofree OgcDecision *legal = NULL;
  OgcBuilding *building = NULL;
  unsigned n;

  if (self->choices->len > 0 && self->repeated)
    return;
  decisions = ogc_game_list_decisions (self->game, &n);
  legal = g_memdup2 (decisions, n * sizeof *legal);
  for (guint i = 0; i < g_list_model_get_n_items (buildings); i++)
    {
      g_autoptr (OgcBuilding) one = g_list_model_get_item (buildings, i);

      if (ogc_building_get_choosing (one))
        building = one;
    }
  ogc_console_append (question, ogc_game_get_reason (self->game));
  ogc_console_append (question, ogc_game_get_expectation (self->game));
  ogc_console_say (question->str);
  ogc_console_clear_choices (self);
  for (unsigned i = 0; i < n; i++)
    {
      g_autofree char *text = describe_choice (self, &legal[i], building);

      ogc_console_add_choice (self, &legal[i], text);
    }
}

/* What is said when nothing is asked, but something may be taken back or read. */
static char *
dup_pause (OgcConsole *self)
{
  const char *undo = ogc_verb_word (OGC_VERB_UNDO);
  const int next = ogc_game_get_curtain_seat (self->game);
  const char *name = next >= 0 ? ogc_seat_get_name (ogc_game_get_seat (self->game, (unsigned) next)) : NULL;

  if (name != NULL && ogc_game_get_can_undo (self->game))
    /* TRANSLATORS: the name of the next person at this terminal; what can be typed, with the word for "undo" */
    return g_strdup_printf (_("Enter clears the screen for %s, “%s” takes that back."), name, undo);
  if (name != NULL)
    /* TRANSLATORS: the name of the next person at this terminal */
    return g_strdup_printf (_("Enter clears the screen for %s."), name);
  /* TRANSLATORS: what can be typed, with the word for "undo" */
  return g_strdup_printf (_("Enter goes on, “%s” takes that back."), undo);
}

/* What is said last, before somebody answers. */
static char *
dup_question (OgcConsole *self)
{
  const OgcAskKind kind = ogc_game_get_ask_kind (self->game);
  OgcSeat *viewer = ogc_console_get_viewer (self);
  g_autofree char *question = NULL;

  if (ogc_game_get_finished (self->game))
    return g_strdup_printf (_("Enter leaves the game. “%s”, “%s” and “%s” still answer."), ogc_verb_word (OGC_VERB_SCORE),
                            ogc_verb_word (OGC_VERB_LOG), ogc_verb_word (OGC_VERB_SAVE));
  if (self->waiting)
    return dup_pause (self);
  if (ogc_game_get_curtain (self->game))
    return g_strdup_printf ("%s %s", ogc_game_get_expectation (self->game), _("Enter goes on."));
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
  g_autofree char *helped = NULL;

  if (ogc_game_get_answerable (self->game) && !self->waiting && !self->passing
      && (kind == OGC_ASK_TAKE || kind == OGC_ASK_GIFT || kind == OGC_ASK_ROLL))
    ask_for_choice (self);
  question = dup_question (self);
  /* TRANSLATORS: a question; "?" is what can be typed */
  helped = self->helped ? NULL : g_strdup_printf (_("%s (Type ? for help.)"), question);
  ogc_console_ask (helped != NULL ? helped : question);
  self->helped = TRUE;
  self->repeated = TRUE;
}
