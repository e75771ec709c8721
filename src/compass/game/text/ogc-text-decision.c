/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "ogc-text.h"

static char *
expect_choice (const OgcAsk *ask)
{
  const unsigned n = ask->remaining;

  switch (ask->tile_kind)
    {
    case OGC_TILE_MAP:
      return g_strdup (_("Take a map from the Archives."));
    case OGC_TILE_SPECIALIST:
      return g_strdup (_("Take a specialist from the University."));
    case OGC_TILE_ARTIFACT:
      return g_strdup_printf (ngettext ("Keep %u of the artifacts drawn.", "Keep %u of the artifacts drawn.", n), n);
    case OGC_TILE_MISSION:
      return g_strdup (_("Keep one of the missions."));
    case OGC_TILE_ABILITY:
      return g_strdup (_("Take a special ability from the Illuminati."));
    case OGC_TILE_CHEST:
      return g_strdup_printf (ngettext ("Keep %u of your chests.", "Keep %u of your chests.", n), n);
    default:
      return g_strdup (_("Take a tile."));
    }
}

static char *
expect_of_viewer (const OgcAsk *ask)
{
  switch (ask->kind)
    {
    case OGC_ASK_ROLL:
      return g_strdup (_("Your turn: roll the dice."));
    case OGC_ASK_PLACE:
      return g_strdup (_("Pick dice and choose a building for them."));
    case OGC_ASK_OWN:
      return g_strdup (_("Place at least one of your own dice."));
    case OGC_ASK_NEUTRAL:
      return g_strdup (_("You may place neutral dice in one building, or end your turn."));
    case OGC_ASK_GIFT:
      return g_strdup (_("Use “A Timely Gift” for another turn, or keep it?"));
    default:
      return expect_choice (ask);
    }
}

static char *
expect_choice_of_other (const char  *name,
                        OgcTileKind  kind)
{
  switch (kind)
    {
    case OGC_TILE_MAP:
      /* TRANSLATORS: here and in the next five sentences, %s is a player’s name */
      return g_strdup_printf (_("%s is choosing a map."), name);
    case OGC_TILE_SPECIALIST:
      return g_strdup_printf (_("%s is choosing a specialist."), name);
    case OGC_TILE_ARTIFACT:
      return g_strdup_printf (_("%s is choosing artifacts."), name);
    case OGC_TILE_MISSION:
      return g_strdup_printf (_("%s is choosing a mission."), name);
    case OGC_TILE_ABILITY:
      return g_strdup_printf (_("%s is choosing a special ability."), name);
    case OGC_TILE_CHEST:
      return g_strdup_printf (_("%s is choosing chests."), name);
    default:
      return g_strdup_printf (_("%s is choosing a tile."), name);
    }
}

static char *
expect_of_other (const char   *name,
                 const OgcAsk *ask)
{
  switch (ask->kind)
    {
    case OGC_ASK_ROLL:
      return g_strdup_printf (_("%s is about to roll."), name);
    case OGC_ASK_GIFT:
      return g_strdup_printf (_("%s may use “A Timely Gift”."), name);
    case OGC_ASK_TAKE:
      return expect_choice_of_other (name, ask->tile_kind);
    default:
      return g_strdup_printf (_("%s is placing dice."), name);
    }
}

char *
ogc_text_prompt (const OgcTextNames *names,
                 const OgcAsk       *ask,
                 gboolean            to_viewer)
{
  g_return_val_if_fail (names != NULL && ask != NULL, NULL);

  if (ask->kind == OGC_ASK_NOTHING)
    return g_strdup (_("The game is over."));
  return to_viewer ? expect_of_viewer (ask) : expect_of_other (ogc_text_owner (names, ask->seat), ask);
}

static char *
label_plain (const OgcDecision *decision)
{
  const unsigned count = decision->place;

  switch (decision->building)
    {
    case OGC_ARCHIVES:
      if (count == 0)
        return g_strdup (_("New set"));
      /* TRANSLATORS: the set in the Archives that dice are added to, by its number of dice and their value. */
      return g_strdup_printf (ngettext ("Add to the set of %u die of value %u", "Add to the set of %u dice of value %u",
                                        count),
                              count, ogc_dice_lowest (decision->dice));
    case OGC_TEMPLE:
      /* TRANSLATORS: the number of a space in the Hidden Temple. */
      return g_strdup_printf (_("Space %u"), decision->place + 1u);
    default:
      return g_strdup (_("Place here"));
    }
}

char *
ogc_text_placement (const OgcTextNames *names,
                    const OgcDecision  *decision)
{
  g_autofree char *plain = NULL;

  g_return_val_if_fail (names != NULL && decision != NULL, NULL);

  plain = label_plain (decision);
  if (!decision->will)
    return g_steal_pointer (&plain);
  /* TRANSLATORS: the first is one of "Place here", "New set", "Add to the set of…"; then an owner and the value of a
   * die. */
  return g_strdup_printf (_("%s, with “The Will to Win”: equals %s, whose %u goes to the Library"), plain,
                          ogc_text_owner (names, decision->rival), decision->picked);
}

