/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-text.h"

#include <glib/gi18n.h>

const char *
ogc_text_owner (const OgcTextNames *names,
                unsigned            owner)
{
  g_return_val_if_fail (names != NULL, NULL);

  if (owner == OGC_NEUTRAL)
    return C_("owner", "Neutral player");
  if (owner < OGC_MAX_SEATS && names->names[owner] != NULL)
    return names->names[owner];
  return "";
}

const char *
ogc_text_building (OgcBuildingId building)
{
  switch (building)
    {
    case OGC_UNIVERSITY:
      return C_("building", "University");
    case OGC_ARCHIVES:
      return C_("building", "Archives");
    case OGC_LIBRARY:
      return C_("building", "Library");
    case OGC_AUCTION_HOUSE:
      return C_("building", "Auction House");
    case OGC_GUILD:
      return C_("building", "Treasure Hunters’ Guild");
    case OGC_TEMPLE:
      return C_("building", "Hidden Temple");
    case OGC_ILLUMINATI:
      return C_("building", "Illuminati");
    case OGC_GALLEON:
      return C_("building", "Sunken Galleon");
    case OGC_TOWER:
      return C_("building", "Treasure Tower");
    case OGC_RANDOM_BUILDING:
      return C_("building", "Drawn at random");
    case OGC_NO_BUILDING:
      return C_("building", "None");
    case OGC_N_BUILDINGS:
      break;
    }
  g_return_val_if_reached ("");
}

char *
ogc_text_resolving (OgcBuildingId building)
{
  /* TRANSLATORS: a building; what goes on in the game, without a full stop */
  return g_strdup_printf (_("Resolving: %s"), ogc_text_building (building));
}

const char *
ogc_text_building_rule (OgcBuildingId building)
{
  switch (building)
    {
    case OGC_UNIVERSITY:
      return _("one die, or\302\240a\302\240sum\302\240of\302\2405");
    case OGC_ARCHIVES:
      return _("sets of one value");
    case OGC_LIBRARY:
      return _("a single die");
    case OGC_AUCTION_HOUSE:
    case OGC_GUILD:
      return _("runs");
    case OGC_TEMPLE:
      return _("an item’s two values");
    case OGC_ILLUMINATI:
      return _("copy the leader, add one");
    case OGC_GALLEON:
      return _("one more, higher\302\240sum");
    case OGC_TOWER:
      return _("one die, or\302\240a\302\240sum\302\240of\302\2407");
    case OGC_N_BUILDINGS:
    case OGC_RANDOM_BUILDING:
    case OGC_NO_BUILDING:
      break;
    }
  g_return_val_if_reached ("");
}

char *
ogc_text_building_prize (OgcBuildingId building,
                         unsigned      seats)
{
  switch (building)
    {
    case OGC_UNIVERSITY:
      return g_strdup (_("From the left, each die takes any specialist."));
    case OGC_ARCHIVES:
      return g_strdup (_("One map each, largest sets first."));
    case OGC_LIBRARY:
      return g_strdup (_("Each die earns a knowledge token."));
    case OGC_AUCTION_HOUSE:
      return g_strdup (seats == OGC_MAX_SEATS
                         ? _("The three longest win artifacts.")
                         : _("The two longest win artifacts."));
    case OGC_GUILD:
      return g_strdup (seats == OGC_MAX_SEATS
                         ? _("The three longest win missions.")
                         : _("The two longest win missions."));
    case OGC_TEMPLE:
      return g_strdup (_("The two values on an item win it."));
    case OGC_ILLUMINATI:
      return g_strdup (_("Two abilities for 1st, one for 2nd."));
    case OGC_GALLEON:
      return g_strdup (_("The largest keeps 2 chests, others\302\2401."));
    case OGC_TOWER:
      return g_strdup (_("Each die wins a treasure."));
    case OGC_N_BUILDINGS:
    case OGC_RANDOM_BUILDING:
    case OGC_NO_BUILDING:
      break;
    }
  g_return_val_if_reached (NULL);
}

const char *
ogc_text_form (OgcForm form)
{
  switch (form)
    {
    case OGC_FORM_STANDARD:
      return C_("form of the game", "Standard");
    case OGC_FORM_NEUTRAL:
      return C_("form of the game", "Neutral player");
    case OGC_FORM_FEWER:
      return C_("form of the game", "Fewer buildings");
    case OGC_N_FORMS:
      break;
    }
  g_return_val_if_reached ("");
}