static char *
place_dice (const char *dice,
            unsigned    building)
{
  switch ((OgcBuildingId) building)
    {
    case OGC_UNIVERSITY:
      /* TRANSLATORS: dice, "a 5", "2 3" or "a neutral 5" */
      return g_strdup_printf (_("Place %s in the University"), dice);
    case OGC_ARCHIVES:
      return g_strdup_printf (_("Place %s in the Archives"), dice);
    case OGC_LIBRARY:
      return g_strdup_printf (_("Place %s in the Library"), dice);
    case OGC_AUCTION_HOUSE:
      return g_strdup_printf (_("Place %s in the Auction House"), dice);
    case OGC_GUILD:
      return g_strdup_printf (_("Place %s in the Treasure Hunters’ Guild"), dice);
    case OGC_TEMPLE:
      return g_strdup_printf (_("Place %s in the Hidden Temple"), dice);
    case OGC_ILLUMINATI:
      return g_strdup_printf (_("Place %s with the Illuminati"), dice);
    case OGC_GALLEON:
      return g_strdup_printf (_("Place %s on the Sunken Galleon"), dice);
    case OGC_TOWER:
      return g_strdup_printf (_("Place %s in the Treasure Tower"), dice);
    case OGC_N_BUILDINGS:
    case OGC_RANDOM_BUILDING:
    case OGC_NO_BUILDING:
      break;
    }
  g_return_val_if_reached (NULL);
}

/* @plain with the set that dice become or are added to. */
static char *
place_in_set (const char *plain,
              unsigned    count)
{
  if (count == 0)
    /* TRANSLATORS: a placement: "Place 2 2 in the Archives (new set)" */
    return g_strdup_printf (_("%s (new set)"), plain);
  /* TRANSLATORS: a placement, and the size of the set that its dice are added to: "Place a 2 in the Archives (to the
   * set of 3 dice)" */
  return g_strdup_printf (ngettext ("%s (to the set of %u die)", "%s (to the set of %u dice)", count), plain, count);
}

static char *
decision_placement (const OgcTextNames *names,
                    const OgcDecision  *decision)
{
  g_autofree char *dice = decision->neutral ? ogc_text_neutral_dice (decision->dice)
                          : ogc_text_spoken_dice (decision->dice);
  g_autofree char *where = ogc_text_placement (names, decision);
  g_autofree char *plain = place_dice (dice, decision->building);

  if (!decision->will && decision->building == OGC_ARCHIVES)
    return place_in_set (plain, decision->place);
  if (!decision->will && decision->building != OGC_TEMPLE)
    return g_steal_pointer (&plain);
  /* TRANSLATORS: a placement, and where in the building: "Place 2 2 in the Hidden Temple (Space 1)" */
  return g_strdup_printf (C_("placement", "%s (%s)"), plain, where);
}

static char *
decision_reroll (const OgcDecision *decision)
{
  g_autofree char *own = ogc_text_spoken_dice (decision->dice);
  g_autofree char *neutral = ogc_text_neutral_dice (decision->other);

  if (decision->other == 0 || decision->dice == 0)
    return g_strdup_printf (_("Reroll %s"), decision->other == 0 ? own : neutral);
  return g_strdup_printf (_("Reroll %s and %s"), own, neutral);
}

static char *
decision_power (const OgcDecision *decision)
{
  g_autofree char *from = ogc_text_dice (decision->dice);
  g_autofree char *to = ogc_text_dice (decision->other);

  return g_strdup_printf (_("Turn %s to %s with “A Compelling Power”"), from, to);
}

static char *
decision_take (const OgcTextNames *names,
               const OgcAsk       *ask,
               const OgcDecision  *decision)
{
  g_autofree char *tile = decision->tile == OGC_NO_TILE
                            ? ogc_text_hidden_tile (ask->tile_kind, -1)
                            : ogc_text_tile (names->tiles, ask->tile_kind, decision->tile);

  return g_strdup_printf (_("Take %s"), tile);
}

char *
ogc_text_decision (const OgcTextNames *names,
                   const OgcAsk       *ask,
                   const OgcDecision  *decision)
{
  g_return_val_if_fail (names != NULL && ask != NULL && decision != NULL, NULL);

  switch ((OgcDecisionKind) decision->kind)
    {
    case OGC_DECISION_ROLL:
      return g_strdup (_("Roll"));
    case OGC_DECISION_HELP:
      return g_strdup (_("Use “A Little Help”"));
    case OGC_DECISION_REROLL:
      return decision_reroll (decision);
    case OGC_DECISION_POWER:
      return decision_power (decision);
    case OGC_DECISION_PLACE:
      return decision_placement (names, decision);
    case OGC_DECISION_END_TURN:
      return g_strdup (_("End the turn"));
    case OGC_DECISION_GIFT:
      return g_strdup (_("Use “A Timely Gift”"));
    case OGC_DECISION_PASS:
      return g_strdup (_("Keep “A Timely Gift”"));
    case OGC_DECISION_TAKE:
      return decision_take (names, ask, decision);
    case OGC_N_DECISION_KINDS:
      break;
    }
  g_return_val_if_reached (NULL);
}