const char *
ogc_text_gold_source (OgcGoldSource source)
{
  switch (source)
    {
    case OGC_GOLD_MAPS:
      return C_("gold from", "Maps");
    case OGC_GOLD_SPECIALISTS:
      return C_("gold from", "Specialists");
    case OGC_GOLD_KNOWLEDGE:
      return C_("gold from", "Knowledge");
    case OGC_GOLD_ARTIFACTS:
      return C_("gold from", "Artifacts");
    case OGC_GOLD_ABILITIES:
      return C_("gold from", "Abilities");
    case OGC_GOLD_CHESTS:
      return C_("gold from", "Chests");
    case OGC_GOLD_TREASURES:
      return C_("gold from", "Treasures");
    case OGC_GOLD_MISSIONS:
      return C_("gold from", "Missions");
    case OGC_N_GOLD_SOURCES:
      break;
    }
  g_return_val_if_reached ("");
}

char *
ogc_text_dice (OgcDice dice)
{
  GString *text = g_string_new (NULL);

  for (unsigned value = 1; value <= OGC_MAX_VALUE; value++)
    for (unsigned i = 0; i < ogc_dice_count_of (dice, value); i++)
      {
        if (text->len > 0)
          g_string_append_c (text, ' ');
        g_string_append_printf (text, "%u", value);
      }
  return g_string_free (text, FALSE);
}

char *
ogc_text_spoken_dice (OgcDice dice)
{
  if (ogc_dice_count (dice) != 1)
    return ogc_text_dice (dice);
  /* TRANSLATORS: one die by its value, the object of a sentence: "Ada places a 5 in the Library." */
  return g_strdup_printf (C_("die", "a %u"), ogc_dice_lowest (dice));
}

char *
ogc_text_neutral_dice (OgcDice dice)
{
  g_autofree char *values = ogc_text_dice (dice);

  if (ogc_dice_count (dice) != 1)
    return g_strdup_printf (_("neutral %s"), values);
  /* TRANSLATORS: one die of the neutral player, the object of a sentence: "Ada places a neutral 5 in the Library." */
  return g_strdup_printf (C_("die", "a neutral %u"), ogc_dice_lowest (dice));
}

char *
ogc_text_gold (unsigned gold)
{
  return g_strdup_printf (ngettext ("%u\302\240gold", "%u\302\240gold", gold), gold);
}

char *
ogc_text_knowledge (unsigned tokens)
{
  return g_strdup_printf (ngettext ("%u knowledge token", "%u knowledge tokens", tokens), tokens);
}

char *
ogc_text_own_dice (unsigned count)
{
  return g_strdup_printf (ngettext ("%u die", "%u dice", count), count);
}

char *
ogc_text_tile_count (OgcTileKind kind,
                     unsigned    count)
{
  switch (kind)
    {
    case OGC_TILE_MAP:
      return g_strdup_printf (ngettext ("%u map", "%u maps", count), count);
    case OGC_TILE_SPECIALIST:
      return g_strdup_printf (ngettext ("%u specialist", "%u specialists", count), count);
    case OGC_TILE_ITEM:
      return g_strdup_printf (ngettext ("%u magical item", "%u magical items", count), count);
    case OGC_TILE_ARTIFACT:
      return g_strdup_printf (ngettext ("%u artifact", "%u artifacts", count), count);
    case OGC_TILE_COLLECTION:
      return g_strdup_printf (ngettext ("%u private collection", "%u private collections", count), count);
    case OGC_TILE_ABILITY:
      return g_strdup_printf (ngettext ("%u special ability", "%u special abilities", count), count);
    case OGC_TILE_CHEST:
      return g_strdup_printf (ngettext ("%u chest", "%u chests", count), count);
    case OGC_TILE_BRONZE:
      return g_strdup_printf (ngettext ("%u bronze treasure", "%u bronze treasures", count), count);
    case OGC_TILE_SILVER:
      return g_strdup_printf (ngettext ("%u silver treasure", "%u silver treasures", count), count);
    case OGC_TILE_GOLD:
      return g_strdup_printf (ngettext ("%u gold treasure", "%u gold treasures", count), count);
    case OGC_TILE_MISSION:
      return g_strdup_printf (ngettext ("%u mission", "%u missions", count), count);
    case OGC_N_TILE_KINDS:
      break;
    }
  g_return_val_if_reached (NULL);
}
